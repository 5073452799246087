// The settings stored in this browser.
import type { Speed } from './table/state/tempo';

export type Theme = 'auto' | 'light' | 'dark';
export type Language = 'en' | 'it';
export type Asking = 'idle' | 'always' | 'never';

interface Kept { theme: Theme; language: Language; askBeforeDone: Asking; exact: boolean; animate: boolean; curtain: boolean;
  /** How fast what others do is shown. */
  speed: Speed;
  /** Whether affairs without the viewer are shown in full. */
  watchOthers: boolean;
  /** Whether questions with a single answer are asked all the same. */
  askAlways: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the commands behind forms and buttons are shown. */
  commands: boolean;
  /** Whether the panels beside the map are folded away. */
  folded: boolean }

const KEY = 'bellona.settings';
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function read(): Kept {
  const first: Kept = {
    theme: 'auto', language: navigator.language.startsWith('it') ? 'it' : 'en', askBeforeDone: 'idle', exact: false, animate: true, curtain: true,
    speed: 'normal', watchOthers: false, askAlways: false, sound: true, volume: 0.5, commands: false, folded: false,
  };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return first;
  }
}

export const settings = $state<Kept>(read());

let darkOutside = $state(dark.matches);
let stillOutside = $state(still.matches);
dark.addEventListener('change', () => { darkOutside = dark.matches; });
still.addEventListener('change', () => { stillOutside = still.matches; });

export const shown = {
  get theme(): 'light' | 'dark' { return settings.theme === 'auto' ? (darkOutside ? 'dark' : 'light') : settings.theme; },
  get still(): boolean { return stillOutside || !settings.animate; },
};

/** Stores the settings and applies theme and language to the page; call once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = shown.theme;
    document.documentElement.lang = settings.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that stores nothing can still play.
    }
  });
}
