"""The shores: drawn from nature for the shipped map, from the hexes for a custom map."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TypeAlias

import msgspec

from bellona.drawing import Point

from ..data.scenarios import load_tables
from ..data.values import Chart
from .measures import BOARD, RADIUS

Shores: TypeAlias = tuple[tuple[Point, ...], ...]
PER_RADIUS = 100


class _Coast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the coastline: rings of numbers, across and down in turn."""

    provenance: str
    unit: str
    land: tuple[tuple[int, ...], ...]


def shores(chart: Chart) -> Shores:
    """The outlines of all land, each a closed loop."""
    return _natural_shores() if chart.terrain == _shipped_terrain() else _plain_shores(chart)


@cache
def _shipped_terrain() -> tuple[str, ...]:
    return load_tables().map.terrain


@cache
def _natural_shores() -> Shores:
    content = resources.files(__package__).joinpath("..", "data", "coast.json").read_bytes()
    scale = RADIUS / PER_RADIUS
    rings = msgspec.json.decode(content, type=_Coast).land
    return tuple(tuple((x * scale, y * scale) for x, y in zip(ring[::2], ring[1::2], strict=True)) for ring in rings)


def _plain_shores(chart: Chart) -> Shores:
    """Soft outlines around the hexes that are not sea, coasts a little inside theirs."""
    names = [BOARD.grid.name(h) for h in range(BOARD.grid.count)]
    land = [h for h, name in enumerate(names) if chart.terrain_of(name) != "sea"]
    return tuple(tuple(loop) for loop in BOARD.contours(BOARD.heights(land), 0.62))


def on_land(land: Shores, at: Point) -> bool:
    """Whether a point lies on land: a ray from it crosses the shores an odd number of times."""
    x, y = at
    inside = False
    for loop in land:
        before = loop[-1]
        for after in loop:
            if (before[1] > y) != (after[1] > y):
                if x < (after[0] - before[0]) * (y - before[1]) / (after[1] - before[1]) + before[0]:
                    inside = not inside
            before = after
    return inside
