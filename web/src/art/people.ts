// The men whom pieces stand for.
import type { Person } from '../generated/frames';
import type { GameClient, TableModel } from '../table/model.svelte';

/** Whom a piece stands for, if it stands for anybody. */
export const personOf = (model: TableModel, piece: string | null): Person | null => (piece && model.board.people?.[piece]) || null;

/** Who leads a side. */
export const leaderOf = (model: TableModel & { game: GameClient }, seat: string): Person | null => personOf(model, model.game.leader?.(model, seat) ?? null);
