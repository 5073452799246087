"""For games that hide nothing: what the engine asks of every game about secrets.

The records of a game are not named here, so each of these functions is compiled for the game that uses it.
"""

from __future__ import annotations

from typing import Any

from ..kernel.dice import Dice
from ..kernel.jit import kernel


@kernel
def observe(world: Any, position: Any, seat: int) -> None:
    """Nothing is hidden."""
    return


@kernel
def redeal(world: Any, position: Any, seat: int, dice: Dice) -> None:
    """Nothing is unknown."""
    return


@kernel
def hides(world: Any, position: Any) -> bool:
    """Nothing is hidden."""
    return False
