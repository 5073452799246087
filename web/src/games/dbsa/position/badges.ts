// Signs for the present modifiers of an element, as the server computes them.
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import type { Scene, ShownElement } from './scene';
import { layersOf } from './seen';

export interface Badge {
  sign: string;
  value: number;
  title: string;
}

/** The sign of each part of a score. */
const SIGNS: Record<string, string> = {
  pike_support: 'support', spear_support: 'support', shooter_support: 'support', camp_attack_support: 'support',
  camp: 'camp', general: 'general', bank: 'bank', uphill: 'uphill', overlap_left: 'overlap', overlap_right: 'overlap',
  flank_or_rear: 'flank', bad_going: 'going',
};

export const signed = (value: number): string => (value ? `${value > 0 ? '+' : '−'}${Math.abs(value)}` : '');

function badge(model: TableModel, part: string, value: number): Badge {
  const title = `${worded(model, `modifier-${part.replaceAll('_', '-')}`)} ${signed(value)}`;
  return { sign: SIGNS[part] ?? 'fight', value, title: title.trim() };
}

/** What counts for or against an element; bad ground is told even where it does no harm. */
export function badgesOf(model: TableModel, id: string, braced: boolean): Badge[] {
  const { factors = {}, bad = [] } = layersOf(model);
  const parts = factors[id] ?? [];
  const badges = parts.map(([part, value]) => badge(model, part, value));
  if (bad.includes(id) && !parts.some(([part]) => part === 'bad_going')) badges.push(badge(model, 'bad_going', 0));
  if (braced) badges.push({ sign: 'braced', value: 0, title: worded(model, 'tell-braced') });
  return badges;
}

/** Elements on the field with their signs. */
export function badgedIn(model: TableModel, scene: Scene): { element: ShownElement; badges: Badge[] }[] {
  return [...scene.elements.values()]
    .map((element) => ({ element, badges: badgesOf(model, element.id, element.braced) }))
    .filter(({ badges }) => badges.length);
}
