"""Dictated rolls, checked before any die is rolled."""

from __future__ import annotations

from collections.abc import Sequence

from .dice import HIGHEST, ROLLS
from .errors import BadDice


def dictation(values: Sequence[int] | None) -> Sequence[int]:
    """Dictated rolls of one step, each a face of some die; BadDice if they are not."""
    told = () if values is None else faces(values)
    if len(told) > ROLLS:
        raise BadDice(f"{len(told)} dice are more than the {ROLLS} that can be dictated")
    return told


def faces(values: Sequence[int]) -> Sequence[int]:
    """Dictated rolls, each a face of some die; BadDice if one is not."""
    if isinstance(values, (str, bytes)) or not isinstance(values, Sequence):
        raise BadDice(f"dice are dictated as a list of numbers, not as {values!r}")
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= HIGHEST:
            raise BadDice(f"{value!r} is no face of a die")
    return values
