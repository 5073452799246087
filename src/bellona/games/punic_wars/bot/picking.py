"""Finding actions in the legal list."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.jit import kernel

from ..position.records import NONE


@kernel
def find(choices: Choices, verb: int, unit: int, at: int, extra: int) -> int:
    """The place of an action in the legal list, NONE if it is not there."""
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == verb and action.unit == unit and action.at == at and action.extra == extra:
            return number
    return NONE


@kernel
def prefer(choices: Choices, verb: int) -> int:
    """The first legal action with a verb, else the first of all."""
    for number in range(choices.count):
        if choices.actions[number].verb == verb:
            return number
    return 0
