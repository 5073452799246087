"""What a bot has in mind: its wish, and the plan that it follows."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, record, times
from bellona.kernel.results import f8

from ..actions.moves import Action
from ..position.battlefield import CARDS
from .weights import WEIGHTS


@record
class Mind:
    """The scratch space of a bot."""

    wish: Action
    plan: Array[f8] = times(WEIGHTS)
    """A number for each `Weight`, written before the bot chooses."""
    stakes: Array[f8] = times(CARDS, CARDS)
    """What the next pair of cards in a duel is worth to the bot: a row for each card of its own."""
    odds: Array[f8] = times(CARDS)
    """With what odds it plays each of the cards that it holds."""


@kernel
def weigh(mind: Mind, weight: int) -> int:
    """A weight of the plan as a whole number."""
    return int(mind.plan[weight])


@kernel
def weigh_all(mind: Mind, weight: int, number: int) -> int:
    """What so many of a thing weigh."""
    return int(mind.plan[weight] * number)
