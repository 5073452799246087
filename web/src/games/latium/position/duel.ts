// The duel under way, or the last one that was fought: card against card, as far as the viewer may know.
import type { TableModel } from '../model';
import type { GameEvent, Message } from '../../../wire';
import { boardOf, seatAt } from './realm';

const OPENINGS = { charged: 'melee', shot_at: 'shot' } as Record<string, string>;
const OUTCOMES = ['blow_struck', 'points_marked', 'centuria_destroyed'];
const CARDS = 3;

export interface DuelSide {
  unit: string;
  seat: string | null;
  /** The names of the cards from the first: `sealed` lies face down, `none` is not played yet. */
  cards: string[];
}
export interface DuelShown {
  clash: string;
  over: boolean;
  sides: [DuelSide, DuelSide];
  /** The cards that are shown next, from 0. */
  pair: number;
  outcome: Message[];
  /** The step in which it ended. */
  step: number;
}

export function duelOf(model: TableModel): DuelShown | null {
  return underWay(model) ?? lastFought(model);
}

function underWay(model: TableModel): DuelShown | null {
  const board = boardOf(model);
  const { fight } = model.position.battle;
  const clash = board.enums.clash![fight.clash]!;
  if (clash === 'none') return null;
  const side = (role: number): DuelSide => ({
    ...sideOf(model, board.names.unit![role ? fight.target : fight.attacker] ?? ''),
    cards: fight.card[role].map((card) => board.enums.arma![card] ?? 'none'),
  });
  return { clash, over: false, sides: [side(0), side(1)], pair: fight.pair, outcome: [], step: 0 };
}

function sideOf(model: TableModel, unit: string): { unit: string; seat: string | null } {
  return { unit, seat: seatAt(boardOf(model), model.position.battle.seat[unit.startsWith('D') ? 1 : 0]) };
}

/** Computed from the events since the last charge or shot. */
function lastFought(model: TableModel): DuelShown | null {
  const begun = model.steps.findLastIndex(({ events }) => events.some(({ kind }) => kind in OPENINGS));
  if (begun < 0) return null;
  const steps = model.steps.slice(begun);
  const events = steps.flatMap((step) => step.events);
  if (events.some(({ kind }) => kind === 'field_built')) return null;
  const told = events.slice(events.findLastIndex(({ kind }) => kind in OPENINGS));
  const pairs = told.filter(({ kind }) => kind === 'arma_shown').map(({ message }) => message as Record<string, any>);
  if (!pairs.length) return null;
  const side = (unit: string, card: string): DuelSide => ({
    ...sideOf(model, String(pairs[0]![unit])),
    cards: Array.from({ length: CARDS }, (_, place) => String(pairs[place]?.[card]?.$ ?? 'arma-none').replace('arma-', '')),
  });
  const ended = steps.findLast(({ events }) => events.some(({ kind }) => kind === 'arma_shown'))!;
  return {
    clash: OPENINGS[told[0]!.kind]!,
    over: true,
    sides: [side('unit', 'arma'), side('target', 'other')],
    pair: CARDS,
    outcome: told.filter(isOutcome).map(({ message }) => message),
    step: ended.n,
  };
}

const isOutcome = ({ kind }: GameEvent): boolean => OUTCOMES.includes(kind);
