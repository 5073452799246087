// The drawings of a game that belong to no position: portraits, arms, emblems. Fetched once, when the first is shown.
import { fetchText } from '../api';

const HOME = 'art-drawings';
const asked = new Map<string, Promise<void>>();

/** Brings the drawings of a game onto the page; what uses them shows them as soon as they are there. */
export function fetchArt(game: string): Promise<void> {
  let coming = asked.get(game);
  if (!coming) asked.set(game, (coming = bring(game).catch(() => void asked.delete(game))));
  return coming;
}

async function bring(game: string): Promise<void> {
  const drawn = await fetchText(`/api/games/${game}/art.svg`);
  const holder = document.createElement('div');
  holder.className = HOME;
  holder.ariaHidden = 'true';
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = drawn;
  document.body.querySelector(`.${HOME}`)?.remove();
  document.body.append(holder);
}
