"""Whole wars: every scenario to its end, no invariant broken, `legal` equal to `check`, greedy well ahead of chance."""

from __future__ import annotations

import pytest

from bellona.lab.simulate import simulate

from ..checked_fuzz import fuzz
from .wars import SCENARIOS


@pytest.mark.long
def test_wars_end_and_break_nothing_and_no_index_is_out_of_bounds() -> None:
    fuzz("punic_wars", games=100, random=300, greedy=60, every=20)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")], ids=["as Rome", "as Carthage"])
def test_greedy_beats_random(scenario: str, bots: tuple[str, str]) -> None:
    report = simulate("punic_wars", scenario, bots=bots, games=100, seed=1)
    greedy = "rome" if bots[0] == "greedy" else "carthage"
    assert report["wins"][greedy] >= 95
