// The visible part of a map: its shift and scale within a frame.
import type { Point } from './hexes';

export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
/** What is seen of a map just now, for parts that stand over it. */
export interface Sight {
  frame: Size;
  /** A place of the map, in pixels from the corner of the frame. */
  onScreen(place: Point): Point;
  /** Brings a place of the map to the middle. */
  visit(place: Point): void;
}
export interface Box extends Size {
  x?: number;
  y?: number;
}

/** What to show first. */
export interface Opening extends Box {
  /** The least scale, at which what is on the map can be read. */
  least: number;
  /** What is in the middle when not everything fits at that scale. */
  heart: Point;
  /** What must be in sight all the same. */
  keep?: Point;
  /** What must not lie under the row of tools. */
  clear?: Point[];
  /** The nearest of the others, in sight at the upper edge as long as what must be in sight stays so. */
  facing?: Point;
}

/** Pixels on the screen that the smallest counter measures at first sight. */
export const LEGIBLE = 32;
const LARGEST = 2.4;
/** Pixels between what must be in sight and the edge. */
const CLEAR = 70;
/** Half of the height of a counter, with what stands out of it. */
const HALF = 30;
const PADDING = 8;
/** The room of the tools at the right edge of the map, and between their row and the lower edge. */
const [TOOLS, BELOW] = [36, 8];

/** The middle of a box. */
export const centreOf = ({ x = 0, y = 0, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The view that shows a whole box. */
export function fitted(frame: Size, box: Box): View {
  const scale = Math.min((frame.width - 2 * PADDING) / box.width, (frame.height - 2 * PADDING) / box.height, LARGEST);
  return looking(centreOf(box), scale, frame);
}

/** The first view: all of a box beside the tools or above their row, or as much of it around its heart as is legible, and nothing off the sheet. */
export function framed(frame: Size, box: Opening, sheet: Size, row = 0): View {
  const room = row ? { width: frame.width, height: frame.height - row - BELOW } : { width: frame.width - TOOLS, height: frame.height };
  const scale = Math.max(fitted(room, box).scale, box.least);
  const along = (start: number, length: number, seen: number, heart: number): number =>
    length <= seen ? start + length / 2 : Math.min(Math.max(heart, start + seen / 2), start + length - seen / 2);
  const { heart, keep = heart } = box;
  /** Moved no more than what must be in sight allows. */
  const kept = (middle: number, seen: number, at: number): number => {
    const most = Math.max(0, seen / 2 - CLEAR / scale);
    return Math.min(Math.max(middle, at - most), at + most);
  };
  const middle = (start: number, length: number, seen: number, [heart, keep]: [number, number], whole: number): number =>
    along(0, whole, seen, along(start, length, seen, kept(heart, seen, keep)));
  const x = middle(box.x ?? 0, box.width, room.width / scale, [heart.x, keep.x], sheet.width);
  const y = middle(box.y ?? 0, box.height, room.height / scale, [heart.y, keep.y], sheet.height);
  const view = row ? lifted(looking({ x, y }, scale, room), box.clear ?? [], room.height, frame.height) : looking({ x, y }, scale, room);
  return box.facing ? lowered(view, box.facing, keep, room.height) : view;
}

/** The view moved down until the others are in sight, but no farther than what must be in sight allows. */
function lowered(view: View, facing: Point, keep: Point, bottom: number): View {
  const at = ({ y }: Point): number => view.y + y * view.scale;
  return { ...view, y: view.y + Math.max(0, Math.min(HALF - at(facing), bottom - HALF - at(keep))) };
}

/** The view moved up until nothing that must be clear lies in the strip at the lower edge. */
function lifted(view: View, things: Point[], top: number, bottom: number): View {
  const under = things.map(({ y }) => view.y + y * view.scale).filter((y) => y > top - HALF && y < bottom + HALF);
  return under.length ? lifted({ ...view, y: view.y - (Math.max(...under) - top + HALF + 1) }, things, top, bottom) : view;
}

/** The view with a place in its middle. */
export function looking(middle: Point, scale: number, frame: Size): View {
  return { x: frame.width / 2 - middle.x * scale, y: frame.height / 2 - middle.y * scale, scale };
}

/** The view nearer or farther, with one point of the frame kept where it is. */
export function zoomed(view: View, factor: number, at: Point, frame: Size, content: Size): View {
  const least = Math.min(fitted(frame, content).scale * 0.8, 1);
  const scale = Math.min(Math.max(view.scale * factor, least), LARGEST);
  const grown = scale / view.scale;
  return { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale };
}

/** The view moved so that the map never leaves the frame's middle. */
export function clamped(view: View, frame: Size, content: Size): View {
  const within = (shift: number, room: number, length: number): number =>
    Math.min(Math.max(shift, room / 2 - length * view.scale), room / 2);
  return { ...view, x: within(view.x, frame.width, content.width), y: within(view.y, frame.height, content.height) };
}

/** Whether the own pieces lie above the others, or above the middle of the sheet while there are no others. */
export function liesAbove(own: Point[], others: Point[], sheet: Size): boolean {
  const mean = (points: Point[]): number => points.reduce((sum, { y }) => sum + y, 0) / points.length;
  return own.length > 0 && mean(own) < (others.length ? mean(others) : sheet.height / 2);
}

/** Stores a view across reloads, by its centre. */
export function remember(name: string, view: View, frame: Size): void {
  const middle = [(frame.width / 2 - view.x) / view.scale, (frame.height / 2 - view.y) / view.scale, view.scale];
  keep(`view.${name}`, middle.map((value) => value.toFixed(3)).join(' '));
}

/** Stores across reloads which way the user has turned a map. */
export const keepTurned = (name: string, turned: boolean): void => keep(`turned.${name}`, String(turned));

/** Which way the user has turned a map, null if never. */
export function wasTurned(name: string): boolean | null {
  const kept = stored(`turned.${name}`);
  return kept === null ? null : kept === 'true';
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`bellona.${name}`, value);
  } catch {
    // A browser that stores nothing shows the first view the next time.
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`bellona.${name}`);
  } catch {
    return null;
  }
}

/** The stored view, null if there is none. */
export function recall(name: string, frame: Size): View | null {
  const [x, y, scale] = (stored(`view.${name}`) ?? '').split(' ').map(Number);
  return x && y && scale ? looking({ x, y }, scale, frame) : null;
}
