"""Rolls that changed much: found by a quick look at the positions before and after, then weighed in trials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .judge import Judge
from .moments import Moment

SAMPLES = 32
LOOKED_AT = 8
"""How many rolls are weighed."""


class Fortune(NamedTuple):
    """What a roll did to the expected result of the seat that chose it."""

    moment: Moment
    change: float
    error: float
    before: float
    after: float


def fortunes_of(judge: Judge, moments: Sequence[Moment]) -> list[Fortune]:
    """The rolls that mattered most, the greatest changes first."""
    rolled = [moment for moment in moments if moment.rolled]
    rolled.sort(key=lambda moment: -abs(_glanced(judge, moment)))
    found = []
    for number, moment in enumerate(rolled[:LOOKED_AT]):
        if judge.budget.is_spent():
            break
        fortune = _fortune(judge, moment)
        if abs(fortune.change) > 2 * fortune.error:
            found.append(fortune)
        judge.budget.progress(number + 1, LOOKED_AT)
    return sorted(found, key=lambda fortune: -abs(fortune.change))


def _glanced(judge: Judge, moment: Moment) -> float:
    return float((judge.glance(moment.after) - judge.glance(moment.before))[moment.number])


def _fortune(judge: Judge, moment: Moment) -> Fortune:
    """The expected result after the roll, against that of the same choice with all other rolls."""
    turned = judge.setting.turned_to(moment.before, moment.seat)
    tried = judge.try_out(turned, [moment.code], range(SAMPLES))[:, 0]
    after = judge.value(moment.after, SAMPLES)
    reached = float(after.values[moment.number])
    if not len(tried):
        return Fortune(moment, 0.0, 1.0, reached, reached)
    before = judge.estimate(tried)
    expected = float(before.values[moment.number])
    return Fortune(moment, reached - expected, (before.error**2 + after.error**2) ** 0.5, expected, reached)
