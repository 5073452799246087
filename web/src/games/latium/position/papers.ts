// Letters and accords as the two whom they bind, their clauses in words, and how they stand.
import type { Accord as AccordRecord, Letter as LetterRecord } from '../../../generated/positions/latium';
import type { TableModel } from '../model';
import { kindOf, sentence, type Parties } from '../actions/clauses';
import { boardOf, ownSeat, seatAt } from './realm';

const LETTER_STATES = ['none', 'writing', 'sent'] as const;
const ACCORD_STATES = ['none', 'on', 'ended', 'betrayed'] as const;
const CLAUSE_STATES = ['binds', 'kept', 'broken'] as const;

export interface Paper extends Parties {
  /** The letter's name, or the number of the accord, as actions name them. */
  id: string;
  bond: string;
  secret: boolean;
  clauses: Clause[];
}
export interface Clause {
  kind: string;
  /** The writer's part, or what he asks of the other. */
  part: 'offers' | 'asks';
  text: string;
  state: (typeof CLAUSE_STATES)[number];
}
export interface Letter extends Paper {
  state: (typeof LETTER_STATES)[number];
  sent: number;
  /** It waits for the leave that a peace demands. */
  held: boolean;
}
export interface Accord extends Paper {
  state: (typeof ACCORD_STATES)[number];
  since: number;
  ended: number;
  peace: boolean;
  traitor: string | null;
}

/** The letters that the viewer may read. */
export function lettersOf(model: TableModel): Letter[] {
  const board = boardOf(model);
  return model.position.letters.flatMap((letter, number) => {
    const from = seatAt(board, Math.floor(number / board.letters_each));
    const to = seatAt(board, letter.to);
    if (!letter.state || !from || !to) return [];
    const paper = paperOf(model, letter, board.names.letter![number]!, from, to, true);
    return [{ ...paper, state: LETTER_STATES[letter.state]!, sent: letter.sent, held: letter.leave > 0 }];
  });
}

/** The letter that the viewer is writing: the terms of a peace before any other. */
export function letterInHand(model: TableModel): Letter | null {
  const own = lettersOf(model).filter(({ state, from }) => state === 'writing' && from === ownSeat(model));
  return own.find(({ id }) => id === termsOf(model)) ?? own[0] ?? null;
}

/** The letter that holds the terms of a peace that is being made. */
function termsOf(model: TableModel): string | undefined {
  const { stage, letter } = model.position.peace;
  return stage > 1 ? boardOf(model).names.letter![letter] : undefined;
}

/** Letters that wait for the viewer's answer. */
export function lettersWaiting(model: TableModel): Letter[] {
  return lettersOf(model).filter(({ state, to }) => state === 'sent' && to === ownSeat(model));
}

/** The accords in force or ended that the viewer may know, the latest first. */
export function accordsOf(model: TableModel): Accord[] {
  const board = boardOf(model);
  return model.position.accords
    .flatMap((accord, number) => {
      const [from, to] = [seatAt(board, accord.a), seatAt(board, accord.b)];
      if (!accord.state || !from || !to) return [];
      const { since, ended } = accord;
      const state = ACCORD_STATES[accord.state]!;
      return [{ ...paperOf(model, accord, String(number), from, to), state, since, ended, peace: accord.peace > 0, traitor: seatAt(board, accord.traitor) }];
    })
    .sort((one, other) => other.since - one.since);
}

function paperOf(model: TableModel, paper: LetterRecord | AccordRecord, id: string, from: string, to: string, letter = false): Paper {
  const terms = paper.terms.slice(0, paper.count);
  return {
    id,
    from,
    to,
    bond: boardOf(model).enums.bond![paper.bond]!,
    secret: paper.secret > 0,
    clauses: terms.map((term) => ({
      kind: kindOf(model, term.kind), part: term.giver ? 'asks' : 'offers', text: sentence(model, term, { from, to }, letter), state: CLAUSE_STATES[term.done]!,
    })),
  };
}
