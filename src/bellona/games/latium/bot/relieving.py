"""How a bot helps a town that is shut in: its own, or a socia."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import LEADERS, NONE, TOWNS, Bond, Counter, Errand
from ..position.world_record import World
from ..rules.c08_diplomacy.accords import bond_between
from ..rules.c09_movement import may_enter, milia_between, open_to_army
from ..rules.c10_war.blockade import is_at_large, is_sick, legion_of
from ..rules.c10_war.declaring import IN_THE_OPEN, check_call
from ..rules.c10_war.hostility import at_war
from ..rules.c14_victory import towns_controlled
from .mind import Mind
from .mustering import muster
from .strength import (
    DUX,
    army_of,
    is_enough,
    likely_legion,
    spare_garrison,
    town_of,
)
from .wanting import want
from .weights import Weight

HALF = 0.5
"""Of the besiegers' number, with which they are called to battle."""


@kernel
def relieve(world: World, realm: Realm, mind: Mind, leader: int) -> bool:
    """Call the army that blockades a town of the bot's, or of a socia, to battle, if it is not too strong."""
    seat = realm.seat
    gathers = leader == DUX or sallies_himself(world, realm, mind)
    own = army_of(world, realm, mind, leader) if gathers else legion_of(realm, seat, leader)
    if own == 0 or not is_at_large(realm, seat, leader):
        return False
    for town in range(TOWNS):
        enemy = realm.towns[town].blockader
        if enemy == NONE or enemy == seat or not at_war(realm, enemy, town):
            continue
        count = likely_legion(world, realm, realm.reges[enemy].court)
        if realm.towns[town].holder == seat:
            if own < least_share(realm, mind, town) * count:
                continue
        elif not may_help(realm, town, enemy) or not is_enough(mind, own, count):
            continue
        for other in range(LEADERS):
            if strike_back(world, realm, mind, leader, gathers, enemy, other, town):
                return True
    return False


@kernel
def least_share(realm: Realm, mind: Mind, town: int) -> float:
    """Of the besiegers' number, with which they are called to battle: less for the seat, with which all is lost."""
    return mind.plan[Weight.SALLIES] if town == realm.reges[realm.seat].court else HALF


@kernel
def sallies_himself(world: World, realm: Realm, mind: Mind) -> bool:
    """Whether the Rex leads all out of his seat that is shut in: it is all that he has, or his Dux cannot come."""
    seat, court = realm.seat, realm.reges[realm.seat].court
    if mind.plan[Weight.SALLIES] >= HALF or realm.towns[court].blockader == NONE:
        return False
    if town_of(world, realm, Counter.REX) != court or is_sick(realm, seat, Counter.REX):
        return False
    cell = realm.reges[seat].pieces[DUX].cell
    if not is_at_large(realm, seat, DUX) or milia_between(world, cell, world.sites[court].cell) > world.allowance:
        return True
    return town_of(world, realm, DUX) == court and towns_controlled(realm, seat) == 1


@kernel
def may_help(realm: Realm, town: int, enemy: int) -> bool:
    """Whether a town is a socia, and he who shuts it in is no socius."""
    return is_socia(realm, town) and bond_between(realm, realm.seat, enemy) == Bond.NONE


@kernel
def is_socia(realm: Realm, town: int) -> bool:
    """Whether a civitas is in foedus with the bot."""
    return realm.towns[town].holder == NONE and realm.reges[realm.seat].ties[town].bond == Bond.FOEDUS


@kernel
def strike_back(
    world: World, realm: Realm, mind: Mind, leader: int, gathers: bool, enemy: int, other: int, town: int
) -> bool:
    """Muster against, or call, a leader who shuts a town in, if he is within reach."""
    seat = realm.seat
    piece = realm.reges[enemy].pieces[other]
    if piece.blockades != town or piece.errand != Errand.AFIELD:
        return False
    here = realm.reges[seat].pieces[leader].cell
    if here < 0 or milia_between(world, piece.cell, here) > world.allowance:
        return False
    if gathers and spare_garrison(world, realm, mind, leader) > 0 and muster(world, realm, mind, leader):
        return True
    target = IN_THE_OPEN + 10 * enemy + other
    return check_call(world, realm, leader, target) == 0 and want(mind, Verb.CALL, leader, target, 0)


@kernel
def help_socia(world: World, realm: Realm, mind: Mind) -> bool:
    """Lead the army of the Dux to a civitas in foedus that waits for help (D45)."""
    seat = realm.seat
    piece = realm.reges[seat].pieces[DUX]
    if piece.blockades != NONE or legion_of(realm, seat, DUX) == 0:
        return False
    opened = open_to_army(realm, seat)
    for town in range(TOWNS):
        tie, cell = realm.reges[seat].ties[town], world.sites[town].cell
        if tie.help_due < realm.turn or tie.bond != Bond.FOEDUS or piece.cell == cell:
            continue
        if may_enter(world, opened, cell) and milia_between(world, piece.cell, cell) <= world.allowance:
            return want(mind, Verb.MOVE, DUX, cell, 0)
    return False
