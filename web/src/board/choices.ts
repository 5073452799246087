// The choices of the moment, each read once.
import { writeAction, type Given, type Verbs } from './actions';

export class Choices<Choice extends { text: string; verb: string }> {
  readonly all: Choice[];

  constructor(private readonly board: Verbs, texts: string[], read: (board: Verbs, text: string) => Choice) {
    this.all = texts.map((text) => read(board, text));
  }

  of(...verbs: string[]): Choice[] {
    return this.all.filter(({ verb }) => verbs.includes(verb));
  }

  has(text: string): boolean {
    return this.all.some((choice) => choice.text === text);
  }

  /** Whether there is one with this text. */
  offers(verb: string, args: Given = {}): boolean {
    return this.has(writeAction(this.board, verb, args));
  }
}

/** Adds to a list of choices by what they point at. */
export function note<Choice>(index: Map<string, Choice[]>, key: string | null, choice: Choice): void {
  if (!key) return;
  const known = index.get(key);
  if (known) known.push(choice);
  else index.set(key, [choice]);
}
