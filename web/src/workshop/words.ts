// The words of the workshop come with it, not with the first page.
import { addWords, hasWords, say } from '../words.svelte';
import english from './words/en.ftl?raw';
import italian from './words/it.ftl?raw';

const HERE = 'workshop';
addWords(HERE, { en: english, it: italian });

/** What a word in a file may be the name of: the beginnings of a game's messages. */
const NAMES = ['side', 'unit', 'town', 'region', 'army', 'kind', 'terrain', 'arm', 'edge', 'facing'];

export function w(name: string, args: Record<string, string | number> = {}): string {
  return say({ $: name, ...args }, HERE);
}

/** The name of a field: the game's word for it, or the workshop's for this game or for all, else as it is in the file. */
export function fieldName(key: string, game: string): string {
  const [own, name] = [`field-${game}-${key}`, `field-${key}`];
  if (hasWords(own, HERE)) return w(own);
  if (hasWords(name, game)) return say({ $: name }, game);
  return hasWords(name, HERE) ? w(name) : valueName(key, game);
}

/** What a word in a file says in the language of the reader, with the word itself if it is a sign. */
export function valueName(word: string, game: string): string {
  if (!/^[A-Za-z][\w-]*$/.test(word)) return word;
  const dashed = word.replaceAll('_', '-');
  for (const name of NAMES.flatMap((kind) => [`${kind}-${dashed}`, `${kind}-${dashed.toLowerCase()}`])) {
    if (hasWords(name, game)) return say({ $: name }, game) + (/[A-Z]/.test(word) && word.length < 3 ? ` (${word})` : '');
  }
  return hasWords(`value-${word}`, HERE) ? w(`value-${word}`) : word.replaceAll('_', ' ');
}
