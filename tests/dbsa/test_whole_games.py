"""Whole battles: all fields and many pairs of armies to their end, no invariant broken, no base in another.

Two random battles of each, and some greedy ones; a thousand and more by `python -m tests.dbsa.fuzz`.
"""

from __future__ import annotations

import random

import pytest

import bellona
from bellona.games.dbsa.game import GAME
from bellona.kernel.dice import dice_from
from bellona.kernel.dictation import dictation
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..checked_fuzz import fuzz


@pytest.mark.long
def test_battles_end_and_break_nothing_and_no_index_is_out_of_bounds() -> None:
    fuzz("dbsa", games=92, greedy=12)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_what_is_tried_on_a_copy_comes_to_the_same_and_leaves_the_position_alone(scenario: str) -> None:
    match, chooser = bellona.game("dbsa").start(scenario, seed=5), random.Random(scenario)
    for _ in range(60):
        before, codes = match.position.tobytes(), match.setting.codes(match.position)
        tried, action = clone(match.position), match.setting.action(match.position, chooser.choice(codes))
        match.play(action)
        step = match.steps[-1]
        match.setting.apply(tried, action, dice_from(0, dictation(step.rolls)), one(Log))
        assert tried.tobytes() == match.position.tobytes()
        assert step.before.tobytes() == before
        assert match.setting.codes(step.before) == codes
