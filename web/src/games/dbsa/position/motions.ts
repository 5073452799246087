// Events as beats to be shown one after another: bases move, turn, recoil and push, dice fall, elements are lost.
import { pieceIn } from '../../../board/events';
import { die, DICE_LINGER, type Die } from '../../../board/FallenDice.svelte';
import type { Beat, Play } from '../../../board/stage.svelte';
import type { Motion } from '../model';
import type { GameEvent } from '../../../wire';
import { seatOf, type FieldBoard } from './field';
import { ahead, centre, type Place } from './plane';
import { between, sceneOf, type Scene, type ShownElement } from './scene';

export type Effect =
  | { kind: 'dice'; at: Place; dice: Die[] }
  | { kind: 'trail'; seat: string; from: Place; to: Place; pushed: boolean }
  | { kind: 'loss'; at: Place; seat: string };
type FieldBeat = Beat<Scene, Effect>;

const MOVE = 320;
const TURN = 220;
const RECOIL = 320;
const DICE = 520;
const LOSS = 420;
const LINGER = 1700;
const MOVES = ['moved', 'group_moved', 'marched', 'road_moved', 'contracted'];

export function playOf(board: FieldBoard): Play<Scene, Effect> {
  return {
    scene: (position) => sceneOf(board, position),
    beats: (motion) => beatsOf(board, motion),
    between,
    linger: ({ kind }) => (kind === 'dice' ? DICE_LINGER : LINGER),
  };
}

function beatsOf(board: FieldBoard, motion: Motion): FieldBeat[] {
  const end = sceneOf(board, motion.after);
  const beats: FieldBeat[] = [];
  let scene = sceneOf(board, motion.before);
  for (const [number, event] of motion.events.entries()) {
    const beat = beatOf(scene, end, event, motion.events, number);
    if (!beat) continue;
    // Those who are pushed give way at once.
    const before = event.kind === 'pushed' ? beats.pop() : undefined;
    beats.push(before ? { ...before, to: beat.to, effects: [...before.effects, ...beat.effects] } : beat);
    scene = beat.to;
  }
  const moves = motion.events.some(({ kind }) => MOVES.includes(kind));
  return [...beats, { to: end, ms: moves ? MOVE : TURN, effects: [] }];
}

function beatOf(scene: Scene, end: Scene, event: GameEvent, events: GameEvent[], number: number): FieldBeat | null {
  const { kind, message } = event;
  const element = scene.elements.get(pieceIn(message.element) ?? '');
  if (!element) return null;
  if (kind === 'faced') return { to: placed(scene, facedIn(element, end)), ms: TURN, effects: [] };
  if (kind === 'recoiled') return pushed(scene, element, element, Number(message.distance), false);
  if (kind === 'pushed') {
    const friend = scene.elements.get(pieceIn(message.friend) ?? '');
    return friend ? pushed(scene, friend, element, Number(message.distance), true) : null;
  }
  if (kind === 'destroyed' || kind === 'lost') return removed(scene, element);
  return kind === 'score' ? fought(scene, element, event, events, number) : null;
}

/** How an element that turned to face stands in the end; if it is lost by then, as it stood. */
function facedIn(element: ShownElement, end: Scene): ShownElement {
  const later = end.elements.get(element.id);
  return later ? { ...element, facing: later.facing } : element;
}

function placed(scene: Scene, element: ShownElement): Scene {
  return { ...scene, elements: new Map(scene.elements).set(element.id, element) };
}

/** An element goes straight back, along the way that the one that recoils looks. */
function pushed(scene: Scene, who: ShownElement, along: ShownElement, length: number, byFriend: boolean): FieldBeat {
  const { x, y } = ahead({ x: who.x, y: who.y, facing: along.facing }, -length);
  const [from, to] = [centre(who, who.depth), centre({ ...who, x, y }, who.depth)];
  const trail: Effect = { kind: 'trail', seat: who.seat, from, to, pushed: byFriend };
  return { to: placed(scene, { ...who, x, y }), ms: RECOIL, effects: [trail] };
}

function removed(scene: Scene, element: ShownElement): FieldBeat {
  const elements = new Map(scene.elements);
  elements.delete(element.id);
  const loss: Effect = { kind: 'loss', at: centre(element, element.depth), seat: element.seat };
  return { to: { ...scene, elements }, ms: LOSS, effects: [loss] };
}

/** The two dice of a fight, each where its element stands, with what is added to it. */
function fought(scene: Scene, element: ShownElement, { message }: GameEvent, events: GameEvent[], number: number): FieldBeat {
  const dice = events.slice(0, number).filter(({ kind }) => kind === 'dice');
  const rolled = new Map(dice.map((each) => [pieceIn(each.message.element), Number(each.message.die)]));
  const sides = [[element.id, message.total], [pieceIn(message.enemy), message.other]] as const;
  const effects = sides.flatMap(([id, total]): Effect[] => {
    const [who, value] = [scene.elements.get(id ?? ''), rolled.get(id)];
    if (!who || !value) return [];
    return [{ kind: 'dice', at: centre(who, who.depth), dice: [die(seatOf(who.id), value, Number(total) - value)] }];
  });
  return { to: scene, ms: DICE, effects };
}
