// An unfinished choice on a map that the server draws: its targets, and its possible meanings.
import type { TableModel } from '../table/model.svelte';
import { naming, nextNamed } from './naming';
import { pictureOf } from './picture.svelte';

export class Choosing {
  /** The pieces and places that have been pointed at. */
  said = $state.raw<string[]>([]);
  /** The choices that name them. */
  readonly left = $derived.by(() => (this.open ? naming(this.model.now.choices, this.said) : []));
  /** What can be pointed at next. */
  readonly next = $derived.by(() => nextNamed(this.left, this.said, this.isThing));
  private readonly open = $derived.by(() => this.model.live && this.model.canAct);

  constructor(private readonly model: TableModel) {}

  private isThing = (word: string): boolean => word in this.model.board.hexes || pictureOf(this.model).placeOf(word) !== null;

  /** Points at a piece or a place: continues the choice, or begins another; makes it when it is unambiguous. */
  press(at: string): void {
    if (this.model.asking) return this.model.ask(at);
    const picture = pictureOf(this.model);
    const place = picture.placeOf(at);
    const meant = [at, ...picture.at(at), ...(place ? [place] : [])];
    const on = meant.find((id) => this.next.has(id));
    const begun = nextNamed(this.open ? this.model.now.choices : [], [], this.isThing);
    const first = meant.find((id) => begun.has(id));
    this.said = on !== undefined ? [...this.said, on] : first !== undefined ? [first] : [];
    if (!this.said.length) this.model.select(this.isPiece(at) ? at : null);
    else if (!this.next.size && this.left.length === 1) void this.make(this.left[0]!);
    return undefined;
  }

  /** Cancels an unfinished choice; false if there is none. */
  forget(): boolean {
    const busy = this.said.length > 0;
    this.said = [];
    return busy;
  }

  async make(choice: string): Promise<void> {
    this.said = [];
    await this.model.act([choice]);
  }

  private isPiece(id: string): boolean {
    return this.model.board.pieces.some((piece) => piece.id === id);
  }
}

const made = new WeakMap<object, Choosing>();

export function choosingOf(model: TableModel): Choosing {
  let choosing = made.get(model);
  if (!choosing) made.set(model, (choosing = new Choosing(model)));
  return choosing;
}
