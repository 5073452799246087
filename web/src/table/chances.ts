// Chances as percentages and as exact fractions, and what dice should have shown.
import { settings } from '../settings.svelte';

export function chance([n, d]: [number, number]): string {
  const share = n / d;
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

export function fraction([n, d]: [number, number]): string {
  const common = gcd(n, d) || 1;
  return `${n / common}/${d / common}`;
}

function gcd(a: number, b: number): number {
  return b ? gcd(b, a % b) : a;
}

/** How likely a sum of fair dice is at most as good as this one: half of what equals it counts. */
export function percentile(count: number, sum: number, faces = 6): number {
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(ways.length + faces).fill(0);
    for (const [total, share] of ways.entries()) for (let face = 1; face <= faces; face++) next[total + face]! += share / faces;
    ways = next;
  }
  const below = ways.slice(0, sum).reduce((all, share) => all + share, 0);
  return below + (ways[sum] ?? 0) / 2;
}
