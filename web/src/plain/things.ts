// The annotations of a drawing: which of its elements are pieces, and their places.

export interface Thing { piece: string | null; place: string | null; words: string }

export function thingsIn(drawing: string): { title: string; things: Thing[] } | null {
  if (!drawing) return null;
  const root = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
  const things = [...root.querySelectorAll('[data-piece], [data-place]')].map((element) => ({
    piece: element.getAttribute('data-piece'), place: placeIn(element), words: titleIn(element),
  }));
  return { title: titleIn(root), things };
}

/** The place that an element names. */
export function placeIn(element: Element): string | null {
  return element.getAttribute('data-place') ?? element.getAttribute('data-hex');
}

function titleIn(element: Element): string {
  return [...element.children].find((child) => child.localName === 'title')?.textContent ?? '';
}
