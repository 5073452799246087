"""Everything that is drawn more than once: shapes, patterns, faces of counters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, radians, sin

from bellona.drawing import Element, Markup, discs, el, group, place, polygon
from bellona.ornaments import emblems, patches, pattern, shape, side_hatches

from .measures import BOARD, HEIGHT, WIDTH
from .symbols import ARMS, BOAT, FLAG, LAND_SIGN, NAVAL_SIGN, PEAKS, PLACES, SHIP, SIEGE, WAVES

ROSE = 62.0


@lru_cache(maxsize=1)
def definitions() -> Markup:
    """Everything that is drawn more than once."""
    shapes = [
        el("path", id="pic-hex", d=polygon(BOARD.shape())),
        el("clipPath", el("rect", width=WIDTH, height=HEIGHT), id="pic-sheet"),
        *patches(),
        *side_hatches(ARMS.values()),
        pattern("closed", 12, el("path", class_="pic-closed", d="M-3 15L15-3M-3 3L3-3M9 15L15 9")),
        pattern("closed-until", 14, el("path", class_="pic-closed-thin", d="M-3 17L17-3M-3 3L3-3M11 17L17 11")),
        *emblems(ARMS.values()),
        *(shape(f"peak-{number}", sign) for number, sign in enumerate(PEAKS)),
        *(shape(f"place-{walls}", sign) for walls, sign in PLACES.items()),
        *(el("path", id=f"pic-wave-{number}", d=path) for number, path in enumerate(WAVES)),
        shape("boat", BOAT),
        shape("ship", SHIP),
        shape("siege", SIEGE),
        shape("defected", FLAG),
        shape("sign-land", LAND_SIGN),
        shape("sign-naval", NAVAL_SIGN),
        group(_rose(), id="pic-rose"),
        *_faces(),
    ]
    return Markup(el("defs", *shapes))


def _rose() -> Iterator[Element]:
    """A compass rose: eight points, the four great ones longer, each half dark and half light."""
    yield el("path", class_="pic-rose-ring", d=discs((0, 0), ROSE * 0.62, ROSE * 0.66, ROSE * 0.2))
    for length, first in ((ROSE * 0.72, 45), (ROSE, 0)):
        for turn in range(first, first + 360, 90):
            tip, left, right = _spoke(turn, length), _spoke(turn - 45, ROSE * 0.17), _spoke(turn + 45, ROSE * 0.17)
            yield el("path", class_="pic-rose-light", d=polygon([(0, 0), left, tip]))
            yield el("path", class_="pic-rose-dark", d=polygon([(0, 0), right, tip]))


def _spoke(turn: float, length: float) -> tuple[float, float]:
    return length * sin(radians(turn)), -length * cos(radians(turn))


def _faces() -> Iterator[Element]:
    """The faces of counters: Rome's square, Carthage's round, Syracuse's cut at the corners."""
    box = {"x": -17, "y": -11, "width": 34, "height": 22}
    for seat, radius in (("rome", 2.5), ("carthage", 10), ("syracuse", 5)):
        shadow = el("rect", class_="pic-drop", **(box | {"x": -15.4, "y": -9.4}), rx=radius)
        yield group([shadow, el("rect", class_=f"pic-face-{seat}", **box, rx=radius)], id=f"pic-face-{seat}")
    for seat in ("rome", "carthage"):
        yield group([place(f"emblem-{seat}", transform="scale(.5)")], id=f"pic-small-emblem-{seat}")
