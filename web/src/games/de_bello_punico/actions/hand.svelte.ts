// The state of the player's input: choices sorted by place, and targets not yet acted on.
import { Grip } from '../../../board/grip.svelte';
import { isHex } from '../../../board/map';
import type { TableModel } from '../model';
import { hexOf, pieceAt, piecesOf, seatOf, type Piece } from '../position/battle';
import { Choices, type Choice } from './choices';

export class Hand extends Grip {
  /** The hex at whose end a facing is being chosen. */
  turning = $state<string | null>(null);
  /** Supporters named so far. */
  named = $state.raw<string[]>([]);
  /** The commander goes along with a unit that advances. */
  together = $state(true);
  /** Units that are to march together. */
  troop = $state.raw<string[]>([]);
  /** A drag gathers units instead of moving the map. */
  gathering = $state(false);
  /** The next marker laid is to be the false one. */
  laysFalse = $state(false);

  readonly choices = $derived.by(() => new Choices(this.model.board, this.model.live ? this.model.now.choices : []));
  readonly pieces = $derived.by(() => new Map(piecesOf(this.model.board, this.model.position).map((it) => [it.id, it])));

  /** The selected piece, if it has choices now. */
  readonly actor = $derived.by(() => (this.choices.byUnit.has(this.model.selected ?? '') ? this.model.selected : null));
  /** The hex that may be advanced into. */
  readonly won = $derived.by(() =>
    this.choices.advances.length ? hexOf(this.model.board, this.model.position.attack.hex) : null,
  );
  /** Hexes that the next click may choose. */
  readonly places = $derived.by(() => {
    const found = new Set([...this.#open().map(({ hex }) => hex), this.won]);
    return [...found].filter((hex) => hex !== null);
  });
  /** Pieces that the selected one may aim at, and how. */
  readonly targets = $derived.by(
    () => new Map(this.#open().flatMap(({ target, verb, unit }) => (target && unit === this.actor ? [[target, verb]] : []))),
  );

  hexOf(id: string | null): string | null {
    if (!id) return null;
    return isHex(id) ? id : (this.pieces.get(id)?.hex ?? null);
  }

  /** The pieces in a hex, a commander last. */
  at(hex: string): Piece[] {
    return [...this.pieces.values()].filter((piece) => piece.hex === hex);
  }

  isStack(hex: string): boolean {
    return this.at(hex).length > 1;
  }

  /** Choices that the next click on the map may make: the selected piece's, or everybody's. */
  #open(): Choice[] {
    return this.choices.all.filter(({ unit }) => !unit || !this.actor || unit === this.actor);
  }

  /** Whether a piece is of the seat that is to choose. */
  mine(id: string): boolean {
    return seatOf(this.model.board, id) === this.model.now.prompt.seat;
  }

  /** Whether the choice with the commander is wanted, where there are both. */
  goesAlong(verb: string): boolean {
    const extras = new Set(this.choices.all.filter((choice) => choice.verb === verb).map(({ extra }) => extra));
    return extras.size > 1 ? this.together : extras.has(true);
  }

  /** The choice that ends another piece's movement, so that this one can begin. */
  halt(next: string): Choice | undefined {
    return this.choices.byUnit.has(next) ? undefined : this.choices.all.find(({ verb }) => verb === 'halt');
  }

  /** The choice of advancing with the facing kept. */
  advance(): Choice | undefined {
    const { board, position } = this.model;
    const attacker = this.pieces.get(pieceAt(board, position, position.attack.attacker) ?? '');
    const along = this.choices.advances.filter(({ extra }) => extra === this.goesAlong('advance'));
    return along.find(({ direction }) => direction === board.directions[attacker?.facing ?? -1]) ?? along[0];
  }

  override get busy(): boolean {
    return super.busy || this.turning !== null || this.named.length > 0 || this.troop.length > 0 || this.gathering;
  }

  override forget(): void {
    super.forget();
    this.turning = null;
  }

  override clear(): void {
    super.clear();
    this.named = [];
    this.troop = [];
    this.gathering = false;
  }
}

const hands = new WeakMap<TableModel, Hand>();

export function handOf(model: TableModel): Hand {
  let hand = hands.get(model);
  if (!hand) hands.set(model, (hand = new Hand(model)));
  return hand;
}
