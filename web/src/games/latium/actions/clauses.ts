// Clauses: how each is written, what its words may be, and the sentence that it makes.
import { worded } from '../../../board/worded';
import type { Term } from '../../../generated/positions/latium';
import type { TableModel } from '../model';
import type { Arg } from '../../../wire';
import type { ClauseDraft } from './drafts.svelte';
import { boardOf, holderOf, seatAt, type Slot } from '../position/realm';
import { personName } from '../text/telling';

/** Between whom a paper is: its writer, and the other. */
export interface Parties {
  from: string;
  to: string;
}

const FIELDS = ['a', 'b', 'c'] as const;
/** Turns that a lasting clause is written for until another number is filled in. */
const USUAL_TURNS = 12;

/** The kind of a clause by its name. */
export function kindOf(model: TableModel, number: number): string {
  return boardOf(model).enums.clause![number]!.replaceAll('_', '-');
}

export function slotsOf(model: TableModel, kind: string): Slot[] {
  return boardOf(model).clauses[kind] ?? [];
}

/** What a word of a clause is called. */
export function labelOf(kind: string, slot: Slot, place: number): string {
  if (slot.word && slot.word !== 'of') return `field-${slot.word}`;
  if (kind === 'joint-offer') return place ? 'field-share-other' : 'field-share-giver';
  if (slot.kind !== 'number') return `field-${slot.kind}`;
  if (kind === 'pay' || kind === 'lend') return 'field-aes';
  return kind === 'send-away' || kind === 'slaves' ? 'field-cives' : 'field-count';
}

/** The names to choose from, those that are likely first; none where a number is asked for. */
export function optionsOf(model: TableModel, kind: string, slot: Slot, place: number, giver: string, receiver: string): string[] {
  const board = boardOf(model);
  if (slot.kind === 'number') return [];
  if (slot.kind === 'person') return personsOf(model, place ? receiver : giver, kind === 'marry');
  if (slot.kind === 'town') {
    const likely = (name: string): boolean => {
      const holder = holderOf(board, model.position, board.towns.find(({ slug }) => slug === name)!);
      return kind === 'transit' ? holder === giver : holder === receiver;
    };
    return [...board.names.town!].sort((one, other) => Number(likely(other)) - Number(likely(one)));
  }
  return (board.names[slot.kind] ?? []).filter((name) => name !== 'none');
}

/** The living of the houses that a Rex holds, unmarried or married. */
function personsOf(model: TableModel, seat: string, single: boolean): string[] {
  const board = boardOf(model);
  return board.names.person!.filter((_, index) => {
    const { standing, court, spouse } = model.position.persons[index];
    const living = ['filius', 'pledge', 'rex'].includes(board.enums.standing![standing]!);
    return living && seatAt(board, model.position.towns[court]?.holder) === seat && spouse < 0 === single;
  });
}

const keyOf = (kind: string, place: number): string => `${kind} ${place}`;

/** What a word of the clause in the making says. */
export function valueOf(model: TableModel, draft: ClauseDraft, slot: Slot, place: number, options: string[]): string {
  const filled = draft.values[keyOf(draft.kind, place)];
  if (filled !== undefined && (!options.length || filled === '' || options.includes(filled))) return filled;
  if (slot.word === 'until') return draft.kind !== 'pay' || draft.values[keyOf('pay', 2)] ? String(model.position.turn + USUAL_TURNS) : '';
  if (slot.optional) return '';
  return options[0] ?? (slot.kind === 'number' ? '1' : '');
}

export function fill(draft: ClauseDraft, place: number, value: string): void {
  draft.values[keyOf(draft.kind, place)] = value;
}

/** The words of the clause in the making, in their order. */
export function filled(model: TableModel, draft: ClauseDraft, { from, to }: Parties): { slot: Slot; options: string[]; value: string }[] {
  const [giver, receiver] = draft.giver === 'mine' ? [from, to] : [to, from];
  return slotsOf(model, draft.kind).map((slot, place) => {
    const options = optionsOf(model, draft.kind, slot, place, giver, receiver);
    return { slot, options, value: valueOf(model, draft, slot, place, options) };
  });
}

/** The command of the clause in the making. */
export function commandOf(model: TableModel, draft: ClauseDraft, parties: Parties): string {
  const words = filled(model, draft, parties).flatMap(({ slot, value }) =>
    value === '' || (slot.optional && value === '0') ? [] : [...(slot.word ? [slot.word] : []), value],
  );
  return ['clause', draft.kind, draft.giver, ...words].join(' ');
}

/** The clause in the making as the record would have it. */
export function termOf(model: TableModel, draft: ClauseDraft, parties: Parties): Term {
  const board = boardOf(model);
  const term: Term = { kind: 0, giver: draft.giver === 'mine' ? 0 : 1, done: 0, a: 0, b: 0, c: 0, until: 0 };
  term.kind = board.enums.clause!.indexOf(draft.kind.replaceAll('-', '_'));
  filled(model, draft, parties).forEach(({ slot, value }, place) => {
    const number = slot.kind === 'number' ? Number(value) || 0 : (board.names[slot.kind] ?? []).indexOf(value);
    if (slot.word === 'until') term.until = number;
    else term[FIELDS[place]!] = slot.optional && value === '' ? 0 : number;
  });
  return term;
}

/** Which of the sentences about a kind of clause fits. */
function variantOf(kind: string, { b, c }: Term): string {
  if (kind === 'pay') return `${c ? 'every' : 'once'}-${b ? 'at' : 'now'}`;
  if (kind === 'signa') return b ? 'named' : 'any';
  if (kind === 'lend') return b ? 'at' : 'open';
  return '';
}

/** A clause in words: in a letter its writer speaks to the other, else it is told of both. */
export function sentence(model: TableModel, term: Term, { from, to }: Parties, letter = false): string {
  const board = boardOf(model);
  const kind = kindOf(model, term.kind);
  const variant = variantOf(kind, term);
  const [giver, receiver] = term.giver ? [to, from] : [from, to];
  const args: Record<string, Arg> = {
    voice: letter ? (term.giver ? 'theirs' : 'mine') : 'other', giver: { $: `side-${giver}` }, receiver: { $: `side-${receiver}` }, until: term.until,
  };
  slotsOf(model, kind).forEach((slot, place) => {
    if (slot.word === 'until') return;
    const value = term[FIELDS[place]!];
    args[FIELDS[place]!] = slot.kind === 'number' ? value : said(model, slot.kind, board.names[slot.kind]?.[value] ?? '');
  });
  return worded(model, `said-${kind}${variant && `-${variant}`}`, args);
}

function said(model: TableModel, kind: string, name: string): Arg {
  if (kind === 'person') return personName(model, name);
  return name ? { $: `${kind}-${name}` } : '–';
}
