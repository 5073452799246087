// What kinds of event are about.
import type { Matters } from '../../../table/matters';

export const MATTERS: Matters = {
  fight: ['fight'],
  march: ['moved', 'group_moved', 'marched', 'road_moved', 'contracted', 'passed_through', 'lined_up', 'broke_off', 'faced'],
  battle: ['won', 'drawn'],
  loss: ['destroyed', 'lost', 'camp_taken'],
  letter: ['offered', 'refused'],
  tolls: { destroyed: { piece: 'element' }, lost: { piece: 'element' } },
};
