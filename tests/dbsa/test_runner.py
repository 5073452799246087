"""Bots on a field: whole battles, and the laboratory's reports."""

from __future__ import annotations

import pytest

from bellona.games.dbsa.bot.runner import LAST_BOUND, LEVELS, runner_of
from bellona.lab.simulate import simulate
from bellona.lab.tally import summarise

from .battles import GAME, SCENARIOS


@pytest.mark.parametrize("scenario", [*SCENARIOS, "random-11:gallic:parthian"])
def test_a_battle_between_bots_comes_to_an_end(scenario: str) -> None:
    found = runner_of(scenario)
    record = found.play(("random", "random"), 1)
    assert 1 <= record["turns"] <= LAST_BOUND + 1
    assert record["reason"] != "none"
    assert record == found.play(("random", "random"), 1)


def test_the_last_bound_of_simulations_is_not_the_battles_own() -> None:
    assert runner_of("zama").world.last_bound == LAST_BOUND
    assert GAME.rules.setting("zama").world.last_bound == 0


def test_a_report_tells_wins_and_losses() -> None:
    bots = ("random", "random")
    records = [runner_of("zama").play(bots, seed) | {"bots": bots} for seed in (1, 2)]
    report = summarise("dbsa", "zama", GAME.seats, bots, records)
    assert sum(report["wins"].values()) + report["draws"] == 2
    assert set(report["scores"]) == {"lost"}


def test_free_moves_are_checked_for_measuring_some_allowed_and_some_not() -> None:
    found = runner_of("zama")
    assert 0 < found.check_many(200) < 200
    assert found.check_many(200) == found.check_many(200)


def test_free_battles_are_simulated_too() -> None:
    assert simulate("dbsa", "open_plain:gallic:parthian", ("random", "random"), games=1)["games"] == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_a_listed_choice_and_the_same_again(level: str) -> None:
    match = GAME.start("zama", seed=1)
    found = runner_of("zama")
    chosen = found.decide(match.observe(match.seat), level, 7).code
    assert chosen in match.setting.codes(match.position)
    assert chosen == found.decide(match.observe(match.seat), level, 7).code
