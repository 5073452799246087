// The guide of a lesson: which step is on show, what it points at, and its reply to a slip.
import { keep, keptOf } from '../../lessons/kept';
import { settings } from '../../settings.svelte';
import type { Lesson, Now } from '../../wire';

/** What the guide sees of the table, and does there. */
interface Desk {
  readonly now: Now;
  readonly mine: string[];
  act(actions: string[]): Promise<void>;
  undo(): Promise<void>;
}

const NOT_NOW = -1;

export class Guide {
  /** The number of the reply to the last slip. */
  private slip = $state<number | null>(null);
  private read = $state(0);
  /** What the learner has chosen by himself in his own battle. */
  private choices = $state(0);
  /** Plays what is asked for, up to the learner's own battle. */
  skipping = $state(false);

  /** The step that is to be done. */
  readonly due = $derived.by(() => Math.min(this.desk.now.guide?.step ?? 0, this.lesson.steps.length - 1));
  /** Up to the learner's own battle. */
  readonly leads = $derived.by(() => this.lesson.steps[this.due]!.kind !== 'free');
  /** The step on show: the first page after what was done last, or one that was turned to. */
  readonly number = $derived.by(() => {
    let first = this.due;
    while (first > 0 && this.lesson.steps[first - 1]!.kind === 'page') first -= 1;
    return Math.min(Math.max(first, this.read), this.due);
  });
  readonly step = $derived.by(() => this.lesson.steps[this.number]!);
  readonly isPage = $derived.by(() => this.step.kind === 'page');
  /** Another seat moves. */
  readonly isWatching = $derived.by(() => this.step.seat !== '');
  readonly isTask = $derived.by(() => this.step.kind === 'task' && !this.isWatching);
  /** The learner needs no guide any more. */
  readonly isAlone = $derived.by(() => this.step.kind === 'free' && !this.ended && this.choices > 1);
  readonly ended = $derived.by(() => this.desk.now.result !== null);
  /** It is over when its steps are done, without a game of one's own. */
  get isExercise(): boolean { return this.lesson.done !== null; }

  constructor(readonly lesson: Lesson, private readonly desk: Desk, private readonly at: { game: string; name: string; table: string }) {
    const kept = keptOf(at.game, at.name);
    this.read = kept?.table === at.table ? kept.read : 0;
  }

  /** What the guide says now. */
  get words(): string {
    const { lesson } = this;
    if (this.ended) return this.spoken(this.verdict);
    return this.isWatching ? '' : this.spoken(lesson.steps[this.number]!.text);
  }

  /** The answer to a slip; empty when there was none. */
  get reply(): string {
    if (this.slip === null || this.ended) return '';
    return this.spoken(this.slip === NOT_NOW ? this.lesson.not_now : this.lesson.steps[this.due]!.slips[this.slip]?.text ?? this.lesson.not_now);
  }

  /** Pieces and places on the board. */
  get places(): string[] {
    return this.ended ? [] : this.step.point.filter((id) => !id.startsWith(':'));
  }

  /** Controls of the page, by their test names. */
  get controls(): string[] {
    return this.ended ? [] : this.step.point.filter((id) => id.startsWith(':')).map((id) => id.slice(1));
  }

  /** How many steps of the learner there are, and at which of them we are. */
  get progress(): { at: number; of: number } {
    const own = this.lesson.steps.filter((step) => step.seat === '');
    return { at: this.lesson.steps.slice(0, this.number + 1).filter((step) => step.seat === '').length, of: own.length };
  }

  private get verdict(): Record<string, string> {
    const { won, lost, drawn, done } = this.lesson;
    const { winner } = this.desk.now.result!;
    return done ?? (winner === null ? drawn : this.desk.mine.includes(winner) ? won : lost) ?? {};
  }

  private spoken(words: Record<string, string>): string {
    return words[settings.language] ?? '';
  }

  next(): void {
    this.read = this.number + 1;
    this.slip = null;
    this.store();
  }

  acted(): void {
    if (!this.leads) this.choices += 1;
  }

  slipped(number: number): void {
    this.slip = number;
  }

  /** Something was done: a reply to an earlier slip is out of date. */
  wentOn(): void {
    this.slip = null;
    if (this.ended) this.store();
  }

  /** Does what the step asks for, after what went astray is taken back. */
  async show(): Promise<void> {
    const shown = this.lesson.steps[this.due]!.shown;
    for (let n = this.desk.now.guide?.played ?? 0; n > 0 && this.desk.now.undo.can; n -= 1) await this.desk.undo();
    const { due } = this;
    for (let played = -1, now = this.desk.now.guide; now && now.step === due && now.played !== played; now = this.desk.now.guide) {
      played = now.played;
      await this.desk.act(shown.slice(played)); // dice end what can be sent at once
    }
  }

  private store(): void {
    keep(this.at.game, this.at.name, { table: this.at.table, read: this.read, done: this.ended });
  }
}
