"""A redealt realm is one that a game can reach: its cards, its legions and its papers are consistent."""

from __future__ import annotations

import pytest

from bellona.games.latium.bot.runner import runner_of
from bellona.games.latium.document.impossible import faults
from bellona.games.latium.position.vocabulary import Phase

from ..moments import moments
from .fuzz import cards_are_wrong, signa_are_wrong

EVERY = 8
"""One position in this many is examined completely, which is slow."""


@pytest.mark.rule("latium D80")
@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("scenario", ["two_kings", "six_kings"])
def test_nothing_impossible_is_dealt(scenario: str, level: str) -> None:
    for number, moment in enumerate(moments(runner_of(scenario), level)):
        if moment.position.phase == Phase.OVER:
            return
        for seat in moment.seats if number % EVERY == 0 else ():
            dealt = moment.redealt(seat, number)
            assert list(faults(moment.world, dealt)) == []
            assert signa_are_wrong(moment.world, dealt) == 0
            assert cards_are_wrong(dealt) == 0
