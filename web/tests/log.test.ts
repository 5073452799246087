import { describe, expect, it } from 'vitest';
import { diceOf, entriesOf, mentions, sums } from '../src/table/log';
import type { Board, Message } from '../src/wire';
import { event, step } from './samples';

const unit = (id: string): Message => ({ $: 'piece-unit', id });
const march = (from: string, to: string, id = 'R-Ha-1') => event('stepped', { unit: unit(id), from: { hex: from }, to: { hex: to } });

describe('the log', () => {
  it('tells several steps of one march as one', () => {
    const [entry, ...rest] = entriesOf([], [step(1, { events: [march('0101', '0102')] }), step(2, { events: [march('0102', '0103')] })], new Set());
    expect(rest).toEqual([]);
    expect([entry!.first, entry!.n]).toEqual([1, 2]);
    expect(entry!.events[0]!.message).toMatchObject({ from: { hex: '0101' }, to: { hex: '0103' } });
  });

  it('keeps marches apart that do not go on from each other', () => {
    const apart = [march('0101', '0102'), march('0105', '0106'), march('0106', '0107', 'R-Ha-2')];
    expect(entriesOf([], apart.map((each, n) => step(n + 1, { events: [each] })), new Set())).toHaveLength(3);
    const rolled = [step(1, { events: [march('0101', '0102')] }), step(2, { events: [march('0102', '0103')], rolls: [4] })];
    expect(entriesOf([], rolled, new Set())).toHaveLength(2);
  });

  it('leaves out what was taken back and what tells nothing', () => {
    const told = entriesOf([], [step(1), step(2), step(3, { events: [] })], new Set([2]));
    expect(told.map(({ n }) => n)).toEqual([1]);
  });

  it('begins with what happened before the first step, and knows where turns begin', () => {
    const told = entriesOf([event('turn_begins', { turn: 1 })], [step(1, { events: [event('bound_begins', { bound: 2 })] })], new Set());
    expect(told.map(({ n, turn }) => [n, turn])).toEqual([[0, 1], [1, 2]]);
  });

  it('notes who gave up, and who went on without them', () => {
    const told = entriesOf([], [step(1, { kind: 'resign', action: '', events: [] }), step(2, { kind: 'resign', action: 'stand-in greedy', events: [] }),
      step(3, { kind: 'timeout', events: [] })], new Set());
    expect(told.map(({ note }) => note)).toEqual(['log-resigned', 'log-left', 'log-timeout']);
  });

  it('folds what explains a total into it, told before or after it', () => {
    const before = [event('modifier', { value: 2 }), event('attacked', { die: 3, total: 5 })];
    const after = [event('scored', { die: 3, score: 4 }), event('modifier', { value: 1 }), event('modifier', { value: 9 }), event('lost')];
    expect(entriesOf([], [step(1, { events: before })], new Set())[0]!.events.map(({ kind, parts }) => [kind, parts.length])).toEqual([['attacked', 1]]);
    expect(entriesOf([], [step(1, { events: after })], new Set())[0]!.events.map(({ kind, parts }) => [kind, parts.length])).toEqual([['scored', 1], ['lost', 1]]);
  });

  it('speaks of pieces and hexes', () => {
    const [entry] = entriesOf([], [step(1, { events: [march('0101', '0102')] })], new Set());
    expect(['R-Ha-1', '0102', '0103'].map((id) => mentions(entry!, id))).toEqual([true, true, false]);
  });
});

describe('the sum of a fight', () => {
  const part = (id: string, value: number) => event('modifier', { unit: unit(id), part: { $: 'modifier-hill' }, value }, '10.3');

  it('is told for each side by its own die', () => {
    const totals = event('fought', { unit: unit('R-1'), target: unit('C-1'), attack: 7, defence: 3 });
    const told = sums([part('R-1', 2), part('C-1', -1)], totals);
    expect(told.map(({ id, die, total }) => [id, die, total])).toEqual([['R-1', 5, 7], ['C-1', 4, 3]]);
    expect(told[0]!.parts).toEqual([{ label: { $: 'modifier-hill' }, value: 2, rule: '10.3' }]);
  });

  it('is one where one die decides for both', () => {
    expect(sums([part('R-1', 2)], event('fought', { row: 6 })).map(({ die, total }) => [die, total])).toEqual([[4, 6]]);
  });
});

it('the dice of an event are those that the board names', () => {
  const board = { luck: { shot: [{ die: 'die', good: 'low' }, { die: 'other', good: 'low' }] } } as unknown as Board;
  expect(diceOf(board, event('shot', { die: 4 }))).toEqual([4]);
  expect(diceOf(board, event('halted'))).toEqual([]);
});
