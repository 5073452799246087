// Choices made by pointing: each target is the next word of the choice.
import { wordsOf } from '../board/actions';

/** Where the given words end within a choice; null if it does not have them in this order. */
function endOf(choice: string, said: string[]): number | null {
  const words = wordsOf(choice);
  let at = 0;
  for (const word of said) {
    at = words.indexOf(word, at) + 1;
    if (!at) return null;
  }
  return at;
}

/** The choices that name these things in this order. */
export function naming(choices: string[], said: string[]): string[] {
  return choices.filter((choice) => endOf(choice, said) !== null);
}

/** The possible next targets: for each choice, the next word that names a thing. */
export function nextNamed(choices: string[], said: string[], isThing: (word: string) => boolean): Set<string> {
  const next = new Set<string>();
  for (const choice of choices) {
    const end = endOf(choice, said);
    const word = end === null ? undefined : wordsOf(choice).slice(end).find(isThing);
    if (word !== undefined) next.add(word);
  }
  return next;
}
