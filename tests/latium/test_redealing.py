"""A realm that is dealt anew is one that a game comes to: its cards, its legions and its papers hold together."""

from __future__ import annotations

import pytest

from bellona.games.latium.arena import arena
from bellona.games.latium.impossible import faults
from bellona.games.latium.vocabulary import Phase

from ..moments import moments
from .fuzz import cards_are_wrong, signa_are_wrong


@pytest.mark.rule("latium D80")
@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("scenario", ["two_kings", "six_kings"])
def test_nothing_impossible_is_dealt(scenario: str, level: str) -> None:
    for number, moment in enumerate(moments(arena(scenario), level)):
        if moment.position.phase == Phase.OVER:
            return
        for seat in moment.seats:
            dealt = moment.redealt(seat, number)
            assert list(faults(moment.world, dealt)) == []
            assert signa_are_wrong(moment.world, dealt) == 0
            assert cards_are_wrong(dealt) == 0
