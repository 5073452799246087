"""What a judgement is fitted to: every feature of a Rex twice, as it counts early in a game and as it counts late."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from .features import features
from .records import Realm
from .vocabulary import FEATURES, SEAT_COUNT, Feature
from .world_record import World

NAMES = tuple(f"{feature.name.lower()}_{when}" for when in ("early", "late") for feature in Feature)
BAD = (Feature.IRA, Feature.SHUT_IN, Feature.SUBJECT)
SIGNS = tuple(-1 if feature in BAD else int(feature < Feature.NERSAE) for _ in range(2) for feature in Feature)
"""Which can only be good for a Rex, or only bad; where he sits may be either."""


@kernel
def measures(world: World, position: Realm, values: Array[f8]) -> None:
    """Write the features of every Rex, weighed by the share of the game to come, and by the share that is gone."""
    gone = min(1.0, position.turn / max(1, world.last_turn))
    features(world, position, values)
    for seat in range(SEAT_COUNT):
        for feature in range(FEATURES):
            values[seat, FEATURES + feature] = gone * values[seat, feature]
            values[seat, feature] *= 1.0 - gone
