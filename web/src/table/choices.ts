// Choices as a list, in groups.
import { wordsOf } from '../board/actions';
import type { OpenTable } from './open.svelte';

/** More choices than these are left to the list of all. */
const FEW = 8;
/** How many letters of labels the bar with the prompt can hold. */
const ROOM = 44;

export interface Group { key: string; piece: string | null; title: string; choices: string[] }

/** So many choices of one kind have a group of their own. */
const MANY = 5;

/** By piece; those about none by what is done, if there are many of a kind. */
export function grouped(model: OpenTable): Group[] {
  const groups = new Map<string, Group>();
  const kinds = new Map<string, number>();
  for (const choice of model.now.choices) kinds.set(verbOf(choice), (kinds.get(verbOf(choice)) ?? 0) + 1);
  for (const choice of model.now.choices) {
    const piece = subject(model, choice);
    const verb = piece === null && kinds.get(verbOf(choice))! >= MANY ? verbOf(choice) : '';
    const key = piece ?? `·${verb}`;
    const title = piece !== null ? model.name(piece) : verb && model.say({ $: `verb-${verb}` });
    const group = groups.get(key) ?? { key, piece, title, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.piece !== null) - Number(b.piece !== null));
}

const verbOf = (choice: string): string => choice.split(' ', 1)[0] ?? '';

/** The piece that a choice is about. */
export function subject(model: OpenTable, choice: string): string | null {
  if (model.game.subject) return model.game.subject(model, choice);
  return wordsOf(choice).find((word) => model.board.pieces.some((piece) => piece.id === word)) ?? null;
}

/** Whether a choice is made by pointing at a hex or a piece on the map. */
export function pointsAtMap(model: OpenTable, choice: string): boolean {
  return wordsOf(choice).some((word) => word in model.board.hexes || model.game.where(model, word) !== null);
}

/** Choices that are neither places on the map nor offered elsewhere, while they are few enough to be listed. */
export function offMap(model: OpenTable): string[] {
  const found = others(model).filter((choice) => !pointsAtMap(model, choice) && !model.game.offers?.(model, choice));
  return found.length <= FEW ? found : [];
}

/** The choices that have no button of their own. */
export function others(model: OpenTable): string[] {
  const onButtons = new Set(model.now.buttons.map((button) => button.action));
  return model.now.choices.filter((choice) => !onButtons.has(choice));
}

/** Whether the bar with the prompt has room for some choices; otherwise they are on a card. */
export function fitsBar(model: OpenTable, choices: string[]): boolean {
  return choices.map((choice) => model.game.label(model, choice)).join('').length <= ROOM;
}
