"""Everything that is drawn more than once: shapes, and the faces of counters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bellona.drawing import Element, Markup, el, group, polygon
from bellona.ornaments import patches, shape

from . import symbols
from .measures import HEIGHT, WIDTH
from .measures import shape as hexagon

FACE = {"x": -13, "y": -13, "width": 26, "height": 26}


@lru_cache(maxsize=1)
def definitions() -> Markup:
    """Everything that is drawn more than once."""
    shapes = [
        el("path", id="pic-hex", d=polygon(hexagon())),
        el("clipPath", el("rect", width=WIDTH, height=HEIGHT), id="pic-sheet"),
        *patches(),
        *(shape(f"peak-{number}", sign) for number, sign in enumerate(symbols.PEAKS)),
        shape("knoll", symbols.KNOLL),
        el("path", id="pic-wave", d=symbols.WAVE),
        *(shape(f"town-{level}", sign) for level, sign in symbols.TOWNS.items()),
        shape("templum", symbols.TEMPLUM),
        shape("ara", symbols.ARA),
        *(shape(f"counter-{name}", sign) for name, sign in symbols.COUNTERS.items()),
        *(shape(f"arm-{name}", sign) for name, sign in symbols.ARMS.items()),
        *_faces(),
    ]
    return Markup(el("defs", *shapes))


def _faces() -> Iterator[Element]:
    """The faces of counters, and the marks by which a Rex is known."""
    for seat, mark in symbols.MARKS.items():
        shadow = el("rect", class_="pic-drop", **(FACE | {"x": -11.6, "y": -11.6}), rx=4)
        yield group([shadow, el("rect", class_=f"pic-face-{seat}", **FACE, rx=4)], id=f"pic-face-{seat}")
        yield el("path", id=f"pic-mark-{seat}", class_="pic-fill", d=mark)
