"""Whole games: every scenario to its end, no invariant broken, `legal` equal to `check`, in every mode of running."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import bellona
from bellona.games.de_bello_punico import bot
from bellona.lab.simulate import simulate

from .fuzz import Examiner

SCENARIOS = bellona.game("de_bello_punico").scenarios
RANDOM_GAMES, GREEDY_GAMES = 1000, 200


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(RANDOM_GAMES):
        examiner.examine(seed, fuzz_every=20)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_games_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(GREEDY_GAMES):
        examiner.examine(seed, (bot.GREEDY, bot.GREEDY), fuzz_every=20)


def test_no_array_is_read_or_written_out_of_bounds() -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-m", "tests.de_bello_punico.fuzz", "--games", "1000", "--greedy", "200"]
    done = subprocess.run(command, env=checked, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")], ids=["as Rome", "as Carthage"])
def test_greedy_beats_random(scenario: str, bots: tuple[str, str]) -> None:
    report = simulate("de_bello_punico", scenario, bots=bots, games=100, seed=1)
    greedy = "rome" if bots[0] == "greedy" else "carthage"
    assert report["wins"][greedy] >= 95
