// How a side stands at the end.
import { worded } from '../../../board/worded';
import { t } from '../../../words.svelte';
import type { TableModel } from '../model';
import { unitsOf } from '../position/battle';

export function tally(model: TableModel, seat: string): string[] {
  const side = model.board.seats.indexOf(seat);
  const points = Math.max(0, model.position.rout[side]!);
  const gone = unitsOf(model.board, model.position).filter((unit) => unit.seat === seat && unit.status === 'gone').length;
  return [worded(model, 'picture-rout', { points, level: model.board.rout_level[seat] }), t('tally-units', { count: gone })];
}
