import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barsOf, Chart, longest } from '../src/table/analysis/chart';
import { Study } from '../src/table/analysis/study.svelte';
import { clamped, likely, margin, within } from '../src/table/expectation';
import { Hints, offersHints } from '../src/table/state/hints.svelte';
import type { Hint, Report, Suggestion, Table } from '../src/wire';

const point = (row: number, turn: number, rome: number): Report['curve'][number] => ({ step: row, row, turn, values: { rome, carthage: 1 - rome }, error: 0.05 });
const CURVE = [point(0, 0, 0.5), point(2, 1, 0.4), point(60, 1, 0.7), point(100, 2, 1)];

describe('the curve of the expected result', () => {
  const chart = new Chart(CURVE, 100, 50);

  it('runs from the first step to the last, and upwards for the better', () => {
    expect(chart.points('rome')).toEqual([{ x: 0, y: 25 }, { x: 2, y: 30 }, { x: 60, y: 15.000000000000002 }, { x: 100, y: 0 }]);
    expect(chart.line('rome')).toBe('M0 25L2 30L60 15L100 0');
    expect(chart.area('rome')).toBe('M0 25L2 30L60 15L100 0L100 50L0 50Z');
  });

  it('finds the moment under the pointer, and the one of a step', () => {
    expect([0, 30, 40, 99].map((x) => chart.nearest(x))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 59, 60, 480].map((row) => chart.at(row))).toEqual([0, 0, 1, 2, 3]);
  });

  it('numbers the turns that leave room for it', () => {
    expect(chart.turns).toEqual([{ turn: 1, x: 2 }, { turn: 2, x: 100 }]);
  });

  it('has one moment in a match without choices', () => {
    expect(new Chart([point(0, 1, 0.5)], 100, 50).at(0)).toBe(0);
  });
});

describe('dice against decisions', () => {
  const swing = (dice: number, decision: number) => ({ step: 0, row: 0, turn: 1, seat: 'rome', dice, decision });
  const ends = (dice: number, decision: number) => barsOf([swing(dice, decision)]).map(({ from, to }) => [from, to]);

  it('are stacked if they go the same way, else on either side of nothing', () => {
    expect(ends(0.25, 0.5)).toEqual([[0, 0.5], [0.5, 0.75]]);
    expect(ends(-0.25, 0.5)).toEqual([[0, 0.5], [0, -0.25]]);
  });

  it('look small in a quiet match', () => {
    expect(longest(barsOf([swing(0.01, 0)]))).toBe(0.05);
    expect(longest(barsOf([swing(0.25, 0.5)]))).toBe(0.75);
  });
});

describe('an expected result', () => {
  it('lies between nothing and all, and so does its uncertainty', () => {
    expect([-1, 0.3, 2].map(clamped)).toEqual([0, 0.3, 1]);
    expect(within(0.95, 0.1)).toEqual([0.754, 1]);
    expect(likely(0.623)).toBe('62%');
    expect(likely(-0.14, true)).toBe('-14%');
    expect(margin(0.02)).toBe('4');
    expect(margin(0.0001)).toBe('1');
  });
});

const plan = (action: string, line: string[] = [action]): Suggestion => ({ action, label: { $: 'verb-x' }, value: 0.5, error: 0.1, chance: null, doing: '', why: [], line });

describe('hints', () => {
  let drawn: string[] = [];
  let tell: (hint: Hint) => void = () => undefined;
  let refuse: (why: object) => void = () => undefined;
  const made = () => new Hints({ fetch: () => new Promise((resolve, reject) => { tell = resolve; refuse = reject; }), sketch: (actions) => { drawn = actions; } });

  it('are asked for once, and the best is drawn', async () => {
    const hints = made();
    const asked = hints.ask();
    expect(hints.asking).toBe(true);
    tell({ plans: [plan('step R-1 N', ['step R-1 N', 'halt R-1']), plan('done', [])], thinking: true, trials: 9 });
    await asked;
    expect([hints.asking, hints.pointed, drawn]).toEqual([false, 0, ['step R-1 N', 'halt R-1']]);
    hints.point(1);
    expect(drawn).toEqual(['done']);
    hints.close();
    expect(drawn).toEqual([]);
    await hints.ask();
    expect(drawn).toEqual(['step R-1 N', 'halt R-1']);
  });

  it('say why there are none', async () => {
    const hints = made();
    const asked = hints.ask();
    refuse({ error: 'no-hints', text: 'No hints are given at this table.', refusal: null });
    await asked;
    expect(hints.refused).toBe('No hints are given at this table.');
  });

  it('come too late when the choice has passed', async () => {
    const hints = made();
    const asked = hints.ask();
    hints.forget();
    tell({ plans: [plan('done')], thinking: true, trials: 9 });
    await asked;
    expect([hints.plans, hints.open, hints.asking]).toEqual([[], false, false]);
  });

  it('are offered as the host of the table allows', () => {
    const seats = [{ seat: 'rome', bot: null }, { seat: 'carthage', bot: 'tiro' }];
    const table = (more: object) => ({ kind: 'match', hints: 'bots', mine: ['rome'], seats, ...more }) as unknown as Table;
    expect(offersHints(table({}))).toBe(true);
    expect(offersHints(table({ hints: 'off' }))).toBe(false);
    expect(offersHints(table({ kind: 'replay' }))).toBe(false);
    const people = [{ seat: 'rome', bot: null }, { seat: 'carthage', bot: null }];
    expect(offersHints(table({ seats: people }))).toBe(false);
    expect(offersHints(table({ seats: people, hints: 'all' }))).toBe(true);
  });
});

describe('an analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

  it('is looked at until it is done', async () => {
    const states = [{ state: 'waiting', done: 0, total: 0 }, { state: 'running', done: 1, total: 4 }, { state: 'done', done: 4, total: 4 }];
    const fetched = vi.fn(async () => ({ ok: true, status: 200, json: async () => ({ result: null, ...states.shift() }) }));
    vi.stubGlobal('fetch', fetched);
    const study = new Study('/api/tables/x/analysis');
    await study.look();
    expect([study.busy, study.progress]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([study.busy, study.progress]).toEqual([true, 0.25]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(study.busy).toBe(false);
    await vi.advanceTimersByTimeAsync(9000);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('tells what stands against it', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: false, status: 409, statusText: '', json: async () => ({ error: 'table-not-over', text: 'The match is not over yet.' }) }));
    const study = new Study('/api/tables/x/analysis');
    await study.look();
    expect(study.trouble).toBe('The match is not over yet.');
    study.leave();
  });
});
