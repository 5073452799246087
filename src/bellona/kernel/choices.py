"""Choices in compiled code: one small record for every action, and the list of the legal ones."""

from __future__ import annotations

from .jit import kernel
from .record import Array, i2, record, times

ACTIONS = 2048


@record
class Action:
    """A choice: a verb and its arguments."""

    verb: i2
    unit: i2
    at: i2
    extra: i2


@record
class Choices:
    """The legal list of a position."""

    count: i2
    actions: Array[Action] = times(ACTIONS)


@kernel
def offer(choices: Choices, verb: int, unit: int, at: int, extra: int) -> None:
    """Add an action to the legal list."""
    if choices.count < ACTIONS:
        action = choices.actions[choices.count]
        action.verb = verb
        action.unit = unit
        action.at = at
        action.extra = extra
        choices.count += 1


@kernel
def lists(choices: Choices, action: Action) -> bool:
    """Whether an action is in the legal list."""
    for place in range(choices.count):
        listed = choices.actions[place]
        same = listed.verb == action.verb and listed.unit == action.unit
        if same and listed.at == action.at and listed.extra == action.extra:
            return True
    return False
