"""When a Rex thinks anew, and how time passes."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm
from ..position.vocabulary import SEAT_COUNT, Phase
from ..position.world_record import World
from ..rules.c03_signa.deck import in_phase_order

STEPS = SEAT_COUNT + 2
"""Of a turn: offers and event, the phase of each Rex, and the close."""


@kernel
def impulse(world: World, position: Realm) -> int:
    """The year of a Rex begins with his own phase and ends before the next: he follows one plan in it."""
    return position.turn + 1 if has_begun(position, position.seat) else position.turn


@kernel
def has_begun(realm: Realm, seat: int) -> bool:
    """Whether the phase of a Rex in this turn has begun."""
    if realm.phase != Phase.REIGN:
        return realm.phase > Phase.REIGN
    for place in range(min(realm.order + 1, SEAT_COUNT)):
        if in_phase_order(realm, place) == seat:
            return True
    return False


@kernel
def clock(world: World, position: Realm) -> int:
    """The steps of all turns up to now."""
    if position.phase < Phase.REIGN:
        return STEPS * position.turn
    return STEPS * position.turn + (1 + position.order if position.phase == Phase.REIGN else STEPS - 1)
