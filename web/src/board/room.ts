// The part of a map that cards over it leave open.
import type { Box } from './view';

/** A card that is narrower than this share of the map stands in a corner, and one sees past it. */
const WIDE = 0.6;
const LEAST = 80;

/** The height of tools that are a row at the lower edge, 0 for a column at the side. */
export const rowOf = ({ offsetWidth, offsetHeight }: HTMLElement): number => (offsetWidth > offsetHeight ? offsetHeight : 0);

/** What is left of a frame above and below the wide cards over it, which are marked `data-covers`, and a row of tools. */
export function openRoom(frame: HTMLElement, tools: HTMLElement): Required<Box> {
  const whole = frame.getBoundingClientRect();
  let [top, bottom] = [0, whole.height - rowOf(tools)];
  for (const card of document.querySelectorAll('[data-covers]')) {
    const box = card.getBoundingClientRect();
    if (!box.height || box.width < whole.width * WIDE) continue;
    if (box.top + box.bottom < whole.top + whole.bottom) top = Math.max(top, box.bottom - whole.top);
    else bottom = Math.min(bottom, box.top - whole.top);
  }
  return { x: 0, y: top, width: whole.width, height: Math.max(bottom - top, LEAST) };
}
