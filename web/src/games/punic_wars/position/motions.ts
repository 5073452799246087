// Events as beats to be shown one after another: a leader marches, dice fall, points are lost.
import { hexIn, nameIn, pieceIn, sideIn } from '../../../board/events';
import { die, DICE_LINGER, type Die } from '../../../board/FallenDice.svelte';
import type { HexMap, Point } from '../../../board/hexes';
import type { Beat, Play } from '../../../board/stage.svelte';
import type { Motion } from '../model';
import type { GameEvent } from '../../../wire';
import { between, sceneOf, type Scene } from './scene';
import type { WarBoard } from './war';

export type Effect =
  { kind: 'dice'; at: Point; dice: Die[] } | { kind: 'loss'; at: Point; seat: string; count: number; points: string };
type WarBeat = Beat<Scene, Effect>;

const STEP = 190;
const CHANGE = 160;
const DICE = 420;
const LOSS = 300;
const LOSS_LINGER = 1600;
const ABOVE = 46;

/** How a war is shown. */
export function playOf(board: WarBoard, map: HexMap): Play<Scene, Effect> {
  return {
    scene: (position) => sceneOf(board, map, position),
    beats: (motion) => beatsOf(board, map, motion),
    between,
    linger: ({ kind }) => (kind === 'dice' ? DICE_LINGER : LOSS_LINGER),
  };
}

function beatsOf(board: WarBoard, map: HexMap, motion: Motion): WarBeat[] {
  const beats: WarBeat[] = [];
  let scene = sceneOf(board, map, motion.before);
  for (const [number, event] of motion.events.entries()) {
    const beat = beatOf(board, map, scene, event, motion, number);
    if (!beat) continue;
    beats.push(beat);
    scene = beat.to;
  }
  return [...beats, { to: sceneOf(board, map, motion.after), ms: CHANGE, effects: [] }];
}

function beatOf(
  board: WarBoard,
  map: HexMap,
  scene: Scene,
  event: GameEvent,
  motion: Motion,
  number: number,
): WarBeat | null {
  const { kind, message } = event;
  if (kind === 'went') return marched(map, scene, event);
  const hex = hexIn(message.hex);
  const place = hex ? map.centre(hex) : { x: board.size.width / 2, y: board.size.height / 2 };
  const at = { x: place.x, y: place.y - ABOVE };
  const effect = kind === 'lost' ? lost(event, at) : fallen(board, event, at, motion, number);
  return effect && { to: scene, ms: kind === 'lost' ? LOSS : DICE, effects: [effect] };
}

/** A leader gone from one hex to the next; those he leads change hexes when he is there. */
function marched(map: HexMap, scene: Scene, { message }: GameEvent): WarBeat | null {
  const leader = scene.leaders.get(pieceIn(message.leader) ?? '');
  const to = hexIn(message.to);
  if (!leader || !to) return null;
  const leaders = new Map(scene.leaders).set(leader.id, { ...leader, ...map.centre(to), hex: to });
  return { to: { ...scene, leaders }, ms: STEP, effects: [] };
}

function lost({ message }: GameEvent, at: Point): Effect {
  return { kind: 'loss', at, seat: sideIn(message.side), count: Number(message.number), points: nameIn(message.kind) };
}

/** A die that fell, with what was added to it. */
function fallen(board: WarBoard, { kind, message }: GameEvent, at: Point, motion: Motion, number: number): Effect | null {
  if (typeof message.die !== 'number') return null;
  const active = board.seats[motion.before.active] ?? '';
  const seat = message.side ? sideIn(message.side) : active;
  const sum = message.row ?? message.total ?? (kind === 'dice' ? totalAfter(motion.events, number) : null);
  return { kind: 'dice', at, dice: [die(seat, message.die, typeof sum === 'number' ? sum - message.die : 0)] };
}

/** What the die of an attack came to. */
function totalAfter(events: GameEvent[], number: number): unknown {
  return events.slice(number).find(({ kind }) => kind === 'totals')?.message.row ?? null;
}
