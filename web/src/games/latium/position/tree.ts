// The tree of a house: its Rex, his brothers and sisters, his filii by age, and whom each has married.
import type { TableModel } from '../model';
import { boardOf, seatAt, type TownInfo } from './realm';

export interface Kin {
  /** The person's id; of the first Rex of a house, who is no person of the record, the town's name. */
  id: string;
  index: number;
  son: boolean;
  standing: string;
  /** The town of the house. */
  court: number;
  dynastic: boolean;
  captor: string | null;
  x: number;
  y: number;
}
export interface Line {
  from: Kin;
  to: Kin;
  kind: 'child' | 'marriage';
}
export interface Tree {
  kin: Kin[];
  lines: Line[];
  width: number;
  height: number;
}

export const BOX = { width: 98, height: 46 };
const STEP = { x: 112, y: 78 };
const EDGE = 6;
const MOST_DEAD = 4;

function kinOf(model: TableModel, index: number): Omit<Kin, 'x' | 'y'> {
  const board = boardOf(model);
  const { standing, sex, court, dynastic, captor } = model.position.persons[index];
  return {
    id: board.names.person![index]!,
    index,
    son: sex > 0,
    standing: board.enums.standing![standing]!,
    court,
    dynastic: dynastic > 0,
    captor: seatAt(board, captor),
  };
}

/** All who are or were of a house, the eldest first. */
function houseOf(model: TableModel, town: TownInfo): Omit<Kin, 'x' | 'y'>[] {
  const persons = model.position.persons as any[];
  const found = persons.flatMap((person, index) => (person.court === town.index && person.standing > 0 ? [index] : []));
  return found.sort((a, b) => persons[a].born - persons[b].born).map((index) => kinOf(model, index));
}

/** The towns whose houses have anybody in them, the capita of the players first. */
export function housesOf(model: TableModel): TownInfo[] {
  const board = boardOf(model);
  const peopled = new Set(model.position.persons.filter(({ standing }) => standing > 0).map(({ court }) => court));
  return board.towns.filter(({ index, slug }) => peopled.has(index) || board.seats.includes(slug));
}

export function treeOf(model: TableModel, town: TownInfo): Tree {
  const people = houseOf(model, town);
  const throne = model.position.towns[town.index].rex;
  const vacant = model.position.towns[town.index].vacant > 0;
  const first = { id: town.slug, index: -1, son: true, standing: vacant ? 'none' : 'rex', court: town.index, dynastic: false, captor: null };
  const rex: Kin = { ...(throne >= 0 ? kinOf(model, throne) : first), x: 0, y: 0 };
  const siblings = people.filter(({ standing, id }) => standing === 'pledge' && id !== rex.id);
  const dead = people.filter(({ standing }) => standing === 'dead').slice(-MOST_DEAD);
  const filii = people.filter(({ standing }) => standing === 'filius');
  const lines: Line[] = [];
  const kin: Kin[] = [rex];
  const place = (each: Omit<Kin, 'x' | 'y'>, x: number, y: number): Kin => {
    const placed = { ...each, x, y };
    kin.push(placed);
    return placed;
  };
  let right = 1 + wed(model, rex, 1, 0, place, lines);
  for (const sibling of siblings) right = beside(model, place(sibling, right, 0), place, lines);
  const children = [...filii, ...dead].map((child, column) => place(child, column, 1));
  for (const child of children) {
    lines.push({ from: rex, to: child, kind: 'child' });
    wed(model, child, child.x, 2, place, lines);
  }
  const columns = Math.max(right, children.length);
  const deepest = Math.max(...kin.map(({ y }) => y));
  for (const each of kin) {
    each.x = EDGE + each.x * STEP.x;
    each.y = EDGE + each.y * STEP.y;
  }
  return { kin, lines, width: 2 * EDGE + (columns - 1) * STEP.x + BOX.width, height: 2 * EDGE + deepest * STEP.y + BOX.height };
}

type Place = (each: Omit<Kin, 'x' | 'y'>, x: number, y: number) => Kin;

/** Places the husband or wife of a person; how many there are. */
function wed(model: TableModel, person: Kin, x: number, y: number, place: Place, lines: Line[]): number {
  const spouse = person.index >= 0 ? model.position.persons[person.index].spouse : -1;
  if (spouse < 0) return 0;
  lines.push({ from: person, to: place(kinOf(model, spouse), x, y), kind: 'marriage' });
  return 1;
}

/** A brother or sister of the Rex with husband or wife; the next free column. */
function beside(model: TableModel, sibling: Kin, place: Place, lines: Line[]): number {
  return sibling.x + 1 + wed(model, sibling, sibling.x + 1, 0, place, lines);
}
