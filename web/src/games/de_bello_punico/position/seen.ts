// The server's data about a piece of this game.
import type { TableModel } from '../model';
import type { Inspect, Way } from '../../../wire';

export interface March extends Way {
  disorder: number;
}
/** What a unit can do and see. */
export interface Seen extends Inspect {
  moves: Record<string, March & { facing: string; facings: Record<string, March> }>;
  front: string[];
  rear: string[];
  missiles: string[];
  zoc: string[];
  radius: string[];
}

/** The answer about the selected piece, once it has arrived. */
export function seenOf(model: TableModel): Seen | null {
  return model.inspect?.piece === model.selected ? (model.inspect as Seen | null) : null;
}
