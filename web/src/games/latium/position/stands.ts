// Where the counters in a town stand, so that they hide neither its own name nor another town's.
import type { HexMap, Point } from '../../../board/hexes';
import type { Box } from '../../../board/view';
import type { LatiumBoard, TownInfo } from './realm';

/** A place from the middle of the town, and the way from there in which a stack grows, whatever its size. */
export interface Stand {
  at: Point;
  towards: Point;
}

/** Above the house or beside it, as one likes it best. */
const STANDS: Stand[] = [
  { at: { x: 0, y: -23 }, towards: { x: 0, y: -1 } },
  { at: { x: -14, y: -23 }, towards: { x: 1, y: -1 } },
  { at: { x: 14, y: -23 }, towards: { x: -1, y: -1 } },
  { at: { x: 38, y: 12 }, towards: { x: 1, y: -1 } },
  { at: { x: -38, y: 12 }, towards: { x: -1, y: -1 } },
];
/** A stack of four on the map of a laptop. */
const STACK = 70;
/** A house with its name, about as wide as the name is long. */
const LETTER = 12.5;
const [ROOF, NAME] = [18, 34];

const known = new WeakMap<LatiumBoard, Map<string, Stand>>();

/** The first stand at which a stack covers least of other towns. */
export function standOf(board: LatiumBoard, map: HexMap, town: TownInfo): Stand {
  const stands = known.get(board) ?? new Map<string, Stand>();
  known.set(board, stands);
  const stand = stands.get(town.slug) ?? best(board, map, town);
  stands.set(town.slug, stand);
  return stand;
}

function best(board: LatiumBoard, map: HexMap, town: TownInfo): Stand {
  const middle = map.centre(town.hex);
  const others = board.towns.filter(({ slug }) => slug !== town.slug).map((other) => boxOf(map.centre(other.hex), other.slug));
  const hidden = (stand: Stand): number => others.reduce((sum, box) => sum + shared(stackAt(middle, stand), box), 0);
  return STANDS.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
}

const boxOf = ({ x, y }: Point, name: string): Required<Box> => ({
  x: x - (LETTER * name.length) / 2, y: y - ROOF, width: LETTER * name.length, height: ROOF + NAME,
});

const stackAt = ({ x, y }: Point, { at, towards }: Stand): Required<Box> => ({
  x: x + at.x + ((towards.x - 1) * STACK) / 2, y: y + at.y + ((towards.y - 1) * STACK) / 2, width: STACK, height: STACK,
});

/** The area that two boxes have in common. */
function shared(one: Required<Box>, other: Required<Box>): number {
  const along = (start: number, length: number, from: number, size: number): number =>
    Math.max(0, Math.min(start + length, from + size) - Math.max(start, from));
  return along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height);
}
