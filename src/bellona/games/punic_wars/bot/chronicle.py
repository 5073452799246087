"""The course of a war in numbers, turn by turn: what the laboratory reports."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i2, i4, record, times

from ..position.records import LAND, NAVAL, Phase, War, World
from ..rules.c14_control import value_controlled

TURNS = 64
VICTORY, TREASURY, ARMIES, FLEETS = 0, 1, 2, 3
SCORES = ("victory_points", "treasury", "land", "naval")


@record
class Chronicle:
    """The scores of both sides at the end of every turn; later turns overwrite the last row."""

    turns: i2
    turn: i2
    """The turn under way."""
    scores: Array[i4] = times(TURNS, 4, 2)


@kernel
def note(world: World, war: War, chronicle: Chronicle) -> None:
    """Add the present scores as those of one more turn."""
    row = min(chronicle.turns, TURNS - 1)
    for side in range(2):
        chronicle.scores[row, VICTORY, side] = value_controlled(world, war, side)
        chronicle.scores[row, TREASURY, side] = war.treasury[side]
        chronicle.scores[row, ARMIES, side] = war.total[side, LAND]
        chronicle.scores[row, FLEETS, side] = war.total[side, NAVAL]
    chronicle.turns = row + 1


@kernel
def follow(world: World, position: War, course: Chronicle) -> None:
    """Record the scores at the end of each turn, and of the war."""
    if course.turn == 0:
        course.turn = 1
    if position.turn > course.turn:
        note(world, position, course)
        course.turn = position.turn
    if position.phase == Phase.OVER:
        note(world, position, course)
