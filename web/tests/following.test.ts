import { describe, expect, it } from 'vitest';
import { fightUpTo, opening } from '../src/table/follow/fights';
import { readingTime, TEMPO } from '../src/table/state/tempo';
import { lastRuns, waysOf } from '../src/table/wake';
import { event, step } from './samples';

const went = (unit: string, from: string, to: string) => event('stepped', { unit: { $: 'unit', id: unit }, from: { hex: from }, to: { hex: to } });
const MATTERS = { fight: ['attacked'], march: ['stepped'] };

describe('the ways of pieces', () => {
  it('are joined step by step, each in the colours of its owner', () => {
    const steps = [step(1, { events: [went('C-1', '0101', '0102')] }), step(2, { events: [went('C-1', '0102', '0103'), went('R-1', '0501', '0502')] })];
    expect(waysOf(steps, (id) => (id === 'R-1' ? 'rome' : 'carthage'))).toEqual([
      { id: 'C-1', seat: 'carthage', places: ['0101', '0102', '0103'] }, { id: 'R-1', seat: 'rome', places: ['0501', '0502'] },
    ]);
  });

  it('are kept of the last run of each side', () => {
    const move = (n: number, seat: string) => step(n, { seat, events: [went(`${seat}-${n}`, '0101', '0102')] });
    const steps = [move(1, 'rome'), move(2, 'carthage'), step(3), move(4, 'rome'), move(5, 'rome'), move(6, 'carthage')];
    expect(lastRuns(steps).map(({ n }) => n)).toEqual([4, 5, 6]);
  });
});

describe('a fight', () => {
  const attack = step(2, { events: [event('attacked')] });
  const answer = step(3, { seat: 'carthage', events: [] });
  const dice = step(4, { rolls: [6, 1], events: [event('dice'), event('modifier'), event('totals')] });

  it('is told from the attack to the dice', () => {
    const fight = fightUpTo([step(1), attack, answer, dice], MATTERS);
    expect(fight.map(({ n }) => n)).toEqual([2, 3, 4]);
    expect(opening(fight, MATTERS)?.kind).toBe('attacked');
  });

  it('is over when somebody marches', () => {
    const march = step(3, { events: [went('C-1', '0101', '0102')] });
    expect(fightUpTo([attack, march, dice], MATTERS).map(({ n }) => n)).toEqual([4]);
  });

  it('is over when another part of the turn begins, or somebody lays a marker', () => {
    const matters = { ...MATTERS, small: ['placed'], stage: ['impulse'] };
    const [last, marker] = [step(3, { events: [event('hit'), event('impulse')] }), step(3, { events: [event('placed')] })];
    expect(fightUpTo([attack, last], matters).map(({ n }) => n)).toEqual([2, 3]);
    expect(fightUpTo([attack, last, dice], matters).map(({ n }) => n)).toEqual([4]);
    expect(fightUpTo([attack, marker, dice], matters).map(({ n }) => n)).toEqual([4]);
  });

  it('stays to be read, the longer the slower; a march does not', () => {
    expect(readingTime(attack, TEMPO.normal)).toBe(0);
    const [slow, normal, fast, instant] = (['slow', 'normal', 'fast', 'instant'] as const).map((speed) => readingTime(dice, TEMPO[speed]));
    expect(slow! > normal! && normal! > fast! && fast! > 0).toBe(true);
    expect(instant).toBe(0);
  });
});
