// Which lessons a person has done: by what the server knows of them, and by what this browser remembers of a guest.
import { get } from '../api';
import type { Learnt } from '../wire';
import { keptOf } from './kept';

let known = $state.raw<ReadonlySet<string>>(new Set());

/** Asks the server anew; without an answer the browser's own memory has to do. */
export async function recallLearnt(): Promise<void> {
  const found = await get<Learnt[]>('/api/me/lessons').catch(() => []);
  known = new Set(found.map(({ game, lesson }) => `${game}/${lesson}`));
}

export const isDone = (game: string, lesson: string): boolean => known.has(`${game}/${lesson}`) || keptOf(game, lesson)?.done === true;
