"""Bots that follow plans: every plan plays by the rules, weights change play, and the clock runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bellona.games.dbsa import bot
from bellona.games.dbsa.bot.runner import Runner, runner_of
from bellona.games.dbsa.bot.timing import clock, impulse
from bellona.games.dbsa.bot.weights import Weight
from bellona.games.dbsa.position.features import NAMES
from bellona.games.dbsa.position.records import Ask
from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.log import Log
from bellona.kernel.record import many, one
from bellona.lab.plan_games import PlanTable

from .fuzz import Examiner

PLANS = Runner.repertoire.plans


def course(scenario: str, plan: str, seed: int = 1) -> Iterator[tuple[Any, tuple[int, ...]]]:
    """The positions of a battle in which both sides follow a plan, with the action taken in each."""
    runner = runner_of(scenario)
    engine, world, scratch = runner.setting.engine, runner.world, runner.new_scratch(plan)
    position, choices, log = many(engine.position, 1)[0], one(engine.choices), one(Log)
    dice, own = dice_from(seed), dice_of_bots(seed)
    engine.begin(world, position, dice, log)
    while not engine.over(position):
        place = bot.choose(world, position, choices, bot.GREEDY, own, scratch)
        yield position, engine.codes.numbers(choices.actions[place])[0]
        dice.count = log.count = 0
        engine.apply(world, position, choices.actions[place], dice, log)


@pytest.mark.parametrize("name", PLANS)
def test_every_plan_plays_by_the_rules(name: str) -> None:
    examiner = Examiner("zama")
    examiner.bench.plan[:] = PLANS[name]
    examiner.examine(1, (bot.GREEDY, bot.GREEDY))


@pytest.mark.parametrize("scenario", ["zama", "samnite_valley", "open_plain:gallic:parthian"])
def test_a_seat_thinks_once_a_bound_and_the_clock_never_goes_back(scenario: str) -> None:
    world, last, seats = runner_of(scenario).world, 0, dict[int, int]()
    for position, _ in course(scenario, "steady"):
        assert clock(world, position) >= last
        last = clock(world, position)
        if position.ask in (Ask.MOVE, Ask.FIGHT):
            assert seats.setdefault(impulse(world, position), int(position.seat)) == position.seat
    assert len(seats) == last >= 4


def test_who_is_not_drawn_to_the_enemy_takes_longer_to_meet_him() -> None:
    def first_fight(plan: str) -> int:
        return next(int(position.bound) for position, _ in course("open_plain", plan) if position.ask == Ask.FIGHT)

    assert first_fight("headlong") < first_fight("waiting")


def test_brisk_play_is_greedy_that_thinks_of_one_move_at_a_time() -> None:
    assert np.flatnonzero(PLANS["brisk"] != PLANS["default"]).tolist() == [Weight.PAIRS]


def test_what_can_be_counted_favours_neither_of_two_like_sides() -> None:
    """Every feature is a difference of the two sides; before the first move only armies and camps differ."""
    runner, values = runner_of("zama"), np.zeros(len(NAMES))
    position = next(iter(course("zama", "default")))[0]
    assert Runner.features is not None
    Runner.features.write(runner.world, position, values)
    found = dict(zip(NAMES, values.tolist(), strict=True))
    assert {name for name, value in found.items() if value != 0.0} <= {"strength", "camp", "campless", "favour"}


def test_a_level_that_weighs_its_orders_chooses_the_same_again() -> None:
    runner = runner_of("zama")
    first = runner.play(("consul", "tiro"), 3)
    assert first == runner.play(("consul", "tiro"), 3)


@pytest.mark.parametrize("name", ["scattered", "rash", "wasteful", "blundering"])
def test_errors_lose_battles(name: str) -> None:
    """They score at most .2 against the default plan; over 20 battles half is reached less than once in 400 times."""
    table = PlanTable(runner_of("open_plain"))
    error, usual = PLANS[name], PLANS["default"]
    scores = [table.play([error, usual], seed)[0] + table.play([usual, error], seed)[1] for seed in range(10)]
    assert sum(scores) < 10
