// The map of a board, made once.
import type { Board } from '../wire';
import { HexMap } from './hexes';

const maps = new WeakMap<Board, HexMap>();

export function mapOf(board: Board): HexMap {
  let map = maps.get(board);
  if (!map) maps.set(board, (map = new HexMap(board.hexes, board.shape, board.directions)));
  return map;
}

export const isHex = (id: string): boolean => /^\d{4}$/.test(id);
