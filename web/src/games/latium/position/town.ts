// The facts about a town, in words: what all see, and what its own Rex knows.
import type { Town } from '../../../generated/positions/latium';
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { boardOf, holderOf, rexOf, seatAt, type TownInfo } from './realm';

export interface TownFigures {
  walls_hold: number;
  siege: number;
  loan: number;
  capacity: number;
  areae_most: number;
  surplus: number;
  feed: number;
  production: number;
  grows_to: number;
  widen: number;
  wall: number | null;
  least_cives: number;
  legion: { most: number; pay: number; arms: Record<string, { have: number; most: number; cost: number }> };
  house: { id: string; of: string | null; heir: boolean; free: boolean }[];
  reconstructed: string[];
}
export interface Fact {
  name: string;
  value: string;
  doubtful?: boolean;
  alarm?: boolean;
}

/** `known`: whether the viewer knows what a Rex knows of his own town. */
export function factsOf(model: TableModel, town: TownInfo, figures: TownFigures | null, known: boolean): Fact[] {
  const board = boardOf(model);
  const state = model.position.towns[town.index];
  const say = (name: string, args = {}): string => worded(model, name, args);
  const holder = holderOf(board, model.position, town);
  const doubtful = (name: string): boolean => figures?.reconstructed.includes(name) ?? false;
  const level = say(`level-${board.enums.level![state.level]}`);
  const facts: Fact[] = [
    { name: 'holder', value: holder ? say('town-held', { holder: { $: `side-${holder}` }, hold: { $: `hold-${board.enums.hold![state.hold]}` } }) : say('hold-free') },
    { name: 'walls', value: figures ? say('town-walls-hold', { level, cives: figures.walls_hold }) : level, doubtful: doubtful('walls_hold') },
  ];
  if (known && figures) facts.push(...ownFacts(model, state, figures, doubtful));
  else facts.push({ name: 'cives', value: String(state.cives) }, { name: 'legion', value: say('town-unknown') });
  if (holder && known) facts.push({ name: 'ira', value: `${rexOf(model, holder).ira} / ${board.ira_limit}`, alarm: rexOf(model, holder).ira > 0 });
  if (state.sacred > 0) facts.push({ name: 'sacred', value: sacredOf(model, state) });
  if (!holder && figures) facts.push({ name: 'loan', value: `${figures.loan} aes` });
  if (state.blockader >= 0) {
    const by = { $: `side-${seatAt(board, state.blockader)}` };
    facts.push({ name: 'blockade', value: say('town-blockaded', { seat: by, turn: state.blockade_turn, turns: figures?.siege ?? 0 }), alarm: true });
  }
  return facts;
}

function ownFacts(model: TableModel, state: Town, figures: TownFigures, doubtful: (name: string) => boolean): Fact[] {
  const board = boardOf(model);
  const say = (name: string, args = {}): string => worded(model, name, args);
  const { legion } = figures;
  const have = Object.values(legion.arms).reduce((sum, arm) => sum + arm.have, 0);
  const arms = board.names.arm!.map((arm) => say('town-arm', { arm: { $: `arm-${arm}` }, have: legion.arms[arm]!.have, most: legion.arms[arm]!.most }));
  const garrison = board.names.arm!.map((arm, n) => `${state.garrison[n]} ${say(`arm-${arm}`)}`).join(', ');
  const work = board.enums.work![state.work]!;
  return [
    { name: 'cives', value: say('town-of-capacity', { cives: state.cives, capacity: figures.capacity }), doubtful: doubtful('capacity'), alarm: figures.surplus > 0 },
    ...(figures.surplus > 0 ? [{ name: 'surplus', value: say('town-feed', { cives: figures.surplus, aes: figures.feed }), doubtful: doubtful('feed'), alarm: true }] : []),
    { name: 'growth', value: figures.grows_to > state.cives ? say('town-grows', { cives: figures.grows_to }) : say('town-stays'), doubtful: doubtful('grows_to') },
    { name: 'areae', value: `${state.areae} / ${figures.areae_most}`, doubtful: doubtful('areae_most') },
    { name: 'production', value: say('town-yields', { aes: figures.production }), doubtful: doubtful('production') },
    ...(work === 'none' ? [] : [{ name: 'work', value: say(`town-work-${work}`) }]),
    { name: 'legion', value: `${have} / ${legion.most}: ${arms.join(', ')}`, doubtful: doubtful('legion') },
    { name: 'garrison', value: garrison },
  ];
}

function sacredOf(model: TableModel, { sacred, god, favours }: Town): string {
  const board = boardOf(model);
  return worded(model, board.enums.sacred![sacred] === 'ara' ? 'town-ara' : 'town-templum', { god: { $: `god-${board.names.god![god]}` }, favours });
}
