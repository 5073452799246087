"""The whole document: its size, its layers and what may be asked of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from bellona.drawing import Element, Markup, el, group, move

from ..position import Battle
from .commanders import commanders
from .counters import units
from .definitions import definitions
from .frame import frame
from .ground import ground
from .measures import BAND, EDGE, FOOTER, GAP, HEADER, HEIGHT, MARGIN, WIDTH
from .overlays import OVERLAYS, action, laid_over
from .scene import Scene, Speech
from .style import THEMES, style


def draw(
    setting: Any,
    position: Battle,
    *,
    language: str = "en",
    overlays: Collection[str] = (),
    selected: int | str | None = None,
    reach: Mapping[int, int] | Mapping[str, int] | None = None,
    size: int | None = None,
    theme: str = "light",
    framed: bool = True,
) -> str:
    """The position as an SVG document; `size` is its width in pixels, `reach` what hexes cost the selected unit.

    Whatever the position holds is shown, so give it as the viewer's seat observes it.
    """
    for name, known, what in ((theme, THEMES, "theme"), *((name, OVERLAYS, "overlay") for name in overlays)):
        if name not in known:
            raise ValueError(f"there is no {what} {name!r}; choose among {', '.join(known)}")
    scene, chart = Scene(setting, position, language), setting.data.map
    piece = setting.notation.find_piece(position, selected) if isinstance(selected, str) else selected
    costs = {setting.notation.find_hex(h) if isinstance(h, str) else h: cost for h, cost in (reach or {}).items()}
    left, top = (MARGIN, HEADER + BAND + GAP) if framed else (EDGE, EDGE)
    width = WIDTH + 2 * left
    height = HEIGHT + 2 * top + (FOOTER - HEADER + GAP if framed else 0)
    scale = size / width if size else 1
    layers = [
        *ground(scene.say, chart.rows, _pairs(chart.legend), _pairs(setting.data.terrain_cost)),
        laid_over(scene, overlays, piece, costs),
        units(scene),
        commanders(scene),
        action(scene),
    ]
    document = el(
        "svg",
        el("title", scene.title()),
        *_sheet(theme, width, height),
        group(layers, id="board", transform=move((left, top))),
        frame(scene, overlays) if framed else None,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"bellona de-bello-punico {theme}",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=round(width * scale),
        height=round(height * scale),
        role="img",
        lang=language,
    )
    return f"{document}\n"


@lru_cache(maxsize=32)
def draw_ground(setting: Any, theme: str, language: str) -> str:
    """The map without pieces, with all the shapes that pieces and overlays are made of, for a client to draw upon."""
    chart, width, height = setting.data.map, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE
    layers = ground(
        Speech(setting.words, language), chart.rows, _pairs(chart.legend), _pairs(setting.data.terrain_cost)
    )
    document = el(
        "svg",
        *_sheet(theme, width, height),
        group(layers, id="board", transform=move((EDGE, EDGE))),
        xmlns="http://www.w3.org/2000/svg",
        class_=f"bellona de-bello-punico {theme}",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
    )
    return f"{document}\n"


def _sheet(theme: str, width: float, height: float) -> tuple[Element, Markup, Element]:
    """What lies under every picture: the style, the shapes, the paper."""
    return (
        el("style", Markup(style(theme))),
        definitions(),
        el("rect", class_="paper", width=width, height=height),
    )


def _pairs(table: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(table.items())
