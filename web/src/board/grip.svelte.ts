// Things pointed at on a map but not yet done; every game's hand extends this.
import type { TableModel } from '../table/model.svelte';
import type { HexMap, Point } from './hexes';
import { mapOf } from './map';

/** One thing that a click could mean: orders to give, or a piece to select instead. */
export interface Deed {
  actions: string[];
  select: string | null;
  /** Easily taken back: one tap is enough. */
  light: boolean;
  /** Its name in a menu, if its orders are not enough. */
  words?: string;
  /** The goal of a march that may have to be continued. */
  heading?: string;
}

export abstract class Grip {
  /** Several things that one click could mean, and its place. */
  menu = $state.raw<{ hex: string; deeds: Deed[] } | null>(null);
  /** The target of a first tap: the second one acts. */
  aimed = $state<string | null>(null);
  /** The last pointer was a finger. */
  touch = $state(false);
  /** The stack that is spread out. */
  fanned = $state<string | null>(null);
  /** Two corners of the box that gathers pieces. */
  band = $state.raw<[Point, Point] | null>(null);
  readonly map: HexMap;

  constructor(readonly model: TableModel) {
    this.map = mapOf(model.board);
  }

  /** The hex of a piece, or the hex itself. */
  abstract hexOf(id: string | null): string | null;
  /** The hex that a word of an action names. */
  spotOf(word: string): string | null {
    return this.hexOf(word);
  }
  /** The piece under way, which actions need not name. */
  get underWay(): string | null {
    return null;
  }
  /** Whether there is anything in a hex that can be spread out. */
  abstract isStack(hex: string): boolean;

  /** Whether a choice is unfinished. */
  get busy(): boolean {
    return this.menu !== null || this.aimed !== null;
  }

  /** Clears the target. */
  forget(): void {
    this.menu = null;
    this.aimed = null;
  }

  /** Clears everything unfinished. */
  clear(): void {
    this.forget();
  }
}
