"""A bot at war: summons and musters, Signa for a battle, the battle itself, and what follows a victory or a defeat."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel

from ..actions.moves import Action, Choices, Verb
from ..arbiter.choosing import decide
from ..arbiter.signa import best_in_store
from ..position.records import Realm
from ..position.vocabulary import (
    LEADERS,
    NONE,
    SEAT_COUNT,
    TOWNS,
    Ask,
    Bond,
    Counter,
    God,
    Level,
    PeaceStage,
    Signum,
    SpoilsStage,
)
from ..position.world_record import World
from ..rules.c05_legion import legion_max
from ..rules.c08_diplomacy.accords import bond_between
from ..rules.c10_war.muster import (
    NO_LEADER,
    PLAYER,
    at_hand,
    check_fight_back,
    check_join,
    check_rex_called,
    check_town_called,
)
from ..rules.c11_battle.allotment import may_allot_more
from ..rules.c11_battle.signa import side_asked
from .answering import best_god
from .demanding import choose_demand
from .wanting import want, want_wide
from .writing import letter_worth

HOPELESS = 2
"""Battle is declined if the enemy has more than this multiple of the army."""
IN_PERIL = 2
"""The ira of a people that bears no defeat of its Rex."""
LOSER_YIELDS = -500
"""The cost that a beaten Rex accepts for peace; with an enemy before his gates he accepts"""
LAST_RESORT = -2000

# Before the battle


@kernel
def choose_summons(world: World, realm: Realm, wish: Action) -> bool:
    """Accept battle under the leader who brings most, the Dux before the Rex; decline a hopeless one behind good walls.

    A Rex whose people would drive him out after a defeat does not lead.
    """
    battle = realm.battle
    best, most = NONE, 0
    for leader in (Counter.DUX, Counter.REX, NO_LEADER):
        if leader == Counter.REX and realm.reges[realm.seat].ira >= IN_PERIL:
            continue
        if check_fight_back(world, realm, leader) == 0 and at_hand(world, realm, leader) > most:
            best, most = leader, at_hand(world, realm, leader)
    if best == NONE:
        return want(wish, Verb.DECLINE_BATTLE, 0, 0, 0)
    enemy = legion_max(world, realm, realm.reges[battle.seat[0]].court)
    walled = battle.town == NONE or realm.towns[battle.town].level > Level.VICUS
    if walled and enemy > HOPELESS * most:
        return want(wish, Verb.DECLINE_BATTLE, 0, 0, 0)
    return want(wish, Verb.FIGHT, best, 0, 0)


@kernel
def choose_muster(world: World, realm: Realm, wish: Action) -> bool:
    """Call every socius who may come."""
    side = side_asked(realm)
    for town in range(TOWNS):
        if check_town_called(world, realm, side, town) == 0:
            return want(wish, Verb.CONTINGENT, town, 0, 0)
    for seat in range(SEAT_COUNT):
        if check_rex_called(world, realm, side, seat) == 0:
            return want(wish, Verb.CONTINGENT, PLAYER + seat, 0, 0)
    return want(wish, Verb.READY, 0, 0, 0)


@kernel
def choose_joining(world: World, realm: Realm, wish: Action) -> bool:
    """Send a contingent to a Rex who may ask for it, the defender first; but not against the bot's own socius."""
    battle, seat = realm.battle, realm.seat
    for side in (1, 0):
        enemy = battle.seat[1 - side]
        if enemy != NONE and bond_between(realm, seat, enemy) != Bond.NONE:
            continue
        want(wish, Verb.JOIN, NO_LEADER, side, 0)
        if check_join(world, realm, wish) == 0:
            return True
    return False


@kernel
def choose_allotment(realm: Realm, wish: Action) -> bool:
    """The most useful Signa of battle, as many as there is room for."""
    side = side_asked(realm)
    kind = best_in_store(realm, side)
    if kind != Signum.NONE and may_allot_more(realm, side):
        return want(wish, Verb.ALLOT, kind, 0, 0)
    return want(wish, Verb.READY, 0, 0, 0)


# The battle


@kernel
def choose_in_battle(world: World, realm: Realm, wish: Action, dice: Dice) -> bool:
    """As the program plays a delegated side."""
    if realm.ask == Ask.WATCH:
        return want(wish, Verb.WATCH, 0, 0, 0)
    verb, a, b, c, d, e = decide(world, realm, side_asked(realm), dice)
    return want_wide(wish, verb, a, b, c, d, e, 0)


# After it


@kernel
def choose_victory(world: World, realm: Realm, wish: Action) -> bool:
    """Pursue while a town of the enemy's is shut in; else write down terms that a beaten Rex can bear."""
    peace = realm.peace
    victor, loser = peace.victor, peace.loser
    for town in range(TOWNS):
        if realm.towns[town].holder == loser and realm.towns[town].blockader == victor:
            return want(wish, Verb.PURSUE, 0, 0, 0)
    if peace.stage == PeaceStage.CHOOSING:
        return want(wish, Verb.TREAT, 0, 0, 0)
    return choose_demand(world, realm, peace.letter, wish) or want(wish, Verb.SEND, 0, 0, 0)


@kernel
def choose_terms(world: World, realm: Realm, wish: Action) -> bool:
    """A beaten Rex yields what is bearable, and nearly anything with the enemy before the gates of his seat."""
    seat, letter = realm.seat, realm.peace.letter
    court = realm.towns[realm.reges[seat].court]
    bears = LAST_RESORT if court.blockader != NONE else LOSER_YIELDS
    if letter_worth(world, realm, letter) >= bears:
        return want(wish, Verb.ACCEPT, letter, 0, 0)
    return want(wish, Verb.DECLINE, letter, 0, 0)


@kernel
def choose_spoils(world: World, realm: Realm, wish: Action) -> bool:
    """A town is spared, and its templum gives way to an ara of a god with room."""
    if realm.spoils.stage != SpoilsStage.SETTLED:
        return want(wish, Verb.SPARE, 0, 0, 0)
    god = best_god(world, realm)
    if god == God.NONE:
        god = realm.towns[realm.spoils.town].god
    return want(wish, Verb.DEDICATE, 0, god, 0)


@kernel
def choose_captives(realm: Realm, wish: Action, choices: Choices) -> bool:
    """A captive is kept for his ransom."""
    for place in range(choices.count):
        action = choices.actions[place]
        if action.verb == Verb.KEEP and action.b < LEADERS:
            return want(wish, Verb.KEEP, action.a, action.b, 0)
    return False
