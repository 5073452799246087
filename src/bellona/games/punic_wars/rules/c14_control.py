"""Chapter 14: who controls the regions; kept up to date, and recomputed on request."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, HEXES, LAND, LEADERS, NAVAL, NOBODY, NONE, ROME, War, World
from .c03_components import enemy_of, is_closed, serves, strength
from .c10_towns import is_besieged, take_place
from .events import Cause, EventKind


@kernel
def all_land(world: World, war: War, side: int, region: int) -> int:
    """The land points of a side in a region, besieged or not."""
    found = war.land[side, region]
    if region == world.syracuse and serves(world, war, side, world.syracuse_hex):
        found += war.syracusans[LAND]
    return found


@rule("14.13", "14.13x", "14.14", "R31")
def free_land(world: World, war: War, side: int, region: int) -> int:
    """The unbesieged land points of a side in a region."""
    found = all_land(world, war, side, region)
    for place in range(world.region_places[region]):
        here = world.region_place[region, place]
        if war.besieged[side, here]:
            found -= strength(world, war, side, LAND, world.place_hex[here])
    return found


@rule("14.13", "14.15", "R3", "R4")
def holds_by_force(world: World, war: War, side: int, region: int) -> bool:
    """Whether a side's points control a region: at least half its value, and twice the enemy's."""
    own = free_land(world, war, side, region)
    if own < 1 or 2 * own < world.region_value[region]:
        return False
    return own >= 2 * free_land(world, war, enemy_of(side), region)


@rule("14.11", "14.12", "14.13", "14.14", "14.15", "14.16", "R4", "R5", "R42")
def controller_of(world: World, war: War, region: int) -> int:
    """Who controls a region now, from scratch: by force, else by its alignment."""
    if is_closed(world, war, region):
        return NOBODY
    for side in range(2):
        if holds_by_force(world, war, side, region):
            return side
    return war.align[region]


@rule("14.12", "14.13", "14.13x", "14.15", "16.34a", "R5")
def why_controlled(world: World, war: War, side: int, region: int) -> int:
    """By which rule a side controls a region: its land points there, or the side that the region leans to."""
    if not holds_by_force(world, war, side, region):
        if war.marker[region]:
            return Cause.MARKED
        return Cause.ILLYRIANS if region == world.illyria and war.illyrian_war else Cause.LEANING
    enemy = enemy_of(side)
    if free_land(world, war, enemy, region) > 0:
        return Cause.MAJORITY
    return Cause.BESIEGERS if all_land(world, war, enemy, region) > 0 else Cause.NONE


@rule("10.12", "14.0")
def renew_control(world: World, war: War, region: int, log: Log) -> None:
    """Recompute who controls a region and report a change."""
    now = controller_of(world, war, region)
    if now != war.control[region]:
        war.control[region] = now
        if now == NOBODY:
            emit(log, EventKind.REGION_FREE, 0, region, 0, 0, 0)
        else:
            emit(log, EventKind.REGION_TAKEN, why_controlled(world, war, now, region), now, region, 0, 0)
    if now != NOBODY:
        war.last[region] = now


@kernel
def renew_siege(world: World, war: War, h: int) -> None:
    """Recompute whether either side is besieged in a hex."""
    place = world.place[h]
    if place == NONE:
        return
    for side in range(2):
        war.besieged[side, place] = is_besieged(world, war, side, h)


@kernel
def renew(world: World, war: War, h: int, log: Log) -> None:
    """After a change in a hex: its place, its siege, its region."""
    take_place(world, war, h, log)
    renew_siege(world, war, h)
    if world.region[h] != NONE:
        renew_control(world, war, world.region[h], log)


@kernel
def value_controlled(world: World, war: War, side: int) -> int:
    """The values of the regions that a side controls."""
    found = 0
    for region in range(world.regions):
        if war.control[region] == side:
            found += world.region_value[region]
    return found


@rule("13.21")
def fix_status(world: World, war: War) -> None:
    """Record who controls what at the beginning of a phase."""
    for region in range(world.regions):
        war.status[region] = war.control[region]


@kernel
def recount(world: World, war: War) -> None:
    """Compute everything that follows from the points on the map, for a newly built position."""
    for side in range(2):
        for arm in range(2):
            war.total[side, arm] = 0
        for region in range(world.regions):
            war.land[side, region] = 0
        for h in range(HEXES):
            war.total[side, LAND] += war.points[side, LAND, h]
            war.total[side, NAVAL] += war.points[side, NAVAL, h]
            if world.region[h] != NONE:
                war.land[side, world.region[h]] += war.points[side, LAND, h]
    for place in range(world.places):
        h = world.place_hex[place]
        rome = strength(world, war, ROME, LAND, h)
        carthage = strength(world, war, CARTHAGE, LAND, h)
        if rome > 0 and carthage == 0:
            war.holder[place] = ROME
        elif carthage > 0 and rome == 0:
            war.holder[place] = CARTHAGE
        renew_siege(world, war, h)
    for region in range(world.regions):
        war.control[region] = controller_of(world, war, region)
        if war.control[region] != NOBODY:
            war.last[region] = war.control[region]
    fix_status(world, war)


@kernel
def leader_in(world: World, war: War, side: int, region: int) -> bool:
    """Whether a side has a leader in a region."""
    for leader in range(LEADERS):
        if war.leaders[leader].hex >= 0 and world.figures[leader].side == side:
            if world.region[war.leaders[leader].hex] == region:
                return True
    return False
