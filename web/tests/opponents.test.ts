import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FACES, PLACES } from '../src/opponents/faces';
import { levelName, opponentTitle } from '../src/opponents/naming';
import { bestLevel, isRank, RANKS, sorted, standInLevel, usualLevel } from '../src/opponents/ranks';
import { settings } from '../src/settings.svelte';
import { NOTICED, Thinking } from '../src/table/state/thinking.svelte';
import { hasWords, t } from '../src/words.svelte';

describe('opponents', () => {
  it('are sorted by rank, and the laboratory keeps the rest', () => {
    expect(sorted(['random', 'greedy', 'consul', 'tiro'])).toEqual({ ranks: ['tiro', 'consul'], laboratory: ['random', 'greedy'] });
  });

  it('are those of the laboratory in a game without ranks', () => {
    expect(sorted(['random', 'greedy']).ranks).toEqual([]);
    expect(usualLevel(['random', 'greedy'])).toBe('greedy');
    expect(bestLevel(['random', 'greedy'])).toBe('greedy');
    expect(usualLevel([])).toBe('');
  });

  it('begin with a soldier, and the best is the highest in rank', () => {
    expect(usualLevel(['random', 'greedy', ...RANKS])).toBe('miles');
    expect(bestLevel(['random', 'greedy', ...RANKS])).toBe('consul');
    expect(standInLevel(['random', 'greedy', ...RANKS])).toBe('centurio');
    expect(standInLevel(['random', 'greedy'])).toBe('greedy');
  });

  it('have a face, a name, a style and a way of thinking in both languages', () => {
    for (const language of ['en', 'it'] as const) {
      settings.language = language;
      for (const rank of RANKS) {
        expect(FACES[rank].length).toBeGreaterThan(4);
        expect(PLACES[rank]).toMatch(/^translate/);
        for (const kind of ['opponent', 'style', 'doing']) expect(hasWords(`${kind}-${rank}`), `${kind}-${rank}`).toBe(true);
      }
    }
    settings.language = 'en';
  });

  it('are called by name and rank, the others by their level', () => {
    expect(isRank('greedy')).toBe(false);
    expect(levelName('consul', 'zama')).toBe('Consul');
    expect(opponentTitle('tiro', 'zama')).toBe('Titus Novellus (computer, Tiro)');
    expect(opponentTitle('greedy', 'zama')).toBe(t('bot-named', { level: 'level-greedy' }));
  });
});

describe('a computer that thinks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is not noticed while its answers come quickly', () => {
    const thinking = new Thinking();
    for (let n = 0; n < 9; n++) {
      thinking.follow(['carthage']);
      vi.advanceTimersByTime(NOTICED - 1);
      expect(thinking.seats).toEqual([]);
    }
    thinking.follow([]);
    vi.advanceTimersByTime(NOTICED * 2);
    expect(thinking.seats).toEqual([]);
  });

  it('is noticed once, until the choice is a person’s', () => {
    const thinking = new Thinking();
    thinking.follow(['carthage']);
    vi.advanceTimersByTime(NOTICED);
    expect(thinking.seats).toEqual(['carthage']);
    thinking.follow(['carthage']);
    expect(thinking.seats).toEqual(['carthage']);
    thinking.follow([]);
    expect(thinking.seats).toEqual([]);
  });
});
