"""A bot's thought at the terminal: what is told of it, and that it ends when one leaves."""

from __future__ import annotations

import pytest

from bellona.cli.saving import Table
from bellona.cli.session import Session
from bellona.cli.speech import say
from bellona.cli.thought import Thought
from bellona.match import game


def test_trials_are_counted_over_all_rounds() -> None:
    thought = Thought()
    tell = thought.limits().tell
    assert tell is not None
    for done, total in ((4, 8), (8, 8), (2, 6), (6, 6), (3, 12)):
        tell(done, total)
    assert thought.trials == 8 + 6 + 3


@pytest.mark.parametrize(("trials", "told"), [(0, "…"), (1, "one trial game so far."), (40, "40 trial games so far.")])
def test_one_is_told_how_far_a_bot_has_come(trials: int, told: str) -> None:
    assert say("bot-thinks", bot="legatus", trials=trials).endswith(told)


def test_a_thought_ends_when_one_leaves() -> None:
    match = game("de_bello_punico").start("beneventum", seed=2)
    others = tuple(seat for seat in match.setting.playing if seat != match.seat)
    session = Session(match, Table(others, "consul"))
    while session.thought.trials == 0:
        session.play_bot()
        if not session.is_busy:
            match.play(match.legal()[0])
    thorough = session.thought.trials
    match.undo()
    session.thought.is_wanted = False
    session._bots.clear()
    assert session.bot_choice() in list(match.legal())
    assert session.thought.trials < thorough
