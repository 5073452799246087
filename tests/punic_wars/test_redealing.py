"""Hidden information of a side, redealt: set-up, funds and, by an option, the strength of stacks."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.gamekit.ranges import refuse_out_of_range
from bellona.games.punic_wars.bot.runner import Runner
from bellona.games.punic_wars.game import GAME
from bellona.games.punic_wars.position.records import CARTHAGE, ROME, Phase

from ..moments import moments


def with_hidden_stacks() -> Runner:
    """Bots at the second war, played with the option of rule R47."""
    runner = Runner(GAME.setting("second_war"))
    runner.world.hidden_stacks = 1
    return runner


@pytest.mark.rule("punic_wars R47")
def test_hidden_stacks_have_some_strength_and_look_the_same() -> None:
    strengths = set()
    for number, moment in enumerate(moments(with_hidden_stacks(), "greedy")):
        for seat in moment.seats:
            dealt: Any = moment.redealt(seat, number)
            assert moment.seen_by(seat, dealt).tobytes() == moment.seen_by(seat).tobytes()
            refuse_out_of_range(moment.engine.position, dealt, moment.world)
            assert not dealt.veiled.any()
            strengths.add(int(dealt.total[ROME, 0]))
    assert len(strengths) > 20


@pytest.mark.rule("punic_wars R48")
def test_a_set_up_that_is_not_seen_is_one_of_many() -> None:
    totals, places = set(), set()
    for number, moment in enumerate(moments(Runner(GAME.setting("second_war")), "random")):
        if moment.position.phase == Phase.SETUP and moment.position.active == ROME:
            dealt: Any = moment.redealt(ROME, number)
            totals.add(dealt.total[CARTHAGE].tobytes())
            places.add(dealt.points[CARTHAGE].tobytes())
    assert len(totals) == 1
    assert len(places) > 1
