// A message by its name, in the current language.
import type { TableModel } from '../table/model.svelte';
import type { Arg, Message } from '../wire';

export type Args = Record<string, Arg>;

export function worded(model: TableModel, name: string, args: Args = {}): string {
  return model.say({ $: name, ...args } as Message);
}
