// Pointing at controls of the page, and keeping out of the way of what is pointed at on the board.

/** Marks controls by their test names until the returned function is called. */
export function pointAt(names: string[]): () => void {
  const found = names.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-testid="${CSS.escape(name)}"]`)]);
  for (const each of found) each.dataset.guided = '';
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => { for (const each of found) delete each.dataset.guided; };
}

/** Whether a card stands in front of one of these pieces or places. */
export function stands(card: HTMLElement, ids: string[]): boolean {
  const box = card.getBoundingClientRect();
  return ids.some((id) => {
    const found = document.querySelector(`[data-piece="${CSS.escape(id)}"], #hex-${CSS.escape(id)}`)?.getBoundingClientRect();
    return found !== undefined && found.right > box.left && found.left < box.right && found.bottom > box.top && found.top < box.bottom;
  });
}
