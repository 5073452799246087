// The picture of the step on show as the server draws it, and what lies where on it.
import { settings } from '../settings.svelte';
import type { TableModel } from '../table/model.svelte';
import { thingsIn, type Thing } from './things';

const PATIENCE = 2000;
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

  /** Fetches a drawing, again and again if the line is down; what is drawn stays meanwhile. */
  async fetch(address: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const answer = await fetch(address, { signal });
        if (answer.ok) {
          this.drawing = await answer.text();
          return;
        }
      } catch {
        // Tried again below, unless another step is on show by now.
      }
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

const made = new WeakMap<object, Picture>();

export function pictureOf(model: TableModel): Picture {
  let picture = made.get(model);
  if (!picture) made.set(model, (picture = new Picture(model)));
  return picture;
}
