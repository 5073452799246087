"""How a game has ended for each Rex, or may end."""

from __future__ import annotations

import math

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8, give_to

from ..rules.c14_victory import in_play
from .features import feature_of
from .records import Realm
from .vocabulary import FEATURES, NONE, SEAT_COUNT, Phase
from .world_record import World


@kernel
def over(position: Realm) -> bool:
    """Whether the game has ended."""
    return position.phase == Phase.OVER


@kernel
def outcome(world: World, position: Realm, results: Array[f8]) -> None:
    """The result of every Rex, nothing before the end."""
    for seat in range(SEAT_COUNT):
        results[seat] = 0.0
    if over(position):
        settle(world, position, results)


@kernel
def settle(world: World, realm: Realm, results: Array[f8]) -> None:
    """The winner has everything; if nobody has won, all who play share alike."""
    if realm.winner != NONE:
        give_to(results, realm.winner)
        return
    for seat in range(SEAT_COUNT):
        results[seat] = 1.0 / world.players if world.played[seat] else 0.0


@kernel
def evaluate(world: World, position: Realm, values: Array[f8]) -> None:
    """The expectation of every Rex, by the features of all."""
    if over(position):
        settle(world, position, values)
        return
    most = -1e9
    for seat in range(SEAT_COUNT):
        values[seat] = standing(world, position, seat) if in_play(position, seat) else 0.0
        if in_play(position, seat):
            most = max(most, values[seat])
    total = 0.0
    for seat in range(SEAT_COUNT):
        values[seat] = math.exp(values[seat] - most) if in_play(position, seat) else 0.0
        total += values[seat]
    for seat in range(SEAT_COUNT):
        values[seat] /= total


@kernel
def standing(world: World, realm: Realm, seat: int) -> float:
    """How well a Rex stands: the logarithm of his odds, apart from what is the same for all."""
    gone = min(1.0, realm.turn / max(1, world.last_turn))
    worth = 0.0
    for feature in range(FEATURES):
        measure = (1.0 - gone) * world.judgement[feature, 0] + gone * world.judgement[feature, 1]
        worth += measure * feature_of(world, realm, seat, feature)
    return worth
