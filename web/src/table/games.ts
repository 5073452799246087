// The boards of the games, each loaded when a table needs it; a game without one is drawn by the server.
import type { Table } from '../wire';
import type { GameClient } from './model.svelte';

const FOUND = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');
/** `?board=plain` shows any game as one that brings no board. */
const isPlain = (): boolean => new URLSearchParams(location.search).get('board') === 'plain';

export async function gameClient({ game, seats }: Table): Promise<GameClient> {
  const load = isPlain() ? undefined : FOUND[`../games/${game}/index.ts`];
  if (load) return (await load()).default;
  const { plainGame } = await import('../plain');
  return plainGame(seats.map(({ seat }) => seat));
}
