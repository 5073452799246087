"""How a bot's leader takes centuriae along."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.battlefield import ARMS
from ..position.records import Realm
from ..position.vocabulary import NONE
from ..position.world_record import World
from .mind import Mind
from .strength import (
    spare_garrison,
    town_of,
)
from .wanting import want_wide
from .weights import Weight


@kernel
def muster(world: World, realm: Realm, mind: Mind, leader: int) -> bool:
    """Take the largest part of the garrison that may still go along, or first of all the archers, then the horse."""
    town = town_of(world, realm, leader)
    arm, most = NONE, 0
    for place in range(ARMS):
        other = ARMS - 1 - place if mind.plan[Weight.ARCHERS_FIRST] > 0.5 else place
        there = realm.towns[town].garrison[other]
        if there > most and (most == 0 or mind.plan[Weight.ARCHERS_FIRST] <= 0.5):
            arm, most = other, there
    number = min(most, spare_garrison(world, realm, mind, leader))
    return number > 0 and want_wide(mind, Verb.MUSTER, leader, arm, number, town, 0, 0)
