// The war in words, side by side and region by region, for those who do not look at the map.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { handOf } from '../actions/hand.svelte';
import { hexName, leaderName, tellStack } from './telling';
import { controllerOf, leadersOf, victoryPoints, warBoard, type Region } from '../position/war';

interface Line {
  text: string;
  ids: string[];
}
interface Section {
  title: string;
  lines: Line[];
}

export function text(model: TableModel): Section[] {
  const { board, now } = model;
  const turn = worded(model, 'text-turn', { turn: now.prompt.turn, phase: { $: `phase-${now.prompt.phase}` } });
  const regions = warBoard(model).regions.filter(({ closed }) => closed !== 'closed');
  return [
    { title: worded(model, 'text-war'), lines: [{ text: turn, ids: [] }] },
    ...board.seats.map((seat) => sideIn(model, seat)),
    { title: worded(model, 'text-regions'), lines: regions.flatMap((region) => regionIn(model, region)) },
    ...atSea(model),
  ];
}

function sideIn(model: TableModel, seat: string): Section {
  const { position } = model;
  const board = warBoard(model);
  const side = board.seats.indexOf(seat);
  const [land, naval] = position.total[side] as [number, number];
  const told = worded(model, 'text-side', {
    treasury: position.treasury[side],
    losses: position.losses[side],
    victory: victoryPoints(board, position, seat),
    land,
    naval,
  });
  const leaders = leadersOf(board, position).filter((leader) => leader.seat === seat && leader.status !== 'absent');
  return {
    title: model.say(board.labels[seat]!),
    lines: [
      { text: told, ids: [] },
      ...leaders.map(({ id, hex, status }) => ({
        text: worded(model, 'text-leader', {
          leader: leaderName(model, id),
          where: hex ? hexName(model, hex) : { $: `status-${status.replaceAll('_', '-')}` },
        }),
        ids: hex ? [id, hex] : [id],
      })),
    ],
  };
}

/** A region, then what stands in it. */
function regionIn(model: TableModel, region: Region): Line[] {
  const board = warBoard(model);
  const side = controllerOf(board, model.position, region);
  const control = { $: `side-${side ?? 'nobody'}` };
  const text = worded(model, 'text-region', { region: region.label, value: region.value, control });
  const stacks = handOf(model).stacks.filter(({ hex }) => board.hexes[hex]!.region === region.slug);
  return [{ text, ids: region.hexes.slice(0, 1) }, ...stacks.map((stack) => stackIn(model, stack))];
}

function stackIn(model: TableModel, stack: Parameters<typeof tellStack>[1]): Line {
  return {
    text: worded(model, 'text-stack', { hex: hexName(model, stack.hex), stack: tellStack(model, stack) }),
    ids: [stack.hex],
  };
}

function atSea(model: TableModel): Section[] {
  const board = warBoard(model);
  const afloat = handOf(model).stacks.filter(({ hex }) => !board.hexes[hex]!.region);
  return afloat.length ? [{ title: worded(model, 'text-sea'), lines: afloat.map((stack) => stackIn(model, stack)) }] : [];
}
