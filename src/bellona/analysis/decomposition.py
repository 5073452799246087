"""How much of each change of the expected result was decision, and how much dice.

Over every turn the expected results change by the effects of the decisions that cost something and, as the rest, by
what nobody decided: dice, draws, and what was hidden from those who chose. The two parts add up exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import exp
from typing import Any, NamedTuple

import numpy as np

from .losses import Loss
from .moments import Moment
from .report import Swing

SCALE = 0.1
"""The mean loss in a turn that leaves an accuracy of 100 / e."""


class Stand(NamedTuple):
    """The expected results of all seats before a step."""

    step: int
    turn: int
    values: Any
    error: float


def swings_of(seats: Mapping[str, int], stands: Sequence[Stand], losses: Iterable[Loss]) -> list[Swing]:
    """Both parts of every change between two points of the curve, for each seat."""
    found, losses = [], list(losses)
    for begin, end in pairwise(stands):
        here = [loss for loss in losses if begin.step <= loss.suspect.moment.step < end.step]
        decided = sum((loss.effect for loss in here), np.zeros_like(begin.values))
        dice = end.values - begin.values - decided
        for seat, number in seats.items():
            own = sum(-loss.loss for loss in here if loss.suspect.moment.seat == seat)
            found.append(Swing(begin.step, begin.turn, seat, float(dice[number]), float(own)))
    return found


def luck_of(seats: Iterable[str], swings: Iterable[Swing]) -> dict[str, float]:
    """The sum of the effects of dice on each seat."""
    swings = list(swings)
    return {seat: round(sum(swing.dice for swing in swings if swing.seat == seat), 4) for seat in seats}


def accuracy_of(seats: Iterable[str], moments: Sequence[Moment], losses: Iterable[Loss]) -> dict[str, float]:
    """How well each seat chose, from 0 to 100: by its mean loss in the turns in which it had to choose."""
    lost = dict.fromkeys(seats, 0.0)
    for loss in losses:
        lost[loss.suspect.moment.seat] += loss.loss
    turns = {seat: len({moment.turn for moment in moments if moment.seat == seat}) for seat in lost}
    return {seat: round(100 * exp(-lost[seat] / max(1, turns[seat]) / SCALE), 1) for seat in lost}
