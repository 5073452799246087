"""When a bot thinks anew, and how far its thoughts reach."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.features import ROUND
from ..position.records import Battle, Field, Phase


@kernel
def impulse(world: Field, position: Battle) -> int:
    """The stretch in which the seat in turn follows one plan: until its own round of a turn, and from there on."""
    return 2 * position.turn + int(own_round_began(position))


@kernel
def own_round_began(battle: Battle) -> bool:
    """Whether the round of the seat in turn has begun in this turn."""
    if battle.phase != Phase.OPERATIONS:
        return False
    return battle.seat == battle.first or battle.impulse > ROUND


@kernel
def clock(world: Field, position: Battle) -> int:
    """Rounds since the beginning, three in a turn: command points and initiative, the First player's, the Second's."""
    passed = 3 * position.turn
    if position.phase == Phase.OPERATIONS:
        passed += 1 + int(position.impulse > ROUND)
    return passed
