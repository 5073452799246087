"""Chapter 17: Syracuse, its alliances and its invasion."""

from __future__ import annotations

from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, LAND, NOBODY, Alliance, War, World
from .c03_components import enemy_of
from .events import Cause, EventKind


@rule("16.35a", "16.35b", "17.12", "17.13", "17.21", "17.32", "R55", "B6")
def change_sides(world: World, war: War, side: int, how: int, cause: int, log: Log) -> None:
    """Syracuse goes over to a side: guests are turned out, its own points stay as they are, or join allies outside."""
    h, old = world.syracuse_hex, war.align[world.syracuse]
    war.align[world.syracuse] = side
    war.syracuse_by = how
    for arm in range(2):
        was_inside = 0
        if old != NOBODY:
            was_inside = war.inside[old, arm, h]
            war.inside[old, arm, h] = 0
            if was_inside and war.points[old, arm, h] > 0:
                emit(log, EventKind.TURNED_OUT, cause, old, h, 0, 0)
        if war.syracusans[arm] > 0 and war.points[side, arm, h] == 0:
            war.inside[side, arm, h] = was_inside
    if war.syracusans[LAND] > 0:
        war.holder[world.place[h]] = side


@rule("17.11a", "17.11b", "17.13", "R51")
def invade(world: World, war: War, side: int, h: int, log: Log) -> bool:
    """Combat points that enter a neutral Syracuse make it an ally of the other side; returns whether they did."""
    if world.region[h] != world.syracuse or war.align[world.syracuse] != NOBODY:
        return False
    ally = enemy_of(side)
    emit(log, EventKind.INVADED, Cause.BY_CARTHAGE if side == CARTHAGE else Cause.NONE, side, world.syracuse, ally, 0)
    change_sides(world, war, ally, Alliance.INVASION, Cause.NONE, log)
    return True
