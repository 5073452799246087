// What is shown: the current state, a past step, or a motion from one step to the next.
import type { Schema, Step } from '../../wire';
import type { Motion } from '../model.svelte';
import { History, takenBack } from './history.svelte';

const LONGEST_MOTION = 4000;

export class Playback {
  readonly history: History;
  /** The step looked at in history; null is live. */
  looked = $state<number | null>(null);
  motion = $state.raw<Motion | null>(null);
  private cursor = $state(0);
  private timer = 0;

  readonly version = $derived.by(() => this.history.last);
  readonly live = $derived.by(() => this.looked === null);
  readonly onShow = $derived.by(() => this.looked ?? Math.min(this.cursor, this.version));
  readonly position: any = $derived.by(() => this.history.position(this.onShow));
  readonly playing = $derived.by(() => this.live && this.cursor < this.version);
  /** Steps still to be shown after this motion. */
  readonly motionsLeft = $derived.by(() => (this.live ? this.version - this.cursor : 0));
  /** The steps that were taken back, and the undoing of them. */
  readonly gone = $derived.by(() => takenBack(this.history.steps));
  /** The steps up to the shown one, without those taken back. */
  readonly steps: Step[] = $derived.by(() => this.history.steps.filter((step) => step.n <= this.onShow && !this.gone.has(step.n)));

  constructor(schema: Schema) {
    this.history = new History(schema);
  }

  positionAt(n: number): any {
    return this.history.position(Math.max(n, this.history.first));
  }

  /** Adds new steps: at once, or in motion, after those still to be shown. False when a step is missing. */
  follow(steps: Step[], atOnce: boolean): boolean {
    const atEnd = this.cursor >= this.version;
    if (!this.history.add(steps)) return false;
    if (atOnce) this.flush();
    else if (atEnd) this.advance();
    return true;
  }

  motionDone(n: number): void {
    if (this.motion?.n === n) this.advance();
  }

  /** Ends all motion and shows the current state. */
  flush(): void {
    this.stop();
    this.motion = null;
    this.cursor = this.version;
  }

  /** Shows the position after a step; after the last one the live state. */
  show(n: number): void {
    this.flush();
    this.looked = n >= this.version ? null : Math.max(n, this.history.first);
  }

  /** Plays what happened after a step. */
  playFrom(n: number): void {
    this.looked = null;
    this.cursor = n;
    this.advance();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private advance(): void {
    this.stop();
    if (this.cursor >= this.version) { this.motion = null; return; }
    const n = this.cursor + 1;
    this.motion = { n, events: this.history.step(n)?.events ?? [], before: this.history.position(n - 1), after: this.history.position(n) };
    this.cursor = n;
    this.timer = setTimeout(() => this.motionDone(n), LONGEST_MOTION) as unknown as number;
  }
}
