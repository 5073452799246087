// An action of any game in words.
import { readAction } from '../board/actions';
import type { TableModel } from '../table/model.svelte';
import type { Arg, Message } from '../wire';
import { hasWords } from '../words.svelte';

/** By the game's message `label-VERB`, whose arguments are the parts of the action; else by the words on its button and those of the action. */
export function label(model: TableModel, action: string): string {
  const { verb, args: given, words } = readAction(model.board, action);
  const named = (word: string): Arg => model.board.pieces.find(({ id }) => id === word)?.label ?? word;
  if (hasWords(`label-${verb}`, model.board.game)) {
    const args = Object.fromEntries(Object.entries(given).map(([name, word]) => [name, named(word)]));
    return model.say({ $: `label-${verb}`, ...args } as Message);
  }
  const said = words.map(named).map((arg) => (typeof arg === 'object' ? model.say(arg as Message) : String(arg)));
  return [model.say({ $: `verb-${verb}` }), ...said].join(' ');
}
