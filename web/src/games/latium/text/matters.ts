// What kinds of event are about.
import type { Matters } from '../../../table/matters';

export const MATTERS: Matters = {
  fight: ['charged', 'shot_at'],
  march: ['moved', 'unit_moved', 'unit_turned', 'deployed', 'commander_placed', 'legatus_returned'],
  betrayal: ['accord_betrayed', 'secret_accord_betrayed', 'town_betrayed', 'promise_broken', 'payment_missed', 'war_by_treachery', 'signum_stolen', 'help_failed', 'bond_broken'],
  battle: ['war_declared', 'rebelled', 'town_called', 'leader_called', 'battle_won', 'battle_drawn', 'blockade_began', 'town_fell', 'peace_made'],
  loss: ['signum_lost', 'favour_lost', 'fell_ill', 'control_lost', 'captured', 'captive_killed', 'rex_fell', 'exiled', 'centuriae_dissolved', 'town_sacked', 'unpaid'],
  gain: ['signum_gained', 'control_gained', 'offer_won', 'templum_built', 'pactum_made', 'foedus_made', 'restored', 'spoils_taken'],
  letter: ['letter_sent', 'letter_declined', 'accord_made', 'secret_accord_made', 'accord_revealed', 'gift_made', 'terms_offered', 'submitted'],
  court: ['rex_died', 'succeeded', 'crown_inherited', 'throne_taken', 'wed', 'born', 'person_died', 'claim_filed', 'event_turned'],
  begins: ['field_built'],
  ends: ['battle_won', 'battle_drawn'],
  tolls: { centuria_destroyed: { part: 'unit' } },
};
