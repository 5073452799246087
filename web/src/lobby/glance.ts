// What is told about a game or a scenario before it is played.
import type { GameInfo } from '../wire';
import { t } from '../words.svelte';

type Scenario = GameInfo['scenarios'][number];
const HOUR = 60;

/** The picture of a scenario, drawn from a battle that was played in it. */
export const pictureOf = (game: string, scenario: string): string => `/scenarios/${game}/${scenario}.webp`;

/** How long it takes, in the words one would use. */
export function lasting(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  return minutes < 2 * HOUR ? t('lasts-minutes', { minutes }) : t('lasts-hours', { hours: Math.round(minutes / HOUR) });
}

export const players = (seats: string[]): string => t('players', { count: seats.length });

/** Fewest and most of all scenarios of a game, and the shortest of them. */
export function span({ scenarios }: GameInfo): { players: string; minutes: string | undefined } {
  const counts = scenarios.map(({ seats }) => seats.length);
  const [few, many] = [Math.min(...counts), Math.max(...counts)];
  const known = scenarios.flatMap(({ minutes }) => minutes ?? []);
  const shortest = known.length ? lasting(Math.min(...known)) : undefined;
  const alike = shortest === undefined || Math.min(...known) === Math.max(...known);
  return { players: few === many ? t('players', { count: few }) : t('players-from', { few, many }), minutes: alike ? shortest : t('lasts-from', { time: shortest }) };
}

/** What an invitation says of the game: for how many, how long, how hard. */
export function glance(scenario: Scenario | undefined): string {
  if (!scenario) return '';
  const hard = scenario.difficulty ? t(`difficulty-${scenario.difficulty}`) : '';
  return [players(scenario.seats), lasting(scenario.minutes), hard].filter(Boolean).join(' · ');
}
