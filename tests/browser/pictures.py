"""Takes the pictures of the main screens that the documents show: `python -m tests.browser.pictures [FOLDER]`."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from ..punic_wars.wars import usual_set_up
from ..server.serving import Running
from .campaign import Campaign, open_war, sit_at_war
from .chromium import chromium
from .commander import Commander
from .screen import Screen
from .visitor import KNOWS_ALL_GOALS, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LARGEST = 400_000
COLOURS = 256
NEARER = -240
ANALYSED = 600_000
"""Milliseconds within which a battle has been analysed, even on a busy machine."""
FAR = 150
"""Steps after which a battle is worth a picture."""


def save(visitor: Visitor, file: Path) -> None:
    """A picture of the page as it is, with fewer colours only if the file would be too large."""
    visitor.page.wait_for_load_state("networkidle")
    taken = visitor.page.screenshot(animations="disabled")
    picture = Image.open(BytesIO(taken)).convert("RGB")
    picture.save(file, optimize=True)
    if file.stat().st_size >= LARGEST:
        picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1).save(file, optimize=True)
    size = file.stat().st_size
    print(f"{file.name}: {size // 1000} kB")
    assert size < LARGEST, f"{file.name} is too large for the documents"


def lobby(visitor: Visitor) -> None:
    """The first page of a player with two current battles."""
    visitor.open_table(carthage="bot:random")
    days = {"kind": "days", "clock": 259_200, "increment": 43_200, "cap": 604_800}
    visitor.open_table("open", "me", scenario="zama", visibility="open", pace=days)
    visitor.visit()
    visitor.by("table-link").first.wait_for()


def reach(visitor: Visitor) -> None:
    """A unit in hand, with the way to where the mouse points."""
    screen = visitor.sit_at(visitor.open_before("rome", "step", carthage="bot:random"))
    screen.my_turn()
    screen.select("R-Pr-3")
    screen.until(lambda: bool(screen.reach()), "where it can go")
    visitor.page.mouse.move(*screen.spot(sorted(screen.reach())[len(screen.reach()) // 2]))


def hand(visitor: Visitor) -> None:
    """A unit in hand, on a phone."""
    screen = visitor.sit_at(visitor.open_before("rome", "step", carthage="bot:random"))
    screen.my_turn()
    visitor.page.touchscreen.tap(*screen.spot(screen.hex_of("R-Pr-2"), "R-Pr-2"))
    screen.until(lambda: screen.tells("R-Pr-2"), "what is told about it")


def text(visitor: Visitor) -> None:
    """The table in words."""
    screen = visitor.sit_at(visitor.open_before("rome", "attack", carthage="bot:random"))
    screen.my_turn()
    visitor.by("tab-text").click()


def replay(visitor: Visitor) -> None:
    """A recorded battle in its middle."""
    screen = visitor.sit_at(visitor.open_replay())
    visitor.by("tab-log").click()
    visitor.by("history-slider").fill("480")
    visitor.by("view-only").wait_for()
    screen.log.first.wait_for()


def opponents(visitor: Visitor) -> None:
    """The choice of an opponent."""
    visitor.visit()
    visitor.by("level-centurio").click()
    visitor.by("level-centurio").evaluate("each => each.scrollIntoView({ block: 'center' })")


def hint(visitor: Visitor) -> None:
    """What a good opponent would do, in the list and on the map."""
    screen = visitor.sit_at(visitor.open_before("rome", "step", carthage="bot:random"))
    screen.my_turn()
    visitor.by("hint-button").click()
    visitor.by("hint-plan").first.wait_for()


def analysis(visitor: Visitor) -> None:
    """A recorded battle, and where it was decided."""
    screen = visitor.sit_at(visitor.open_replay())
    visitor.by("tab-analysis").click()
    visitor.by("analysis-start").click()
    visitor.by("analysis-curve").wait_for(timeout=ANALYSED)
    visitor.by("analysis-curve").press("ArrowLeft")
    screen.settled()


def battle(visitor: Visitor) -> None:
    """A battle of a few turns against a bot, with the odds of the next attack."""
    visitor.visit()
    visitor.by("play-now").click()
    screen = Screen(visitor.page)
    screen.ready()
    commander = Commander(screen)
    while not (screen.version > FAR and "declare an attack" in screen.prompt and screen.actors()):
        screen.until(commander.is_called, "my turn")
        assert not commander.seen["over"], "the battle ended too soon"
        commander.choose()
    screen.my_turn()
    screen.select(screen.actors()[0])
    screen.until(lambda: bool(screen.signs()), "whom it can attack")
    target = screen.signs()[0]
    screen.hover_piece(target)
    visitor.page.mouse.wheel(0, NEARER)
    screen.hover_piece(target)
    visitor.by("odds").wait_for()


def sail(visitor: Visitor) -> Campaign:
    """A Carthaginian force about to cross to Sardinia, with the way and its risk."""
    screen = sit_at_war(visitor, open_war(visitor, *usual_set_up("second_war")))
    screen.set_out("C-B")
    with screen.stepping():
        screen.step("carry-land", "less")
    screen.until(lambda: "2412" in screen.within_reach("sea"), "the way to Sardinia")
    screen.page.mouse.move(*screen.spot("2412"))
    return screen


def siege(visitor: Visitor) -> None:
    """The same force before the walls of Caralis, some time later."""
    screen = sail(visitor)
    screen.march("C-B", "2412")
    table = visitor.page.url.rpartition("/")[2]
    for action in ("attack land", "invert"):
        screen.my_turn()
        with screen.stepping():
            visitor.post(f"/tables/{table}/actions", {"version": screen.version, "actions": [action]})
    screen.page.mouse.move(*screen.spot("2412"))
    visitor.page.mouse.wheel(0, NEARER)
    visitor.page.mouse.wheel(0, NEARER)


def command(visitor: Visitor) -> None:
    """A leader who sets out, on a phone."""
    screen = sit_at_war(visitor, open_war(visitor, *usual_set_up("second_war")))
    visitor.by("leader-C-B").tap()
    visitor.by("set-out").wait_for()
    screen.until(lambda: bool(screen.within_reach("land")), "where he can go")


Pictures = dict[str, tuple[Callable[[Visitor], object], dict[str, Any]]]
PICTURES: Pictures = {
    "lobby": (lobby, DESK),
    "table": (battle, DESK),
    "table-reach": (reach, DESK),
    "table-dark": (battle, DESK | {"color_scheme": "dark"}),
    "phone": (hand, PHONE),
    "text-view": (text, DESK),
    "replay": (replay, DESK),
    "opponents": (opponents, DESK),
    "hint": (hint, DESK),
    "analysis": (analysis, DESK),
    "war": (sail, DESK),
    "war-dark": (siege, DESK | {"color_scheme": "dark"}),
    "war-phone": (command, PHONE),
}


def take(pictures: Pictures, browser: Browser, url: str, folder: Path) -> None:
    """Take all pictures."""
    for name, (show, options) in pictures.items():
        terms: dict[str, Any] = {"locale": "en-US", "reduced_motion": "reduce"} | options
        context = browser.new_context(**terms)
        context.add_init_script(KNOWS_ALL_GOALS)
        visitor = Visitor(context, url)
        show(visitor)
        save(visitor, folder / f"{name}.png")
        context.close()


def folder_wanted(usage: str | None) -> Path:
    """The folder that the command names, or that of the documents."""
    parser = ArgumentParser(description=usage)
    parser.add_argument("folder", metavar="FOLDER", type=Path, nargs="?", default=FOLDER, help=f"by default {FOLDER}")
    found: Path = parser.parse_args().folder
    return found


def main(pictures: Pictures, usage: str | None = __doc__) -> None:
    """Take them at a server of their own, into the folder that is wanted."""
    folder = folder_wanted(usage)
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as server, chromium() as launched:
        take(pictures, launched, server.url, folder)


if __name__ == "__main__":
    main(PICTURES)
