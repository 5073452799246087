// What a click, a tap or Enter on the tabula or on the field does.
import type { TableModel } from '../model';
import { handOf } from './hand.svelte';
import { boardOf, townAt } from '../position/realm';

/** Acts on a casella, a town, a counter or a unit; true if it had an effect. */
export function press(model: TableModel, at: string, touch = false): boolean {
  if (model.asking) {
    model.ask(at);
    return true;
  }
  const hand = handOf(model);
  const hex = hand.hexOf(at);
  const way = hex && model.canAct && model.inspect?.piece === model.selected ? model.inspect?.moves?.[hex] : undefined;
  if (way && hex && !hand.counters.has(at)) {
    if (touch && hand.aimed !== at) {
      hand.aimed = at;
      model.hover(at);
    } else void model.act(way.orders);
    return true;
  }
  return choose(model, at, hex);
}

/** Selects what is pointed at: in turn the counters there, the town, nothing. */
function choose(model: TableModel, at: string, hex: string | null): boolean {
  const hand = handOf(model);
  hand.forget();
  const town = townAt(boardOf(model), hex);
  const round = hand.counters.has(at) || !hex ? [at] : [...(town ? [town.slug] : []), ...hand.at(hex)];
  const next = round[round.indexOf(model.selected ?? '') + 1] ?? null;
  model.select(next);
  return next !== null;
}
