"""Rectangles and polygons of data files in plain numbers: whether they are simple, and whether they overlap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product
from math import cos, hypot, radians, sin
from typing import NamedTuple, TypeAlias

Place: TypeAlias = tuple[float, float]


class Rectangle(NamedTuple):
    """A base: the midpoint of its front edge, its facing in degrees, its width and its depth."""

    x: float
    y: float
    facing: float
    width: float
    depth: float

    def corners(self) -> list[Place]:
        """Front left, front right, rear right, rear left."""
        ahead = sin(radians(self.facing)), cos(radians(self.facing))
        right = ahead[1], -ahead[0]
        return [
            (self.x + u * right[0] + v * ahead[0], self.y + u * right[1] + v * ahead[1])
            for u, v in (
                (-self.width / 2, 0),
                (self.width / 2, 0),
                (self.width / 2, -self.depth),
                (-self.width / 2, -self.depth),
            )
        ]

    def shrunk(self, margin: float) -> Rectangle:
        """The same base, smaller by a margin on every side."""
        ahead = sin(radians(self.facing)), cos(radians(self.facing))
        x, y = self.x - margin * ahead[0], self.y - margin * ahead[1]
        return Rectangle(x, y, self.facing, self.width - 2 * margin, self.depth - 2 * margin)


def overlap(one: Rectangle, other: Rectangle) -> float:
    """How far two bases overlap; less than 0 when they are apart."""
    corners = one.corners(), other.corners()
    rooms = []
    for facing in (one.facing, one.facing + 90, other.facing, other.facing + 90):
        axis = sin(radians(facing)), cos(radians(facing))
        (low, high), (low_other, high_other) = (_extent(points, axis) for points in corners)
        rooms.append(min(high - low_other, high_other - low))
    return min(rooms)


def _extent(points: Sequence[Place], axis: Place) -> tuple[float, float]:
    reached = [x * axis[0] + y * axis[1] for x, y in points]
    return min(reached), max(reached)


def meets(polygon: Sequence[Place], base: Rectangle) -> bool:
    """Whether a base and a polygon overlap."""
    corners = base.corners()
    if any(_cross(*one, *other) for one in _sides(polygon) for other in _sides(corners)):
        return True
    return contains(polygon, corners[0]) or contains(corners, polygon[0])


def contains(polygon: Sequence[Place], point: Place) -> bool:
    """Whether a point lies inside a polygon."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in _sides(polygon):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def is_simple(polygon: Sequence[Place]) -> bool:
    """Whether a polygon has three corners or more, some area, and no two sides that cross or double back."""
    sides = list(_sides(polygon))
    if len(sides) < 3 or len(set(polygon)) < len(polygon) or area(polygon) == 0:
        return False
    return not any(_cross(*one, *other) for one, other in combinations(sides, 2))


def area(polygon: Sequence[Place]) -> float:
    """The area of a polygon."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(polygon))) / 2


def near(line: Sequence[Place], point: Place) -> float:
    """The distance of a broken line from a point."""
    return min(_distance(a, b, point) for a, b in pairwise(line))


def _distance(a: Place, b: Place, point: Place) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0), 1)
    return hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def _sides(polygon: Sequence[Place]) -> Iterator[tuple[Place, Place]]:
    return zip(polygon, [*polygon[1:], polygon[0]], strict=True)


def _cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether two segments cross at a point inside both."""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Place, b: Place, c: Place) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def joined(lines: Sequence[Sequence[Place]], within: float) -> list[tuple[Place, ...]]:
    """Lines that meet end to end joined into one; where three ends meet, or a ring would close, they stay separate."""
    whole = [tuple(line) for line in lines]
    for one, other in combinations(range(len(whole)), 2):
        for first, second in product((whole[one], whole[one][::-1]), (whole[other], whole[other][::-1])):
            meeting = sum(_are_near(line[end], first[-1], within) for line in whole for end in (0, -1))
            is_ring = _are_near(first[0], second[-1], within)
            if _are_near(first[-1], second[0], within) and meeting == 2 and not is_ring:
                longer = (*first, *(second[1:] if second[0] == first[-1] else second))
                rest = [line for place, line in enumerate(whole) if place not in (one, other)]
                return joined([longer, *rest], within)
    return whole


def _are_near(one: Place, other: Place, within: float) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) <= within
