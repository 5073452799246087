// Elements, groups, paths and actions in words.
import { readAction } from '../../../board/actions';
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import type { Path } from '../../../wire';
import { read } from '../actions/choices';
import { isElement, membersOf } from '../position/field';
import { handOf } from '../actions/hand.svelte';
import { readPath, short, type Leg } from '../actions/path';

/** An element by its sign and its kind. */
export function nameOf(model: TableModel, id: string): string {
  const members = membersOf(id);
  if (members.length > 1) return worded(model, 'field-group', { count: members.length, names: members.join(', ') });
  const element = handOf(model).elements.get(id);
  if (element) return worded(model, element.general ? 'piece-general' : 'piece-element', { id, kind: element.kind.label });
  const [seat, camp] = id.split('-');
  return camp === 'camp' ? worded(model, `camp-${seat}`) : id;
}

/** Who is meant, in a list of choices: short. */
const who = (model: TableModel, id: string): string => (isElement(id) ? nameOf(model, id) : membersOf(id).join(', '));

/** A length, a place or an angle as it is told: a tenth is near enough. */
const about = (value: number): string => short(Math.round(value * 10) / 10);

export function tellLeg(model: TableModel, leg: Leg): string {
  switch (leg.kind) {
    case 'ahead':
      return worded(model, leg.length < 0 ? 'leg-words-back' : 'leg-words-ahead', { length: about(Math.abs(leg.length)) });
    case 'road':
      return worded(model, 'leg-words-road', { length: about(leg.length) });
    case 'to':
      return worded(model, leg.facing === null ? 'leg-words-to' : 'leg-words-pose', {
        place: `${about(leg.x)},${about(leg.y)}`, facing: about(leg.facing ?? 0),
      });
    case 'line':
      return worded(model, 'leg-words-line', { enemy: nameOf(model, leg.enemy), contact: { $: `contact-${leg.edge}` } });
    default:
      return worded(model, `leg-words-${leg.kind}`, { angle: about(leg.angle) });
  }
}

/** An action in words. */
export function tellAction(model: TableModel, text: string): string {
  const path = readPath(model.board, text);
  if (path) {
    const legs = path.legs.map((leg) => tellLeg(model, leg)).join(', ');
    const points = path.extra ? worded(model, 'field-extra', { count: path.extra }) : '';
    const told = [legs, points].filter(Boolean).join(', ');
    return worded(model, `label-${path.verb}`, { who: who(model, path.movers.join('+')), legs: told });
  }
  const { verb, who: own, whom } = read(model.board, text);
  const { args } = readAction(model.board, text);
  if (verb === 'edges') return worded(model, 'label-edges', { five: { $: `edge-${args.edge}` }, six: { $: `edge-${args['edge-2']}` } });
  if (verb === 'camp') return worded(model, 'label-camp', { at: args.place! });
  if (verb === 'deploy') return worded(model, 'label-deploy', { who: who(model, own ?? ''), place: args['x,y,facing']! });
  if (own && whom) return worded(model, `label-${verb}`, { who: nameOf(model, own), whom: nameOf(model, whom) });
  return worded(model, `verb-${verb}`);
}

/** An element with where it stands. */
export function tellElement(model: TableModel, id: string): string {
  const element = handOf(model).elements.get(id);
  if (!element) return nameOf(model, id);
  const name = nameOf(model, id);
  const status = { $: `status-${element.status.replaceAll('_', '-')}` };
  if (element.status !== 'on_board') return worded(model, 'tell-off', { name, status });
  const [x, y, facing] = [element.x, element.y, element.facing].map((value) => short(Math.round(value))) as string[];
  const moved = element.moved ? worded(model, 'tell-has-moved') : '';
  return worded(model, 'tell-standing', { name, x: x!, y: y!, facing: facing!, moved });
}

/** Whom a path would touch, and where. */
export function tellContacts(model: TableModel, { contacts }: Path): string {
  const tell = ([who, whom, edge]: [string, string, string]): string =>
    worded(model, 'tell-contact-short', { who, whom: nameOf(model, whom), contact: { $: `contact-${edge}` } });
  return contacts.map(tell).join(', ');
}
