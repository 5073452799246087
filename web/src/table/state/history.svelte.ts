// All positions of a match as its bytes, and the steps between them.
import { fromBase64, decode, patched } from '../../board/record';
import type { GameEvent, Schema, Start, Step } from '../../wire';

export class History {
  first = $state(0);
  steps = $state.raw<Step[]>([]);
  opening = $state.raw<GameEvent[]>([]);
  private frames: Uint8Array[] = [];
  private decoded = new Map<number, any>();

  constructor(private readonly schema: Schema) {}

  get last(): number {
    return this.first + this.steps.length;
  }

  begin(start: Start, steps: Step[], opening: GameEvent[]): void {
    this.first = start.n;
    this.frames = [fromBase64(start.position)];
    this.steps = [];
    this.opening = opening;
    this.decoded.clear();
    this.add(steps);
  }

  /** False when a step is missing in between. */
  add(steps: Step[]): boolean {
    const fresh = steps.filter((step) => step.n > this.last);
    if (fresh.length && fresh[0]!.n !== this.last + 1) return false;
    for (const step of fresh) this.frames.push(this.after(step));
    this.steps = [...this.steps, ...fresh];
    return true;
  }

  /** The same step again, for instance in another view. */
  correct(start: Start): boolean {
    if (start.n !== this.last) return false;
    this.frames[start.n - this.first] = fromBase64(start.position);
    this.decoded.delete(start.n);
    return true;
  }

  position(n: number): any {
    let found = this.decoded.get(n);
    if (!found) {
      found = decode(this.schema, this.frames[n - this.first]!);
      if (this.decoded.size > 40) this.decoded.clear();
      this.decoded.set(n, found);
    }
    return found;
  }

  step(n: number): Step | null {
    return this.steps[n - this.first - 1] ?? null;
  }

  private after(step: Step): Uint8Array {
    const before = this.frames[this.frames.length - 1]!;
    if (step.position !== undefined) return fromBase64(step.position);
    return step.patch ? patched(before, step.patch) : before;
  }
}

/** The steps that were taken back, and the undoing of them. */
export function takenBack(steps: Step[]): Set<number> {
  const gone = new Set<number>();
  const standing: number[] = [];
  for (const step of steps) {
    if (step.kind === 'play') standing.push(step.n);
    if (step.kind !== 'undo') continue;
    gone.add(step.n);
    const last = standing.pop();
    if (last !== undefined) gone.add(last);
  }
  return gone;
}
