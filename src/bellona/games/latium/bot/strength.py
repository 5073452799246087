"""A bot's estimate of armies: its own, those of others from public facts, and the help of socii."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.battlefield import SAGITTARII
from ..position.records import Realm
from ..position.vocabulary import CLAUSES, NONE, SEAT_COUNT, TOWNS, Bond, Clause, Counter, Errand, Reign
from ..position.world_record import World
from ..rules.c05_legion import legion_max
from ..rules.c08_diplomacy.accords import bond_between, promised
from ..rules.c09_movement import milia_between
from ..rules.c10_war.blockade import legion_of
from ..rules.c10_war.hostility import war_between
from ..rules.c10_war.muster import garrison_of
from ..rules.c14_victory import towns_controlled
from .mind import Mind, weigh, weigh_all
from .trusting import is_faithless
from .weights import Weight
from .worth import are_neighbours

DUX = Counter.DUX
CIVES_A_CENTURIA = 2


# The bot's own


@kernel
def army_of(world: World, realm: Realm, mind: Mind, leader: int) -> int:
    """How strong a leader is with his legion and what he can take along of the garrison where he stands."""
    town, spare = town_of(world, realm, leader), spare_garrison(world, realm, mind, leader)
    bows = 0 if town == NONE else min(spare, int(realm.towns[town].garrison[SAGITTARII]))
    return power_of(realm, mind, leader) + spare + weigh_all(mind, Weight.BOW_POWER, bows)


@kernel
def power_of(realm: Realm, mind: Mind, leader: int) -> int:
    """How strong the legion of a leader is: its centuriae, archers counted as they decide battles."""
    bows, ranks = 0, realm.reges[realm.seat].pieces[leader].ranks
    for town in range(TOWNS):
        bows += ranks[town, SAGITTARII]
    return legion_of(realm, realm.seat, leader) + weigh_all(mind, Weight.BOW_POWER, bows)


@kernel
def spare_garrison(world: World, realm: Realm, mind: Mind, leader: int) -> int:
    """How much of the garrison of the town in which a leader stands may march with him."""
    town = town_of(world, realm, leader)
    return 0 if town == NONE else spared_by(world, realm, mind, town, legion_of(realm, realm.seat, leader))


@kernel
def spared_by(world: World, realm: Realm, mind: Mind, town: int, legion: int) -> int:
    """How much of the garrison of an own town may march with a legion that is there."""
    there = garrison_of(realm, town)
    if town != realm.reges[realm.seat].court:
        return there - weigh_all(mind, Weight.COLONY_GUARD, there)
    if realm.towns[town].blockader != NONE and mind.plan[Weight.SALLIES] < 0.5:
        return there
    total = there + legion
    watched = is_watched(world, realm, mind)
    guard = weigh_all(mind, Weight.HOME_GUARD if watched else Weight.QUIET_GUARD, total)
    return max(0, there - guard)


@kernel
def town_of(world: World, realm: Realm, leader: int) -> int:
    """The bot's own town in which a leader stands, NONE."""
    cell = realm.reges[realm.seat].pieces[leader].cell
    town = world.town_at[cell] if cell >= 0 else NONE
    return town if town != NONE and realm.towns[town].holder == realm.seat else NONE


@kernel
def is_watched(world: World, realm: Realm, mind: Mind) -> bool:
    """Whether a Rex lives near who is no socius, or whose word is worth nothing."""
    own = realm.seat
    for seat in range(SEAT_COUNT):
        rex = realm.reges[seat]
        if seat == own or rex.reign != Reign.REIGNS or not are_neighbours(world, realm, mind, own, seat):
            continue
        bond = bond_between(realm, own, seat)
        if bond == Bond.NONE or is_faithless(realm, mind, seat) or war_between(realm, own, seat) != NONE:
            return True
    return False


# Others


@kernel
def likely_legion(world: World, realm: Realm, town: int) -> int:
    """The centuriae that a town can keep, by its cives and walls."""
    held = realm.towns[town]
    return min(held.cives, world.walls_cap[held.level]) // CIVES_A_CENTURIA


@kernel
def likely_defence(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """The centuriae that a town can be expected to have, and what its Rex can bring there in time."""
    count = likely_legion(world, realm, town)
    holder = realm.towns[town].holder
    if holder == NONE:
        return count
    if realm.reges[holder].court == town:
        return max(0, count - weigh_all(mind, Weight.ABSENCE, count)) if is_away(world, realm, holder) else count
    court = realm.reges[holder].court
    near = world.distance[court, town] <= world.allowance
    return max(count // 2, likely_legion(world, realm, court) if near else 0)


@kernel
def is_away(world: World, realm: Realm, seat: int) -> bool:
    """Whether the Dux of a Rex is seen too far from the seat of his Rex to be back in a turn."""
    rex = realm.reges[seat]
    piece = rex.pieces[DUX]
    if piece.errand != Errand.AFIELD or piece.cell < 0:
        return False
    return milia_between(world, world.sites[rex.court].cell, piece.cell) > world.allowance


@kernel
def contingents(world: World, realm: Realm, cell: int, target: int) -> int:
    """The centuriae that civitates in foedus, and Reges who have promised some, will likely send to a casella."""
    count = 0
    for town in range(TOWNS):
        if town == target or realm.towns[town].holder != NONE:
            continue
        if realm.reges[realm.seat].ties[town].bond == Bond.FOEDUS:
            if milia_between(world, world.sites[town].cell, cell) <= world.allies_within:
                count += legion_max(world, realm, town) // world.contingent_share
    for other in range(SEAT_COUNT):
        spot = promised(realm, Clause.CONTINGENT, other, realm.seat, NONE) if other != realm.seat else NONE
        court = realm.reges[other].court
        if spot != NONE and milia_between(world, world.sites[court].cell, cell) <= world.allies_within:
            count += realm.accords[spot // CLAUSES].terms[spot % CLAUSES].a
    return count


@kernel
def is_enough(mind: Mind, own: int, other: int) -> bool:
    """Whether an army is strong enough for an attack."""
    return own > 0 and own >= mind.plan[Weight.UPPER_HAND] * other


@kernel
def can_take(world: World, realm: Realm, mind: Mind, own: int, town: int) -> bool:
    """Whether an army is strong enough for an attack on a town: less is enough where no Rex leads the defence."""
    other = likely_defence(world, realm, mind, town)
    free_hand = mind.plan[Weight.FREE_HAND]
    if realm.towns[town].holder == NONE and free_hand > 0.0:
        return own > 0 and own >= free_hand * other
    return is_enough(mind, own, other)


@kernel
def is_stronger(world: World, realm: Realm, mind: Mind, other: int) -> bool:
    """Whether a Rex at his seat can be expected to be beaten by all that the bot has there."""
    court = realm.reges[other].court
    return is_enough(mind, army_of(world, realm, mind, DUX), likely_defence(world, realm, mind, court))


@kernel
def is_danger(world: World, realm: Realm, mind: Mind, seat: int) -> bool:
    """Whether a Rex is near to predominance."""
    return towns_controlled(realm, seat) + weigh(mind, Weight.DANGER) >= world.predominance_towns
