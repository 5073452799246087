// The boards of the games, each loaded when a table needs it.
import type { GameClient } from './model.svelte';

const FOUND = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');

export async function gameClient(slug: string): Promise<GameClient> {
  const load = FOUND[`../games/${slug}/index.ts`];
  if (!load) throw new Error(slug);
  return (await load()).default;
}
