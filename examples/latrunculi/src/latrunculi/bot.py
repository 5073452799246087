"""How bots move: one at random, one by its captures and those of the best reply."""

from __future__ import annotations

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_kernels import RANDOM
from bellona.kernel.choices import Choices
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, record, times

from .position import NOBODY, SQUARES, Position, World
from .rules import WAYS, apply, beside, enclosed, legal

MAN, TOUCH = 8, 1
"""The value of a man, and of an enemy beside the man who moves."""


@record
class Workspace:
    """The scratch space of a bot."""

    tried: Array[Position] = times(1)
    replies: Choices
    log: Log


@kernel
def pick(world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Workspace) -> int:
    """The place of a bot's move in the list: the best one, at random among equals."""
    chosen, best, equal = draw(dice, choices.count) - 1, -SQUARES * MAN, 0
    if level == RANDOM:
        return chosen
    for place in range(choices.count):
        value = worth(world, position, choices, place, dice, scratch)
        if value > best:
            chosen, best, equal = place, value, 1
        elif value == best:
            equal += 1
            if draw(dice, equal) == 1:
                chosen = place
    return chosen


@kernel
def worth(world: World, position: Position, choices: Choices, place: int, dice: Dice, scratch: Workspace) -> int:
    """The captures of a move, less those of the best reply, and a little for coming close."""
    move, side = choices.actions[place], position.mover
    value = MAN * takes(position, side, move.unit, move.at) + TOUCH * touches(position, side, move.at)
    scratch.tried[0] = position
    scratch.log.count = 0
    apply(world, scratch.tried[0], move, dice, scratch.log)
    most = 0
    for reply in range(legal(world, scratch.tried[0], scratch.replies)):
        answer = scratch.replies.actions[reply]
        most = max(most, takes(scratch.tried[0], 1 - side, answer.unit, answer.at))
    return value - MAN * most


@kernel
def takes(position: Position, side: int, start: int, end: int) -> int:
    """How many men a move encloses."""
    count = 0
    for way in range(WAYS):
        if enclosed(position, side, start, end, way) != NOBODY:
            count += 1
    return count


@kernel
def touches(position: Position, side: int, square: int) -> int:
    """How many enemies are beside a square."""
    count = 0
    for way in range(WAYS):
        near = beside(square, way)
        if near != NOBODY and position.squares[near] == 2 - side:
            count += 1
    return count


NAMES = {"World": World, "Position": Position, "Choices": Choices, "Scratch": Workspace, "legal": legal, "pick": pick}
choose, rank = bot_kernels.bound_to_list(__name__, NAMES)
