// How near each Rex is to the end of the game, as the server counts it from what the viewer knows.
import type { TableModel } from '../model';

export interface Standing { points: number; towns: number; capita: number }
export interface Standings { reges: Record<string, Standing>; goal: { towns: number; capita: number } }

const PATIENCE = 250;

/** Asked anew after every step, once for all who show it. */
class Counted {
  now = $state.raw<Standings | null>(null);
  private asked = -1;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  refresh(model: TableModel): void {
    const { version } = model.now;
    if (version === this.asked) return;
    this.asked = version;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void model.about('standing').then((found) => {
      if (found?.figures) this.now = found.figures as unknown as Standings;
    }), PATIENCE);
  }
}

const counts = new WeakMap<TableModel, Counted>();

export function standingsOf(model: TableModel): Counted {
  let counted = counts.get(model);
  if (!counted) counts.set(model, (counted = new Counted()));
  return counted;
}
