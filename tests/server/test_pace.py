"""Clocks are computed from the rows, and paces are checked and shown in plain words."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.gamekit.catalog import LANGUAGES, Text
from bellona.server.errors import ApiError
from bellona.server.lobby.pace import DAY, Clocks, check_pace, pace_words, span_words
from bellona.server.words import WORDS

SEATS = ("rome", "carthage")
THREE = ("rome", "carthage", "gaul")
LIVE = {"kind": "live", "clock": 600, "increment": 10, "cap": 605}


def said(message: dict[str, Any]) -> Text:
    args = {name: said(value) if isinstance(value, dict) else value for name, value in message.items() if name != "$"}
    return Text(message["$"], **args)


def spoken(message: dict[str, Any], language: str) -> str:
    found = said(message)
    return WORDS.say(found.name, found.args, language)


def test_only_the_seat_that_has_the_choice_spends_time() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(1_000, ("rome",))
    assert clocks.left("rome", 31_000) == 570_000
    assert clocks.left("carthage", 31_000) == 600_000
    assert clocks.deadline("rome") == 601_000
    assert clocks.deadline("carthage") is None


def test_the_increment_comes_when_the_choice_passes_on_and_not_before() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(0, ("rome",))
    clocks.row(30_000, ("rome",))
    assert clocks.left("rome", 30_000) == 570_000
    clocks.row(40_000, ("carthage",))
    assert clocks.left("rome", 99_000) == 570_000
    assert clocks.deadline("carthage") == 640_000


def test_the_clock_never_grows_beyond_the_cap() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(0, ("rome",))
    clocks.row(1_000, ("carthage",))
    assert clocks.left("rome", 1_000) == 605_000


def test_time_that_is_up_is_no_debt() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(0, ("rome",))
    assert clocks.left("rome", 700_000) == 0
    clocks.row(700_000, ("carthage",))
    assert clocks.left("rome", 700_000) == 10_000


def test_taking_back_gives_the_increment_back() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(0, ("rome",))
    for at in (10_000, 20_000, 30_000):
        clocks.row(at, ("carthage",))
        assert clocks.left("rome", at) == 600_000 - (at - 10_000)
        clocks.row(at, ("rome",), back=True)
    assert (clocks.left("rome", 30_000), clocks.left("carthage", 30_000)) == (570_000, 600_000)


def test_a_clock_that_goes_back_spends_nothing() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(5_000, ("rome",))
    assert clocks.left("rome", 4_000) == 600_000


def test_nothing_runs_when_the_match_is_over() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(0, ("rome",))
    clocks.row(20_000, ())
    assert clocks.deadline("rome") is None
    assert clocks.wire(90_000) == {
        "rome": {"left": 590_000}, "carthage": {"left": 600_000}, "running": [], "since": 90_000,
    }  # fmt: skip


def test_the_browser_gets_what_is_left_at_the_time_of_telling() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.start(0, ("rome",))
    assert clocks.wire(7_000) == {
        "rome": {"left": 593_000}, "carthage": {"left": 600_000}, "running": ["rome"], "since": 7_000,
    }  # fmt: skip


def test_the_clocks_of_all_who_answer_under_seal_run_at_once() -> None:
    clocks = Clocks(LIVE, THREE)
    clocks.start(0, THREE)
    assert [clocks.deadline(seat) for seat in THREE] == [600_000] * 3
    clocks.row(20_000, ("rome", "gaul"))
    assert [clocks.left(seat, 50_000) for seat in THREE] == [550_000, 590_000, 550_000]
    clocks.row(50_000, ("gaul",))
    assert [clocks.left(seat, 60_000) for seat in THREE] == [560_000, 590_000, 540_000]


def test_the_last_to_answer_earns_the_increment_too() -> None:
    clocks = Clocks(LIVE, THREE)
    clocks.start(0, ("gaul",))
    clocks.row(30_000, THREE, sealed_by="gaul")
    assert clocks.left("gaul", 30_000) == 580_000
    clocks.row(40_000, THREE)
    assert clocks.left("gaul", 40_000) == 570_000


def test_an_answer_taken_back_leaves_the_clocks_of_the_others_alone() -> None:
    clocks = Clocks(LIVE, THREE)
    clocks.start(0, THREE)
    clocks.row(20_000, ("carthage", "gaul"))
    clocks.row(30_000, THREE, back=True)
    assert [clocks.left(seat, 30_000) for seat in THREE] == [580_000, 570_000, 570_000]


def test_without_a_clock_nothing_is_counted() -> None:
    clocks = Clocks({"kind": "none"}, SEATS)
    clocks.start(0, ("rome",))
    clocks.row(5_000, ("carthage",))
    assert clocks.deadline("rome") is None
    assert clocks.wire(6_000) is None


def test_a_pace_is_completed() -> None:
    assert check_pace({"kind": "none"}) == {"kind": "none"}
    assert check_pace({"kind": "live", "clock": 900}) == {"kind": "live", "clock": 900, "increment": 0, "cap": 900}
    days = check_pace({"kind": "days", "clock": 3 * DAY, "increment": DAY, "cap": 7 * DAY})
    assert days == {"kind": "days", "clock": 3 * DAY, "increment": DAY, "cap": 7 * DAY}


@pytest.mark.parametrize(
    ("pace", "code"),
    [
        ({}, "pace-kind"),
        ({"kind": "weeks"}, "pace-kind"),
        ({"kind": "none", "clock": 60}, "pace-field"),
        ({"kind": "live", "clock": 60, "bonus": 1}, "pace-field"),
        ({"kind": "live"}, "pace-seconds"),
        ({"kind": "live", "clock": 59}, "pace-seconds"),
        ({"kind": "live", "clock": DAY + 1}, "pace-seconds"),
        ({"kind": "days", "clock": 600}, "pace-seconds"),
        ({"kind": "live", "clock": 60.5}, "pace-seconds"),
        ({"kind": "live", "clock": True}, "pace-seconds"),
        ({"kind": "live", "clock": 60, "increment": -1}, "pace-seconds"),
        ({"kind": "live", "clock": 600, "cap": 300}, "pace-cap"),
    ],
)
def test_a_wrong_pace_is_refused_in_one_sentence(pace: dict[str, Any], code: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_pace(pace)
    assert caught.value.code == code
    for language in LANGUAGES:
        sentence = caught.value.say(language)
        assert sentence != f"error-{code}"
        assert sentence.endswith(".")


def test_a_pace_reads_as_plain_words() -> None:
    days = check_pace({"kind": "days", "clock": 3 * DAY, "increment": DAY, "cap": 7 * DAY})
    assert spoken(pace_words(days), "en") == (
        "3 days for each side, and 1 day more whenever the choice passes on, up to 7 days."
    )
    assert spoken(pace_words(days), "it") == (
        "3 giorni per parte, più 1 giorno ogni volta che la scelta passa di mano, fino a 7 giorni."
    )
    assert spoken(pace_words({"kind": "none"}), "en").startswith("No clock")
    assert spoken(pace_words(check_pace({"kind": "live", "clock": 900})), "en") == (
        "15 minutes for each side for the whole match."
    )


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(DAY, "1 day"), (5400, "90 minutes"), (7200, "2 hours"), (90, "90 seconds"), (0, "0 seconds")],
)
def test_a_span_is_told_in_the_largest_unit_that_fits(seconds: int, words: str) -> None:
    assert spoken(span_words(seconds), "en") == words
