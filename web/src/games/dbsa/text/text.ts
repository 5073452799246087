// The battle in words, side by side, for those who do not look at the field.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { edgeOf, elementsOf, fieldBoard, type Element } from '../position/field';
import { badgesOf } from '../position/badges';
import { layersOf } from '../position/seen';
import { nameOf, tellElement } from './telling';

interface Line {
  text: string;
  ids: string[];
}
interface Section {
  title: string;
  lines: Line[];
}

export function text(model: TableModel): Section[] {
  const { position } = model;
  const board = fieldBoard(model);
  const phase = { $: `phase-${board.enums.phase![position.phase]}` };
  const side = { $: `side-${board.seats[position.active]}` };
  const bound = worded(model, 'text-bound', { bound: position.bound, side, phase });
  const points = worded(model, 'text-points', { points: position.points, die: position.die });
  const told = position.die > 0 ? [bound, points] : [bound];
  return [
    { title: worded(model, 'text-battle'), lines: told.map((line) => ({ text: line, ids: [] })) },
    ...board.seats.map((seat) => sideIn(model, seat)),
    ...contactsIn(model),
  ];
}

function sideIn(model: TableModel, seat: string): Section {
  const { position } = model;
  const board = fieldBoard(model);
  const side = board.seats.indexOf(seat);
  const edge = edgeOf(board, position, seat);
  const camp = board.enums.camp![position.camps[side].state]!;
  const told = [
    worded(model, 'text-lost', { lost: position.lost[side], losing: board.losing }),
    worded(model, `camp-state-${camp}`),
    ...(edge ? [worded(model, 'text-edge', { edge: { $: `edge-${edge}` } })] : []),
  ];
  const elements = elementsOf(board, position).filter((element) => element.seat === seat);
  return {
    title: model.say(board.labels[seat]!),
    lines: [
      { text: told.join(' · '), ids: [] },
      ...elements.map((element) => ({ text: lineOf(model, element), ids: [element.id] })),
    ],
  };
}

/** An element, and what counts for or against it. */
function lineOf(model: TableModel, { id, status, braced }: Element): string {
  const told = status === 'on_board' ? badgesOf(model, id, braced).map(({ title }) => title) : [];
  return [tellElement(model, id), ...told].join(' · ');
}

/** Who is in contact with whom, as the server tells it. */
function contactsIn(model: TableModel): Section[] {
  const lines = (layersOf(model).contacts ?? []).map(([who, whom, edge]) => ({
    text: worded(model, 'text-contact', {
      who: nameOf(model, who),
      whom: nameOf(model, whom),
      contact: { $: `contact-${edge}` },
    }),
    ids: [who],
  }));
  return lines.length ? [{ title: worded(model, 'text-contacts'), lines }] : [];
}
