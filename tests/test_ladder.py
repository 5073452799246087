"""The ladder: sequential tests that keep their word, ratings, paired games, interruption."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bellona.cli.commands.ladder import as_text
from bellona.gamekit.values import BellonaError, NotUnderstood
from bellona.lab.ladder import climb, pairs_of
from bellona.lab.ladder_statistics import Encounter, between_sides, interval, judge, ratings

BATTLE = ("de_bello_punico", "beneventum")


def test_an_interval_looked_at_after_every_round_holds_the_true_score() -> None:
    # 400 comparisons of up to 150 rounds at 5 %: more than 32 failures would come once in 1,000 sets of seeds
    rng, failures = np.random.default_rng(1), 0
    for _ in range(400):
        scores = rng.choice([0.0, 0.5, 1.0], p=[0.2, 0.3, 0.5], size=150).tolist()
        ranges = (interval(scores[:count]) for count in range(8, 151, 2))
        failures += any(not found.low <= 0.65 <= found.high for found in ranges)
    assert failures <= 32


def test_a_clear_question_is_answered_early_and_a_close_one_stays_open() -> None:
    assert judge([1.0] * 16, 0.7).reached is True
    assert judge([0.0] * 16, 0.7).reached is False
    assert judge([1.0, 0.5] * 10, 0.75).reached is None
    assert judge([1.0] * 3, 0.7).reached is None


def test_ratings_are_those_of_the_scores() -> None:
    rated = ratings([Encounter("b", "a", [0.75] * 400), Encounter("c", "b", [0.5] * 400)], seats=2)
    assert list(rated) == ["b", "a", "c"] or set(rated) == {"a", "b", "c"}
    assert rated["b"].mean - rated["a"].mean == pytest.approx(191, abs=4)
    assert rated["c"].mean == pytest.approx(rated["b"].mean, abs=4)


def test_the_score_between_equal_sides_does_not_depend_on_the_sides() -> None:
    """A level whose odds are 3 to 1 scores .75 between equal sides; where one side wins mostly, its score is less."""
    rng, scores = np.random.default_rng(4), {}
    for odds_of_side in (1.0, 9.0):
        chances = np.array([3 * odds_of_side, 3 / odds_of_side])
        won = rng.random((4000, 2)) < chances / (1 + chances)
        scores[odds_of_side] = won.mean(axis=1).tolist()
    even, odd = between_sides(scores[1.0]), between_sides(scores[9.0])
    assert even.level.low < 0.75 < even.level.high
    assert odd.level.low < 0.75 < odd.level.high
    assert np.mean(scores[9.0]) < 0.65 < 0.7 < odd.level.low
    assert even.alike == pytest.approx(0.375, abs=0.04)
    assert odd.alike > 0.6


def test_a_report_tells_what_the_sides_decide() -> None:
    report = climb(*BATTLE, ["random", "greedy"], rounds=2)
    assert report["encounters"][0]["sides"]["alike"] <= 1.0
    assert "whoever led it" in as_text(report)


def test_a_fair_share_among_six_is_no_difference() -> None:
    rated = ratings([Encounter("b", "a", [1 / 6] * 400)], seats=6)
    assert rated["a"].mean - rated["b"].mean == pytest.approx(0, abs=6)


def test_each_level_plays_the_one_below_and_the_last_the_second() -> None:
    assert pairs_of(["a", "b", "c", "d"]) == [("b", "a"), ("c", "b"), ("d", "c"), ("d", "b")]
    assert pairs_of(["a", "b"]) == [("b", "a")]


def test_a_ladder_stops_when_it_knows_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = climb(*BATTLE, ["random", "greedy"], rounds=30, out=tmp_path / "a")
    (found,) = whole["encounters"]
    assert found["reached"] is True
    assert found["games"] < 60
    lines = (tmp_path / "a" / "rounds.jsonl").read_text().splitlines()
    half = tmp_path / "b"
    climb(*BATTLE, ["random", "greedy"], rounds=1, out=half)
    with open(half / "rounds.jsonl", "a") as file:
        file.write(lines[1] + "\n" + lines[2][:20] + "\n")
    assert climb(*BATTLE, ["random", "greedy"], rounds=30, out=half)["encounters"] == whole["encounters"]


def test_processes_change_nothing() -> None:
    one, two = (climb(*BATTLE, ["random", "greedy"], rounds=4, jobs=jobs) for jobs in (1, 2))
    assert one["encounters"] == two["encounters"]


def test_another_ladder_is_not_mixed_in(tmp_path: Path) -> None:
    climb(*BATTLE, ["random", "greedy"], rounds=1, out=tmp_path)
    with pytest.raises(BellonaError, match="other settings"):
        climb(*BATTLE, ["random", "greedy"], rounds=1, seed=2, out=tmp_path)
    assert json.loads((tmp_path / "ladder.json").read_text())["seed"] == 1


@pytest.mark.parametrize(
    ("names", "rounds", "said"),
    [(["greedy"], 5, "two levels"), (["greedy", "genius"], 5, "genius"), (["random", "greedy"], 0, "rounds")],
)
def test_wrong_arguments_get_one_sentence(names: list[str], rounds: int, said: str) -> None:
    with pytest.raises(NotUnderstood, match=said):
        climb(*BATTLE, names, rounds=rounds)
