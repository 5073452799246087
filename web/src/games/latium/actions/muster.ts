// What may be drawn up on the field, and where.
import type { TableModel } from '../model';
import type { Choice } from './choices';
import { handOf } from './hand.svelte';

/** A way to draw up: its action without the square. */
export const mannerOf = ({ text, args }: Choice): string => text.split(' ').filter((word) => word !== args.square).join(' ');

/** One of each way, in the order of the list. */
export function manners(laid: Choice[]): Choice[] {
  return [...new Map(laid.map((choice) => [mannerOf(choice), choice])).values()];
}

/** Milliseconds between two looks whether others have done their part, and how long to wait for them. */
const PAUSE = 50, LONGEST = 5000;

/** Draws up all that are left: foot in the middle, the largest schierae first, the commander last. */
export async function drawUpAll(model: TableModel): Promise<void> {
  const hand = handOf(model);
  const offered = (): Choice[] => hand.choices.of('deploy', 'place', 'lead');
  await model.together(async () => {
    for (let waited = 0; waited < LONGEST; waited += PAUSE) {
      if (model.canAct && !offered().length) return;
      const [next] = offered().sort((a, b) => rank(model, a) - rank(model, b));
      if (model.canAct) await model.act([next!.text]);
      else await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  });
}

const ORDER = ['pedites', 'sagittarii', 'equites'];

/** The lower, the sooner: by verb, by arm, by how many, by how far from the middle. */
function rank(model: TableModel, { verb, args }: Choice): number {
  const column = Number((args.square ?? 'c00').slice(1, 3));
  const aside = Math.abs(column - model.position.battle.front / 2);
  return Number(verb === 'lead') * 1e6 + ORDER.indexOf(args.arm ?? '') * 1e4 - Number(args.number ?? 0) * 100 + aside;
}
