// The battle in words, side by side and from north to south, for those who do not look at the map.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { commandersOf, unitsOf, type Piece } from '../position/battle';
import { nameOf, tellState } from './telling';

interface Line {
  text: string;
  ids: string[];
}
interface Section {
  title: string;
  lines: Line[];
}

export function text(model: TableModel): Section[] {
  const { board, now } = model;
  const phase = { $: `phase-${now.prompt.phase}` };
  const turn = { text: worded(model, 'text-turn', { turn: now.prompt.turn, turns: board.turns, phase }), ids: [] };
  return [{ title: worded(model, 'text-battle'), lines: [turn] }, ...board.seats.map((seat) => sideIn(model, seat))];
}

function sideIn(model: TableModel, seat: string): Section {
  const { board, position } = model;
  const units = unitsOf(board, position).filter((unit) => unit.seat === seat);
  const [here, off] = [units.filter(({ hex }) => hex), units.filter(({ hex, status }) => !hex && status !== 'absent')];
  return {
    title: worded(model, 'card-title', { seat: board.labels[seat], leader: board.leaders[seat] }),
    lines: [
      ...fortune(model, seat, here.length),
      ...here.sort(fromNorth).map((unit) => line(model, 'text-unit', unit)),
      ...off.map((unit) => line(model, 'text-off', unit)),
    ],
  };
}

/** Rout, commander, markers. */
function fortune(model: TableModel, seat: string, count: number): Line[] {
  const { board, position } = model;
  const side = board.seats.indexOf(seat);
  const leader = commandersOf(board, position)[side];
  const name = board.leaders[seat];
  const units = worded(model, 'card-units', { count });
  const rout = worded(model, 'text-rout', { points: Math.max(0, position.rout[side]), level: board.rout_level[seat], units });
  const where = leader.hex
    ? { text: worded(model, 'text-commander', { name, hex: leader.hex }), ids: [leader.id, leader.hex] }
    : { text: worded(model, 'text-commander-gone', { name }), ids: [] };
  return [{ text: rout, ids: [] }, where, ...markers(model, side)];
}

function markers(model: TableModel, side: number): Line[] {
  const { board, position } = model;
  const told = (board.enums.box as string[]).flatMap((name, box) => {
    const count: number = position.boxes[side][box];
    if (count <= 0) return [];
    return [worded(model, 'card-box', { box: { $: `box-${name}` }, markers: worded(model, 'card-marker', { count }) })];
  });
  if (position.unplaced[side] > 0) {
    told.push(worded(model, 'text-hand', { markers: worded(model, 'card-marker', { count: position.unplaced[side] }) }));
  }
  const vacuus = board.enums.box[position.vacuus[side]];
  if (vacuus) told.push(worded(model, 'text-vacuus', { box: { $: `box-${vacuus}` } }));
  return told.map((text) => ({ text, ids: [] }));
}

function line(model: TableModel, name: string, unit: Piece): Line {
  const state = tellState(model, unit).join(', ');
  const told = worded(model, name, { unit: nameOf(model, unit.id), state });
  return { text: told, ids: unit.hex ? [unit.id, unit.hex] : [unit.id] };
}

function fromNorth(a: Piece, b: Piece): number {
  const key = ({ hex }: Piece): string => (hex ? hex.slice(2) + hex.slice(0, 2) : '');
  return key(a).localeCompare(key(b));
}
