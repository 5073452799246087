"""When a bot makes war: whom its Dux marches on, with what, and when he comes home."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import i8

from ..battlefield import ARMS
from ..moves import Action, Verb
from ..position import (
    LEADERS,
    NONE,
    SEATS,
    SIDES,
    TOWNS,
    Bond,
    Counter,
    Errand,
    Realm,
    Reign,
    World,
)
from ..rules.c05_legion import legion_max
from ..rules.c08_accords import bond_with_town
from ..rules.c09_movement import check_counter, milia_between
from ..rules.c10_blockade import is_at_large, is_beside, legion_of
from ..rules.c10_captives import check_ransom
from ..rules.c10_hostility import at_war
from ..rules.c10_muster import garrison_of
from ..rules.c10_war import IN_THE_OPEN, check_call, check_enemy, check_rebel
from .offering import reserve
from .wanting import want, want_wide
from .worth import (
    AGAINST,
    BETRAYAL,
    CENTURIA,
    FALLEN,
    LEAST_GAIN,
    NEAR,
    POINT,
    UPPER_HAND,
    aes_worth,
    ira_worth,
    turns_left,
    yield_worth,
)

DUX = Counter.DUX.value
HOME_GUARD = 3
"""One part in so many of the legion stays at home while a neighbour is known to break his word."""
CAPUT_FALLS = 1400
"""The seat of another Rex, and one rival less."""
COLONIA = 600


@kernel
def choose_war(world: World, realm: Realm, wish: Action) -> bool:
    """Buy captives free, shake off a lord, relieve a town, attack, or bring the army home."""
    if choose_ransom(world, realm, wish):
        return True
    if check_rebel(realm) == 0 and is_stronger(world, realm, i8(realm.reges[realm.seat].lord)):
        return want(wish, Verb.REBEL.value, 0, 0, 0)
    for leader in range(LEADERS):
        if relieve(world, realm, leader, wish):
            return True
    if not is_at_large(realm, i8(realm.seat), DUX):
        return False
    if call_here(world, realm, wish):
        return True
    if check_counter(world, realm, DUX) != 0:
        return False
    return march(world, realm, wish) or go_home(world, realm, wish)


@kernel
def choose_ransom(world: World, realm: Realm, wish: Action) -> bool:
    """A leader of one's own who is captive is bought free."""
    for leader in range(LEADERS):
        if check_ransom(world, realm, leader) == 0 and i8(realm.reges[realm.seat].aes) > reserve(world, realm):
            return want(wish, Verb.RANSOM.value, leader, 0, 0)
    return False


# Strength


@kernel
def army_of(world: World, realm: Realm) -> int:
    """The centuriae that the Dux leads, and those of the garrison that he can take along from where he stands."""
    seat = i8(realm.seat)
    return legion_of(realm, seat, DUX) + spare_garrison(world, realm)


@kernel
def spare_garrison(world: World, realm: Realm) -> int:
    """How much of the garrison of the town in which the Dux stands may march with him."""
    town = town_of_dux(world, realm)
    if town == NONE:
        return 0
    there = garrison_of(realm, town)
    if town == realm.reges[realm.seat].court and is_watched(world, realm):
        total = there + legion_of(realm, i8(realm.seat), DUX)
        return max(0, there - total // HOME_GUARD)
    return there


@kernel
def town_of_dux(world: World, realm: Realm) -> int:
    """The town of one's own in which the Dux stands, NONE."""
    cell = i8(realm.reges[realm.seat].pieces[DUX].cell)
    town = i8(world.town_at[cell]) if cell >= 0 else NONE
    return town if town != NONE and realm.towns[town].holder == realm.seat else NONE


@kernel
def is_watched(world: World, realm: Realm) -> bool:
    """Whether a neighbour lives near who has broken his word."""
    court = i8(realm.reges[realm.seat].court)
    for seat in range(SEATS):
        rex = realm.reges[seat]
        if seat != realm.seat and rex.reign == Reign.REIGNS and rex.breaches > 0:
            if world.distance[court, rex.court] <= NEAR:
                return True
    return False


@kernel
def likely_defence(world: World, realm: Realm, town: int) -> int:
    """The centuriae that a town can be expected to have, and what its Rex can bring there in time."""
    count = legion_max(world, realm, town)
    holder = i8(realm.towns[town].holder)
    if holder == NONE:
        return count
    if realm.reges[holder].court == town:
        return count
    court = i8(realm.reges[holder].court)
    near = world.distance[court, town] <= i8(world.allowance)
    return max(count // 2, legion_max(world, realm, court) if near else 0)


@kernel
def contingents(world: World, realm: Realm, cell: int, target: int) -> int:
    """The centuriae that civitates in foedus can be expected to send to a casella."""
    count = 0
    for town in range(TOWNS):
        if town == target or realm.towns[town].holder != NONE:
            continue
        if realm.reges[realm.seat].ties[town].bond == Bond.FOEDUS:
            if milia_between(world, i8(world.sites[town].cell), cell) <= i8(world.allies_within):
                count += legion_max(world, realm, town) // i8(world.contingent_share)
    return count


@kernel
def is_enough(own: int, other: int) -> bool:
    """Whether an army is strong enough for an attack."""
    return own > 0 and AGAINST * own >= UPPER_HAND * other


@kernel
def is_stronger(world: World, realm: Realm, other: int) -> bool:
    """Whether a Rex at his seat can be expected to be beaten by all that the bot has there."""
    court = i8(realm.reges[other].court)
    return is_enough(army_of(world, realm), likely_defence(world, realm, court))


# What a war is worth


@kernel
def war_worth(world: World, realm: Realm, town: int) -> int:
    """What taking a town promises, with the losses and a broken word taken off."""
    holder, seat = i8(realm.towns[town].holder), i8(realm.seat)
    worth = yield_worth(world, realm, town)
    if holder != NONE and realm.reges[holder].court == town:
        worth += CAPUT_FALLS
    else:
        worth += COLONIA
        worth += aes_worth(world, realm) * i8(world.spoils_per_civis) * i8(realm.towns[town].cives)
    worth -= CENTURIA * FALLEN * likely_defence(world, realm, town) // 100
    bond = bond_with_town(realm, seat, town)
    if bond != Bond.NONE:
        worth -= BETRAYAL
        if holder == NONE:
            worth -= ira_worth(i8(realm.reges[seat].ira)) + (3 * POINT if bond == Bond.FOEDUS else POINT)
    return worth


@kernel
def is_worth_it(world: World, realm: Realm, town: int, cell: int, army: int) -> int:
    """What an attack on a town from a casella promises, 0 if it is too strong or not worth a war."""
    if check_enemy(realm, town) != 0 or turns_left(world, realm) < i8(world.siege_turns[realm.towns[town].level]):
        return 0
    if not is_enough(army + contingents(world, realm, cell, town), likely_defence(world, realm, town)):
        return 0
    worth = war_worth(world, realm, town)
    return worth if worth >= LEAST_GAIN else 0


# Acting


@kernel
def call_here(world: World, realm: Realm, wish: Action) -> bool:
    """Call the best of the towns beside which the Dux stands to battle."""
    seat = i8(realm.seat)
    piece = realm.reges[seat].pieces[DUX]
    army, cell = legion_of(realm, seat, DUX), i8(piece.cell)
    if army == 0 or cell < 0:
        return False
    best, most = NONE, 0
    for town in range(TOWNS):
        if not is_beside(world, cell, town) or realm.towns[town].blockader != NONE:
            continue
        worth = is_worth_it(world, realm, town, cell, army)
        if worth > most and check_call(world, realm, DUX, town) == 0:
            best, most = town, worth
    return best != NONE and want(wish, Verb.CALL.value, DUX, best, 0)


@kernel
def march(world: World, realm: Realm, wish: Action) -> bool:
    """Muster for, or march on, the best town within a day's reach; an army that shuts a town in stays."""
    seat = i8(realm.seat)
    piece = realm.reges[seat].pieces[DUX]
    if piece.blockades != NONE:
        return False
    goal = best_goal(world, realm, army_of(world, realm))
    if goal == NONE:
        return False
    if spare_garrison(world, realm) > 0 and muster(world, realm, wish):
        return True
    return want(wish, Verb.MOVE.value, DUX, goal, 0)


@kernel
def best_goal(world: World, realm: Realm, army: int) -> int:
    """The casella within reach beside the town that promises most, NONE."""
    here = i8(realm.reges[realm.seat].pieces[DUX].cell)
    best, most = NONE, 0
    for town in range(TOWNS):
        if realm.towns[town].holder == realm.seat or realm.towns[town].blockader != NONE:
            continue
        for side in range(SIDES):
            cell = i8(world.neighbour[world.sites[town].cell, side])
            if cell == NONE or cell == here or world.cost[world.terrain[cell]] == 0:
                continue
            if milia_between(world, here, cell) > i8(world.allowance):
                continue
            worth = is_worth_it(world, realm, town, cell, army)
            if worth > most:
                best, most = cell, worth
    return best


@kernel
def muster(world: World, realm: Realm, wish: Action) -> bool:
    """Take the largest part of the garrison that may still go along."""
    town = town_of_dux(world, realm)
    arm, most = NONE, 0
    for other in range(ARMS):
        there = i8(realm.towns[town].garrison[other])
        if there > most:
            arm, most = other, there
    number = min(most, spare_garrison(world, realm))
    return number > 0 and want_wide(wish, Verb.MUSTER.value, DUX, arm, number, town, 0, 0)


@kernel
def go_home(world: World, realm: Realm, wish: Action) -> bool:
    """An army without a goal goes to the bot's seat."""
    seat = i8(realm.seat)
    home = i8(world.sites[realm.reges[seat].court].cell)
    piece = realm.reges[seat].pieces[DUX]
    if piece.blockades != NONE or piece.cell == home:
        return False
    return want(wish, Verb.MOVE.value, DUX, home, 0)


@kernel
def relieve(world: World, realm: Realm, leader: int, wish: Action) -> bool:
    """Call the army that shuts in a town of one's own to battle, if it is not too strong."""
    seat = i8(realm.seat)
    own = legion_of(realm, seat, leader)
    if own == 0:
        return False
    for town in range(TOWNS):
        enemy = i8(realm.towns[town].blockader)
        if realm.towns[town].holder != seat or enemy == NONE or not at_war(realm, enemy, town):
            continue
        for other in range(LEADERS):
            piece = realm.reges[enemy].pieces[other]
            target = IN_THE_OPEN + 10 * enemy + other
            if (
                piece.blockades == town
                and piece.errand == Errand.AFIELD
                and check_call(world, realm, leader, target) == 0
            ):
                court = i8(realm.reges[enemy].court)
                if 2 * own >= legion_max(world, realm, court):
                    return want(wish, Verb.CALL.value, leader, target, 0)
    return False
