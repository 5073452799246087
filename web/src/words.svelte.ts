// Messages in the current language: the interface's own, the server's and each game's.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchText } from './api';
import { settings, type Language } from './settings.svelte';
import type { Arg, Message } from './wire';

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./words/en.ftl?raw'), it: () => import('./words/it.ftl?raw'),
};

function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

let own = $state.raw<Partial<Record<Language, FluentBundle>>>({});
let loaded = $state.raw<Record<string, FluentBundle>>({});
const asked = new Set<string>();

/** Fetches the interface's own messages in a language. */
export async function loadOwnWords(language: Language): Promise<void> {
  if (own[language]) return;
  const made = bundle(language, (await OWN[language]()).default);
  own = { ...own, [language]: made };
}

/** The interface's own messages in the current language; in another one until they are there. */
const ownWords = (): FluentBundle | undefined => own[settings.language] ?? own.en ?? own.it;

async function load(key: string, path: string, language: Language): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const made = bundle(language, await fetchText(path));
    loaded = { ...loaded, [key]: made };
  } catch {
    asked.delete(key);
  }
}

/** Fetches the words by which the lobby names a game and its scenarios. */
export async function loadNames(language: Language, game: string): Promise<void> {
  await load(`${game}+names/${language}`, `/api/games/${game}/words/${language}?part=names`, language);
}

/** Fetches the words of the interface, of the server, and of a game when one is named, in a language. */
export async function loadWords(language: Language, game?: string): Promise<void> {
  await Promise.all([
    loadOwnWords(language),
    load(`server/${language}`, `/api/words/${language}`, language),
    game ? load(`${game}/${language}`, `/api/games/${game}/words/${language}`, language) : undefined,
  ]);
}

/** Messages of a game's own client, by language. */
export function addWords(game: string, words: Record<string, string>): void {
  const made = Object.entries(words).map(([language, text]) => [`${game}+client/${language}`, bundle(language as Language, text)]);
  loaded = { ...loaded, ...Object.fromEntries(made) };
}

function find(name: string, game: string | undefined): [FluentBundle, string] | null {
  const language = settings.language;
  for (const each of [game && loaded[`${game}/${language}`], game && loaded[`${game}+client/${language}`], game && loaded[`${game}+names/${language}`], loaded[`server/${language}`], ownWords()]) {
    const value = each && each.getMessage(name)?.value;
    if (each && value) return [each, name];
  }
  return null;
}

/** Marks around the name of a piece or a hex inside a sentence: start, id, end of id, words, end. */
const OPEN = '\uE000', BETWEEN = '\uE001', CLOSE = '\uE002';

function argument(value: Arg, game: string | undefined, marked: boolean): FluentVariable {
  if (typeof value !== 'object') return value;
  if ('$' in value) {
    const words = wording(value as Message, game, false);
    const id = (value as Message).id;
    return marked && typeof id === 'string' ? OPEN + id + BETWEEN + words + CLOSE : words;
  }
  const hex = String(value.hex);
  return marked ? OPEN + hex + BETWEEN + hex + CLOSE : hex;
}

function wording(message: Message, game: string | undefined, marked: boolean): string {
  const found = find(message.$, game);
  if (!found) return message.$;
  const [where, name] = found;
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(message)) if (key !== '$') args[key] = argument(value, game, marked);
  return where.formatPattern(where.getMessage(name)!.value!, args, []);
}

/** A message of a game or of the server, as text. */
export function say(message: Message, game?: string): string {
  return wording(message, game, false);
}

/** Whether a message exists. */
export function hasWords(name: string, game?: string): boolean {
  return find(name, game) !== null;
}

/** Parts of a sentence; those with an id are pieces or places. */
export interface Part { text: string; id: string | null }

export function sayParts(message: Message, game?: string): Part[] {
  const parts: Part[] = [];
  for (const [at, piece] of wording(message, game, true).split(OPEN).entries()) {
    if (at === 0) { if (piece) parts.push({ text: piece, id: null }); continue; }
    const [id = '', rest = ''] = piece.split(BETWEEN);
    const [text = '', after = ''] = rest.split(CLOSE);
    parts.push({ text, id });
    if (after) parts.push({ text: after, id: null });
  }
  return parts;
}

/** Several things as they are listed in a sentence. */
export function listed(things: string[]): string {
  return new Intl.ListFormat(settings.language).format(things);
}

/** A message of the interface's own. */
export function t(name: string, args: Record<string, string | number> = {}): string {
  const where = ownWords();
  const value = where?.getMessage(name)?.value;
  return where && value ? where.formatPattern(value, args, []) : name;
}
