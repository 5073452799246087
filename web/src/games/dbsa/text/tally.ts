// How a side stands at the end.
import { t } from '../../../words.svelte';
import type { TableModel } from '../model';
import { fieldBoard } from '../position/field';

export function tally(model: TableModel, seat: string): string[] {
  const board = fieldBoard(model);
  const side = board.seats.indexOf(seat);
  const fallen = board.enums.camp![model.position.camps[side]!.state] === 'fallen';
  return [t('tally-elements', { count: model.position.lost[side]! }), ...(fallen ? [t('tally-camp')] : [])];
}
