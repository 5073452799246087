"""Takes the pictures of the scenarios that the lobby shows: `python -m tests.browser.scenario_pictures`.

Every picture is the middle of a recorded game as the table shows it, without the tools.
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
SIZE = (320, 180)
QUALITY = 72
SHOWN = 0.35
"""The part of the game after which there is something to see."""
PLAIN = ".tools, .note, .banner, .legend, [data-testid=legend] { display: none !important }"


def main() -> None:
    """Take all of them at a server of their own."""
    ArgumentParser(prog="python -m tests.browser.scenario_pictures", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as server, chromium() as launched:
        for file in sorted(GOLDEN.glob("*/*.bell.json")):
            context = launched.new_context(viewport=WINDOW, locale="en-US", reduced_motion="reduce")
            visitor = Visitor(context, server.url)
            visitor.visit(f"/t/{visitor.open_replay(file)}")
            visitor.by("board").wait_for()
            steps = len(json.loads(file.read_text())["steps"])
            visitor.by("history-slider").fill(str(round(steps * SHOWN)))
            visitor.page.add_style_tag(content=PLAIN)
            visitor.page.wait_for_load_state("networkidle")
            _save(visitor, FOLDER / file.parent.name / f"{file.name.removesuffix('.bell.json')}.webp")
            context.close()


def _save(visitor: Visitor, file: Path) -> None:
    taken = Image.open(BytesIO(visitor.by("map").screenshot(animations="disabled"))).convert("RGB")
    wide = min(taken.width, taken.height * SIZE[0] // SIZE[1])
    high = wide * SIZE[1] // SIZE[0]
    left, top = (taken.width - wide) // 2, (taken.height - high) // 2
    file.parent.mkdir(parents=True, exist_ok=True)
    taken.crop((left, top, left + wide, top + high)).resize(SIZE).save(file, quality=QUALITY, method=6)
    print(f"{file.parent.name}/{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
