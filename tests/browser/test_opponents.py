"""Opponents with faces, hints, the analysis of a match, and how it stands for those who watch."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import Come
from .screen import Screen
from .test_accessibility import faults
from .visitor import Visitor

RANKS = ("tiro", "miles", "centurio", "legatus", "consul")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def ranks_of(visitor: Visitor, game: str = "de_bello_punico") -> list[str]:
    """The opponents with a face that a game has."""
    levels = next(each["levels"] for each in visitor.get("/games") if each["slug"] == game)
    return [rank for rank in RANKS if rank in levels]


def test_an_opponent_is_chosen_and_played(come: Come):
    fabia = come()
    fabia.visit()
    fabia.by("play-now").wait_for()
    ranks = ranks_of(fabia)
    level = ranks[0] if ranks else "greedy"
    fabia.by(f"level-{level}").click()
    expect(fabia.by(f"level-{level}").get_by_role("radio")).to_be_checked()
    fabia.by("play-now").click()
    screen = Screen(fabia.page)
    screen.ready()
    screen.my_turn()
    screen.press("suggested")
    screen.my_turn()
    faces = fabia.page.locator(f"[data-testid=strip-carthage] [data-rank={level}]")
    expect(faces).to_have_count(len(ranks[:1]))
    with screen.stepping():
        fabia.by("box-rome-combat").click()


def test_a_stand_in_is_chosen(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_table(carthage="bot:random"))
    screen.my_turn()
    fabia.by("tab-info").click()
    fabia.by("stand-in-rome").click()
    fabia.by("choose-opponent-go").click()
    expect(fabia.by("stand-in-end-rome")).to_be_visible()


def test_one_sees_and_hears_that_a_computer_thinks(come: Come):
    fabia = come()
    held: list[str | bytes] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def told(message: str | bytes) -> None:
            is_bots = any(step["by"] == "bot" for step in json.loads(message).get("steps", []))
            held.append(message) if is_bots or held else page.send(message)

        server.on_message(told)

    table = fabia.open_table(carthage="bot:greedy")
    fabia.page.route_web_socket("**/socket*", between)
    screen = fabia.sit_at(table)
    screen.my_turn()
    screen.press("suggested")
    expect(fabia.by("thinking")).to_be_visible()
    heard = fabia.page.get_by_role("status").filter(has_text="thinking")
    expect(heard).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_hint_is_asked_for_by_key_and_played(come: Come, theme: str):
    fabia = come(color_scheme=theme)
    screen = fabia.sit_at(fabia.open_before("rome", "attack", carthage="bot:random"))
    screen.my_turn()
    fabia.page.keyboard.press("!")
    expect(fabia.by("hint-plan").first).to_be_visible()
    expect(screen.board.get_by_test_id("sketch")).to_be_attached()
    assert faults(fabia) == []
    with screen.stepping():
        fabia.by("hint-play").first.click()
        if screen.refusal.is_visible():
            fabia.by("hint-play").first.click()
    expect(fabia.by("hint")).to_be_hidden()


def test_a_hint_on_a_phone_and_in_words(come: Come):
    fabia = come(**PHONE)
    screen = fabia.sit_at(fabia.open_before("rome", "attack", carthage="bot:random"))
    screen.my_turn()
    fabia.by("hint-button").tap()
    expect(fabia.by("hint-plan").first).to_be_in_viewport()
    fabia.by("tab-text").tap()
    plans = fabia.by("text-view").get_by_test_id("hint-plan")
    expect(plans.first).to_be_visible()
    fabia.page.keyboard.press("Escape")
    expect(plans).to_have_count(0)


def test_between_people_there_are_hints_only_if_the_host_wants(come: Come):
    fabia, gaius = come(), come()
    for hints, offered in (("bots", 0), ("all", 1)):
        table = fabia.open_table(carthage="open", hints=hints)
        gaius.post(f"/tables/{table}/join", {"seat": "carthage", "key": key_of(fabia, table)})
        screen = fabia.sit_at(table)
        screen.my_turn()
        expect(fabia.by("hint-button")).to_have_count(offered)


def key_of(host: Visitor, table: str) -> str:
    """The key of the invitation to a table."""
    return str(host.get(f"/tables/{table}")["invite"]).rpartition("key=")[2]


def finished(visitor: Visitor) -> str:
    """A battle that ended soon; the table's id."""
    table = visitor.open_before("rome", "attack", visibility="open")
    visitor.post(f"/tables/{table}/actions", {"version": 0, "actions": ["done"]})
    visitor.post(f"/tables/{table}/resign", {"seat": "rome"})
    return table


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_short_battle_is_analysed(come: Come, theme: str):
    fabia, livia = come(color_scheme=theme), come()
    table = finished(fabia)
    screen = fabia.sit_at(table)
    fabia.by("tab-analysis").click()
    fabia.by("analysis-start").click()
    curve = fabia.by("analysis-curve")
    expect(curve).to_be_visible()
    expect(fabia.by("accuracy-rome")).to_contain_text("%")
    assert faults(fabia) == []
    curve.press("Home")
    screen.until(lambda: screen.on_show == 0, "the beginning on the board")
    curve.press("End")
    screen.until(lambda: screen.on_show == screen.version, "the end on the board")
    livia.visit(fabia.by("analysis-link").input_value().removeprefix(livia.url))
    expect(livia.by("analysis-curve")).to_be_visible()


def test_spectators_see_how_the_battle_stands(come: Come):
    fabia, livia = come(), come()
    table = fabia.open_table(carthage="bot:random", visibility="open", show_expectation=True)
    fabia.sit_at(table)
    livia.sit_at(table)
    expect(livia.by("expectation")).to_contain_text("%")
    expect(fabia.by("expectation")).to_have_count(0)
