"""Where bots play round a table."""

from __future__ import annotations

from typing import Any

import numpy as np

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_runner import BotRunner, kept
from bellona.gamekit.judgement import Features
from bellona.gamekit.levels import read_repertoire
from bellona.kernel.jit import kernel
from bellona.kernel.record import Array

from ..data.values import SEATS
from ..engine import ENGINE
from ..game import ENDINGS, GAME
from ..position.measures import NAMES, SIGNS, measures
from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT
from ..position.world_record import World
from ..rules.c14_victory import in_play, score, towns_controlled
from . import choose
from .timing import clock, impulse
from .weights import Weight

MOST_CHOICES = 200_000


@kernel
def hides(world: World, position: Realm) -> bool:
    """A Rex never knows everything."""
    return True


@kernel
def count_up(world: World, position: Realm, points: Array[int], towns: Array[int]) -> None:
    """The points and the towns of every Rex, in one call."""
    for seat in range(SEAT_COUNT):
        points[seat] = score(world, position, seat)
        towns[seat] = towns_controlled(position, seat)


class Runner(BotRunner):
    """Bots round one table."""

    kernels = bot_kernels.bound(
        __name__, ENGINE, choose, hides=hides, MOST_CHOICES=MOST_CHOICES, impulse=impulse, clock=clock
    )
    repertoire = read_repertoire(__package__, Weight)
    features = Features(NAMES, measures, in_play, SIGNS)

    def ending(self, position: Any) -> tuple[str | None, str]:
        """Who has won a game that is over, and why; the points are counted for the report."""
        return (None if position.winner == NONE else SEATS[position.winner]), ENDINGS[position.ending]

    def report(self, position: Any) -> dict[str, Any]:
        """Points, towns and treasuries of all who play."""
        counted: Any = np.zeros((2, SEAT_COUNT), np.int64)
        points, towns = counted
        count_up(self.world, position, points, towns)
        return {
            "scores": {
                "points": {SEATS[seat]: int(points[seat]) for seat in self.playing},
                "towns": {SEATS[seat]: int(towns[seat]) for seat in self.playing},
                "aes": {SEATS[seat]: int(position.reges[seat].aes) for seat in self.playing},
            }
        }


LEVELS = Runner.repertoire.names
runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of"]
