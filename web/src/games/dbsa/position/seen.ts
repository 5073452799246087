// The server's data about an element or a group of this game, and the relations between elements.
import type { TableModel } from '../model';
import type { Act, Inspect, Path } from '../../../wire';

export type Offered = Act & Path;
export interface Seen extends Inspect {
  acts: Offered[];
  /** Where the front of the first mover can come, as the corners of a region. */
  reach: [number, number][];
  /** The largest group that it belongs to, those in one rank with it, and those in one file. */
  group: string[];
  line: string[];
  file: string[];
}
/** Where everybody could go, who touches whom, who stands on bad ground, and what counts for or against whom. */
export interface Layers {
  threat: Record<string, Record<string, [number, number][]>>;
  contacts: [string, string, string][];
  bad: string[];
  factors: Record<string, [string, number][]>;
}

/** The answer about the selection, once it has arrived. */
export function seenOf(model: TableModel): Seen | null {
  return model.inspect && model.inspect.piece === model.selected ? (model.inspect as Seen) : null;
}

/** The paths on offer that end in contact, one for each way to touch the enemy. */
export function contactsOf(seen: Seen | null): Offered[] {
  const known = new Set<string>();
  return (seen?.acts ?? []).filter(({ contacts }) => {
    const touched = String(contacts ?? []);
    const isNew = touched !== '' && !known.has(touched);
    known.add(touched);
    return isNew;
  });
}

export function layersOf(model: TableModel): Partial<Layers> {
  return model.overlayData as unknown as Partial<Layers>;
}
