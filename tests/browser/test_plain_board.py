"""A game without a board in the client: drawn by the server, played by pointing at its places and from lists."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .screen import Screen
from .visitor import Visitor

PLAIN = "?board=plain"


def sit_plainly(visitor: Visitor, table_id: str) -> Screen:
    """Go to a table as if its game had no board of its own."""
    visitor.visit(f"/t/{table_id}{PLAIN}")
    screen = Screen(visitor.page)
    screen.ready()
    return screen


def test_a_unit_is_moved_by_pointing_at_it_and_choosing_from_what_it_can_do(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, fabia.open_before("rome", "step"))
    screen.my_turn()
    movers = fabia.page.locator("path.next")
    expect(movers.first).to_be_attached()
    movers.first.dispatch_event("click")
    choices = fabia.by("plain-choices").get_by_role("button")
    expect(choices.first).to_be_visible()
    chosen = choices.first.get_attribute("data-action") or ""
    with screen.stepping():
        choices.first.click()
    piece = chosen.split()[1]
    expect(screen.piece(piece)).to_be_attached()
    expect(fabia.by("plain-choices")).to_have_count(0)


def test_a_place_that_can_mean_one_thing_is_enough(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, fabia.open_before("rome", "attack"))
    screen.my_turn()
    fabia.page.locator("path.next").first.dispatch_event("click")
    expect(fabia.page.locator("path.said")).to_have_count(1)
    before = screen.version
    targets = fabia.page.locator("path.next")
    if targets.count():
        targets.first.dispatch_event("click")
    screen.until(lambda: screen.version > before or fabia.by("plain-choices").is_visible(), "an attack or a choice")


def test_the_keyboard_walks_and_chooses(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, fabia.open_before("rome", "step"))
    screen.my_turn()
    fabia.by("map").focus()
    fabia.page.keyboard.press("Tab")
    expect(fabia.page.locator("path.focus")).to_have_count(1)
    fabia.page.keyboard.press("Shift+Enter")
    with screen.stepping():
        fabia.page.get_by_role("dialog").get_by_role("button").nth(1).click()


def test_history_and_words_come_from_the_picture(come: Come) -> None:
    fabia = come()
    screen = sit_plainly(fabia, fabia.open_replay())
    fabia.by("history-slider").fill("40")
    expect(fabia.by("view-only")).to_be_visible()
    expect(screen.board.locator("[data-piece]").first).to_be_attached()
    fabia.page.keyboard.press("v")
    expect(fabia.by("text-view")).to_contain_text("Hastati")
