// The words of this part come with it, not with the first page.
import { addWords, say } from '../words.svelte';
import english from './words/en.ftl?raw';
import italian from './words/it.ftl?raw';

const HERE = 'balance';
addWords(HERE, { en: english, it: italian });

export function w(name: string, args: Record<string, string | number> = {}): string {
  return say({ $: name, ...args }, HERE);
}
