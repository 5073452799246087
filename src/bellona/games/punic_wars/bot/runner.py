"""Where bots play: buffers made once, wars played whole in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from bellona.kernel.choices import Choices
from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.log import Log
from bellona.kernel.record import clone, many, one

from .. import bot
from ..actions import flow, listing
from ..game import GAME, Setting
from ..position.records import NOBODY, Ending, Level, War
from ..text.notation import SEATS
from .chronicle import SCORES, Chronicle

LEVELS = ("random", "greedy")


class Arena:
    """Bots at one war. Whole games end after the scenario's `playout_turns` at the latest."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.world = clone(setting.world)
        self.world.turn_limit = self.world.turn_limit or setting.data.playout_turns
        self.wars: Any = many(War, 2)
        self.choices = one(Choices)
        self.log = one(Log)
        self.space = one(bot.Workspace)
        self.chronicle: Any = one(Chronicle)
        self._bytes = self.wars.view(np.uint8)
        self._end = tuple(self.wars[name] for name in ("winner", "ending", "level", "turn"))
        self._scores: Any = self.chronicle.scores

    def play(self, levels: Sequence[str], seed: int) -> dict[str, Any]:
        """Play a war between two bots, Rome's level first; what came of it."""
        self._bytes[:] = 0
        self.chronicle.turns = 0
        rome, carthage = (LEVELS.index(level) for level in levels)
        made = bot.play_out(
            self.world,
            self.wars,
            dice_from(seed),
            dice_of_bots(seed),
            self.log,
            self.choices,
            rome,
            carthage,
            self.space,
            self.chronicle,
        )
        if made < 0:
            raise RuntimeError(f"game {seed} of {self.setting.scenario} came to a standstill after {-made - 1} choices")
        winner, ending, level, turn = (int(fact[0]) for fact in self._end)
        course = self.course()
        return {
            "seed": seed,
            "winner": None if winner == NOBODY else SEATS[winner],
            "reason": Ending(ending).name.lower(),
            "level": Level(level).name.lower(),
            "turns": turn,
            "choices": int(made),
            "scores": {name: {seat: numbers[-1] for seat, numbers in seats.items()} for name, seats in course.items()},
            "course": course,
        }

    def course(self) -> dict[str, dict[str, list[int]]]:
        """The scores of the war just played at the end of each of its turns."""
        noted = self._scores[: self.chronicle.turns].transpose(1, 2, 0).tolist()
        return {name: dict(zip(SEATS, sides, strict=True)) for name, sides in zip(SCORES, noted, strict=True)}

    def clone_many(self, times: int) -> None:
        """Copy a position again and again, for measuring."""
        flow.copy_many(many(War, 64), times)

    def choose(self, seen: War, level: str, seed: int) -> tuple[int, ...]:
        """The action a bot takes in a position as its seat sees it."""
        listing.legal(self.setting.world, seen, self.choices)
        place = bot.choose(self.setting.world, seen, self.choices, LEVELS.index(level), dice_from(seed), self.space)
        chosen = self.choices.actions[place]
        return int(chosen.verb), int(chosen.unit), int(chosen.at), int(chosen.extra)


@cache
def arena(scenario: str) -> Arena:
    """The arena of a scenario, made once."""
    return Arena(GAME.setting(scenario))
