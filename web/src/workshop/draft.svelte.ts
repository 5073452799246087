// The scenario on the bench: its values, every earlier and taken-back version, and what the server says of it.
import { get, post } from '../api';
import { settings, shown } from '../settings.svelte';
import { Board, type Bench, type Handle, type Layer } from './layers';
import { byPath } from './overrides';
import { at, type Value } from './paths';
import type { Schema } from './schema';

export interface Workbench extends Bench { scenario_schema: Schema; starts: Record<string, Value>; layers: Layer[]; shape: string }
interface Look { fault: { place: string; reason: string } | null; seats: string[]; picture: string }

const WAIT = 200;
const DEEPEST = 200;
/** Where the browser keeps what was changed and not saved, until its tab is closed. */
const KEPT = 'bellona.draft';

/** What was changed and not saved; `id` is that of the saved scenario that it comes from. */
export interface Unsaved { id: string | null; game: string; title: string; values: Value }

export function unsaved(id: string | null): Unsaved | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Unsaved | null;
    return found && found.id === id ? found : null;
  } catch {
    return null;
  }
}

export const forget = (): void => sessionStorage.removeItem(KEPT);

export class Draft {
  values = $state.raw<Value>({});
  title = $state('');
  layer = $state.raw<Layer | null>(null);
  selected = $state.raw<string>('');
  look = $state.raw<Look>({ fault: null, seats: [], picture: '' });
  private past = $state.raw<Value[]>([]);
  private future = $state.raw<Value[]>([]);
  readonly board: Board;
  readonly handles = $derived.by((): Handle[] => (this.layer ? this.board.handles(this.values, this.layer) : []));
  /** The things of the other layers of the same kind, which are only shown. */
  readonly others = $derived.by((): { layer: Layer; handle: Handle }[] => this.bench.layers
    .filter((layer) => layer !== this.layer && this.draws(layer)).flatMap((layer) => this.board.handles(this.values, layer).map((handle) => ({ layer, handle }))));
  readonly chosen = $derived(this.handles.find(({ path }) => path.join('.') === this.selected) ?? null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string, readonly bench: Workbench, values: Value, title: string, readonly restored = false) {
    this.board = new Board(bench);
    this.values = byPath(values);
    this.title = title;
    this.layer = bench.layers[0] ?? null;
    void this.ask();
  }

  get canUndo(): boolean { return this.past.length > 0; }
  get canRedo(): boolean { return this.future.length > 0; }
  get fault(): Look['fault'] { return this.look.fault; }

  /** Another version; one that is `joined` is taken back together with the one before it. */
  change(values: Value, joined = false): void {
    if (values === this.values) return;
    if (!joined) this.past = [...this.past, this.values].slice(-DEEPEST);
    this.future = [];
    this.values = values;
    this.soon();
  }

  undo(): void {
    const before = this.past[this.past.length - 1];
    if (before === undefined) return;
    this.future = [this.values, ...this.future];
    this.past = this.past.slice(0, -1);
    this.values = before;
    this.soon();
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (after === undefined) return;
    this.past = [...this.past, this.values];
    this.future = rest;
    this.values = after;
    this.soon();
  }

  /** Whether the board has to show the pieces of a layer, because the server's picture does not. */
  draws(layer: Layer): boolean {
    return layer.kind === 'poses' && !(layer.drawn && at(this.values, layer.drawn.split('.')));
  }

  /** Keeps what has not been saved. */
  remember(id: string | null): void {
    const { game, title, values } = this;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ id, game, title, values } satisfies Unsaved));
    } catch { /* there is no room: it is gone when the page is */ }
  }

  /** The words of the legend of signs. */
  signs(layer: Layer): [string, string][] {
    return Object.entries(at(this.values, layer.legend.split('.')) ?? {}) as [string, string][];
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), WAIT);
  }

  /** Asks the server how it begins; with a fault, the last picture stays. */
  async ask(): Promise<void> {
    const number = ++this.asked;
    const { values } = this;
    const found = await post<Look>(`/api/games/${this.game}/workshop/look`, { values, language: settings.language, theme: shown.theme }).catch(() => null);
    if (found && number === this.asked) this.look = found.fault ? { ...found, seats: this.look.seats, picture: this.look.picture } : found;
  }
}

export const fetchBench = (game: string): Promise<Workbench> => get<Workbench>(`/api/games/${game}/workshop`);
