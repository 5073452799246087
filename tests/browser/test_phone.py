"""The table on a phone, played with a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .screen import Screen

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


IN_SIGHT = """
(hex) => {
    const box = document.getElementById(`hex-${hex}`).getBoundingClientRect();
    const map = document.querySelector('[data-testid=map]').getBoundingClientRect();
    const [above, below] = [box.top - map.top, map.bottom - box.bottom];
    return box.left > map.left + 50 && box.right < map.right - 50 && above > 60 && below > 160;
}
"""


def scrolls_sideways(screen: Screen) -> bool:
    """Whether the page is wider than the screen."""
    return bool(screen.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def is_in_sight(screen: Screen, hex_name: str) -> bool:
    """Whether a hex lies well inside the map's frame."""
    return bool(screen.page.evaluate(IN_SIGHT, hex_name))


def test_lobby_and_table_on_a_phone(come: Come):
    fabia = come(**PHONE)
    fabia.visit()
    fabia.by("play-now").wait_for()
    screen = Screen(fabia.page)
    assert not scrolls_sideways(screen)
    fabia.by("play-now").tap()
    screen.ready()
    with screen.stepping():
        screen.button("suggested").tap()
    screen.my_turn()
    with screen.stepping():
        fabia.by("box-rome-combat").tap()
    assert not scrolls_sideways(screen)
    for tab in ("rules", "text", "chat", "info", "log"):
        fabia.by(f"tab-{tab}").tap()
        expect(fabia.page.locator("#panel")).to_be_visible()
        assert not scrolls_sideways(screen), tab
    fabia.by("tab-log").tap()
    expect(fabia.page.locator("#panel")).to_be_hidden()
    fabia.by("keys").tap()
    expect(fabia.by("keys-dialog")).to_be_visible()


COVERED = """
() => [...document.querySelectorAll('[data-testid=board] .pieces [data-piece]')].filter((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found?.closest('[data-testid=map]') && found.closest('button:not([data-piece])');
}).map((piece) => piece.dataset.piece)
"""


def test_no_button_lies_over_an_own_piece_at_first_sight(come: Come):
    fabia = come(**PHONE)
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    screen.my_turn()
    assert screen.board.locator(".pieces [data-piece]").count() > 0
    assert [name for name in fabia.page.evaluate(COVERED) if name.startswith("R-")] == []


def test_moving_with_a_finger(come: Come):
    fabia = come(**PHONE)
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    touch = fabia.page.touchscreen
    unit = next(name for name in screen.actors() if is_in_sight(screen, screen.hex_of(name)))
    touch.tap(*screen.spot(screen.hex_of(unit), unit))
    screen.until(lambda: screen.tells(unit), f"{unit} in hand")
    screen.settled()
    place = screen.hex_of(unit)
    goal = next(hex_name for hex_name in screen.reach() if is_in_sight(screen, hex_name))
    before = screen.version
    touch.tap(*screen.spot(goal))
    expect(fabia.page.locator(".tip")).to_be_visible()
    assert screen.version == before
    with screen.stepping():
        touch.tap(*screen.spot(goal))
    screen.until(lambda: screen.hex_of(unit) != place, f"{unit} has moved")
    screen.my_turn()
    with screen.stepping():
        screen.undo.tap()
    assert not scrolls_sideways(screen)
