// Small steps, events and states for tests to vary.
import type { Chat, GameEvent, Message, Now, Schema, Step } from '../src/wire';

export const event = (kind: string, message: Partial<Message> = {}, rule = ''): GameEvent => ({ kind, message: { $: `event-${kind}`, ...message } as Message, rule });

export const step = (n: number, more: Partial<Step> = {}): Step => ({
  n, kind: 'play', seat: 'rome', by: 'player', action: 'done', rolls: [], events: [event('done')], at: n, patch: { at: [], to: [] }, ...more,
});

export const now = (version: number, prompt: Partial<Now['prompt']> = {}, more: Partial<Now> = {}): Now => ({
  version, choices: ['done'], buttons: [], undo: { can: true, why: null }, clock: null, result: null, waiting: null, answered: [], guide: null,
  prompt: { message: { $: 'ask-move' }, seat: 'rome', ask: 'move', phase: 'operations', turn: 1, rule: '6', waiting: ['rome'], ...prompt }, ...more,
});

export const chat = (n: number, from: string, to: string | null = null): Chat => ({
  n, user: { id: from, name: from }, to: to === null ? null : { id: to, name: to }, text: 'Ave', at: n,
});

/** A record of two bytes: the turn, and whose it is. */
export const SMALL: Schema = {
  size: 2, fields: [{ name: 'turn', offset: 0, type: 'u1', shape: null }, { name: 'seat', offset: 1, type: 'i1', shape: null }],
};

export const base64 = (...bytes: number[]): string => btoa(String.fromCharCode(...bytes));
