"""How soon a page can be used and a press is answered: `python -m tests.browser.quickness [--times N]`.

For the first page and a table of every game, each in a new browser with an empty cache, it prints the milliseconds
until the visitor can act, then until something pressed has its answer on the screen; beside them the processor time of
the page's main thread meanwhile. Of several times the shortest is printed.
"""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession

from ..latium.games import reigning
from ..punic_wars.wars import usual_set_up
from ..server.serving import Running
from .campaign import open_war, sit_at_war
from .chromium import chromium
from .field import approach, open_after, sit_at_field
from .realm import Realm, open_realm
from .screen import Screen
from .visitor import KNOWS_ALL_GOALS, Visitor

ANSWERED = "() => window.answered !== null"
AT_ONCE = """
(() => {{
    window.answered = null;
    const look = () => {{
        if ({condition}) window.answered = performance.now();
        else requestAnimationFrame(look);
    }};
    look();
}})()
"""
"""From the beginning of a page until something is on it."""
WHEN_PRESSED = """
(() => {{
    window.answered = null;
    addEventListener('pointerdown', ({{ timeStamp }}) => {{
        const look = () => {{
            if ({condition}) window.answered = performance.now() - timeStamp;
            else requestAnimationFrame(look);
        }};
        requestAnimationFrame(look);
    }}, {{ capture: true, once: true }});
}})()
"""
LOBBY = "document.querySelector('[data-testid=play-now]:not(:disabled)')"
TABLE = "document.querySelector('[data-testid=prompt-bar].turn') && document.querySelector('[data-testid=board]')"
STEP = "document.querySelector('[data-testid=history-slider]')?.max > {}"
REACH = "document.querySelector('[data-testid=board] [data-reach], [data-testid=reach]')"


class Taken(NamedTuple):
    """Milliseconds until an answer was on the screen, and of processor time of the page's main thread meanwhile."""

    waited: float
    worked: float


class Answers:
    """What a visitor opens or presses, each with what it took."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.taken: dict[str, Taken] = {}
        self._meter: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def opened(self, name: str, path: str, condition: str) -> None:
        """A page, until a condition holds on it."""
        self.page.add_init_script(AT_ONCE.format(condition=condition))
        before = self._worked()
        self.visitor.visit(path)
        after = self._answered()
        worked = self._worked()
        self.taken[name] = Taken(after, worked - before if worked > before else worked)

    @contextmanager
    def pressed(self, name: str, condition: str) -> Iterator[None]:
        """A press of the mouse, until a condition holds."""
        self.page.evaluate(WHEN_PRESSED.format(condition=condition))
        before = self._worked()
        yield
        self.taken[name] = Taken(self._answered(), self._worked() - before)

    def _answered(self) -> float:
        self.page.wait_for_function(ANSWERED)
        return float(self.page.evaluate("window.answered"))

    def _worked(self) -> float:
        found = self._meter.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(each["value"]) for each in found if each["name"] == "ThreadTime")


def first_page(answers: Answers, server: Running) -> None:
    """The lobby."""
    answers.opened("first page", "/", LOBBY)


def battle(answers: Answers, server: Running) -> None:
    """A unit is taken in hand and marches."""
    visitor, screen = answers.visitor, Screen(answers.page)
    answers.opened("table", f"/t/{visitor.open_before('rome', 'step', carthage='bot:random')}", TABLE)
    screen.quiet()
    with answers.pressed("a unit in hand", REACH):
        screen.click_piece("R-Pr-3")
    screen.settled()
    with answers.pressed("its march", STEP.format(screen.version)):
        screen.click_hex(sorted(screen.reach())[len(screen.reach()) // 2])


def war(answers: Answers, server: Running) -> None:
    """A leader is taken in hand and sets out."""
    table = open_war(answers.visitor, *usual_set_up("second_war"))
    answers.opened("table", f"/t/{table}", TABLE)
    screen = sit_at_war(answers.visitor, table)
    screen.quiet()
    with answers.pressed("a leader in hand", "document.querySelector('[data-testid=set-out]')"):
        screen.click_piece("C-B")
    with answers.pressed("he sets out", STEP.format(screen.version)):
        answers.visitor.by("set-out").click()


def field(answers: Answers, server: Running) -> None:
    """An element is taken in hand and moves straight ahead."""
    table = open_after(answers.visitor, *approach())
    answers.opened("table", f"/t/{table}", TABLE)
    screen = sit_at_field(answers.visitor, table)
    screen.quiet()
    with answers.pressed("an element in hand", REACH):
        answers.page.mouse.click(*screen.middle("A11"))
    screen.key("w")
    screen.planned()
    with answers.pressed("its move", STEP.format(screen.version)):
        answers.visitor.by("plan-go").click()


def realm(answers: Answers, server: Running) -> None:
    """A legatus is taken in hand and goes to a town."""
    table = open_realm(server, {"roma": answers.visitor}, reigning("roma", turn=9))
    answers.opened("table", f"/t/{table}", TABLE)
    screen = Realm(answers.page)
    screen.quiet()
    with answers.pressed("a legatus in hand", REACH):
        answers.visitor.by("roster-legatus-1-roma").click()
    with answers.pressed("his journey", STEP.format(screen.version)):
        box = answers.visitor.by("town-tusculum").bounding_box()
        assert box
        answers.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


PLACES: dict[str, Callable[[Answers, Running], None]] = {
    "lobby": first_page, "de_bello_punico": battle, "punic_wars": war, "dbsa": field, "latium": realm,
}  # fmt: skip


def measured(place: str, visitor: Visitor, server: Running) -> dict[str, Taken]:
    """What everything takes at a place, by its name."""
    answers = Answers(visitor)
    PLACES[place](answers, server)
    return answers.taken


def measure(browser: Browser, server: Running, places: Sequence[str], times: int) -> None:
    """Print the shortest of several times."""
    for place in places:
        found: list[dict[str, Taken]] = []
        for _ in range(times):
            context = browser.new_context(locale="en-US", viewport={"width": 1366, "height": 768})
            context.add_init_script(KNOWS_ALL_GOALS)
            found.append(measured(place, Visitor(context, server.url), server))
            context.close()
        for name in found[0]:
            best = min(taken[name] for taken in found)
            print(f"{place:<16} {name:<20} {best.waited:6.0f} ms  processor time {best.worked:6.0f} ms", flush=True)


def main() -> None:
    """At a server of its own."""
    parser = ArgumentParser(prog="python -m tests.browser.quickness", description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="how often everything is done")
    parser.add_argument("--only", metavar="PLACE", nargs="+", choices=PLACES, default=list(PLACES))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as server, chromium() as browser:
        measure(browser, server, asked.only, asked.times)


if __name__ == "__main__":
    main()
