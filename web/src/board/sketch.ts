// Actions drawn on a board before anybody plays them: arrows along the places that they name, rings where there is only one.
import { wordsOf } from './actions';

/** The verb of one step in a direction, in every game that has it. */
const STEP = 'step';

/** How a board finds its way: pieces and places by the words of an action. */
export interface Ground {
  /** The place of a piece, or the place itself; null for any other word. */
  find(word: string): string | null;
  isPlace(word: string): boolean;
  /** The next place in a direction. */
  next?(place: string, direction: string): string | null;
  /** The piece under way, which actions need not name. */
  mover?: string | null;
}

/** An arrow through places; a strike ends at an enemy. */
export interface Arrow { places: string[]; strike: boolean }
export interface Sketch { arrows: Arrow[]; rings: string[] }

export function sketchOf(actions: string[], ground: Ground): Sketch {
  const pencil = new Pencil(ground);
  for (const action of actions) pencil.draw(action);
  const { arrows, rings } = pencil.sketch;
  const drawn = new Set(arrows.flatMap(({ places }) => places));
  return { arrows, rings: rings.filter((place) => !drawn.has(place)) };
}

class Pencil {
  readonly sketch: Sketch = { arrows: [], rings: [] };
  private mover: string | null;
  /** Where the pieces are that have been moved on the drawing. */
  private readonly moved = new Map<string, string>();

  constructor(private readonly ground: Ground) {
    this.mover = ground.mover ?? null;
  }

  draw(action: string): void {
    const verb = action.split(' ', 1)[0];
    let named: string | null = null;
    let goal: string | null = null;
    let strike = false;
    for (const word of wordsOf(action)) {
      const next = verb === STEP && this.mover ? this.ahead(word) : null;
      const at = next ?? this.at(word);
      if (!at) continue;
      if (!next && !this.ground.isPlace(word) && named === null) this.mover = named = word;
      else [goal, strike] = [at, !next && !this.ground.isPlace(word)];
    }
    if (goal && this.mover) this.lead(this.mover, goal, strike);
    else if (goal ?? named) this.ring(goal ?? this.at(named!)!);
  }

  private at(word: string): string | null {
    return this.moved.get(word) ?? this.ground.find(word);
  }

  private ahead(direction: string): string | null {
    const from = this.at(this.mover!);
    return from ? (this.ground.next?.(from, direction) ?? null) : null;
  }

  private lead(mover: string, goal: string, strike: boolean): void {
    const from = this.at(mover);
    if (!from || from === goal) this.ring(goal);
    else this.extend(from, goal, strike);
    if (!strike) this.moved.set(mover, goal);
  }

  private ring(place: string): void {
    if (!this.sketch.rings.includes(place)) this.sketch.rings.push(place);
  }

  /** Goes on from where the last arrow ended. */
  private extend(from: string, goal: string, strike: boolean): void {
    const last = this.sketch.arrows.at(-1);
    if (last && !last.strike && !strike && last.places.at(-1) === from) last.places.push(goal);
    else this.sketch.arrows.push({ places: [from, goal], strike });
  }
}
