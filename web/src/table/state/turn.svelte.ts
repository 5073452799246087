// The current question, and how far the local player has answered it.
import { settings } from '../../settings.svelte';
import type { Now } from '../../wire';

export class Turn {
  now = $state.raw<Now>(undefined!);
  /** What was asked when the scenes on show began; nobody can answer it any more. */
  before = $state.raw<Now>(undefined!);
  /** The choices made since the current phase began. */
  made = $state(0);
  /** The version at which the end of a phase was warned about. */
  warned = $state(-1);
  /** At a hot seat: whose turn it is to look, until they say that they do. */
  curtain = $state<string | null>(null);

  /** Whether the local player still has the same choice: only others have answered the same sealed question. */
  isSame({ prompt, answered, choices }: Now): boolean {
    const before = this.now;
    return before !== undefined && answered.length > 0 && before.prompt.ask === prompt.ask && choices.length > 0 && choices.join('\n') === before.choices.join('\n');
  }

  /** Updates the current state; true if the question is new. `secret` are the asks that are answered in secret. */
  settle(now: Now, mine: string[], secret: string[]): boolean {
    const fresh = this.isFresh(now);
    if (fresh) this.made = 0;
    if (this.now && this.passesScreen(now, mine, secret)) this.curtain = now.prompt.seat;
    this.now = now;
    return fresh;
  }

  /** The present becomes what was before: new steps are about to be shown. */
  keep(): void {
    const { now } = this;
    if (now) this.before = { ...now, choices: [], buttons: [], answered: [], prompt: { ...now.prompt, seat: null, waiting: [] } };
  }

  /** Whether the seat, phase or turn has changed; not when only others have answered the same sealed question. */
  private isFresh({ prompt, answered }: Now): boolean {
    const before = this.now?.prompt;
    if (!before) return true;
    const onlyOthers = !this.now.choices.length && before.ask === prompt.ask && answered.length > 0;
    return (!onlyOthers && before.seat !== prompt.seat) || before.phase !== prompt.phase || before.turn !== prompt.turn;
  }

  /** Between two people at one screen, secret choices are made behind a curtain. */
  private passesScreen({ prompt: { seat, ask } }: Now, mine: string[], secret: string[]): boolean {
    const before = this.now.prompt.seat;
    return settings.curtain && mine.length > 1 && seat !== null && seat !== before && mine.includes(seat) && secret.includes(ask);
  }
}
