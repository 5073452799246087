"""A game without a board in the client: drawn by the server, played by clicking its places and from lists."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .screen import Screen
from .visitor import Visitor

FIRST_WAR = {"game": "punic_wars", "scenario": "first_war", "seats": {"rome": "me", "carthage": "me"}}


def sit_plainly(visitor: Visitor, table_id: str) -> Screen:
    """Go to a table as if the client had no board for its game."""
    visitor.visit(f"/t/{table_id}?board=plain")
    screen = Screen(visitor.page)
    screen.ready()
    screen.my_turn()
    return screen


def test_a_place_that_can_mean_one_thing_is_chosen_by_a_click(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, fabia.open_table())
    place = fabia.page.locator("path.next").first
    at = place.get_attribute("data-place")
    with screen.stepping():
        place.click()
    expect(screen.board.locator(f'[data-piece="R-Pr-1"][data-hex="{at}"]')).to_be_attached()


def test_a_place_that_can_mean_several_things_lists_them(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, str(fabia.post("/tables", FIRST_WAR)["id"]))
    fabia.page.locator("path.next").first.click()
    choices = fabia.by("plain-choices").get_by_role("button")
    expect(choices).not_to_have_count(0)
    expect(fabia.page.locator("path.said")).to_have_count(1)
    fabia.page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    fabia.page.locator("path.next").first.click()
    with screen.stepping():
        choices.last.click()
    expect(choices).to_have_count(0)


def test_the_keyboard_goes_to_the_places_and_chooses(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, fabia.open_table())
    fabia.by("map").focus()
    fabia.page.keyboard.press("Tab")
    expect(fabia.page.locator("path.focus")).to_have_count(1)
    with screen.stepping():
        fabia.page.keyboard.press("Enter")


def test_history_and_words_come_from_the_picture(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, fabia.open_table())
    with screen.stepping():
        fabia.page.locator("path.next").first.click()
    principes = screen.board.locator('[data-piece="R-Pr-1"]')
    expect(principes).to_be_attached()
    fabia.page.keyboard.press("v")
    expect(fabia.by("text-view")).to_contain_text("Principes")
    fabia.by("history-back").click()
    expect(fabia.by("view-only")).to_be_visible()
    expect(principes).to_have_count(0)
