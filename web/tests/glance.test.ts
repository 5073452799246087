import { describe, expect, it } from 'vitest';
import { span } from '../src/lobby/glance';
import type { GameInfo, ScenarioInfo } from '../src/wire';
import { t } from '../src/words.svelte';

const scenario = (minutes: number | null, seats: string[]): ScenarioInfo => ({ slug: '', title: { $: '' }, blurb: { $: '' }, seats, minutes, difficulty: null });
const TWO = ['rome', 'carthage'];
const game = (scenarios: ScenarioInfo[]) => ({ scenarios }) as GameInfo;

describe('a game at a glance', () => {
  it('lasts at least as long as its shortest scenario', () => {
    expect(span(game([scenario(180, TWO), scenario(90, TWO)]))).toEqual({ players: t('players', { count: 2 }), minutes: 'from about 90 min' });
    expect(span(game([scenario(45, TWO), scenario(45, TWO)])).minutes).toBe('about 45 min');
    expect(span(game([scenario(null, TWO)])).minutes).toBeUndefined();
  });

  it('has as many players as its scenarios have', () => {
    expect(span(game([scenario(60, TWO), scenario(60, ['a', 'b', 'c'])])).players).toBe(t('players-from', { few: 2, many: 3 }));
  });
});
