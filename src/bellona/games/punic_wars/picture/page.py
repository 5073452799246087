"""The whole document: its size, its layers and what may be asked of it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from bellona.drawing import Element, el, group, move, place
from bellona.ornaments import Look, Speech

from ..data.values import HEXES, Tables
from ..position.records import War
from .counters import stacks
from .definitions import definitions
from .frame import frame
from .ground import ground_layers
from .measures import BAND, BOARD, EDGE, FOOTER, GAP, HEADER, HEIGHT, MARGIN, WIDTH
from .overlays import OVERLAYS, laid_over, marks, tints
from .scene import Scene
from .style import THEMES, style

LOOK = Look("punic-wars", THEMES, OVERLAYS, style, definitions)


def draw(
    setting: Any,
    position: War,
    *,
    language: str = "en",
    overlays: Collection[str] = (),
    size: int | None = None,
    theme: str = "light",
    framed: bool = True,
) -> str:
    """The position as an SVG document; `size` is its width in pixels.

    Everything in the position is shown, so pass it as observed by the viewer's seat.
    """
    LOOK.refuse_unknown(theme, overlays)
    scene = Scene(setting, position, language)
    left, top = (MARGIN, HEADER + BAND) if framed else (EDGE, EDGE)
    width = WIDTH + 2 * left
    height = HEIGHT + (top + GAP + FOOTER + 24 if framed else 2 * EDGE)
    terrain, *over = _ground(setting, language)
    layers = [
        terrain,
        tints(scene, overlays),
        *over,
        laid_over(scene, overlays),
        stacks(scene),
        marks(scene),
        _targets(setting, language),
    ]
    board = group(layers, id="board", transform=move((left, top)))
    around = frame(scene, overlays) if framed else None
    return LOOK.picture(theme, (width, height), size or width, scene.title(), board, around, lang=language)


@lru_cache(maxsize=32)
def draw_ground(setting: Any, theme: str, language: str) -> str:
    """The map without pieces, with all the shapes of pieces and overlays, for a client to draw on."""
    board = group(_ground(setting, language), id="board", transform=move((EDGE, EDGE)))
    return LOOK.ground(theme, (WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE), board)


@lru_cache(maxsize=8)
def _ground(setting: Any, language: str) -> list[Element]:
    return ground_layers(Speech(setting.words, language), setting.data, setting.tables)


@lru_cache(maxsize=8)
def _targets(setting: Any, language: str) -> Element:
    """Every hex, invisible, with its description."""
    say, drawn = Speech(setting.words, language), list[Element]()
    for h, hex_id in enumerate(HEXES):
        said = el("title", _told(say, setting.tables, hex_id))
        drawn.append(group([said, place("hex", BOARD.centre(h))], id=f"hex-{hex_id}", class_="hex"))
    return group(drawn, id="hexes")


def _told(say: Speech, tables: Tables, hex_id: str) -> str:
    """A hex in words."""
    terrain = say(f"terrain-{tables.map.terrain_of(hex_id).replace('_', '-')}")
    slug, town = tables.region_of(hex_id), tables.map.places.get(hex_id)
    if slug is None:
        return say("picture-hex", hex=hex_id, terrain=terrain)
    region = {"region": say(f"region-{slug.replace('_', '-')}"), "value": tables.regions[slug].value}
    if town is None:
        return say("picture-hex-region", hex=hex_id, terrain=terrain, **region)
    walls = say(f"walls-{town.walls.replace('_', '-')}")
    return say("picture-place", hex=hex_id, terrain=terrain, place=town.name, walls=walls, **region)
