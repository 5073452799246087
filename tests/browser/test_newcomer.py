"""The first minute of a new user."""

from __future__ import annotations

import time

import pytest

from ..server.serving import Running
from .conftest import Come
from .quickness import PLACES, measured
from .screen import Screen

A_SECOND = 1_000
"""Milliseconds of processor time of the page's main thread: how long one waits on an idle machine."""


def test_in_a_battle_within_three_clicks_and_a_minute(come: Come):
    fabia = come(reduced_motion="no-preference")
    began = time.monotonic()
    fabia.visit()
    fabia.by("play-now").click()
    screen = Screen(fabia.page)
    screen.ready()
    with screen.stepping():
        screen.button("suggested").click()
    screen.my_turn()
    took = time.monotonic() - began
    assert "place a command marker" in screen.prompt
    assert screen.board.locator("[data-piece]").count() > 25
    with screen.stepping():
        fabia.by("box-rome-combat").click()
    print(f"from the first page to the first choice of a battle: {took:.1f} s")
    assert took < 60


def test_what_is_hard_to_judge_is_left_to_a_good_opponent(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_table(carthage="bot:greedy"))
    screen.press("suggested")
    screen.my_turn()
    assert "place a command marker" in screen.prompt
    with screen.stepping():
        fabia.by("decide-button").click()
    seats = {"roma": "me", "nersae": "bot:greedy", "caere": "bot:greedy"}
    table = fabia.post("/tables", {"game": "latium", "scenario": "one_year", "seats": seats})["id"]
    fabia.visit(f"/t/{table}")
    screen.board.wait_for()
    screen.my_turn()
    assert "offer aes" in screen.prompt
    with screen.stepping():
        fabia.by("decide-button").press("Enter")


@pytest.mark.parametrize("place", PLACES)
def test_pages_can_be_used_and_presses_are_answered_within_a_second(come: Come, server: Running, place: str):
    taken = measured(place, come(), server)
    print(f"{place}: {taken}")
    assert {name: each.worked for name, each in taken.items() if each.worked >= A_SECOND} == {}
