// A form that sends something and shows the result.
import { Refused } from '../api';
import { t } from '../words.svelte';

export class Form {
  busy = $state(false);
  trouble = $state('');
  done = $state('');

  /** Sends; afterwards shows `done`, or the reason why not. */
  async send(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = this.done = '';
    try {
      await work();
      this.done = done;
      return true;
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : t('unreachable');
      return false;
    } finally {
      this.busy = false;
    }
  }
}
