// Sounds made by code. Nothing sounds before the first gesture on the page.
import { settings } from './settings.svelte';
import { MAKE, type Sound } from './sounds';

export type { Sound };

/** Milliseconds before the same sound is made again. */
const REST: Record<Sound, number> = { dice: 250, march: 700, clash: 300, horn: 2000 };
const last = new Map<Sound, number>();
let context: AudioContext | null = null;

if (typeof window !== 'undefined') {
  for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, awaken, { capture: true });
}

/** Browsers let a page make sounds once somebody has touched it. */
function awaken(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Makes a sound, unless sounds are off, the page has not been touched, or it has just been made. */
export function play(sound: Sound): void {
  const now = performance.now();
  if (!settings.sound || !settings.volume || context?.state !== 'running' || now - (last.get(sound) ?? -Infinity) < REST[sound]) return;
  last.set(sound, now);
  const out = context.createGain();
  out.gain.value = settings.volume ** 2;
  out.connect(context.destination);
  MAKE[sound](context, out, context.currentTime);
}
