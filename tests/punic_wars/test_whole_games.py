"""Whole wars: every scenario to its end, no invariant broken, `legal` equal to `check`, greedy well ahead of chance."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bellona.games.punic_wars import bot
from bellona.lab.simulate import simulate

from .fuzz import Examiner
from .wars import SCENARIOS

RANDOM_GAMES, GREEDY_GAMES, MELEES = 1000, 200, 300


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_wars_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(RANDOM_GAMES):
        examiner.examine(seed, (bot.RANDOM, bot.RANDOM), fuzz_every=20)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_wars_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(GREEDY_GAMES):
        examiner.examine(seed, (bot.GREEDY, bot.GREEDY), fuzz_every=50)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_melees_around_a_town_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(MELEES):
        examiner.examine(seed, melee=True)


def test_no_array_is_read_or_written_out_of_bounds() -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    games = ["--games", "60", "--random", "200", "--greedy", "10"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.punic_wars.fuzz", *games], env=checked, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")], ids=["as Rome", "as Carthage"])
def test_greedy_beats_random(scenario: str, bots: tuple[str, str]) -> None:
    report = simulate("punic_wars", scenario, bots=bots, games=100, seed=1)
    greedy = "rome" if bots[0] == "greedy" else "carthage"
    assert report["wins"][greedy] >= 95
