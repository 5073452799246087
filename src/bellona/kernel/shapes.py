"""Outlines (simple polygons) and courses (bands along a polyline) on a plane, in the units of `plane`."""

from __future__ import annotations

from collections.abc import Sequence

from .jit import kernel
from .plane import BITS, centre, direction, distance, nearest, quotient, root, sine_cosine, unit
from .record import Array, i1, i4, record, times

POINTS = 32
"""The most points that an outline or a course can have."""
FINE = 8
"""The extra bits of precision in comparisons of distances."""


@record
class Outline:
    """A simple polygon, not always convex, with its bounding box."""

    count: i4
    left: i4
    bottom: i4
    right: i4
    top: i4
    x: Array[i4] = times(POINTS)
    y: Array[i4] = times(POINTS)
    open: Array[i1] = times(POINTS)
    """1 if the side from this point to the next lies on the edge of the board."""


@record
class Course:
    """A polyline and the band along it, with the band's bounding box."""

    count: i4
    half: i4
    """Half the width of the band."""
    left: i4
    bottom: i4
    right: i4
    top: i4
    x: Array[i4] = times(POINTS)
    y: Array[i4] = times(POINTS)
    at: Array[i4] = times(POINTS)
    """The length of the polyline up to this point."""


def fill_outline(outline: Outline, points: Sequence[tuple[int, int]], width: int, height: int) -> None:
    """Write a polygon on a board of this size into a record; ValueError if it does not fit."""
    _check(points, 3)
    if points[0] == points[-1]:
        raise ValueError("the last point is the first again")
    outline.count = len(points)
    outline.left, outline.right = min(x for x, _ in points), max(x for x, _ in points)
    outline.bottom, outline.top = min(y for _, y in points), max(y for _, y in points)
    for place, ((x, y), (next_x, next_y)) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
        outline.x[place], outline.y[place] = x, y
        outline.open[place] = (x == next_x and x in (0, width)) or (y == next_y and y in (0, height))


def fill_course(course: Course, points: Sequence[tuple[int, int]], band_width: int) -> None:
    """Write a polyline and the width of its band into a record; ValueError if it does not fit."""
    _check(points, 2)
    course.count = len(points)
    course.half = half = band_width // 2
    course.left, course.right = min(x for x, _ in points) - half, max(x for x, _ in points) + half
    course.bottom, course.top = min(y for _, y in points) - half, max(y for _, y in points) + half
    length = 0
    for place, (x, y) in enumerate(points):
        if place > 0:
            length += distance(*points[place - 1], x, y)
        course.x[place], course.y[place], course.at[place] = x, y, length


def _check(points: Sequence[tuple[int, int]], least: int) -> None:
    """Refuse points that do not make a line, or more than there is space for."""
    if not least <= len(points) <= POINTS:
        raise ValueError(f"{len(points)} points are not between {least} and {POINTS}")
    if any(points[place] == points[place - 1] for place in range(1, len(points))):
        raise ValueError("two points running are the same")


@kernel
def holds(outline: Outline, x: int, y: int) -> bool:
    """Whether a point lies inside an outline or on it."""
    if x < outline.left or x > outline.right or y < outline.bottom or y > outline.top:
        return False
    inside = False
    last = outline.count - 1
    ax, ay = outline.x[last] - x, outline.y[last] - y
    for place in range(outline.count):
        bx, by = outline.x[place] - x, outline.y[place] - y
        if min(ay, by) <= 0 <= max(ay, by):
            cross = ax * by - ay * bx
            if cross == 0 and ax * bx + ay * by <= 0:
                return True
            if (ay > 0) != (by > 0) and (cross > 0) == (by > ay):
                inside = not inside
        ax, ay = bx, by
    return inside


@kernel
def box_meets(outline: Outline, left: int, bottom: int, right: int, top: int) -> bool:
    """Whether the box that holds an outline meets a rectangle."""
    return right >= outline.left and left <= outline.right and top >= outline.bottom and bottom <= outline.top


@kernel
def meets(outline: Outline, x: int, y: int, facing: int, half: int, depth: int, margin: int) -> bool:
    """Whether a base, made smaller by a margin on every side, shares some area with an outline."""
    spread = half + depth - 2 * margin
    if x + spread < outline.left or x - spread > outline.right:
        return False
    if y + spread < outline.bottom or y - spread > outline.top:
        return False
    wide, deep = _inner(half, depth, margin)
    if wide <= 0 or deep <= 0:
        return False
    s, c = sine_cosine(facing)
    last = outline.count - 1
    ax, ay = outline.x[last] - x, outline.y[last] - y
    for place in range(outline.count):
        bx, by = outline.x[place] - x, outline.y[place] - y
        if _comes_within(ax, ay, bx, by, spread + 1):
            au, av = _seen(ax, ay, s, c, depth)
            bu, bv = _seen(bx, by, s, c, depth)
            if _crosses(au, av, bu, bv, wide, deep):
                return True
        ax, ay = bx, by
    cx, cy = centre(x, y, facing, depth)
    return holds(outline, cx, cy)


@kernel
def height(outline: Outline, x: int, y: int) -> int:
    """How far inside an outline a point lies, sides on the edge of the board not counted; 0 outside."""
    if not holds(outline, x, y):
        return 0
    least = -1
    last = outline.count - 1
    for place in range(outline.count):
        ax, ay = outline.x[last], outline.y[last]
        bx, by = outline.x[place], outline.y[place]
        if outline.open[last] == 0:
            gap = _gap(x - ax, y - ay, bx - ax, by - ay, 0)
            if least < 0 or gap < least:
                least = gap
        last = place
    return nearest(max(least, 0), FINE)


@kernel
def band_holds(course: Course, x: int, y: int) -> bool:
    """Whether a point lies in the band along a course."""
    if x < course.left or x > course.right or y < course.bottom or y > course.top:
        return False
    half = course.half << FINE
    for place in range(course.count - 1):
        ax, ay = course.x[place], course.y[place]
        bx, by = course.x[place + 1], course.y[place + 1]
        if _gap(x - ax, y - ay, bx - ax, by - ay, 0) <= half:
            return True
    return False


@kernel
def band_meets(course: Course, x: int, y: int, facing: int, half: int, depth: int, margin: int) -> bool:
    """Whether a base, made smaller by a margin on every side, shares some area with the band along a course."""
    spread = half + depth - 2 * margin
    if x + spread < course.left or x - spread > course.right:
        return False
    if y + spread < course.bottom or y - spread > course.top:
        return False
    wide, deep = _inner(half, depth, margin)
    if wide <= 0 or deep <= 0:
        return False
    s, c = sine_cosine(facing)
    near = course.half << FINE
    ax, ay = course.x[0] - x, course.y[0] - y
    for place in range(1, course.count):
        bx, by = course.x[place] - x, course.y[place] - y
        if _comes_within(ax, ay, bx, by, spread + course.half + 1):
            au, av = _seen(ax, ay, s, c, depth)
            bu, bv = _seen(bx, by, s, c, depth)
            if _nears(au, av, bu, bv, wide, deep, near):
                return True
        ax, ay = bx, by
    return False


@kernel
def band_nears(course: Course, left: int, bottom: int, right: int, top: int) -> bool:
    """Whether the bounding box of any stretch of a course's band meets a rectangle; if not, no base in it does."""
    half = course.half
    left, bottom, right, top = left - half, bottom - half, right + half, top + half
    for place in range(course.count - 1):
        ax, ay = course.x[place], course.y[place]
        bx, by = course.x[place + 1], course.y[place + 1]
        if max(ax, bx) >= left and min(ax, bx) <= right and max(ay, by) >= bottom and min(ay, by) <= top:
            return True
    return False


@kernel
def project(course: Course, x: int, y: int) -> tuple[int, int, int]:
    """The point on a course nearest to a point: how far along it, how far away, and the bearing of the course there."""
    found, least = 0, -1
    for place in range(course.count - 1):
        ax, ay = course.x[place], course.y[place]
        bx, by = course.x[place + 1], course.y[place + 1]
        gap = _gap(x - ax, y - ay, bx - ax, by - ay, 0)
        if least < 0 or gap < least:
            found, least = place, gap
    return project_on(course, found, x, y)


@kernel
def project_on(course: Course, place: int, x: int, y: int) -> tuple[int, int, int]:
    """The same for one stretch of a course, from a point to the next."""
    ax, ay = course.x[place], course.y[place]
    dx, dy = course.x[place + 1] - ax, course.y[place + 1] - ay
    ux, uy = unit(dx, dy)
    length = course.at[place + 1] - course.at[place]
    along = min(max(nearest((x - ax) * ux + (y - ay) * uy, BITS), 0), length)
    return course.at[place] + along, nearest(_gap(x - ax, y - ay, dx, dy, 0), FINE), direction(dx, dy)


@kernel
def place_on(course: Course, at: int) -> tuple[int, int, int]:
    """The point at a length along a course, not beyond its ends, and the bearing of the course there."""
    place = 0
    while place < course.count - 2 and at > course.at[place + 1]:
        place += 1
    ax, ay = course.x[place], course.y[place]
    dx, dy = course.x[place + 1] - ax, course.y[place + 1] - ay
    start, length = course.at[place], course.at[place + 1] - course.at[place]
    along = min(max(at - start, 0), length)
    return ax + quotient(dx * along, length), ay + quotient(dy * along, length), direction(dx, dy)


@kernel
def _inner(half: int, depth: int, margin: int) -> tuple[int, int]:
    """Half the width and half the depth of a base made smaller by a margin on every side, in fine units."""
    return (half - margin) << FINE, (depth << (FINE - 1)) - (margin << FINE)


@kernel
def _seen(dx: int, dy: int, s: int, c: int, depth: int) -> tuple[int, int]:
    """A point, given from the front midpoint of a base, as its centre sees it: right and forward in fine units."""
    return nearest(dx * c - dy * s, BITS - FINE), nearest(dx * s + dy * c, BITS - FINE) + (depth << (FINE - 1))


@kernel
def _comes_within(ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """Whether the box about a segment meets the square about the origin that reaches so far."""
    return min(ax, bx) <= reach and max(ax, bx) >= -reach and min(ay, by) <= reach and max(ay, by) >= -reach


@kernel
def _crosses(au: int, av: int, bu: int, bv: int, wide: int, deep: int) -> bool:
    """Whether a segment passes through the inside of a rectangle about the origin."""
    if min(au, bu) >= wide or max(au, bu) <= -wide or min(av, bv) >= deep or max(av, bv) <= -deep:
        return False
    du, dv = bu - au, bv - av
    return abs(au * dv - av * du) < wide * abs(dv) + deep * abs(du)


@kernel
def _nears(au: int, av: int, bu: int, bv: int, wide: int, deep: int, near: int) -> bool:
    """Whether a segment comes nearer than `near` to a rectangle about the origin."""
    if min(au, bu) >= wide + near or max(au, bu) <= -wide - near:
        return False
    if min(av, bv) >= deep + near or max(av, bv) <= -deep - near:
        return False
    if _crosses(au, av, bu, bv, wide, deep):
        return True
    if min(_outside(au, av, wide, deep), _outside(bu, bv, wide, deep)) < near * near:
        return True
    for which in range(4):
        u = wide if which & 1 else -wide
        v = deep if which & 2 else -deep
        if _gap(u - au, v - av, bu - au, bv - av, FINE) < near:
            return True
    return False


@kernel
def _outside(u: int, v: int, wide: int, deep: int) -> int:
    """The square of the distance of a point from a rectangle about the origin."""
    beside, beyond = max(abs(u) - wide, 0), max(abs(v) - deep, 0)
    return beside * beside + beyond * beyond


@kernel
def _gap(px: int, py: int, dx: int, dy: int, fine: int) -> int:
    """How far a point lies from the segment between the origin and (dx, dy), in fine units.

    `fine` is the number of extra bits that the arguments already have.
    """
    reach = px * dx + py * dy
    if reach <= 0:
        return root((px * px + py * py) << (2 * (FINE - fine)))
    if reach >= dx * dx + dy * dy:
        px, py = px - dx, py - dy
        return root((px * px + py * py) << (2 * (FINE - fine)))
    ux, uy = unit(dx, dy)
    return nearest(abs(px * uy - py * ux), BITS - FINE + fine)
