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
from ..position.records import COMMANDER, NONE, Ask, Battle, Field
from ..text.notation import SEATS
from . import choose
from .timing import clock, impulse
from .weights import Weight

MOST_CHOICES = 100_000
PIECE_UNDER_WAY, COMMANDER_UNDER_WAY = len(Ask), len(Ask) + 1


@kernel
def hides(world: Field, position: Battle) -> bool:
    """There may always be a hidden Vacuus."""
    return True


@kernel
def question(position: Battle) -> int:
    """The question; where a piece is under way, only its own moves are listed."""
    if position.ask != Ask.MOVE or position.moving == NONE:
        return position.ask
    return PIECE_UNDER_WAY if position.moving < COMMANDER else COMMANDER_UNDER_WAY


class Runner(BotRunner):
    """Bots at one battle."""

    kernels = bot_kernels.bound(
        __name__,
        ENGINE,
        choose,
        hides=hides,
        MOST_CHOICES=MOST_CHOICES,
        impulse=impulse,
        clock=clock,
        question=question,
    )
    repertoire = read_repertoire(__package__, Weight)
    features = Features(features.NAMES, features.features)
    waves_from = 65_536

    def report(self, position: Any) -> dict[str, Any]:
        """The rout points of both sides."""
        return {"scores": {"rout": {seat: int(position.rout[side]) for side, seat in enumerate(SEATS)}}}


LEVELS = Runner.repertoire.names
runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of"]
