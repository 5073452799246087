"""Plane geometry in fixed point against floating point, Shapely and its own symmetries."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from decimal import Decimal, getcontext

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from bellona.kernel.plane import (
    FAR,
    HALF_TURN,
    ONE,
    QUARTER,
    TURN,
    Base,
    along,
    arc,
    bearing,
    bend,
    beside,
    centre,
    corner,
    cosine,
    direction,
    distance,
    local,
    nearest,
    penetration,
    quotient,
    reach_of,
    root,
    sine,
    spun,
    swept_penetration,
    unit,
)

from .on_paper import (
    Ints,
    corners,
    expected_penetration,
    expected_swept,
    polygons,
    random_bases,
    swept_polygons,
)

PAIRS = 3000
PLACE = st.integers(0, 240_000)
ANGLE = st.integers(-50_000, 50_000)
BASE = st.builds(Base, PLACE, PLACE, st.integers(0, TURN - 1), st.integers(500, 12_000), st.integers(1000, 18_000))
NEARBY = st.tuples(st.integers(-25_000, 25_000), st.integers(-25_000, 25_000))


def pairs(seed: int, count: int = PAIRS) -> tuple[Ints, Ints, Ints]:
    """Bases, others near them, and vectors to sweep along."""
    rng = np.random.default_rng(seed)
    first = random_bases(rng, count)
    return first, random_bases(rng, count, first), rng.integers(-20_000, 20_000, (count, 2))


def penetrations(first: Ints, second: Ints) -> Ints:
    return np.array([penetration(Base(*a), Base(*b)) for a, b in zip(first.tolist(), second.tolist(), strict=True)])


def swept(first: Ints, vectors: Ints, second: Ints) -> Ints:
    rows = zip(first.tolist(), vectors.tolist(), second.tolist(), strict=True)
    return np.array([swept_penetration(Base(*a), d[0], d[1], Base(*b)) for a, d, b in rows])


def mirrored(base: Base) -> Base:
    """The mirror image, west for east."""
    x, y, facing, half, depth = base
    return Base(-x, y, -facing, half, depth)


def turned(base: Base) -> Base:
    """A quarter clockwise about the origin."""
    x, y, facing, half, depth = base
    return Base(y, -x, facing + QUARTER, half, depth)


def test_sines_of_every_angle() -> None:
    for a in range(TURN):
        assert abs(sine(a) / ONE - math.sin(math.radians(a / 100))) < 1e-8
        assert abs(cosine(a) / ONE - math.cos(math.radians(a / 100))) < 1e-8


def test_sines_of_mirror_images_are_mirror_images_to_the_last_bit() -> None:
    for a in range(0, TURN, 7):
        assert sine(-a) == -sine(a) == sine(a + HALF_TURN)
        assert cosine(-a) == cosine(a) == sine(QUARTER - a)
    assert [sine(a) for a in (0, 3000, 9000, 18000, 27000)] == [0, ONE // 2, ONE, 0, -ONE]


@given(ANGLE, ANGLE)
def test_a_bend_leads_from_one_bearing_to_the_other(a: int, b: int) -> None:
    turn = bend(a, b)
    assert -HALF_TURN < turn <= HALF_TURN
    assert bearing(b + turn) == bearing(a)
    assert 0 <= bearing(a) < TURN


@given(st.integers(0, 1 << 61))
def test_roots_are_the_nearest(n: int) -> None:
    getcontext().prec = 40
    assert root(n) == int(Decimal(n).sqrt().to_integral_value())


@given(st.integers(0, 1 << 30))
def test_roots_of_squares_and_their_neighbours(r: int) -> None:
    assert root(r * r) == r
    assert root(r * r + r) == r
    assert root(r * r + r + 1) == r + 1
    assert root(-r) == 0


@given(st.integers(-(1 << 60), 1 << 60), st.integers(1, 1 << 31), st.integers(1, 31))
def test_rounding_is_to_the_nearest_and_symmetric(n: int, parts: int, bits: int) -> None:
    assert abs(2 * (quotient(n, parts) * parts - n)) <= parts
    assert abs(2 * ((nearest(n, bits) << bits) - n)) <= 1 << bits
    assert quotient(-n, parts) == -quotient(n, parts)
    assert nearest(-n, bits) == -nearest(n, bits)


@given(st.integers(-300_000, 300_000), st.integers(-300_000, 300_000))
def test_directions_units_and_distances_of_vectors(dx: int, dy: int) -> None:
    length = math.hypot(dx, dy)
    assert distance(5, 7, 5 + dx, 7 + dy) == pytest.approx(length, abs=0.500001)
    if length == 0:
        assert direction(dx, dy) == 0
        assert unit(dx, dy) == (0, 0)
        return
    assert unit(dx, dy) == pytest.approx((ONE * dx / length, ONE * dy / length), abs=3)
    assert abs(math.remainder(direction(dx, dy) - 100 * math.degrees(math.atan2(dx, dy)), TURN)) <= 0.5001
    assert direction(-dx, dy) == bearing(-direction(dx, dy))


@given(st.integers(0, TURN - 1), st.integers(100_000, 240_000))
def test_the_direction_of_a_step_is_the_way_it_went(a: int, d: int) -> None:
    assert direction(*along(0, 0, a, d)) == a


@given(PLACE, PLACE, PLACE, PLACE, ANGLE)
def test_a_point_spun_there_and_back_is_where_it_was(x: int, y: int, cx: int, cy: int, a: int) -> None:
    there = spun(x, y, cx, cy, a)
    assert distance(cx, cy, *there) == pytest.approx(distance(cx, cy, x, y), abs=2)
    back = spun(*there, cx, cy, -a)
    assert max(abs(back[0] - x), abs(back[1] - y)) <= 1


def test_turns_are_clockwise() -> None:
    assert spun(0, 10, 0, 0, QUARTER) == (10, 0)
    assert along(0, 0, QUARTER, 10) == (10, 0)
    assert beside(0, 0, QUARTER, 10) == (0, -10)
    assert local(30, 20, 10, 10, QUARTER) == (-10, 20)
    assert bend(9000, 0) == 9000
    assert direction(1, 0) == 9000


@given(PLACE, PLACE, ANGLE, st.integers(-20_000, 20_000), st.integers(-20_000, 20_000))
def test_a_pose_sees_a_point_where_it_was_set(x: int, y: int, facing: int, u: int, v: int) -> None:
    px, py = beside(*along(x, y, facing, v), facing, u)
    assert local(px, py, x, y, facing) == pytest.approx((u, v), abs=2)


@given(st.integers(0, 400_000), ANGLE)
def test_the_length_of_an_arc(radius: int, a: int) -> None:
    assert arc(radius, a) == arc(radius, -a) == pytest.approx(radius * math.radians(abs(a) / 100), abs=0.501)


@given(BASE)
def test_corners_and_centre_of_a_base(base: Base) -> None:
    drawn = corners(np.array([base]))[0]
    for which in range(4):
        assert corner(*base, which) == pytest.approx(tuple(drawn[which]), abs=0.501)
    x, y, facing, half, depth = base
    middle = centre(x, y, facing, depth)
    assert middle == pytest.approx(tuple(drawn.mean(0)), abs=0.501)
    reach = reach_of(half, depth)
    assert all(distance(*middle, *corner(*base, which)) <= reach for which in range(4))
    assert reach <= math.hypot(half, depth / 2) + 4


def test_penetration_is_the_least_overlap() -> None:
    first, second, _ = pairs(1)
    found, expected = penetrations(first, second), expected_penetration(first, second)
    near = found != FAR
    assert np.abs(found - expected)[near].max() < 0.501
    assert (expected[~near] < -1000).all()
    assert 0.2 < (found > 0).mean() < 0.8


def test_penetration_agrees_with_the_area_in_common() -> None:
    first, second, _ = pairs(2)
    found = penetrations(first, second)
    area = shapely.area(shapely.intersection(polygons(first), polygons(second)))
    assert (area[found > 1] > 0).all()
    assert (area[found < -1] == 0).all()


def test_swept_penetration_is_the_least_overlap() -> None:
    first, second, vectors = pairs(3)
    found, expected = swept(first, vectors, second), expected_swept(first, vectors, second)
    near = found != FAR
    assert np.abs(found - expected)[near].max() < 0.501
    assert (expected[~near] < -1000).all()


def test_swept_penetration_agrees_with_the_area_in_common() -> None:
    first, second, vectors = pairs(4)
    second[:, :2] += vectors // 2
    found = swept(first, vectors, second)
    area = shapely.area(shapely.intersection(swept_polygons(first, vectors), polygons(second)))
    assert (area[found > 1] > 0).all()
    assert (area[found < -1] == 0).all()
    assert 0.2 < (found > 0).mean() < 0.8


@given(BASE, BASE, NEARBY)
def test_penetration_is_mutual_and_keeps_under_mirrors_and_quarter_turns(a: Base, b: Base, by: tuple[int, int]) -> None:
    b = b._replace(x=a.x + by[0], y=a.y + by[1])
    found = penetration(a, b)
    assert penetration(b, a) == found
    assert penetration(mirrored(a), mirrored(b)) == found
    assert penetration(turned(a), turned(b)) == found


@given(BASE, BASE, NEARBY, NEARBY)
def test_a_sweep_seen_from_the_other_base_or_in_a_mirror_is_the_same(
    a: Base, b: Base, by: tuple[int, int], along_vector: tuple[int, int]
) -> None:
    b = b._replace(x=a.x + by[0], y=a.y + by[1])
    dx, dy = along_vector
    found = swept_penetration(a, dx, dy, b)
    assert swept_penetration(b, -dx, -dy, a) == found
    assert swept_penetration(mirrored(a), -dx, dy, mirrored(b)) == found
    assert swept_penetration(a, 0, 0, b) in (penetration(a, b), FAR)
    if found <= 0:
        assert penetration(a, b) <= 0
        assert penetration(a._replace(x=a.x + dx, y=a.y + dy), b) <= 0


@given(BASE, st.integers(2000, 12_000))
def test_bases_set_edge_to_edge_neither_overlap_nor_gape(base: Base, depth: int) -> None:
    x, y, facing, half, own_depth = base
    neighbours = [
        (*beside(x, y, facing, 2 * half), facing, half, depth),
        (*beside(x, y, facing, -2 * half), facing, half, depth),
        (x, y, facing + HALF_TURN, half, depth),
        (*along(x, y, facing, -own_depth), facing, half, depth),
        (*along(*beside(x, y, facing, half), facing, -half), facing - QUARTER, half, depth),
    ]
    assert all(abs(penetration(base, Base(*other))) <= 1 for other in neighbours)


def sample() -> str:
    """Numbers of all kinds, which must be the same in every mode."""
    first, second, vectors = pairs(5, 150)
    lines = [str(penetrations(first, second).tolist()), str(swept(first, vectors, second).tolist())]
    for (x, y, facing, half, depth), (dx, dy) in zip(first.tolist(), vectors.tolist(), strict=True):
        numbers = [corner(x, y, facing, half, depth, which) for which in range(4)]
        numbers += [centre(x, y, facing, depth), unit(dx, dy), spun(x, y, dx, dy, facing), local(x, y, dx, dy, facing)]
        lines.append(str([tuple(map(int, pair)) for pair in numbers]))
        lines.append(
            str([int(n) for n in (direction(dx, dy), arc(half, facing), reach_of(half, depth), root(dx * dx))])
        )
    return "\n".join(lines)


def test_interpreted_and_compiled_agree() -> None:
    script = [sys.executable, "-c", "from tests.kernel.test_plane import sample; print(sample())"]
    plain = subprocess.run(script, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.rstrip() == sample()
    assert "RuntimeWarning" not in plain.stderr
