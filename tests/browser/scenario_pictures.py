"""Takes the pictures of the scenarios that the lobby shows: `python -m tests.browser.scenario_pictures [GAME...]`.

Every picture is the middle of a recorded game as the table shows it, without the tools: so much of the board as most of
the pieces need.
"""

from __future__ import annotations

import json
import tempfile
from argparse import ArgumentParser
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import ViewportSize

from ..server.serving import Running
from .chromium import chromium
from .visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
FOLDER = Path(__file__).parents[2] / "web" / "public" / "scenarios"
WINDOW: ViewportSize = {"width": 1324, "height": 640}
FINE = 2
"""Pixels of the picture for each of the window, so that a part of it is still sharp."""
SIZE = (320, 180)
QUALITY = 80
SHOWN = 0.35
"""The part of the game after which there is something to see."""
FURTHER = 3
"""Steps to the next look at it, where a battle hides the map."""
PLAIN = ".tools, .note, .banner, .legend, .wake, [data-testid=legend] { display: none !important }"
MIDDLE = """
(apart) => {
    const map = document.querySelector('[data-testid=map]').getBoundingClientRect();
    const pieces = document.querySelectorAll('[data-testid=board] :is([data-piece], [data-stack])');
    const boxes = [...pieces].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    const most = (low, high) => {
        const [from, to] = [boxes.map(low).sort((a, b) => a - b), boxes.map(high).sort((a, b) => a - b)];
        return [from[Math.floor(from.length * apart)], to[Math.ceil(to.length * (1 - apart)) - 1]];
    };
    const [left, right] = most((box) => box.left - map.left, (box) => box.right - map.left);
    const [top, bottom] = most((box) => box.top - map.top, (box) => box.bottom - map.top);
    return [left, top, right, bottom];
}
"""
"""The part of the map that has most of the pieces."""
APART, COURTS = 0.12, 0.02
"""The part of the pieces that may be left out on each side: few where every court is a corner of the map."""
ROOM = 1.25
LEAST = 0.3
"""The part of the map's width that is always shown."""
Box = tuple[float, float, float, float]


def main() -> None:
    """Take all of them at a server of their own."""
    parser = ArgumentParser(prog="python -m tests.browser.scenario_pictures", description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help="all by default")
    wanted = parser.parse_args().games
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as server, chromium() as launched:
        for file in sorted(GOLDEN.glob("*/*.bell.json")):
            if wanted and file.parent.name not in wanted:
                continue
            looks = {"viewport": WINDOW, "device_scale_factor": FINE}
            context = launched.new_context(locale="en-US", reduced_motion="reduce", **looks)  # type: ignore[arg-type]
            visitor = Visitor(context, server.url)
            visitor.visit(f"/t/{visitor.open_replay(file)}")
            visitor.by("board").wait_for()
            _look(visitor, len(json.loads(file.read_text())["steps"]))
            _save(visitor, FOLDER / file.parent.name / f"{file.name.removesuffix('.bell.json')}.webp")
            context.close()


def _look(visitor: Visitor, steps: int) -> None:
    """Go to the middle of the game, where the map is to be seen."""
    visitor.page.add_style_tag(content=PLAIN)
    for step in range(round(steps * SHOWN), steps, FURTHER):
        visitor.by("history-slider").fill(str(step))
        visitor.page.wait_for_load_state("networkidle")
        if not visitor.by("field").count():
            return


def _save(visitor: Visitor, file: Path) -> None:
    taken = Image.open(BytesIO(visitor.by("map").screenshot(animations="disabled"))).convert("RGB")
    apart = COURTS if file.parent.name == "latium" else APART
    part = _framed(visitor.page.evaluate(MIDDLE, apart), (taken.width / FINE, taken.height / FINE))
    file.parent.mkdir(parents=True, exist_ok=True)
    left, top, right, bottom = (round(each * FINE) for each in part)
    taken.crop((left, top, right, bottom)).resize(SIZE, Image.Resampling.LANCZOS).save(file, quality=QUALITY, method=6)
    print(f"{file.parent.name}/{file.name}: {file.stat().st_size} bytes", flush=True)


def _framed(pieces: Box, size: tuple[float, float]) -> Box:
    """A part of a map in the shape of the pictures, with most pieces in its middle."""
    left, top, right, bottom = pieces
    (width, height), shape = size, SIZE[0] / SIZE[1]
    wide = max((right - left) * ROOM, (bottom - top) * ROOM * shape, width * LEAST)
    wide = min(wide, width, height * shape)
    x = min(max((left + right - wide) / 2, 0), width - wide)
    y = min(max((top + bottom - wide / shape) / 2, 0), height - wide / shape)
    return x, y, x + wide, y + wide / shape


if __name__ == "__main__":
    main()
