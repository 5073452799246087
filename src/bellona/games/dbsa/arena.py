"""Where bots play: buffers made once, battles played whole in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from bellona.kernel.dice import dice_from
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, clone, many, one

from . import bot, listing
from .game import GAME, Setting
from .moves import Choices
from .notation import SEATS
from .position import NOBODY, Battle, Reason

LEVELS = ("random", "greedy")
LAST_BOUND = 60
"""When a battle between bots is a draw (B4)."""
KEPT = 32


class Arena:
    """Bots on one field. Whole battles end after LAST_BOUND bounds at the latest."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.world = clone(setting.world)
        self.world.last_bound = self.world.last_bound or LAST_BOUND
        self.battles: Any = many(Battle, 1)
        self.choices = one(Choices)
        self.log = one(Log)
        self.bench = one(bot.Bench)
        self._bytes = self.battles.view(np.uint8)

    def play(self, levels: Sequence[str], seed: int) -> dict[str, Any]:
        """Play a battle between two bots, Amber's level first; what came of it."""
        self._bytes[:] = 0
        amber, teal = (LEVELS.index(level) for level in levels)
        made = bot.play_out(self.world, self.battles, dice_from(seed), self.log, self.choices, amber, teal, self.bench)
        if made < 0:
            raise RuntimeError(f"game {seed} of {self.setting.scenario} came to a standstill after {-made - 1} choices")
        battle = self.battles[0]
        return {
            "seed": seed,
            "winner": None if battle.winner == NOBODY else SEATS[battle.winner],
            "reason": Reason(battle.reason).name.lower(),
            "turns": int(battle.bound),
            "choices": int(made),
            "scores": {"lost": dict(zip(SEATS, battle.lost.tolist(), strict=True))},
        }

    def clone_many(self, times: int) -> None:
        """Copy a position again and again, for measuring."""
        copy_many(many(Battle, 64), times)

    def choose(self, seen: Battle, level: str, seed: int) -> tuple[int, ...]:
        """The action a bot takes in a position."""
        listing.legal(self.setting.world, seen, self.choices)
        place = bot.choose(self.setting.world, seen, self.choices, LEVELS.index(level), dice_from(seed), self.bench)
        chosen: tuple[int, ...] = self.setting.engine.codes.numbers(self.choices.actions[place])[0]
        return chosen


@kernel
def copy_many(battles: Array[Battle], times: int) -> None:
    """Copy positions about."""
    for number in range(times):
        battles[number % 63 + 1] = battles[0]


@lru_cache(maxsize=KEPT)
def arena(scenario: str) -> Arena:
    """The arena of a scenario, made once."""
    return Arena(GAME.setting(scenario))
