import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { Attention } from '../src/table/state/attention.svelte';
import { Conversation } from '../src/table/state/conversation.svelte';
import { Layers } from '../src/table/state/layers.svelte';
import { Pieces } from '../src/table/state/pieces';
import { Queries } from '../src/table/state/queries';
import { ALL, talksOf } from '../src/table/state/talk';
import { Turn } from '../src/table/state/turn.svelte';
import type { Frame, GreetingPart, Overlays, Table } from '../src/wire';
import { chat, now, step } from './samples';

describe('a conversation', () => {
  it('counts what has not been read, by whom one talks with', () => {
    const talk = new Conversation();
    talk.begin('fabia', [chat(1, 'gaius')]);
    for (const line of [chat(2, 'gaius'), chat(3, 'gaius', 'fabia'), chat(4, 'fabia', 'gaius')]) talk.hear(line);
    expect(talk.unread).toEqual({ [ALL]: 1, gaius: 2 });
    expect(talk.unreadLines).toBe(3);
    talk.read('gaius');
    expect(talk.unreadLines).toBe(1);
    expect(talk.lines).toHaveLength(4);
  });

  it('is offered with those at the table, then with those who have left it', () => {
    const seat = (name: string, id: string) => ({ seat: name, user: { id, name: id } });
    const table = { mine: ['rome'], seats: [seat('rome', 'fabia'), seat('carthage', 'gaius')] } as unknown as Table;
    expect(talksOf(table, [chat(1, 'livia', 'fabia'), chat(2, 'gaius')], 'fabia')).toEqual([
      { id: 'gaius', name: 'gaius', seat: 'carthage' }, { id: 'livia', name: 'livia', seat: null },
    ]);
  });
});

describe('the present', () => {
  it('is a fresh question when the seat, the phase or the turn is another', () => {
    const turn = new Turn();
    expect(turn.settle(now(1), ['rome'], [])).toBe(true);
    turn.made = 3;
    expect(turn.settle(now(2), ['rome'], [])).toBe(false);
    expect(turn.made).toBe(3);
    expect(turn.settle(now(3, { phase: 'combat' }), ['rome'], [])).toBe(true);
    expect(turn.made).toBe(0);
    expect(turn.settle(now(4, { phase: 'combat', seat: 'carthage' }), ['rome'], [])).toBe(true);
  });

  it('is the same question when only others have answered it', () => {
    const turn = new Turn();
    turn.settle(now(1, { seat: 'rome' }, { choices: [] }), ['caere'], []);
    expect(turn.settle(now(2, { seat: 'carthage' }, { choices: [], answered: ['rome'] }), ['caere'], [])).toBe(false);
  });

  it('falls behind a curtain when a secret choice passes to another at the same screen', () => {
    const secret = ['place'];
    const turn = new Turn();
    turn.settle(now(1, { ask: 'place' }), ['rome', 'carthage'], secret);
    expect(turn.curtain).toBeNull();
    turn.settle(now(2, { ask: 'place', seat: 'carthage' }), ['rome', 'carthage'], secret);
    expect(turn.curtain).toBe('carthage');
    turn.curtain = null;
    settings.curtain = false;
    turn.settle(now(3, { ask: 'place', seat: 'rome' }), ['rome', 'carthage'], secret);
    expect(turn.curtain).toBeNull();
    settings.curtain = true;
  });
});

describe('layers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are those of the step on show, and of several answers the last asked for', async () => {
    let looked: number | null = null;
    const waiting: ((found: Overlays) => void)[] = [];
    const layers = new Layers({ always: ['control'], looked: () => looked, fetch: () => new Promise((resolve) => waiting.push(resolve)) });
    void layers.refresh();
    layers.toggle('zoc');
    expect([...layers.chosen]).toEqual(['zoc']);
    waiting[1]!({ zoc: { rome: ['0101'] } });
    waiting[0]!({ control: {} });
    await vi.runAllTimersAsync();
    expect(layers.data).toEqual({ zoc: { rome: ['0101'] } });
    looked = 4;
    const later = layers.refresh();
    await vi.runAllTimersAsync();
    waiting[2]!({ zoc: { rome: [] } });
    await later;
    expect(layers.data).toEqual({ zoc: { rome: [] } });
  });
});

describe('questions', () => {
  it('are answered with null when they are refused', async () => {
    const answer: Frame = { t: 'answer', id: 1, why: [{ action: null, refusal: null }] };
    expect(await new Queries(async () => answer).why(null, '0101')).toEqual(answer.why);
    expect(await new Queries(() => Promise.reject(new Error())).odds('attack')).toBeNull();
    expect(await new Queries(async () => ({ t: 'done', id: 1, version: 1 })).inspect('R-1')).toBeNull();
  });
});

describe('a greeting in pieces', () => {
  const head = { t: 'hello', more: true, steps: [], now: null } as unknown as GreetingPart;

  it('is passed on when it is whole, and then what came meanwhile', () => {
    const pieces = new Pieces();
    const table = { t: 'table' } as unknown as Frame;
    expect(pieces.put(head)).toEqual([]);
    expect(pieces.put({ t: 'more', steps: [step(1)] })).toEqual([]);
    expect(pieces.put(table)).toEqual([]);
    const whole = pieces.put({ t: 'more', steps: [step(2)], now: now(2) });
    expect(whole.map(({ t }) => t)).toEqual(['hello', 'table']);
    expect(whole[0]).toMatchObject({ steps: [step(1), step(2)], now: now(2) });
    expect(whole[0]).not.toHaveProperty('more');
    expect(pieces.put(table)).toEqual([table]);
  });

  it('does not hold back that the line is closed', () => {
    const pieces = new Pieces();
    pieces.put(head);
    expect(pieces.put({ t: 'bye', why: 'shutdown' })).toEqual([{ t: 'bye', why: 'shutdown' }]);
  });
});

it('the same thing can be wished into view again', () => {
  const attention = new Attention();
  attention.bring('0101');
  const first = attention.wanted!;
  attention.want('0101');
  expect(attention.wanted!.n).toBeGreaterThan(first.n);
  expect(attention.lit).toEqual(['0101']);
});
