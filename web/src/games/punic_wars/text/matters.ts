// What kinds of event are about.
import type { Matters } from '../../../table/matters';

export const MATTERS: Matters = {
  fight: ['attacked', 'attrition'],
  march: ['led', 'joined', 'dropped', 'went', 'finished'],
  stage: ['turn_begins', 'phase_begins'],
  small: ['raised'],
  betrayal: ['revolted', 'defected', 'illyrian_war', 'invaded'],
  battle: ['result', 'won', 'drawn_war'],
  loss: ['lost', 'leader_lost', 'region_free', 'turned_out', 'short_of_money'],
  gain: ['place_taken', 'region_taken', 'raised', 'allied', 'marker_lifted', 'relieved', 'shipyards_open'],
  letter: ['offered', 'refused', 'agreed'],
  court: ['retired', 'drawn', 'appointed', 'returned'],
  tolls: { lost: { side: 'side', count: 'number' } },
};
