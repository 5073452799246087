// What the player's hand is about: the choices of the moment, and what has been pointed at but not yet done.
import { Grip } from '../../../board/grip.svelte';
import { isHex } from '../../../board/map';
import type { TableModel } from '../model';
import { Choices } from './choices';
import { boardOf, countersOf, isFought, ownSeat, townAt, unitsOf } from '../position/realm';

/** The width, in pixels, up to which map and panel share one column. */
const NARROW = 900;
export const isNarrow = (): boolean => innerWidth <= NARROW;

export class Hand extends Grip {
  /** The part of the panel that is open. */
  tab = $state<'now' | 'signa' | 'papers' | 'affairs' | 'house' | 'gods'>('now');
  /** Whether only the tabs of the panel are shown, so that the map has room. */
  folded = $state(isNarrow());
  /** The square of the field whose choices are listed. */
  square = $state<string | null>(null);

  readonly choices = $derived.by(() => new Choices(this.model.board, this.model.live ? this.model.now.choices : []));
  readonly counters = $derived.by(
    () => new Map(countersOf(boardOf(this.model), this.model.position).map((each) => [each.id, each])),
  );
  readonly fought = $derived.by(() => isFought(boardOf(this.model), this.model.position));
  readonly units = $derived.by(() => (this.fought ? unitsOf(boardOf(this.model), this.model.position) : []));
  /** What may be sent where: counters of the one who looks. */
  readonly movable = $derived.by(() => {
    const seat = ownSeat(this.model);
    return new Set(seat ? this.choices.of('move').map(({ args }) => `${args.counter}-${seat}`) : []);
  });

  hexOf(id: string | null): string | null {
    if (!id) return null;
    if (isHex(id)) return id;
    return this.counters.get(id)?.hex ?? boardOf(this.model).towns.find(({ slug }) => slug === id)?.hex ?? null;
  }

  /** Orders name a counter of the one who looks without its owner. */
  override spotOf(word: string): string | null {
    return this.hexOf(word) ?? this.hexOf(`${word}-${ownSeat(this.model)}`);
  }

  isStack(hex: string): boolean {
    return [...this.counters.values()].some((counter) => counter.hex === hex);
  }

  at(hex: string): string[] {
    return [...this.counters.values()].filter((counter) => counter.hex === hex).map(({ id }) => id);
  }

  isLandmark(hex: string): boolean {
    return townAt(boardOf(this.model), hex) !== null || this.isStack(hex);
  }

  /** Forgets the square whose choices are listed; false if there is none. */
  letGo(): boolean {
    const held = this.square !== null;
    this.square = null;
    return held;
  }

  override clear(): void {
    super.clear();
    this.square = null;
  }
}

const hands = new WeakMap<TableModel, Hand>();

export function handOf(model: TableModel): Hand {
  let hand = hands.get(model);
  if (!hand) hands.set(model, (hand = new Hand(model)));
  return hand;
}
