// The choices of the moment, read from their notation and sorted by what one points at to make them.
import { readAction, type Verbs } from '../../../board/actions';
import { Choices as AnyChoices, note } from '../../../board/choices';

export interface Choice {
  text: string;
  verb: string;
  leader: string | null;
  hex: string | null;
  /** land, naval, leader, syracusan-land, syracusan-naval. */
  kind: string | null;
  count: number | null;
}

/** An action as the table of verbs reads it: `lose 2 land 2908`, `appoint R-B 2908`. */
export function read(board: Verbs, text: string): Choice {
  const { verb, args } = readAction(board, text);
  const { leader = null, hex = null, kind = null, count } = args;
  return { text, verb, leader, hex, kind, count: count === undefined ? null : Number(count) };
}

/** Choices by what they point at. */
export class Choices extends AnyChoices<Choice> {
  readonly byHex = new Map<string, Choice[]>();
  readonly byLeader = new Map<string, Choice[]>();

  constructor(board: Verbs, texts: string[]) {
    super(board, texts, read);
    for (const choice of this.all) {
      note(this.byHex, choice.hex, choice);
      note(this.byLeader, choice.leader, choice);
    }
  }

  /** The most that can be said of a kind, at a hex where one is named. */
  most(verb: string, kind: string, hex: string | null = null): number {
    const counts = this.all
      .filter((choice) => choice.verb === verb && choice.kind === kind && choice.hex === hex)
      .map(({ count }) => count ?? 0);
    return Math.max(0, ...counts);
  }
}
