// Towns, counters, units and actions in words.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import type { Way } from '../../../wire';
import { readAction } from '../../../board/actions';
import { handOf } from '../actions/hand.svelte';
import { boardOf, holderOf, ownSeat, squareName, townAt, type TownInfo } from '../position/realm';

const FAMILIES: [string, string][] = [
  ['town', 'town'],
  ['arm', 'arm'],
  ['signum', 'signum'],
  ['god', 'god'],
  ['counter', 'counter'],
];
const SQUARE = /^c(\d\d)(\d\d)$/;
const BONDS = ['none', 'pactum', 'foedus', 'other'];
const ARMA = ['gladium', 'clipeus', 'lorica'];
const PLAIN = [
  'raised', 'onward', 'secret', 'joins', 'led', 'mine', 'theirs', 'far', 'near', 'right', 'left', 'ahead', 'back', 'alone',
  'schiera', 'line', 'first', 'second', 'daughter', 'son', 'eloquentia-raised', 'aggressor', 'defender', 'nobody', 'for',
  'until', 'at', 'every', 'of', 'on',
];

/** What a son or daughter is called. */
export function praenomen(model: TableModel, id: string): string {
  const { names } = boardOf(model);
  const index = names.person!.indexOf(id);
  return names[model.position.persons[index]?.sex ? 'sons' : 'daughters']![index] ?? id;
}

/** A son or daughter of a house. */
export function personName(model: TableModel, id: string): string {
  const board = boardOf(model);
  const person = model.position.persons[board.names.person!.indexOf(id)];
  const town = board.towns[person?.court ?? -1];
  if (!town) return worded(model, 'person-nobody');
  return worded(model, person.sex ? 'person-son' : 'person-daughter', { id, name: praenomen(model, id), town: town.label });
}

export function hexName(model: TableModel, hex: string): string {
  const town = townAt(boardOf(model), hex);
  return town ? model.say(town.label) : hex;
}

export const isSquare = (word: string): boolean => SQUARE.test(word);

/** A square of the field as the numbers at its edges tell it. */
export function squareLabel(square: string): string {
  const [, column, row] = SQUARE.exec(square)!;
  return `${Number(column)}·${Number(row)}`;
}

/** Where a march over the field leads, in the place of its numbers. */
function marched(model: TableModel, words: string[]): string[] {
  const [id = '', scope = '', columns, rows, ...rest] = words;
  const unit = handOf(model).units.find((each) => each.id === id);
  if (!unit) return words;
  return [id, scope, squareName(unit.column + Number(columns), unit.row + Number(rows)), ...rest];
}

/** A word of an action. */
export function wordIn(model: TableModel, verb: string, word: string): string {
  const board = boardOf(model);
  if (word in board.hexes) return hexName(model, word);
  if (verb === 'audience' && board.names.demand!.includes(word)) return worded(model, `demand-${word}`);
  if (verb === 'clause' && word in board.clauses) return worded(model, `clause-${word}`);
  if (verb === 'write' && BONDS.includes(word)) return worded(model, `bond-${word}`);
  for (const [kind, family] of FAMILIES) if (board.names[kind]!.includes(word)) return worded(model, `${family}-${word}`);
  if (ARMA.includes(word)) return worded(model, `arma-${word}`);
  if (word.startsWith('filius-')) return personName(model, word);
  if (isSquare(word)) return squareLabel(word);
  if (PLAIN.includes(word)) return worded(model, `word-${word}`);
  const piece = board.pieces.find(({ id }) => id === word);
  return piece ? model.say(piece.label) : word;
}

/** Where a schiera, or one unit, is drawn up. */
function drawnUp(model: TableModel, [arm = '', units, square = '', hand = '', each]: string[]): string {
  const args = { arm: { $: `arm-${arm}` }, units: Number(units), square: squareLabel(square), each: Number(each) };
  return worded(model, units === '1' ? 'label-deploy-one' : 'label-deploy', { ...args, hand: { $: `word-${hand}` } });
}

/** An action in words. */
export function tellAction(model: TableModel, text: string): string {
  const { verb, words: given } = readAction(model.board, text);
  if (verb === 'deploy') return drawnUp(model, given);
  const label = worded(model, `verb-${verb}`);
  if (!given.length) return label;
  const words = verb === 'advance' ? marched(model, given) : given;
  return worded(model, 'label-action', { verb: label, words: words.map((word) => wordIn(model, verb, word)).join(', ') });
}

/** The test name of a button that does something. */
export const actName = (action: string): string => `act-${action.replaceAll(' ', '-')}`;

/** A counter, a town, a casella or a unit by name. */
export function nameOf(model: TableModel, id: string): string {
  return wordIn(model, '', id);
}

/** What an action is about, for grouping. */
export function subjectOf(model: TableModel, text: string): string | null {
  const board = boardOf(model);
  const { words } = readAction(model.board, text);
  const seat = ownSeat(model);
  const first = words[0] ?? '';
  if (seat && board.names.counter!.includes(first)) return `${first}-${seat}`;
  return words.find((word) => board.names.town!.includes(word) || board.names.unit!.includes(word)) ?? null;
}

/** A town, its people, its size and who holds it. */
export function tellTown(model: TableModel, town: TownInfo): string {
  const board = boardOf(model);
  const { cives, level } = model.position.towns[town.index];
  const holder = holderOf(board, model.position, town);
  return worded(model, 'map-town', {
    town: town.label,
    people: { $: `people-${town.people}` },
    level: { $: `level-${board.enums.level![level]}` },
    cives,
    holder: { $: holder ? `side-${holder}` : 'hold-free' },
  });
}

/** How far a place is: in milia, and in turns if it takes more than one. */
export function tellWay(model: TableModel, { cost }: Way): string {
  return worded(model, 'journey-far', { milia: cost, turns: Math.max(1, Math.ceil(cost / boardOf(model).allowance)) });
}

/** Everything at the place that is pointed at. */
export function tellAt(model: TableModel, id: string | null): string[] {
  const hand = handOf(model);
  const board = boardOf(model);
  const hex = hand.hexOf(id);
  if (!hex) return [];
  const { terrain, milia } = board.hexes[hex]!;
  const told = [worded(model, 'tell-casella', { casella: hex, terrain: { $: `terrain-${terrain}` }, milia })];
  const town = townAt(board, hex);
  if (town) told.unshift(tellTown(model, town));
  return [...hand.at(hex).map((each) => nameOf(model, each)), ...told];
}
