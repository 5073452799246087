// What the panels tell, in lines of text: the event, the hand, letters, accords, affairs, houses and gods.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { affairsOf } from '../position/affairs';
import { eventOf } from '../position/eventus';
import { accordsOf, lettersOf, type Paper } from '../position/papers';
import { boardOf, bondsOf, holderOf, ownSeat, signaOf } from '../position/realm';
import { personName } from './telling';
import { housesOf } from '../position/tree';

interface Section {
  title: string;
  lines: { text: string; ids: string[] }[];
}

const plain = (texts: string[]): Section['lines'] => texts.map((text) => ({ text, ids: [] }));

export function textParts(model: TableModel): Section[] {
  const say = (name: string): string => worded(model, name);
  const sections: Section[] = [
    ...event(model),
    { title: say('panel-signa'), lines: plain(hand(model)) },
    { title: say('papers-letters'), lines: plain(lettersOf(model).flatMap((each) => paper(model, each, each.state))) },
    { title: say('papers-accords'), lines: plain([...accordsOf(model).flatMap((each) => paper(model, each, each.state)), ...bonds(model)]) },
    ...affairsOf(model).map(({ title, lines }) => ({ title, lines: plain(lines) })),
    { title: say('panel-house'), lines: plain(houses(model)) },
    { title: say('panel-gods'), lines: gods(model) },
  ];
  return sections.filter(({ lines }) => lines.length);
}

function event(model: TableModel): Section[] {
  const found = eventOf(model);
  if (!found) return [];
  const { label, results } = boardOf(model).eventi[found.card]!;
  const came = results[found.result];
  const struck = found.struck ? [worded(model, 'event-strikes', { seat: { $: `side-${found.struck}` } })] : [];
  return [{ title: model.say(label), lines: plain([...(came ? [model.say(came)] : results.map(model.say)), ...struck, ...found.course]) }];
}

function hand(model: TableModel): string[] {
  const seat = ownSeat(model);
  return seat ? signaOf(model, seat).map(({ signum, count }) => `${model.say(signum.label)}${count > 1 ? ` ×${count}` : ''}: ${model.say(signum.tell)}`) : [];
}

function paper(model: TableModel, { from, to, bond, secret, clauses }: Paper, state: string): string[] {
  const parts = [
    worded(model, 'papers-between', { from: { $: `side-${from}` }, to: { $: `side-${to}` } }),
    worded(model, `bond-${bond}`),
    ...(secret ? [worded(model, 'word-secret')] : []),
    worded(model, `papers-${state}`),
  ];
  return [parts.join(', '), ...clauses.map(({ text, state: stands }) => (stands === 'binds' ? text : `${text} ${worded(model, `clause-${stands}`)}`))];
}

function bonds(model: TableModel): string[] {
  return bondsOf(model).map(({ seat, town, bond, since }) =>
    worded(model, 'papers-bond-with', { seat: { $: `side-${seat}` }, town: town.label, bond: { $: `bond-${bond}` }, turn: since }),
  );
}

function houses(model: TableModel): string[] {
  const board = boardOf(model);
  const living = new Set(housesOf(model).map(({ index }) => index));
  return model.position.persons.flatMap(({ standing, court, spouse }, index) => {
    if (standing < 1 || !living.has(court)) return [];
    const told = [personName(model, board.names.person![index]!), worded(model, `standing-${board.enums.standing![standing]}`)];
    if (spouse >= 0) told.push(`⚭ ${personName(model, board.names.person![spouse]!)}`);
    return [told.join(', ')];
  });
}

function gods(model: TableModel): Section['lines'] {
  const board = boardOf(model);
  return board.towns.flatMap((town) => {
    const { god, sacred, favours } = model.position.towns[town.index];
    if (sacred < 1) return [];
    const holder = holderOf(board, model.position, town);
    const args = { town: town.label, holder: { $: holder ? `side-${holder}` : 'hold-free' }, favours };
    const told = worded(model, board.enums.sacred![sacred] === 'ara' ? 'gods-ara' : 'gods-templum', args);
    return [{ text: `${worded(model, `god-${board.names.god![god]}`)}: ${told}`, ids: [town.slug, town.hex] }];
  });
}
