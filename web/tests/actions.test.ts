import { describe, expect, it } from 'vitest';
import { readAction, writeAction, type Verbs } from '../src/board/actions';
import { Choices } from '../src/board/choices';
import type { Argument, FormPart, Verb } from '../src/wire';

const part = (kind: string, more: Partial<Argument> = {}): Argument => ({ kind, name: kind, word: '', optional: false, many: false, ...more });
const flag = (word: string): Argument => part('flag', { name: word, word, optional: true });
const verb = (...form: FormPart[]): Verb => ({ key: '', keys: {}, form, slots: [], anywhere: false, asks: [], group: '', free: false });

const VERBS: Verbs = {
  verbs: {
    done: verb(),
    attack: verb(part('unit'), part('unit', { name: 'target' })),
    enter: verb(part('unit'), part('hex'), part('direction', { name: 'facing', optional: true })),
    retreat: verb(part('hex'), flag('with')),
    place: verb(flag('joins'), part('square'), part('number')),
    deploy: verb(part('lot', { name: 'count kind' }), part('hex')),
    edges: verb(part('edges', { name: 'edge edge' })),
    march: verb(part('elements'), part('legs', { many: true }), part('die_points', { name: 'points', word: 'extra', optional: true })),
    support: verb(part('supporters', { many: true })),
    charge: verb(part('unit'), part('unit'), part('square')),
    audience: verb(part('counter'), part('demand'), part('number'), part('speech', { optional: true }), {
      by: 1, forms: { marriage: [part('person', { word: 'for' })], loan: [part('number', { word: 'for' })] },
    }),
    play: verb(part('signum'), { by: 0, forms: { furtum: [part('seat')], dolum: [part('person', { word: 'on', optional: true })] } }, flag('raised')),
  },
  arguments: { speech: ['eloquentia'], demand: ['marriage', 'loan', 'peace'] },
};

/** Actions, and what their parts say. */
const ACTIONS: [string, Record<string, string>][] = [
  ['done', {}],
  ['attack R-1 C-2', { unit: 'R-1', target: 'C-2' }],
  ['enter R-1 0101', { unit: 'R-1', hex: '0101' }],
  ['enter R-1 0101 NE', { unit: 'R-1', hex: '0101', facing: 'NE' }],
  ['retreat 0101', { hex: '0101' }],
  ['retreat 0101 with', { hex: '0101', with: 'with' }],
  ['place joins c0102 3', { joins: 'joins', square: 'c0102', number: '3' }],
  ['place c0102 3', { square: 'c0102', number: '3' }],
  ['deploy 2 land 2908', { count: '2', kind: 'land', hex: '2908' }],
  ['deploy leader 2908', { kind: 'leader', hex: '2908' }],
  ['edges north east', { edge: 'north', 'edge-2': 'east' }],
  ['march A3+A4 ahead 150 line T5 front', { elements: 'A3+A4', legs: 'ahead 150 line T5 front' }],
  ['march A3 road 300 extra 2', { elements: 'A3', legs: 'road 300', points: '2' }],
  ['support R-1 R-2', { supporters: 'R-1 R-2' }],
  ['charge A1 D2 c0101', { unit: 'A1', 'unit-2': 'D2', square: 'c0101' }],
  ['audience legatus-1 peace 10', { counter: 'legatus-1', demand: 'peace', number: '10' }],
  ['audience legatus-1 loan 10 eloquentia for 30', { counter: 'legatus-1', demand: 'loan', number: '10', speech: 'eloquentia', 'number-2': '30' }],
  ['audience legatus-1 marriage 10 for filius-3', { counter: 'legatus-1', demand: 'marriage', number: '10', person: 'filius-3' }],
  ['play furtum caere raised', { signum: 'furtum', seat: 'caere', raised: 'raised' }],
  ['play dolum raised', { signum: 'dolum', raised: 'raised' }],
  ['play dolum on filius-3', { signum: 'dolum', person: 'filius-3' }],
];

describe('actions', () => {
  it.each(ACTIONS)('%s is read by the form of its verb', (text, args) => {
    expect(readAction(VERBS, text).args).toEqual(args);
  });

  it.each(ACTIONS)('%s is written by the form of its verb', (text, args) => {
    expect(writeAction(VERBS, text.split(' ')[0]!, args)).toBe(text);
  });

  it('say numbers and flags, and nothing of what is not given', () => {
    expect(writeAction(VERBS, 'place', { joins: true, square: 'c0102', number: 0 })).toBe('place joins c0102 0');
    expect(writeAction(VERBS, 'place', { joins: false, square: 'c0102', number: 3 })).toBe('place c0102 3');
    expect(writeAction(VERBS, 'enter', { unit: 'R-1', hex: '0101', facing: null })).toBe('enter R-1 0101');
    expect(writeAction(VERBS, 'audience', { counter: 'legatus-1', demand: 'peace', number: 5, speech: '', person: 'filius-3' })).toBe('audience legatus-1 peace 5');
  });

  it('of verbs that nobody knows are their words', () => {
    expect(readAction(VERBS, 'dance in circles')).toEqual({ text: 'dance in circles', verb: 'dance', words: ['in', 'circles'], args: {} });
  });
});

it('choices are found by their verbs and by what they say', () => {
  const choices = new Choices(VERBS, ['attack R-1 C-2', 'attack R-1 C-3', 'done'], readAction);
  expect(choices.of('attack').map(({ args }) => args.target)).toEqual(['C-2', 'C-3']);
  expect([choices.offers('attack', { unit: 'R-1', target: 'C-3' }), choices.offers('attack', { unit: 'R-2', target: 'C-3' })]).toEqual([true, false]);
  expect(choices.has('done')).toBe(true);
});
