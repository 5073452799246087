"""Bots at the scenarios."""

from __future__ import annotations

from typing import Any

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_kernels import LEVELS
from bellona.gamekit.bot_runner import BotRunner, kept
from bellona.gamekit.open_game import hides

from .bot import choose
from .game import ENGINE, GAME
from .position import MOST_TURNS, SEATS
from .rules import men_of


class Runner(BotRunner):
    """Bots at one scenario."""

    kernels = bot_kernels.bound(__name__, ENGINE, choose, hides=hides, MOST_CHOICES=MOST_TURNS)

    def report(self, position: Any) -> dict[str, Any]:
        """The men that are left."""
        return {"scores": {"men": {seat: int(men_of(position, side)) for side, seat in enumerate(SEATS)}}}


runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of"]
