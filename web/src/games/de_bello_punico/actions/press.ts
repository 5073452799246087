// What a click, a tap or Enter on the map does: make the choice that it can only mean, offer a menu, or select.
import type { Deed } from '../../../board/grip.svelte';
import { isHex } from '../../../board/map';
import type { TableModel } from '../model';
import { isCommander, seatOf } from '../position/battle';
import { read, type Choice } from './choices';
import { handOf, type Hand } from './hand.svelte';
import { seenOf, type March } from '../position/seen';
import { marchAll } from './troop';

/** Questions that are answered by moving a piece about, not by pointing at it. */
const MOVING = ['move', 'stampede'];
const LIGHT = ['deploy', 'recover', 'boost', 'test', 'hold', 'post'];

/** Acts on a hex or a piece; true if it had an effect. On touch screens the first tap only points. */
export function press(model: TableModel, at: string, touch = false): boolean {
  if (model.asking) {
    model.ask(at);
    return true;
  }
  const hand = handOf(model);
  const goal = hand.hexOf(at);
  if (hand.troop.length && goal) {
    void marchAll(model, goal);
    return true;
  }
  const second = hand.aimed === at;
  if (touch && turnsInPlace(model, hand, at)) return true;
  const deeds = model.live && model.canAct ? deedsAt(model, hand, at) : [];
  if (!deeds.length) return toggleSupport(model, hand, at) || choose(model, hand, at);
  hand.clear();
  if (touch && !second && !deeds.every(({ light }) => light)) point(model, hand, at);
  else if (deeds.length === 1) carryOut(model, deeds[0]);
  else if (deeds.every(({ actions }) => read(model.board, actions[0] ?? '').verb === 'enter')) hand.turning = hand.hexOf(at);
  else hand.menu = { hex: hand.hexOf(at) ?? at, deeds };
  return true;
}

export function carryOut(model: TableModel, deed: Deed): void {
  handOf(model).clear();
  if (deed.select) model.select(deed.select);
  else void model.act(deed.actions);
}

/** The way to a hex: the cheapest, and among those the one that keeps the piece's facing. */
export function wayTo(model: TableModel, hand: Hand, hex: string): (March & { facing: string }) | null {
  const move = seenOf(model)?.moves[hex];
  if (!move) return null;
  const kept = model.board.directions[hand.pieces.get(model.selected ?? '')?.facing ?? -1];
  const same = move.facings[kept];
  return same && same.cost <= move.cost && same.disorder <= move.disorder ? { ...same, facing: kept } : move;
}

/** A tap on the selected unit shows its facings, which a finger would otherwise hit by mistake; the next hides them. */
function turnsInPlace(model: TableModel, hand: Hand, at: string): boolean {
  const hex = hand.hexOf(at);
  const seen = seenOf(model);
  if (!hex || hex !== seen?.hex || !model.canAct || hand.turning === hex) return false;
  if (Object.keys(seen.moves[hex]?.facings ?? {}).length < 2) return false;
  hand.clear();
  hand.turning = hex;
  return true;
}

/** Shows what a tap would do: the way with its facings, or the odds. */
function point(model: TableModel, hand: Hand, at: string): void {
  const hex = hand.hexOf(at);
  hand.aimed = at;
  if (hex && Object.keys(seenOf(model)?.moves[hex]?.facings ?? {}).length > 1) hand.turning = hex;
  model.hover(at);
}

/** Everything that a click there could mean. */
function deedsAt(model: TableModel, hand: Hand, at: string): Deed[] {
  const hex = hand.hexOf(at);
  const piece = isHex(at) ? (hand.at(at)[0]?.id ?? null) : at;
  const { choices } = hand;
  const advance = hex && hex === hand.won ? hand.advance() : undefined;
  if (advance) return [deedOf(advance)];
  if (piece && !MOVING.includes(model.now.prompt.ask)) {
    const pointed = (choices.byUnit.get(piece) ?? []).filter(({ target, hex: to }) => !target && !to);
    if (pointed.length) return pointed.map(deedOf);
  }
  const aimed = [...(choices.byTarget.get(piece ?? '') ?? []), ...(choices.byHex.get(hex ?? '') ?? [])];
  const own = aimed.filter(({ unit }) => !unit || unit === model.selected);
  if (own.length) return own.map(deedOf);
  const moves = hex ? movesTo(model, hand, piece, hex) : [];
  if (moves.length) return moves;
  return aimed.length > 1 || aimed.some(({ target }) => !target) ? aimed.map(deedOf) : [];
}

/** Moving the selected piece there; a click on a friend selects that friend, unless a commander could join it. */
function movesTo(model: TableModel, hand: Hand, piece: string | null, hex: string): Deed[] {
  const way = hex === seenOf(model)?.hex ? null : wayTo(model, hand, hex);
  if (!way?.orders.length || !model.selected) return [];
  const move = { actions: way.orders, select: null, light: false };
  const friend = piece && seatOf(model.board, piece) === seatOf(model.board, model.selected);
  if (!friend) return [move];
  return isCommander(model.selected) ? [move, { actions: [], select: piece, light: true }] : [];
}

function deedOf(choice: Choice): Deed {
  return { actions: [choice.text], select: null, light: LIGHT.includes(choice.verb) };
}

function toggleSupport(model: TableModel, hand: Hand, at: string): boolean {
  const name = isHex(at) ? hand.at(at)[0]?.id : at;
  if (!model.canAct || !name || !hand.choices.supporters.has(name)) return false;
  const { named } = hand;
  hand.named = named.includes(name) ? named.filter((other) => other !== name) : [...named, name];
  return true;
}

/**
 * Selects the piece there, the next one of a stack if it is selected already; a lone attacker for its target.
 * Taking up another piece halts the one under way. An empty hex that the selected piece cannot use says why.
 */
function choose(model: TableModel, hand: Hand, at: string): boolean {
  hand.forget();
  const here = isHex(at) ? hand.at(at).map(({ id }) => id) : [at];
  if (!here.length && model.canAct && hand.actor) {
    model.ask(at);
    return true;
  }
  const attackers = here.flatMap((id) => hand.choices.byTarget.get(id) ?? []);
  if (model.canAct && attackers.length === 1 && attackers[0].unit !== model.selected) {
    model.select(attackers[0].unit);
    return true;
  }
  const next = here[(here.indexOf(model.selected ?? '') + 1) % here.length] ?? null;
  const halt = model.canAct && next && hand.mine(next) ? hand.halt(next) : undefined;
  if (halt) void model.act([halt.text]).then(() => model.select(next));
  else model.select(next === model.selected ? null : next);
  return next !== null;
}

/** Lets one choose the facing at a hex in reach, or where the unit stands; false if there is nothing to choose. */
export function turnAt(model: TableModel, at: string): boolean {
  const hand = handOf(model);
  const hex = hand.hexOf(at);
  const facings = model.canAct && hex ? seenOf(model)?.moves[hex]?.facings : undefined;
  if (!hex || Object.keys(facings ?? {}).length < 2 || hex === seenOf(model)?.hex) return false;
  hand.clear();
  hand.turning = hex;
  return true;
}
