"""The ground of a world as plain shapes on paper: y goes down, one unit is one pace."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

from bellona.drawing import Point, chance

from ..data.values import TERRAINS
from .measures import paces

WATERS = ("lake", "sea", "pond")


class Patch(NamedTuple):
    """An area: what it is, its corners, and its sides except those on the board's edge."""

    kind: str
    loop: tuple[Point, ...]
    sides: tuple[tuple[Point, Point], ...]

    def holds(self, at: Point, margin: float = 0) -> bool:
        """Whether a point lies inside, at least this far from every side."""
        return is_inside(self.loop, at) and (not margin or self.depth(at) >= margin)

    def depth(self, at: Point) -> float:
        """How far a point is from the nearest side that counts."""
        return min((gap(at, a, b) for a, b in self.sides), default=0.0)


class Band(NamedTuple):
    """A river or a road."""

    line: tuple[Point, ...]
    width: float

    def gap(self, at: Point) -> float:
        """How far a point is from its middle."""
        return min(gap(at, a, b) for a, b in pairwise(self.line))

    def beside(self, shift: float) -> list[Point]:
        """A line at this distance to the right of the middle."""
        found = []
        for number, (x, y) in enumerate(self.line):
            before, after = self.line[max(number - 1, 0)], self.line[min(number + 1, len(self.line) - 1)]
            dx, dy = after[0] - before[0], after[1] - before[1]
            length = hypot(dx, dy) or 1
            found.append((x - dy / length * shift, y + dx / length * shift))
        return found


class Ground(NamedTuple):
    """Everything that lies on the board."""

    width: float
    height: float
    patches: tuple[Patch, ...]
    rivers: tuple[Band, ...]
    fords: tuple[Patch, ...]
    roads: tuple[Band, ...]

    def is_bare(self, at: Point, margin: float) -> bool:
        """Whether a point keeps its distance from water and roads."""
        return all(band.gap(at) > band.width / 2 + margin for band in (*self.rivers, *self.roads))


def ground_of(world: Any, names: Sequence[str] = ()) -> Ground:
    """The ground of a world; `names` are those of its impassable areas, in their order."""
    height, told = int(world.height), iter(names)
    patches = []
    for area in world.areas[: int(world.area_count)]:
        kind: str = TERRAINS[int(area.kind)]
        if kind == "impassable":
            kind = "lake" if next(told, "") in WATERS else "cliff"
        patches.append(_patch(kind, area.outline, height))
    return Ground(
        paces(world.width),
        paces(height),
        tuple(patches),
        tuple(_band(course, height) for course in world.rivers[: int(world.river_count)]),
        tuple(_patch("ford", outline, height) for outline in world.fords[: int(world.ford_count)]),
        tuple(_band(course, height) for course in world.roads[: int(world.road_count)]),
    )


def _patch(kind: str, outline: Any, height: int) -> Patch:
    loop = _points(outline, height)
    sides = zip(loop, [*loop[1:], loop[0]], outline.open[: len(loop)], strict=True)
    return Patch(kind, loop, tuple((a, b) for a, b, is_open in sides if not is_open))


def _band(course: Any, height: int) -> Band:
    return Band(_points(course, height), paces(2 * int(course.half)))


def _points(shape: Any, height: int) -> tuple[Point, ...]:
    count = int(shape.count)
    return tuple((paces(x), paces(height - y)) for x, y in zip(shape.x[:count], shape.y[:count], strict=True))


def is_inside(loop: Sequence[Point], at: Point) -> bool:
    """Whether a point lies inside a closed loop."""
    inside = False
    for a, b in zip(loop, [*loop[1:], loop[0]], strict=True):
        if (a[1] > at[1]) != (b[1] > at[1]):
            inside ^= at[0] < a[0] + (at[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
    return inside


def gap(at: Point, a: Point, b: Point) -> float:
    """How far a point is from a straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = max(0.0, min(1.0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length)) if length else 0.0
    return hypot(at[0] - a[0] - share * dx, at[1] - a[1] - share * dy)


def strewn(patch: Patch, spacing: float, margin: float, stray: float = 0.7) -> Iterator[tuple[int, Point]]:
    """Numbered points all over an area, from the back to the front, each displaced by a share of the spacing."""
    left, top = (int(min(point[axis] for point in patch.loop) // spacing) for axis in (0, 1))
    right, bottom = (int(max(point[axis] for point in patch.loop) // spacing) + 1 for axis in (0, 1))
    number = 0
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            across, down = (stray * (chance(row, column, key) - 0.5) for key in (1, 2))
            at = spacing * (column + across + row % 2 / 2), spacing * (row + down)
            if patch.holds(at, margin):
                yield number, at
                number += 1
