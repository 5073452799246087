"""Where bots play battles."""

from __future__ import annotations

from typing import Any

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_runner import BotRunner, kept
from bellona.gamekit.judgement import Features
from bellona.gamekit.levels import read_repertoire
from bellona.kernel.jit import kernel

from ..engine import ENGINE
from ..game import GAME
from ..position import features
from ..position.records import Battle, Field
from ..text.notation import SEATS
from . import choose
from .timing import clock, impulse
from .weights import Weight

MOST_CHOICES = 100_000


@kernel
def hides(world: Field, position: Battle) -> bool:
    """There may always be a hidden Vacuus."""
    return True


class Runner(BotRunner):
    """Bots at one battle."""

    kernels = bot_kernels.bound(
        __name__, ENGINE, choose, hides=hides, MOST_CHOICES=MOST_CHOICES, impulse=impulse, clock=clock
    )
    repertoire = read_repertoire(__package__, Weight)
    features = Features(features.NAMES, features.features)

    def report(self, position: Any) -> dict[str, Any]:
        """The rout points of both sides."""
        return {"scores": {"rout": {seat: int(position.rout[side]) for side, seat in enumerate(SEATS)}}}


LEVELS = Runner.repertoire.names
runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of"]
