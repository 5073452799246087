"""What choices cost, from noisy trials: a difference counts only as far as it stands out from the noise.

Of hundreds of differences some are large by luck alone. A difference of less than so many standard errors (`SURE`, or
`SURER` for a choice that a good plan makes as well) counts as nothing; of a larger one the share `1 - (SURE / z)^2`
counts, where z is its number of standard errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from .calibration import calibrated, stretch
from .suspects import Suspect

SURE, SURER = 2.0, 3.5
BORROWED = 8
"""As if so many samples with the noise of all suspects were added to those of each, for its standard error."""


class Loss(NamedTuple):
    """What a choice cost its seat, and its effect on the results of all seats."""

    suspect: Suspect
    loss: float
    """Never negative."""
    error: float
    effect: Any
    value: float
    better_value: float


def losses_of(suspects: Sequence[Suspect], sharpness: float = 1.0) -> list[Loss]:
    """The loss of every suspect that has been tried out, the greatest first."""
    tried = [suspect for suspect in suspects if suspect.samples > 1]
    noise = _pooled_variance(tried) if tried else 0.0
    found = (_loss(suspect, _error(suspect, noise), sharpness) for suspect in tried)
    return sorted(found, key=lambda loss: (-loss.loss, loss.suspect.moment.step))


def _loss(suspect: Suspect, error: float, sharpness: float) -> Loss:
    """What counts is decided by the trials; how much it is, by what they are worth after calibration."""
    means, number = suspect.values.mean(axis=0), suspect.moment.number
    effect = means[0] - means[1]
    sure = SURE if suspect.is_unheard_of else SURER
    share = max(0.0, 1 - (sure * error / effect[number]) ** 2) if effect[number] < 0 else 0.0
    error *= stretch(means.mean(axis=0), sharpness)
    means = calibrated(means, sharpness)
    effect, better = means[0] - means[1], float(means[1][number])
    cost = float(share * effect[number])
    return Loss(suspect, -cost, error, share * effect, better + cost, better)


def _pooled_variance(suspects: Sequence[Suspect]) -> float:
    """The variance of a single difference, over all suspects."""
    total = sum(float(suspect.differences.var()) * suspect.samples for suspect in suspects)
    return total / sum(suspect.samples - 1 for suspect in suspects)


def _error(suspect: Suspect, noise: float) -> float:
    """The standard error of the mean of a suspect's differences."""
    own, count = float(np.var(suspect.differences, ddof=1)), suspect.samples
    variance = (own * (count - 1) + noise * BORROWED) / (count - 1 + BORROWED)
    return float((variance / count) ** 0.5)
