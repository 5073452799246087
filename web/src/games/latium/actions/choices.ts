// The choices of the moment by their verbs, and what they name.

export interface Choice {
  text: string;
  verb: string;
  words: string[];
}

export function read(text: string): Choice {
  const [verb = '', ...words] = text.split(' ');
  return { text, verb, words };
}

export class Choices {
  readonly all: Choice[];

  constructor(texts: string[]) {
    this.all = texts.map(read);
  }

  of(...verbs: string[]): Choice[] {
    return this.all.filter(({ verb }) => verbs.includes(verb));
  }

  has(text: string): boolean {
    return this.all.some((choice) => choice.text === text);
  }

  /** Those that name something. */
  naming(word: string): Choice[] {
    return this.all.filter(({ words }) => words.includes(word));
  }
}
