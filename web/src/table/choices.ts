// Choices as a list, grouped by piece.
import { wordsOf } from '../board/actions';
import type { OpenTable } from './open.svelte';

export interface Group { piece: string | null; title: string; choices: string[] }

export function grouped(model: OpenTable): Group[] {
  const groups = new Map<string | null, string[]>();
  for (const choice of model.now.choices) {
    const about = subject(model, choice);
    groups.set(about, [...(groups.get(about) ?? []), choice]);
  }
  return [...groups]
    .map(([piece, choices]) => ({ piece, title: piece === null ? '' : model.name(piece), choices }))
    .sort((a, b) => Number(a.piece !== null) - Number(b.piece !== null));
}

/** The piece that a choice is about. */
export function subject(model: OpenTable, choice: string): string | null {
  if (model.game.subject) return model.game.subject(model, choice);
  return wordsOf(choice).find((word) => model.board.pieces.some((piece) => piece.id === word)) ?? null;
}

/** Whether a choice is made by pointing at a hex or a piece on the map. */
export function pointsAtMap(model: OpenTable, choice: string): boolean {
  return wordsOf(choice).some((word) => word in model.board.hexes || model.game.where(model, word) !== null);
}
