// The analysis of a match: asked for, waited for, and kept.
import { get, post } from '../../api';
import { Asking } from '../../asking.svelte';
import { ensureUser } from '../../session.svelte';
import type { Analysis } from '../../wire';

export class Study extends Asking<Analysis> {
  /** `address` is where the analysis of the match is. */
  constructor(private readonly address: string) { super(); }

  /** How much of it is done, from 0 to 1. */
  readonly progress = $derived.by(() => (this.now && this.now.total > 0 ? this.now.done / this.now.total : 0));

  look = (): Promise<void> => this.hear(() => get<Analysis>(this.address));
  start = (): Promise<void> => this.hear(async () => {
    await ensureUser();
    return post<Analysis>(this.address);
  });
}
