"""Language, colours and motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come


def test_italian_and_back_without_a_reload(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    fabia.page.evaluate("window.stays = true")
    html = fabia.page.locator("html")
    english = screen.prompt
    entry = screen.log.last.inner_text() if screen.log.count() else ""
    fabia.by("lang-it").click()
    expect(html).to_have_attribute("lang", "it")
    expect(fabia.by("prompt")).to_contain_text("Roma: muovi")
    expect(screen.undo).to_contain_text("Annulla")
    screen.settled()
    screen.whole()
    screen.select("R-Ha-1")
    fabia.by("why").click()
    screen.click_hex("0504")
    expect(screen.refusal).to_contain_text("§")
    italian = screen.refusal.inner_text()
    fabia.by("lang-en").click()
    expect(html).to_have_attribute("lang", "en")
    screen.until(lambda: screen.prompt == english, "the prompt in English")
    screen.until(lambda: screen.refusal.inner_text() != italian, "the refusal in English")
    screen.until(lambda: not entry or screen.log.last.inner_text() == entry, "the log in English")
    assert fabia.page.evaluate("window.stays")


def test_the_lobby_in_the_language_of_the_browser(come: Come):
    fabia = come(locale="it-IT")
    fabia.visit()
    expect(fabia.page.locator("html")).to_have_attribute("lang", "it")
    expect(fabia.by("play-now")).to_contain_text("Gioca")
    expect(fabia.page.get_by_role("heading", name="Beneventum, 214 a.C.")).to_be_visible()


def test_dark_colours_are_kept(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    paper = fabia.page.locator("body")
    light = paper.evaluate("(body) => getComputedStyle(body).backgroundColor")
    fabia.by("theme").click()
    expect(fabia.page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = paper.evaluate("(body) => getComputedStyle(body).backgroundColor")
    assert brightness(dark) < 80 < 180 < brightness(light)
    fabia.page.reload()
    screen.ready()
    expect(fabia.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_dark_device_shows_dark_colours(come: Come):
    fabia = come(color_scheme="dark")
    fabia.visit()
    expect(fabia.page.locator("html")).to_have_attribute("data-theme", "dark")


def brightness(colour: str) -> float:
    """The mean of the three numbers in `rgb(...)`."""
    numbers = [float(part) for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    return sum(numbers) / 3


WATCH_UNIT = """
window.places = new Set();
const note = () => window.places.add(document.querySelector('[data-piece=R-Ha-1]').getAttribute('transform'));
new MutationObserver(note).observe(document.querySelector('[data-testid=board]'), { subtree: true, attributes: true });
"""


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_motion_is_shown_unless_it_is_unwanted(come: Come, wish: str, moves: bool):
    fabia = come(reduced_motion=wish)
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    screen.whole()
    screen.select("R-Ha-1")
    fabia.page.evaluate(WATCH_UNIT)
    row = int(screen.hex_of("R-Ha-1")[2:])
    goal = max(screen.reach(), key=lambda name: abs(int(name[2:]) - row))
    with screen.stepping():
        screen.click_hex(goal)
    screen.until(lambda: screen.hex_of("R-Ha-1") == goal, "the end of the march")
    assert (fabia.page.evaluate("window.places.size") > 3) is moves
