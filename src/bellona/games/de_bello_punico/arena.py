"""Where bots play battles."""

from __future__ import annotations

from typing import Any

from bellona.kernel import bot_kernels
from bellona.kernel.bot_kernels import LEVELS
from bellona.kernel.bot_runner import BotRunner, kept
from bellona.kernel.jit import kernel

from .bot import choose
from .engine import ENGINE
from .game import GAME
from .notation import SEATS
from .position import Battle, Field

MOST_CHOICES = 100_000


@kernel
def hides(world: Field, position: Battle) -> bool:
    """A Vacuus may always lie somewhere."""
    return True


class Arena(BotRunner):
    """Bots at one battle."""

    kernels = bot_kernels.bound(__name__, ENGINE, choose, hides=hides, MOST_CHOICES=MOST_CHOICES)

    def report(self, position: Any) -> dict[str, Any]:
        """The rout points of both sides."""
        return {"scores": {"rout": {seat: int(position.rout[side]) for side, seat in enumerate(SEATS)}}}


arena = kept(Arena, GAME)

__all__ = ["LEVELS", "Arena", "arena"]
