// The path through the lessons of a game: a guided first game, then exercises, one after another.
import type { GameInfo, LessonHead } from '../wire';

/** Whether a lesson of a game is done. */
export type IsDone = (game: string, lesson: string) => boolean;

/** The lesson that is suggested next: the first after a given one, else the first of all, that is not done; null when all are. */
export function nextOf(game: Pick<GameInfo, 'slug' | 'lessons'>, isDone: IsDone, after = ''): LessonHead | null {
  const { slug, lessons } = game;
  const from = lessons.findIndex((lesson) => lesson.slug === after) + 1;
  return [...lessons.slice(from), ...lessons.slice(0, from)].find((lesson) => lesson.slug !== after && !isDone(slug, lesson.slug)) ?? null;
}

/** The guided first games of a game, without its exercises. */
export const guidedOf = ({ lessons }: Pick<GameInfo, 'lessons'>): LessonHead[] => lessons.filter(({ exercise }) => !exercise);

/** Whether a table is one for an exercise of a minute: the path leads to it, and no list has to. */
export function isExercise(games: Pick<GameInfo, 'slug' | 'lessons'>[], table: { game: string; lesson: string | null }): boolean {
  const lessons = games.find(({ slug }) => slug === table.game)?.lessons ?? [];
  return table.lesson !== null && lessons.some(({ slug, exercise }) => exercise && slug === table.lesson);
}
