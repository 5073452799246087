"""When a bot makes war: whom its Dux marches on, with what, and when he comes home."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Action, Verb
from ..position.battlefield import ARMS
from ..position.records import Realm
from ..position.vocabulary import ACCORDS, LEADERS, NONE, SEAT_COUNT, SIDES, TOWNS, Bond, Clause, Errand
from ..position.world_record import World
from ..rules.c08_diplomacy.accords import bond_between, bond_with_town, joins, promised, socius_of
from ..rules.c09_movement import check_counter, may_enter, milia_between, open_to_army
from ..rules.c10_war.blockade import is_at_large, is_beside, legion_of
from ..rules.c10_war.captives import check_ransom
from ..rules.c10_war.declaring import IN_THE_OPEN, check_call, check_enemy, check_rebel
from ..rules.c10_war.hostility import at_war, war_on
from ..rules.c14_victory import Points
from .offering import reserve
from .strength import (
    DUX,
    army_of,
    contingents,
    is_danger,
    is_enough,
    is_stronger,
    likely_defence,
    likely_legion,
    spare_garrison,
    town_of_dux,
)
from .wanting import want, want_wide
from .worth import (
    ANGER,
    BETRAYAL,
    CENTURIA,
    FALLEN,
    FRESH,
    FRESH_BETRAYAL,
    KEPT_WORD,
    LEAST_GAIN,
    NEAR,
    THREAT,
    aes_worth,
    foedus_worth,
    ira_worth,
    points,
    turns_left,
    yield_worth,
)

CAPUT_FALLS = 1400
"""The seat of another Rex, and one rival less."""


@kernel
def choose_war(world: World, realm: Realm, wish: Action) -> bool:
    """Ransom captives, rebel against a lord, relieve a town, attack, or bring the army home."""
    if choose_ransom(world, realm, wish):
        return True
    if check_rebel(realm) == 0 and is_stronger(world, realm, realm.reges[realm.seat].lord):
        return want(wish, Verb.REBEL, 0, 0, 0)
    for leader in range(LEADERS):
        if relieve(world, realm, leader, wish):
            return True
    if not is_at_large(realm, realm.seat, DUX):
        return False
    if call_here(world, realm, wish):
        return True
    if check_counter(world, realm, DUX) != 0:
        return False
    return help_socia(world, realm, wish) or march(world, realm, wish) or go_home(world, realm, wish)


@kernel
def choose_ransom(world: World, realm: Realm, wish: Action) -> bool:
    """One of the bot's captive leaders is ransomed."""
    for leader in range(LEADERS):
        if check_ransom(world, realm, leader) == 0 and realm.reges[realm.seat].aes > reserve(world, realm):
            return want(wish, Verb.RANSOM, leader, 0, 0)
    return False


# What a war is worth


@kernel
def war_worth(world: World, realm: Realm, town: int) -> int:
    """The value of taking a town, less the losses and a broken word."""
    holder, seat = realm.towns[town].holder, realm.seat
    worth = yield_worth(world, realm, town)
    if holder != NONE and realm.reges[holder].court == town:
        worth += CAPUT_FALLS
    else:
        worth += points(world, Points.COLONIA) - anger(world, realm, town)
        worth += aes_worth(world, realm) * world.spoils_per_civis * realm.towns[town].cives
    worth -= CENTURIA * FALLEN * likely_defence(world, realm, town) // 100
    if holder != NONE and is_danger(world, realm, holder):
        worth += THREAT
    war = war_on(realm, seat, town)
    if war != NONE and realm.wars[war].crown != NONE:
        worth += yield_worth(world, realm, realm.wars[war].crown)
    return worth + word_worth(realm, town) - treachery(world, realm, town)


@kernel
def anger(world: World, realm: Realm, town: int) -> int:
    """What it costs to make an enemy of the Rex who lives near a civitas and is in foedus with it."""
    socius = socius_of(realm, town) if realm.towns[town].holder == NONE else NONE
    if socius == NONE or socius == realm.seat:
        return 0
    return ANGER if world.distance[realm.reges[socius].court, town] <= NEAR else 0


@kernel
def word_worth(realm: Realm, town: int) -> int:
    """What it is worth to have promised somebody the attack on a town."""
    for other in range(SEAT_COUNT):
        if other != realm.seat and promised(realm, Clause.ATTACK, realm.seat, other, town) != NONE:
            return KEPT_WORD
    return 0


@kernel
def treachery(world: World, realm: Realm, town: int) -> int:
    """What is given up by breaking one's word to a town, or to him who holds it; half against a danger to all."""
    holder, seat = realm.towns[town].holder, realm.seat
    bond = bond_with_town(realm, seat, town)
    if holder == NONE:
        return betrayed_town(world, realm, town, bond)
    if bond == Bond.NONE and not is_bound_to_peace(realm, seat, holder):
        return 0
    price = FRESH_BETRAYAL if gave_word_lately(realm, seat, holder) else BETRAYAL
    return price // 2 if is_danger(world, realm, holder) else price


@kernel
def is_bound_to_peace(realm: Realm, seat: int, other: int) -> bool:
    """Whether a Rex has promised another not to attack him, or has made peace with him."""
    for number in range(ACCORDS):
        if realm.accords[number].peace and joins(realm, number, seat, other):
            return True
    return promised(realm, Clause.NOT_ATTACK, seat, other, NONE) != NONE


@kernel
def betrayed_town(world: World, realm: Realm, town: int, bond: int) -> int:
    """What is given up by breaking one's word to a civitas: its friendship, one's name, and the love of the people."""
    if bond == Bond.NONE:
        return 0
    rex = realm.reges[realm.seat]
    lost = points(world, Points.PACTUM_CIVITAS)
    if bond == Bond.FOEDUS:
        lost = points(world, Points.FOEDUS_CIVITAS) + foedus_worth(world, realm, town)
    fresh = rex.ties[town].since + FRESH > realm.turn
    return lost + (FRESH_BETRAYAL if fresh else BETRAYAL) + ira_worth(rex.ira)


@kernel
def gave_word_lately(realm: Realm, seat: int, other: int) -> bool:
    """Whether an accord of two Reges that is in force is not yet old."""
    for number in range(ACCORDS):
        if joins(realm, number, seat, other) and realm.accords[number].since + FRESH > realm.turn:
            return True
    return False


@kernel
def is_worth_it(world: World, realm: Realm, town: int, cell: int, army: int) -> int:
    """What an attack on a town from a casella promises, 0 if it is too strong or not worth a war."""
    if check_enemy(realm, town) != 0 or turns_left(world, realm) < world.siege_turns[realm.towns[town].level]:
        return 0
    if not is_enough(army + contingents(world, realm, cell, town), likely_defence(world, realm, town)):
        return 0
    worth = war_worth(world, realm, town)
    return worth if worth >= LEAST_GAIN else 0


# Acting


@kernel
def call_here(world: World, realm: Realm, wish: Action) -> bool:
    """Call the best of the towns beside which the Dux stands to battle."""
    seat = realm.seat
    piece = realm.reges[seat].pieces[DUX]
    army, cell = legion_of(realm, seat, DUX), piece.cell
    if army == 0 or cell < 0:
        return False
    best, most = NONE, 0
    for town in range(TOWNS):
        if not is_beside(world, cell, town) or realm.towns[town].blockader != NONE:
            continue
        worth = is_worth_it(world, realm, town, cell, army)
        if worth > most and check_call(world, realm, DUX, town) == 0:
            best, most = town, worth
    return best != NONE and want(wish, Verb.CALL, DUX, best, 0)


@kernel
def march(world: World, realm: Realm, wish: Action) -> bool:
    """Muster for, or march on, the best town within a day's reach; a besieging or besieged army stays."""
    seat = realm.seat
    piece = realm.reges[seat].pieces[DUX]
    home = town_of_dux(world, realm)
    if piece.blockades != NONE or (home != NONE and realm.towns[home].blockader != NONE):
        return False
    goal = best_goal(world, realm, army_of(world, realm))
    if goal == NONE:
        return False
    if spare_garrison(world, realm) > 0 and muster(world, realm, wish):
        return True
    return want(wish, Verb.MOVE, DUX, goal, 0)


@kernel
def best_goal(world: World, realm: Realm, army: int) -> int:
    """The casella within reach beside the town that promises most, NONE."""
    here = realm.reges[realm.seat].pieces[DUX].cell
    best, most = NONE, 0
    for town in range(TOWNS):
        if realm.towns[town].holder == realm.seat or realm.towns[town].blockader != NONE:
            continue
        for side in range(SIDES):
            cell = world.neighbour[world.sites[town].cell, side]
            if cell == NONE or cell == here or world.cost[world.terrain[cell]] == 0:
                continue
            if milia_between(world, here, cell) > world.allowance:
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
        there = realm.towns[town].garrison[other]
        if there > most:
            arm, most = other, there
    number = min(most, spare_garrison(world, realm))
    return number > 0 and want_wide(wish, Verb.MUSTER, DUX, arm, number, town, 0, 0)


@kernel
def go_home(world: World, realm: Realm, wish: Action) -> bool:
    """An army without a goal goes to the bot's seat."""
    seat = realm.seat
    home = world.sites[realm.reges[seat].court].cell
    piece = realm.reges[seat].pieces[DUX]
    if piece.blockades != NONE or piece.cell == home:
        return False
    return want(wish, Verb.MOVE, DUX, home, 0)


# Help


@kernel
def relieve(world: World, realm: Realm, leader: int, wish: Action) -> bool:
    """Call the army that blockades a town of the bot's, or of a socia, to battle, if it is not too strong."""
    seat = realm.seat
    own = army_of(world, realm) if leader == DUX else legion_of(realm, seat, leader)
    if own == 0 or not is_at_large(realm, seat, leader):
        return False
    for town in range(TOWNS):
        enemy = realm.towns[town].blockader
        if enemy == NONE or enemy == seat or not at_war(realm, enemy, town):
            continue
        count = likely_legion(world, realm, realm.reges[enemy].court)
        if realm.towns[town].holder == seat:
            if 2 * own < count:
                continue
        elif not is_socia(realm, town) or bond_between(realm, seat, enemy) != Bond.NONE or not is_enough(own, count):
            continue
        for other in range(LEADERS):
            if strike_back(world, realm, leader, enemy, other, town, wish):
                return True
    return False


@kernel
def is_socia(realm: Realm, town: int) -> bool:
    """Whether a civitas is in foedus with the bot."""
    return realm.towns[town].holder == NONE and realm.reges[realm.seat].ties[town].bond == Bond.FOEDUS


@kernel
def strike_back(world: World, realm: Realm, leader: int, enemy: int, other: int, town: int, wish: Action) -> bool:
    """Muster against, or call, a leader who shuts a town in, if he is within reach."""
    seat = realm.seat
    piece = realm.reges[enemy].pieces[other]
    if piece.blockades != town or piece.errand != Errand.AFIELD:
        return False
    here = realm.reges[seat].pieces[leader].cell
    if here < 0 or milia_between(world, piece.cell, here) > world.allowance:
        return False
    if leader == DUX and spare_garrison(world, realm) > 0 and muster(world, realm, wish):
        return True
    target = IN_THE_OPEN + 10 * enemy + other
    return check_call(world, realm, leader, target) == 0 and want(wish, Verb.CALL, leader, target, 0)


@kernel
def help_socia(world: World, realm: Realm, wish: Action) -> bool:
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
            return want(wish, Verb.MOVE, DUX, cell, 0)
    return False
