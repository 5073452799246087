"""How a war has ended, or may end."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8, settle_two, share_by_odds

from .features import judge
from .records import Phase, War, World


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
    """The expectation of both sides, by what the features of a position have meant in wars between bots."""
    if over(position):
        settle_two(values, position.winner, True)
        return
    share_by_odds(values, judge(world, position))
