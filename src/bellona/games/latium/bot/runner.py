"""Where bots play round a table."""

from __future__ import annotations

from typing import Any

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_kernels import LEVELS
from bellona.gamekit.bot_runner import BotRunner, kept
from bellona.kernel.jit import kernel

from ..data.values import SEATS
from ..engine import ENGINE
from ..game import GAME
from ..position.records import Realm
from ..position.world_record import World
from ..rules.c14_victory import score, towns_controlled
from . import choose

MOST_CHOICES = 200_000


@kernel
def hides(world: World, position: Realm) -> bool:
    """A Rex never knows everything."""
    return True


class Runner(BotRunner):
    """Bots round one table."""

    kernels = bot_kernels.bound(__name__, ENGINE, choose, hides=hides, MOST_CHOICES=MOST_CHOICES)

    def report(self, position: Any) -> dict[str, Any]:
        """Points, towns and treasuries of all who play."""
        return {
            "scores": {
                "points": {SEATS[seat]: int(score(self.world, position, seat)) for seat in self.playing},
                "towns": {SEATS[seat]: int(towns_controlled(position, seat)) for seat in self.playing},
                "aes": {SEATS[seat]: int(position.reges[seat].aes) for seat in self.playing},
            }
        }


runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of"]
