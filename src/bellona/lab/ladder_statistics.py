"""How sure a comparison of bots is, looked at after every round: intervals that hold at all times, and ratings."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

ALPHA = 0.05
"""How often an interval may fail to hold the true score at any time of a comparison."""
TIGHTEST = 60
"""The number of rounds at which intervals are tightest."""
FEWEST = 8
"""An interval is not trusted before so many rounds."""
DOUBT, WIDEST = 8, 0.25
"""The variance of scores is estimated as if so many more rounds had shown the widest possible: some rounds are alike by
chance."""
SURE = 1.96
"""Standard errors of an interval of 95 %."""
ELO = 400.0 / math.log(10.0)
STEPS = 50
RESAMPLES = 200


class Interval(NamedTuple):
    """A mean, and the range in which it lies."""

    mean: float
    low: float
    high: float


def interval(scores: Sequence[float], alpha: float = ALPHA) -> Interval:
    """The mean score, and an interval that may be looked at after every round.

    It is an asymptotic confidence sequence (a mixture of normal tests): one that looks at an ordinary interval after
    every round, and stops when it likes what it sees, is wrong far more often than one in twenty.
    """
    count = len(scores)
    if count < FEWEST:
        return Interval(float(np.mean(scores)) if count else 0.5, 0.0, 1.0)
    mean = float(np.mean(scores))
    spread = math.sqrt((count * float(np.var(scores)) + DOUBT * WIDEST) / (count + DOUBT))
    rho = (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / TIGHTEST
    width = spread * math.sqrt(2 * (count * rho + 1) / (count**2 * rho) * math.log(math.sqrt(count * rho + 1) / alpha))
    return Interval(mean, max(0.0, mean - width), min(1.0, mean + width))


class Verdict(NamedTuple):
    """Whether a score reaches a target: yes, no, or not yet known."""

    interval: Interval
    reached: bool | None


def judge(scores: Sequence[float], target: float) -> Verdict:
    """Whether the true score is above a target, as far as it is known."""
    found = interval(scores)
    return Verdict(found, True if found.low >= target else False if found.high < target else None)


class Sides(NamedTuple):
    """How much the sides of a game of two decide, and the score that is left when they decide nothing."""

    alike: float
    """The share of rounds with a point for each level: mostly one side has won both games, whoever led it."""
    level: Interval
    """The score that sides of equal chances would give, with an ordinary interval of 95 %."""


def between_sides(scores: Sequence[float]) -> Sides:
    """What the rounds of an encounter say about its sides, each round the mean of the two games of a seed.

    If the odds of a game are those of the sides times those of the levels, then a level wins both games of a round so
    many times as often as it loses both as the square of its own odds says, whatever the odds of the sides.
    """
    gains = 2 * np.array(scores) - 1
    won, lost = float(gains[gains > 0].sum()) + 0.5, float(-gains[gains < 0].sum()) + 0.5
    odds, error = math.log(won / lost) / 2, math.sqrt(1 / won + 1 / lost) / 2
    low, mean, high = (1 / (1 + math.exp(-(odds + step * SURE * error))) for step in (-1, 0, 1))
    return Sides(float(np.mean(gains == 0)), Interval(mean, low, high))


class Encounter(NamedTuple):
    """All rounds of one level against a table of another."""

    upper: str
    lower: str
    scores: Sequence[float]
    """The score of the upper one in each round, from 0 to 1."""


def ratings(encounters: Sequence[Encounter], seats: int, seed: int = 1) -> Mapping[str, Interval]:
    """Elo ratings of all levels, the first one at 0, with intervals of 95 % from resampled rounds.

    Against several opponents of one level a rating is what it would be against each of them alone.
    """
    names = list(dict.fromkeys(name for found in reversed(encounters) for name in (found.lower, found.upper)))
    rng = np.random.default_rng(seed)
    whole = _fitted(names, encounters, seats)
    resampled = np.array([_fitted(names, _resampled(encounters, rng), seats) for _ in range(RESAMPLES)])
    low, high = np.percentile(resampled, (2.5, 97.5), axis=0)
    return {name: Interval(*(round(float(at[n])) for at in (whole, low, high))) for n, name in enumerate(names)}


def _resampled(encounters: Sequence[Encounter], rng: np.random.Generator) -> list[Encounter]:
    """The same encounters with rounds drawn again, some several times."""
    return [
        Encounter(upper, lower, [scores[place] for place in rng.integers(len(scores), size=len(scores))])
        for upper, lower, scores in encounters
    ]


def _fitted(names: Sequence[str], encounters: Sequence[Encounter], seats: int) -> np.ndarray:
    """The most likely ratings, by Newton's method; half a point is added to both sides, so that none is infinite."""
    rating, offset = np.zeros(len(names)), math.log(max(1, seats - 1))
    for _ in range(STEPS):
        slope, bend = -1e-3 * rating, 1e-3 * np.eye(len(names))
        for upper, lower, scores in encounters:
            first, second = names.index(upper), names.index(lower)
            rounds = len(scores) + 1
            expected = 1 / (1 + math.exp(-(rating[first] - rating[second] - offset)))
            pull = sum(scores) + 0.5 - rounds * expected
            slope[first] += pull
            slope[second] -= pull
            weight = rounds * expected * (1 - expected)
            bend[np.ix_((first, second), (first, second))] += weight * np.array([[1, -1], [-1, 1]])
        step = np.linalg.solve(bend, slope)
        rating += np.clip(step, -2.0, 2.0)
    fitted: np.ndarray = (rating - rating[0]) * ELO
    return fitted
