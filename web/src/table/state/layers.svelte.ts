// Layers over the map: the selected ones, at the shown step.
import type { Overlays } from '../../wire';

/** Milliseconds at a past step before more is asked about it. */
const SCRUB = 120;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface LayerSource {
  /** Layers that are always wanted. */
  readonly always: string[];
  /** The step looked at in history; null is live. */
  looked(): number | null;
  fetch(layers: string[], looked: number | null): Promise<Overlays | null>;
}

export class Layers {
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  /** The layers that arrived last, and their step in history. */
  private fetched = $state.raw<{ looked: number | null; layers: Overlays }>({ looked: null, layers: {} });
  private asked = 0;
  /** Empty until the requested layers arrive. */
  readonly data: Overlays = $derived.by(() => (this.fetched.looked === this.source.looked() ? this.fetched.layers : {}));

  constructor(private readonly source: LayerSource) {}

  toggle(layer: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(layer)) chosen.add(layer);
    this.chosen = chosen;
    void this.refresh();
  }

  /** Asks for the selected layers; of several answers the last requested one counts. */
  async refresh(): Promise<void> {
    const layers = [...new Set([...this.source.always, ...this.chosen])];
    if (!layers.length) return;
    const looked = this.source.looked();
    const asked = ++this.asked;
    if (looked !== null) await pause(SCRUB);
    if (asked !== this.asked) return;
    const found = await this.source.fetch(layers, looked);
    if (found && asked === this.asked) this.fetched = { looked, layers: found };
  }
}
