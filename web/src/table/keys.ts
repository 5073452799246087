// Keys of the table's page. Games leave U, H, J, V and the letters that walk (Q W E A S D) free of buttons.
import { askFirst } from './done';
import type { Cursor, Deed } from './cursor';
import type { OpenTable } from './open.svelte';

export interface Hands {
  help(): void;
  command(): void;
  text(): void;
  onMap(): boolean;
  choose(deeds: Deed[]): void;
  blocked(): boolean;
}

/** What is listed in the help: the keys, and the name of the words about them. */
export const KEYS: [string, string][] = [
  ['↑ ↓ ← →', 'walk'], ['Q W E A S D', 'walk-hexes'], ['Tab', 'cycle'], ['Enter', 'act'], ['Shift+Enter', 'act-all'], ['Esc', 'clear'], ['A…Z', 'buttons'],
  ['U', 'undo'], ['J', 'why'], ['!', 'hint'], ['1…9', 'overlays'], ['H', 'hide'], ['Space . Esc', 'scene'], ['[ ]', 'history'], ['Home End', 'ends'], ['+ − 0', 'zoom'],
  ['V', 'text'], ['/', 'command'], ['?', 'help'],
];

const typing = (event: KeyboardEvent) => (event.target as Element).closest('input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, dialog') !== null;

export function keyHandler(model: OpenTable, cursor: Cursor, hands: Hands): (event: KeyboardEvent) => void {
  const plain: Record<string, () => void> = {
    '?': hands.help, '!': () => model.toggleHint(), '/': hands.command, u: () => void model.undo(), j: () => { model.asking = !model.asking; }, h: () => { model.hideCounters = !model.hideCounters; },
    v: hands.text, '[': () => model.show(model.playback.onShow - 1), ']': () => model.show(model.playback.onShow + 1),
  };

  function enter(all: boolean): boolean {
    if (!model.focus) return false;
    if (model.asking) { model.ask(model.focus); return true; }
    const deeds = model.canAct ? cursor.deeds() : [];
    const moving = model.inspect?.moves?.[model.focus] !== undefined;
    if (deeds.length > 1 && (all || !moving)) hands.choose(deeds);
    else model.game.press(model, model.focus);
    return true;
  }

  function clear(): void {
    if (model.asking) model.asking = false;
    else if (model.game.escape?.(model)) return;
    else if (model.hints.open) model.hints.close();
    else if (model.objection) model.forgive();
    else if (model.selected) model.select(null);
    else if (model.focus) { model.attention.focus = null; model.hover(null); }
    else if (!model.live || model.playback.playing) model.show(model.playback.version);
  }

  function button(key: string): boolean {
    const found = [...model.now.buttons, ...(model.inspect?.buttons ?? [])].find((each) => each.key.toLowerCase() === key && each.enabled);
    if (!found || !model.canAct) return false;
    askFirst(model, found.action, () => void model.act([found.action]));
    return true;
  }

  function map(event: KeyboardEvent): boolean {
    if (model.game.key) return model.game.key(model, event);
    if (event.key === 'Tab') return cursor.cycle(event.shiftKey);
    if (event.key === 'Enter' || event.key === ' ') return enter(event.shiftKey);
    const arrow = event.key.startsWith('Arrow');
    return !event.shiftKey && (arrow || model.focus !== null) && cursor.walk(event.key);
  }

  function page(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const slider = (event.target as Element).matches('input[type=range]');
    if (!slider && (key === 'ArrowLeft' || key === 'ArrowRight')) { model.show(model.playback.onShow + (key === 'ArrowLeft' ? -1 : 1)); return true; }
    if (!slider && key === 'Home') { model.show(model.playback.history.first); return true; }
    if (!slider && key === 'End') { model.show(model.playback.version); return true; }
    if (key === 'Escape') { clear(); return true; }
    if (button(key)) return true;
    const overlay = /^[1-9]$/.test(key) ? model.board.overlays[Number(key) - 1] : undefined;
    if (overlay) { model.layers.toggle(overlay); return true; }
    plain[key]?.();
    return key in plain;
  }

  /** While a scene is on show: pause, one step, to the end. */
  function scene({ key, target }: KeyboardEvent): boolean {
    const { playback } = model;
    const deed = {
      ' ': () => (playback.paused ? playback.resume() : playback.pause()), '.': () => playback.stepOn(), Escape: () => model.skip(),
    }[key];
    if (!model.watching || !deed || (key === ' ' && (target as Element).closest('button, summary, a'))) return false;
    deed();
    return true;
  }

  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event) || hands.blocked()) return;
    if (scene(event)) return event.preventDefault();
    const letter = event.key.length === 1 && event.key !== ' ';
    const toMap = hands.onMap() || (model.game.key !== undefined && letter);
    if ((toMap && map(event)) || page(event)) event.preventDefault();
  };
}
