// Where there is room for signs beside an element.
import type { Place } from './plane';
import type { Scene, ShownElement } from './scene';

/** A place at the edge of an element, on its own axes: to its right and backwards; and which way leads away from it. */
export interface Beside extends Place { right: number; down: number }

const HALF = 80;
/** How far from the edge signs reach. */
const REACH = 62;
const NEAR = 34;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Behind the element, to its right or left, or before it: the first that no other element stands in. */
export function besideOf(element: ShownElement, { elements }: Scene): Beside {
  const { depth } = element;
  const places: Beside[] = [
    { x: 0, y: depth, right: 0, down: 1 },
    { x: HALF, y: depth / 2, right: 1, down: 0 },
    { x: -HALF, y: depth / 2, right: -1, down: 0 },
    { x: 0, y: 0, right: 0, down: -1 },
  ];
  const others = [...elements.values()].filter(({ id }) => id !== element.id);
  const isFree = ({ x, y, right, down }: Beside): boolean => {
    const at = onField(element, { x: x + right * REACH, y: y + down * REACH });
    return !others.some((other) => covers(other, at));
  };
  return places.find(isFree) ?? places[0]!;
}

/** A place on the axes of an element as one on the field, where y runs up. */
function onField({ x, y, facing }: ShownElement, off: Place): Place {
  const turn = radians(facing);
  return { x: x + off.x * Math.cos(turn) - off.y * Math.sin(turn), y: y - off.x * Math.sin(turn) - off.y * Math.cos(turn) };
}

/** Whether an element stands at a place, or so near that a sign there would touch it. */
function covers({ x, y, facing, depth }: ShownElement, at: Place): boolean {
  const turn = radians(facing);
  const [dx, dy] = [at.x - x, at.y - y];
  const right = dx * Math.cos(turn) - dy * Math.sin(turn);
  const back = -dx * Math.sin(turn) - dy * Math.cos(turn);
  return Math.abs(right) < HALF + NEAR && back > -NEAR && back < depth + NEAR;
}
