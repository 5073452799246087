// The keyboard on the map: walking hexes, going through targets, acting at the cursor.
import { wordsOf } from '../board/actions';
import type { OpenTable } from './open.svelte';

/** One thing that can be done at a place: orders to give. */
export interface Deed { label: string; actions: string[] }

const WALK: Record<string, string> = { q: 'NW', w: 'N', e: 'NE', a: 'SW', s: 'S', d: 'SE', ArrowUp: 'N', ArrowDown: 'S' };

const BACK: Record<string, string> = { N: 'S', S: 'N', NW: 'SE', SE: 'NW', NE: 'SW', SW: 'NE' };

export class Cursor {
  private row: number | null = null;

  constructor(private readonly model: OpenTable) {}

  /** Takes a step with a key; false if the key is not one of those that walk. */
  walk(key: string): boolean {
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!sideways && !WALK[key]) return false;
    const { model } = this;
    if (!model.focus) { this.place(this.start()); return true; }
    const hex = model.board.hexes[model.focus]!;
    if (sideways) this.place(this.beside(hex.near, (key === 'ArrowLeft') !== model.turned ? 'W' : 'E', hex.y));
    else { this.row = null; this.place(hex.near[model.turned ? BACK[WALK[key]!]! : WALK[key]!] ?? null); }
    return true;
  }

  private beside(near: Record<string, string | null>, side: 'W' | 'E', y: number): string | null {
    this.row ??= y;
    const ways = [near[`N${side}`], near[`S${side}`], near[side]].filter((id) => id != null);
    const off = (id: string) => Math.abs(this.model.board.hexes[id]!.y - this.row!);
    return ways.sort((a, b) => off(a) - off(b))[0] ?? null;
  }

  private place(hex: string | null): void {
    if (!hex) return;
    this.model.attention.focus = hex;
    this.model.hover(this.model.game.at(this.model, hex).at(-1) ?? hex);
    this.model.attention.want(hex);
  }

  private start(): string | null {
    const { model } = this;
    const chosen = model.selected && model.game.where(model, model.selected);
    return chosen || this.targets()[0] || model.board.order[Math.floor(model.board.order.length / 2)] || null;
  }

  /** Goes to the next target (or the one before); false after the last, so that Tab leaves the map. */
  cycle(back: boolean): boolean {
    const all = this.targets();
    const at = this.model.focus ? all.indexOf(this.model.focus) : -1;
    const next = at < 0 ? (back ? all.length - 1 : 0) : at + (back ? -1 : 1);
    if (!all[next]) return false;
    this.row = null;
    this.place(all[next]);
    return true;
  }

  /** The hexes where something can be done now, in reading order; on a wide map those that stand out. */
  targets(): string[] {
    const { model } = this;
    const found = new Set<string>();
    if (model.inspect && model.selected) {
      for (const hex of Object.keys(model.inspect.moves ?? {})) found.add(hex);
      for (const act of model.inspect.acts) this.note(found, act.target);
    }
    if (!found.size) for (const choice of model.now.choices) for (const word of wordsOf(choice)) this.note(found, word);
    const place = (id: string) => model.board.hexes[id]!;
    const worthy = [...found].filter((id) => model.game.isLandmark?.(model, id) ?? true);
    return (worthy.length ? worthy : [...found]).sort((a, b) => place(a).y - place(b).y || place(a).x - place(b).x);
  }

  private note(found: Set<string>, word: string | null): void {
    const hex = word && (word in this.model.board.hexes ? word : this.model.game.where(this.model, word));
    if (hex) found.add(hex);
  }

  /** What can be done at the cursor. */
  deeds(): Deed[] {
    const hex = this.model.focus;
    if (!hex) return [];
    const pieces = this.model.game.at(this.model, hex);
    const found = [...this.moves(hex), ...this.acts(hex, pieces)];
    return found.length ? found : this.direct(hex, pieces);
  }

  private moves(hex: string): Deed[] {
    const way = this.model.inspect?.moves?.[hex];
    if (!way) return [];
    const facings = Object.entries(way.facings ?? {});
    if (!facings.length) return [{ label: this.model.words.move(hex, way.cost, null), actions: way.orders }];
    return facings
      .sort(([, a], [, b]) => a.cost - b.cost)
      .map(([facing, each]) => ({ label: this.model.words.move(hex, each.cost, facing), actions: each.orders }));
  }

  private acts(hex: string, pieces: string[]): Deed[] {
    const found = (this.model.inspect?.acts ?? []).filter((act) => act.target === hex || pieces.includes(act.target ?? ''));
    return found.map((act) => ({ label: this.model.game.label(this.model, act.action), actions: [act.action] }));
  }

  private direct(hex: string, pieces: string[]): Deed[] {
    const found = this.model.now.choices.filter((choice) => {
      const words = wordsOf(choice);
      return words.includes(hex) || pieces.includes(words.at(-1) ?? '');
    });
    return found.map((choice) => ({ label: this.model.game.label(this.model, choice), actions: [choice] }));
  }
}
