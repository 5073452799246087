// Letters and accords as lists of clauses in words.
import { worded } from '../../board/worded';
import type { TableModel } from '../../table/model.svelte';
import { boardOf, seatAt } from './realm';
import { wordIn } from './telling';

const FIELDS = ['a', 'b', 'c'] as const;

export interface Paper {
  /** The letter's name, or the number of the accord, as actions name them. */
  id: string;
  from: string;
  to: string;
  bond: string;
  secret: boolean;
  state: number;
  clauses: string[];
}

/** A clause in words: who gives, what, and until when. */
function clauseOf(model: TableModel, term: any, from: string, to: string): string {
  const board = boardOf(model);
  const kind = board.enums.clause![term.kind]!.replaceAll('_', '-');
  const numbers = (board.clauses[kind] ?? []).filter(({ word }) => word !== 'until').map((slot, place) => told(model, slot, term[FIELDS[place]!]));
  const until = term.until > 0 ? worded(model, 'papers-until', { turn: term.until }) : '';
  return worded(model, 'papers-clause', {
    giver: { $: `side-${term.giver ? to : from}` },
    clause: { $: `clause-${kind}` },
    words: [...numbers.filter(Boolean), until].filter(Boolean).join(', '),
  });
}

function told(model: TableModel, slot: { kind: string; word: string; optional: boolean }, value: number): string {
  const board = boardOf(model);
  if (slot.optional && !value) return '';
  const words: Record<string, string[]> = board.names;
  const word = slot.kind === 'number' ? String(value) : (words[slot.kind]?.[value] ?? String(value));
  return [slot.word ? worded(model, `word-${slot.word}`) : '', wordIn(model, '', word)].filter(Boolean).join(' ');
}

/** The letters that whoever looks may read. */
export function lettersOf(model: TableModel): Paper[] {
  const board = boardOf(model);
  return (model.position.letters as any[]).flatMap((letter, number) => {
    const from = seatAt(board, Math.floor(number / board.letters_each));
    const to = seatAt(board, letter.to);
    return letter.state && from && to ? [paperOf(model, letter, board.names.letter![number]!, from, to)] : [];
  });
}

/** The accords in force or ended that whoever looks may know. */
export function accordsOf(model: TableModel): Paper[] {
  const board = boardOf(model);
  return (model.position.accords as any[]).flatMap((accord, number) => {
    const [from, to] = [seatAt(board, accord.a), seatAt(board, accord.b)];
    return accord.state && from && to ? [paperOf(model, accord, String(number), from, to)] : [];
  });
}

function paperOf(model: TableModel, paper: any, id: string, from: string, to: string): Paper {
  const board = boardOf(model);
  return {
    id,
    from,
    to,
    bond: board.enums.bond![paper.bond]!,
    secret: paper.secret > 0,
    state: paper.state,
    clauses: paper.terms.slice(0, paper.count).map((term: any) => clauseOf(model, term, from, to)),
  };
}
