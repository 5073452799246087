"""A bot at war: summons and musters, Signa for a battle, the battle itself, and what follows a victory or a defeat."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel

from ..actions.moves import Choices, Verb
from ..arbiter.choosing import decide
from ..arbiter.signa import best_in_store
from ..arbiter.wishes import Wish
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
from .arraying import choose_placement
from .demanding import choose_demand
from .dueling import draw_card
from .leading import choose_order, choose_shot
from .mind import Mind, weigh
from .valuing import letter_worth
from .wanting import want, want_wide
from .weights import Weight

# Before the battle


@kernel
def choose_summons(world: World, realm: Realm, mind: Mind) -> bool:
    """Accept battle under the leader who brings most, the Dux before the Rex; decline a hopeless one behind good walls.

    A Rex whose people would drive him out after a defeat does not lead.
    """
    battle = realm.battle
    best, most = NONE, 0
    for leader in (Counter.DUX, Counter.REX, NO_LEADER):
        if leader == Counter.REX and realm.reges[realm.seat].ira >= weigh(mind, Weight.IN_PERIL):
            continue
        if check_fight_back(world, realm, leader) == 0 and at_hand(world, realm, leader) > most:
            best, most = leader, at_hand(world, realm, leader)
    if best == NONE:
        return want(mind, Verb.DECLINE_BATTLE, 0, 0, 0)
    enemy = legion_max(world, realm, realm.reges[battle.seat[0]].court)
    walled = battle.town == NONE or realm.towns[battle.town].level > Level.VICUS
    if walled and enemy > hopeless_odds(realm, mind, best) * most:
        return want(mind, Verb.DECLINE_BATTLE, 0, 0, 0)
    return want(mind, Verb.FIGHT, best, 0, 0)


@kernel
def hopeless_odds(realm: Realm, mind: Mind, leader: int) -> float:
    """The enemy's multiple against which a leader declines: more if he would give up a siege by it."""
    besieges = leader < LEADERS and realm.reges[realm.seat].pieces[leader].blockades != NONE
    if besieges and mind.plan[Weight.HOLDS] > 0.0:
        return mind.plan[Weight.HOLDS]
    return mind.plan[Weight.HOPELESS]


@kernel
def choose_muster(world: World, realm: Realm, mind: Mind) -> bool:
    """Call every socius who may come."""
    side = side_asked(realm)
    for town in range(TOWNS):
        if check_town_called(world, realm, side, town) == 0:
            return want(mind, Verb.CONTINGENT, town, 0, 0)
    for seat in range(SEAT_COUNT):
        if check_rex_called(world, realm, side, seat) == 0:
            return want(mind, Verb.CONTINGENT, PLAYER + seat, 0, 0)
    return want(mind, Verb.READY, 0, 0, 0)


@kernel
def choose_joining(world: World, realm: Realm, mind: Mind) -> bool:
    """Send a contingent to a Rex who may ask for it, the defender first; but not against the bot's own socius."""
    battle, seat = realm.battle, realm.seat
    for side in (1, 0):
        enemy = battle.seat[1 - side]
        if enemy != NONE and bond_between(realm, seat, enemy) != Bond.NONE:
            continue
        want(mind, Verb.JOIN, NO_LEADER, side, 0)
        if check_join(world, realm, mind.wish) == 0:
            return True
    return False


@kernel
def choose_allotment(realm: Realm, mind: Mind) -> bool:
    """The most useful Signa of battle, as many as there is room for."""
    side = side_asked(realm)
    kind = best_in_store(realm, side)
    if kind != Signum.NONE and may_allot_more(realm, side):
        return want(mind, Verb.ALLOT, kind, 0, 0)
    return want(mind, Verb.READY, 0, 0, 0)


# The battle


@kernel
def choose_in_battle(world: World, realm: Realm, mind: Mind, dice: Dice) -> bool:
    """As the program plays a delegated side, but the cards of a duel may be drawn from its equilibrium."""
    if realm.ask == Ask.WATCH:
        return want(mind, Verb.WATCH, 0, 0, 0)
    if realm.ask == Ask.CARDS and mind.plan[Weight.EQUILIBRIUM] > 0.5:
        return want(mind, Verb.CARD, draw_card(realm.battle, side_asked(realm), mind, dice), 0, 0)
    side = side_asked(realm)
    verb, a, b, c, d, e = command(world, realm, side, mind, dice)
    return want_wide(mind, verb, a, b, c, d, e, 0)


@kernel
def command(world: World, realm: Realm, side: int, mind: Mind, dice: Dice) -> Wish:
    """How a side is led: by the bot itself, or as the program leads it."""
    if mind.plan[Weight.LEADS] > 0.5:
        if realm.ask == Ask.ACT:
            return choose_order(world, realm, side, mind)
        if realm.ask == Ask.SHOOT:
            return choose_shot(realm.battle, side, mind)
        if realm.ask == Ask.DEPLOY:
            return choose_placement(realm.battle, side, mind)
    return decide(world, realm, side, dice)


# After it


@kernel
def choose_victory(world: World, realm: Realm, mind: Mind) -> bool:
    """Pursue while a town of the enemy's is shut in; else write down terms that a beaten Rex can bear."""
    peace = realm.peace
    victor, loser = peace.victor, peace.loser
    for town in range(TOWNS):
        if realm.towns[town].holder == loser and realm.towns[town].blockader == victor:
            return want(mind, Verb.PURSUE, 0, 0, 0)
    if peace.stage == PeaceStage.CHOOSING:
        return want(mind, Verb.TREAT, 0, 0, 0)
    return choose_demand(world, realm, mind, peace.letter) or want(mind, Verb.SEND, 0, 0, 0)


@kernel
def choose_terms(world: World, realm: Realm, mind: Mind) -> bool:
    """A beaten Rex yields what is bearable, and nearly anything with the enemy before the gates of his seat."""
    seat, letter = realm.seat, realm.peace.letter
    court = realm.towns[realm.reges[seat].court]
    bears = weigh(mind, Weight.LAST_RESORT) if court.blockader != NONE else weigh(mind, Weight.LOSER_YIELDS)
    if letter_worth(world, realm, mind, letter) >= bears:
        return want(mind, Verb.ACCEPT, letter, 0, 0)
    return want(mind, Verb.DECLINE, letter, 0, 0)


@kernel
def choose_spoils(world: World, realm: Realm, mind: Mind) -> bool:
    """A town is spared, and its templum gives way to an ara of a god with room."""
    if realm.spoils.stage != SpoilsStage.SETTLED:
        return want(mind, Verb.SPARE, 0, 0, 0)
    god = best_god(world, realm)
    if god == God.NONE:
        god = realm.towns[realm.spoils.town].god
    return want(mind, Verb.DEDICATE, 0, god, 0)


@kernel
def choose_captives(realm: Realm, mind: Mind, choices: Choices) -> bool:
    """A captive is kept for his ransom."""
    for place in range(choices.count):
        action = choices.actions[place]
        if action.verb == Verb.KEEP and action.b < LEADERS:
            return want(mind, Verb.KEEP, action.a, action.b, 0)
    return False
