// The viewer's attention: pieces and hexes pointed at, highlighted or to be brought into view, and the rule to be read.

/** Something to bring into view; `n` grows with each request, so that it can be repeated. */
export interface Wish { id: string; n: number }

export class Attention {
  /** A piece's id. */
  selected = $state<string | null>(null);
  /** A piece's or a hex's id. */
  hovered = $state<string | null>(null);
  /** The hex of the keyboard cursor. */
  focus = $state<string | null>(null);
  /** Pieces and hexes highlighted from the log. */
  lit = $state.raw<string[]>([]);
  /** Pieces and places that a lesson points at. */
  guided = $state.raw<string[]>([]);
  /** A piece or hex to bring into view. */
  wanted = $state.raw<Wish | null>(null);
  /** The rule that the rulebook panel should open. */
  rule = $state.raw<Wish | null>(null);
  /** Actions that are drawn on the board, though nobody has played them. */
  sketched = $state.raw<string[]>([]);
  private wishes = 0;

  light(ids: string[]): void {
    this.lit = ids;
  }

  /** Brings something into view. */
  want(id: string): void {
    this.wanted = { id, n: ++this.wishes };
  }

  bring(id: string): void {
    this.want(id);
    this.light([id]);
  }

  openRule(id: string): void {
    this.rule = { id, n: ++this.wishes };
  }
}
