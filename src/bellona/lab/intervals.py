"""How far a score measured in so many games may be from the true one."""

from __future__ import annotations

from collections.abc import Sequence

LEVEL = 1.96
"""For intervals that hold the true score in 95 of 100 cases."""


def interval(results: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval of a mean of results from 0 to 1; with draws it is a little too wide."""
    count = len(results)
    mean = sum(results) / count
    share = LEVEL * LEVEL / count
    centre = (mean + share / 2) / (1 + share)
    reach = LEVEL / (1 + share) * (mean * (1 - mean) / count + share / (4 * count)) ** 0.5
    return centre - reach, centre + reach
