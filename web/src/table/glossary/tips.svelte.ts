// Explanations that are open: of a term, of a term inside it, and so on.
import type { Term } from '../../wire';

/** An explanation, and the place of the word or control that it explains. */
export interface Tip { term: Term; box: DOMRect; from: HTMLElement | null }

export class Tips {
  /** The outermost first. */
  open = $state.raw<Tip[]>([]);
  /** They stay until somebody closes them. */
  pinned = $state(false);
  /** The pointer or focus only passes: clicks go through. */
  passing = $state(false);

  show(term: Term, box: DOMRect, passing = false): void {
    if (this.pinned) return;
    this.open = [{ term, box, from: null }];
    this.passing = passing;
  }

  /** Opens a term inside the explanation at a depth; one that is open further out is gone back to. */
  inside(depth: number, term: Term, box: DOMRect, from: HTMLElement | null = null): void {
    const known = this.open.findIndex((tip) => tip.term.id === term.id);
    this.open = known >= 0 ? this.open.slice(0, known + 1) : [...this.open.slice(0, depth + 1), { term, box, from }];
  }

  /** They stay, and can be walked through. */
  pin(): void {
    this.pinned = this.open.length > 0;
    if (this.pinned) this.passing = false;
  }

  /** Nothing further in than a depth is pointed at. */
  keep(depth: number): void {
    if (!this.pinned) this.open = this.open.slice(0, depth + 1);
  }

  /** The pointer is elsewhere. */
  leave(): void {
    if (!this.pinned) this.close();
  }

  /** Closes the innermost; whence it was opened. */
  back(): HTMLElement | null {
    const last = this.open.at(-1);
    this.open = this.open.slice(0, -1);
    if (!this.open.length) this.close();
    return last?.from ?? null;
  }

  close(): void {
    this.open = [];
    this.pinned = this.passing = false;
  }
}
