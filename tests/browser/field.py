"""A battle on a free table, in the browser: elements and their poses, dragged with a mouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

import bellona
from bellona.match import Match
from bellona.replays import to_replay

from .screen import Screen
from .visitor import Visitor

Place = tuple[float, float]
Pose = tuple[float, float, float]
OPEN_PLAIN = {"game": "dbsa", "scenario": "open_plain"}
STEPS = 8
"""Movements of the mouse in one drag."""
ON_SCREEN = """
([x, y]) => {
    const board = document.querySelector('[data-testid=board]');
    const shift = board.getScreenCTM();
    return [shift.a * x + shift.e, shift.d * (board.viewBox.baseVal.height - y) + shift.f];
}
"""


class Field(Screen):
    """The page of a table of De Bellis Societatis Antiquorum."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.plan = page.get_by_test_id("plan")

    def ready(self) -> None:
        """Wait until the table is there."""
        self.board.wait_for()
        self.page.locator(".ground svg").wait_for(state="attached")

    # Looking

    def panel(self, name: str) -> Locator:
        """A card beside the field: edges, deploy, moves, pairs."""
        return self.page.get_by_test_id(f"panel-{name}")

    def piece(self, name: str) -> Locator:
        """An element on the field."""
        return self.board.locator(f'.pieces [data-piece="{name}"]')

    def pose(self, name: str) -> Pose:
        """Where an element stands, in paces and degrees."""
        return _pose(self.piece(name))

    def planned(self) -> None:
        """Wait until the shown plan is the one that was requested last."""
        self.plan.wait_for()
        self.quiet()

    def ghost(self, name: str) -> Pose:
        """Where the ghost of an element stands."""
        return _pose(self.board.locator(f'[data-ghost="{name}"]'))

    def in_hand(self) -> list[str]:
        """The selected elements."""
        return self._ids("data-chosen")

    def pairs(self) -> list[str]:
        """The offered fights or turns, from the lines between the elements."""
        return self._ids("data-pair")

    def badges(self) -> list[str]:
        """The signs on elements: `A3 support`."""
        return self._ids("data-badge")

    def lost(self, side: str) -> int:
        """How many elements a side has lost."""
        return int(self.page.get_by_test_id(f"losses-{side}").get_attribute("data-lost") or 0)

    # Pointing

    def at(self, place: Place) -> Place:
        """A place of the field on the screen."""
        x, y = self.page.evaluate(ON_SCREEN, list(place))
        return x, y

    def middle(self, name: str) -> Place:
        """The middle of an element on the screen."""
        return _middle(self.piece(name).locator("rect.touch"))

    def take(self, *names: str) -> None:
        """Select elements, and wait for the answer about them."""
        for number, name in enumerate(names):
            if number:
                self.page.keyboard.down("Shift")
            self.page.mouse.click(*self.middle(name))
            if number:
                self.page.keyboard.up("Shift")
        self.until(lambda: set(self.in_hand()) == set(names), f"{names} in hand")
        self.page.get_by_test_id("reach").wait_for(state="attached")

    def drag(self, start: Place, end: Place, held: str | None = None, *, drop: bool = True) -> None:
        """Drag from one place of the screen to another, perhaps with a key held."""
        mouse, keyboard = self.page.mouse, self.page.keyboard
        if held:
            keyboard.down(held)
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=STEPS)
        if drop:
            mouse.up()
        if held:
            keyboard.up(held)

    def pull(self, name: str, goal: Place, held: str | None = None, *, drop: bool = True) -> None:
        """Drag an element, and those selected with it, so that its middle comes to a place of the field."""
        self.drag(self.middle(name), self.at(goal), held, drop=drop)

    def pull_handle(self, handle: str, goal: Place) -> None:
        """Drag a corner (left, right) or the knob (turn) of the selection."""
        self.drag(_middle(self.board.locator(f'[data-handle="{handle}"] .disc')), self.at(goal))

    def go(self) -> None:
        """Make the planned move."""
        with self.stepping():
            self.page.get_by_test_id("plan-go").click()
        self.plan.wait_for(state="detached")

    def key(self, *keys: str) -> None:
        """Press keys on the field, one after another."""
        for each in keys:
            self.page.keyboard.press(each)


def _pose(element: Locator) -> Pose:
    x, y, facing = (float(element.get_attribute(f"data-{name}") or "nan") for name in ("x", "y", "facing"))
    return x, y, facing


def _middle(element: Locator) -> Place:
    box = element.bounding_box()
    assert box, "it is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_at_field(visitor: Visitor, table_id: str) -> Field:
    """Go to a table of this game and wait until it is loaded."""
    screen = Field(visitor.page)
    visitor.visit(f"/t/{table_id}")
    screen.ready()
    return screen


def open_battle(visitor: Visitor, amber: str = "me", teal: str = "me", **terms: Any) -> str:
    """Open a table; its id."""
    return str(visitor.post("/tables", OPEN_PLAIN | {"seats": {"amber": amber, "teal": teal}} | terms)["id"])


AMBER = {
    "A1": "1820,600,0", "A2": "1500,600,0", "A3": "1200,600,0", "A4": "1200,540,0", "A5": "1660,600,0",
    "A6": "900,300,0", "A7": "1200,480,0", "A8": "1200,420,0", "A9": "200,300,0", "A10": "600,300,0",
    "A11": "900,600,0", "A12": "400,300,0",
}  # fmt: skip
TEAL = {
    "T1": "200,2000,180", "T2": "600,1900,180", "T3": "1200,1800,180", "T4": "1500,1800,180", "T5": "1200,1860,180",
    "T6": "1820,1800,180", "T7": "300,2200,180", "T8": "500,2200,180", "T9": "700,2200,180", "T10": "900,2200,180",
    "T11": "1500,2250,180", "T12": "1700,2250,180",
}  # fmt: skip
"""Pyrrhic against Polybian Roman: pikes in a column, a line of three and light horse; blades in two ranks."""
PIKES = "A3+A4+A7+A8"
LINE = "A1+A2+A5"
SEED = 3
"""With it Teal throws higher, and Amber moves first."""


def deployment(**moved: str) -> list[str]:
    """Both armies are set up, some of Amber's elsewhere than usual; Amber has the first bound with a die of 6."""
    placed = [[f"deploy {name} {pose}" for name, pose in army.items()] for army in (TEAL, AMBER | moved)]
    teal, amber = (["camp 1200", *army] for army in placed)
    return ["edges north east: 1", *teal, "ready", *amber, "ready: 6"]


def approach() -> list[str]:
    """After six bounds the fronts of A3 and T3, and of A2 and T4, are 150p apart; Amber moves with a die of 6."""
    played = deployment()
    for ahead in (200, 200, 50):
        played += [f"move {PIKES} ahead 200", f"move {LINE} ahead 200", "move A11 ahead 200", "done: 6"]
        played += [f"move T3+T5 ahead {ahead}", f"move T4 ahead {ahead}", "done: 6"]
    return played


def played_out(*played: str, field: str = "open_plain") -> Match:
    """A battle in which this was played, `done: 6 1 4` with dictated dice."""
    match = bellona.game("dbsa").start(f"{field}:pyrrhic:polybian_roman", seed=SEED)
    for each in played:
        action, _, dice = each.partition(": ")
        match.play(action, dice=[int(die) for die in dice.split()] if dice else None)
    return match


BOTH_MINE = {"amber": "me", "teal": "me"}


def open_after(visitor: Visitor, *played: str, field: str = "open_plain", seats: dict[str, str] = BOTH_MINE) -> str:
    """Continue from a battle in which this was played, usually with both sides in one hand; the id of the table."""
    match = played_out(*played, field=field)
    replay = visitor.post("/replays", to_replay(match))
    terms = {"n": len(match.steps), "seats": seats}
    return str(visitor.post(f"/tables/{replay['id']}/fork", terms)["id"])
