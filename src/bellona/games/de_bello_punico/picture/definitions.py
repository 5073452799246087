"""Everything that is drawn more than once: shapes, patterns, blank counters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bellona.drawing import Content, Element, Markup, el, group, place, polygon
from bellona.ornaments import STAR, emblems, patches, pattern, read_shapes, side_hatches

from ..position.records import HEXES
from .measures import BOARD, HALF
from .style import ARMS


@lru_cache(maxsize=1)
def definitions() -> Markup:
    """Everything that is drawn more than once."""
    shapes: list[Content] = [
        el("path", id="pic-hex", d=polygon(BOARD.shape())),
        el("path", id="pic-front", d="M-18.6-34.2H-5.4L0-40L5.4-34.2H18.6L16.2-30.4H4.6L10-12H-10L-4.6-30.4H-16.2Z"),
        el("clipPath", el("path", d=polygon(*BOARD.outline(range(HEXES)))), id="pic-edge"),
        el("path", id="pic-star", d=STAR),
        el("rect", id="pic-ring", x=-24, y=-24, width=48, height=48, rx=6),
        *patches(),
        *_patterns(),
        *_faces(),
        *signs().values(),
    ]
    return Markup(el("defs", *shapes))


@lru_cache(maxsize=1)
def signs() -> dict[str, Markup]:
    """The signs of units, the marks that may lie on a counter, stones and bushes, by their ids."""
    return read_shapes(__package__, "signs.svg")


def _patterns() -> Iterator[Element]:
    """Hatches of both sides, dots of reach, stripes of flight."""
    yield from side_hatches(ARMS.values())
    yield pattern("dots", 10, el("circle", class_="pic-dot", cx=5, cy=5, r=1.5))
    stripes = {"stroke": "#fff", "stroke_opacity": 0.45, "stroke_width": 2.2}
    yield pattern("flight", 7, el("path", d="M-2 9L9-2M-2 2L2-2M5 9L9 5", **stripes))


def _faces() -> Iterator[Element]:
    """The blank counters of both sides, and their emblems."""
    square = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF}
    yield from emblems(ARMS.values())
    yield group(
        [
            el("rect", class_="pic-drop", **(square | {"x": 2 - HALF, "y": 2 - HALF}), rx=4),
            el("rect", class_="pic-face-rome", **square, rx=3.5),
            el("path", class_="pic-band", d="M-22-11.4V-19.5Q-22-22-19.5-22H19.5Q22-22 22-19.5V-11.4Z"),
            el("path", class_="pic-band", d="M-22 9.4H22V19.5Q22 22 19.5 22H-19.5Q-22 22-22 19.5Z"),
            el("path", class_="pic-trim", d="M-22-11.2H22M-22 9.2H22"),
            place("emblem-rome", transform="translate(13.4 -16.4) scale(.62)"),
        ],
        id="pic-face-rome",
    )
    yield group(
        [
            el("rect", class_="pic-drop", **(square | {"x": 2 - HALF, "y": 2 - HALF}), rx=10),
            el("rect", class_="pic-face-carthage", **square, rx=9),
            el("circle", class_="pic-disc", r=12.4, cy=-1.2),
            el("path", class_="pic-disc", d="M-22 9.4H22V13.5Q22 22 13.5 22H-13.5Q-22 22-22 13.5Z"),
            el("path", class_="pic-line", d="M-22 9.2H22"),
            place("emblem-carthage", transform="translate(14.8 -15.2) scale(.62)"),
        ],
        id="pic-face-carthage",
    )
