// The choices of the moment, read from their notation.

export interface Choice {
  text: string;
  verb: string;
  /** What it is about: an element or a group. */
  who: string | null;
  /** The enemy it is against: an element or a camp. */
  whom: string | null;
}

const PAIRS = ['fight', 'face'];

/** An action by its words: `fight A3 T5`, `move A3+A4 ahead 150 line T5 front`. */
export function read(text: string): Choice {
  const words = text.split(' ');
  const [verb = '', first = null] = words;
  const line = words.indexOf('line');
  const about = ['move', 'march', 'contract', 'deploy', ...PAIRS].includes(verb);
  const whom = PAIRS.includes(verb) ? words[2] : line > 0 ? words[line + 1] : null;
  return { text, verb, who: about ? first : null, whom: whom ?? null };
}

export class Choices {
  readonly all: Choice[];

  constructor(texts: string[]) {
    this.all = texts.map(read);
  }

  of(verb: string): Choice[] {
    return this.all.filter((choice) => choice.verb === verb);
  }

  has(text: string): boolean {
    return this.all.some((choice) => choice.text === text);
  }
}
