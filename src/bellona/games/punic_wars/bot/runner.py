"""Where bots play wars."""

from __future__ import annotations

from typing import Any

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_runner import BotRunner, kept
from bellona.gamekit.judgement import Features
from bellona.gamekit.levels import read_repertoire
from bellona.kernel.jit import kernel
from bellona.kernel.record import clone

from ..engine import ENGINE
from ..game import ENDINGS, GAME, Setting
from ..game import LEVELS as VICTORIES
from ..position.features import NAMES, features
from ..position.records import NOBODY, Phase, War, World
from ..text.notation import SEATS
from . import choose
from .chronicle import SCORES, Chronicle, follow
from .timing import clock, impulse
from .weights import PlanWeight

MOST_CHOICES = 200_000


@kernel
def hides(world: World, position: War) -> bool:
    """Whether something in a position is hidden from one of the seats."""
    return world.hidden_stacks == 1 or position.phase <= Phase.DIPLOMACY


class Runner(BotRunner):
    """Bots at one war. Whole games end after the scenario's `playout_turns` at the latest."""

    setting: Setting
    kernels = bot_kernels.bound(
        __name__, ENGINE, choose, hides=hides, MOST_CHOICES=MOST_CHOICES, impulse=impulse, clock=clock,
        Chronicle=Chronicle, follow=follow,
    )  # fmt: skip
    repertoire = read_repertoire(__package__, PlanWeight)
    features = Features(NAMES, features)
    chronicle_record = Chronicle
    waves_from = 65_536

    def playing_world(self) -> World:
        """The world with a last turn."""
        world: World = clone(self.setting.world)
        world.turn_limit = world.turn_limit or self.setting.data.playout_turns
        return world

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._end = tuple(self.positions[name] for name in ("winner", "ending", "level"))
        """Facts of the position that are read after every war: through arrays that is quickest."""
        self._scores = self.chronicle.scores

    def ending(self, position: Any) -> tuple[str | None, str]:
        """Who has won, and how."""
        winner = int(self._end[0][0])
        return None if winner == NOBODY else SEATS[winner], ENDINGS[self._end[1][0]]

    def report(self, position: Any) -> dict[str, Any]:
        """The level of victory, and the scores of both sides at the end of every turn and of the war."""
        noted = self._scores[: self.chronicle.turns].transpose(1, 2, 0).tolist()
        course = {name: dict(zip(SEATS, sides, strict=True)) for name, sides in zip(SCORES, noted, strict=True)}
        return {
            "level": VICTORIES[self._end[2][0]],
            "scores": {name: {seat: numbers[-1] for seat, numbers in seats.items()} for name, seats in course.items()},
            "course": course,
        }


LEVELS = Runner.repertoire.names
runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of"]
