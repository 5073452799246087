"""A war in the browser: leaders and forces on the map, and the panel beside it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

import bellona
from bellona.replays import to_replay

from .screen import Screen
from .visitor import Visitor

SECOND_WAR = {"game": "punic_wars", "scenario": "second_war"}
ON_SCREEN = """
([x, y]) => {
    const shift = document.querySelector('[data-testid=board]').getScreenCTM();
    return [shift.a * x + shift.e, shift.d * y + shift.f];
}
"""


class Campaign(Screen):
    """The page of a table of Punic Wars."""

    def __init__(self, page: Page, board: dict[str, Any]) -> None:
        super().__init__(page)
        self.hexes: dict[str, dict[str, Any]] = board["hexes"]

    def ready(self) -> None:
        """Wait until the table is loaded."""
        self.board.wait_for()
        self.page.locator(".ground svg").wait_for(state="attached")

    def panel(self, name: str) -> Locator:
        """A card beside the map: setup, bids, march, losses, recruit..."""
        return self.page.get_by_test_id(f"panel-{name}")

    def free_spot(self, at: str, piece: str | None) -> tuple[float, float]:
        """The middle of a hex on the screen, or of a leader in it."""
        if piece is not None:
            box = self.board.locator(f'.pieces [data-piece="{piece}"]').bounding_box()
            assert box, f"{piece} is not on the map"
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        found = self.page.evaluate(ON_SCREEN, [self.hexes[at]["x"], self.hexes[at]["y"]])
        return found[0], found[1]

    def piece(self, name: str) -> Locator:
        """A leader on the map."""
        return self.board.locator(f'.pieces [data-piece="{name}"]')

    def points(self, side: str, at: str) -> dict[str, int]:
        """The points of a side in a hex, as its counter shows them."""
        rows = self.board.locator(f'.pieces [data-stack="{side}"][data-hex="{at}"] .row')
        told = rows.evaluate_all("(all) => all.map((row) => [row.dataset.kind, Number(row.textContent)])")
        return {str(kind): int(number) for kind, number in told}

    def within_reach(self, by: str) -> set[str]:
        """The hexes that are hatched because the leader in hand can go there by land or by sea."""
        hatched = self.board.locator(f'[data-by="{by}"]')
        return set((hatched.get_attribute("data-reach") or "").split()) if hatched.count() else set()

    # Doing

    def set_out(self, leader: str) -> None:
        """Take a leader and all who stand with him."""
        self.click_piece(leader)
        expect(self.panel("setout")).to_contain_text(leader)
        with self.stepping():
            self.page.get_by_test_id("set-out").click()
        expect(self.panel("march")).to_contain_text(leader)
        self.informed(leader)

    def informed(self, leader: str) -> None:
        """Wait until the map shows the current reach of a leader, and not the previous one."""
        self.quiet()
        self.until(lambda: bool(self.within_reach("land") | self.within_reach("sea")), f"where {leader} can go")

    def march(self, leader: str, goal: str) -> None:
        """Lead the moving force to a hex, continuing whenever dice have stopped it."""
        self.quiet()
        with self.stepping():
            self.click_hex(goal)
        go_on = self.page.get_by_test_id("go-on")
        while self.hex_of(leader) != goal:
            self.my_turn()
            self.until(lambda: self.hex_of(leader) == goal or go_on.is_visible(), f"the way to {goal}")
            if self.hex_of(leader) != goal:
                with self.stepping():
                    go_on.click()

    def step(self, name: str, way: str) -> None:
        """Make a number smaller (less) or larger (more) by one."""
        self.page.get_by_test_id(name).locator(f"[data-step={way}]").click()

    def carry(self, kind: str) -> int:
        """How many points of a kind the leader under way carries."""
        return int(self.page.get_by_test_id(f"carry-{kind}").locator("output").inner_text())


def sit_at_war(visitor: Visitor, table_id: str) -> Campaign:
    """Go to a table of Punic Wars and wait until it is there."""
    screen = Campaign(visitor.page, visitor.get(f"/tables/{table_id}/board"))
    visitor.visit(f"/t/{table_id}")
    screen.ready()
    screen.whole()
    return screen


def begin_war(*screens: Campaign) -> None:
    """Both sides take the usual set-up line by line, Carthage first."""
    for screen in screens:
        screen.my_turn()
        usual = screen.page.get_by_test_id("setup-usual")
        while usual.is_visible():
            with screen.stepping():
                usual.click()


def open_war(visitor: Visitor, *actions: str, rome: str = "me", carthage: str = "me", **terms: Any) -> str:
    """Open a table of the Second Punic War at which some choices have already been made; its id."""
    table_id = visitor.open_table(rome, carthage, **(SECOND_WAR | terms))
    for action in actions:
        version = visitor.get(f"/tables/{table_id}/view")["now"]["version"]
        visitor.post(f"/tables/{table_id}/actions", {"version": version, "actions": [action]})
    return table_id


def open_after(visitor: Visitor, *played: str) -> str:
    """Continue at one screen from a war in which this was played, `action: dice` with dictated dice; its id."""
    match = bellona.game("punic_wars").start("second_war", seed=7)
    for each in played:
        action, _, dice = each.partition(": ")
        match.play(action, dice=[int(die) for die in dice.split()] if dice else None)
    replay = visitor.post("/replays", to_replay(match))
    terms = {"n": len(match.steps), "seats": {"rome": "me", "carthage": "me"}}
    return str(visitor.post(f"/tables/{replay['id']}/fork", terms)["id"])
