// Pointer, finger and pen on the field: taking elements in hand, pulling them, setting them down, asking.
import type { TableModel } from '../model';
import { together } from '../position/field';
import type { Hand } from './hand.svelte';
import { campAt, hold, pitch, setDown } from './laying';
import { short } from './path';
import { blockOf, centre, distance, nearLine, type Base, type Place } from '../position/plane';
import { contactsOf, seenOf } from '../position/seen';
import { pullAlongRoad, pullBlock, pullCorner, pullElement, pullKnob, type Handle } from './wishes';

type Grab = { kind: 'handle'; handle: Handle } | { kind: 'piece'; id: string } | { kind: 'camp' } | { kind: 'box' };

const TREMBLE = 5;
/** A column that is pulled no farther than this from its road follows it. */
const BESIDE_ROAD = 150;

export class FieldPointing {
  #grab: Grab | null = null;
  #start = { x: 0, y: 0 };
  #moved = false;
  /** Where the pointer went down on the field, and the way from there to what it pulls. */
  #from: Place = { x: 0, y: 0 };
  #off: Place = { x: 0, y: 0 };

  constructor(
    readonly model: TableModel,
    readonly hand: Hand,
    readonly onField: (event: MouseEvent) => Place,
  ) {}

  down = (event: PointerEvent): void => {
    this.#moved = false;
    this.#grab = null;
    if (!event.isPrimary || event.button) return;
    this.hand.touch = event.pointerType === 'touch';
    this.#grab = this.#grabAt(event);
    if (!this.#grab) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#from = this.onField(event);
    event.stopPropagation();
  };

  move = (event: PointerEvent): void => {
    if (!this.#grab) {
      if (event.pointerType !== 'touch') this.#hover(event);
      return;
    }
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    if (!this.#moved && far < TREMBLE) return;
    if (!this.#moved) this.#begin(event);
    this.#pull(event);
  };

  up = (event: PointerEvent): void => {
    const grab = this.#grab;
    this.#grab = null;
    if (!grab || !this.#moved) return;
    this.hand.dragging = false;
    if (grab.kind === 'box') this.#enclose();
    else if (grab.kind === 'camp') void pitch(this.model);
    else if (this.hand.laying) void setDown(this.model);
    event.stopPropagation();
  };

  leave = (): void => this.model.hover(null);

  click = (event: MouseEvent): void => {
    if (this.#moved) {
      this.#moved = false;
      return event.stopPropagation();
    }
    const id = under(event, 'piece');
    if (this.model.asking) this.model.ask(id ?? placeName(this.onField(event)));
    else if (under(event, 'ghost')) this.hand.commit();
    else if (id) this.#press(id, event.shiftKey);
    else this.#pressGround(event);
    event.preventDefault();
    return undefined;
  };

  /** Right button or a long press: why not? */
  ask = (event: MouseEvent): void => {
    event.preventDefault();
    this.model.ask(under(event, 'piece') ?? placeName(this.onField(event)));
  };

  #grabAt(event: PointerEvent): Grab | null {
    const { hand } = this;
    const handle = under(event, 'handle');
    if (handle) return { kind: 'handle', handle: handle as Handle };
    if (under(event, 'ghost') && hand.ask === 'move') return { kind: 'handle', handle: 'body' };
    const id = under(event, 'piece');
    if (id && hand.mayTake(id)) return { kind: 'piece', id };
    if (under(event, 'camp') && hand.ask === 'camp') return { kind: 'camp' };
    return event.shiftKey && !id ? { kind: 'box' } : null;
  }

  #begin(event: PointerEvent): void {
    const { hand } = this;
    const grab = this.#grab!;
    this.#moved = hand.dragging = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (grab.kind === 'box') hand.box = [this.#from, this.#from];
    else if (grab.kind === 'piece' && hand.ask === 'deploy') {
      if (this.model.selected !== grab.id) hand.choose(grab.id);
      this.#off = between(this.#from, hand.elements.get(grab.id)!);
    } else if (grab.kind !== 'camp') this.#take(grab);
  }

  /** Takes hold of a body, a corner or the knob; another handle than before goes on from where the path leads. */
  #take(grab: Grab): void {
    const { hand } = this;
    const { planner } = hand;
    if (grab.kind === 'piece' && !hand.members.includes(grab.id)) hand.choose(grab.id);
    if (!hand.plan()) return;
    if (grab.kind === 'piece' && planner.draft!.verb === 'contract' && planner.movers[0] !== grab.id) hand.lead(grab.id);
    const handle = grab.kind === 'handle' ? grab.handle : 'body';
    const begun = planner.draft!.legs.length > planner.kept;
    if (begun && this.#kin(planner.by) !== this.#kin(handle)) planner.wayPoint();
    this.#grab = { kind: 'handle', handle };
    this.#off = hand.grip ? between(this.#from, hand.grip) : { x: 0, y: 0 };
  }

  /** A single element is moved and turned in one leg. */
  #kin(handle: string): string {
    return handle === 'turn' ? 'body' : handle;
  }

  #pull(event: PointerEvent): void {
    const { hand } = this;
    const at = this.onField(event);
    const free = event.altKey || event.ctrlKey;
    if (hand.box) hand.box = [hand.box[0], at];
    else if (this.#grab?.kind === 'camp') hand.pitching = campAt(this.model, at);
    else if (this.#grab?.kind === 'piece') hold(this.model, this.#grab.id, shifted(at, this.#off), free);
    else if (this.#grab?.kind === 'handle') wishFor(hand, this.#grab.handle, at, shifted(at, this.#off), free, this.#pace(event, at));
  }

  /** How many pixels a pace has on the screen, as the pull so far tells. */
  #pace(event: PointerEvent, at: Place): number {
    return Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) / (distance(at, this.#from) || 1);
  }

  /** Takes in hand everything of one's own in a box. */
  #enclose(): void {
    const { hand } = this;
    const [a, b] = hand.box!;
    hand.box = null;
    const found = [...hand.elements.values()].filter((element) => {
      const { x, y } = centre(element, element.depth);
      const isInside = (a.x - x) * (b.x - x) <= 0 && (a.y - y) * (b.y - y) <= 0;
      return isInside && hand.mine(element.id) && element.status === 'on_board';
    });
    hand.choose(together(found.map(({ id }) => id)) || null);
  }

  #hover(event: PointerEvent): void {
    const id = under(event, 'piece');
    if (id !== this.model.hovered) this.model.hover(id);
  }

  #press(id: string, more: boolean): void {
    const { hand } = this;
    const offered = hand.canMove && !hand.mine(id) ? contactsOf(seenOf(this.model)) : [];
    const contact = offered.find(({ contacts }) => contacts.some(([, enemy]) => enemy === id));
    if (contact && !more) hand.adopt(contact.action);
    else hand.take(id, more);
  }

  /** A click on the ground sets down what waits in hand, or plans the way there. */
  #pressGround(event: MouseEvent): void {
    const { hand } = this;
    const at = this.onField(event);
    const [id] = hand.members;
    if (hand.ask === 'deploy' && id && hand.mine(id)) {
      hold(this.model, id, at, event.altKey);
      void setDown(this.model);
    } else if (hand.plan()) wishFor(hand, 'body', at, at, event.altKey);
    else if (this.model.selected) hand.choose(null);
  }
}

/** Wishes for the path that leads a handle of the hand's block there. */
export function wishFor(hand: Hand, handle: Handle, at: Place, goal: Place, free: boolean, pace = Infinity): void {
  const { planner } = hand;
  const { draft } = planner;
  if (!draft) return;
  planner.free = free;
  const block = blockIn(hand);
  const present = draft.legs[planner.kept];
  const facing = present?.kind === 'to' ? present.facing : null;
  if (handle === 'turn') planner.wish(pullKnob(planner.wished[0] ?? block, at, free), handle);
  else if (handle !== 'body') planner.wish(pullCorner(block, handle, at, free), handle);
  else if (draft.movers.length === 1 && draft.verb === 'move') planner.wish(pullElement(block, goal, facing, free, pace), handle);
  else if (draft.verb !== 'move' && hand.road && nearLine(goal, hand.road) < BESIDE_ROAD) planner.wish(pullAlongRoad(block, goal, hand.road), handle);
  else planner.wish(pullBlock(block, goal, free, pace), handle);
}

/** What moves, as it stands before the leg in hand. */
function blockIn({ planner, leader }: Hand): Base {
  return planner.draft!.verb === 'move' ? blockOf(planner.from) : planner.from[leader]!;
}

function under({ target }: Event, what: string): string | null {
  if (!(target instanceof Element)) return null;
  // A sign beside an element stands for the element.
  const sign = what === 'piece' ? target.closest('[data-badge]')?.getAttribute('data-badge')?.split(' ')[0] : null;
  return sign ?? target.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
}

const between = (from: Place, to: Place): Place => ({ x: to.x - from.x, y: to.y - from.y });
const shifted = (at: Place, off: Place): Place => ({ x: at.x + off.x, y: at.y + off.y });
export const placeName = ({ x, y }: Place): string => `${short(Math.round(x))},${short(Math.round(y))}`;
