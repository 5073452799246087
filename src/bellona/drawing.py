"""Drawing: SVG elements, hexes on paper, contours and scattered marks. Independent of games.

Everything is deterministic: the same input gives the same text, on every machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from html import escape
from itertools import pairwise
from math import cos, hypot, sin, sqrt
from typing import ClassVar, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from .kernel.hexes import Grid

Point: TypeAlias = tuple[float, float]
Field: TypeAlias = npt.NDArray[np.float64]
Node = TypeVar("Node", bound=Hashable)

# --- elements -----------------------------------------------------------------------------------------------


class Markup(str):
    """Text that is already SVG and needs no escaping."""


class Element:
    """One SVG element: `str` writes it out."""

    __slots__ = ("attributes", "children", "tag")

    def __init__(self, tag: str, children: Sequence[Content], attributes: dict[str, object]) -> None:
        self.tag = tag
        self.children = children
        self.attributes = attributes

    def __str__(self) -> str:
        return "".join(self._parts())

    def _parts(self) -> Iterator[str]:
        yield f"<{self.tag}"
        for name, value in self.attributes.items():
            if value is not None:
                yield f' {name.rstrip("_").replace("_", "-")}="{escape(written(value))}"'
        if not self.children:
            yield "/>"
            return
        yield ">"
        for child in self.children:
            if isinstance(child, Element):
                yield from child._parts()
            else:
                yield child if isinstance(child, Markup) else escape(child, quote=False)
        yield f"</{self.tag}>"


Content: TypeAlias = Element | str


def el(tag: str, *children: Content | None, **attributes: object) -> Element:
    """An element; `class_` means class, `_` in a name a dash; an attribute or child that is None is left out."""
    return Element(tag, [child for child in children if child is not None], attributes)


def group(children: Iterable[Content | None], **attributes: object) -> Element:
    """A `<g>` with these children."""
    return el("g", *children, **attributes)


def place(name: str, at: Point = (0, 0), **attributes: object) -> Element:
    """A copy of an element in the definitions, whose ids there begin with pic-."""
    x, y = at
    return el("use", href=f"#pic-{name}", x=x or None, y=y or None, **attributes)


def move(at: Point, scale: float = 1) -> str:
    """A transformation to a place."""
    shift = f"translate({written(at[0])} {written(at[1])})"
    return shift if scale == 1 else f"{shift} scale({scale:.3g})"


def written(value: object) -> str:
    """An attribute's value; numbers have at most one decimal."""
    if isinstance(value, float):
        text = f"{value:.1f}".removesuffix(".0")
        return "0" if text == "-0" else text
    return str(value)


# --- paths --------------------------------------------------------------------------------------------------


def polygon(*loops: Iterable[Point]) -> str:
    """Closed loops of straight lines, as path data."""
    return "".join(f"M{'L'.join(map(_pair, loop))}Z" for loop in loops)


def line(points: Iterable[Point]) -> str:
    """An open line, as path data."""
    return "M" + "L".join(map(_pair, points))


def strokes(ends: Iterable[tuple[Point, Point]]) -> str:
    """Many short separate lines, as path data."""
    return "".join(f"M{_pair(a)}l{_pair((b[0] - a[0], b[1] - a[1]))}" for a, b in ends)


def discs(at: Point, *radii: float) -> str:
    """Circles around a point, as path data: by the even-odd rule, rings."""
    return "".join(_disc(at, written(radius), written(2 * radius)) for radius in radii)


def _disc(at: Point, radius: str, width: str) -> str:
    half = f"a{radius} {radius} 0 1 0"
    return f"M{_pair((at[0] - float(radius), at[1]))}{half} {width} 0{half}-{width} 0Z"


def rounded(*loops: Sequence[Point]) -> str:
    """Closed curves that touch the middle of every side of a polygon, as path data."""
    return "".join(_rounded(loop) for loop in loops)


def curve(points: Sequence[Point]) -> str:
    """An open curve from the first point to the last, rounded at the points between, as path data."""
    if len(points) < 3:
        return line(points)
    middle = [f"Q{_pair(a)} {_pair(_between(a, b))}" for a, b in pairwise(points[1:-1])]
    return f"M{_pair(points[0])}{''.join(middle)}Q{_pair(points[-2])} {_pair(points[-1])}"


def _rounded(loop: Sequence[Point]) -> str:
    turns = [f"Q{_pair(a)} {_pair(_between(a, b))}" for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)]
    return f"M{_pair(_between(loop[-1], loop[0]))}{''.join(turns)}Z"


def _between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _pair(point: Point) -> str:
    return f"{written(float(point[0]))} {written(float(point[1]))}"


# --- hexes --------------------------------------------------------------------------------------------------


class HexLattice(ABC):
    """Hexes on paper whose corners lie on a lattice: clockwise, side d of a hex runs from corner d to the next."""

    ring: ClassVar[tuple[tuple[int, int], ...]]
    """The corners around the middle of a hex, in steps of the lattice."""

    def centre(self, h: int) -> Point:
        """The middle of a hex."""
        return self._point(self._lattice(h))

    def corners(self, h: int) -> list[Point]:
        """The corners of a hex."""
        return [self._point(corner) for corner in self._ring(h)]

    def shape(self) -> list[Point]:
        """The corners of a hex around (0, 0)."""
        return [self._point(corner) for corner in self.ring]

    def side(self, h: int, direction: int) -> tuple[Point, Point]:
        """The ends of a side."""
        ring = self.corners(h)
        return ring[direction], ring[(direction + 1) % 6]

    def outline(self, hexes: Collection[int]) -> list[list[Point]]:
        """The borders of a set of hexes, each a closed loop."""
        inside = set(hexes)
        follows: dict[tuple[int, int], tuple[int, int]] = {}
        for h in sorted(inside):
            ring = self._ring(h)
            for direction, beside in enumerate(self.beside(h)):
                if beside not in inside:
                    follows[ring[direction]] = ring[(direction + 1) % 6]
        return [[self._point(corner) for corner in loop] for loop in _loops(follows)]

    @abstractmethod
    def beside(self, h: int) -> Sequence[int]:
        """The hex over each side, below 0 at the edge."""

    @abstractmethod
    def _lattice(self, h: int) -> tuple[int, int]:
        """The middle of a hex, in steps of the lattice."""

    @abstractmethod
    def _point(self, lattice: tuple[int, int]) -> Point:
        """A point of the lattice on paper."""

    def _ring(self, h: int) -> list[tuple[int, int]]:
        x, y = self._lattice(h)
        return [(x + dx, y + dy) for dx, dy in self.ring]


class HexPaper(HexLattice):
    """The flat-top hexes of a grid, laid out on paper: the lattice has half radii across and half hexes down."""

    ring = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))

    def __init__(self, grid: Grid, radius: float) -> None:
        self.grid = grid
        self.radius = radius
        self.across = radius / 2
        self.down = radius * sqrt(3) / 2
        self.width = self.across * (3 * grid.cols + 1)
        self.height = self.down * (2 * grid.rows + 1)

    def beside(self, h: int) -> Sequence[int]:
        """The hex over each side, below 0 at the edge."""
        found: list[int] = self.grid.neighbour[h].tolist()
        return found

    def within(self, h: int, distance: int) -> list[int]:
        """The hexes at most this many steps away."""
        q, r = self.grid.q.astype(int), self.grid.r.astype(int)
        across, along = q - q[h], r - r[h]
        steps = (np.abs(across) + np.abs(along) + np.abs(across + along)) // 2
        return [int(found) for found in np.flatnonzero(steps <= distance)]

    def strands(self, hexes: Collection[int]) -> list[list[int]]:
        """Chains of neighbouring hexes that run through all of a set: a road, a wall."""
        left, strands = set(hexes), list[list[int]]()
        while left:
            here: int | None = min(left, key=lambda h: (len(self._near(h, left)), h))
            strand = self._near(here, set(hexes) - left)[:1]
            while here is not None:
                left.discard(here)
                strand.append(here)
                here = min(self._near(here, left), default=None, key=lambda h: (len(self._near(h, left)), h))
            strands.append(strand)
        return strands

    def beyond(self, h: int) -> Point | None:
        """For a hex at the map's edge, the point at the middle of its straightest outer side."""
        outer = [side for side in (0, 3, 1, 2, 4, 5) if self.grid.neighbour[h, side] < 0]
        return _between(self.corners(h)[outer[0]], self.corners(h)[(outer[0] + 1) % 6]) if outer else None

    def _near(self, h: int | None, among: Collection[int]) -> list[int]:
        return [int(n) for n in self.grid.neighbour[h] if int(n) in among]

    def _lattice(self, h: int) -> tuple[int, int]:
        col, row = h % self.grid.cols, h // self.grid.cols
        return 3 * col + 2, 2 * row + 1 + col % 2

    def _point(self, lattice: tuple[int, int]) -> Point:
        return lattice[0] * self.across, lattice[1] * self.down

    # Ground as a field of heights

    @cached_property
    def _raster(self) -> npt.NDArray[np.int64]:
        """The hex under each point of a fine raster that reaches one hex over the edge."""
        x, y = np.meshgrid(*(self._axis(length) for length in (self.width, self.height)))
        q = (x / self.radius - 1) * 2 / 3
        r = (y / self.down - 1) / 2 - q / 2
        s = -q - r
        near = np.stack([np.rint(q), np.rint(r), np.rint(s)])
        off = np.abs(near - np.stack([q, r, s]))
        near[0] = np.where((off[0] > off[1]) & (off[0] > off[2]), -near[1] - near[2], near[0])
        near[1] = np.where((off[0] <= off[1]) & (off[1] > off[2]), -near[0] - near[2], near[1])
        col = near[0].astype(int)
        row = np.clip(near[1].astype(int) + (col - col % 2) // 2, 0, self.grid.rows - 1)
        under: npt.NDArray[np.int64] = row * self.grid.cols + np.clip(col, 0, self.grid.cols - 1)
        return under

    def _axis(self, length: float) -> Field:
        return np.arange(-self.radius, length + self.radius, self.radius / 7)

    def heights(self, hexes: Collection[int], blur: float = 0.3, wobble: float = 0.12) -> Field:
        """A soft, slightly uneven field: 1 well inside a set of hexes, 0 well outside, 1/2 at its border."""
        member = np.zeros(self.grid.count)
        member[list(hexes)] = 1
        field = _blurred(member[self._raster], blur * 7)
        x, y = np.meshgrid(*(self._axis(length) / self.radius for length in (self.width, self.height)))
        waves = np.sin(2.3 * x + 1.7 * np.sin(1.1 * y)) + np.sin(2.9 * y + 1.3 * np.sin(1.9 * x))
        return np.where(field > 0.01, field + wobble * waves / 2, field)

    def contours(self, heights: Field, level: float) -> list[list[Point]]:
        """The lines of one height, each a closed loop around higher ground."""
        step = self.radius / 7
        return [
            [(x * step - self.radius, y * step - self.radius) for x, y in loop[::2]]
            for loop in _contours(heights, level)
            if len(loop) > 8
        ]


def hachures(loop: Sequence[Point], gap: float, length: float) -> Iterator[tuple[Point, Point]]:
    """Short strokes from a contour towards its higher side, evenly spaced, every second one shorter."""
    walked, place_at, count = 0.0, 0.0, 0
    for a, b in zip(loop, [*loop[1:], loop[0]], strict=True):
        side = hypot(b[0] - a[0], b[1] - a[1])
        while side and place_at <= walked + side:
            share = (place_at - walked) / side
            at = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            reach = length * (1, 0.6)[count % 2] / side
            yield at, (at[0] + (a[1] - b[1]) * reach, at[1] + (b[0] - a[0]) * reach)
            place_at, count = place_at + gap, count + 1
        walked += side


def _blurred(field: Field, width: float) -> Field:
    """A field smoothed by a bell curve."""
    reach = int(3 * width) + 1
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / width) ** 2)
    bell /= bell.sum()
    for axis in (0, 1):
        margin = [(0, 0), (0, 0)]
        margin[axis] = (reach, reach)
        wide = np.pad(field, margin, mode="edge")
        windows = np.lib.stride_tricks.sliding_window_view(wide, len(bell), axis=axis)
        field = windows @ bell
    return field


# Which sides of a raster cell (0 top, 1 right, 2 bottom, 3 left) a contour enters and leaves by, high ground on its
# right; cells are numbered by their high corners: 1 top left, 2 top right, 4 bottom right, 8 bottom left.
_CROSSINGS = {
    1: ((0, 3),), 2: ((1, 0),), 3: ((1, 3),), 4: ((2, 1),), 5: ((0, 3), (2, 1)), 6: ((2, 0),), 7: ((2, 3),),
    8: ((3, 2),), 9: ((0, 2),), 10: ((1, 0), (3, 2)), 11: ((1, 2),), 12: ((3, 1),), 13: ((0, 1),), 14: ((3, 0),),
}  # fmt: skip


def _contours(heights: Field, level: float) -> list[list[Point]]:
    """Marching squares: closed loops in raster units."""
    field = np.pad(heights, 1)
    high = (field > level).astype(int)
    cells = high[:-1, :-1] + 2 * high[:-1, 1:] + 4 * high[1:, 1:] + 8 * high[1:, :-1]
    follows: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    for y, x in np.argwhere((cells > 0) & (cells < 15)).tolist():
        # a side is named by its upper or left end and its axis
        sides = ((x, y, 0), (x + 1, y, 1), (x, y + 1, 0), (x, y, 1))
        for enter, leave in _CROSSINGS[int(cells[y, x])]:
            follows[sides[enter]] = sides[leave]

    def cross(side: tuple[int, int, int]) -> Point:
        x, y, axis = side
        a, b = field[y, x], field[y + axis, x + 1 - axis]
        share = float((level - a) / (b - a))
        return (x - 1 + share, y - 1.0) if axis == 0 else (x - 1.0, y - 1 + share)

    return [[cross(side) for side in loop] for loop in _loops(follows)]


def chained(sides: Iterable[tuple[Point, Point]], first: int = 0) -> Iterator[list[Point]]:
    """Sides that meet, joined into long lines, each begun with the first of those left, or with the last for -1."""
    left = list(sides)
    while left:
        chain = list(left.pop(first))
        for _ in range(2):
            while (
                found := next((ends for ends in left if any(_meet(chain[-1], end) for end in ends)), None)
            ) is not None:
                left.remove(found)
                chain.append(found[1] if _meet(found[0], chain[-1]) else found[0])
            chain.reverse()
        yield chain


def _meet(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1


def _loops(follows: Mapping[Node, Node]) -> list[list[Node]]:
    """Chains of what follows what, each closed."""
    left, loops = dict(follows), []
    while left:
        start = next(iter(left))
        loop, here = [start], left.pop(start)
        while here != start:
            loop.append(here)
            here = left.pop(here)
        loops.append(loop)
    return loops


# --- scattering ---------------------------------------------------------------------------------------------


def chance(*keys: int) -> float:
    """A number from 0 to 1 that looks random and depends only on the keys."""
    mixed = 0x9E3779B9
    for key in keys:
        mixed = (mixed ^ (key + 0x7F4A7C15)) * 0x85EBCA6B & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = mixed * 0xC2B2AE35 & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x100000000


def scattered(centre: Point, radius: float, count: int, key: int) -> Iterator[Point]:
    """Points spread over a disc, never in rows, never crowded."""
    turn = 6.283 * chance(key, 0)
    for number in range(count):
        far = radius * sqrt((number + 0.35 + 0.5 * chance(key, number, 1)) / count)
        angle = turn + 2.39996 * number + 0.5 * chance(key, number, 2)
        yield centre[0] + far * cos(angle), centre[1] + far * sin(angle)
