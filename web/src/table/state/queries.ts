// Questions to the server about the position; null if there is no answer.
import type { Denied, Frame, Hint, Inspect, Odds, Overlays, Plan, Reason, Request } from '../../wire';

type Answer = Extract<Frame, { t: 'answer' }>;
type Asking = (question: Request) => Promise<Frame>;

export class Queries {
  constructor(private readonly send: Asking) {}

  /** All about a piece or a place. */
  async inspect(piece: string): Promise<Inspect | null> {
    return (await this.answer({ t: 'inspect', piece }))?.inspect ?? null;
  }

  /** The exact odds of an action, null if nothing is at risk. */
  async odds(action: string): Promise<Odds | null> {
    return (await this.answer({ t: 'odds', action }))?.odds ?? null;
  }

  /** The result of a path, allowed or not. */
  async plan(action: string, snap: boolean): Promise<Plan | null> {
    return (await this.answer({ t: 'plan', action, snap }))?.plan ?? null;
  }

  /** The refusals of actions with a piece at a place; empty if there is no answer. */
  async why(piece: string | null, at: string): Promise<Reason[]> {
    return (await this.answer({ t: 'why', piece, at }))?.why ?? [];
  }

  async overlays(layers: string[], n: number | null): Promise<Overlays | null> {
    return (await this.answer({ t: 'overlays', layers, n }))?.overlays ?? null;
  }

  /** The best few plans of a good opponent in my place; rejects with the reason why there are none. */
  async hint(): Promise<Hint> {
    const answer = await this.send({ t: 'hint' });
    if (answer.t === 'answer' && answer.hint) return answer.hint;
    throw { error: 'lost', text: null, refusal: null } satisfies Denied;
  }

  private async answer(question: Request): Promise<Answer | null> {
    try {
      const answer = await this.send(question);
      return answer.t === 'answer' ? answer : null;
    } catch {
      return null;
    }
  }
}
