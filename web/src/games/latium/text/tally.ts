// How a Rex stands at the end: the points that were counted, and his towns.
import { t } from '../../../words.svelte';
import type { TableModel } from '../model';
import { boardOf } from '../position/realm';

export function tally(model: TableModel, seat: string): string[] {
  const number = boardOf(model).reges.indexOf(seat);
  const towns = model.position.towns.filter(({ holder }) => holder === number).length;
  const counted = model.steps.flatMap(({ events }) => events).findLast(({ kind, message }) => kind === 'scored' && isAbout(message.seat, seat));
  const points = counted ? [t('tally-points', { points: Number(counted.message.points) })] : [];
  return [...points, t('tally-towns', { count: towns })];
}

const isAbout = (said: unknown, seat: string): boolean => typeof said === 'object' && said !== null && '$' in said && said.$ === `side-${seat}`;
