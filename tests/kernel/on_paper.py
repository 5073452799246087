"""Random figures, and the results of floating point and Shapely for them: the reference for `plane` and `shapes`.

Bases come as arrays of rows `x, y, facing, half, depth`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

BOARD = 240_000
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Points = list[tuple[int, int]]


def random_bases(rng: np.random.Generator, count: int, about: Ints | None = None, spread: int = 16_000) -> Ints:
    """Bases anywhere on the board, or near others; half of them face a quarter, or as those others do."""
    made = np.empty((count, 5), np.int64)
    made[:, :2] = rng.integers(0, BOARD, (count, 2))
    made[:, 2] = rng.integers(0, 4, count) * 9000
    if about is not None:
        made[:, :2] = about[:, :2] + rng.integers(-spread, spread, (count, 2))
        made[:, 2] += about[:, 2]
    free = rng.random(count) < 0.5
    made[free, 2] = rng.integers(0, 36000, count)[free]
    made[:, 2] %= 36000
    made[:, 3] = np.where(free, rng.integers(1000, 10_000, count), 8000)
    made[:, 4] = rng.integers(2000, 16_000, count)
    return made


def random_outline(rng: np.random.Generator) -> Points:
    """A simple polygon with bays and capes; cut off by the board's edge now and then."""
    count = int(rng.integers(3, 17))
    x, y = rng.integers(20_000, BOARD - 20_000, 2)
    points: Points = []
    for turn in range(count):
        angle = 2 * math.pi * (turn + 0.8 * rng.random()) / count
        far = rng.uniform(5_000, 60_000)
        point = (int(x + far * math.sin(angle)), int(y + far * math.cos(angle)))
        points.append((min(max(point[0], 0), BOARD), min(max(point[1], 0), BOARD)))
    polygon = shapely.Polygon(points)
    return points if polygon.is_valid and polygon.area > 1e7 and len(set(points)) == count else random_outline(rng)


def random_course(rng: np.random.Generator) -> Points:
    """A polyline across the board, with bends."""
    count = int(rng.integers(2, 12))
    y = np.linspace(0, BOARD, count).astype(np.int64)
    x = rng.integers(60_000, 180_000, count)
    return [(int(a), int(b)) for a, b in zip(x, y, strict=True)]


def corners(bases: Ints, margin: float = 0.0) -> Floats:
    """The four corners of bases made smaller by a margin on every side."""
    x, y, facing, half, depth = (column[:, None] for column in bases.astype(np.float64).T)
    turn = np.radians(facing / 100)
    u = (half - margin) * np.array([-1, 1, 1, -1])
    v = np.where(np.array([True, True, False, False]), -margin, margin - depth)
    return np.stack(
        [x + u * np.cos(turn) + v * np.sin(turn), y - u * np.sin(turn) + v * np.cos(turn)],
        axis=2,
    )


def polygons(bases: Ints, margin: float = 0.0) -> Any:
    """Bases for Shapely."""
    return shapely.polygons(corners(bases, margin))


def swept_polygons(bases: Ints, vectors: Ints) -> Any:
    """What bases cover that are swept along vectors."""
    begun = corners(bases)
    return shapely.convex_hull(shapely.multipoints(np.concatenate([begun, begun + vectors[:, None, :]], axis=1)))


def least_overlap(first: Floats, second: Floats, axes: Floats) -> Floats:
    """The least overlap of two rows of point sets each, seen along unit vectors."""
    a = np.einsum("npc,nac->npa", first, axes)
    b = np.einsum("npc,nac->npa", second, axes)
    overlap: Floats = np.minimum(a.max(1) - b.min(1), b.max(1) - a.min(1))
    least: Floats = overlap.min(1)
    return least


def axes_of(*rows: Ints) -> Floats:
    """Forward and right of some rows of bases."""
    turns = [np.radians(bases[:, 2] / 100) for bases in rows]
    found = [axis for t in turns for axis in ((np.sin(t), np.cos(t)), (np.cos(t), -np.sin(t)))]
    return np.moveaxis(np.array(found), 2, 0)


def expected_penetration(first: Ints, second: Ints) -> Floats:
    """The least overlap along the sides of either base, in floating point.

    Overlap here is what a shift must undo, so a small base inside a large one has more than its own width.
    """
    return least_overlap(corners(first), corners(second), axes_of(first, second))


def expected_swept(first: Ints, vectors: Ints, second: Ints) -> Floats:
    """The same with the first base swept along a vector that is not zero."""
    begun = corners(first)
    covered = np.concatenate([begun, begun + vectors[:, None, :]], axis=1)
    across = np.stack([vectors[:, 1], -vectors[:, 0]], axis=1) / np.hypot(*vectors.T)[:, None]
    axes = np.concatenate([axes_of(first, second), across[:, None, :]], axis=1)
    return least_overlap(covered, corners(second), axes)


def closed_sides(points: Points) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The sides of an outline that do not lie on the board's edge."""
    sides = zip(points, [*points[1:], points[0]], strict=True)
    return [(a, b) for a, b in sides if not any(a[axis] == b[axis] in (0, BOARD) for axis in (0, 1))]


def expected_height(points: Points, x: int, y: int) -> float:
    """How far inside an outline a point lies, sides on the board's edge not counted."""
    if not shapely.intersects_xy(shapely.Polygon(points), x, y):
        return 0.0
    return float(shapely.MultiLineString(closed_sides(points)).distance(shapely.Point(x, y)))
