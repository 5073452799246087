// Events as beats to be shown one after another: a scene turns into the next, an arrow flies, dice fall.
import { hexIn, nameIn, pieceIn, sideIn } from '../../../board/events';
import { die, DICE_LINGER, type Die } from '../../../board/FallenDice.svelte';
import type { HexMap, Point } from '../../../board/hexes';
import type { Beat, Play } from '../../../board/stage.svelte';
import type { Motion } from '../model';
import type { Arg, Board, GameEvent } from '../../../wire';
import { commanderOf } from './battle';
import { between, sceneOf, show, type Scene, type Shown } from './scene';

export type Effect =
  | { kind: 'blow'; from: Point; to: Point; shot: boolean }
  | { kind: 'dice'; at: Point; dice: Die[] };
type BattleBeat = Beat<Scene, Effect>;

const STEP = 170;
const TURN = 130;
const MARK = 150;
const FADE = 240;
const BLOW = 320;
const DICE = 420;
const BLOW_LINGER = 600;
const ABOVE = 46;

const WAYS = ['stepped', 'fled', 'retreated', 'pursued', 'commander-went'];
const ENDS = ['removed', 'eliminated', 'left-map', 'pursued-off-map', 'broke-through', 'commander-died'];
const CHANGES: Record<string, (board: Board, event: GameEvent) => Partial<Shown>> = {
  advanced: (board, { message }) => ({ hex: hexIn(message.hex), facing: facingIn(board, message.facing) }),
  turned: (board, { message }) => ({ facing: facingIn(board, message.facing) }),
  disordered: (_, { message }) => ({ disorder: Number(message.total) }),
  recovered: (_, { message }) => ({ disorder: Number(message.disorder) }),
  panicked: () => ({ panicked: true }),
  halted: () => ({ halted: true }),
  stampedes: () => ({ stampeding: true }),
};
const LENGTHS: Record<string, number> = { advanced: STEP, turned: TURN };

/** How a battle is shown. */
export function playOf(board: Board, map: HexMap): Play<Scene, Effect> {
  return {
    scene: (position) => sceneOf(board, map, position),
    beats: (motion) => beatsOf(board, map, motion),
    between,
    linger: ({ kind }) => (kind === 'dice' ? DICE_LINGER : BLOW_LINGER),
  };
}

/** The beats of one step of the battle; the last one ends where the step ended. */
function beatsOf(board: Board, map: HexMap, motion: Motion): BattleBeat[] {
  const beats: BattleBeat[] = [];
  let scene = sceneOf(board, map, motion.before);
  for (const event of motion.events) {
    const beat = beatOf(board, map, scene, event, motion);
    if (!beat) continue;
    beats.push(beat);
    scene = beat.to;
  }
  const end = sceneOf(board, map, motion.after);
  return [...beats, { to: end, ms: differs(scene, end) ? STEP : 0, effects: [] }];
}

function beatOf(board: Board, map: HexMap, scene: Scene, event: GameEvent, motion: Motion): BattleBeat | null {
  const kind = event.kind.replaceAll('_', '-');
  const piece = scene.get(pieceIn(event.message.unit) ?? commanderOf(sideIn(event.message.side)));
  if (piece && WAYS.includes(kind)) return { to: moved(board, map, scene, piece, event), ms: STEP, effects: [] };
  if (piece && kind in CHANGES) {
    const changed = show(map, { ...piece, guest: false, ...CHANGES[kind](board, event) });
    return { to: new Map(scene).set(piece.id, changed), ms: LENGTHS[kind] ?? MARK, effects: [] };
  }
  if (piece && ENDS.includes(kind)) {
    const left = new Map(scene);
    left.delete(piece.id);
    return { to: left, ms: FADE, effects: [] };
  }
  const effects = [...blows(kind, scene, event), ...fallen(kind, board, scene, event, motion)];
  return effects.length ? { to: scene, ms: kind === 'totals' ? DICE : BLOW, effects } : null;
}

/** A piece gone from one hex to the next, aside if it only passes through a friend's. */
function moved(board: Board, map: HexMap, scene: Scene, piece: Shown, event: GameEvent): Scene {
  const [from, to] = [hexIn(event.message.from), hexIn(event.message.to)];
  const side = from && to ? map.side(from, to) : null;
  const leads = piece.code === 'CMD';
  const taken = [...scene.values()].some((other) => other.hex === to && other.id !== piece.id && other.code !== 'CMD');
  const facing = side && !leads ? board.directions.indexOf(side) : piece.facing;
  return new Map(scene).set(piece.id, show(map, { ...piece, hex: to ?? piece.hex, facing, guest: taken && !leads }));
}

function blows(kind: string, scene: Scene, { message }: GameEvent): Effect[] {
  if (!['attacked', 'charged', 'shot'].includes(kind)) return [];
  const [from, to] = [scene.get(pieceIn(message.unit) ?? ''), scene.get(pieceIn(message.target) ?? '')];
  return from && to ? [{ kind: 'blow', from: at(from), to: at(to), shot: kind === 'shot' }] : [];
}

/** Dice that fell, shown where they matter. */
function fallen(kind: string, board: Board, scene: Scene, { message }: GameEvent, motion: Motion): Effect[] {
  const unit = scene.get(pieceIn(message.unit) ?? '');
  const target = scene.get(pieceIn(message.target) ?? '');
  const dice = (place: Point | undefined, ...fell: Die[]): Effect[] =>
    place ? [{ kind: 'dice', at: place, dice: fell }] : [];
  if (kind === 'initiative-rolled') {
    const middle = { x: board.size.width / 2, y: board.size.height / 2 };
    return dice(middle, ...board.seats.map((seat) => die(seat, message[seat], Number(message[`${seat}_bonus`]))));
  }
  if (kind === 'shot') return dice(over(target), die(unit?.seat ?? '', message.die, 0, Number(message.need)));
  if (kind === 'totals' && unit && target) {
    const [attack, defence] = motion.before.attack.dice.map((before: number, n: number) => rolled(motion, n) ?? before);
    const between = { x: (unit.x + target.x) / 2, y: Math.min(unit.y, target.y) - ABOVE };
    return dice(
      between,
      die(unit.seat, attack, Number(message.attack) - attack),
      die(target.seat, defence, Number(message.defence) - defence),
    );
  }
  if (kind === 'test-rolled') {
    const tester = board.seats.find((seat) => seat !== unit?.seat) ?? '';
    return dice(over(unit), die(tester, message.die));
  }
  if (kind === 'commander-rolled') {
    const seat = sideIn(message.side);
    return dice(over(scene.get(commanderOf(seat))), die(seat, message.die));
  }
  return [];
}

/** What the attacker's (0) or the defender's (1) die showed last in this step. */
function rolled(motion: Motion, which: number): number | null {
  let shows: number | null = null;
  for (const { kind, message } of motion.events) {
    if (kind === 'dice') shows = Number(which ? message.defender : message.attacker);
    if (kind === 'rerolled') {
      const what = typeof message.what === 'object' && '$' in message.what ? message.what.$ : '';
      if (what === (which ? 'die-defence' : 'die-attack')) shows = Number(message.new);
    }
  }
  return shows;
}

function over(piece: Shown | undefined): Point | undefined {
  return piece && { x: piece.x, y: piece.y - ABOVE };
}

function at({ x, y }: Shown): Point {
  return { x, y };
}

function differs(a: Scene, b: Scene): boolean {
  if (a.size !== b.size) return true;
  return [...b].some(([id, piece]) => {
    const other = a.get(id);
    return !other || other.x !== piece.x || other.y !== piece.y || other.facing !== piece.facing;
  });
}

/** A facing by its number, 0 if there is none. */
function facingIn(board: Board, arg: Arg | undefined): number {
  return Math.max(0, board.directions.indexOf(nameIn(arg).replace('facing-', '')));
}
