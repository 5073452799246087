// The record of a war as things on a map: who is where, how strong, inside or outside, and who holds what.
import type { Position, TableModel } from '../model';
import type { Board, Message } from '../../../wire';

export type Points = 'land' | 'naval';
export const TYPES: Points[] = ['land', 'naval'];
const NOBODY = 2;

export interface Region {
  index: number;
  slug: string;
  label: Message;
  value: number;
  reconstructed: boolean;
  start: string | null;
  closed: 'open' | 'closed' | 'illyrian_war';
  barred: string[];
  south: boolean;
  hexes: string[];
  places: string[];
}
export interface Place {
  index: number;
  hex: string;
  name: string;
  walls: string;
  region: string;
}
/** A line of the set-up list. */
export interface Line {
  index: number;
  seat: string;
  kind: Points | 'leader';
  count: number;
  leader: string | null;
  region: string | null;
  hex: string;
}
export interface WarBoard extends Board {
  hexes: Record<
    string,
    {
      x: number;
      y: number;
      near: Record<string, string>;
      terrain: string;
      region: string | null;
      place: string | null;
      walls: string;
    }
  >;
  regions: Region[];
  places: Place[];
  pieces: {
    index: number;
    id: string;
    seat: string;
    kind: number;
    number: number;
    letter: string;
    value: number;
    label: Message;
  }[];
  setup: Line[];
  syracuse: { hex: string; region: string };
  levels: Record<string, number>;
  automatic: number;
  only_carthage_falls: boolean;
  has_diplomacy: boolean;
  most_funds: number;
  counters: Record<string, Record<Points, number>>;
  enums: Record<string, string[]>;
}

export interface Leader {
  id: string;
  seat: string;
  letter: string;
  value: number;
  /** Among the drawings of the game; null for nobody in particular. */
  portrait: string | null;
  /** absent, pool, on_map, drawn, lost, gone. */
  status: string;
  /** waiting, under_way, finished; waiting outside his own campaign. */
  marching: string;
  /** Movement points left. */
  points: number;
  hex: string | null;
}
/** Points of one side in a hex; Syracuse's are counted apart. */
export interface Holding {
  side: string;
  land: number;
  naval: number;
  inside: Record<Points, boolean>;
  /** How strong they are is not known. */
  veiled: boolean;
}
/** All that one side has in a hex. */
export interface Stack {
  hex: string;
  seat: string;
  own: Holding | null;
  syracusans: Holding | null;
  leaders: Leader[];
  besieged: boolean;
}

export const warBoard = (model: TableModel): WarBoard => model.board as WarBoard;
export const isLeader = (id: string): boolean => /^[RC]-[A-H]$/.test(id);
export const seatOf = (id: string): string => (id.startsWith('R') ? 'rome' : 'carthage');

export function leadersOf(board: WarBoard, position: Position): Leader[] {
  const campaigning = board.enums.phase![position.phase] === 'campaign' ? board.seats[position.active] : null;
  return board.pieces.map(({ index, id, seat, letter, value }) => {
    const state = position.leaders[index];
    const marching = seat === campaigning ? board.enums.marching![state.marching]! : 'waiting';
    const status = board.enums.status![state.status]!;
    const hex = status === 'on_map' ? (board.order[state.hex] ?? null) : null;
    return { id, seat, letter, value, portrait: board.people?.[id]?.portrait ?? null, status, marching, points: state.points, hex };
  });
}

/** The best leader of a side in the field. */
export function foremost(board: WarBoard, position: Position, seat: string): string | null {
  const own = leadersOf(board, position).filter((leader) => leader.seat === seat && leader.status === 'on_map');
  return own.sort((a, b) => b.value - a.value)[0]?.id ?? null;
}

/** The leader under way. */
export function marcherOf(board: WarBoard, position: Position): Leader | null {
  const piece = board.pieces.find(({ index }) => index === position.marching);
  return leadersOf(board, position).find(({ id }) => id === piece?.id) ?? null;
}

export const regionNamed = (board: WarBoard, slug: string | null): Region | null =>
  board.regions.find((region) => region.slug === slug) ?? null;
export const regionAt = (board: WarBoard, hex: string): Region | null =>
  regionNamed(board, board.hexes[hex]?.region ?? null);
export const placeAt = (board: WarBoard, hex: string): Place | null =>
  board.places.find((place) => place.hex === hex) ?? null;

/** A side's name by its number in the record, null for nobody. */
export function sideNamed(board: WarBoard, side: number): string | null {
  return side >= 0 && side < NOBODY ? board.seats[side]! : null;
}

export const controllerOf = (board: WarBoard, position: Position, region: Region): string | null =>
  sideNamed(board, position.control[region.index]);

/** Whose friends the Syracusans are. */
export function allyOfSyracuse(board: WarBoard, position: Position): string | null {
  const region = regionNamed(board, board.syracuse.region);
  return region && sideNamed(board, position.align[region.index]);
}

/** What each side has in every hex where it has anything; neutral Syracusans stand by themselves. */
export function stacksOf(board: WarBoard, position: Position): Stack[] {
  const leaders = leadersOf(board, position);
  const ally = allyOfSyracuse(board, position);
  const free = syracusans(board, position, null);
  const sides = board.seats.flatMap((seat, side) =>
    occupied(board, position, leaders, seat, side, ally).map((hex) => ({
      hex,
      seat,
      own: holding(board, position, seat, side, hex),
      syracusans: seat === ally && hex === board.syracuse.hex ? syracusans(board, position, side) : null,
      leaders: leaders.filter((leader) => leader.seat === seat && leader.hex === hex),
      besieged: isBesieged(board, position, side, hex),
    })),
  );
  const neutral =
    ally === null && free
      ? [{ hex: board.syracuse.hex, seat: 'syracuse', own: null, syracusans: free, leaders: [], besieged: false }]
      : [];
  return [...sides, ...neutral];
}

function occupied(
  board: WarBoard,
  position: Position,
  leaders: Leader[],
  seat: string,
  side: number,
  ally: string | null,
): string[] {
  const [land, naval] = position.points[side] as [number[], number[]];
  const found = new Set(leaders.filter((leader) => leader.seat === seat && leader.hex).map((leader) => leader.hex!));
  board.order.forEach((hex, index) => {
    if (land[index] || naval[index]) found.add(hex);
  });
  if (seat === ally && position.syracusans.some((points: number) => points > 0)) found.add(board.syracuse.hex);
  return [...found];
}

function holding(board: WarBoard, position: Position, seat: string, side: number, hex: string): Holding | null {
  const index = board.order.indexOf(hex);
  const [land, naval] = TYPES.map((_, type) => position.points[side][type][index]) as [number, number];
  if (!land && !naval) return null;
  const inside = { land: position.inside[side][0][index] > 0, naval: position.inside[side][1][index] > 0 };
  return { side: seat, land, naval, inside, veiled: position.veiled[index] > 0 };
}

function syracusans(board: WarBoard, position: Position, side: number | null): Holding | null {
  const [land, naval] = position.syracusans as [number, number];
  if (!land && !naval) return null;
  const index = board.order.indexOf(board.syracuse.hex);
  const inverted = (type: number): boolean => side !== null && position.inside[side][type][index] > 0;
  return { side: 'syracuse', land, naval, inside: { land: inverted(0), naval: inverted(1) }, veiled: false };
}

function isBesieged(board: WarBoard, position: Position, side: number, hex: string): boolean {
  const place = placeAt(board, hex);
  return place !== null && position.besieged[side][place.index] > 0;
}

/** Points of a type in a hex that serve this leader or nobody yet. */
export function freePoints(board: WarBoard, position: Position, leader: Leader, type: Points): number {
  const kind = TYPES.indexOf(type);
  const [side, index] = [board.seats.indexOf(leader.seat), board.order.indexOf(leader.hex ?? '')];
  if (index < 0) return 0;
  const piece = board.pieces.find(({ id }) => id === leader.id);
  const others = (position.tags as { hex: number; leader: number; points: number[] }[])
    .slice(0, position.tag_count)
    .filter((tag) => tag.hex === index && tag.leader !== piece?.index)
    .reduce((sum, tag) => sum + tag.points[kind]!, 0);
  return Math.max(0, position.points[side][kind][index] - others);
}

/** The victory points of a side: the values of the regions it controls. */
export function victoryPoints(board: WarBoard, position: Position, seat: string): number {
  return board.regions
    .filter((region) => controllerOf(board, position, region) === seat)
    .reduce((sum, { value }) => sum + value, 0);
}

/** The level of victory that some points are enough for, null where points mean nothing. */
export function levelOf(board: WarBoard, points: number): string | null {
  const reached = Object.entries(board.levels).filter(([, least]) => points >= least);
  return reached.sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
