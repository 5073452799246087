"""Results and expectations of seats: numbers from 0 to 1 that sum to 1."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .jit import kernel
from .record import Array

NOBODY = -1

if TYPE_CHECKING:
    f8 = float
else:
    f8 = np.float64


@kernel
def give_to(results: Array[f8], winner: int) -> None:
    """The winner has everything."""
    for seat in range(len(results)):
        results[seat] = 1.0 if seat == winner else 0.0


@kernel
def share_by_odds(values: Array[f8], advantage: float) -> None:
    """Two sides of which the first has an advantage: the logarithm of its odds."""
    values[0] = 1.0 / (1.0 + math.exp(-min(30.0, max(-30.0, advantage))))
    values[1] = 1.0 - values[0]


@kernel
def settle_two(results: Array[f8], winner: int, is_over: bool) -> None:
    """The outcome of a game of two: one has won, or they share; before its end both have 0."""
    if not is_over:
        give_to(results, NOBODY)
    elif winner == 0 or winner == 1:
        give_to(results, winner)
    else:
        results[0] = 0.5
        results[1] = 0.5
