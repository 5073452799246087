"""Bots at Punic Wars: whole wars, and the laboratory's reports."""

from __future__ import annotations

import pytest

from bellona.analysis.judge import Judge
from bellona.gamekit.search import Samples
from bellona.games.punic_wars.bot.chronicle import SCORES
from bellona.games.punic_wars.bot.runner import LEVELS, runner_of
from bellona.games.punic_wars.position.records import ROME
from bellona.lab.tally import course, summarise

from .wars import GAME, SCENARIOS, war


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_war_between_bots_comes_to_an_end(scenario: str) -> None:
    found = runner_of(scenario)
    limit = found.setting.data.playout_turns
    record = found.play(("random", "random"), 1)
    assert 1 <= record["turns"] <= limit + 1
    assert record["reason"]
    assert record == found.play(("random", "random"), 1)


def test_the_turn_limit_of_simulations_is_not_the_wars_own() -> None:
    assert runner_of("second_war").world.turn_limit == 18
    assert GAME.rules.setting("second_war").world.turn_limit == 0


def test_a_match_goes_on_after_the_last_turn_of_simulations() -> None:
    """Whoever thinks at a table does not take the city for saved because a simulated war would be over by now."""
    siege = {"2516": {"rome": "12 land, R-C", "carthage": "8 land inside, C-B"}}
    match = war(siege, scenario="third_war", active="rome", turn=14)
    runner = runner_of("third_war")
    samples, plan = Samples(range(8), 12, None), runner.repertoire.plans["tuned"]
    simulated = runner.planner.search.try_out(match.position, plan, [None], samples)
    assert simulated[:, 0, ROME].max() == 0.0
    at_table = runner.match_planner.search.try_out(match.position, plan, [None], samples)
    assert at_table[:, 0, ROME].mean() > 0.1
    assert Judge(runner).value(match.position, 8).values[ROME] > 0.1


def test_scores_are_kept_turn_by_turn() -> None:
    record = runner_of("second_war").play(("random", "random"), 2)
    assert tuple(record["scores"]) == SCORES
    for name, seats in record["course"].items():
        for seat, numbers in seats.items():
            assert len(numbers) >= record["turns"] - 1
            assert numbers[-1] == record["scores"][name][seat]


def test_means_of_a_turn_are_those_of_the_games_that_lasted_so_long() -> None:
    games = [{"gold": {"a": [1, 3], "b": [0, 0]}}, {"gold": {"a": [2], "b": [4]}}]
    assert course(games) == {"games": [2, 1], "gold": {"a": [1.5, 3], "b": [2, 0]}}


def test_a_report_tells_wins_scores_and_their_course() -> None:
    bots = ("random", "random")
    records = [runner_of("third_war").play(bots, seed) | {"bots": bots} for seed in (1, 2)]
    report = summarise("punic_wars", "third_war", GAME.seats, bots, records)
    assert sum(report["wins"].values()) + report["draws"] == 2
    assert set(report["scores"]) == set(SCORES)
    assert report["course"]["games"][0] == 2
    assert len(report["course"]["treasury"]["rome"]) == len(report["course"]["games"])


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_a_legal_choice_and_the_same_again(level: str) -> None:
    match = war({"2908": {"rome": "4 land, R-C"}}, active="rome")
    found = runner_of("second_war")
    chosen = found.decide(match.observe("rome"), level, 7).code
    assert chosen in match.setting.codes(match.position)
    assert chosen == found.decide(match.observe("rome"), level, 7).code
