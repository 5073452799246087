"""How a battle has ended, or may end."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8, settle_two, share_by_odds

from .records import AMBER, TEAL, Battle, Phase, World

ELEMENT = 0.6
"""The effect of the first lost element on the odds,"""
DEARER = 0.2
"""and how much more each one after it."""


@kernel
def over(position: Battle) -> bool:
    """Whether the battle has ended."""
    return position.phase == Phase.OVER


@kernel
def outcome(world: World, position: Battle, results: Array[f8]) -> None:
    """The result of both sides, nothing before the end."""
    settle_two(results, position.winner, over(position))


@kernel
def evaluate(world: World, position: Battle, values: Array[f8]) -> None:
    """The expectation of both sides, by the elements they have lost: each costs more than the one before."""
    if over(position):
        settle_two(values, position.winner, True)
    else:
        share_by_odds(values, price(position, TEAL) - price(position, AMBER))


@kernel
def price(battle: Battle, side: int) -> float:
    """The cost of a side's losses."""
    lost = battle.lost[side]
    return ELEMENT * lost + DEARER * lost * (lost - 1) / 2
