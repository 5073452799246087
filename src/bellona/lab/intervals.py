"""How far a score measured in so many games may be from the true one."""

from __future__ import annotations

from collections.abc import Sequence

LEVEL = 1.96
"""For intervals that hold the true score in 95 of 100 cases."""


def interval(results: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval of a mean of results from 0 to 1; with draws it is a little too wide."""
    return wilson(sum(results), len(results))


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval of the share of points in so many games."""
    mean, share = points / games, LEVEL * LEVEL / games
    centre = (mean + share / 2) / (1 + share)
    reach = LEVEL / (1 + share) * (mean * (1 - mean) / games + share / (4 * games)) ** 0.5
    return max(0.0, centre - reach), min(1.0, centre + reach)


def half_width(points: float, games: int) -> float:
    """How far Wilson's interval reaches to either side of its middle."""
    low, high = wilson(points, games)
    return (high - low) / 2


def games_for(points: float, games: int, wanted: float) -> int:
    """About how many games it takes until the interval reaches only so far, as far as these games tell."""
    low, high = wilson(points, games)
    mean = min(max(0.5, low), high)
    return int(mean * (1 - mean) * (LEVEL / wanted) ** 2) + 1
