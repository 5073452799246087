// Actions by the table of verbs: read into what their parts name, and written from it.
import type { Argument, Board, FormPart } from '../wire';

export type Verbs = Pick<Board, 'verbs' | 'arguments'>;
/** The words of an action's parts, by the names of the parts; a second part of the same name is `NAME-2`. */
export type Args = Record<string, string>;
export interface Action { text: string; verb: string; args: Args; words: string[] }
export type Given = Record<string, string | number | boolean | null | undefined>;

const FLAG = 'flag';

/** The words of an action after its verb. */
export const wordsOf = (text: string): string[] => text.split(' ').slice(1);

export function readAction(verbs: Verbs, text: string): Action {
  const [verb = ''] = text.split(' ');
  const words = wordsOf(text);
  return { text, verb, words, args: new Reading(verbs, verb, words).args };
}

/** The text of an action. Parts that are missing, null, false or empty are left out. */
export function writeAction(verbs: Verbs, verb: string, given: Given = {}): string {
  const said = [verb];
  for (const { names, part } of partsOf(verbs, verb, (name) => String(given[name] ?? ''))) {
    const value = names.map((name) => given[name]).filter((each) => each !== undefined && each !== null && each !== false && each !== '');
    if (!value.length) continue;
    if (part.word) said.push(part.word);
    if (part.kind !== FLAG) said.push(...value.map(String));
  }
  return said.join(' ');
}

/** A part of an action with unique names, one for each of its words, and the parts after it. */
interface Placed { names: string[]; part: Argument; later: FormPart[] }

/** The parts of a verb's actions; those that depend on an earlier word are found by `wordOf` the name of its part. */
function* partsOf(verbs: Verbs, verb: string, wordOf: (name: string) => string): Generator<Placed> {
  const form: FormPart[] = verbs.verbs[verb]?.form ?? [];
  const counts: Record<string, number> = {};
  const nameOf = (name: string): string => {
    counts[name] = (counts[name] ?? 0) + 1;
    return counts[name] > 1 ? `${name}-${counts[name]}` : name;
  };
  for (const [place, each] of form.entries()) {
    const parts = 'by' in each ? (each.forms[wordOf(plainNames(form[each.by] as Argument)[0]!)] ?? []) : [each];
    for (const [nth, part] of parts.entries()) {
      yield { names: plainNames(part).map(nameOf), part, later: [...parts.slice(nth + 1), ...form.slice(place + 1)] };
    }
  }
}

const plainNames = ({ name }: Argument): string[] => name.replace('?', '').split(' ');

/** The words of an action, taken one after another by the parts of its form. */
class Reading {
  readonly args: Args = {};
  private rest: string[];

  constructor(private readonly verbs: Verbs, verb: string, words: string[]) {
    this.rest = [...words];
    for (const placed of partsOf(verbs, verb, (name) => this.args[name] ?? '')) if (this.isNext(placed)) this.take(placed);
  }

  /** Whether a part comes next; an optional part does if its word is present, or if the next word is of its kind. */
  private isNext({ part, later }: Placed): boolean {
    const [word] = this.rest;
    if (word === undefined) return false;
    if (part.word) return word === part.word;
    return !part.optional || !later.length || (this.verbs.arguments[part.kind]?.includes(word) ?? false);
  }

  private take({ names, part, later }: Placed): void {
    if (part.word) this.rest.shift();
    if (part.kind === FLAG) this.args[names[0]!] = part.word;
    else if (part.many) this.args[names[0]!] = this.rest.splice(0, this.upTo(later)).join(' ');
    else this.spread(names, later);
  }

  /** If a part with several names has fewer words, they belong to the last names. */
  private spread(names: string[], later: FormPart[]): void {
    const needed = later.reduce((sum, part) => sum + ('by' in part || part.optional ? 0 : part.name.split(' ').length), 0);
    const count = Math.max(1, Math.min(names.length, this.rest.length - needed));
    const words = this.rest.splice(0, count);
    names.slice(names.length - count).forEach((name, place) => { this.args[name] = words[place]!; });
  }

  /** How many words a part of many takes: all up to one that announces another part. */
  private upTo(later: FormPart[]): number {
    const ends = later.flatMap((part) => ('by' in part || !part.word ? [] : [this.rest.indexOf(part.word)])).filter((at) => at >= 0);
    return Math.min(this.rest.length, ...ends);
  }
}
