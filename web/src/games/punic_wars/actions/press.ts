// What a click, a tap or Enter on the map does: make the choice that it can only mean, offer a menu, or select.
import type { Deed } from '../../../board/grip.svelte';
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { handOf, type Hand } from './hand.svelte';
import { seenOf, type Goal, type March } from '../position/seen';
import { tellAction } from '../text/telling';
import { isLeader, warBoard } from '../position/war';

/** Acts on a hex or a leader; true if it had an effect. On touch screens the first tap only points. */
export function press(model: TableModel, at: string, touch = false): boolean {
  if (model.asking) {
    model.ask(at);
    return true;
  }
  const hand = handOf(model);
  const second = hand.aimed === at;
  const free = model.live && model.canAct;
  if (free && nameLoss(hand, hand.hexOf(at))) return true;
  const deeds = free ? deedsAt(model, hand, at) : [];
  if (!deeds.length) return choose(model, hand, at);
  hand.forget();
  if (touch && !second && !deeds.every(({ light }) => light)) {
    hand.aimed = at;
    model.hover(at);
  } else if (deeds.length === 1) carryOut(model, deeds[0]!);
  else hand.menu = { hex: hand.hexOf(at) ?? at, deeds };
  return true;
}

/** A press that is held offers both ways, by land and by sea, where there are two. */
export function chooseWay(model: TableModel, at: string): boolean {
  const hand = handOf(model);
  const hex = hand.hexOf(at);
  const goal = hex && model.canAct ? seenOf(model)?.moves[hex] : undefined;
  if (!hex || !goal?.ways.land || !goal.ways.sea) return false;
  hand.clear();
  hand.menu = { hex, deeds: [way(model, hex, goal.ways.land, 'land'), way(model, hex, goal.ways.sea, 'sea')] };
  return true;
}

function way(model: TableModel, hex: string, { orders, cost }: March, by: string): Deed {
  return { ...deed(orders), words: worded(model, `map-way-${by}`, { cost }), heading: hex };
}

export function carryOut(model: TableModel, { actions, select, heading }: Deed): void {
  const hand = handOf(model);
  hand.clear();
  hand.heading = heading && model.selected ? { leader: model.selected, hex: heading } : null;
  if (select) model.select(select);
  else void model.act(actions);
}

/** Goes on to where dice have stopped a march. */
export function wayOn(model: TableModel): { hex: string; goal: Goal } | null {
  const hand = handOf(model);
  const { heading, marcher } = hand;
  if (!heading || heading.leader !== marcher?.id || heading.hex === marcher.hex) return null;
  const goal = seenOf(model)?.moves[heading.hex];
  return goal ? { hex: heading.hex, goal } : null;
}

/** How a click there is led to its end. */
export function marchTo(model: TableModel, hex: string, goal: Goal): void {
  carryOut(model, { ...deed(goal.orders), heading: hex });
}

function deed(actions: string[], light = false): Deed {
  return { actions, select: null, light };
}

/** Everything that a click there could mean. */
function deedsAt(model: TableModel, hand: Hand, at: string): Deed[] {
  const hex = hand.hexOf(at);
  const { choices } = hand;
  if (isLeader(at)) {
    const named = (choices.byLeader.get(at) ?? []).filter(({ verb, hex: to }) => !to && verb !== 'lead');
    if (named.length) return named.map(({ text }) => deed([text], true));
    if (hand.mine(at) && at !== model.selected) return [];
  }
  if (!hex) return [];
  const placed = placings(model, hand, hex);
  if (placed.length) return placed;
  const attacks = hex === hand.marcher?.hex ? choices.of('attack') : [];
  if (attacks.length)
    return [...attacks, ...emerging(hand, hex)].map(({ text }) => ({ ...deed([text]), words: tellAction(model, text) }));
  return moves(model, hex);
}

const emerging = (hand: Hand, hex: string) => (hand.choices.byHex.get(hex) ?? []).filter(({ verb }) => verb === 'emerge');

/** Setting points or a leader down in a hex. */
function placings(model: TableModel, hand: Hand, hex: string): Deed[] {
  const here = hand.choices.byHex.get(hex) ?? [];
  const set = here.filter(({ verb }) => verb === 'deploy');
  const most = Math.max(0, ...set.map(({ count }) => count ?? 0));
  const wanted = set.filter(({ count }) => count === null || count === Math.min(hand.count ?? most, most));
  const leaders = here.filter(({ verb, leader }) => ['appoint', 'return'].includes(verb) && leader === hand.placing?.id);
  return [...wanted, ...leaders].map(({ text }) => ({ ...deed([text], true), words: tellAction(model, text) }));
}

function moves(model: TableModel, hex: string): Deed[] {
  const seen = seenOf(model);
  const goal = seen && hex !== seen.hex ? seen.moves[hex] : undefined;
  return goal?.orders.length ? [{ ...deed(goal.orders), heading: hex }] : [];
}

/** A point to be lost there, as long as there are losses to name. */
function nameLoss(hand: Hand, hex: string | null): boolean {
  const here = hex ? (hand.choices.byHex.get(hex) ?? []).filter(({ verb }) => verb === 'lose') : [];
  const kinds = [...new Set(here.map(({ kind }) => kind!))];
  for (const kind of kinds) {
    const key = `${kind} ${hex}`;
    const named = hand.losses[key] ?? 0;
    if (named >= hand.choices.most('lose', kind, hex) || lossesNamed(hand) >= lossesDue(hand)) continue;
    hand.losses = { ...hand.losses, [key]: named + 1 };
    return true;
  }
  return kinds.length > 0;
}

export const lossesNamed = (hand: Hand): number => Object.values(hand.losses).reduce((sum, count) => sum + count, 0);

/** How many points the side that is asked has still to lose. */
export function lossesDue(hand: Hand): number {
  const { model } = hand;
  const side = model.board.seats.indexOf(model.now.prompt.seat ?? '');
  return Math.max(0, model.position.due[side]?.points ?? 0);
}

/** Selects a leader there, the next one if he is selected already, or the hex itself. */
function choose(model: TableModel, hand: Hand, at: string): boolean {
  hand.forget();
  if (isLeader(at)) {
    model.select(at === model.selected ? null : at);
    return true;
  }
  const worth = hand.isStack(at) || warBoard(model).hexes[at]?.place || hand.choices.byHex.has(at);
  const own = hand
    .leadersAt(at)
    .filter(({ id, marching }) => hand.mine(id) && marching !== 'finished')
    .map(({ id }) => id);
  const round = worth ? [...own, at] : own;
  const next = round[(round.indexOf(model.selected ?? '') + 1) % round.length] ?? null;
  model.select(next === model.selected ? null : next);
  return next !== null;
}
