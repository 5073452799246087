// A long match is sent in pieces: a hello without the current state, then more of its steps, the last with the current state.
import type { Frame, GreetingPart } from '../../wire';

type Begun = Extract<GreetingPart, { t: 'hello' }>;

export class Pieces {
  private begun: Begun | null = null;
  private held: Frame[] = [];

  /** What can be passed on after a frame: nothing before the greeting is complete, then all that arrived meanwhile. */
  put(frame: Frame | GreetingPart): Frame[] {
    if (frame.t === 'hello' && 'more' in frame) {
      this.begun = { ...frame, steps: [...frame.steps] };
      return [];
    }
    if (frame.t === 'more') return this.add(frame);
    if (!this.begun || frame.t === 'bye') return [frame];
    this.held.push(frame);
    return [];
  }

  private add(piece: Extract<GreetingPart, { t: 'more' }>): Frame[] {
    if (!this.begun) return [];
    for (const step of piece.steps) this.begun.steps.push(step);
    if (!piece.now) return [];
    const { more: _, ...begun } = this.begun;
    const whole: Frame[] = [{ ...begun, now: piece.now }, ...this.held];
    this.begun = null;
    this.held = [];
    return whole;
  }
}
