"""Where bots play: buffers made once, battles played whole in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.plane import along, bearing
from bellona.kernel.record import clone, i8, many, one

from .. import bot
from ..actions import checking, flow, listing
from ..actions.moves import Action, Choices, LegKind, Verb
from ..game import GAME, Setting
from ..position.records import ARMY, DEGREE, NOBODY, PACE, Battle, Reason, World
from ..text.notation import SEATS

LEVELS = ("random", "greedy")
LAST_BOUND = 60
"""When a battle between bots is a draw (B4)."""
KEPT = 32
OPENING = 60
"""After so many choices a battle is under way."""
FARTHEST, STEP = 250 * PACE, 17 * PACE
WIDEST, TURN_STEP = 60 * DEGREE, 7 * DEGREE
"""How far, and how far round, moves go that are made up for measuring."""


class Arena:
    """Bots on one field. Whole battles end after LAST_BOUND bounds at the latest."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.world = clone(setting.world)
        self.world.last_bound = self.world.last_bound or LAST_BOUND
        self.battles: Any = many(Battle, 1)
        self.choices = one(Choices)
        self.log = one(Log)
        self.space = one(bot.Workspace)
        self._bytes = self.battles.view(np.uint8)

    def play(self, levels: Sequence[str], seed: int) -> dict[str, Any]:
        """Play a battle between two bots, Amber's level first; what came of it."""
        self._bytes[:] = 0
        amber, teal = (LEVELS.index(level) for level in levels)
        made = bot.play_out(
            self.world,
            self.battles,
            dice_from(seed),
            dice_of_bots(seed),
            self.log,
            self.choices,
            amber,
            teal,
            self.space,
        )
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
        flow.copy_many(many(Battle, 64), times)

    def check_many(self, times: int) -> int:
        """Check free moves in the midst of a battle, for measuring; how many of them are allowed."""
        self._bytes[:] = 0
        battle, dice = self.battles[0], dice_from(1)
        flow.begin(self.world, battle, dice, self.log)
        for _ in range(OPENING):
            listing.legal(self.world, battle, self.choices)
            place = bot.choose(self.world, battle, self.choices, bot.RANDOM, dice, self.space)
            dice.count = self.log.count = 0
            flow.apply(self.world, battle, self.choices.actions[place], dice, self.log)
        return int(check_free_moves(self.world, battle, one(Action), times))

    def choose(self, seen: Battle, level: str, seed: int) -> tuple[int, ...]:
        """The action a bot takes in a position."""
        listing.legal(self.setting.world, seen, self.choices)
        place = bot.choose(self.setting.world, seen, self.choices, LEVELS.index(level), dice_from(seed), self.space)
        chosen: tuple[int, ...] = self.setting.engine.codes.numbers(self.choices.actions[place])[0]
        return chosen


@kernel
def check_free_moves(world: World, battle: Battle, action: Action, times: int) -> int:
    """Check whether each of a side's elements in turn may go somewhere ahead of it, turning on its way."""
    allowed = 0
    action.verb = Verb.MOVE
    action.count = 1
    leg = action.legs[0]
    leg.kind = LegKind.POSE
    for number in range(times):
        n = number % ARMY
        here = battle.elements[i8(battle.active) * ARMY + n]
        turn = number * TURN_STEP % (2 * WIDEST) - WIDEST
        x, y = along(i8(here.x), i8(here.y), i8(here.facing) + turn, number * STEP % FARTHEST)
        action.movers = 1 << n
        leg.x = x
        leg.y = y
        leg.turn = bearing(i8(here.facing) + turn)
        if not checking.check(world, battle, action):
            allowed += 1
    return allowed


@lru_cache(maxsize=KEPT)
def arena(scenario: str) -> Arena:
    """The arena of a scenario, made once."""
    return Arena(GAME.setting(scenario))
