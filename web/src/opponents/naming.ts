// Opponents in words.
import { say, t } from '../words.svelte';
import { isRank } from './ranks';

/** A level alone: the rank, which is Latin in every language as the level is, or what a game calls a level of the laboratory. */
export function levelName(level: string, game: string): string {
  return isRank(level) ? level[0]!.toUpperCase() + level.slice(1) : say({ $: `level-${level}` }, game).split(':')[0]!;
}

/** Who plays at a level: a name if it has one. */
export function opponentName(level: string, game: string): string {
  return isRank(level) ? t(`opponent-${level}`) : t('bot-named', { level: levelName(level, game) });
}

/** Name and rank, for lists where no face is beside them. */
export function opponentTitle(level: string, game: string): string {
  return isRank(level) ? t('opponent-title', { name: opponentName(level, game), rank: levelName(level, game) }) : opponentName(level, game);
}
