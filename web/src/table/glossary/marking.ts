// Underlines terms on the page and finds the one under a point. Elements stay as they are: only ranges are kept.
import type { Term } from '../../wire';
import type { Terms } from './terms';

const NAME = 'term';
const PAUSE = 400;
/** Where words are not prose: the map, fields to write in, and what is about a term itself. */
const SKIPPED = 'svg, input, textarea, select, script, style, .out, [data-no-terms]';

interface Marked { range: Range; term: Term }

export class Marking {
  private marked = new Map<Node, Marked[]>();
  private readonly observer = new MutationObserver(() => this.soon());
  private timer = 0;

  constructor(private readonly root: HTMLElement, private readonly terms: Terms) {
    this.observer.observe(root, { childList: true, characterData: true, subtree: true });
    this.mark();
  }

  stop(): void {
    this.observer.disconnect();
    clearTimeout(this.timer);
    CSS.highlights?.delete(NAME);
  }

  private soon(): void {
    if (!this.timer) this.timer = window.setTimeout(() => { this.timer = 0; this.mark(); }, PAUSE);
  }

  private mark(): void {
    this.marked = new Map();
    const texts = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const found = this.terms.in(node.textContent ?? '');
      if (found.length && !node.parentElement?.closest(SKIPPED)) this.marked.set(node, found.map(({ term, from, to }) => ({ term, range: rangeIn(node!, from, to) })));
    }
    if (typeof Highlight !== 'undefined') CSS.highlights?.set(NAME, new Highlight(...[...this.marked.values()].flat().map((each) => each.range)));
  }

  /** The term whose word is at a point of the window, and the place of the word. */
  at(x: number, y: number): { term: Term; box: DOMRect } | null {
    const node = textAt(x, y);
    for (const { range, term } of (node && this.marked.get(node)) ?? []) {
      for (const box of range.getClientRects()) if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return { term, box };
    }
    return null;
  }

  /** The first term inside an element. */
  inside(element: Element): Term | null {
    for (const [node, found] of this.marked) if (element.contains(node)) return found[0]!.term;
    return null;
  }
}

function rangeIn(node: Node, from: number, to: number): Range {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

function textAt(x: number, y: number): Node | null {
  if (document.caretPositionFromPoint) return document.caretPositionFromPoint(x, y)?.offsetNode ?? null;
  return document.caretRangeFromPoint?.(x, y)?.startContainer ?? null;
}
