// What kinds of event are about.
import type { Matters } from '../../../table/matters';

export const MATTERS: Matters = {
  fight: ['attacked', 'charged', 'shot', 'test_named'],
  march: ['stepped', 'turned', 'passed_freely', 'commander_went', 'boosted'],
  stage: ['turn_begins', 'impulse_begins'],
  small: ['deployed', 'marker_placed'],
  battle: ['routed', 'battle_won', 'drawn'],
  loss: ['panicked', 'removed', 'eliminated', 'left_map', 'commander_died'],
  gain: ['returned', 'ambushed', 'broke_through'],
  tolls: { panicked: { piece: 'unit' }, removed: { piece: 'unit' }, eliminated: { piece: 'unit' }, left_map: { piece: 'unit' } },
};
