// Signs of what counts for or against an element as it stands, from how everybody stands to everybody.
import type { TableModel } from '../../table/model.svelte';
import type { Scene, ShownElement } from './scene';
import { layersOf } from './seen';

export interface Badge {
  what: string;
  value: number;
}

const DEEP = 'Pk';
const VALUES = { overlap: -1, flank: -1, general: 1, going: -2, camp: 2, support: 1, deep: 3 };

/** Elements on the field with their signs. */
export function badgesOf(model: TableModel, scene: Scene): { element: ShownElement; badges: Badge[] }[] {
  const { contacts = [], supports = [], overlaps = [], bad = [], holds = [] } = layersOf(model);
  const found = new Map<string, Badge[]>();
  const add = (id: string, what: string, value: number): void => {
    found.set(id, [...(found.get(id) ?? []), { what, value }]);
  };
  for (const element of scene.elements.values()) if (element.general) add(element.id, 'general', VALUES.general);
  for (const [, friend] of supports) {
    add(friend, 'support', scene.elements.get(friend)?.kind.code === DEEP ? VALUES.deep : VALUES.support);
  }
  for (const [, enemy] of overlaps) add(enemy, 'overlap', VALUES.overlap);
  for (const [, enemy, edge] of contacts) if (edge !== 'front') add(enemy, 'flank', VALUES.flank);
  for (const id of bad) add(id, 'going', scene.elements.get(id)?.kind.hindered ? VALUES.going : 0);
  for (const id of holds) add(id, 'camp', scene.elements.get(id)?.kind.mounted ? 0 : VALUES.camp);
  return [...scene.elements.values()].flatMap((element) => {
    const badges = [...(found.get(element.id) ?? [])];
    if (element.braced) badges.push({ what: 'braced', value: 0 });
    return badges.length ? [{ element, badges }] : [];
  });
}
