"""Whole wars between bots: every scenario to its end, and the greedy bot well ahead of chance."""

from __future__ import annotations

import pytest

from bellona.games.punic_wars.arena import arena
from bellona.lab.simulate import simulate

from .wars import SCENARIOS

RANDOM_GAMES, GREEDY_GAMES = 1000, 200


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_wars_end(scenario: str) -> None:
    for seed in range(RANDOM_GAMES):
        assert arena(scenario).play(("random", "random"), seed)["reason"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_wars_end(scenario: str) -> None:
    for seed in range(GREEDY_GAMES):
        assert arena(scenario).play(("greedy", "greedy"), seed)["reason"]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")], ids=["as Rome", "as Carthage"])
def test_greedy_beats_random(scenario: str, bots: tuple[str, str]) -> None:
    report = simulate("punic_wars", scenario, bots=bots, games=100, seed=1)
    greedy = "rome" if bots[0] == "greedy" else "carthage"
    assert report["wins"][greedy] >= 95
