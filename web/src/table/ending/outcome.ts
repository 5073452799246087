// What the end of a match means to the one who looks.
import type { OpenTable } from '../open.svelte';

export type Outcome = 'victory' | 'defeat' | 'draw' | 'over';

/** Victory or defeat for who has played one side; for others the match is just over. */
export function outcomeFor({ now, mine, board }: Pick<OpenTable, 'now' | 'mine' | 'board'>): Outcome {
  const winner = now.result?.winner ?? null;
  if (winner === null) return 'draw';
  if (!mine.length || mine.length === board.seats.length) return 'over';
  return mine.includes(winner) ? 'victory' : 'defeat';
}
