// An unfinished path: its fixed legs, the current leg, and the server's answer.
import type { TableModel } from '../model';
import type { Path, Plan, Refusal } from '../../../wire';
import { baseOf, MOST_LEGS, readPath, textOf, walked, type Draft, type Leg, type Verb } from './path';
import { bend, distance, type Base } from '../position/plane';

/** A dragged base jumps to what it could snap to within these. */
const SNAP_WITHIN = 40;
const SNAP_TURN = 25;

export class Planner {
  draft = $state.raw<Draft | null>(null);
  /** The server's answer about the draft. */
  answer = $state.raw<Plan | null>(null);
  /** How many legs are fixed. */
  kept = $state(0);
  /** Where everybody stands before the leg in hand, in the order of the movers. */
  from = $state.raw<Base[]>([]);
  /** Which of the snaps is taken; -1 for none. */
  snap = $state(-1);
  /** Nothing snaps. */
  free = $state(false);
  /** What made the leg in hand: the body, a corner, the turning knob, a key. */
  by = $state('');
  /** What the last wish ran against. */
  why = $state.raw<Refusal | null>(null);
  #asking = false;
  #again = false;

  constructor(
    readonly model: TableModel,
    readonly basesOf: (movers: string[]) => Base[],
  ) {}

  /** The path that would be gone now: what it snaps to, what was wished, or the nearest that is allowed. */
  readonly chosen: Path | null = $derived.by(() => {
    if (!this.answer) return null;
    const snapped = this.answer.snaps[this.snap];
    if (snapped) return snapped;
    return this.answer.asked.refusal ? this.answer.legal : this.answer.asked;
  });
  /** The requested places of all movers. */
  readonly wished: Base[] = $derived.by(() => {
    const { draft, answer } = this;
    if (!draft) return [];
    if (draft.verb === 'move') return walked(this.from, draft.legs.slice(this.kept));
    return draft.movers.map((id, number) => this.#ghost(answer?.asked ?? null, id) ?? this.from[number]!);
  });

  get movers(): string[] {
    return this.draft?.movers ?? [];
  }

  begin(verb: Verb, movers: string[]): void {
    this.clear();
    this.from = this.basesOf(movers);
    this.draft = { verb, movers, legs: [], extra: 0 };
  }

  clear(): void {
    this.draft = this.answer = this.why = null;
    [this.kept, this.snap, this.by, this.from] = [0, -1, '', []];
  }

  /** Wishes for other legs after those that are fixed. */
  wish(legs: Leg[], by: string): void {
    if (!this.draft || this.kept + legs.length > MOST_LEGS) return;
    this.by = by;
    this.draft = { ...this.draft, legs: [...this.draft.legs.slice(0, this.kept), ...legs] };
    this.ask();
  }

  /** Wishes for another draft of the same movers. */
  revise(change: Partial<Draft>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...change };
    this.ask();
  }

  /** Continues from the present end of the path. */
  wayPoint(): boolean {
    const path = this.chosen && readPath(this.model.board, this.chosen.action);
    const fixed = path?.legs ?? [];
    if (!this.draft || !path || !fixed.length || fixed.length >= MOST_LEGS || fixed.at(-1)!.kind === 'line') return false;
    this.from = this.ghosts.map(({ base }) => base);
    this.draft = { ...this.draft, legs: fixed };
    [this.kept, this.snap, this.by] = [fixed.length, -1, ''];
    this.ask();
    return true;
  }

  /** Takes the next of what it could snap to, in the end none. */
  nextSnap(): void {
    const count = this.answer?.snaps.length ?? 0;
    this.snap = this.snap + 1 < count ? this.snap + 1 : -1;
  }

  /** Everybody at the end of the chosen path. */
  readonly ghosts: { id: string; base: Base }[] = $derived.by(() =>
    this.movers.flatMap((id) => {
      const base = this.#ghost(this.chosen, id);
      return base ? [{ id, base }] : [];
    }),
  );

  #ghost(path: Path | null, id: string): Base | null {
    const pose = path?.ghosts[id];
    const start = this.from[this.movers.indexOf(id)];
    return pose && start ? baseOf({ x: pose[0], y: pose[1], facing: pose[2] }, start.depth) : null;
  }

  /** Asks about the newest request, one at a time. */
  ask(): void {
    if (this.#asking) this.#again = true;
    else void this.#askNow();
  }

  async #askNow(): Promise<void> {
    this.#asking = true;
    do {
      this.#again = false;
      const { draft } = this;
      if (!draft?.legs.length) {
        this.answer = null;
        break;
      }
      const text = textOf(this.model.board, draft);
      const answer = await this.model.plan(text, !this.free);
      if (this.draft && textOf(this.model.board, this.draft) === text) this.#take(answer);
    } while (this.#again);
    this.#asking = false;
  }

  #take(answer: Plan | null): void {
    this.answer = answer;
    this.why = answer?.asked.refusal ?? null;
    this.snap = this.by !== 'key' && !this.free && answer && this.#isNear(answer) ? 0 : -1;
    if (this.by === 'key') this.#settle(answer);
  }

  /** With keys one never goes beyond what is allowed. */
  #settle(answer: Plan | null): void {
    const legal = answer?.asked.refusal ? answer.legal : null;
    const path = legal && readPath(this.model.board, legal.action);
    if (!legal || !path || !this.draft || path.legs.length < this.kept) return;
    this.draft = { ...this.draft, legs: path.legs };
    this.answer = { ...answer!, asked: { ...answer!.asked, ...legal, refusal: null } };
  }

  #isNear({ asked, snaps }: Plan): boolean {
    const lead = this.movers[0]!;
    const [wish, snap] = [asked.ghosts[lead], snaps[0]?.ghosts[lead]];
    if (!wish || !snap) return false;
    const apart = distance({ x: wish[0], y: wish[1] }, { x: snap[0], y: snap[1] });
    return apart <= SNAP_WITHIN && Math.abs(bend(wish[2], snap[2])) <= SNAP_TURN;
  }
}
