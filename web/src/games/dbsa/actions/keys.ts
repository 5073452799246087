// The field by keyboard: walking from element to element, planning a path step by step, choosing fights.
import type { TableModel } from '../model';
import { together, type Element } from '../position/field';
import { handOf, type Hand } from './hand.svelte';
import { campAt, campPose, firstPlace, pitch, setDown } from './laying';
import type { Leg } from './path';
import { bearing, distance, offFrom, type Place } from '../position/plane';
import { contactsOf, seenOf } from '../position/seen';

const ADVANCE = 50;
const ADVANCE_FINE = 10;
const WHEEL = 5;
const WHEEL_FINE = 1;
const ASIDE = 20;
const ASIDE_FINE = 5;
const CAMP = 50;
const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

/** The keys and the messages about them, for the list of keys. */
export const KEYS: [string, string][] = [
  ['Tab ← →', 'keys-select'], ['Shift+←', 'keys-extend'], ['G', 'keys-group'],
  ['W X', 'keys-advance'], ['Q E', 'keys-wheel'], ['A D', 'keys-aside'],
  ['Shift+W', 'keys-fine'], ['S', 'keys-snap'], ['M', 'keys-way-point'], ['C', 'keys-column'],
  ['Enter', 'keys-commit'], ['Esc', 'keys-escape'], ['Alt', 'keys-free'],
];

/** What a key does on the field; true if it had an effect. */
export function key(model: TableModel, event: KeyboardEvent): boolean {
  const hand = handOf(model);
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (hand.pairs.length && ['fight', 'face'].includes(hand.ask)) return choosePair(hand, name, event.shiftKey);
  if (hand.ask === 'camp') return moveCamp(hand, name, event.shiftKey);
  if (name === 'Tab') return cycle(hand, event.shiftKey);
  if (name in ARROWS) return walk(hand, ARROWS[name]!, event.shiftKey);
  if (name === 'Enter' || name === ' ') return enter(hand);
  if (hand.ask === 'deploy') return shift(hand, name, event.shiftKey);
  if (!hand.canMove) return false;
  return plan(hand, name, event.shiftKey);
}

/** Those that Tab goes through: who can be moved or deployed, else everybody. */
function stops(hand: Hand): Element[] {
  const all = [...hand.elements.values()].filter(({ status }) => status !== 'lost');
  const own = all.filter(({ id }) => (hand.ask === 'deploy' ? hand.mine(id) : hand.mayMove(id)));
  return hand.ask && own.length ? own : all.filter(({ status }) => status === 'on_board');
}

function cycle(hand: Hand, back: boolean): boolean {
  const ids = stops(hand).map(({ id }) => id);
  const at = ids.indexOf(hand.members[0] ?? '');
  const next = at < 0 ? (back ? ids.length - 1 : 0) : at + (back ? -1 : 1);
  if (!ids[next]) return false;
  pick(hand, ids[next]);
  return true;
}

function pick(hand: Hand, selection: string): void {
  hand.clear();
  hand.choose(selection);
}

/** Goes to the nearest element in a direction, or adds it to those in hand. */
function walk(hand: Hand, direction: number, extend: boolean): boolean {
  const from = hand.members.map((id) => hand.elements.get(id)!).filter(Boolean);
  if (!from.length) return cycle(hand, false);
  const [here] = from;
  const others = stops(hand).filter(({ id, status }) => status === 'on_board' && !hand.members.includes(id));
  const cost = (to: Element): number => Math.min(...from.map((each) => leaning(each, to, direction)));
  const best = others.map((each) => ({ each, cost: cost(each) })).sort((a, b) => a.cost - b.cost)[0];
  if (!best || best.cost === Infinity) return true;
  if (extend && best.each.seat === here!.seat) pick(hand, together([...hand.members, best.each.id]));
  else pick(hand, best.each.id);
  return true;
}

/** The distance of a place, weighted by its deviation from the direction. */
function leaning(from: Place, to: Place, direction: number): number {
  const angle = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
  const off = Math.abs(bearing(angle - direction + 180) - 180);
  return off > 65 ? Infinity : distance(from, to) * (1 + off / 45);
}

function enter(hand: Hand): boolean {
  if (hand.laying) void setDown(hand.model);
  else if (hand.planner.chosen) hand.commit();
  else return false;
  return true;
}

/** Adds to the path, or takes from it. */
function plan(hand: Hand, name: string, fine: boolean): boolean {
  const { planner } = hand;
  const step = fine ? ADVANCE_FINE : ADVANCE;
  const turn = fine ? WHEEL_FINE : WHEEL;
  const deeds: Record<string, () => void> = {
    w: () => advance(hand, step), x: () => advance(hand, -step),
    q: () => wheel(hand, 'left', turn), e: () => wheel(hand, 'right', turn),
    a: () => aside(hand, fine ? -ASIDE_FINE : -ASIDE), d: () => aside(hand, fine ? ASIDE_FINE : ASIDE),
    s: () => snap(hand), m: () => planner.wayPoint(), c: () => hand.changeVerb(),
    g: () => pick(hand, together(seenOf(hand.model)?.group ?? hand.members)),
  };
  if (!deeds[name]) return false;
  deeds[name]();
  return true;
}

function legsIn(hand: Hand): Leg[] | null {
  if (!hand.plan()) return null;
  const { planner } = hand;
  planner.free = false;
  return planner.draft!.legs.slice(planner.kept);
}

function advance(hand: Hand, length: number): void {
  const legs = legsIn(hand);
  if (!legs) return;
  const last = legs.at(-1);
  const byRoad = hand.planner.draft!.verb !== 'move' && hand.road && legs.every((leg) => leg.kind === 'road');
  const kind = byRoad ? 'road' : 'ahead';
  if (last?.kind === 'ahead' || last?.kind === 'road') {
    set(hand, [...legs.slice(0, -1), { ...last, length: last.length + length }]);
  }
  else set(hand, [...legs, { kind, length }]);
}

function wheel(hand: Hand, side: 'left' | 'right', angle: number): void {
  const legs = legsIn(hand);
  if (!legs) return;
  const last = legs.at(-1);
  if (last?.kind !== 'left' && last?.kind !== 'right') return set(hand, [...legs, { kind: side, angle }]);
  return set(hand, [...legs.slice(0, -1), { ...last, angle: last.angle + (last.kind === side ? angle : -angle) }]);
}

/** One element steps aside as it stands. */
function aside(hand: Hand, length: number): void {
  const legs = legsIn(hand);
  const { planner } = hand;
  if (!legs || planner.draft!.verb !== 'move' || hand.members.length > 1) return;
  const pose = planner.wished[0]!;
  const to = offFrom(pose, length, 0);
  const last = legs.at(-1);
  const others = last?.kind === 'to' ? legs.slice(0, -1) : legs;
  set(hand, [...others, { kind: 'to', x: to.x, y: to.y, facing: last?.kind === 'to' ? last.facing : null }]);
}

/** Sets the legs in hand, without those that lead nowhere. */
function set(hand: Hand, legs: Leg[]): void {
  const some = legs.filter((leg) => ('length' in leg ? leg.length !== 0 : 'angle' in leg ? leg.angle > 0 : true));
  if (some.length || hand.planner.kept) hand.planner.wish(some, 'key');
  else hand.planner.clear();
}

/** Takes the next of what the path could snap to; without a path, the first contact on offer. */
function snap(hand: Hand): void {
  if (hand.planner.answer?.snaps.length) return hand.planner.nextSnap();
  const contacts = contactsOf(seenOf(hand.model));
  const now = contacts.findIndex(({ action }) => action === hand.planner.chosen?.action);
  const next = contacts[(now + 1) % Math.max(1, contacts.length)];
  return next && hand.adopt(next.action);
}

/** Moves an element that is being deployed. */
function shift(hand: Hand, name: string, fine: boolean): boolean {
  const [id] = hand.members;
  const pose = id && hand.mine(id) ? (hand.laying?.id === id ? hand.laying.pose : firstPlace(hand.model, id)) : null;
  if (!id || !pose) return false;
  const [far, turn] = [fine ? ASIDE_FINE : ASIDE, fine ? WHEEL_FINE : WHEEL];
  const by: Record<string, [number, number, number]> = {
    w: [0, far, 0], x: [0, -far, 0], a: [-far, 0, 0], d: [far, 0, 0], q: [0, 0, -turn], e: [0, 0, turn],
  };
  const change = by[name];
  if (!change) return false;
  const place = offFrom({ ...pose, facing: hand.base?.facing ?? 0 }, change[0], change[1]);
  hand.laying = { id, pose: { ...place, facing: bearing(pose.facing + change[2]) } };
  return true;
}

function moveCamp(hand: Hand, name: string, fine: boolean): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1, a: -1, d: 1 }[name];
  const { width, height } = hand.model.board.size;
  const now = hand.pitching ?? campAt(hand.model, { x: width / 2, y: height / 2 });
  if (name === 'Enter' || name === ' ') {
    hand.pitching = now;
    void pitch(hand.model);
    return true;
  }
  if (!by) return false;
  const next = now + by * (fine ? ADVANCE_FINE : CAMP);
  if (campPose(hand.model, next)) hand.pitching = campAt(hand.model, { x: next, y: next });
  return true;
}

/** Goes through the fights or turns on offer, and chooses one. */
function choosePair(hand: Hand, name: string, back: boolean): boolean {
  const texts = hand.pairs.map(({ text }) => text);
  const at = texts.indexOf(hand.aimed ?? '');
  if ((name === 'Enter' || name === ' ') && hand.aimed) {
    void hand.model.act([hand.aimed]);
    return true;
  }
  const step = name === 'Tab' ? (back ? -1 : 1) : { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[name];
  if (!step) return false;
  const next = at < 0 ? (step > 0 ? 0 : texts.length - 1) : at + step;
  if (name === 'Tab' && !texts[next]) return false;
  hand.aimed = texts[(next + texts.length) % texts.length]!;
  return true;
}
