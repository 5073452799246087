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
from ..rules.c06_movement import count_to_move
from ..text.notation import SEATS
from . import choose
from .timing import clock, impulse
from .weights import Weight

MOST_CHOICES = 100_000
ALIKE, LENGTHS = 3, 16
"""Lists of so many units more or less are alike, and so many kinds of them are told apart."""
PIECE_UNDER_WAY = LENGTHS + Ask.MOVE
COMMANDER_UNDER_WAY = LENGTHS + len(Ask)


@kernel
def hides(world: Field, position: Battle) -> bool:
    """There may always be a hidden Vacuus."""
    return True


@kernel
def question(position: Battle) -> int:
    """The longest lists first: those of all that may move, by how many they are; then the others by what is asked.

    Where a piece is under way, only its own moves are listed.
    """
    if position.ask != Ask.MOVE:
        return LENGTHS + position.ask
    if position.moving != NONE:
        return PIECE_UNDER_WAY if position.moving < COMMANDER else COMMANDER_UNDER_WAY
    return LENGTHS - 1 - min(count_to_move(position) // ALIKE, LENGTHS - 1)


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
    waves_from = 131_072

    def report(self, position: Any) -> dict[str, Any]:
        """The rout points of both sides."""
        return {"scores": {"rout": {seat: int(position.rout[side]) for side, seat in enumerate(SEATS)}}}


LEVELS = Runner.repertoire.names
runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of"]
