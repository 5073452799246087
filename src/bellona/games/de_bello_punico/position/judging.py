"""How a battle has ended, or may end."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8, settle_two, share_by_odds

from .records import CARTHAGE, NOBODY, ROME, Battle, Field, Life, Phase, Status

ROUTED = 5.0
"""The effect of a whole rout level of difference on the odds,"""
STRENGTH = 2.0
"""and all the strength of an army,"""
LEADER = 0.3
"""and a commander;"""
DRAWN = 3.0
"""and a draw that favours one side, when no time is left."""


@kernel
def over(position: Battle) -> bool:
    """Whether the battle has ended."""
    return position.phase == Phase.OVER


@kernel
def outcome(world: Field, position: Battle, results: Array[f8]) -> None:
    """The result of both sides, nothing before the end."""
    settle_two(results, position.winner, over(position))


@kernel
def evaluate(world: Field, position: Battle, values: Array[f8]) -> None:
    """The expectation of both sides: how near the enemy is to his rout, what is left of the armies, who leads them."""
    if over(position):
        settle_two(values, position.winner, True)
        return
    advantage = ROUTED * (routed(world, position, CARTHAGE) - routed(world, position, ROME))
    advantage += STRENGTH * (strength(world, position, ROME) - strength(world, position, CARTHAGE))
    advantage += LEADER * (leads(position, ROME) - leads(position, CARTHAGE))
    if world.draw_winner != NOBODY and world.turns > 0:
        gone = position.turn / world.turns
        advantage += (DRAWN if world.draw_winner == ROME else -DRAWN) * gone * gone
    share_by_odds(values, advantage)


@kernel
def routed(field: Field, battle: Battle, side: int) -> float:
    """How far a side is on its way to its rout level, from 0 to 1."""
    return min(1.0, battle.rout[side] / max(1, field.rout_level[side]))


@kernel
def strength(field: Field, battle: Battle, side: int) -> float:
    """The remaining share of an army's initial morale, from 0 to 1."""
    left, brought = 0, 0
    for number in range(field.unit_count):
        unit = battle.units[number]
        if unit.side == side:
            morale = field.kinds[unit.kind].morale
            brought += morale
            if unit.status == Status.ON_MAP and not unit.panicked:
                left += max(0, morale - unit.disorder)
    return left / max(1, brought)


@kernel
def leads(battle: Battle, side: int) -> float:
    """1 while a side has its commander."""
    return 0.0 if battle.commanders[side].life == Life.DEAD else 1.0
