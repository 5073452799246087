"""When a bot makes war: whom its Dux marches on, with what, and when he comes home."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import LEADERS, NONE, SIDES, TOWNS, Counter
from ..position.world_record import World
from ..rules.c07_houses.family import heir
from ..rules.c09_movement import check_counter, check_move, milia_between
from ..rules.c10_war.blockade import is_at_large, is_beside
from ..rules.c10_war.captives import check_ransom
from ..rules.c10_war.declaring import check_call, check_rebel
from ..rules.c10_war.muster import garrison_of
from .guarding import enemy_at_gates
from .mind import Mind, weigh
from .mustering import muster
from .offering import reserve
from .relieving import help_socia, relieve
from .strength import (
    DUX,
    army_of,
    is_stronger,
    power_of,
    spare_garrison,
    spared_by,
    town_of,
)
from .wanting import want
from .war_worth import is_worth_it
from .weights import Weight

REX = Counter.REX
REX_FIRST = 1.5
"""Of the weight: the Rex takes the first army, not the second."""


@kernel
def choose_war(world: World, realm: Realm, mind: Mind) -> bool:
    """Ransom captives, rebel against a lord, relieve a town, attack, or bring the army home."""
    if choose_ransom(world, realm, mind):
        return True
    if check_rebel(realm) == 0 and is_stronger(world, realm, mind, realm.reges[realm.seat].lord):
        return want(mind, Verb.REBEL, 0, 0, 0)
    for leader in range(LEADERS):
        if relieve(world, realm, mind, leader):
            return True
    marches = rex_marches(realm, mind)
    if marches and mind.plan[Weight.REX_MARCHES] > REX_FIRST and campaign(world, realm, mind, REX):
        return True
    return campaign(world, realm, mind, DUX) or (marches and campaign(world, realm, mind, REX))


@kernel
def campaign(world: World, realm: Realm, mind: Mind, leader: int) -> bool:
    """What a leader at large does: call a battle, help a socia, march, or come home."""
    if not is_at_large(realm, realm.seat, leader):
        return False
    if call_here(world, realm, mind, leader):
        return True
    if check_counter(world, realm, leader) != 0:
        return False
    if leader == DUX and help_socia(world, realm, mind):
        return True
    return march(world, realm, mind, leader) or go_home(world, realm, mind, leader)


@kernel
def rex_marches(realm: Realm, mind: Mind) -> bool:
    """Whether the Rex himself leads a second army: he has an heir, and his people would bear a defeat."""
    if mind.plan[Weight.REX_MARCHES] <= 0.5 or realm.reges[realm.seat].ira + 1 >= weigh(mind, Weight.IN_PERIL):
        return False
    return heir(realm, realm.reges[realm.seat].court) != NONE


@kernel
def choose_ransom(world: World, realm: Realm, mind: Mind) -> bool:
    """One of the bot's captive leaders is ransomed."""
    for leader in range(LEADERS):
        if check_ransom(world, realm, leader) == 0 and realm.reges[realm.seat].aes > reserve(world, realm, mind):
            return want(mind, Verb.RANSOM, leader, 0, 0)
    return False


# Acting


@kernel
def call_here(world: World, realm: Realm, mind: Mind, leader: int) -> bool:
    """Call the best of the towns beside which a leader stands to battle."""
    seat = realm.seat
    piece = realm.reges[seat].pieces[leader]
    army, cell = power_of(realm, mind, leader), piece.cell
    if army == 0 or cell < 0:
        return False
    best, most = NONE, 0
    for town in range(TOWNS):
        if not is_beside(world, cell, town) or realm.towns[town].blockader != NONE:
            continue
        worth = is_worth_it(world, realm, mind, town, cell, army)
        if worth > most and check_call(world, realm, leader, town) == 0:
            best, most = town, worth
    return best != NONE and want(mind, Verb.CALL, leader, best, 0)


@kernel
def march(world: World, realm: Realm, mind: Mind, leader: int) -> bool:
    """Muster for, or march on, the best town within reach, or collect an army for later; one at a siege stays."""
    piece = realm.reges[realm.seat].pieces[leader]
    home = town_of(world, realm, leader)
    if piece.blockades != NONE or (home != NONE and realm.towns[home].blockader != NONE):
        return False
    enemy = enemy_at_gates(world, realm, mind, leader)
    goal = best_goal(world, realm, mind, leader, army_of(world, realm, mind, leader), enemy)
    if goal == NONE and mind.plan[Weight.COLLECT] <= 0.5:
        return False
    if spare_garrison(world, realm, mind, leader) > 0 and muster(world, realm, mind, leader):
        return True
    if goal == NONE:
        return False
    want(mind, Verb.MOVE, leader, goal, 0)
    is_near = milia_between(world, piece.cell, goal) <= world.allowance
    return is_near or check_move(world, realm, mind.wish) == 0


@kernel
def best_goal(world: World, realm: Realm, mind: Mind, leader: int, army: int, enemy: int) -> int:
    """The casella within reach beside the town that promises most for the turns that the march takes, NONE.

    With an enemy near the gates no other town is a goal than his.
    """
    here, reach = realm.reges[realm.seat].pieces[leader].cell, max(1, weigh(mind, Weight.REACH))
    best, most = NONE, 0
    for town in range(TOWNS):
        if realm.towns[town].holder == realm.seat or realm.towns[town].blockader != NONE:
            continue
        if enemy != NONE and realm.towns[town].holder != enemy:
            continue
        for side in range(SIDES):
            cell = world.neighbour[world.sites[town].cell, side]
            if cell == NONE or cell == here or world.cost[world.terrain[cell]] == 0:
                continue
            turns = 1 + max(0, milia_between(world, here, cell) - 1) // world.allowance
            if turns > reach:
                continue
            worth = is_worth_it(world, realm, mind, town, cell, army) // turns
            if worth > most:
                best, most = cell, worth
    return best


@kernel
def go_home(world: World, realm: Realm, mind: Mind, leader: int) -> bool:
    """An army without a goal goes to the bot's seat, or where more centuriae can join it."""
    piece = realm.reges[realm.seat].pieces[leader]
    home = world.sites[gathering_place(world, realm, mind, leader)].cell
    if piece.blockades != NONE or piece.cell == home:
        return False
    return want(mind, Verb.MOVE, leader, home, 0)


@kernel
def gathering_place(world: World, realm: Realm, mind: Mind, leader: int) -> int:
    """The town near a leader that can give him most, if he gathers an army abroad; else the seat of the bot."""
    court, cell = realm.reges[realm.seat].court, realm.reges[realm.seat].pieces[leader].cell
    best, gather = court, mind.plan[Weight.GATHER]
    if gather <= 0.0 or cell < 0:
        return best
    most = spared_by(world, realm, mind, court, 0)
    if milia_between(world, cell, world.sites[court].cell) > world.allowance:
        most //= 2
    for town in range(TOWNS):
        if town == court or realm.towns[town].holder != realm.seat or realm.towns[town].blockader != NONE:
            continue
        count = int(gather * garrison_of(realm, town))
        if count > most and milia_between(world, cell, world.sites[town].cell) <= world.allowance:
            best, most = town, count
    return best
