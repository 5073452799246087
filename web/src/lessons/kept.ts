// How far this browser's person has come in each lesson.

/** The table of a lesson, the page that was read last, and whether it was played to its end. */
export interface Kept { table: string; read: number; done: boolean }

const KEY = 'bellona.lessons';

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** What is kept of a lesson; null when it was never begun here. */
export const keptOf = (game: string, lesson: string): Kept | null => all()[`${game}/${lesson}`] ?? null;

export function keep(game: string, lesson: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: kept }));
  } catch {
    // A browser that stores nothing begins each lesson anew.
  }
}
