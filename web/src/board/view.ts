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
export interface Box extends Size {
  x?: number;
  y?: number;
}

const LARGEST = 2.4;
const PADDING = 8;

/** The view that shows a whole box. */
export function fitted(frame: Size, box: Box): View {
  const scale = Math.min((frame.width - 2 * PADDING) / box.width, (frame.height - 2 * PADDING) / box.height, LARGEST);
  return looking({ x: (box.x ?? 0) + box.width / 2, y: (box.y ?? 0) + box.height / 2 }, scale, frame);
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

/** Stores a view across reloads, by its centre. */
export function remember(name: string, view: View, frame: Size): void {
  const middle = [(frame.width / 2 - view.x) / view.scale, (frame.height / 2 - view.y) / view.scale, view.scale];
  try {
    localStorage.setItem(`bellona.view.${name}`, middle.map((value) => value.toFixed(3)).join(' '));
  } catch {
    // A browser that stores nothing shows the whole map the next time.
  }
}

/** The stored view, null if there is none. */
export function recall(name: string, frame: Size): View | null {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(`bellona.view.${name}`);
  } catch {
    return null;
  }
  const [x, y, scale] = (kept ?? '').split(' ').map(Number);
  return x && y && scale ? looking({ x, y }, scale, frame) : null;
}
