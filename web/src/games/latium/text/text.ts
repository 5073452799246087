// The game in words, Rex by Rex and town by town, for those who do not look at the tabula.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { handOf } from '../actions/hand.svelte';
import { armyName, boardOf, rexOf } from '../position/realm';
import { hexName, nameOf, squareLabel, tellTown } from './telling';

interface Section {
  title: string;
  lines: { text: string; ids: string[] }[];
}

export function text(model: TableModel): Section[] {
  const { board, now } = model;
  const turn = worded(model, 'text-turn', { turn: now.prompt.turn, phase: { $: `phase-${now.prompt.phase}` } });
  return [
    { title: worded(model, 'text-game'), lines: [{ text: turn, ids: [] }] },
    ...battle(model),
    ...board.seats.map((seat) => rex(model, seat)),
    { title: worded(model, 'text-towns'), lines: towns(model) },
  ];
}

function rex(model: TableModel, seat: string): Section {
  const { ira, signa_count: signa } = rexOf(model, seat);
  const counters = [...handOf(model).counters.values()].filter((counter) => counter.seat === seat);
  return {
    title: model.say(model.board.labels[seat]!),
    lines: [
      { text: worded(model, 'text-rex', { ira, signa }), ids: [] },
      ...counters.map(({ id, hex }) => ({
        text: worded(model, 'text-counter', { counter: nameOf(model, id), where: hex ? hexName(model, hex) : '-' }),
        ids: hex ? [id, hex] : [id],
      })),
    ],
  };
}

function towns(model: TableModel): Section['lines'] {
  return boardOf(model).towns.map((town) => ({ text: tellTown(model, town), ids: [town.slug, town.hex] }));
}

function battle(model: TableModel): Section[] {
  const { units, fought: seen } = handOf(model);
  if (!seen) return [];
  const board = boardOf(model);
  const { battle: fought } = model.position;
  return [
    {
      title: worded(model, 'text-battle', { aggressor: armyName(board, fought, 0), defender: armyName(board, fought, 1) }),
      lines: units.map(({ id, arm, square, alive, hurt }) => ({
        text: worded(model, 'text-unit', { unit: id, arm: { $: arm === 'leader' ? 'counter-rex' : `arm-${arm}` }, square: squareLabel(square), alive, hurt }),
        ids: [id],
      })),
    },
  ];
}
