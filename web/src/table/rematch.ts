// Another match at a table like this one.
import { post } from '../api';
import { go } from '../router.svelte';
import type { Table } from '../wire';

/** Opens the table of the rematch, with the sides changed or not, and goes there. */
export async function playAgain(tableId: string, swap: boolean): Promise<void> {
  go(`/t/${(await post<Table>(`/api/tables/${tableId}/rematch`, { swap })).id}`);
}
