"""The spaces of the environments, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from .seated import Seated


def observation_space(seated: Seated) -> spaces.Dict:
    """What an agent sees: the position, which places of the list it may choose, and the actions there."""
    encoding, limit = seated.encoding, np.iinfo(np.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(encoding.lows, encoding.highs, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (seated.width,), np.int8),
            "actions": spaces.Box(limit.min, limit.max, (seated.width, encoding.action_length), np.int32),
        }
    )


def action_space(seated: Seated) -> spaces.Discrete:
    """A place in the list of legal actions."""
    return spaces.Discrete(seated.width)
