"""How lucky a side is: nothing in the mean over all throws; what dice explain is taken from what trials come to."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from bellona.gamekit.search import Limits, Trying
from bellona.games.dbsa.bot.fortune import FIGHTS, POINTS, fortune
from bellona.games.dbsa.bot.runner import runner_of
from bellona.games.dbsa.position.records import Battle
from bellona.games.dbsa.rules.events import EventKind
from bellona.kernel.dice import dice_from
from bellona.kernel.log import Log
from bellona.kernel.record import one

from .test_plans import course


def told(*events: tuple[int, int, int, int, int]) -> Any:
    """A log of events: what happened, and its four numbers."""
    log: Any = one(Log)
    for number, (kind, *values) in enumerate(events):
        log.events[number] = (kind, 0, *values)
    log.count = len(events)
    return log


def first_position() -> Battle:
    position: Any = one(Battle)
    runner = runner_of("zama")
    runner.setting.engine.begin(runner.world, position, dice_from(1), runner.log)
    return position


def luck_of(position: Any, log: Any) -> Any:
    luck = np.zeros(2)
    fortune(runner_of("zama").world, position, log, luck)  # type: ignore[arg-type]
    return luck


@pytest.mark.parametrize(("own", "enemy", "lost"), [(0, 12, 0), (15, 3, 0), (5, 20, 3)])
def test_all_throws_of_a_fight_bring_nothing_in_the_mean(own: int, enemy: int, lost: int) -> None:
    position: Any = first_position()
    position.lost[:] = lost
    found = [
        luck_of(
            position,
            told(
                (EventKind.DICE, own, die, 0, 0),
                (EventKind.DICE, enemy, other, 0, 0),
                (EventKind.SCORE, own, 5 + die, enemy, 3 + other),
            ),
        )[FIGHTS]
        for die, other in product(range(1, 7), repeat=2)
    ]
    assert sum(found) == pytest.approx(0)
    assert max(found) > 0 > min(found)


def test_a_high_throw_of_amber_is_lucky_whoever_is_named_first() -> None:
    position = first_position()
    fights = [((0, 6), (12, 1)), ((12, 1), (0, 6))]
    for (own, die), (enemy, other) in fights:
        dice = (EventKind.DICE, own, die, 0, 0), (EventKind.DICE, enemy, other, 0, 0)
        assert luck_of(position, told(*dice, (EventKind.SCORE, own, 4 + die, enemy, 4 + other)))[FIGHTS] > 0


def test_points_count_for_whose_bound_it_is() -> None:
    position = first_position()
    assert luck_of(position, told((EventKind.BOUND_BEGINS, 0, 4, 6, 0)))[POINTS] == 2.5
    assert luck_of(position, told((EventKind.BOUND_BEGINS, 1, 5, 6, 0)))[POINTS] == -2.5


def test_without_luck_the_same_trials_say_more() -> None:
    """In a battle under way the dice explain more than a third of the variance of what trials come to."""
    runner = runner_of("cannae")
    search, level = runner.planner.search, runner.repertoire.levels["legatus"]
    position = next(found.copy() for found, _ in course("cannae", "default") if found.bound == 10)
    doubts = {}
    for levels_luck in (False, True):
        how = type(level)(plan=level.plan, samples=60, horizon=3, levels_luck=levels_luck)
        trying = Trying(search, position, int(position.seat), how, 1, Limits())
        thought = trying.halve([search.usual(level)], [""], [-1])
        doubts[levels_luck] = thought.best.error
    assert doubts[True] ** 2 < doubts[False] ** 2 * 2 / 3
