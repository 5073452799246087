// An open table of this game, with its own position records.
import type { Position } from '../../generated/positions/latium';
import type { Motion as AnyMotion, TableModel as AnyTable } from '../../table/model.svelte';

export type { Position };
export type TableModel = AnyTable<Position>;
export type Motion = AnyMotion<Position>;
