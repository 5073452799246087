"""The board as SVG: squares and men carry their names, so that a client can point at them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from bellona.drawing import Element, Markup, el, group
from bellona.ornaments import document, refuse_unknown

from .position import EMPTY, GRID, SEATS, SQUARES, Position
from .scenarios import SIDE

OVERLAYS: tuple[str, ...] = ()
THEMES = {
    "light": {"paper": "#efe6d0", "ink": "#4a3b25", "light": "#e3d3ae", "dark": "#cbb487"},
    "dark": {"paper": "#221d16", "ink": "#d8c7a0", "light": "#4d4231", "dark": "#3c3326"},
}
STYLE = """
.paper { fill: $paper; } .light { fill: $light; } .dark { fill: $dark; }
.label { fill: $ink; font: 28px serif; text-anchor: middle; }
.man { stroke: #1d160d; stroke-width: 4; } .man.white { fill: #f8f4e8; } .man.black { fill: #33291d; }
.mark { fill: none; stroke-width: 4; } .mark.white { stroke: #8a7a5a; } .mark.black { stroke: #d8c7a0; }
"""


def draw(
    setting: Any,
    position: Position,
    /,
    *,
    language: str = "en",
    overlays: Collection[str] = (),
    size: int | None = None,
    theme: str = "light",
    framed: bool = True,
) -> str:
    """The position; `size` is its width in pixels."""
    refuse_unknown("overlay", overlays, OVERLAYS)
    title = el("title", setting.prompt(position).say(language))
    return _page(theme, language, size, title, _squares(), _labels(), group(_men(setting, position, language)))


def draw_ground(setting: Any, theme: str, language: str) -> str:
    """The board without men."""
    return _page(theme, language, None, _squares(), _labels())


def _page(theme: str, language: str, size: int | None, *content: Element) -> str:
    refuse_unknown("theme", (theme,), THEMES)
    width, height = GRID.size
    style = STYLE
    for name, colour in THEMES[theme].items():
        style = style.replace(f"${name}", colour)
    paper = el("rect", class_="paper", width=width, height=height)
    scale = (size or width) / width
    return document(
        "latrunculi", theme, width, height, el("style", Markup(style)), paper, *content, role="img", lang=language,
        width=round(width * scale), height=round(height * scale),
    )  # fmt: skip


def _squares() -> Element:
    return group(_square(square) for square in range(SQUARES))


def _square(square: int) -> Element:
    column, row = GRID.spot(square)
    x, y = GRID.centre(square)
    shade = "light" if (column + row) % 2 else "dark"
    return el("path", class_=shade, d=GRID.shape, transform=f"translate({x:g} {y:g})", data_place=GRID.name(square))


def _labels() -> Element:
    low = GRID.size[1] - GRID.edge / 3
    columns = (el("text", GRID.name(n)[0], class_="label", x=GRID.centre(n)[0], y=low) for n in range(SIDE))
    rows = (
        el("text", GRID.name(n)[1:], class_="label", x=GRID.edge / 2, y=GRID.centre(n)[1] + 9)
        for n in range(0, SQUARES, SIDE)
    )
    return group((*columns, *rows))


def _men(setting: Any, position: Position, language: str) -> Iterator[Element]:
    """White men are plain discs with a ring, black ones have a cross, so that colour is not the only difference."""
    for square in range(SQUARES):
        if position.squares[square] != EMPTY:
            seat, name = SEATS[position.squares[square] - 1], GRID.name(square)
            x, y = GRID.centre(square)
            words = setting.words.say(
                "man", {"side": setting.words.say(f"side-{seat}", {}, language), "at": name}, language
            )
            mark = "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" if seat == "white" else "M-12-12L12 12M12-12L-12 12"
            yield group(
                (
                    el("title", words),
                    el("circle", class_=f"man {seat}", r=34),
                    el("path", class_=f"mark {seat}", d=mark),
                ),
                transform=f"translate({x:g} {y:g})", data_piece=name, data_place=name, data_seat=seat,
            )  # fmt: skip
