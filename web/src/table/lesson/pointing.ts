// Pointing at controls of the page, and keeping out of the way of what is on the board.

/** Where the card of the guide stands over the map. */
export type Corner = 'low left' | 'high left' | 'low right' | 'high right';
const CORNERS: Corner[] = ['low left', 'high left', 'low right', 'high right'];
/** Something that is pointed at counts as so many other pieces. */
const POINTED = 100;
/** The room of the map's tools, and of a margin. */
const TOOLS = 48, MARGIN = 8;

/** Marks controls by their test names, also those that appear later, until the returned function is called. */
export function pointAt(names: string[]): () => void {
  if (!names.length) return () => {};
  const wanted = names.map((name) => `[data-testid="${CSS.escape(name)}"]`).join();
  const marked = new Set<HTMLElement>();
  const mark = (): void => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter((each) => !marked.has(each));
    for (const each of found) {
      each.dataset.guided = '';
      marked.add(each);
    }
    // All of them, as far as there is room; the first of them in any case.
    if (found.length) for (const each of [...marked].reverse()) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const watch = new MutationObserver(mark);
  watch.observe(document.body, { subtree: true, childList: true });
  mark();
  return () => {
    watch.disconnect();
    for (const each of marked) delete each.dataset.guided;
  };
}

/** The corner in which a card covers least of what is on the map, and nothing that is pointed at if that can be; it does not move for nothing. */
export function freest(card: HTMLElement, pointed: string[], now: Corner): Corner {
  const room = card.parentElement!.getBoundingClientRect();
  const things = [...card.parentElement!.querySelectorAll<SVGElement>('[data-testid=board] [data-piece]')].map((piece) => ({
    box: piece.getBoundingClientRect(), weight: pointed.includes(piece.dataset.piece!) ? POINTED : 1,
  }));
  const places = pointed.flatMap((id) => document.getElementById(`hex-${id}`) ?? []).map((hex) => ({ box: hex.getBoundingClientRect(), weight: POINTED }));
  const covered = (corner: Corner): number => {
    const left = corner.endsWith('left') ? room.left + MARGIN : room.right - TOOLS - card.offsetWidth;
    const top = corner.startsWith('high') ? room.top + MARGIN : room.bottom - MARGIN - card.offsetHeight;
    const [right, bottom] = [left + card.offsetWidth, top + card.offsetHeight];
    const stands = ({ box }: { box: DOMRect }): boolean => box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    return [...things, ...places].filter(stands).reduce((sum, { weight }) => sum + weight, 0);
  };
  return [now, ...CORNERS].map((corner) => ({ corner, cost: covered(corner) })).reduce((best, each) => (each.cost < best.cost ? each : best)).corner;
}
