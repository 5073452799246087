"""Small pictures for the rulebook: a corner of a field with elements on it, and marks that show what a rule means.

Each is kept in `diagrams.json` as a position and a list of marks, and drawn by the same code as any other position.
They hold no words but numbers and names of elements, so one serves all languages. Run as a program, this writes them.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib import resources
from math import cos, radians, sin
from pathlib import Path
from typing import Any

from bellona.drawing import Element, Markup, Point, discs, el, group, line, move, polygon
from bellona.ornaments import document

from ..game import GAME
from .areas import areas
from .definitions import compact
from .ground import field_clip, ground_layers
from .overlays import above, below, strips
from .scene import Scene
from .stands import camps, elements, stand, turned
from .style import style
from .terrain import Ground, ground_of
from .ways import rivers, roads

FOLDER = "docs/pictures/dbsa"
TIP = 17
"""The length of an arrow's head."""
THEME = "light"


@lru_cache(maxsize=1)
def _kept() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(resources.files(__package__).joinpath("diagrams.json").read_text("utf-8"))
    return found


def diagram_names() -> tuple[str, ...]:
    """The diagrams there are."""
    return tuple(_kept())


@lru_cache(maxsize=64)
def draw_diagram(name: str) -> str:
    """A diagram as an SVG document."""
    kept = _kept()[name]
    setting, battle = GAME.load({"game": "dbsa", "scenario": "open_plain", "terrain": [], **kept["position"]})
    scene, (left, bottom, width, height) = Scene(setting, battle, "en"), kept["window"]
    ground, shown = ground_of(setting.world), kept.get("overlays", ())
    marks = [_mark(scene, mark) for mark in kept.get("marks", ())]
    layers = [
        *(ground_layers(ground) if kept.get("whole") else _bare(ground)),
        strips(scene),
        camps(scene),
        *(mark for mark in marks if "ghost" in str(mark.attributes.get("class_"))),
        below(scene, shown),
        elements(scene),
        above(scene, shown),
        *(mark for mark in marks if "ghost" not in str(mark.attributes.get("class_"))),
    ]
    board = group(layers, id="board", transform=move((-left, bottom + height - scene.height)))
    rules, shapes = compact(style(THEME), str(board))
    paper = el("style", Markup(rules)), shapes
    wide = kept.get("width", 0.62 * width)
    size = {"width": round(wide), "height": round(wide * height / width)}
    return document("dbsa", THEME, width, height, *paper, board, **size, role="img")


def _bare(ground: Ground) -> Iterator[Element]:
    """The ground without marks along its edges."""
    yield field_clip(ground)
    yield el("rect", class_="grass", width=ground.width, height=ground.height)
    yield group([*areas(ground), *rivers(ground), *roads(ground)])
    yield el("rect", class_="rim", width=ground.width, height=ground.height)


# Marks: a table with one key, in paces with y to the north


def _mark(scene: Scene, mark: Mapping[str, Any]) -> Element:
    ((kind, told),) = mark.items()
    return MARKS[kind](scene, told)


def _ghost(scene: Scene, told: Any) -> Element:
    """A stand where an element was, or would be."""
    side, kind, x, y, facing = told
    at = _paper(scene, (x, y))
    drawn = stand(kind.lower(), 0, general=False)
    return group(drawn, class_=f"stand-ghost stand-{side}", transform=turned(at, facing))


def _way(scene: Scene, told: Any) -> Element:
    """A path with an arrow at its end."""
    points = [_paper(scene, at) for at in told]
    return group([el("path", class_="way", d=line(points)), _tip(points[-2], points[-1])], class_="mark")


def _arc(scene: Scene, told: Any) -> Element:
    """The way of a corner about a pivot, from one bearing to another, with an arrow at its end."""
    x, y, radius, start, end = told
    steps = range(13)
    turns = [radians(start + (end - start) * step / steps[-1]) for step in steps]
    points = [_paper(scene, (x + radius * sin(turn), y + radius * cos(turn))) for turn in turns]
    return group([el("path", class_="way", d=line(points)), _tip(points[-2], points[-1])], class_="mark")


def _measure(scene: Scene, told: Any) -> Element:
    """A length between two points, with its number."""
    a, b, said = _paper(scene, told[0]), _paper(scene, told[1]), told[2]
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    upright = abs(a[0] - b[0]) < abs(a[1] - b[1])
    at = (middle[0] + 9, middle[1] + 9) if upright else (middle[0], middle[1] - 10)
    words = el("text", said, class_="note", x=at[0], y=at[1], style="text-anchor:start" if upright else None)
    return group([el("path", class_="way", d=line([a, b])), _tip(a, b), _tip(b, a), words], class_="mark")


def _dashes(scene: Scene, told: Any) -> Element:
    """A thin guide line."""
    return el("path", class_="way-thin", d=line([_paper(scene, at) for at in told]))


def _note(scene: Scene, told: Any) -> Element:
    """A number or a name."""
    said, x, y = told
    at = _paper(scene, (x, y))
    return el("text", said, class_="note strong", x=at[0], y=at[1])


def _point(scene: Scene, told: Any) -> Element:
    """A marked point."""
    return el("path", class_="point", d=discs(_paper(scene, told), 9))


def _badge(scene: Scene, told: Any) -> Element:
    """A sign."""
    name, x, y = told
    at = _paper(scene, (x, y))
    return group([el("use", href=f"#badge-{name}")], class_="mark", transform=move(at, 1.25))


def _paper(scene: Scene, at: Any) -> Point:
    return float(at[0]), scene.height - float(at[1])


def _tip(a: Point, b: Point) -> Element:
    """The head of an arrow from one point to another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    along, across = (dx / length, dy / length), (-dy / length, dx / length)
    corners = [(b[0] - TIP * along[0] + side * across[0], b[1] - TIP * along[1] + side * across[1]) for side in (8, -8)]
    return el("path", class_="way-tip", d=polygon([b, *corners]))


MARKS: Mapping[str, Callable[[Scene, Any], Element]] = {
    "ghost": _ghost,
    "way": _way,
    "arc": _arc,
    "measure": _measure,
    "dashes": _dashes,
    "note": _note,
    "point": _point,
    "badge": _badge,
}


def main() -> None:
    """Write all diagrams into the folder that the command names, or that of the documents."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", nargs="?", default=FOLDER, help=f"by default {FOLDER}")
    folder = parser.parse_args().folder
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name in diagram_names():
        Path(folder, f"{name}.svg").write_text(draw_diagram(name), encoding="utf-8")


if __name__ == "__main__":
    main()
