// The event of the turn: which card and result, on whom the lot fell, and what Signa have made of it.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import type { Arg } from '../../../wire';
import { boardOf, seatAt } from './realm';

export interface Eventus {
  card: number;
  /** The result that came up, -1 before the die. */
  result: number;
  /** The other of two results between which somebody may choose, -1. */
  other: number;
  struck: string | null;
  /** How it came there, a sentence for each turn of it. */
  course: string[];
}

export function eventOf(model: TableModel): Eventus | null {
  const board = boardOf(model);
  const { event } = model.position;
  if (event.card < 1) return null;
  const seat = (number: number): Arg => ({ $: `side-${seatAt(board, number) ?? 'nobody'}` });
  const course = [
    ...(event.drawn >= 0 ? [worded(model, 'event-drawn', { seat: seat(event.drawn) })] : []),
    ...(event.charismatic >= 0 ? [worded(model, 'event-charisma', { seat: seat(event.charismatic) })] : []),
    ...(event.sender >= 0 ? [worded(model, event.final ? 'event-egida-raised' : 'event-egida', { seat: seat(event.sender), to: seat(event.assigned) })] : []),
    ...(event.rerolled ? [worded(model, 'event-rerolled')] : []),
    ...(event.void ? [worded(model, 'panel-void')] : []),
  ];
  return {
    card: event.card - 1,
    result: event.result - 1,
    other: event.other - 1,
    struck: seatAt(board, event.assigned) ?? seatAt(board, event.drawn),
    course,
  };
}
