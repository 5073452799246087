// Unfinished form input: it is kept while others act, while another part of the panel is open, and until it is used.
import type { TableModel } from '../model';

export interface ClauseDraft {
  kind: string;
  giver: 'mine' | 'theirs';
  /** What each word of each kind of clause says, by kind and place. */
  values: Record<string, string>;
}

export class Drafts {
  letter = $state({ to: '', bond: 'other', secret: false });
  clause = $state<ClauseDraft>({ kind: 'pay', giver: 'mine', values: {} });
  /** Where each counter may be sent, by its id: a town. */
  journeys = $state<Record<string, string>>({});
  gift = $state({ to: '' });
  audience = $state({ legatus: '', town: '', demand: '', speech: '', person: '' });
  /** The house whose tree is shown. */
  house = $state('');
  /** Whether a new letter is being thought of. */
  writing = $state(false);
  /** Whether accords that have ended are shown. */
  past = $state(false);
  private sums = $state<Record<string, number>>({});

  /** Begins a letter about one thing that its writer gives. */
  propose(to: string, kind: string): void {
    this.clause.kind = kind;
    this.clause.giver = 'mine';
    if (to) this.letter.to = to;
    this.writing = true;
  }

  /** A number by what it is for, such as "repay tibur". */
  sum(what: string, usual: number): number {
    return this.sums[what] ?? usual;
  }

  setSum(what: string, value: number): void {
    this.sums[what] = value;
  }
}

const drafts = new WeakMap<TableModel, Drafts>();

export function draftsOf(model: TableModel): Drafts {
  let found = drafts.get(model);
  if (!found) drafts.set(model, (found = new Drafts()));
  return found;
}
