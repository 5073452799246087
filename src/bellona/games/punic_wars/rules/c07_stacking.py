"""Chapter 7: stacks; any number may share a hex, but all of one type and side share one posture."""

from __future__ import annotations

from bellona.kernel.log import Log
from bellona.kernel.rules import rule

from ..position.records import War, World
from .c03_components import add_points, within
from .c10_towns import turn_up
from .events import Cause


@rule("7.0", "7.31", "7.34", "R58")
def shift_points(world: World, war: War, side: int, arm: int, start: int, to: int, number: int, log: Log) -> None:
    """Points move from hex to hex; moving points are face-up, and so become the friends of their type they join."""
    if number == 0:
        return
    add_points(world, war, side, arm, start, -number)
    if within(world, war, side, arm, to) > 0:
        turn_up(war, side, arm, to, Cause.COMRADES, log)
    add_points(world, war, side, arm, to, number)


@rule("7.35b")
def counters_left(world: World, war: War, side: int, arm: int) -> int:
    """How many more points of a type a side may have in play."""
    return world.counters[side, arm] - war.total[side, arm]
