// Requested odds, kept until the next step.
import type { TableModel } from '../model';
import type { Odds } from '../../../wire';

let moment = '';
let asked = new Set<string>();
let found = $state.raw<Record<string, Odds | null>>({});

/** The odds of an action, null until they arrive or if there are none. */
export function oddsOf(model: TableModel, action: string): Odds | null {
  const now = `${model.id} ${model.now.version}`;
  if (moment !== now) {
    moment = now;
    asked = new Set();
  }
  const key = `${now} ${action}`;
  if (!asked.has(key)) {
    asked.add(key);
    void model.odds(action).then((odds) => (found = { ...(moment === now ? found : {}), [key]: odds }));
  }
  return found[key] ?? null;
}
