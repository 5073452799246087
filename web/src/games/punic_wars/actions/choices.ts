// The choices of the moment, read from their notation and sorted by what one points at to make them.
import { isHex } from '../../../board/map';
import { isLeader } from '../position/war';

export interface Choice {
  text: string;
  verb: string;
  leader: string | null;
  hex: string | null;
  /** land, naval, leader, syracusan-land, syracusan-naval. */
  kind: string | null;
  count: number | null;
}

/** An action by its words: `lose 2 land 2908`, `appoint R-B 2908`. */
export function read(text: string): Choice {
  const [verb = '', ...words] = text.split(' ');
  const find = (test: (word: string) => boolean): string | null => words.find(test) ?? null;
  const count = find((word) => /^\d{1,3}$/.test(word));
  return {
    text,
    verb,
    leader: find(isLeader),
    hex: find(isHex),
    kind: find((word) => /^[a-z-]+$/.test(word)),
    count: count === null ? null : Number(count),
  };
}

/** Choices by what they point at. */
export class Choices {
  readonly all: Choice[];
  readonly byHex = new Map<string, Choice[]>();
  readonly byLeader = new Map<string, Choice[]>();

  constructor(texts: string[]) {
    this.all = texts.map(read);
    for (const choice of this.all) {
      note(this.byHex, choice.hex, choice);
      note(this.byLeader, choice.leader, choice);
    }
  }

  of(verb: string): Choice[] {
    return this.all.filter((choice) => choice.verb === verb);
  }

  has(text: string): boolean {
    return this.all.some((choice) => choice.text === text);
  }

  /** The most that can be said of a kind, at a hex where one is named. */
  most(verb: string, kind: string, hex: string | null = null): number {
    const counts = this.all
      .filter((choice) => choice.verb === verb && choice.kind === kind && choice.hex === hex)
      .map(({ count }) => count ?? 0);
    return Math.max(0, ...counts);
  }
}

function note(index: Map<string, Choice[]>, key: string | null, choice: Choice): void {
  if (!key) return;
  const known = index.get(key);
  if (known) known.push(choice);
  else index.set(key, [choice]);
}
