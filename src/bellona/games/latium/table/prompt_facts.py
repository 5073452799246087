"""The facts about a position besides its map: who has to choose, and the arguments of the prompt."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import i2, record

from ..position.battlefield import Stage
from ..position.records import Realm
from ..position.vocabulary import NONE, Ask
from ..position.world_record import World
from ..rules.c02_answers import price
from ..rules.c02_effects import legatus_to_seize


@record
class PromptFacts:
    """The numbers of a prompt; NONE if not used."""

    turn: i2
    phase: i2
    active: i2
    ask: i2
    seat: i2
    waiting: i2
    """A bit for each seat that is asked."""
    winner: i2
    ending: i2
    card: i2
    """The event card of the turn, 0."""
    result: i2
    other_result: i2
    assigned: i2
    """The Rex who bears the event."""
    signum: i2
    """The Signum that was played against the Rex who is asked, 0."""
    by: i2
    """The actor in the question."""
    town: i2
    counter: i2
    number: i2
    """A sum, or how many are meant."""
    last_offer: i2
    stage: i2
    """Of the battle under way."""
    side: i2
    """Of the battle: 0 the aggressor, 1 the defender."""
    battle_phase: i2
    actions: i2
    pair: i2
    acts: i2


@kernel
def note(world: World, realm: Realm, found: PromptFacts) -> None:
    """Survey a position."""
    found.turn = realm.turn
    found.phase = realm.phase
    found.active = realm.active
    found.ask = realm.ask
    found.seat = realm.seat
    found.waiting = realm.waiting
    found.winner = realm.winner
    found.ending = realm.ending
    found.card = realm.event.card
    found.result = realm.event.result
    found.other_result = realm.event.other
    found.assigned = realm.event.assigned
    found.signum = realm.plot.signum
    found.by = NONE
    found.town = NONE
    found.counter = NONE
    found.number = 0
    found.last_offer = realm.last_offer
    found.acts = realm.acts
    brief_of_battle(realm, found)
    brief_of_question(world, realm, found)


@kernel
def brief_of_question(world: World, realm: Realm, found: PromptFacts) -> None:
    """The subject of the question: who did it, where, how much."""
    ask = realm.ask
    if ask == Ask.EXPIATE or ask == Ask.RANSOM_LEGATUS:
        found.number = price(world, realm)
    if ask == Ask.RANSOM_LEGATUS:
        found.counter = legatus_to_seize(realm, realm.seat)
    elif ask == Ask.SUMMONS:
        found.counter = realm.battle.leader[0]
    elif ask == Ask.SHIELD:
        found.by = realm.event.sender
    elif ask == Ask.FIDES:
        found.by = realm.plot.by
    elif ask == Ask.ROB:
        found.by = realm.plot.victim
    elif ask == Ask.VICTORY:
        found.by = realm.peace.loser
    elif ask == Ask.TERMS:
        found.by = realm.peace.victor
    elif ask == Ask.SACK:
        found.town = realm.spoils.town


@kernel
def brief_of_battle(realm: Realm, found: PromptFacts) -> None:
    """The state of a battle."""
    battle = realm.battle
    found.stage = battle.stage
    found.side = NONE
    found.battle_phase = battle.number
    found.actions = battle.actions
    found.pair = battle.fight.pair
    if battle.stage != Stage.NONE:
        found.town = battle.town
        for side in range(2):
            if realm.seat != NONE and battle.seat[side] == realm.seat:
                found.side = side
                found.by = battle.seat[1 - side]
