// Pointer, finger and pen on the map: hovering, clicking, holding, asking.
import type { TableModel } from '../table/model.svelte';
import type { Grip } from './grip.svelte';
import type { Point } from './hexes';

const HOLD = 400;
const LONG = 550;
const LINGER = 320;
const TREMBLE = 8;

/** A game's reaction to pointing. */
export interface Touched {
  /** Acts on a hex or a piece; true if it had an effect. */
  press(at: string, touch: boolean): boolean;
  /** The meaning of a long press, or of one with Shift; false if there is none. */
  hold?(at: string): boolean;
  /** Whether a drag gathers pieces now; with Shift it always does. */
  gathers?(): boolean;
  /** Takes the pieces in a box in hand. */
  gather?(from: Point, to: Point): void;
}

export class Pointing {
  #holding: ReturnType<typeof setTimeout> | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;
  #start: Point = { x: 0, y: 0 };
  #held = false;

  constructor(
    readonly model: TableModel,
    readonly hand: Grip,
    readonly touched: Touched,
    readonly onMap: (event: MouseEvent) => Point,
  ) {}

  move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > TREMBLE) clearTimeout(this.#holding);
    if (this.hand.band) this.hand.band = [this.hand.band[0], this.onMap(event)];
    if (event.pointerType === 'touch' || this.hand.band) return;
    const id = this.#under(event);
    if (id !== this.model.hovered) this.model.hover(id);
    this.#linger(this.hand.hexOf(id));
  };

  leave = (): void => {
    clearTimeout(this.#lingering);
    this.model.hover(null);
    this.hand.fanned = null;
  };

  down = (event: PointerEvent): void => {
    clearTimeout(this.#holding);
    this.#held = false;
    if (!event.isPrimary) return;
    this.hand.touch = event.pointerType === 'touch';
    this.#start = { x: event.clientX, y: event.clientY };
    if (this.touched.gather && !event.button && (event.shiftKey || this.touched.gathers?.())) {
      event.stopPropagation();
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.hand.band = [this.onMap(event), this.onMap(event)];
    }
    const id = this.#under(event, beneath(event));
    if (!id || event.button) return;
    this.#holding = setTimeout(() => (this.hand.touch ? this.#askAbout(id) : this.#hold(id)), this.hand.touch ? LONG : HOLD);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.#holding);
    const { band } = this.hand;
    this.hand.band = null;
    if (!band || Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) <= TREMBLE) return;
    this.#held = true;
    this.touched.gather?.(...band);
  };

  click = (event: MouseEvent): void => {
    const id = this.#under(event, beneath(event));
    if (this.#held || !id) return;
    const hex = this.hand.hexOf(id);
    if (this.hand.touch && hex && this.hand.isStack(hex)) this.hand.fanned = hex;
    if (event.shiftKey && this.#hold(id)) return;
    if (this.touched.press(id, this.hand.touch)) event.preventDefault();
  };

  /** Right button: why not? */
  ask = (event: MouseEvent): void => {
    event.preventDefault();
    const id = this.#under(event);
    if (id && !this.hand.touch) this.model.ask(id);
  };

  #askAbout(id: string): void {
    this.#held = true;
    this.model.ask(id);
  }

  #hold(id: string): boolean {
    this.#held = this.touched.hold?.(id) ?? false;
    return this.#held;
  }

  /** A stack under the pointer spreads out after a moment. */
  #linger(hex: string | null): void {
    if (hex === this.hand.fanned) return;
    clearTimeout(this.#lingering);
    this.hand.fanned = null;
    if (hex && this.hand.isStack(hex)) this.#lingering = setTimeout(() => (this.hand.fanned = hex), LINGER);
  }

  /** The piece under the pointer, else the hex. */
  #under(event: MouseEvent, target: EventTarget | null = event.target): string | null {
    const piece = target instanceof Element ? target.closest('[data-piece]') : null;
    const { x, y } = this.onMap(event);
    return piece?.getAttribute('data-piece') ?? this.hand.map.at(x, y);
  }
}

/** What a press meets: the counter that is seen through an area which only keeps a spread stack open. */
function beneath({ target, clientX, clientY }: MouseEvent): EventTarget | null {
  const through = (each: EventTarget | null): boolean => each instanceof Element && each.hasAttribute('data-through');
  if (!through(target)) return target;
  return document.elementsFromPoint(clientX, clientY).find((each) => !through(each) && each.closest('[data-piece]')) ?? target;
}
