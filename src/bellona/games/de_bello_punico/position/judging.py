"""How a battle has ended, or may end."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8, settle_two, share_by_odds

from .features import advantage
from .records import Battle, Field, Phase


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
    """The expectation of both sides, by what can be counted (`features`) and how such battles ended."""
    if over(position):
        settle_two(values, position.winner, True)
        return
    share_by_odds(values, advantage(world, position))


@kernel
def routed(field: Field, battle: Battle, side: int) -> float:
    """How far a side is on its way to its rout level, from 0 to 1."""
    return min(1.0, battle.rout[side] / max(1, field.rout_level[side]))
