// What has been pointed at on a map but not yet done; every game's hand holds this and more.
import type { TableModel } from '../table/model.svelte';
import type { HexMap } from './hexes';
import { mapOf } from './map';

/** One thing that a click could mean: orders to give, or a piece to select instead. */
export interface Deed {
  actions: string[];
  select: string | null;
  /** Easily taken back: one tap is enough. */
  light: boolean;
  /** What it is called in a menu, where its orders do not tell. */
  words?: string;
  /** Where a march leads that may have to be gone on with. */
  heading?: string;
}

export abstract class Grip {
  /** Several things that one click could mean, and where it fell. */
  menu = $state.raw<{ hex: string; deeds: Deed[] } | null>(null);
  /** What a first tap has pointed at: the second one acts. */
  aimed = $state<string | null>(null);
  /** The last to point was a finger. */
  touch = $state(false);
  /** The stack that is spread out. */
  fanned = $state<string | null>(null);
  readonly map: HexMap;

  constructor(readonly model: TableModel) {
    this.map = mapOf(model.board);
  }

  /** The hex of a piece, or the hex itself. */
  abstract hexOf(id: string | null): string | null;
  /** Whether there is anything in a hex that can be spread out. */
  abstract isStack(hex: string): boolean;

  /** Whether something is half chosen. */
  get busy(): boolean {
    return this.menu !== null || this.aimed !== null;
  }

  /** Forgets what was pointed at. */
  forget(): void {
    this.menu = null;
    this.aimed = null;
  }

  /** Forgets whatever was not yet done. */
  clear(): void {
    this.forget();
  }
}
