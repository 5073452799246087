// "What would you do?": the suggestions for the current choice, and the one that is looked at.
import type { Denied, Hint, Suggestion, Table } from '../../wire';

/** Whether the host of a table lets players ask: always, never, or only where nobody else plays. */
export function offersHints({ hints, seats, mine, kind }: Table): boolean {
  if (kind !== 'match' || hints === 'off') return false;
  return hints === 'all' || seats.every(({ seat, bot }) => bot !== null || mine.includes(seat));
}

export interface HintSource {
  fetch(): Promise<Hint>;
  /** Draws what a suggestion does on the board. */
  sketch(actions: string[]): void;
}

export class Hints {
  open = $state(false);
  asking = $state(false);
  plans = $state.raw<Suggestion[]>([]);
  trials = $state(0);
  /** Why there are none. */
  refused = $state<string | null>(null);
  /** The suggestion that is drawn on the board. */
  pointed = $state<number | null>(null);
  private moment = 0;

  constructor(private readonly source: HintSource) {}

  /** Asks, or shows again what was answered about the same choice. */
  async ask(): Promise<void> {
    this.open = true;
    if (this.asking || this.plans.length) return this.point(this.plans.length ? 0 : null);
    const moment = ++this.moment;
    this.asking = true;
    this.refused = null;
    try {
      const hint = await this.source.fetch();
      if (moment === this.moment) this.answer(hint);
    } catch (error) {
      if (moment === this.moment) this.refused = (error as Denied).text ?? '';
    } finally {
      if (moment === this.moment) this.asking = false;
    }
    return undefined;
  }

  private answer({ plans, trials }: Hint): void {
    this.plans = plans;
    this.trials = trials;
    if (this.open) this.point(plans.length ? 0 : null);
  }

  /** Looks at a suggestion: it is drawn on the board. */
  point(number: number | null): void {
    this.pointed = number;
    const plan = number === null ? undefined : this.plans[number];
    this.source.sketch(plan ? (plan.line[0] === plan.action ? plan.line : [plan.action, ...plan.line]) : []);
  }

  close(): void {
    this.open = false;
    this.point(null);
  }

  /** Another choice: what was suggested is out of date. */
  forget(): void {
    this.moment += 1;
    this.asking = false;
    this.plans = [];
    this.refused = null;
    if (this.open) this.close();
  }
}
