"""A redealt realm is one that a game can reach: its cards, its legions and its papers are consistent."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bellona.games.latium.bot.runner import runner_of
from bellona.games.latium.document.impossible import faults
from bellona.games.latium.position.vocabulary import LEADERS, NONE, SEAT_COUNT, Phase
from bellona.games.latium.rules.c05_legion import centuriae_of, legion_max

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


@pytest.mark.rule("latium D80")
def test_towns_are_imagined_armed():
    """Of what it can keep a civitas sine duce has nearly all, a seat most, and some march with the Dux."""
    shares: dict[str, list[float]] = {"free": [], "seat": [], "colony": []}
    led = []
    for number, moment in enumerate(moments(runner_of("four_kings"), "greedy")):
        if number % EVERY or moment.position.phase == Phase.OVER:
            continue
        viewer = moment.seats[0]
        dealt: Any = moment.redealt(viewer, number)
        for town, held in enumerate(dealt.towns):
            most = legion_max(moment.world, dealt, town)
            if most == 0 or held.holder == viewer:
                continue
            kind = "free" if held.holder == NONE else "seat" if dealt.reges[held.holder].court == town else "colony"
            shares[kind].append(centuriae_of(dealt, town) / most)
            if held.holder != NONE:
                led.append(dealt["reges"]["pieces"]["ranks"][:SEAT_COUNT, :LEADERS, town].sum() > 0)
    assert np.mean(shares["free"]) > 0.9
    assert 0.8 < np.mean(shares["seat"]) <= 1.0
    assert 0.1 < np.mean(led) < 0.6
