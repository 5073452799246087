// The analysis of a match: asked for, waited for, and kept.
import { get, post, Refused } from '../../api';
import { ensureUser } from '../../session.svelte';
import type { Analysis } from '../../wire';
import { t } from '../../words.svelte';

/** Milliseconds between two looks at the progress. */
const AGAIN = 1000;

export class Study {
  now = $state.raw<Analysis | null>(null);
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  /** `address` is where the analysis of the match is. */
  constructor(private readonly address: string) {}

  /** Under way: waiting for its turn, or running. */
  readonly busy = $derived.by(() => this.now?.state === 'waiting' || this.now?.state === 'running');
  /** How much of it is done, from 0 to 1. */
  readonly progress = $derived.by(() => (this.now && this.now.total > 0 ? this.now.done / this.now.total : 0));

  look = (): Promise<void> => this.hear(() => get<Analysis>(this.address));
  start = (): Promise<void> => this.hear(async () => {
    await ensureUser();
    return post<Analysis>(this.address);
  });

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async hear(asking: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.now = await asking();
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : t('unreachable');
    }
    const passing = this.trouble === t('unreachable');
    if (!this.left && (this.busy || passing)) this.timer = setTimeout(this.look, AGAIN);
  }
}
