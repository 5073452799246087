"""The whole document: its size, its layers and what may be asked of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from bellona.drawing import group, move
from bellona.ornaments import Look, Speech

from ..position.records import Battle
from .commanders import commanders
from .counters import units
from .definitions import definitions
from .frame import frame
from .ground import ground
from .measures import BAND, EDGE, FOOTER, GAP, HEADER, HEIGHT, MARGIN, WIDTH
from .overlays import OVERLAYS, action, laid_over
from .scene import Scene
from .style import THEMES, style

LOOK = Look("de-bello-punico", THEMES, OVERLAYS, style, definitions)


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
    """The position as an SVG document; `size` is its width in pixels, `reach` the cost of hexes for the selected unit.

    Everything in the position is shown, so pass it as observed by the viewer's seat.
    """
    LOOK.refuse_unknown(theme, overlays)
    scene, chart = Scene(setting, position, language), setting.data.map
    piece = setting.notation.find_piece(position, selected) if isinstance(selected, str) else selected
    costs = {setting.notation.find_hex(h) if isinstance(h, str) else h: cost for h, cost in (reach or {}).items()}
    left, top = (MARGIN, HEADER + BAND + GAP) if framed else (EDGE, EDGE)
    width = WIDTH + 2 * left
    height = HEIGHT + 2 * top + (FOOTER - HEADER + GAP if framed else 0)
    layers = [
        *ground(scene.say, chart.rows, _pairs(chart.legend), _pairs(setting.data.terrain_cost)),
        laid_over(scene, overlays, piece, costs),
        units(scene),
        commanders(scene),
        action(scene),
    ]
    board = group(layers, id="board", transform=move((left, top)))
    around = frame(scene, overlays) if framed else None
    return LOOK.picture(theme, (width, height), size or width, scene.title(), board, around, lang=language)


@lru_cache(maxsize=32)
def draw_ground(setting: Any, theme: str, language: str) -> str:
    """The map without pieces, with all the shapes of pieces and overlays, for a client to draw on."""
    chart, width, height = setting.data.map, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE
    layers = ground(
        Speech(setting.words, language), chart.rows, _pairs(chart.legend), _pairs(setting.data.terrain_cost)
    )
    board = group(layers, id="board", transform=move((EDGE, EDGE)))
    return LOOK.ground(theme, (width, height), board)


def _pairs(table: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(table.items())
