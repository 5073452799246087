// Pieces, places and actions in words.
import { mapOf } from '../../../board/map';
import { worded, type Args } from '../../../board/worded';
import type { TableModel } from '../model';
import type { Message } from '../../../wire';
import { isCommander, seatOf, type Piece } from '../position/battle';
import { read } from '../actions/choices';
import { handOf } from '../actions/hand.svelte';
import { hexesAlong } from '../actions/ways';

/** A piece by name, as a message. */
export function nameOf(model: TableModel, id: string): Message {
  if (isCommander(id)) return { $: 'piece-commander', id, leader: model.board.leaders[seatOf(model.board, id)] };
  return model.board.pieces.find((piece) => piece.id === id)?.label ?? { $: id };
}

/** A piece with its values, its place and its state. */
export function tellPiece(model: TableModel, piece: Piece): string {
  const { board } = model;
  const say = (name: string, args: Args = {}): string => worded(model, name, args);
  if (isCommander(piece.id)) {
    const told = say('picture-commander', { name: board.leaders[piece.seat] });
    return piece.hex ? `${told}; ${say('map-in', { hex: piece.hex })}` : told;
  }
  const { combat, movement, morale, reach, label } = board.kinds[piece.kind];
  const told = [say('picture-unit', { type: label, id: piece.id, combat, movement, morale })];
  if (reach) told.push(say('picture-range', { range: reach }));
  return [...told, ...tellState(model, piece)].join('; ');
}

/** The place and state of a unit. */
export function tellState(model: TableModel, piece: Piece): string[] {
  const say = (name: string, args: Args = {}): string => worded(model, name, args);
  const told: string[] = [];
  if (piece.hex) told.push(say('picture-at', { hex: piece.hex, facing: facing(model, piece.facing) }));
  else told.push(say(`status-${piece.status}`).toLowerCase());
  if (!piece.hex && piece.exit) told.push(say('picture-leaves', { hex: piece.exit }));
  if (piece.disorder) told.push(say('picture-disorder', { count: piece.disorder }));
  const states = { panicked: piece.panicked, halted: piece.halted, stampeding: piece.stampeding, shot: piece.shot };
  for (const [state, on] of Object.entries(states)) if (on) told.push(say(`picture-${state}`));
  return told;
}

export function tellHex(model: TableModel, hex: string): string {
  const { terrain, cost } = model.board.hexes[hex];
  return worded(model, cost ? 'picture-hex' : 'picture-hex-closed', { hex, terrain: { $: `terrain-${terrain}` }, cost });
}

function facing(model: TableModel, side: number): Message {
  return { $: `facing-${model.board.directions[side]}` };
}

/** An action in words. */
export function tellAction(model: TableModel, text: string): string {
  const choice = read(model.board, text);
  const { verb, unit, target, hex, direction, box, extra, names } = choice;
  const args: Args = {};
  if (unit) args.unit = nameOf(model, unit);
  if (target) args.target = nameOf(model, target);
  if (hex) args.hex = hex;
  if (direction) args.facing = { $: `facing-${direction}` };
  if (box) args.box = { $: `box-${box}` };
  if (verb === 'support') return tellSupport(model, names);
  if (verb === 'hold' && !unit) return worded(model, 'label-hold-none');
  if (verb === 'step' && unit && direction) {
    const from = handOf(model).hexOf(unit);
    args.hex = (from && mapOf(model.board).hexes[from]?.near[direction]) || '';
  }
  if (!Object.keys(args).length) return worded(model, `verb-${verb}`);
  return worded(model, extra ? `label-${verb}-${verb === 'place' ? 'false' : 'with'}` : `label-${verb}`, args);
}

function tellSupport(model: TableModel, names: string[]): string {
  if (!names.length) return worded(model, 'label-support-none');
  return worded(model, 'label-support', { units: names.map((id) => model.say(nameOf(model, id))).join(', ') });
}

/** A whole way in words, by where it ends. */
export function tellWay(model: TableModel, orders: string[]): string {
  const { verb, unit } = read(model.board, orders[0]);
  if (orders.length === 1 && verb !== 'step') return tellAction(model, orders[0]);
  const from = unit ? handOf(model).hexOf(unit) : null;
  if (!unit || !from) return tellAction(model, orders[0]);
  const end = hexesAlong(model.board, mapOf(model.board), from, orders).at(-1) ?? from;
  return worded(model, 'label-go', { unit: nameOf(model, unit), hex: end });
}
