"""A bot's thought that nobody waits for any more is ended, and bots use the threads that the server gives them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bellona.gamekit.search import Limits
from bellona.match import game
from bellona.server.play import reins
from bellona.server.play.bots import Asked, BotPool, Thinking, choose

BATTLE = ("de_bello_punico", "beneventum")


def asked_bot(level: str) -> tuple[Asked, bytes]:
    """A bot that is asked in the first round of a battle, and what it sees."""
    match = game(BATTLE[0]).start(BATTLE[1], seed=1)
    seat = str(match.seat)
    return Asked(*BATTLE, "", level, seat), match.observe(seat).tobytes()


@pytest.mark.parametrize("pulled", [0, 1])
def test_a_thought_looks_at_its_own_rein(monkeypatch: pytest.MonkeyPatch, pulled: int) -> None:
    from bellona.server.play import bots

    asked, seen = asked_bot("legatus")
    runner, given = bots.runner_for(asked), list[Limits]()
    decide = runner.decide

    def decided(*about: Any) -> Any:
        given.append(about[-1])
        return decide(*about)

    monkeypatch.setattr(runner, "decide", decided)
    monkeypatch.setattr(reins, "_pulled", [0, pulled, 0])
    text, _ = choose(asked, seen, 7, None, threads=2, rein=1)
    assert text
    (limits,) = given
    assert limits.threads == 2
    assert limits.stopped is not None
    assert limits.stopped() == bool(pulled)


def pool_with(version: int) -> tuple[BotPool, int]:
    """A pool in which a bot of Carthage has been thinking since a version of its match."""
    pool = BotPool(1)
    rein = pool._reins.take()
    pool._thinking["table", "carthage"] = Thinking(version, rein)
    return pool, rein


@pytest.mark.parametrize(
    ("bots", "asked_at", "ended"),
    [({"carthage": "consul"}, 3, False), ({"carthage": "consul"}, 5, True), ({}, 3, True)],
    ids=["asked", "asked anew", "asked no longer"],
)
def test_what_nobody_waits_for_is_ended(bots: dict[str, str], asked_at: int, ended: bool) -> None:
    pool, rein = pool_with(4)
    match: Any = SimpleNamespace(
        id="table", seats=["rome", "carthage"], bots=bots, is_timely=lambda version: version >= asked_at
    )
    pool._recall(match)
    assert pool._reins.is_pulled(rein) == ended


def test_a_rein_that_was_pulled_is_loose_when_it_is_taken_again() -> None:
    pool, rein = pool_with(0)
    pool._reins.pull(rein)
    pool._reins.give_back(rein)
    assert pool._reins.take() == rein
    assert not pool._reins.is_pulled(rein)


def test_without_a_free_rein_a_thought_goes_on_to_its_end() -> None:
    pool = BotPool(1)
    taken = {pool._reins.take() for _ in range(reins.REINS)}
    assert len(taken) == reins.REINS
    assert pool._reins.take() == reins.NONE
    pool._reins.pull(reins.NONE)
    assert not pool._reins.is_pulled(reins.NONE)
    assert not any(map(pool._reins.is_pulled, taken))
