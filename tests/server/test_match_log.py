"""The log of a match at a table: the same match as the library's, choice by choice, taken back or not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bellona
from bellona.match import Match, Seed
from bellona.server.play.match_log import MatchLog

SEED = b"\7" * 32
PLACES = [("de_bello_punico", "zama"), ("punic_wars", "second_war"), ("latium", "two_kings")]


def course_of(slug: str, scenario: str) -> MatchLog:
    """A match that has just begun at a table."""
    return MatchLog(
        {"game": slug, "scenario": scenario, "seed": SEED, "origin": None, "pace": {"kind": "none"}, "started": 1,
         "created": 1}
    )  # fmt: skip


def reasons(match: Match, match_log: MatchLog, seat: str) -> tuple[bool, bool]:
    """Whether a seat can take something back, by the library and at the table."""
    return match.why_not_undo(seat) is None, match_log.why_no_undo((seat,)) is None


@pytest.mark.parametrize(("slug", "scenario"), PLACES)
def test_table_and_library_agree_on_what_can_be_taken_back(slug: str, scenario: str) -> None:
    match, match_log = bellona.game(slug).start(scenario, seed=SEED), course_of(slug, scenario)
    assert match.seed.secret == Seed(SEED).secret
    chooser = random.Random(slug)
    for number in range(40):
        assert (match.waiting, match.position.tobytes()) == (match_log.waiting, match_log.live.raw())
        seat = chooser.choice(match.waiting)
        text = str(chooser.choice(match.legal(seat)))
        match.play(text, seat=seat)
        row = match_log.play(text, "player", number, seat)
        assert tuple(row.rolls) == match.steps[-1].rolls
        by_library, at_table = reasons(match, match_log, seat)
        assert by_library == at_table
        if at_table and number % 3 == 0:
            match.undo(seat)
            match_log.undo(number)
    told: Any = match_log.result()
    assert (told is None) == (match.result is None)
