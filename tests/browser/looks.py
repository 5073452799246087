"""Takes the pictures of docs/looks.md: every game at three sizes of screen, at a server of any version.

`python -m tests.browser.looks FOLDER [--url URL] [--only GAME...]`; without a URL at a server of its own.
"""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from ..server.serving import Running
from .chromium import chromium
from .visitor import KNOWS_ALL_GOALS, Visitor

SIZES = {"laptop": (1366, 768), "desk": (1920, 1080), "phone": (390, 844)}
LARGEST, WIDEST, QUALITIES = 100_000, 1366, (72, 60, 48, 36, 24)
BOT = "bot:random"
TABLES: dict[str, dict[str, Any]] = {
    "de_bello_punico": {"scenario": "beneventum", "seats": {"rome": "me", "carthage": BOT}, "until": "move"},
    "punic_wars": {"scenario": "second_war", "seats": {"rome": BOT, "carthage": "me"}, "until": "campaign"},
    "dbsa": {"scenario": "cannae", "seats": {"amber": "me", "teal": BOT}, "until": "move"},
    "latium": {"scenario": "three_kings", "seats": {"caere": "me", "nersae": BOT, "ecetra": BOT}, "until": "reign"},
}
PREFERRED = ("suggested", "pass", "ready", "first", "offer 2", "fund 0")
PATIENCE = 1200
"""How often a table is asked whether it is this player's turn, four times a second."""


def opened(visitor: Visitor, game: str, scenario: str, seats: dict[str, str], until: str) -> str:
    """A table at which the first choices have been made, up to a question to this player; its id."""
    table = str(visitor.post("/tables", {"game": game, "scenario": scenario, "seats": seats})["id"])
    for _ in range(PATIENCE):
        now = visitor.get(f"/tables/{table}/view")["now"]
        choices = now["choices"]
        if choices and now["prompt"]["ask"] == until:
            return table
        if choices:
            action = next((each for each in PREFERRED if each in choices), choices[0])
            visitor.post(f"/tables/{table}/actions", {"version": now["version"], "actions": [action]})
        else:
            visitor.page.wait_for_timeout(250)
    raise AssertionError(f"{game}: {until} never came")


def save(visitor: Visitor, file: Path) -> None:
    """The page as it is, small enough for the documents."""
    picture = Image.open(BytesIO(visitor.page.screenshot(animations="disabled"))).convert("RGB")
    if picture.width > WIDEST:
        picture = picture.resize((WIDEST, picture.height * WIDEST // picture.width), Image.Resampling.LANCZOS)
    for quality in QUALITIES:
        picture.save(file, quality=quality, method=6)
        if file.stat().st_size <= LARGEST:
            break
    print(f"{file.name}: {file.stat().st_size // 1000} kB")


def take(browser: Browser, url: str, folder: Path, games: list[str]) -> None:
    """One table of each game, seen on every screen."""
    for game in games:
        table: str | None = None
        state: Any = None
        for size, (width, height) in SIZES.items():
            looks: dict[str, Any] = {"viewport": {"width": width, "height": height}, "storage_state": state}
            if size == "phone":
                looks |= {"has_touch": True, "is_mobile": True}
            context = browser.new_context(locale="en-US", reduced_motion="reduce", **looks)
            context.add_init_script(KNOWS_ALL_GOALS)
            visitor = Visitor(context, url)
            table = table or opened(visitor, game, **TABLES[game])
            state = context.storage_state()
            visitor.visit(f"/t/{table}")
            visitor.by("board").wait_for()
            visitor.page.locator(".ground svg").wait_for(state="attached")
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.wait_for_timeout(1500)
            save(visitor, folder / f"{game}-{size}.webp")
            context.close()


def main() -> None:
    """Into the folder that is named."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("--url", help="a server that is running already")
    parser.add_argument("--only", metavar="GAME", nargs="+", choices=TABLES, default=list(TABLES))
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        if asked.url:
            take(browser, asked.url, asked.folder, asked.only)
            return
        with tempfile.TemporaryDirectory() as data, Running(Path(data)) as server:
            take(browser, server.url, asked.folder, asked.only)


if __name__ == "__main__":
    main()
