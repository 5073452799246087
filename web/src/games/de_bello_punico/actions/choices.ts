// The choices of the moment, read from their notation and sorted by what one points at to make them.
import type { Board } from '../../../wire';

export interface Choice {
  text: string;
  verb: string;
  unit: string | null;
  target: string | null;
  hex: string | null;
  direction: string | null;
  box: string | null;
  /** Said with its last, optional word: the false marker, the commander comes too. */
  extra: boolean;
  /** Supporters by name. */
  names: string[];
}

/** An action as the verb's slots read it: `attack R-Ha-1 C-F-2`. */
export function read(board: Board, text: string): Choice {
  const [verb, ...words] = text.split(' ');
  const slots = board.verbs[verb]?.slots ?? [];
  const slot = (name: string): string | null => {
    const place = slots.indexOf(name);
    return place >= 0 && words[place] !== 'none' ? (words[place] ?? null) : null;
  };
  const optional = slots.findIndex((name) => name.endsWith('?'));
  return {
    text,
    verb,
    unit: slot('unit'),
    target: slot('target'),
    hex: slot('hex'),
    direction: slot('direction') ?? slot('facing'),
    box: slot('box'),
    extra: optional >= 0 && words.length > optional,
    names: verb === 'support' ? words.filter((word) => word !== 'none') : [],
  };
}

/** Choices by what they point at. */
export class Choices {
  readonly all: Choice[];
  readonly byUnit = new Map<string, Choice[]>();
  readonly byTarget = new Map<string, Choice[]>();
  readonly byHex = new Map<string, Choice[]>();
  readonly byBox = new Map<string, Choice[]>();
  readonly advances: Choice[];
  /** The units that could support, each of them in some choice. */
  readonly supporters: Set<string>;

  constructor(board: Board, texts: string[]) {
    this.all = texts.map((text) => read(board, text));
    for (const choice of this.all) {
      note(this.byUnit, choice.unit, choice);
      note(this.byTarget, choice.target, choice);
      note(this.byHex, choice.hex, choice);
      note(this.byBox, choice.box, choice);
    }
    this.advances = this.all.filter(({ verb }) => verb === 'advance');
    this.supporters = new Set(this.all.flatMap(({ names }) => names));
  }

  /** The choice that names just these supporters. */
  support(names: string[]): Choice | undefined {
    const wanted = [...names].sort().join(' ');
    return this.all.find((choice) => choice.verb === 'support' && [...choice.names].sort().join(' ') === wanted);
  }
}

function note(index: Map<string, Choice[]>, key: string | null, choice: Choice): void {
  if (key) index.set(key, [...(index.get(key) ?? []), choice]);
}
