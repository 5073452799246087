// The games between bots that tell how balanced a scenario is: looked for, asked for, followed and stopped.
import { get, post } from '../api';
import { Asking } from '../asking.svelte';
import type { BalanceView } from '../generated/api';
import { ensureUser } from '../session.svelte';

/** A scenario of a game, one that somebody has made, or that of a table. */
export type Subject = { game: string; scenario: string } | { own: { id: string; key?: string } } | { table: string; key?: string };

const ADDRESS = '/api/balances';

export class Games extends Asking<BalanceView> {
  constructor(private readonly subject: Subject) { super(); }

  look = (): Promise<void> => {
    const id = this.now?.id;
    return this.hear(() => (id ? get<BalanceView>(`${ADDRESS}/${id}`) : post<BalanceView>(`${ADDRESS}/find`, this.subject)));
  };
  start = (level: string): Promise<void> => this.hear(async () => {
    await ensureUser();
    return post<BalanceView>(ADDRESS, { ...this.subject, level });
  });
  cancel = (): Promise<void> => this.hear(() => post<BalanceView>(`${ADDRESS}/${this.now!.id}/cancel`));
  page = (language: string): string => `${ADDRESS}/${this.now!.id}/report?language=${language}`;
}
