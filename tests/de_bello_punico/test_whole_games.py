"""Whole games: every scenario to its end, no invariant broken, `legal` equal to `check`, in every mode of running."""

from __future__ import annotations

import pytest

import bellona
from bellona.lab.simulate import simulate

from ..checked_fuzz import fuzz

SCENARIOS = bellona.game("de_bello_punico").scenarios


@pytest.mark.long
def test_games_end_and_break_nothing_and_no_index_is_out_of_bounds() -> None:
    fuzz("de_bello_punico", games=300, greedy=60)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")], ids=["as Rome", "as Carthage"])
def test_greedy_beats_random(scenario: str, bots: tuple[str, str]) -> None:
    report = simulate("de_bello_punico", scenario, bots=bots, games=100, seed=1)
    greedy = "rome" if bots[0] == "greedy" else "carthage"
    assert report["wins"][greedy] >= 95
