"""Everything that is drawn more than once: shapes, and the faces of counters."""

from __future__ import annotations

from functools import lru_cache

from bellona.drawing import Content, Markup, el, polygon
from bellona.ornaments import patches, read_shapes

from .measures import HEIGHT, WIDTH
from .measures import shape as hexagon


@lru_cache(maxsize=1)
def definitions() -> Markup:
    """Everything that is drawn more than once."""
    shapes: list[Content] = [
        el("path", id="pic-hex", d=polygon(hexagon())),
        el("clipPath", el("rect", width=WIDTH, height=HEIGHT), id="pic-sheet"),
        *patches(),
        *read_shapes(__package__, "signs.svg").values(),
    ]
    return Markup(el("defs", *shapes))
