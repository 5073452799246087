import { describe, expect, it } from 'vitest';
import { newsOf, isEmpty } from '../src/table/follow/news';
import { battlesIn, reportOf } from '../src/table/follow/reports';
import { countedBySeat, entriesOf, moversIn, summedUp } from '../src/table/log';
import { Formality, onlyAnswer } from '../src/table/state/formality';
import type { Board } from '../src/wire';
import { event, now, step } from './samples';

const lost = (n: number, unit: string) => step(n, { events: [event('panicked', { unit: { $: 'unit', id: unit } })] });
const sideOf = (id: string): string => (id.startsWith('R') ? 'rome' : 'carthage');
const MATTERS = { loss: ['panicked'], march: ['stepped'], begins: ['opened'], ends: ['won'], tolls: { panicked: { piece: 'unit' } } };

describe('a battle report', () => {
  it('counts each piece once, and finds when the loser fell behind for good', () => {
    const report = reportOf([lost(1, 'R-1'), lost(2, 'C-1'), lost(3, 'C-1'), lost(4, 'C-2'), lost(5, 'C-3')], MATTERS, sideOf);
    expect([...report.losses]).toEqual([['rome', 1], ['carthage', 3]]);
    expect(report.turned?.n).toBe(4);
  });

  it('has no turning point where nobody has lost more', () => {
    expect(reportOf([lost(1, 'R-1'), lost(2, 'C-1')], MATTERS, sideOf).turned).toBeNull();
  });

  it('is about one battle of several', () => {
    const steps = [step(1), step(2, { events: [event('opened')] }), step(3), step(4, { events: [event('won')] }), step(5), step(6, { events: [event('opened')] })];
    expect(battlesIn(steps, MATTERS).map((battle) => battle.map(({ n }) => n))).toEqual([[2, 3, 4], [6]]);
  });
});

describe('news', () => {
  it('tell what matters, and how many have moved', () => {
    const went = step(1, { seat: 'carthage', events: [event('stepped', { unit: { $: 'unit', id: 'C-1' }, from: { hex: '0101' }, to: { hex: '0102' } })] });
    const news = newsOf([went, lost(2, 'R-1')], MATTERS, (id) => sideOf(id));
    expect(news.parts.map(({ matter, lines }) => [matter, lines.map(({ n }) => n)])).toEqual([['loss', [2]]]);
    expect(news.moved).toEqual([{ seat: 'carthage', count: 1, ids: ['C-1'] }]);
    expect([isEmpty(news), isEmpty(newsOf([went], MATTERS, sideOf))]).toEqual([false, true]);
  });

  it('sum up many marches of one side in the log', () => {
    const march = (n: number, unit: string, seat = 'carthage') => step(n, { seat, events: [event('stepped', { unit: { $: 'unit', id: unit }, from: { hex: `0${n}01` }, to: { hex: `0${n}02` } })] });
    const entries = summedUp(entriesOf([], [march(1, 'C-1'), march(2, 'C-2'), march(3, 'C-2'), march(4, 'R-1', 'rome'), lost(5, 'R-1')], new Set()), MATTERS);
    expect(entries.map(({ first, n, inside }) => [first, n, inside.length])).toEqual([[1, 3, 3], [4, 4, 0], [5, 5, 0]]);
    expect(moversIn(entries[0]!.inside)).toBe(2);
  });

  it('sum up small steps of one kind, whoever takes them, in the log', () => {
    const places = (n: number, seat: string) => step(n, { seat, events: [event('placed')] });
    const steps = [places(1, 'rome'), places(2, 'carthage'), places(3, 'rome'), lost(4, 'R-1'), places(5, 'rome')];
    const entries = summedUp(entriesOf([], steps, new Set()), { ...MATTERS, small: ['placed'] });
    expect(entries.map(({ first, n, seat, inside }) => [first, n, seat, inside.length])).toEqual([[1, 3, '', 3], [4, 4, 'rome', 0], [5, 5, 'rome', 0]]);
    expect(countedBySeat(entries[0]!.inside)).toEqual([['rome', 2], ['carthage', 1]]);
  });
});

describe('a formal question', () => {
  it('answers itself where there is only one answer', () => {
    const board = { formal: ['reroll'] } as unknown as Board;
    expect(onlyAnswer(board, now(1, { ask: 'reroll' }, { choices: ['accept'] }))).toBe('accept');
    expect(onlyAnswer(board, now(1, { ask: 'reroll' }, { choices: ['accept', 'reroll'] }))).toBeNull();
    expect(onlyAnswer(board, now(1, { ask: 'move' }, { choices: ['done'] }))).toBeNull();
  });

  it('is not answered when another has taken its place', async () => {
    const answered: string[] = [];
    const formality = new Formality();
    formality.answer(() => answered.push('old'));
    formality.stop();
    expect(answered).toEqual([]);
  });
});
