// Begins a lesson at a table of its own, or goes on at the one where it was left.
import { get, post } from '../api';
import { go } from '../router.svelte';
import { ensureUser } from '../session.svelte';
import type { Table } from '../wire';
import { keep, keptOf } from './kept';

export async function beginLesson(game: string, lesson: string): Promise<void> {
  await ensureUser();
  const table = await post<Table>(`/api/games/${game}/lessons/${lesson}`);
  keep(game, lesson, { table: table.id, read: 0, done: false });
  go(`/t/${table.id}`);
}

/** Goes on where the lesson was left; one that is over, or whose table is gone, begins anew. */
export async function goOn(game: string, lesson: string): Promise<void> {
  const kept = keptOf(game, lesson);
  const left = kept && !kept.done ? await get<Table>(`/api/tables/${kept.table}`).catch(() => null) : null;
  if (left?.status === 'playing') go(`/t/${left.id}`);
  else await beginLesson(game, lesson);
}
