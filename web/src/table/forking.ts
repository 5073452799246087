// Playing on from a step of a match: as one seat, against computers in the others.
import { post } from '../api';
import { levelsOf } from '../opponents/levels';
import { bestLevel } from '../opponents/ranks';
import { ensureUser } from '../session.svelte';
import type { Table } from '../wire';
import type { OpenTable } from './open.svelte';

/** Opens the new table, which begins after step `n`; its id. Computers keep their level, people are replaced by a commander. */
export async function fork(model: OpenTable, n: number, seat: string): Promise<string> {
  const [levels] = await Promise.all([levelsOf(model.board.game), ensureUser()]);
  const usual = levels.includes('legatus') ? 'legatus' : bestLevel(levels);
  const level = (each: string) => model.table.seats.find(({ seat: name }) => name === each)?.bot ?? usual;
  const seats = Object.fromEntries(model.board.seats.map((each) => [each, each === seat ? 'me' : `bot:${level(each)}`]));
  return (await post<Table>(`/api/tables/${model.table.id}/fork`, { n, seats })).id;
}
