// A side's dice against what fair dice would have shown; a low die is turned over where low is good.
import type { Board, GameEvent, LuckRule, Step } from '../wire';
import { percentile } from './chances';

export interface Luck { seat: string; count: number; mean: number; surplus: number; percentile: number }

const FACES = 6, EXPECTED = (FACES + 1) / 2;

export function ledger(board: Board, steps: Step[]): Luck[] {
  const rolled: Record<string, number[]> = Object.fromEntries(board.seats.map((seat) => [seat, []]));
  for (const step of steps) for (const event of step.events) for (const rule of board.luck[event.kind] ?? []) {
    const die = event.message[rule.die];
    const seat = seatOf(board, event, rule);
    if (typeof die === 'number' && die > 0 && seat && rolled[seat]) rolled[seat].push(rule.good === 'low' ? FACES + 1 - die : die);
  }
  return board.seats.map((seat) => account(seat, rolled[seat]!));
}

function account(seat: string, dice: number[]): Luck {
  const sum = dice.reduce((all, die) => all + die, 0);
  return { seat, count: dice.length, mean: sum / dice.length, surplus: sum - EXPECTED * dice.length, percentile: percentile(dice.length, sum) };
}

function seatOf(board: Board, event: GameEvent, rule: LuckRule): string | null {
  if (rule.seat) return rule.seat;
  const owner = event.message[rule.piece ?? rule.side ?? ''];
  if (typeof owner !== 'object' || !('$' in owner)) return null;
  const piece = board.pieces.find((each) => each.id === owner.id);
  return piece?.seat ?? board.seats.find((seat) => owner.$ === `side-${seat}`) ?? null;
}
