// Ending a phase while something could still be done is asked about once.
import { settings } from '../settings.svelte';
import { t } from '../words.svelte';
import type { OpenTable } from './open.svelte';

const ENDS = 'done';

/** Continues at once, or asks as the game asks, or shows what is left and continues with the second press. */
export function askFirst(model: OpenTable, action: string, go: () => void): void {
  if (model.game.confirm?.(model, action, go)) return;
  const left = model.now.choices.length - model.now.buttons.length;
  const matters = settings.askBeforeDone === 'always' || (settings.askBeforeDone === 'idle' && model.turn.made === 0);
  if (action !== ENDS || left <= 0 || !matters || model.turn.warned === model.playback.version) return go();
  model.turn.warned = model.playback.version;
  model.objection = { text: t('done-sure', { count: left }), reasons: [], at: null };
}
