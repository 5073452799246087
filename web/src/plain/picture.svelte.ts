// The server's picture of the shown step, and the places of its things.
import { fetchDrawing } from '../board/drawing';
import { settings } from '../settings.svelte';
import type { TableModel } from '../table/model.svelte';
import { thingsIn, type Thing } from './things';

const NOTHING: Thing[] = [];

export class Picture {
  drawing = $state.raw('');
  private readonly read = $derived.by(() => thingsIn(this.drawing));

  constructor(private readonly model: TableModel) {}

  get title(): string { return this.read?.title ?? ''; }
  get things(): Thing[] { return this.read?.things ?? NOTHING; }

  /** Where a piece or a place is; null if it is not on the map. */
  placeOf(id: string): string | null {
    if (id in this.model.board.hexes) return id;
    return this.things.find(({ piece }) => piece === id)?.place ?? null;
  }

  /** The pieces at a place. */
  at(place: string): string[] {
    return this.things.flatMap((thing) => (thing.place === place && thing.piece !== null ? [thing.piece] : []));
  }

  get address(): string {
    const { model } = this;
    return model.address('picture.svg', { as: model.eyes, n: String(model.onShow), theme: model.theme, lang: settings.language });
  }

  /** Draws the picture at an address; the old one stays until it arrives. */
  async draw(address: string, signal: AbortSignal): Promise<void> {
    this.drawing = (await fetchDrawing(address, signal)) ?? this.drawing;
  }
}

const made = new WeakMap<object, Picture>();

export function pictureOf(model: TableModel): Picture {
  let picture = made.get(model);
  if (!picture) made.set(model, (picture = new Picture(model)));
  return picture;
}
