"""Questions put to several at once: any order of answers leads to the same, and what is hidden stays so.

The auction (see `tests/auction`) is a game that only the tests know.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import permutations
from pathlib import Path
from typing import Any, cast

import pytest

from bellona import registry
from bellona.bots import choose
from bellona.gamekit.values import IllegalAction, NotUnderstood
from bellona.match import Match, game
from bellona.replays import replay, write_replay

FOLDER = str(Path(__file__).parent.parent / "auction" / "games")
OFFERS = {"amber": "offer 1", "teal": "offer 3", "plum": "offer 2"}


def _forget() -> None:
    registry._shelf.cache_clear()


@pytest.fixture(scope="module")
def auction() -> Iterator[Any]:
    """The auction, among the games for a while."""
    import_module("bellona.games").__path__.append(FOLDER)
    _forget()
    yield game("auction")
    cast(Any, import_module("bellona.games").__path__).remove(FOLDER)
    _forget()


def bidden(auction: Any, order: tuple[str, ...] = tuple(OFFERS)) -> Match:
    """An auction of which the first round of offers has been made in some order."""
    match: Match = auction.start("three", seed=1)
    for seat in order:
        match.play(OFFERS[seat], seat=seat)
    return match


def test_the_order_of_answers_changes_nothing(auction: Any):
    ends = {bidden(auction, order).position.tobytes() for order in permutations(OFFERS)}
    assert len(ends) == 1


def test_each_is_offered_choices_of_their_own_until_they_have_answered(auction: Any):
    match = auction.start("three", seed=1)
    assert match.waiting == ("amber", "teal", "plum")
    assert "offer 2" in match.legal("plum")
    match.play("offer 2", seat="plum")
    assert match.waiting == ("amber", "teal")
    with pytest.raises(IllegalAction, match="it is for Amber and Teal to choose"):
        match.play("offer 1", seat="plum")
    assert "ora non ha nulla da scegliere" in match.check("offer 1", seat="plum").say("it")
    assert (list(match.legal("plum")), match.legal("plum").refusal) == ([], match.check("offer 1", seat="plum"))
    assert match.view("plum")["legal"] == []
    assert match.view("teal")["prompt"]["seat"] == "teal"


def test_whose_choice_it_is_must_be_said_where_several_wait(auction: Any):
    match = auction.start("three", seed=1)
    for ask in (match.legal, lambda: match.check("offer 1"), lambda: match.play("offer 1")):
        with pytest.raises(NotUnderstood, match="amber, teal and plum have to choose, each under seal"):
            ask()
    match.play(match.legal("teal")[1])
    assert (match.steps[-1].seat, match.waiting) == ("teal", ("amber", "plum"))


def test_a_sealed_answer_is_taken_back_by_its_own_seat_until_the_seal_is_opened(auction: Any):
    match = auction.start("three", seed=1)
    match.play("offer 1", seat="plum")
    assert match.why_not_undo("teal") is not None
    assert str(match.undo("plum")) == "offer 1"
    assert match.waiting == ("amber", "teal", "plum")
    match = bidden(auction)
    assert match.why_not_undo("plum") is not None


def test_a_sealed_answer_is_known_to_its_seat_alone(auction: Any):
    knowing = []
    for offer in ("offer 0", "offer 3"):
        match = auction.start("three", seed=1)
        match.play(offer, seat="plum")
        knowing.append({seat: match.observe(seat).tobytes() for seat in ("amber", "teal", "plum", None)})
    differ = [seat for seat in knowing[0] if knowing[0][seat] != knowing[1][seat]]
    assert differ == ["plum"]


def test_an_event_for_one_is_read_by_one(auction: Any):
    drew = bidden(auction).steps[-1].events[-1]
    assert (drew.kind, drew.readers) == ("drew", ("teal",))
    assert [drew.is_for(seat) for seat in ("amber", "teal", "plum", None)] == [False, True, False, False]


def test_what_opened_the_seal_or_told_a_secret_is_known_to_have_done_so(auction: Any):
    match = auction.start("three", seed=1)
    told = []
    for seat, offer in OFFERS.items():
        match.play(offer, seat=seat)
        told.append(match.has_told_secrets())
    match.play("wait")
    assert (told, match.has_told_secrets()) == ([False, False, True], False)


def test_a_match_of_answers_in_any_order_is_kept_and_read_again(auction: Any, tmp_path: Path):
    match = bidden(auction, ("plum", "amber", "teal"))
    while match.result is None:
        seat = match.waiting[-1]
        match.play(choose(match, "greedy", 1, seat), seat=seat)
    write_replay(match, tmp_path / "match.bell.json")
    again = replay(tmp_path / "match.bell.json")
    assert again.position.tobytes() == match.position.tobytes()
    assert [step.seat for step in again.steps] == [step.seat for step in match.steps]


def test_a_scenario_has_its_own_seats(auction: Any):
    assert registry.seats_of("auction", "pair") == ("amber", "plum")
    assert auction.start("pair", seed=1).waiting == ("amber", "plum")
    assert registry.seats_of("de_bello_punico", "zama") == ("rome", "carthage")
