// How a side stands at the end.
import { t } from '../../../words.svelte';
import type { TableModel } from '../model';
import { victoryPoints, warBoard } from '../position/war';

export function tally(model: TableModel, seat: string): string[] {
  const board = warBoard(model);
  const side = board.seats.indexOf(seat);
  const points = board.only_carthage_falls ? [] : [t('tally-victory', { points: victoryPoints(board, model.position, seat) })];
  return [...points, t('tally-losses', { count: model.position.losses[side]! })];
}
