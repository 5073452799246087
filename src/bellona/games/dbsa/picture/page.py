"""The whole document: its size, its layers and what may be asked of it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from bellona.drawing import Element, group, move
from bellona.ornaments import Look

from ..position.records import Battle
from .definitions import definitions
from .frame import frame
from .ground import ground_layers
from .measures import FOOTER, HEADER, MARGIN
from .overlays import OVERLAYS, above, below, strips
from .scene import Scene
from .stands import camps, elements
from .style import THEMES, style
from .terrain import Ground, ground_of

LOOK = Look("dbsa", THEMES, OVERLAYS, style, definitions)


def draw(
    setting: Any,
    position: Battle,
    *,
    language: str = "en",
    overlays: Collection[str] = (),
    size: int | None = None,
    theme: str = "light",
    framed: bool = True,
) -> str:
    """The position as an SVG document; `size` is its width in pixels."""
    LOOK.refuse_unknown(theme, overlays)
    scene, ground = Scene(setting, position, language), _ground(setting)
    left, top, bottom = (MARGIN, HEADER, FOOTER) if framed else (0, 0, 0)
    width, height = ground.width + 2 * left, ground.height + top + bottom
    layers = [
        *_layers(setting),
        strips(scene),
        camps(scene),
        below(scene, overlays),
        elements(scene),
        above(scene, overlays),
    ]
    board = group(layers, id="board", transform=move((left, top)) if framed else None)
    around = frame(scene, ground, overlays) if framed else None
    return LOOK.picture(theme, (width, height), size or width / 2, scene.title(), board, around, lang=language)


@lru_cache(maxsize=32)
def draw_ground(setting: Any, theme: str, language: str) -> str:
    """The field without armies, with all the stands, camps and badges, for a client to draw on."""
    LOOK.refuse_unknown(theme, ())
    ground = _ground(setting)
    board = group(_layers(setting), id="board")
    return LOOK.ground(theme, (ground.width, ground.height), board, lang=language)


@lru_cache(maxsize=32)
def _layers(setting: Any) -> list[Element]:
    return ground_layers(_ground(setting))


@lru_cache(maxsize=32)
def _ground(setting: Any) -> Ground:
    names = [piece.name for piece in setting.field.terrain if piece.kind == "impassable"]
    return ground_of(setting.world, names)
