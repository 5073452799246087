import { afterEach, describe, expect, it } from 'vitest';
import { countdown, moment, paceInWords, span } from '../src/pace';
import { settings } from '../src/settings.svelte';
import { chance, fraction, percentile } from '../src/table/chances';
import { ledger } from '../src/table/luck';
import type { Board } from '../src/wire';
import { addWords, hasWords, listed, say, sayParts, t } from '../src/words.svelte';
import { event, step } from './samples';

addWords('war', {
  en: 'stepped = { $unit } goes from { $from } to { $to }.\nunit-ha = Hastati\npiece = { $type } { $number }\n',
  it: 'stepped = { $unit } va da { $from } a { $to }.\nunit-ha = Hastati\npiece = { $type } { $number }\n',
});
const STEPPED = { $: 'stepped', unit: { $: 'piece', id: 'R-1', type: { $: 'unit-ha' }, number: 1 }, from: { hex: '0101' }, to: { hex: '0102' } };

afterEach(() => { settings.language = 'en'; });

describe('messages', () => {
  it('are worded in the present language, messages within them too', () => {
    expect(say(STEPPED, 'war')).toBe('Hastati 1 goes from 0101 to 0102.');
    settings.language = 'it';
    expect(say(STEPPED, 'war')).toBe('Hastati 1 va da 0101 a 0102.');
  });

  it('tell which of their parts are pieces or places', () => {
    expect(sayParts(STEPPED, 'war')).toEqual([
      { text: 'Hastati 1', id: 'R-1' }, { text: ' goes from ', id: null }, { text: '0101', id: '0101' }, { text: ' to ', id: null },
      { text: '0102', id: '0102' }, { text: '.', id: null },
    ]);
  });

  it('that nobody has words for stand by their names', () => {
    expect(say({ $: 'no-such-message' }, 'war')).toBe('no-such-message');
    expect([hasWords('stepped', 'war'), hasWords('stepped')]).toEqual([true, false]);
    expect(t('no-such-message')).toBe('no-such-message');
  });

  it('of the interface are there in both languages', () => {
    expect(t('choices')).toBe('Choices');
    settings.language = 'it';
    expect(t('choices')).not.toBe('Choices');
    expect(listed(['Roma', 'Caere', 'Ardea'])).toBe('Roma, Caere e Ardea');
  });
});

describe('time', () => {
  it('is told in the largest unit that measures it', () => {
    expect([span(86400), span(7200), span(90), span(60)]).toEqual(['1 day', '2 hours', '90 seconds', '1 minute']);
    expect(paceInWords({ kind: 'none' })).toBe(t('pace-none'));
  });

  it('counts down', () => {
    expect([countdown(725_999), countdown(3_725_000), countdown(-5)]).toEqual(['12:05', '1:02:05', '00:00']);
  });

  it('is a day of the week when it is near, else a date', () => {
    const today = Date.now();
    expect(moment(today)).not.toMatch(/January|February|March|April|May|June|July|August|September|October|November|December/);
    expect(moment(today + 30 * 86_400_000)).toMatch(/January|February|March|April|May|June|July|August|September|October|November|December/);
  });
});

describe('chances', () => {
  it('are percentages as the language writes them, and fractions in lowest terms', () => {
    expect([chance([1, 2]), chance([1, 36])]).toEqual(['50%', '2.8%']);
    settings.language = 'it';
    expect(chance([1, 36])).toBe('2,8%');
    expect([fraction([6, 36]), fraction([0, 6])]).toEqual(['1/6', '0/1']);
  });

  it('of sums of dice are symmetrical', () => {
    expect(percentile(1, 3) + percentile(1, 4)).toBeCloseTo(1);
    expect(percentile(2, 7)).toBeCloseTo(0.5);
    expect(percentile(0, 0)).toBeCloseTo(0.5);
  });

  it('are reckoned for each seat, a low die turned over where low is good', () => {
    const board = {
      seats: ['rome', 'carthage'], pieces: [{ id: 'R-1', seat: 'rome' }],
      luck: { shot: [{ die: 'die', good: 'low', piece: 'unit' }], rolled: [{ die: 'die', good: 'high', side: 'side' }] },
    } as unknown as Board;
    const steps = [step(1, { events: [event('shot', { die: 1, unit: { $: 'piece', id: 'R-1' } })] }), step(2, { events: [event('rolled', { die: 2, side: { $: 'side-carthage' } })] })];
    expect(ledger(board, steps).map(({ seat, count, mean }) => [seat, count, mean])).toEqual([['rome', 1, 6], ['carthage', 1, 2]]);
  });
});
