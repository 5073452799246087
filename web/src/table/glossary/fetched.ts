// The terms of a game in a language, fetched once.
import { get } from '../../api';
import type { Language } from '../../settings.svelte';
import type { Glossary, Term } from '../../wire';

const kept = new Map<string, Promise<Term[]>>();

export function termsOf(game: string, language: Language): Promise<Term[]> {
  const address = `/api/games/${game}/glossary/${language}`;
  const found = kept.get(address) ?? get<Glossary>(address).then(({ terms }) => terms);
  kept.set(address, found);
  found.catch(() => kept.delete(address));
  return found;
}
