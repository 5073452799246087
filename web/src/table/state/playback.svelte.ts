// What is shown: the current state, a past step, or a motion from one step to the next. Steps that arrive wait until those
// before them have been shown and read.
import type { Schema, Step } from '../../wire';
import type { Motion } from '../model.svelte';
import { History, takenBack } from './history.svelte';

/** Nobody has said by then that a motion has been shown. */
const LONGEST_MOTION = 15_000;

/** What the viewer wants to see. */
export interface Audience {
  /** Whether a step is worth waiting for before anything is asked: another's, or one with dice. */
  isWatched(step: Step): boolean;
  /** How long a step stays to be read, once it has been shown. */
  reading(step: Step): number;
  /** Whether a position is an affair of others, which is told when it is over. */
  isElsewhere(position: any): boolean;
  /** Whether the viewer is asked: then the present is shown, whoever's affair it is. */
  isAsked(): boolean;
  /** A step begins to be shown. */
  begun(step: Step): void;
  /** Everything has been shown. */
  ended(): void;
}

export class Playback {
  readonly history: History;
  /** The step looked at in history; null is live. */
  looked = $state<number | null>(null);
  motion = $state.raw<Motion | null>(null);
  /** Nothing goes on by itself. */
  paused = $state(false);
  /** The last step on show, while live. */
  private cursor = $state(0);
  /** The last step that has been shown or passed over. */
  private passed = $state(0);
  /** Whether an affair of others is shown all the same. */
  private curious = false;
  /** Whether the motion has been shown, and is being read. */
  private read = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly version = $derived.by(() => this.history.last);
  readonly live = $derived.by(() => this.looked === null);
  readonly onShow = $derived.by(() => this.looked ?? Math.min(this.cursor, this.version));
  readonly position: any = $derived.by(() => this.history.position(this.onShow));
  readonly playing = $derived.by(() => this.live && (this.motion !== null || this.passed < this.version));
  /** Steps still to be shown after this motion. */
  readonly motionsLeft = $derived.by(() => (this.live ? this.version - this.passed : 0));
  /** Whether something is on show that has to be seen before the viewer is asked anything. */
  readonly watching = $derived.by(() => {
    if (!this.playing) return false;
    const first = this.motion ? this.motion.n : this.passed + 1;
    return this.history.steps.slice(first - 1 - this.history.first).some((step) => this.audience.isWatched(step));
  });
  /** Whether an affair of others goes on that is not shown. */
  readonly elsewhere = $derived.by(() => this.live && !this.motion && this.cursor < this.passed);
  /** The steps of the affairs of others that have been passed over, until the viewer wants to see them. */
  unseen = $state.raw<Step[]>([]);
  /** The steps that were taken back, and the undoing of them. */
  readonly gone = $derived.by(() => takenBack(this.history.steps));
  /** The steps up to the shown one, without those taken back. */
  readonly steps: Step[] = $derived.by(() => this.history.steps.filter((step) => step.n <= this.onShow && !this.gone.has(step.n)));

  constructor(schema: Schema, private readonly audience: Audience) {
    this.history = new History(schema);
  }

  positionAt(n: number): any {
    return this.history.position(Math.max(n, this.history.first));
  }

  /** Adds new steps: at once, or in motion, after those still to be shown. False when a step is missing. */
  follow(steps: Step[], atOnce: boolean): boolean {
    const idle = !this.playing;
    if (!this.history.add(steps)) return false;
    if (atOnce) this.flush();
    else if (idle && !this.paused) this.advance();
    return true;
  }

  /** The board has shown a motion; now it can be read. */
  motionDone(n: number): void {
    if (this.motion?.n !== n || this.read) return;
    this.stop();
    this.read = true;
    if (this.paused) return;
    const wait = this.audience.reading(this.history.step(n)!);
    if (wait) this.timer = setTimeout(() => this.advance(), wait);
    else this.advance();
  }

  /** Shows the state at the beginning of a visit; what came before is no news. */
  start(): void {
    this.passed = this.version;
    this.unseen = [];
    this.flush();
  }

  /** Ends all motion and shows the current state. */
  flush(): void {
    this.stop();
    this.motion = null;
    this.paused = this.curious = false;
    for (let n = this.passed + 1; n <= this.version; n += 1) if (!this.isShown(n)) this.passOver(n);
    this.passed = this.version;
    this.cursor = this.lastShown(this.version);
    this.face();
  }

  /** Shows the present as it is if the viewer is asked about it. */
  face(): void {
    if (!this.motion && this.passed === this.version && this.audience.isAsked()) this.cursor = this.version;
  }

  /** Shows the position after a step; after the last one the live state. */
  show(n: number): void {
    this.flush();
    this.looked = n >= this.version ? null : Math.max(n, this.history.first);
  }

  /** Plays what happened after a step, the affairs of others too if `all`. */
  playFrom(n: number, all = false): void {
    this.looked = null;
    this.cursor = this.passed = n;
    this.curious = all;
    this.paused = false;
    this.advance();
  }

  pause(): void {
    this.paused = true;
    if (this.read) this.stop();
  }

  resume(): void {
    this.paused = false;
    if (!this.motion || this.read) this.advance();
  }

  /** Shows the next step, and then waits. */
  stepOn(): void {
    this.paused = true;
    this.advance();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private advance(): void {
    this.stop();
    this.read = false;
    const before = this.cursor;
    const n = this.next();
    if (n === null) {
      this.motion = null;
      this.paused = this.curious = false;
      this.face();
      this.audience.ended();
      return;
    }
    this.cursor = this.passed = n;
    this.motion = { n, events: this.history.step(n)?.events ?? [], before: this.history.position(before), after: this.history.position(n) };
    this.audience.begun(this.history.step(n)!);
    this.timer = setTimeout(() => this.motionDone(n), LONGEST_MOTION);
  }

  /** The next step to be shown; those passed over are counted. */
  private next(): number | null {
    for (let n = this.passed + 1; n <= this.version; n += 1) {
      if (this.isShown(n)) return n;
      this.passOver(n);
    }
    return null;
  }

  private passOver(n: number): void {
    this.passed = n;
    this.unseen = [...this.unseen, this.history.step(n)!];
  }

  private lastShown(n: number): number {
    let shown = n;
    while (shown > this.history.first && !this.isShown(shown)) shown -= 1;
    return shown;
  }

  private isShown(n: number): boolean {
    return this.curious || !this.audience.isElsewhere(this.history.position(n));
  }
}
