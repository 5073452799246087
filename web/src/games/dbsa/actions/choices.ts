// The choices of the moment, read from their notation.
import { readAction, type Args, type Verbs } from '../../../board/actions';
import { Choices as AnyChoices } from '../../../board/choices';
import { legsOf } from './path';

export interface Choice {
  text: string;
  verb: string;
  /** What it is about: an element or a group. */
  who: string | null;
  /** The enemy it is against: an element or a camp. */
  whom: string | null;
}

/** An action as the table of verbs reads it: `fight A3 T5`, `move A3+A4 ahead 150 line T5 front`. */
export function read(board: Verbs, text: string): Choice {
  const { verb, args } = readAction(board, text);
  const { element, elements, enemy } = args;
  return { text, verb, who: element ?? elements ?? null, whom: enemy ?? linedUpWith(args) };
}

/** The enemy whom a path lines up with. */
function linedUpWith({ legs = '' }: Args): string | null {
  const line = legsOf(legs).find((leg) => leg.kind === 'line');
  return line?.kind === 'line' ? line.enemy : null;
}

export class Choices extends AnyChoices<Choice> {
  constructor(board: Verbs, texts: string[]) {
    super(board, texts, read);
  }
}
