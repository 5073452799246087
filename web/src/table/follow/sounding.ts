// What a step sounds like.
import { play } from '../../sound';
import type { Step } from '../../wire';
import { isAbout, type Matters } from '../matters';

export function sound({ rolls, events }: Step, matters: Matters): void {
  if (rolls.length) play('dice');
  if (events.some((event) => isAbout(matters, 'fight', event))) play('clash');
  else if (events.some((event) => isAbout(matters, 'march', event))) play('march');
}
