"""Outlines and courses against Shapely, on random figures and on some plain ones."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise

import numpy as np
import pytest
import shapely

from bellona.kernel.plane import direction, distance
from bellona.kernel.record import one
from bellona.kernel.shapes import (
    POINTS,
    Course,
    Outline,
    band_holds,
    band_meets,
    fill_course,
    fill_outline,
    height,
    holds,
    meets,
    place_on,
    project,
)

from .on_paper import BOARD, Ints, Points, expected_height, polygons, random_bases, random_course, random_outline

FIGURES = 25
EACH = 120
SQUARE: Points = [(10_000, 10_000), (50_000, 10_000), (50_000, 50_000), (10_000, 50_000)]
BAY: Points = [(0, 0), (90_000, 0), (90_000, 60_000), (60_000, 60_000)]
BAY += [(60_000, 20_000), (30_000, 20_000), (30_000, 60_000), (0, 60_000)]


def outline_of(points: Points) -> Outline:
    made = one(Outline)
    fill_outline(made, points, BOARD, BOARD)
    return made


def course_of(points: Points, width: int) -> Course:
    made = one(Course)
    fill_course(made, points, width)
    return made


def bases_near(rng: np.random.Generator, points: Points) -> Ints:
    """Bases about the points of a figure and the places between them."""
    count, share = len(points), rng.random((EACH, 1))
    drawn, picks = np.array(points), rng.integers(0, count, EACH)
    about = random_bases(rng, EACH)
    about[:, :2] = drawn[picks] * share + drawn[picks - 1] * (1 - share)
    return random_bases(rng, EACH, about)


def points_near(rng: np.random.Generator, points: Points) -> list[tuple[int, int]]:
    """Points about a figure, some of them on its sides and corners."""
    near = [(int(x), int(y)) for x, y in bases_near(rng, points)[:, :2]]
    between = [((a + c) // 2, (b + d) // 2) for (a, b), (c, d) in pairwise(points)]
    return near + points + between


def test_a_point_is_inside_an_outline_where_shapely_says_so() -> None:
    rng = np.random.default_rng(1)
    for _ in range(FIGURES):
        points = random_outline(rng)
        outline, drawn = outline_of(points), shapely.Polygon(points)
        for x, y in points_near(rng, points):
            assert holds(outline, x, y) == shapely.intersects_xy(drawn, x, y)


def test_height_is_the_distance_to_the_sides_that_are_not_on_the_edge() -> None:
    rng = np.random.default_rng(2)
    for _ in range(FIGURES):
        points = random_outline(rng)
        outline = outline_of(points)
        for x, y in points_near(rng, points):
            assert abs(height(outline, x, y) - expected_height(points, x, y)) < 0.51


def test_a_base_meets_an_outline_where_they_have_area_in_common() -> None:
    rng = np.random.default_rng(3)
    for _ in range(FIGURES):
        points = random_outline(rng)
        outline, drawn = outline_of(points), shapely.Polygon(points)
        bases, margin = bases_near(rng, points), int(rng.choice([-300, 0, 200]))
        surely = shapely.intersects(drawn, polygons(bases, margin + 1))
        perhaps = shapely.intersects(drawn, polygons(bases, margin - 1))
        for base, least, most in zip(bases.tolist(), surely, perhaps, strict=True):
            assert least <= meets(outline, *(*base, margin)) <= most


def test_a_base_meets_a_band_that_comes_near_enough() -> None:
    rng = np.random.default_rng(4)
    for _ in range(FIGURES):
        points, half = random_course(rng), int(rng.integers(1000, 5000))
        course, line = course_of(points, 2 * half), shapely.LineString(points)
        bases, margin = bases_near(rng, points), int(rng.choice([-300, 0, 200]))
        gaps = shapely.distance(line, polygons(bases, margin))
        for base, gap in zip(bases.tolist(), gaps, strict=True):
            if abs(gap - half) > 0.1:
                assert band_meets(course, *(*base, margin)) == (gap < half)


def test_a_point_is_in_a_band_and_projects_on_its_course_where_shapely_says_so() -> None:
    rng = np.random.default_rng(5)
    for _ in range(FIGURES):
        points, half = random_course(rng), int(rng.integers(1000, 5000))
        course, line = course_of(points, 2 * half), shapely.LineString(points)
        for x, y in points_near(rng, points):
            gap = line.distance(shapely.Point(x, y))
            assert band_holds(course, x, y) == (gap <= half) or abs(gap - half) < 0.1
            at, found, way = project(course, x, y)
            assert abs(found - gap) < 0.51
            px, py, _ = place_on(course, at)
            assert abs(distance(px, py, x, y) - gap) < 3
            assert way in {direction(c - a, d - b) for (a, b), (c, d) in pairwise(points)}


def test_places_along_a_course() -> None:
    course = course_of([(0, 0), (0, 3000), (4000, 6000)], 400)
    assert [course.at[place] for place in range(3)] == [0, 3000, 8000]
    assert place_on(course, 1000) == (0, 1000, 0)
    assert place_on(course, 3000) == (0, 3000, 0)
    assert place_on(course, 5500) == (2000, 4500, 5313)
    assert place_on(course, -5) == (0, 0, 0)
    assert place_on(course, 9999) == (4000, 6000, 5313)
    assert project(course, 700, 1000) == (1000, 700, 0)
    assert project(course, 4000, 9000) == (8000, 3000, 5313)
    assert project(course, -50, -400) == (0, 403, 0)


def test_a_place_on_a_course_projects_to_itself() -> None:
    rng = np.random.default_rng(6)
    for _ in range(FIGURES):
        course = course_of(random_course(rng), 4000)
        for at in rng.integers(0, course.at[course.count - 1], 40).tolist():
            x, y, _ = place_on(course, at)
            found, gap, _ = project(course, x, y)
            assert abs(found - at) <= 2
            assert gap <= 1


def test_sides_on_the_board_edge_are_open() -> None:
    outline = outline_of([(0, 70_000), (42_000, 65_000), (48_000, BOARD), (0, BOARD)])
    assert [outline.open[place] for place in range(4)] == [0, 0, 1, 1]
    assert height(outline, 0, 200_000) > 40_000
    assert height(outline_of(SQUARE), 10_000, 30_000) == 0
    assert height(outline_of(SQUARE), 30_000, 20_000) == 10_000
    assert height(outline_of(SQUARE), 60_000, 20_000) == 0
    assert height(outline_of([(0, 0), (BOARD, 0), (BOARD, BOARD), (0, BOARD)]), 5000, 5000) == 0


def test_a_base_beside_an_outline_touches_but_does_not_meet_it() -> None:
    outline = outline_of(SQUARE)
    assert not meets(outline, 30_000, 10_000, 0, 8000, 3000, 0)
    assert meets(outline, 30_000, 10_001, 0, 8000, 3000, 0)
    assert not meets(outline, 30_000, 10_200, 0, 8000, 3000, 200)
    assert meets(outline, 30_000, 10_201, 0, 8000, 3000, 200)


def test_a_base_inside_an_outline_or_round_it_meets_it() -> None:
    assert meets(outline_of(SQUARE), 30_000, 30_000, 1234, 8000, 3000, 0)
    small = outline_of([(30_000, 30_000), (30_500, 30_000), (30_200, 30_500)])
    assert meets(small, 30_000, 32_000, 0, 8000, 4000, 0)
    assert not meets(small, 30_000, 32_000, 0, 150, 300, 200)


def test_a_base_in_a_bay_does_not_meet_the_outline_round_it() -> None:
    bay = outline_of(BAY)
    assert not meets(bay, 45_000, 50_000, 0, 8000, 20_000, 0)
    assert not holds(bay, 45_000, 40_000)
    assert meets(bay, 45_000, 50_000, 0, 15_001, 20_000, 0)
    assert all(holds(bay, x, y) for x, y in ((15_000, 40_000), (30_000, 40_000), (0, 0)))


def test_a_base_across_a_band_or_beside_it() -> None:
    road = course_of([(100_000, 0), (100_000, 100_000)], 4000)
    assert band_meets(road, 100_000, 50_000, 3000, 8000, 3000, 0)
    assert not band_meets(road, 90_000, 50_000, 0, 8000, 3000, 0)
    assert band_meets(road, 90_001, 50_000, 0, 8000, 3000, 0)
    assert not band_meets(road, 90_001, 50_000, 0, 8000, 3000, 200)
    assert not band_meets(road, 100_000, 105_000, 0, 8000, 3000, 0)
    assert band_meets(road, 100_000, 104_999, 0, 8000, 3000, 0)
    assert [band_holds(road, x, 500) for x in (97_999, 98_000, 102_000, 102_001)] == [False, True, True, False]


def test_figures_that_make_no_sense_are_refused() -> None:
    many = [(x * 100, x * x) for x in range(POINTS + 1)]
    for points in (many, SQUARE[:2], [*SQUARE, SQUARE[-1]], [*SQUARE, SQUARE[0]]):
        with pytest.raises(ValueError, match="point"):
            outline_of(points)
    for points in (many, SQUARE[:1], [SQUARE[0], SQUARE[0]]):
        with pytest.raises(ValueError, match="point"):
            course_of(points, 4000)
    assert outline_of(many[:POINTS]).count == POINTS


def sample() -> str:
    """Answers of all kinds, which must be the same in every mode."""
    rng = np.random.default_rng(7)
    lines = []
    for _ in range(4):
        points, way = random_outline(rng), random_course(rng)
        outline, course = outline_of(points), course_of(way, 5000)
        for base in [*bases_near(rng, points)[:40].tolist(), *bases_near(rng, way)[:40].tolist()]:
            x, y = base[:2]
            numbers = [
                holds(outline, x, y),
                meets(outline, *(*base, 200)),
                height(outline, x, y),
                band_holds(course, x, y),
            ]
            numbers += [band_meets(course, *(*base, 200)), *project(course, x, y), *place_on(course, x)]
            lines.append(str([int(n) for n in numbers]))
    return "\n".join(lines)


def test_interpreted_and_compiled_agree() -> None:
    script = [sys.executable, "-c", "from tests.kernel.test_shapes import sample; print(sample())"]
    plain = subprocess.run(script, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.rstrip() == sample()
    assert "RuntimeWarning" not in plain.stderr
