"""Whole games: two, four and six Reges in every length to a result, no invariant broken.

A game or so of each; hundreds, and with every index checked, by `python -m tests.latium.fuzz`.
"""

from __future__ import annotations

import pytest

from bellona.games.latium import bot

from .fuzz import Examiner, tables

RANDOM_GAMES, GREEDY_GAMES = 3, 1


@pytest.mark.parametrize("scenario", tables())
def test_random_games_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(RANDOM_GAMES):
        examiner.examine(seed, bot.RANDOM, fuzz_every=60)


@pytest.mark.parametrize("scenario", tables())
def test_greedy_games_end_and_break_nothing(scenario: str) -> None:
    examiner = Examiner(scenario)
    for seed in range(GREEDY_GAMES):
        examiner.examine(seed, bot.GREEDY, fuzz_every=30)
