import { describe, expect, it } from 'vitest';
import { isExercise, nextOf } from '../src/lessons/path';
import type { LessonHead } from '../src/wire';

const lesson = (slug: string, exercise: boolean): LessonHead => ({ slug, title: {}, about: {}, minutes: 1, exercise });
const game = { slug: 'dbsa', lessons: [lesson('six', false), lesson('wheel', true), lesson('flank', true)] };
const done = (...names: string[]) => (slug: string, name: string) => slug === 'dbsa' && names.includes(name);

describe('the path through the lessons', () => {
  it('begins with the guided game, and goes on with what is not done', () => {
    expect(nextOf(game, done())?.slug).toBe('six');
    expect(nextOf(game, done('six'))?.slug).toBe('wheel');
    expect(nextOf(game, done('six', 'wheel', 'flank'))).toBeNull();
  });

  it('leads on from a lesson, and at the end back to one that was left out', () => {
    expect(nextOf(game, done(), 'six')?.slug).toBe('wheel');
    expect(nextOf(game, done('wheel'), 'flank')?.slug).toBe('six');
    expect(nextOf(game, done('six', 'wheel'), 'flank')).toBeNull();
  });

  it('tells tables of exercises from others', () => {
    expect(isExercise([game], { game: 'dbsa', lesson: 'wheel' })).toBe(true);
    expect(isExercise([game], { game: 'dbsa', lesson: 'six' })).toBe(false);
    expect(isExercise([game], { game: 'latium', lesson: 'wheel' })).toBe(false);
    expect(isExercise([game], { game: 'dbsa', lesson: null })).toBe(false);
  });
});
