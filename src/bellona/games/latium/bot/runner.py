"""Where bots play: buffers made once, games played whole in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, many, one

from .. import bot
from ..actions.moves import Action, Choices
from ..data.values import SEATS
from ..game import GAME, Setting
from ..position.records import Realm
from ..position.vocabulary import NONE, Ending
from ..rules.c14_victory import score, towns_controlled

LEVELS = ("random", "greedy")
KEPT = 32


class Arena:
    """Bots round one table."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.playing = [SEATS.index(seat) for seat in setting.data.playing]
        self.realms: Any = many(Realm, 2)
        """The position, and beside it what a seat sees of it."""
        self.choices = one(Choices)
        self.log = one(Log)
        self.wish = one(Action)
        self.levels: Any = np.zeros(len(SEATS), np.int64)
        self._bytes = self.realms.view(np.uint8)

    def play(self, levels: Sequence[str], seed: int) -> dict[str, Any]:
        """Play a game between bots, a level for each Rex in the order of the seats; what came of it."""
        self._bytes[:] = 0
        self.levels[self.playing] = [LEVELS.index(level) for level in levels]
        made = bot.play_out(
            self.setting.world,
            self.realms,
            dice_from(seed),
            dice_of_bots(seed),
            self.log,
            self.choices,
            self.levels,
            bot.MOST_CHOICES,
            self.wish,
        )
        if made < 0:
            raise RuntimeError(f"game {seed} of {self.setting.scenario} came to a standstill after {-made - 1} choices")
        realm = self.realms[0]
        return {
            "seed": seed,
            "winner": None if realm.winner == NONE else SEATS[realm.winner],
            "reason": Ending(realm.ending).name.lower(),
            "turns": int(realm.turn),
            "choices": int(made),
            "scores": self._scores(realm),
        }

    def _scores(self, realm: Any) -> dict[str, dict[str, int]]:
        world = self.setting.world
        return {
            "points": {SEATS[seat]: int(score(world, realm, seat)) for seat in self.playing},
            "towns": {SEATS[seat]: int(towns_controlled(realm, seat)) for seat in self.playing},
            "aes": {SEATS[seat]: int(realm.reges[seat].aes) for seat in self.playing},
        }

    def clone_many(self, times: int) -> None:
        """Copy a position again and again, for measuring."""
        copy_many(many(Realm, 64), times)

    def choose(self, seen: Realm, level: str, seed: int) -> tuple[int, ...]:
        """The action a bot takes in a position as its seat sees it."""
        wish = self.wish
        if not bot.choose(self.setting.world, seen, self.choices, LEVELS.index(level), dice_from(seed), wish):
            raise RuntimeError(f"nothing to choose in a position of {self.setting.scenario}")
        chosen: tuple[int, ...] = self.setting.engine.codes.numbers(wish)[0]
        return chosen


@kernel
def copy_many(realms: Array[Realm], times: int) -> None:
    """Copy positions about, never the same one twice: LLVM takes minutes over a copy that it can do once for all."""
    for number in range(times):
        realms[(number + 1) % len(realms)] = realms[number % len(realms)]


@lru_cache(maxsize=KEPT)
def arena(scenario: str) -> Arena:
    """The arena of a scenario, made once."""
    return Arena(GAME.setting(scenario))
