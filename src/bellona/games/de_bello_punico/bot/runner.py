"""Where bots play: buffers made once, games played whole in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from bellona.kernel.choices import Choices
from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.log import Log
from bellona.kernel.record import many, one

from .. import bot
from ..actions import flow, listing
from ..game import GAME, Setting
from ..position.records import NOBODY, NONE, Battle
from ..text.notation import SEATS

LEVELS = ("random", "greedy")


class Arena:
    """Bots at one scenario."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.battles: Any = many(Battle, 2)
        self.choices = one(Choices)
        self.log = one(Log)
        self.space: Any = one(bot.Workspace)
        self.space.reach.before[:] = NONE

    def play(self, levels: Sequence[str], seed: int) -> dict[str, Any]:
        """Play a battle between two bots, Rome's level first; what came of it."""
        self.battles[:] = 0
        rome, carthage = (LEVELS.index(level) for level in levels)
        made = bot.play_out(
            self.setting.field,
            self.battles,
            dice_from(seed),
            dice_of_bots(seed),
            self.log,
            self.choices,
            rome,
            carthage,
            self.space,
        )
        battle = self.battles[0]
        if made < 0:
            raise RuntimeError(f"game {seed} of {self.setting.scenario} came to a standstill after {-made - 1} choices")
        result = self.setting.result(battle)
        return {
            "seed": seed,
            "winner": None if battle.winner == NOBODY else SEATS[battle.winner],
            "reason": result.reason if result else "",
            "turns": int(battle.turn),
            "choices": int(made),
            "scores": {"rout": {seat: int(battle.rout[side]) for side, seat in enumerate(SEATS)}},
        }

    def clone_many(self, times: int) -> None:
        """Copy a position again and again, for measuring."""
        flow.copy_many(many(Battle, 64), times)

    def choose(self, seen: Battle, level: str, seed: int) -> tuple[int, ...]:
        """The action a bot takes in a position as its seat sees it."""
        listing.legal(self.setting.field, seen, self.choices)
        place = bot.choose(self.setting.field, seen, self.choices, LEVELS.index(level), dice_from(seed), self.space)
        chosen = self.choices.actions[place]
        return int(chosen.verb), int(chosen.unit), int(chosen.at), int(chosen.extra)


@cache
def arena(scenario: str) -> Arena:
    """The arena of a scenario, made once."""
    return Arena(GAME.setting(scenario))
