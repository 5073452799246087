"""Plane geometry in fixed point: the same bytes on every machine.

Lengths are integers (hundredths of a pace, say), x to the east and y to the north; angles are integers in hundredths of
a degree, clockwise from north. Unit vectors and sines are integers too, with ONE for 1. Everything is rounded to the
nearest integer, halves away from zero, so that a figure and its mirror image give mirrored numbers.

A base is a rectangle `x, y, facing, half, depth`: the midpoint of its front edge, where it faces, half its width, and
how far it goes to the rear. Its corners are 0 front left, 1 front right, 2 rear right, 3 rear left.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .jit import kernel

TURN, HALF_TURN, QUARTER = 36000, 18000, 9000
BITS = 30
ONE = 1 << BITS
FAR = -(1 << 40)
"""The result of `penetration` for bases that are too far apart to measure."""

_EIGHTH = QUARTER // 2
_STEP = 125
"""The step of the coarse tables: odd, so that no angle is half way between two; a divisor of a quarter."""
_PI_ABOVE, _PI_BELOW = 1_146_408, 364_913
"""A ratio that is pi to 1 in 10**12."""
_WIDE = 1 << 120
_WIDE_PI = 314159265358979323846264338327950288419716939937510 * _WIDE // 10**50
_RADIAN = 572_958
"""In hundredths of hundredths of a degree."""
_SHORT = BITS // 2


class Base(NamedTuple):
    """A rectangle: the midpoint of its front edge, where it faces, half its width, and its depth."""

    x: int
    y: int
    facing: int
    half: int
    depth: int


def _table(angles: range, odd: int) -> npt.NDArray[np.int64]:
    """Sines (odd = 1) or cosines (odd = 0) of some angles, summed up as power series in integers."""
    found = []
    for angle in angles:
        radians, total, term, power = angle * _WIDE_PI // HALF_TURN, 0, _WIDE, 0
        while term:
            if power % 2 == odd:
                total += -term if power & 2 else term
            power += 1
            term = term * radians // (_WIDE * power)
        found.append((2 * total * ONE + _WIDE) // (2 * _WIDE))
    return np.array(found, np.int64)


_COARSE_SINE, _COARSE_COSINE = (_table(range(0, TURN + 1, _STEP), odd) for odd in (1, 0))
_FINE_SINE, _FINE_COSINE = (_table(range(-(_STEP // 2), _STEP // 2 + 1), odd) for odd in (1, 0))


@kernel
def nearest(n: int, bits: int) -> int:
    """A fixed-point number without its last bits, rounded to nearest, halves away from zero."""
    return (n + (1 << (bits - 1)) + (n >> 63)) >> bits


@kernel
def sine_cosine(a: int) -> tuple[int, int]:
    """The sine and the cosine of any angle; exact mirror images of those of its mirror images."""
    if a < 0 or a >= TURN:
        a %= TURN
    step = (a + _STEP // 2) // _STEP
    return _turned(step, a + _STEP // 2 - step * _STEP)


@kernel
def _turned(step: int, rest: int) -> tuple[int, int]:
    """The sine and the cosine of an angle by its places in the coarse and in the fine tables."""
    coarse_sine, coarse_cosine = _COARSE_SINE[step], _COARSE_COSINE[step]
    fine_sine, fine_cosine = _FINE_SINE[rest], _FINE_COSINE[rest]
    s = coarse_sine * fine_cosine + coarse_cosine * fine_sine
    c = coarse_cosine * fine_cosine - coarse_sine * fine_sine
    return (s + (ONE >> 1)) >> BITS, (c + (ONE >> 1)) >> BITS


@kernel
def sine(a: int) -> int:
    """The sine of any angle."""
    return sine_cosine(a)[0]


@kernel
def cosine(a: int) -> int:
    """The cosine of any angle."""
    return sine_cosine(a)[1]


@kernel
def bearing(a: int) -> int:
    """An angle reduced to between 0 and a full turn."""
    return a % TURN


@kernel
def bend(a: int, b: int) -> int:
    """The shortest turn from b to a, clockwise positive; half a turn is positive."""
    turn = (a - b) % TURN
    return turn - TURN if turn > HALF_TURN else turn


@kernel
def root(n: int) -> int:
    """The nearest integer to a square root; 0 for what has none."""
    if n <= 0:
        return 0
    guess = int(math.sqrt(n))
    while guess * guess > n:
        guess -= 1
    while (guess + 1) * (guess + 1) <= n:
        guess += 1
    return guess + 1 if n - guess * guess > guess else guess


@kernel
def distance(ax: int, ay: int, bx: int, by: int) -> int:
    """The distance between two points."""
    return root((bx - ax) * (bx - ax) + (by - ay) * (by - ay))


@kernel
def unit(dx: int, dy: int) -> tuple[int, int]:
    """The unit vector along a vector; (0, 0) for no vector."""
    n = dx * dx + dy * dy
    if n == 0:
        return 0, 0
    scale = 1
    while n < 1 << 45:
        n <<= 16
        scale <<= 8
    while n < 1 << 59:
        n <<= 2
        scale <<= 1
    length = root(n)
    return quotient(dx * scale * ONE, length), quotient(dy * scale * ONE, length)


@kernel
def quotient(n: int, parts: int) -> int:
    """The nearest integer to a quotient by a positive number, halves away from zero."""
    if n >= 0:
        return (n + parts // 2) // parts
    return -((parts // 2 - n) // parts)


@kernel
def along(x: int, y: int, a: int, d: int) -> tuple[int, int]:
    """The point at a distance forward in a direction."""
    s, c = sine_cosine(a)
    return x + nearest(d * s, BITS), y + nearest(d * c, BITS)


@kernel
def beside(x: int, y: int, a: int, d: int) -> tuple[int, int]:
    """The point at a distance to the right of a direction."""
    s, c = sine_cosine(a)
    return x + nearest(d * c, BITS), y - nearest(d * s, BITS)


@kernel
def spun(x: int, y: int, cx: int, cy: int, a: int) -> tuple[int, int]:
    """A point turned clockwise about another."""
    s, c = sine_cosine(a)
    dx, dy = x - cx, y - cy
    return cx + nearest(dx * c + dy * s, BITS), cy + nearest(dy * c - dx * s, BITS)


@kernel
def local(px: int, py: int, x: int, y: int, facing: int) -> tuple[int, int]:
    """A point as a pose sees it: how far to the right, how far forward."""
    s, c = sine_cosine(facing)
    dx, dy = px - x, py - y
    return nearest(dx * c - dy * s, BITS), nearest(dx * s + dy * c, BITS)


@kernel
def arc(radius: int, a: int) -> int:
    """The length of an arc, in either direction."""
    return quotient(radius * abs(a) * _PI_ABOVE, HALF_TURN * _PI_BELOW)


@kernel
def direction(dx: int, dy: int) -> int:
    """The bearing of a vector to the nearest hundredth of a degree; 0 for no vector."""
    if dx == 0 and dy == 0:
        return 0
    across, ahead = abs(dx), abs(dy)
    a = _slope(min(across, ahead), max(across, ahead))
    if across > ahead:
        a = QUARTER - a
    if dy < 0:
        a = HALF_TURN - a
    if dx < 0:
        a = TURN - a
    return a % TURN


@kernel
def _slope(rise: int, run: int) -> int:
    """The angle, up to an eighth of a turn, with a given tangent: a guess, and one Newton step."""
    tangent = quotient(rise * ONE, run)
    short = tangent >> _SHORT
    curve = 1402 + (380 * short >> _SHORT)
    guess = _EIGHTH * short + (short * ((1 << _SHORT) - short) >> _SHORT) * curve >> _SHORT
    s, c = sine_cosine(guess)
    above = nearest(tangent * c - s * ONE, BITS)
    ahead = nearest(tangent * s + c * ONE, BITS)
    return guess + quotient(above * _RADIAN, ahead * 100)


@kernel
def corner(x: int, y: int, facing: int, half: int, depth: int, which: int) -> tuple[int, int]:
    """A corner of a base."""
    s, c = sine_cosine(facing)
    return corner_along(x, y, s, c, half, depth, which)


@kernel
def corner_along(x: int, y: int, s: int, c: int, half: int, depth: int, which: int) -> tuple[int, int]:
    """A corner of a base, by the sine and the cosine of its facing."""
    u = half if which == 1 or which == 2 else -half
    v = -depth if which >= 2 else 0
    return x + nearest(u * c + v * s, BITS), y + nearest(v * c - u * s, BITS)


@kernel
def centre(x: int, y: int, facing: int, depth: int) -> tuple[int, int]:
    """The middle of a base."""
    s, c = sine_cosine(facing)
    return x - nearest(depth * s, BITS + 1), y - nearest(depth * c, BITS + 1)


@kernel
def reach_of(half: int, depth: int) -> int:
    """The radius of a circle about the centre that contains a base, slightly enlarged for rounded corners."""
    return (root(4 * half * half + depth * depth) + 1) // 2 + 2


@kernel
def base(x: int, y: int, facing: int, half: int, depth: int) -> Base:
    """A base from numbers of any width."""
    return Base(x, y, facing, half, depth)


@kernel
def penetration(a: Base, b: Base) -> int:
    """How deep two bases overlap: the least shift along a side of either that parts them.

    Not above 0 when they are apart: then the widest gap seen along a side of either, negative, or FAR.
    """
    dx, dy = b.x - a.x, b.y - a.y
    if dx * dx + dy * dy > 4 * (a.half * a.half + a.depth * a.depth + b.half * b.half + b.depth * b.depth):
        return FAR
    a_sine, a_cosine = sine_cosine(a.facing)
    b_sine, b_cosine = sine_cosine(b.facing)
    s = nearest(b_sine * a_cosine - b_cosine * a_sine, BITS)
    c = nearest(b_cosine * a_cosine + b_sine * a_sine, BITS)
    own = _room(a, b, _gap(2 * dx, 2 * dy, 0, 0), a_sine, a_cosine, s, c)
    other = _room(b, a, _gap(-2 * dx, -2 * dy, 0, 0), b_sine, b_cosine, -s, c)
    return nearest(min(own, other), BITS + 1)


@kernel
def overlaps(a: Base, b: Base, margin: int) -> bool:
    """Whether two bases overlap by more than a margin, measured as `penetration` does."""
    dx, dy = b.x - a.x, b.y - a.y
    if dx * dx + dy * dy > 4 * (a.half * a.half + a.depth * a.depth + b.half * b.half + b.depth * b.depth):
        return False
    a_sine, a_cosine = sine_cosine(a.facing)
    b_sine, b_cosine = sine_cosine(b.facing)
    s = nearest(b_sine * a_cosine - b_cosine * a_sine, BITS)
    c = nearest(b_cosine * a_cosine + b_sine * a_sine, BITS)
    if nearest(_room(a, b, _gap(2 * dx, 2 * dy, 0, 0), a_sine, a_cosine, s, c), BITS + 1) <= margin:
        return False
    return nearest(_room(b, a, _gap(-2 * dx, -2 * dy, 0, 0), b_sine, b_cosine, -s, c), BITS + 1) > margin


@kernel
def swept_penetration(a: Base, dx: int, dy: int, b: Base) -> int:
    """How deep a base, swept along a vector, overlaps another: like `penetration`, and across the sweep too."""
    return penetration(a, b) if dx == 0 and dy == 0 else _swept(a, dx, dy, b, FAR)


@kernel
def sweeps_into(a: Base, dx: int, dy: int, b: Base, margin: int) -> bool:
    """Whether a base, swept along a vector, overlaps another by more than a margin."""
    return _swept(a, dx, dy, b, margin) > margin


@kernel
def _swept(a: Base, dx: int, dy: int, b: Base, enough: int) -> int:
    """How deep a swept base overlaps another; measuring stops once it is known to be at most `enough`."""
    gap_x, gap_y = 2 * (b.x - a.x) - dx, 2 * (b.y - a.y) - dy
    sizes = a.half * a.half + a.depth * a.depth + b.half * b.half + b.depth * b.depth
    if gap_x * gap_x + gap_y * gap_y > 16 * sizes + 4 * (dx * dx + dy * dy):
        return FAR
    a_sine, a_cosine = sine_cosine(a.facing)
    b_sine, b_cosine = sine_cosine(b.facing)
    s = nearest(b_sine * a_cosine - b_cosine * a_sine, BITS)
    c = nearest(b_cosine * a_cosine + b_sine * a_sine, BITS)
    least = _room(a, b, _gap(gap_x, gap_y, dx, dy), a_sine, a_cosine, s, c)
    if nearest(least, BITS + 1) > enough:
        least = min(least, _room(b, a, _gap(-gap_x, -gap_y, dx, dy), b_sine, b_cosine, -s, c))
    if (dx != 0 or dy != 0) and nearest(least, BITS + 1) > enough:
        ux, uy = unit(dx, dy)
        a_along, a_across = _shares(ux, uy, a_sine, a_cosine)
        b_along, b_across = _shares(ux, uy, b_sine, b_cosine)
        apart = gap_x * uy - gap_y * ux + a.depth * a_across - b.depth * b_across
        room = 2 * (a.half * abs(a_along) + b.half * abs(b_along)) + a.depth * abs(a_across) + b.depth * abs(b_across)
        least = min(least, room - abs(apart))
    return nearest(least, BITS + 1)


class _Gap(NamedTuple):
    """The vector from a base to another, doubled, taken from the middle of the sweep of either."""

    x: int
    y: int
    dx: int
    dy: int


@kernel
def _gap(x: int, y: int, dx: int, dy: int) -> _Gap:
    """A gap of numbers of any width."""
    return _Gap(x, y, dx, dy)


@kernel
def _room(own: Base, other: Base, gap: _Gap, s: int, c: int, ts: int, tc: int) -> int:
    """The lesser overlap of two bases along the sides of the first, doubled and in fixed point.

    (s, c) is the facing of the first, (ts, tc) the rotation of the second against it.
    """
    return min(_room_across(own, other, gap, s, c, ts, tc), _room_ahead(own, other, gap, s, c, ts, tc))


@kernel
def _room_across(own: Base, other: Base, gap: _Gap, s: int, c: int, ts: int, tc: int) -> int:
    """The overlap along the front of the first."""
    apart = abs(gap.x * c - gap.y * s - other.depth * ts) - abs(gap.dx * c - gap.dy * s)
    return 2 * own.half * ONE + _extent(other, tc, ts) - apart


@kernel
def _room_ahead(own: Base, other: Base, gap: _Gap, s: int, c: int, ts: int, tc: int) -> int:
    """The overlap along the flanks of the first."""
    apart = abs(gap.x * s + gap.y * c - other.depth * tc + own.depth * ONE) - abs(gap.dx * s + gap.dy * c)
    return own.depth * ONE + _extent(other, ts, tc) - apart


@kernel
def _extent(base: Base, across: int, ahead: int) -> int:
    """How wide a base is, doubled, as seen along a direction that its sides are turned against so."""
    return 2 * base.half * abs(across) + base.depth * abs(ahead)


@kernel
def _shares(ux: int, uy: int, s: int, c: int) -> tuple[int, int]:
    """How much of a direction runs along a unit vector, and how much to the right of it."""
    return nearest(s * ux + c * uy, BITS), nearest(s * uy - c * ux, BITS)
