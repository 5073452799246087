"""Chapter 3: strength points, and where they stand."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import LAND, NAVAL, NONE, SYRACUSAN_LAND, Access, Terrain, War, World


@kernel
def enemy_of(side: int) -> int:
    """The other side."""
    return 1 - side


@rule("17.0a", "17.21", "R30", "R31")
def serves(world: World, war: War, side: int, h: int) -> bool:
    """Whether the points of Syracuse stand in a hex and are this side's."""
    return h == world.syracuse_hex and war.align[world.syracuse] == side


@rule("3.2a", "7.21", "7.31", "7.33", "7.35a", "9.21", "17.21")
def strength(world: World, war: War, side: int, arm: int, h: int) -> int:
    """The points of one type that a side has in a hex: a number, however the counters are made up."""
    found = war.points[side, arm, h]
    if serves(world, war, side, h):
        found += war.syracusans[arm]
    return found


@kernel
def combat_points(world: World, war: War, side: int, h: int) -> int:
    """All points of a side in a hex."""
    return strength(world, war, side, LAND, h) + strength(world, war, side, NAVAL, h)


@kernel
def is_manned(world: World, war: War, side: int, h: int) -> bool:
    """Whether a side has any points in a hex."""
    if war.points[side, LAND, h] > 0 or war.points[side, NAVAL, h] > 0:
        return True
    return h == world.syracuse_hex and combat_points(world, war, side, h) > 0


@rule("5.41", "11.14")
def face_up(world: World, war: War, side: int, arm: int, h: int) -> int:
    """The points of a type that stand outside in a hex."""
    return 0 if war.inside[side, arm, h] else strength(world, war, side, arm, h)


@kernel
def within(world: World, war: War, side: int, arm: int, h: int) -> int:
    """The points of a type that are inside a town or city."""
    return strength(world, war, side, arm, h) if war.inside[side, arm, h] else 0


@kernel
def add_points(world: World, war: War, side: int, arm: int, h: int, number: int) -> None:
    """Put points of a side into a hex, or take them out of it."""
    war.points[side, arm, h] += number
    war.total[side, arm] += number
    if arm == LAND and world.region[h] != NONE:
        war.land[side, world.region[h]] += number
    if strength(world, war, side, arm, h) == 0:
        war.inside[side, arm, h] = 0


@kernel
def take_points(world: World, war: War, side: int, kind: int, h: int, number: int) -> None:
    """Take points of any kind off the map."""
    if kind >= SYRACUSAN_LAND:
        war.syracusans[kind - SYRACUSAN_LAND] -= number
        add_points(world, war, side, kind - SYRACUSAN_LAND, h, 0)
    else:
        add_points(world, war, side, kind, h, -number)


@kernel
def points_of_kind(world: World, war: War, side: int, kind: int, h: int) -> int:
    """The points of one kind in a hex: a side's own, or those of Syracuse that serve it."""
    if kind < SYRACUSAN_LAND:
        return war.points[side, kind, h]
    return war.syracusans[kind - SYRACUSAN_LAND] if serves(world, war, side, h) else 0


@rule("5.25b", "R12")
def may_end_in(world: World, h: int) -> bool:
    """Whether a move may end in a hex: not at sea, not in mountains."""
    return world.terrain[h] == Terrain.COAST or world.terrain[h] == Terrain.LAND


@kernel
def is_closed(world: World, war: War, region: int) -> bool:
    """Whether nobody may enter a region now."""
    if region == NONE:
        return False
    closed = world.region_closed[region]
    return closed == Access.CLOSED or (closed == Access.UNTIL_WAR and not war.illyrian_war)
