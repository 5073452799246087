// The choices of the moment, read from their notation and sorted by what one points at to make them.
import { readAction, type Verbs } from '../../../board/actions';
import { Choices as AnyChoices, note } from '../../../board/choices';

export interface Choice {
  text: string;
  verb: string;
  unit: string | null;
  target: string | null;
  hex: string | null;
  direction: string | null;
  box: string | null;
  /** Said with a last word that may be left out: the marker is false, the commander comes with it. */
  extra: boolean;
  /** Supporters by name. */
  names: string[];
}

/** An action as the table of verbs reads it: `attack R-Ha-1 C-F-2`. */
export function read(board: Verbs, text: string): Choice {
  const { verb, args } = readAction(board, text);
  const said = (word: string | undefined): string | null => (word === undefined || word === 'none' ? null : word);
  return {
    text,
    verb,
    unit: said(args.unit),
    target: said(args.target),
    hex: said(args.hex),
    direction: said(args.direction ?? args.facing),
    box: said(args.box),
    extra: 'false' in args || 'with' in args,
    names: said(args.supporters)?.split(' ') ?? [],
  };
}

/** Choices by what they point at. */
export class Choices extends AnyChoices<Choice> {
  readonly byUnit = new Map<string, Choice[]>();
  readonly byTarget = new Map<string, Choice[]>();
  readonly byHex = new Map<string, Choice[]>();
  readonly byBox = new Map<string, Choice[]>();
  readonly advances: Choice[];
  /** The units that could support, each of them in some choice. */
  readonly supporters: Set<string>;

  constructor(board: Verbs, texts: string[]) {
    super(board, texts, read);
    for (const choice of this.all) {
      note(this.byUnit, choice.unit, choice);
      note(this.byTarget, choice.target, choice);
      note(this.byHex, choice.hex, choice);
      note(this.byBox, choice.box, choice);
    }
    this.advances = this.of('advance');
    this.supporters = new Set(this.all.flatMap(({ names }) => names));
  }

  /** The choice that names just these supporters. */
  support(names: string[]): Choice | undefined {
    const wanted = [...names].sort().join(' ');
    return this.of('support').find((choice) => [...choice.names].sort().join(' ') === wanted);
  }
}
