"""Whole battles: all fields and many pairs of armies to their end, no invariant broken, no base in another."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bellona.games.dbsa import bot
from bellona.games.dbsa.game import GAME

from .fuzz import Examiner, pairs

RANDOM_GAMES, GREEDY_GAMES, PAIRS = 1000, 300, 40
BATTLES = [*GAME.scenarios(), *pairs(PAIRS)]


@pytest.mark.parametrize("scenario", BATTLES)
def test_random_battles_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(RANDOM_GAMES // len(BATTLES) + 1):
        examiner.examine(seed, (bot.RANDOM, bot.RANDOM))


@pytest.mark.parametrize("scenario", BATTLES)
def test_greedy_battles_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(GREEDY_GAMES // len(BATTLES) + 1):
        examiner.examine(seed, (bot.GREEDY, bot.GREEDY))


def test_no_array_is_read_or_written_out_of_bounds() -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-m", "tests.dbsa.fuzz", "--games", "20", "--greedy", "3", "--pairs", "6"]
    done = subprocess.run(command, env=checked, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
