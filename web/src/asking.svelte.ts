// Long work on the server: asked for, waited for, and its state kept.
import { Refused } from './api';
import { t } from './words.svelte';

/** Milliseconds between two looks at the progress. */
const AGAIN = 1000;

export abstract class Asking<T extends { state: string }> {
  now = $state.raw<T | null>(null);
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  /** Under way: waiting for its turn, or running. */
  readonly busy = $derived.by(() => this.now?.state === 'waiting' || this.now?.state === 'running');

  /** Asks how far it is. */
  abstract look: () => Promise<void>;

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  protected async hear(asking: () => Promise<T>): Promise<void> {
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
