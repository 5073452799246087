"""The whole document: its size, its layers and what may be asked of it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from bellona.drawing import Element, el, group, move, place
from bellona.ornaments import Look, Speech

from ..data.values import TERRAINS
from ..position.records import Realm
from ..position.vocabulary import CELLS
from ..text.names import CELL_NAMES
from .counters import counters, towns
from .definitions import definitions
from .field import field
from .frame import frame
from .ground import ground_layers
from .measures import CARD, EDGE, FOOTER, GAP, HEADER, HEIGHT, MARGIN, WIDTH, centre
from .overlays import OVERLAYS, laid_over
from .scene import Scene
from .style import THEMES, style

LOOK = Look("latium", THEMES, OVERLAYS, style, definitions)


def draw(
    setting: Any,
    position: Realm,
    *,
    language: str = "en",
    overlays: Collection[str] = (),
    size: int | None = None,
    theme: str = "light",
    framed: bool = True,
) -> str:
    """The position as an SVG document, the field while a battle is fought; `size` is its width in pixels.

    Everything in the position is shown, so pass it as observed by the viewer's seat.
    """
    LOOK.refuse_unknown(theme, overlays)
    scene = Scene(setting, position, language)
    left, top = (MARGIN, HEADER) if framed else (EDGE, EDGE)
    width = WIDTH + 2 * left
    height = HEIGHT + (top + GAP + CARD + FOOTER if framed else 2 * EDGE)
    layers = [field(scene)] if scene.is_fought else _tabula(scene, setting, language, overlays)
    board = group(layers, id="board", transform=move((left, top)))
    around = frame(scene) if framed else None
    return LOOK.picture(theme, (width, height), size or width, scene.title(), board, around, lang=language)


def _tabula(scene: Scene, setting: Any, language: str, overlays: Collection[str]) -> list[Element]:
    return [
        *_ground(setting, language),
        laid_over(scene, overlays),
        towns(scene),
        counters(scene),
        _targets(setting, language),
    ]


@lru_cache(maxsize=32)
def draw_ground(setting: Any, theme: str, language: str) -> str:
    """The tabula without counters, with all their shapes, for a client to draw on."""
    board = group(_ground(setting, language), id="board", transform=move((EDGE, EDGE)))
    return LOOK.ground(theme, (WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE), board)


@lru_cache(maxsize=8)
def _ground(setting: Any, language: str) -> list[Element]:
    return ground_layers(Speech(setting.words, language), setting.world, setting.tables)


@lru_cache(maxsize=8)
def _targets(setting: Any, language: str) -> Element:
    """Every casella, invisible, with its description."""
    say, drawn = Speech(setting.words, language), list[Element]()
    for cell in range(CELLS):
        terrain = say(f"terrain-{TERRAINS[setting.world.terrain[cell]]}")
        said = say("picture-cell", casella=CELL_NAMES[cell], terrain=terrain)
        drawn.append(group([el("title", said), place("hex", centre(cell))], id=f"hex-{CELL_NAMES[cell]}", class_="hex"))
    return group(drawn, id="hexes")
