"""How a game has ended for each Rex, or may end."""

from __future__ import annotations

import math

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8, give_to

from ..rules.c14_victory import in_play, score, towns_controlled
from .records import Realm
from .vocabulary import NONE, SEAT_COUNT, Phase
from .world_record import World

TOWN = 1.5
"""What a town is worth on the way to predominance, in points of the final count."""
EARLY, LATE = 14.0, 5.0
"""The lead, in points, that makes a Rex this much likelier to win at the beginning, and at the end."""


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
    """The expectation of every Rex, by his points and towns; the nearer the end, the more a lead is worth."""
    if over(position):
        settle(world, position, values)
        return
    gone = min(1.0, position.turn / max(1, world.last_turn))
    spread = EARLY + (LATE - EARLY) * gone
    most = -1e9
    for seat in range(SEAT_COUNT):
        values[seat] = standing(world, position, seat)
        if in_play(position, seat):
            most = max(most, values[seat])
    total = 0.0
    for seat in range(SEAT_COUNT):
        values[seat] = math.exp((values[seat] - most) / spread) if in_play(position, seat) else 0.0
        total += values[seat]
    for seat in range(SEAT_COUNT):
        values[seat] /= total


@kernel
def standing(world: World, realm: Realm, seat: int) -> float:
    """How well a Rex stands, in points of the final count."""
    return score(world, realm, seat) + TOWN * towns_controlled(realm, seat)
