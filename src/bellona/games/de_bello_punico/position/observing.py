"""What a seat may see, and the possible values of what it may not: which enemy marker is the Vacuus."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from .records import BOXES, HIDDEN, NONE, Battle, Field


@rule("R4")
def observe(world: Field, position: Battle, seat: int) -> None:
    """Hide from a seat which enemy marker is the Vacuus; a viewer without a seat knows neither."""
    for side in range(2):
        if side != seat:
            position.vacuus[side] = HIDDEN


@kernel
def redeal(world: Field, position: Battle, seat: int, dice: Dice) -> None:
    """Any marker of the enemy's may be the Vacuus, on a box or in hand."""
    for side in range(2):
        if side != seat:
            position.vacuus[side] = any_marker(position, side, dice)


@kernel
def any_marker(battle: Battle, side: int, dice: Dice) -> int:
    """The box of a marker drawn from all of a side's, NONE of one in hand, or of none at all."""
    markers = battle.unplaced[side] + 0
    for box in range(BOXES):
        markers += battle.boxes[side, box]
    if markers == 0:
        return NONE
    drawn = draw(dice, markers) - battle.unplaced[side]
    for box in range(BOXES):
        if drawn <= 0:
            return box - 1
        drawn -= battle.boxes[side, box]
    return BOXES - 1
