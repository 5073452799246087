"""A turn of a battle with only the keyboard, from the lobby on."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .conftest import Come
from .screen import Screen

MOST_TABS = 300
"""Every place that the log names is a stop on the way."""
ANSWERS = ("first", "accept", "commit", "keep", "stand", "stay", "pursue")


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        if wanted.evaluate("(each) => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_turn_by_keyboard_alone(come: Come):
    fabia = come()
    fabia.visit()
    tab_to(fabia.page, fabia.by("play-now"))
    fabia.page.keyboard.press("Enter")
    screen = Screen(fabia.page)
    screen.ready()
    screen.my_turn()
    with screen.stepping():
        fabia.page.keyboard.press("g")
    player = Keys(screen)
    player.play_until("move")
    player.march()
    player.play_until("turn 2")


class Keys:
    """Plays with keys, by what the screen shows."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.page = screen, screen.page

    def play_until(self, goal: str) -> None:
        """Answer whatever is asked until it is time to move, or until the next turn begins."""
        screen = self.screen
        for _ in range(200):
            screen.my_turn()
            if (goal == "move" and "move your units" in screen.prompt) or (goal == "turn 2" and self._turn() == 2):
                return
            with screen.stepping():
                self._answer()
        raise AssertionError(f"{goal} never came")

    def _turn(self) -> int:
        return self.screen.page.get_by_test_id("log").locator(".turn").count()

    def _answer(self) -> None:
        open_boxes = self.page.locator("button.box.open")
        answer = next((action for action in ANSWERS if self.screen.button(action).count()), None)
        if open_boxes.count():
            box = open_boxes.first.get_attribute("data-testid") or ""
            tab_to(self.page, open_boxes.first)
            self.page.keyboard.press("Enter")
            expect(self.page.get_by_test_id(box)).to_be_focused()
        elif answer:
            self.page.keyboard.press(self.screen.button(answer).get_attribute("aria-keyshortcuts") or "")
        elif self.screen.button("done").count():
            self._end()
        else:
            self._at_the_first_target()

    def _end(self) -> None:
        """End the impulse; where that is asked about, say it again."""
        before = self.screen.version
        self.page.keyboard.press("n")
        self.screen.until(
            lambda: self.screen.version > before or self.screen.refusal.is_visible(), "the end of an impulse"
        )
        if self.screen.version == before:
            self.page.keyboard.press("n")

    def _at_the_first_target(self) -> None:
        tab_to(self.page, self.page.get_by_test_id("map"))
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        if self.page.get_by_test_id("deed").count():
            self.page.keyboard.press("Enter")

    def march(self) -> None:
        """Walk over the map, select, move, take it back, look at history, type an order."""
        page = self.page
        tab_to(page, page.get_by_test_id("map"))
        page.keyboard.press("ArrowUp")
        page.locator(".cursor").wait_for()
        page.keyboard.press("q")
        page.keyboard.press("Escape")
        self._move()
        self._look_back()
        self._type_order()
        self._ask_for_help()

    def _move(self) -> None:
        page, screen = self.page, self.screen
        unit = screen.actors()[0]
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.locator(".caption", has_text=unit).count():
                break
        page.keyboard.press("Enter")
        screen.until(lambda: screen.tells(unit), f"{unit} in hand")
        screen.until(lambda: bool(screen.reach()), f"where {unit} can go")
        before = screen.hex_of(unit)
        page.keyboard.press("Tab")
        if page.locator(".caption", has_text=unit).count():
            page.keyboard.press("Tab")
        with screen.stepping():
            page.keyboard.press("Enter")
        screen.until(lambda: screen.hex_of(unit) != before, f"{unit} has moved")
        screen.my_turn()
        with screen.stepping():
            page.keyboard.press("u")
        screen.my_turn()

    def _look_back(self) -> None:
        page, screen = self.page, self.screen
        last = screen.version
        page.keyboard.press("[")
        page.get_by_test_id("view-only").wait_for()
        assert screen.on_show == last - 1
        page.keyboard.press("Home")
        assert screen.on_show == 0
        page.keyboard.press("End")
        page.get_by_test_id("view-only").wait_for(state="detached")

    def _type_order(self) -> None:
        page, screen = self.page, self.screen
        page.keyboard.press("Escape")
        unit = screen.actors()[-1]
        page.keyboard.press("/")
        page.get_by_test_id("command").wait_for()
        page.keyboard.type(f"turn {unit} s")
        with screen.stepping():
            page.keyboard.press("Enter")
        assert page.get_by_test_id("log-entry").last.inner_text().count(unit)

    def _ask_for_help(self) -> None:
        page = self.page
        page.keyboard.press("?")
        page.get_by_test_id("keys-dialog").wait_for()
        page.keyboard.press("Escape")
        page.get_by_test_id("keys-dialog").wait_for(state="detached")
