"""Where bots play wars."""

from __future__ import annotations

from typing import Any

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_kernels import LEVELS
from bellona.gamekit.bot_runner import BotRunner, kept
from bellona.kernel.jit import kernel
from bellona.kernel.record import clone

from ..engine import ENGINE
from ..game import GAME, Setting
from ..position.records import Level, Phase, War, World
from ..text.notation import SEATS
from . import choose
from .chronicle import SCORES, Chronicle, follow

MOST_CHOICES = 200_000


@kernel
def hides(world: World, position: War) -> bool:
    """Whether something in a position is hidden from one of the seats."""
    return world.hidden_stacks == 1 or position.phase <= Phase.DIPLOMACY


class Arena(BotRunner):
    """Bots at one war. Whole games end after the scenario's `playout_turns` at the latest."""

    setting: Setting
    kernels = bot_kernels.bound(
        __name__, ENGINE, choose, hides=hides, MOST_CHOICES=MOST_CHOICES, Course=Chronicle, follow=follow
    )
    course = Chronicle

    def playing_world(self) -> World:
        """The world with a last turn."""
        world: World = clone(self.setting.world)
        world.turn_limit = world.turn_limit or self.setting.data.playout_turns
        return world

    def report(self, position: Any) -> dict[str, Any]:
        """The level of victory, and the scores of both sides at the end of every turn and of the war."""
        noted = self.noted.scores[: self.noted.turns].transpose(1, 2, 0).tolist()
        course = {name: dict(zip(SEATS, sides, strict=True)) for name, sides in zip(SCORES, noted, strict=True)}
        return {
            "level": Level(position.level).name.lower(),
            "scores": {name: {seat: numbers[-1] for seat, numbers in seats.items()} for name, seats in course.items()},
            "course": course,
        }


arena = kept(Arena, GAME)

__all__ = ["LEVELS", "Arena", "arena"]
