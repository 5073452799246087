// An action of any game in words.
import type { TableModel } from '../table/model.svelte';
import type { Arg, Message } from '../wire';
import { hasWords } from '../words.svelte';
import { wordsOf } from './naming';

/** By the game's message `label-VERB`, whose arguments are the verb's slots; else by the words on its button and those of the action. */
export function label(model: TableModel, action: string): string {
  const [verb = ''] = action.split(' ');
  const words = wordsOf(action);
  const named = (word: string): Arg => model.board.pieces.find(({ id }) => id === word)?.label ?? word;
  if (hasWords(`label-${verb}`, model.board.game)) {
    const slots = model.board.verbs[verb]?.slots ?? [];
    const args = Object.fromEntries(slots.map((slot, number) => [slot.replace('?', ''), named(words[number] ?? '')]));
    return model.say({ $: `label-${verb}`, ...args } as Message);
  }
  const said = words.map(named).map((arg) => (typeof arg === 'object' ? model.say(arg as Message) : String(arg)));
  return [model.say({ $: `verb-${verb}` }), ...said].join(' ');
}
