// The levels of play that a game offers.
import { get } from '../api';
import type { GameInfo } from '../wire';

let games: Promise<GameInfo[]> | null = null;

/** Weakest first; asked of the server once. */
export async function levelsOf(game: string): Promise<string[]> {
  games ??= get<GameInfo[]>('/api/games');
  try {
    return (await games).find(({ slug }) => slug === game)?.levels ?? [];
  } catch (error) {
    games = null;
    throw error;
  }
}
