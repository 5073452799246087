// The record of a game as things on a tabula: towns, counters, persons, papers, and the battle under way.
import type { Battle, Rex } from '../../../generated/positions/latium';
import { nameIn } from '../../../board/events';
import type { Armies } from '../../../table/model.svelte';
import type { Position, TableModel } from '../model';
import type { Board, Message } from '../../../wire';

export interface TownInfo {
  index: number;
  slug: string;
  hex: string;
  label: Message;
  people: string;
  bonus: number;
  caput: boolean;
}
export interface SignumInfo {
  slug: string;
  god: string;
  count: number;
  label: Message;
  tell: Message;
}
export interface Slot {
  kind: string;
  word: string;
  optional: boolean;
}
export interface LatiumBoard extends Board {
  /** All six seats in the order of the record, played or not. */
  reges: string[];
  towns: TownInfo[];
  signa: SignumInfo[];
  eventi: { slug: string; label: Message; results: Message[] }[];
  clauses: Record<string, Slot[]>;
  names: Record<string, string[]>;
  enums: Record<string, string[]>;
  turns: number;
  semester: number;
  cycle: number;
  most_clauses: number;
  money: { step: number; most: number };
  letters_each: number;
  ira_limit: number;
  allowance: number;
  field: { widest: number; deepest: number };
}
export interface Counter {
  id: string;
  seat: string;
  counter: string;
  errand: string;
  hex: string | null;
  moved: boolean;
}
export interface Unit {
  id: string;
  index: number;
  side: number;
  seat: string | null;
  arm: string;
  column: number;
  row: number;
  square: string;
  facing: number;
  alive: number;
  hurt: number;
}

export const boardOf = (model: TableModel): LatiumBoard => model.board as LatiumBoard;
export const seatAt = (board: LatiumBoard, number: number): string | null => board.reges[number] ?? null;

/** The viewer's seat, null without one. */
export function ownSeat(model: TableModel): string | null {
  return boardOf(model).reges.includes(model.eyes) ? model.eyes : null;
}

export function rexOf(model: TableModel, seat: string): Rex {
  return model.position.reges[boardOf(model).reges.indexOf(seat)];
}

export function townAt(board: LatiumBoard, hex: string | null): TownInfo | null {
  return board.towns.find((town) => town.hex === hex) ?? null;
}

export function holderOf(board: LatiumBoard, position: Position, town: TownInfo): string | null {
  return seatAt(board, position.towns[town.index].holder);
}

export function countersOf(board: LatiumBoard, position: Position): Counter[] {
  return board.pieces.flatMap(({ id, seat, kind, counter, index }) => {
    const rex = position.reges[index];
    const piece = rex.pieces[kind];
    const errand = board.enums.errand![piece.errand]!;
    if (board.enums.reign![rex.reign] !== 'reigns' || errand === 'gone' || piece.cell < 0) return [];
    return [{ id, seat, counter, errand, hex: board.order[piece.cell] ?? null, moved: piece.moved > 0 }];
  });
}

/** Whether the field is shown instead of the tabula: as soon as it is laid out, before a side of it is chosen. */
export function isFought(board: LatiumBoard, position: Position): boolean {
  const { stage, front } = position.battle;
  return front > 0 && ['allotment', 'sides', 'initiative', 'exchange', 'deployment', 'fighting'].includes(board.enums.stage![stage]!);
}

/** Whether a battle is fought in which none of some seats commands or helps. */
export function isElsewhere(board: LatiumBoard, position: Position, mine: string[]): boolean {
  const { battle } = position;
  return isFought(board, position) && !mine.some((seat) => battle.seat.includes(board.reges.indexOf(seat)));
}

/** A side of the battle: its Rex, or the civitas that fights for itself. */
export function armyName(board: LatiumBoard, battle: Battle, side: number): Message {
  const seat = seatAt(board, battle.seat[side]);
  return seat ? { $: `side-${seat}` } : (board.towns[battle.town]?.label ?? { $: 'side-nobody' });
}

/** The two armies of a battle; the aggressor's units are called A1, A2... */
export function armiesAt(board: LatiumBoard, { battle }: Position): Armies {
  return {
    names: [armyName(board, battle, 0), armyName(board, battle, 1)],
    sideOf: (unit) => (unit.startsWith('A') ? 0 : 1),
    lost: ({ message }) => (nameIn(message.side).includes('defender') ? [Number(message.other), Number(message.lost)] : [Number(message.lost), Number(message.other)]),
  };
}

export function squareName(column: number, row: number): string {
  return `c${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}

export function unitsOf(board: LatiumBoard, position: Position): Unit[] {
  const { battle } = position;
  const arms = [...board.names.arm!, 'leader'];
  return battle.units.flatMap((unit, index) => {
    if (board.enums.presence![unit.standing] !== 'field' || unit.square < 0) return [];
    const [column, row] = [unit.square % board.field.widest, Math.floor(unit.square / board.field.widest)];
    const alive = unit.alive.filter((each: number) => each > 0).length;
    const hurt = unit.points.reduce((sum: number, each: number, place: number) => sum + (unit.alive[place] ? each : 0), 0);
    return [
      {
        id: board.names.unit![index]!,
        index,
        side: unit.side,
        seat: seatAt(board, battle.seat[unit.side]),
        arm: arms[unit.arm]!,
        column,
        row,
        square: squareName(column, row),
        facing: unit.facing,
        alive,
        hurt,
      },
    ];
  });
}

/** The Signa that a seat is known to hold, by kind. */
export function signaOf(model: TableModel, seat: string): { signum: SignumInfo; count: number }[] {
  const board = boardOf(model);
  return rexOf(model, seat).signa.flatMap((count, kind) =>
    count > 0 ? [{ signum: board.signa[kind]!, count }] : [],
  );
}

export interface BondWith {
  seat: string;
  town: TownInfo;
  bond: string;
  since: number;
}

/** The bonds of Reges with civitates sine duce. */
export function bondsOf(model: TableModel): BondWith[] {
  const board = boardOf(model);
  return board.seats.flatMap((seat) =>
    board.towns.flatMap((town) => {
      const { bond, since } = rexOf(model, seat).ties[town.index];
      return bond > 0 ? [{ seat, town, bond: board.enums.bond![bond]!, since }] : [];
    }),
  );
}
