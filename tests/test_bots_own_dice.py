"""Bots roll their own dice: the game's next rolls do not change their choices."""

from __future__ import annotations

from contextlib import suppress
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from bellona.gamekit import bot_kernels
from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.record import many, one
from bellona.registry import game_slugs, package_of, scenarios_of

CHOICES = 60
GREEDY = 1


class Enough(Exception):
    """A game has been watched for long enough."""


class Watched:
    """Wraps a bot's `choose`: records positions and choices, and checks that the game's dice stay untouched."""

    def __init__(self, choose: Any, dice: Any, key: int) -> None:
        self._choose, self._dice, self._key = choose, dice, key
        self.seen: list[bytes] = []
        self.chosen: list[bytes] = []

    def __call__(self, world: Any, position: Any, choices: Any, level: int, own: Any, scratch: Any) -> int:
        if len(self.seen) == CHOICES:
            raise Enough
        if not self.seen:
            self._dice.key = self._key
        before = self._dice.tobytes()
        self.seen.append(position.tobytes())
        place: int = self._choose(world, position, choices, level, own, scratch)
        assert self._dice.tobytes() == before, "a bot has rolled the game's dice"
        self.chosen.append(choices.actions[place].tobytes())
        return place


def watch(slug: str, key: int) -> Watched:
    """Play a game that is set up alike and whose dice then are those of a key; its bots' dice are always the same."""
    runner: Any = package_of(slug).bots.runner_of(scenarios_of(slug)[0])
    engine, dice = runner.setting.engine, dice_from(1)
    watched = Watched(runner.kernels.choose, dice, key)
    around = vars(bot_kernels) | engine.names() | {"choose": watched, "hides": lambda world, position: True}
    around |= {"MOST_CHOICES": CHOICES + 1, "steer": runner.kernels.steer}
    around["play_on"] = FunctionType(bot_kernels.play_on.__code__, around)
    play_out = FunctionType(bot_kernels.play_out.__code__, around)
    players: Any = many(bot_kernels.Player, engine.seats)
    players["level"] = GREEDY
    course = one(bot_kernels.Course)
    course.forced = bot_kernels.NOTHING
    plans = np.tile(runner.repertoire.plans["default"], (engine.seats, 1))
    with suppress(Enough):
        play_out(
            runner.world, many(engine.position, 2), dice, dice_of_bots(5), runner.log, runner.choices, players,
            plans, one(engine.scratch), one(runner.chronicle_record), course,
        )  # fmt: skip
    return watched


@pytest.mark.parametrize("slug", game_slugs())
def test_the_same_history_and_other_dice_give_the_same_choice(slug: str) -> None:
    compared = 0
    first = watch(slug, 1)
    for key in range(2, 8):
        other = watch(slug, key)
        for place, (one_way, another) in enumerate(zip(first.seen, other.seen, strict=False)):
            if one_way != another:
                break
            assert first.chosen[place] == other.chosen[place]
            compared += 1
    assert compared > 6
