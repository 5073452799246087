// The choices of the moment by their verbs, and what they name.
import { readAction, type Action, type Verbs } from '../../../board/actions';
import { Choices as AnyChoices } from '../../../board/choices';

export type Choice = Action;

export class Choices extends AnyChoices<Choice> {
  constructor(board: Verbs, texts: string[]) {
    super(board, texts, readAction);
  }

  /** Those that name something. */
  naming(word: string): Choice[] {
    return this.all.filter(({ words }) => words.includes(word));
  }
}
