// Expected results in figures.
import { settings } from '../settings.svelte';

/** How many standard errors a bar shows to either side: 19 of 20 estimates are no further off. */
const WIDTH = 1.96;

export const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** From where to where an expected result may really lie. */
export function within(value: number, error: number): [number, number] {
  return [clamped(value - WIDTH * error), clamped(value + WIDTH * error)];
}

export function likely(value: number, sign = false): string {
  const style: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0, signDisplay: sign ? 'exceptZero' : 'auto' };
  return new Intl.NumberFormat(settings.language, style).format(value);
}

/** The uncertainty that belongs to a standard error, in hundredths. */
export function margin(error: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 0 }).format(Math.max(1, 100 * WIDTH * error));
}
