// The battle's record as pieces: who is where, in whose hand, in what state.
import type { Position } from '../model';
import type { Board } from '../../../wire';

export interface Piece {
  id: string;
  seat: string;
  /** Its place in board.kinds, -1 for a commander. */
  kind: number;
  code: string;
  number: number;
  /** absent, on_map, waiting, held, pursuing, gone. */
  status: string;
  hex: string | null;
  /** 0 to 5, clockwise from north; commanders have none. */
  facing: number;
  disorder: number;
  panicked: boolean;
  halted: boolean;
  stampeding: boolean;
  shot: boolean;
  /** On its way through a friend's hex. */
  guest: boolean;
  exit: string | null;
}

const LETTERS: Record<string, string> = { rome: 'R', carthage: 'C' };
const NONE = -1;

export const commanderOf = (seat: string): string => `${LETTERS[seat]}-CMD`;
export const isCommander = (id: string): boolean => id.endsWith('-CMD');

/** The seat that owns a piece. */
export function seatOf(board: Board, id: string): string {
  return board.seats.find((seat) => id.startsWith(`${LETTERS[seat]}-`)) ?? '';
}

export function hexOf(board: Board, index: number): string | null {
  return index >= 0 ? board.order[index] : null;
}

/** Every unit of both armies, in the order of the record. */
export function unitsOf(board: Board, position: Position): Piece[] {
  return board.pieces.map(({ index, id, seat, kind, number }) => {
    const unit = position.units[index];
    const status: string = board.enums.status[unit.status];
    return {
      id,
      seat,
      kind,
      code: board.kinds[kind].code,
      number,
      status,
      hex: status === 'on_map' ? hexOf(board, unit.hex) : null,
      facing: unit.facing,
      disorder: unit.disorder,
      panicked: unit.panicked > 0,
      halted: unit.halted > 0,
      stampeding: unit.stampeding > 0,
      shot: unit.shot > 0,
      guest: position.guest === index,
      exit: hexOf(board, unit.exit_hex),
    };
  });
}

/** Both commanders; their status is on_map or gone. */
export function commandersOf(board: Board, position: Position): Piece[] {
  return board.seats.map((seat, side) => {
    const leader = position.commanders[side];
    const hex = board.enums.life[leader.life] === 'alive' ? hexOf(board, leader.hex) : null;
    return {
      id: commanderOf(seat), seat, kind: NONE, code: 'CMD', number: 0, status: hex ? 'on_map' : 'gone', hex, facing: 0,
      disorder: 0, panicked: false, halted: false, stampeding: false, shot: false, guest: false, exit: null,
    };
  });
}

export function piecesOf(board: Board, position: Position): Piece[] {
  return [...unitsOf(board, position), ...commandersOf(board, position)];
}

/** The id of the piece that a field of the record names: a unit's index, or 64 and 65 for the commanders. */
export function pieceAt(board: Board, position: Position, index: number): string | null {
  if (index < 0) return null;
  const side = index - position.units.length;
  if (side >= 0) return commanderOf(board.seats[side]);
  return board.pieces.find((piece) => piece.index === index)?.id ?? null;
}
