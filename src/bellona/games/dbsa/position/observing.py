"""What a seat may see: everything, since nothing is hidden on a table."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel

from .records import Battle, World


@kernel
def observe(world: World, position: Battle, seat: int) -> None:
    """Nothing is hidden."""
    return


@kernel
def redeal(world: World, position: Battle, seat: int, dice: Dice) -> None:
    """Nothing is unknown."""
    return
