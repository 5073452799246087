// Wars, claims, captives, lords and loans in words.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import type { Arg } from '../../../wire';
import { boardOf, ownSeat, rexOf, seatAt, type TownInfo } from './realm';
import { personName } from '../text/telling';

export interface Loan {
  town: TownInfo;
  aes: number;
  /** The turn by which it is to be repaid, -1 when that has passed. */
  due: number;
}
interface Part {
  title: string;
  lines: string[];
}

export function loansOf(model: TableModel, seat: string): Loan[] {
  return boardOf(model).towns.flatMap((town) => {
    const { loan } = rexOf(model, seat).ties[town.index];
    return loan.aes > 0 ? [{ town, aes: loan.aes, due: loan.due }] : [];
  });
}

/** Whether one's own realm is at war over a town, or with the Rex who holds it. */
export function isAtWarOver(model: TableModel, { index }: TownInfo): boolean {
  const me = boardOf(model).reges.indexOf(ownSeat(model) ?? '');
  const holder = model.position.towns[index].holder;
  return model.position.wars.some(({ state, aggressor, enemy, town }) => {
    const isMine = state === 1 && [aggressor, enemy].includes(me);
    return isMine && (town === index || (holder >= 0 && holder !== me && [aggressor, enemy].includes(holder)));
  });
}

/** The affairs between the realms, as far as the viewer knows them. */
export function affairsOf(model: TableModel): Part[] {
  const say = (name: string, args = {}): string => worded(model, name, args);
  const parts: [string, string[]][] = [
    ['affairs-wars', warsIn(model)],
    ['affairs-claims', claimsIn(model)],
    ['affairs-captives', captivesIn(model)],
    ['affairs-lords', lordsIn(model)],
    ['affairs-loans', debtsIn(model)],
  ];
  return parts.filter(([, lines]) => lines.length).map(([title, lines]) => ({ title: say(title), lines }));
}

const sideOf = (model: TableModel, number: number): Arg => ({ $: `side-${seatAt(boardOf(model), number) ?? 'nobody'}` });
const townOf = (model: TableModel, number: number): Arg => boardOf(model).towns[number]?.label ?? '–';

function warsIn(model: TableModel): string[] {
  return model.position.wars
    .filter(({ state }) => state === 1)
    .map(({ aggressor, enemy, town, declared, stirred, treachery, crown }) => {
      const against = enemy >= 0 ? sideOf(model, enemy) : townOf(model, town);
      const named = treachery || declared <= 0 ? 'war-treachery' : 'war-declared';
      const told = worded(model, named, { aggressor: sideOf(model, aggressor), against, town: townOf(model, town), turn: declared, stirred });
      return crown >= 0 ? `${told} ${worded(model, 'war-crown', { town: townOf(model, crown) })}` : told;
    });
}

function claimsIn(model: TableModel): string[] {
  return model.position.claims
    .filter(({ town }) => town >= 0)
    .map(({ town, claimant, reigning, until }) =>
      worded(model, 'claim-told', { claimant: sideOf(model, claimant), town: townOf(model, town), reigning: sideOf(model, reigning), turn: until }),
    );
}

function captivesIn(model: TableModel): string[] {
  const board = boardOf(model);
  const counters = board.pieces.flatMap(({ index, kind, label }) => {
    const { errand, captor, until } = model.position.reges[index].pieces[kind];
    if (!['captive', 'seized'].includes(board.enums.errand![errand]!)) return [];
    const named = board.enums.errand![errand] === 'seized' ? 'captive-seized' : 'captive-told';
    return [worded(model, named, { who: label, seat: sideOf(model, captor), turn: until })];
  });
  const filii = model.position.persons.flatMap(({ captor, until, standing }, index) =>
    captor >= 0 && standing > 0 && board.enums.standing![standing] !== 'dead'
      ? [worded(model, 'captive-told', { who: personName(model, board.names.person![index]!), seat: sideOf(model, captor), turn: until })]
      : [],
  );
  return [...counters, ...filii];
}

function lordsIn(model: TableModel): string[] {
  return boardOf(model).seats.flatMap((seat) => {
    const { lord, rebel_from: rebels } = rexOf(model, seat);
    if (lord < 0) return [];
    const told = worded(model, 'lord-told', { seat: { $: `side-${seat}` }, lord: sideOf(model, lord) });
    return [rebels > 0 ? `${told} ${worded(model, 'lord-rebels', { turn: rebels })}` : told];
  });
}

function debtsIn(model: TableModel): string[] {
  const seat = ownSeat(model);
  if (!seat) return [];
  return loansOf(model, seat).map(({ town, aes, due }) => worded(model, due < 0 ? 'loan-overdue' : 'loan-owed', { town: town.label, aes, turn: due }));
}
