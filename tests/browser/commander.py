"""A player who leads an army with the mouse alone, by what the screen shows."""

from __future__ import annotations

from typing import Any

from .screen import Screen

ENEMY = {"R": "C", "C": "R"}
ANSWERS = ("suggested", "first", "accept", "commit", "keep", "stand", "pursue")
BOXES = ("combat", "movement", "combat", "initiative", "fortuna", "cavalry", "recovery", "furor", "elephants")
MARCHES = 5
"""How many units march in one impulse: enough to come to blows, few enough to come to an end."""
MUST_GO_ON = "must go on to an empty one"
"""A unit that passes through a friend's hex, where a die for the commander there has stopped it."""

SEEN = """
() => {
    const all = (selector, name) => [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name));
    const pieces = [...document.querySelectorAll('[data-testid=board] [data-piece]')].map((each) => {
        const box = document.getElementById(`hex-${each.dataset.hex}`)?.getBoundingClientRect();
        return box ? [each.dataset.piece, [box.x + box.width / 2, box.y + box.height / 2]] : null;
    });
    const places = all('[data-reach]', 'data-reach').map((hex) => {
        const box = document.getElementById(`hex-${hex}`).getBoundingClientRect();
        return [hex, [box.x + box.width / 2, box.y + box.height / 2]];
    });
    return {
        over: document.querySelector('[data-testid=prompt-bar].over') !== null,
        turn: document.querySelector('[data-testid=prompt-bar].turn') !== null && !document.querySelector('.pending'),
        buttons: all('[data-testid^=button-][aria-disabled=false]', 'data-testid').map((each) => each.slice(7)),
        boxes: all('.box.open', 'data-testid'),
        lies: document.querySelector('[data-testid=lay-false]:not(:checked, :disabled)') !== null,
        menu: document.querySelectorAll('[data-testid=map] .menu button').length,
        actors: all('[data-actor]', 'data-actor'), goals: all('[data-goal]', 'data-goal'),
        foes: all('.signs .foe', 'data-sign'), friends: all('.signs .friend:not(.named)', 'data-sign'),
        arrows: document.querySelectorAll('.facings .arrow').length, reach: Object.fromEntries(places),
        pieces: Object.fromEntries(pieces.filter((each) => each)),
    };
}
"""


class Commander:
    """Attacks any possible target, marches towards the enemy, and otherwise ends the impulse."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.page = screen, screen.page
        self.used: set[str] = set()
        self.seen: dict[str, Any] = {}
        self.clicked: set[str] = set()
        """The kinds of things that were used."""

    def play(self) -> None:
        """Lead the army until the battle is over."""
        while True:
            self.screen.until(self.is_called, "my turn or the end")
            if self.seen["over"]:
                return
            self.choose()

    def is_called(self) -> bool:
        """Look at the screen: whether a choice is needed here, or the battle is over."""
        self._look()
        return bool(self.seen["over"] or self.seen["turn"])

    def _look(self) -> None:
        self.seen = self.page.evaluate(SEEN)

    def choose(self) -> None:
        """Make one choice."""
        seen = self.seen
        answer = next((each for each in ANSWERS if each in seen["buttons"]), None)
        if seen["menu"]:
            self._pick_from_menu()
        elif answer:
            self._step("button", lambda: self.screen.button(answer).click())
        elif seen["boxes"]:
            self._lay_marker()
        elif seen["goals"] and not seen["reach"]:
            self._take_hex()
        else:
            self._command()

    def _step(self, kind: str, click: Any) -> None:
        self.clicked.add(kind)
        with self.screen.stepping():
            click()

    def _pick_from_menu(self) -> None:
        """Name supporters as long as there are any, then take what the menu offers first."""
        if self.seen["friends"]:
            self.clicked.add("supporter")
            self.screen.click_piece(self.seen["friends"][0])
        self._step("menu", self.page.locator("[data-testid=map] .menu button").first.click)

    def _lay_marker(self) -> None:
        if self.seen["lies"]:
            self.page.get_by_test_id("lay-false").click()
        names = {each.rpartition("-")[2]: each for each in self.seen["boxes"]}
        wanted = next((names[name] for name in BOXES if name in names), self.seen["boxes"][0])
        self._step("box", self.page.get_by_test_id(wanted).click)

    def _take_hex(self) -> None:
        """An offered hex: won in combat, or one to retreat to."""
        if self.seen["arrows"]:
            self._step("facing", self.page.locator(".facings .arrow").first.click)
        else:
            self._step("hex", lambda: self.screen.click_hex(self.seen["goals"][0]))

    def _command(self) -> None:
        """Let the next unit do what it can; when all have, end the impulse."""
        idle = [name for name in self.seen["actors"] if name not in self.used]
        if self.seen["reach"] and not idle:
            self._march()
        elif idle and len(self.used) < MARCHES:
            self._take_up(idle[0])
        else:
            self.used.clear()
            self.clicked.add("button")
            self.screen.press("done" if "done" in self.seen["buttons"] else self.seen["buttons"][-1])

    def _take_up(self, name: str) -> None:
        """Select a unit, and return the result."""
        self.used.add(name)
        before = self.screen.version
        self.screen.click_piece(name)
        self.screen.until(lambda: self._offered(name, before), f"what {name} can do")
        if self.screen.version > before:
            self.clicked.add("unit")
        elif self.seen["foes"]:
            self._attack(self.seen["foes"][0])
        elif self.seen["reach"]:
            self._march()

    def _offered(self, name: str, before: int) -> bool:
        told = self.screen.tells(name) or self.screen.version > before
        self._look()
        return told or bool(self.seen["menu"])

    def _attack(self, target: str) -> None:
        self.clicked.add("target")
        before = self.screen.version
        self.screen.click_piece(target)
        self.screen.until(lambda: self.screen.version > before or self._menu(), f"the attack on {target}")

    def _menu(self) -> bool:
        return self.page.locator("[data-testid=map] .menu button").count() > 0

    def _march(self) -> None:
        """Go to the hex that is nearest to an enemy; halt, unless a die has stopped the march among friends."""
        side = next(iter(self.used), "R")[0]
        enemies = [at for name, at in self.seen["pieces"].items() if name[0] == ENEMY[side]]

        def far(hex_name: str) -> float:
            x, y = self.seen["reach"][hex_name]
            return min(((x - ex) ** 2 + (y - ey) ** 2 for ex, ey in enemies), default=0.0)

        goal = min(self.seen["reach"], key=far)
        self._step("reach", lambda: self.screen.click_hex(goal))
        halt = self.page.locator('[data-testid^="piece-halt"]')
        ready = self.page.locator('[data-testid^="piece-halt"][aria-disabled=false]')
        among_friends = self.page.get_by_test_id("piece-card").get_by_text(MUST_GO_ON)
        self.screen.until(
            lambda: ready.count() > 0 or not halt.count() or among_friends.count() > 0, "the end of the march"
        )
        if ready.count():
            self._step("halt", ready.first.click)


def fight(*commanders: Commander, until: int) -> None:
    """Let both sides play against each other up to a step or the end."""
    screen = commanders[0].screen
    while screen.version < until:
        screen.until(lambda: sum(each.is_called() for each in commanders) > 0, "somebody's turn")
        if any(each.seen["over"] for each in commanders):
            return
        next(each for each in commanders if each.seen["turn"]).choose()
