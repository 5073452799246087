// Leaders, places, stacks and actions in words.
import { worded, type Args } from '../../../board/worded';
import type { TableModel } from '../model';
import type { Message } from '../../../wire';
import { read } from '../actions/choices';
import { handOf } from '../actions/hand.svelte';
import { controllerOf, isLeader, placeAt, regionAt, warBoard, type Holding, type Leader, type Stack } from '../position/war';

/** A leader by name, as a message. */
export function leaderName(model: TableModel, id: string): Message {
  return warBoard(model).pieces.find((piece) => piece.id === id)?.label ?? { $: id };
}

/** A hex by its number, with its place where there is one. */
export function hexName(model: TableModel, hex: string): string {
  const place = placeAt(warBoard(model), hex);
  return place ? worded(model, 'hex-place', { place: place.name, id: hex }) : hex;
}

/** A leader or a hex by name. */
export function nameOf(model: TableModel, id: string): string {
  return isLeader(id) ? model.say(leaderName(model, id)) : hexName(model, id);
}

export const countPoints = (model: TableModel, number: number, kind: string): string =>
  worded(model, 'quantity-points', { number, kind });

/** An action in words. */
export function tellAction(model: TableModel, text: string): string {
  const { verb, leader, hex, kind, count } = read(model.board, text);
  const args: Args = {};
  if (leader) args.leader = leaderName(model, leader);
  if (hex) args.hex = hexName(model, hex);
  if (kind && count !== null) args.points = countPoints(model, count, kind);
  if (verb === 'fund') args.count = count ?? 0;
  if (verb === 'deploy' && kind === 'leader') return worded(model, 'label-deploy-leader', args);
  if (verb === 'attack') return worded(model, `verb-attack-${kind}`);
  if (verb === 'emerge') return worded(model, 'label-emerge', { ...args, what: { $: `verb-emerge-${kind}` } });
  if (!Object.keys(args).length) return worded(model, `verb-${verb}`);
  return worded(model, `label-${verb}`, args);
}

/** What a hex is: its ground, its place, its region and who controls that. */
export function tellHex(model: TableModel, hex: string): string {
  const board = warBoard(model);
  const { terrain, place, walls } = board.hexes[hex]!;
  const region = regionAt(board, hex);
  const told = [worded(model, 'tell-hex', { hex, terrain: { $: `terrain-${terrain.replaceAll('_', '-')}` } })];
  if (place) told.push(worded(model, 'tell-place', { place, walls: { $: `walls-${walls.replaceAll('_', '-')}` } }));
  if (region) told.push(tellRegion(model, hex));
  return told.join(' · ');
}

function tellRegion(model: TableModel, hex: string): string {
  const board = warBoard(model);
  const region = regionAt(board, hex)!;
  const side = controllerOf(board, model.position, region);
  const held = side ? worded(model, 'tell-controlled', { side: { $: `side-${side}` } }) : worded(model, 'tell-neutral');
  return `${worded(model, 'tell-region', { region: region.label, value: region.value })}, ${held}`;
}

/** What one side has in a hex. */
export function tellStack(model: TableModel, stack: Stack): string {
  const told = [stack.own, stack.syracusans].flatMap((holding) => (holding ? tellHolding(model, holding) : []));
  const { leaders } = stack;
  if (leaders.length) told.push(...leaders.map((leader) => tellLeader(model, leader)));
  if (stack.besieged) told.push(worded(model, 'tell-besieged', { side: { $: `side-${stack.seat}` } }));
  return told.join('; ');
}

function tellHolding(model: TableModel, { side, land, naval, inside, veiled }: Holding): string[] {
  const named = { $: `side-${side}` };
  if (veiled) return [worded(model, 'tell-veiled', { side: named })];
  const where = (within: boolean): string[] => {
    const [here, afloat] = [inside.land === within ? land : 0, inside.naval === within ? naval : 0];
    return here || afloat
      ? [worded(model, within ? 'tell-inside' : 'tell-outside', { side: named, land: here, naval: afloat })]
      : [];
  };
  return [...where(false), ...where(true)];
}

/** A leader and how far he has come. */
export function tellLeader(model: TableModel, leader: Leader): string {
  const name = model.say(leaderName(model, leader.id));
  if (model.now.prompt.phase !== 'campaign' || leader.seat !== model.board.seats[model.position.active]) return name;
  return worded(model, 'map-leader', {
    name,
    points: leader.points,
    marching: { $: `marching-${leader.marching.replaceAll('_', '-')}` },
  });
}

/** Everything at the place that is pointed at. */
export function tellAt(model: TableModel, id: string | null): string[] {
  const hand = handOf(model);
  const hex = hand.hexOf(id);
  if (!hex) return [];
  return [...hand.at(hex).map((stack) => tellStack(model, stack)), tellHex(model, hex)];
}
