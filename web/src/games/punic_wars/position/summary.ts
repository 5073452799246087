// What happened in a player's turn, from the events of the log.
import { nameIn, pieceIn, sideIn } from '../../../board/events';
import type { GameEvent, Message, Step } from '../../../wire';

export interface PlayerTurn {
  /** Its place among all player turns. */
  number: number;
  turn: number;
  side: string;
  events: GameEvent[];
  /** Another player's turn has begun since. */
  over: boolean;
}
/** What a side lost, and by what. */
export interface Toll {
  side: string;
  points: number;
  causes: { cause: string; points: number }[];
}

/** The parts of a summary, in the order of the turn, by the kinds of event that they tell. */
export const PARTS: Record<string, string[]> = {
  diplomacy: [
    'funds_revealed',
    'diplomacy_rolled',
    'no_effect',
    'revolted',
    'illyrian_war',
    'allied',
    'defected',
    'marker_lifted',
    'turned_out',
  ],
  leaders: ['retired', 'drawn', 'appointed', 'returned', 'leader_lost'],
  money: ['taxed', 'supplied', 'short_of_money', 'shipyards_open', 'shipyards_closed'],
  marches: ['went'],
  battles: ['attacked', 'stood', 'inverted', 'relieved', 'result'],
  regions: ['invaded', 'place_taken', 'region_taken', 'region_free'],
  recruits: ['raised'],
};

/** All player turns so far; what came before the first of them belongs to the set-up. */
export function playerTurns(opening: GameEvent[], steps: Step[]): PlayerTurn[] {
  const found: PlayerTurn[] = [];
  let turn = 1;
  for (const event of [...opening, ...steps.flatMap((step) => step.events)]) {
    if (event.kind === 'turn_begins') turn = Number(event.message.turn);
    if (event.kind === 'phase_begins') begin(found, sideIn(event.message.side), turn);
    found.at(-1)?.events.push(event);
  }
  return found;
}

function begin(found: PlayerTurn[], side: string, turn: number): void {
  const last = found.at(-1);
  if (last?.side === side && last.turn === turn) return;
  if (last) last.over = true;
  found.push({ number: found.length, turn, side, events: [], over: false });
}

/** The events of a part: battles, regions, recruits. */
export function told(part: string, { events }: PlayerTurn): GameEvent[] {
  return events.filter(({ kind }) => PARTS[part]!.includes(kind));
}

/** The lines of a part: one for each event, but one for all the steps of a leader's march. */
export function lines(part: string, turn: PlayerTurn): Message[] {
  const found = told(part, turn).map(({ message }) => message);
  return part === 'marches' ? joined(found) : found;
}

/** Steps that continue one another, from where the first began to where the last led. */
function joined(steps: Message[]): Message[] {
  const marches: Message[] = [];
  for (const { leader, from, to } of steps) {
    const last = marches.at(-1);
    if (last && pieceIn(last.leader) === pieceIn(leader)) marches[marches.length - 1] = { ...last, to };
    else marches.push({ $: 'summary-march', leader, from, to });
  }
  return marches;
}

export function tolls({ events }: PlayerTurn): Toll[] {
  const found = new Map<string, Toll>();
  for (const { kind, message } of events) {
    if (kind !== 'lost') continue;
    const side = sideIn(message.side);
    const toll = found.get(side) ?? { side, points: 0, causes: [] };
    count(toll, nameIn(message.cause), Number(message.number));
    found.set(side, toll);
  }
  return [...found.values()];
}

function count(toll: Toll, cause: string, points: number): void {
  toll.points += points;
  const known = toll.causes.find((each) => each.cause === cause);
  if (known) known.points += points;
  else toll.causes.push({ cause, points });
}
