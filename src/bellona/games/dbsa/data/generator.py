"""Random terrain: the same seed gives exactly the same field, on every machine."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from .values import Ford, Piece, Points, Terrain

SIZE, STRIP = 2400, 600
GRID = 10
"""Places are multiples of this many paces."""
LONGEST_COVER = 900
"""How much of the front of a strip may be covered by areas, in paces."""
TRIES = 120

Line: TypeAlias = tuple[tuple[int, int], ...]

ROUND = (
    (100, 0), (92, 38), (71, 71), (38, 92), (0, 100), (-38, 92), (-71, 71), (-92, 38),
    (-100, 0), (-92, -38), (-71, -71), (-38, -92), (0, -100), (38, -92), (71, -71), (92, -38),
)  # fmt: skip
"""Directions all round, in hundredths."""
LOTS: tuple[Terrain, ...] = (
    "wood", "wood", "wood", "rough", "rough", "gentle_hill", "gentle_hill", "gentle_hill", "steep_hill", "steep_hill",
    "marsh", "marsh", "built_up", "impassable",
)  # fmt: skip
RARE: tuple[Terrain, ...] = ("built_up", "impassable")
"""At most one of each."""


class Disc(NamedTuple):
    """The circle that contains an area."""

    x: int
    y: int
    reach: int


class Lot:
    """Numbers that depend only on a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def below(self, number: int) -> int:
        """The next one, from 0 to less than a number."""
        self.count += 1
        return int.from_bytes(sha256(f"field {self.seed} {self.count}".encode()).digest()[:8], "big") % number

    def between(self, low: int, high: int) -> int:
        """The next one between two bounds, on the grid."""
        return low + GRID * self.below((high - low) // GRID + 1)


def ground(seed: int) -> tuple[Piece, ...]:
    """The terrain of a seed: two to five areas, perhaps a river with fords, perhaps a road."""
    lot = Lot(seed)
    upright = lot.below(2) == 1
    river = _course(lot, upright, 60) if lot.below(3) == 0 else None
    road = _course(lot, not upright, 40) if lot.below(3) == 0 else None
    pieces = []
    if river:
        pieces.append(Piece("river", polyline=river, width=60 + GRID * lot.below(3), fords=_fords(lot, river, road)))
    if road:
        pieces.append(Piece("road", polyline=road))
    return (*pieces, *_areas(lot, [line for line in (river, road) if line]))


def _course(lot: Lot, upright: bool, sway: int) -> Line:
    """A line from edge to edge through the middle third of the board or along its side."""
    middle = (lot.between(1000, 1400), lot.between(620, 900), lot.between(1500, 1780))[lot.below(3)]
    line = tuple((along, middle + lot.between(-sway, sway)) for along in range(0, SIZE + 1, 600))
    return _lying(line, upright)


def _fords(lot: Lot, river: Line, road: Line | None) -> tuple[Ford, ...]:
    """Two fords, one of them where the road crosses."""
    upright = river[0][1] == 0
    stream = _lying(river, upright)
    places = [lot.between(400, 900), lot.between(1500, 2000)]
    if road:
        way = _lying(road, not upright)
        crossing = _across(way, _across(stream, way[2][1]))
        places[crossing > SIZE // 2] = crossing
    return tuple(Ford(_lying(_shallows(along, _across(stream, along)), upright)) for along in places)


def _shallows(along: int, across: int) -> Line:
    return tuple((along + u, across + v) for u, v in ((-100, -80), (100, -80), (100, 80), (-100, 80)))


def _lying(line: Line, upright: bool) -> Line:
    """A vertical line turned to run from west to east, or the other way round."""
    return tuple((y, x) for x, y in line) if upright else line


def _across(line: Line, along: int) -> int:
    """Where a lying line is at some place along it."""
    return next(
        low[1] + (high[1] - low[1]) * (along - low[0]) // (high[0] - low[0])
        for low, high in pairwise(line)
        if along <= high[0]
    )


def _areas(lot: Lot, lines: list[Line]) -> list[Piece]:
    """Two to five areas, apart from each other and from the lines."""
    wanted = 2 + lot.below(4)
    discs: list[Disc] = []
    pieces: list[Piece] = []
    for attempt in range(TRIES):
        kind = LOTS[lot.below(len(LOTS))]
        disc = _disc(lot, kind, attempt)
        if kind in RARE and any(piece.kind == kind for piece in pieces):
            continue
        if _has_room(disc, discs, lines):
            discs.append(disc)
            pieces.append(Piece(kind, polygon=_outline(lot, disc), name="lake" if kind == "impassable" else ""))
        if len(pieces) == wanted:
            break
    return pieces


def _disc(lot: Lot, kind: Terrain, attempt: int) -> Disc:
    """A place for an area of a kind, smaller after every attempt; impassable areas stay out of all strips."""
    reach = max(lot.between(180, 340) - GRID * (attempt // 4), 120)
    margin = 40 + reach
    if kind == "impassable":
        reach = min(reach, 220)
        margin = STRIP + reach
    return Disc(lot.between(margin, SIZE - margin), lot.between(margin, SIZE - margin), reach)


def _has_room(disc: Disc, discs: list[Disc], lines: list[Line]) -> bool:
    """Whether an area keeps its distance from all others and leaves the strips open."""
    if not all(_is_apart(disc, other) for other in discs) or any(_is_near(line, disc) for line in lines):
        return False
    return _leaves_strips_open([*discs, disc])


def _outline(lot: Lot, disc: Disc) -> Points:
    """An uneven outline inside a circle, longer one way than the other."""
    wide, tall = ((100, 70), (70, 100), (95, 95))[lot.below(3)]
    points = []
    for right, up in ROUND[lot.below(2) :: 2]:
        reach = disc.reach * (72 + lot.below(29))
        points.append((disc.x + _rounded(reach * right * wide), disc.y + _rounded(reach * up * tall)))
    return tuple(points)


def _rounded(millionths: int) -> int:
    """Whole paces."""
    return (millionths + 500_000) // 1_000_000


def _is_apart(one: Disc, other: Disc) -> bool:
    gap = one.reach + other.reach + 60
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= gap**2


def _is_near(line: Line, disc: Disc) -> bool:
    """Whether a line is so near that its band could meet the area."""
    reach = disc.reach + 60
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy, px, py = bx - ax, by - ay, disc.x - ax, disc.y - ay
        length, along = dx * dx + dy * dy, px * dx + py * dy
        if along <= 0 or along >= length:
            ends = (px * px + py * py, (disc.x - bx) ** 2 + (disc.y - by) ** 2)
            if min(ends) < reach**2:
                return True
        elif (dx * py - dy * px) ** 2 < reach**2 * length:
            return True
    return False


def _leaves_strips_open(discs: list[Disc]) -> bool:
    """Whether on every edge most of the strip is free of areas."""
    covered = [0, 0, 0, 0]
    for disc in discs:
        for edge, gap in enumerate((disc.x, SIZE - disc.x, disc.y, SIZE - disc.y)):
            covered[edge] += 2 * disc.reach if gap - disc.reach < STRIP else 0
    return max(covered) <= LONGEST_COVER
