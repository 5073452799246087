"""A table on the screen: what it shows, and a mouse over it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

from .wire import Wire

PATIENCE = 45_000
"""Milliseconds to wait for anything on a page."""
NEXT_FRAMES = "() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))"
FREE_SPOT = """
([hex, piece]) => {
    const shape = document.getElementById(`hex-${hex}`);
    if (!shape) return null;
    const box = shape.getBoundingClientRect();
    const spots = [[0, 0], [0, -.28], [0, .28], [-.25, 0], [.25, 0], [-.2, -.25], [.2, -.25], [-.2, .25], [.2, .25]];
    for (const [x, y] of spots) {
        const at = [box.x + box.width * (.5 + x), box.y + box.height * (.5 + y)];
        const found = document.elementFromPoint(...at);
        if (!found?.closest('[data-testid=board]') || found.closest('.arrow')) continue;
        if (!piece || found.closest('[data-piece]')?.dataset.piece === piece) return at;
    }
    return null;
}
"""


class Screen:
    """The page of a table; to use `quiet`, create it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = Wire(page)
        self.board = page.get_by_test_id("board")
        self.prompt_bar = page.get_by_test_id("prompt-bar")
        self.undo = page.get_by_test_id("undo")
        self.refusal = page.get_by_test_id("refusal")
        self.log = page.get_by_test_id("log-entry")

    # Looking

    @property
    def prompt(self) -> str:
        """The current prompt."""
        return self.page.get_by_test_id("prompt").inner_text()

    @property
    def version(self) -> int:
        """The number of the last step that has arrived."""
        told = self.page.get_by_test_id("history-slider").get_attribute("aria-valuetext") or ""
        return int(re.findall(r"\d+", told)[-1])

    @property
    def on_show(self) -> int:
        """The number of the step that the map shows."""
        return int(self.page.get_by_test_id("history-slider").input_value())

    def by(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    def button(self, action: str) -> Locator:
        """A choice in the prompt bar."""
        return self.page.get_by_test_id(f"button-{action}")

    def piece(self, name: str) -> Locator:
        """A counter on the map."""
        return self.board.locator(f'[data-piece="{name}"]')

    def hex_of(self, name: str) -> str:
        """Where a counter is."""
        return self.piece(name).get_attribute("data-hex") or ""

    def actors(self) -> list[str]:
        """The counters that are marked because they can do something."""
        return self._ids("data-actor")

    def goals(self) -> list[str]:
        """The hexes that are marked because they can be chosen."""
        return self._ids("data-goal")

    def reach(self) -> list[str]:
        """The hexes that the selected counter can go to."""
        return self._ids("data-reach")

    def signs(self) -> list[str]:
        """The counters with a sign on them: whom to attack or to shoot at, who could support."""
        return self._ids("data-sign")

    def _ids(self, attribute: str) -> list[str]:
        found = self.board.locator(f"[{attribute}]").evaluate_all(
            "(all, name) => all.map((each) => each.getAttribute(name))", attribute
        )
        return [str(each) for each in found]

    # Waiting

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds."""
        for _ in range(PATIENCE // 50):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited in vain: {what}; the prompt says {self.prompt!r}")

    def ready(self) -> None:
        """Wait until the table is loaded."""
        self.board.wait_for()
        self.page.locator("[id^=hex-]").first.wait_for(state="attached")

    def settled(self) -> None:
        """Wait until the map has its place on the page, after other words have changed what stands around it."""
        box = None
        while (now := self.board.bounding_box()) != box or now is None:
            box = now
            self.page.wait_for_timeout(250)

    def my_turn(self) -> None:
        """Wait until this player has to choose, and nothing is pending any more."""
        self.page.locator("[data-testid=prompt-bar].turn:not(:has(.pending))").wait_for()

    def quiet(self) -> None:
        """Wait until a choice is needed, and the shown reach, plan and odds are current."""
        self.my_turn()
        self.until(lambda: self.wire.is_quiet, "all answers")

    @contextmanager
    def stepping(self) -> Iterator[None]:
        """The match must advance by what is done here."""
        before = self.version
        yield
        self.until(lambda: self.version > before, f"step {before + 1}")

    # Pointing

    def whole(self) -> None:
        """Show the whole map."""
        self.page.mouse.move(5, 5)
        self.page.get_by_test_id("fit").click()

    def spot(self, at: str, piece: str | None = None) -> tuple[float, float]:
        """A place on the screen where a hex, or the counter in it, can be pointed at, once the map has come to rest."""
        found = self.free_spot(at, piece)
        while True:
            self.page.evaluate(NEXT_FRAMES)
            before, found = found, self.free_spot(at, piece)
            if found == before:
                return found

    def free_spot(self, at: str, piece: str | None) -> tuple[float, float]:
        """A place where a hex, or the counter in it, can be pointed at now."""
        found = self.page.evaluate(FREE_SPOT, [at, piece])
        assert found, f"{piece or at} cannot be pointed at"
        return found[0], found[1]

    def click_hex(self, at: str) -> None:
        """Click into a hex."""
        self.page.mouse.click(*self.spot(at))

    def click_piece(self, name: str) -> None:
        """Click on a counter."""
        self.page.mouse.click(*self.spot(self.hex_of(name), name))

    def hover_piece(self, name: str) -> None:
        """Point at a counter."""
        self.page.mouse.move(*self.spot(self.hex_of(name), name))

    def select(self, name: str) -> None:
        """Click on one's own counter, and wait for the answer about it."""
        self.click_piece(name)
        self.until(lambda: self.tells(name), f"what is told about {name}")

    def tells(self, name: str) -> bool:
        """Whether a piece is selected and its answer has arrived."""
        card = self.page.get_by_test_id("piece-card").filter(has=self.page.get_by_role("heading", name=name))
        return card.locator("p").count() > 0

    def press(self, action: str) -> None:
        """Press a button of the prompt bar; where it warns first, press again."""
        with self.stepping():
            self.button(action).click()
            if action == "done" and self.refusal.is_visible():
                self.button(action).click()
