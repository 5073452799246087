// How far two armies are from each other before they meet.
import { distance, type Place } from './plane';
import type { Scene } from './scene';

/** From here on the ground between them says enough. */
const NEAR = 300;

/** The two nearest fronts; null where armies have met or will soon. */
export function gapOf({ elements }: Scene): { from: Place; to: Place; length: number } | null {
  const all = [...elements.values()];
  const [first] = all;
  const ours = all.filter(({ seat }) => seat === first?.seat);
  const theirs = all.filter(({ seat }) => seat !== first?.seat);
  const pairs = ours.flatMap((from) => theirs.map((to) => ({ from, to, length: distance(from, to) })));
  const nearest = pairs.reduce<(typeof pairs)[number] | null>((best, pair) => (best && best.length <= pair.length ? best : pair), null);
  return nearest && nearest.length >= NEAR ? nearest : null;
}
