"""Everything that is drawn more than once: shapes, patterns, faces of counters."""

from __future__ import annotations

from functools import lru_cache

from bellona.drawing import Content, Markup, el, polygon
from bellona.ornaments import emblems, patches, pattern, read_shapes, side_hatches

from .measures import BOARD, HEIGHT, WIDTH
from .style import ARMS


@lru_cache(maxsize=1)
def definitions() -> Markup:
    """Everything that is drawn more than once."""
    shapes: list[Content] = [
        el("path", id="pic-hex", d=polygon(BOARD.shape())),
        el("clipPath", el("rect", width=WIDTH, height=HEIGHT), id="pic-sheet"),
        *patches(),
        *side_hatches(ARMS.values()),
        pattern("closed", 12, el("path", class_="pic-closed", d="M-3 15L15-3M-3 3L3-3M9 15L15 9")),
        pattern("closed-until", 14, el("path", class_="pic-closed-thin", d="M-3 17L17-3M-3 3L3-3M11 17L17 11")),
        *emblems(ARMS.values()),
        *read_shapes(__package__, "signs.svg").values(),
    ]
    return Markup(el("defs", *shapes))
