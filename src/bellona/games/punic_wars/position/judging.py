"""How a war has ended, or may end."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8, settle_two, share_by_odds

from ..rules.c14_control import value_controlled
from .records import CARTHAGE, LAND, NAVAL, ROME, Phase, War, World

VALUE, TREASURY, ARMIES, FLEETS = 0.05, 0.004, 0.02, 0.01
"""The effect of a victory point, a treasury point, a land point and a naval point of difference on the odds."""
SIEGE = 0.06
"""What a land point makes of them in a war that only the fall of Carthage decides,"""
HOPE = 2.0
"""and the time that Carthage has still to stand."""


@kernel
def over(position: War) -> bool:
    """Whether the war has ended."""
    return position.phase == Phase.OVER


@kernel
def outcome(world: World, position: War, results: Array[f8]) -> None:
    """The result of both sides, nothing before the end."""
    settle_two(results, position.winner, over(position))


@kernel
def evaluate(world: World, position: War, values: Array[f8]) -> None:
    """The expectation of both sides, by regions, money, armies and fleets."""
    if over(position):
        settle_two(values, position.winner, True)
        return
    armies = position.total[ROME, LAND] - position.total[CARTHAGE, LAND]
    fleets = position.total[ROME, NAVAL] - position.total[CARTHAGE, NAVAL]
    if world.only_carthage_falls:
        share_by_odds(values, SIEGE * armies + FLEETS * fleets + HOPE * time_left(world, position) - HOPE / 2)
        return
    money = position.treasury[ROME] - position.treasury[CARTHAGE]
    points = value_controlled(world, position, ROME) - value_controlled(world, position, CARTHAGE)
    share_by_odds(values, VALUE * points + TREASURY * money + ARMIES * armies + FLEETS * fleets)


@kernel
def time_left(world: World, war: War) -> float:
    """The part of a war that is still to come, where it has a last turn."""
    return 1.0 - war.turn / world.turn_limit if world.turn_limit > 0 else 0.5
