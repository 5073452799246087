// Clocks in plain words.
import { settings } from './settings.svelte';
import type { Pace } from './wire';
import { t } from './words.svelte';

const MINUTE = 60, HOUR = 3600, DAY = 86400;

export interface PaceChoice { name: string; pace: Pace }

export const PACES: PaceChoice[] = [
  { name: 'none', pace: { kind: 'none' } },
  { name: 'live', pace: { kind: 'live', clock: 30 * MINUTE, increment: MINUTE, cap: 60 * MINUTE } },
  { name: 'quick', pace: { kind: 'live', clock: 10 * MINUTE, increment: 20, cap: 15 * MINUTE } },
  { name: 'day', pace: { kind: 'days', clock: 3 * DAY, increment: DAY, cap: 7 * DAY } },
  { name: 'slow', pace: { kind: 'days', clock: 10 * DAY, increment: 2 * DAY, cap: 30 * DAY } },
];

/** "3 days", "1 hour", "20 seconds". */
export function span(seconds: number): string {
  for (const [unit, length] of [['day', DAY], ['hour', HOUR], ['minute', MINUTE]] as const) {
    if (seconds >= length && seconds % length === 0) return t(`span-${unit}`, { count: seconds / length });
  }
  return t('span-second', { count: seconds });
}

export function paceInWords(pace: Pace): string {
  if (pace.kind === 'none') return t('pace-none');
  return t(`pace-${pace.kind}`, { clock: span(pace.clock), increment: span(pace.increment), cap: span(pace.cap) });
}

/** "Tuesday 18:00", or with the date when it is more than six days off. */
export function moment(at: number): string {
  const far = Math.abs(at - Date.now()) > 6 * DAY * 1000;
  const day: Intl.DateTimeFormatOptions = far ? { day: 'numeric', month: 'long' } : { weekday: 'long' };
  return new Intl.DateTimeFormat(settings.language, { ...day, hour: '2-digit', minute: '2-digit', hour12: false }).format(at);
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** 12:05, or 1:02:05. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR);
  return `${hours ? `${hours}:` : ''}${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`;
}
