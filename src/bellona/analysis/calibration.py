"""How sure expected results may be: trials that end in a judgement are too sure of themselves, or not sure enough.

All odds are raised to one power, the *sharpness* of a game: below 1 it draws expected results together, above 1 apart.
It is fitted from games between bots and kept with their levels (`bot/levels.toml`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

SURE = 0.005
"""No expected result of an unfinished game is nearer to certainty."""
POWERS = np.exp(np.linspace(np.log(0.25), np.log(4.0), 161))
"""The powers among which the best is found."""
Row: TypeAlias = Mapping[str, Any]


def calibrated(values: Any, sharpness: float) -> Any:
    """Expected results of all seats, along the last axis, with all odds raised to a power.

    Between two nothing is certain before the end. With more seats one that can expect nothing is out of play.
    """
    values = np.asarray(values, float)
    if sharpness == 1.0:
        return values
    least = SURE if values.shape[-1] == 2 else np.where(values > 0, SURE, 0.0)
    odds = np.clip(values, least, 1 - SURE) ** sharpness
    return odds / odds.sum(axis=-1, keepdims=True)


def stretch(values: Any, sharpness: float) -> float:
    """How many times as large small differences between expected results become, for the seat with the most."""
    first = float(np.clip(np.max(values), SURE, 1 - SURE))
    then = float(calibrated([first, 1 - first], sharpness)[0])
    return sharpness * then * (1 - then) / (first * (1 - first))


def fitted(rows: Sequence[Row]) -> float:
    """The power under which the results that were reached are the most likely."""
    seats = max(len(row["values"]) for row in rows)
    values = np.array([[*row["values"], *[0.0] * (seats - len(row["values"]))] for row in rows])
    results = np.array([[*row["results"], *[0.0] * (seats - len(row["results"]))] for row in rows])
    return round(float(max(POWERS, key=lambda power: _likelihood(values, results, float(power)))), 2)


def _likelihood(values: Any, results: Any, power: float) -> float:
    expected = np.clip(calibrated(values, power), SURE / 10, 1.0)
    return float((results * np.log(expected)).sum())
