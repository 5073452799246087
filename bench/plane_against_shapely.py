"""The geometry of bases, outlines and courses against Shapely, on a million random questions of each kind.

    python -m bench.plane_against_shapely [QUESTIONS]

Prints how often the two disagree by more than one unit (a hundredth of a pace), which must be never, and the cost of an
answer. Shapely gets whole arrays at once; the cost of building its figures, which ours do not need, is listed
separately.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numba import njit
from tests.kernel.on_paper import (
    BOARD,
    Ints,
    closed_sides,
    expected_penetration,
    expected_swept,
    polygons,
    random_bases,
    random_course,
    random_outline,
    swept_polygons,
)

from bellona.kernel import plane, shapes
from bellona.kernel.record import one

QUESTIONS = 1_000_000
BATCH = 10_000
MARGIN = 200


@dataclass
class Tally:
    """The results for the questions of one kind, times in seconds."""

    name: str
    asked: int = 0
    disagreed: int = 0
    ours: float = 0.0
    theirs: float = 0.0
    making: float = 0.0

    def note(self, wrong: Any) -> None:
        """Count a batch by the answers that disagree."""
        self.asked += len(wrong)
        self.disagreed += int(np.sum(wrong))

    def line(self) -> str:
        """For the printed table."""
        ours, theirs, making = (1e9 * spent / self.asked for spent in (self.ours, self.theirs, self.making))
        return (
            f"{self.name:18} {self.asked:>10,} {self.disagreed:>9} {ours:>8.0f} {theirs:>8.0f} {making:>8.0f}"
            f" {theirs / ours:>7.0f}x {(theirs + making) / ours:>7.0f}x"
        )


HEADING = (
    f"{'':18} {'questions':>10} {'disagree':>9} {'ours ns':>8} {'Shapely':>8} {'making':>8} {'ratio':>8} {'with it':>8}"
)


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """The result of a call, and the seconds it took."""
    start = time.perf_counter()
    given = work()
    return given, time.perf_counter() - start


@njit
def penetrations(first: Any, second: Any, out: Any) -> None:
    """For every two rows."""
    for row in range(len(out)):
        a, b = first[row], second[row]
        out[row] = plane.penetration(plane.base(a[0], a[1], a[2], a[3], a[4]), plane.base(b[0], b[1], b[2], b[3], b[4]))


@njit
def swept_penetrations(first: Any, vectors: Any, second: Any, out: Any) -> None:
    """For every three rows."""
    for row in range(len(out)):
        a, d, b = first[row], vectors[row], second[row]
        swept, struck = plane.base(a[0], a[1], a[2], a[3], a[4]), plane.base(b[0], b[1], b[2], b[3], b[4])
        out[row] = plane.swept_penetration(swept, d[0], d[1], struck)


def of_points(function: Any) -> Any:
    """A function of a figure and a point, for every row."""

    @njit
    def each(figure: Any, rows: Any, out: Any) -> None:
        for row in range(len(out)):
            out[row] = function(figure, rows[row, 0], rows[row, 1])

    return each


def of_bases(function: Any) -> Any:
    """A function of a figure and a base, for every row."""

    @njit
    def each(figure: Any, rows: Any, out: Any) -> None:
        for row in range(len(out)):
            b = rows[row]
            out[row] = function(figure, b[0], b[1], b[2], b[3], b[4], MARGIN)

    return each


@njit
def projections(course: Any, rows: Any, at: Any, gap: Any) -> None:
    """For every row."""
    for row in range(len(at)):
        at[row], gap[row], _ = shapes.project(course, rows[row, 0], rows[row, 1])


@njit
def places(course: Any, at: Any, out: Any) -> None:
    """For every row."""
    for row in range(len(at)):
        out[row, 0], out[row, 1], _ = shapes.place_on(course, at[row])


HOLDS, HEIGHT, BAND_HOLDS = of_points(shapes.holds), of_points(shapes.height), of_points(shapes.band_holds)
MEETS, BAND_MEETS = of_bases(shapes.meets), of_bases(shapes.band_meets)


def check_pairs(rng: np.random.Generator, tally: Tally) -> None:
    """Two bases: the sign against the area in common, the depth against floating point."""
    first = random_bases(rng, BATCH)
    second, out = random_bases(rng, BATCH, first), np.zeros(BATCH, np.int64)
    tally.ours += timed(lambda: penetrations(first, second, out))[1]
    (a, b), making = timed(lambda: (polygons(first), polygons(second)))
    tally.making += making
    tally.theirs += timed(lambda: shapely.intersects(a, b))[1]
    tally.note(wrong_overlap(out, shapely.area(shapely.intersection(a, b)), expected_penetration(first, second)))


def check_sweeps(rng: np.random.Generator, tally: Tally) -> None:
    """The same with the first base swept along a vector."""
    first = random_bases(rng, BATCH)
    vectors = rng.integers(1, 20_000, (BATCH, 2)) * rng.choice([-1, 1], (BATCH, 2))
    second, out = random_bases(rng, BATCH, first), np.zeros(BATCH, np.int64)
    second[:, :2] += vectors // 2
    tally.ours += timed(lambda: swept_penetrations(first, vectors, second, out))[1]
    (a, b), making = timed(lambda: (swept_polygons(first, vectors), polygons(second)))
    tally.making += making
    tally.theirs += timed(lambda: shapely.intersects(a, b))[1]
    tally.note(wrong_overlap(out, shapely.area(shapely.intersection(a, b)), expected_swept(first, vectors, second)))


def wrong_overlap(found: Ints, area: Any, expected: Any) -> Any:
    """Where an overlap has the wrong sign for the area in common, or is not as deep as it should be."""
    near = found != plane.FAR
    sign = ((found > 1) & (area == 0)) | ((found < -1) & (area > 0))
    return sign | (near & (np.abs(found - expected) > 1)) | (~near & (expected > -1))


def near_figure(rng: np.random.Generator, points: list[tuple[int, int]]) -> Ints:
    """Bases about the sides of a figure."""
    drawn, picks, share = np.array(points), rng.integers(0, len(points), BATCH), rng.random((BATCH, 1))
    about = random_bases(rng, BATCH)
    about[:, :2] = drawn[picks] * share + drawn[picks - 1] * (1 - share)
    return random_bases(rng, BATCH, about)


def check_outlines(rng: np.random.Generator, inside: Tally, high: Tally, met: Tally) -> None:
    """One outline: points in it, their heights, and bases that meet it."""
    points = random_outline(rng)
    outline, drawn = one(shapes.Outline), shapely.Polygon(points)
    shapes.fill_outline(outline, points, BOARD, BOARD)
    shapely.prepare(drawn)
    rows, answer, number = near_figure(rng, points), np.zeros(BATCH, np.bool_), np.zeros(BATCH, np.int64)

    inside.ours += timed(lambda: HOLDS(outline, rows, answer))[1]
    expected, spent = timed(lambda: shapely.intersects_xy(drawn, rows[:, 0], rows[:, 1]))
    inside.theirs += spent
    inside.note(answer != expected)

    high.ours += timed(lambda: HEIGHT(outline, rows, number))[1]
    sides = shapely.MultiLineString(closed_sides(points))
    dots, making = timed(lambda: shapely.points(rows[:, :2]))
    far, spent = timed(lambda: shapely.distance(sides, dots))
    high.making += making
    high.theirs += spent
    high.note(np.abs(number - np.where(expected, far, 0)) > 1)

    met.ours += timed(lambda: MEETS(outline, rows, answer))[1]
    bases, making = timed(lambda: polygons(rows, MARGIN))
    met.making += making
    met.theirs += timed(lambda: shapely.intersects(drawn, bases))[1]
    surely = shapely.intersects(drawn, polygons(rows, MARGIN + 1))
    perhaps = shapely.intersects(drawn, polygons(rows, MARGIN - 1))
    met.note((surely & ~answer) | (answer & ~perhaps))


def check_courses(rng: np.random.Generator, inside: Tally, met: Tally, projected: Tally) -> None:
    """One course: points in its band, bases that meet it, and projections."""
    points, half = random_course(rng), int(rng.integers(1000, 5000))
    course, line = one(shapes.Course), shapely.LineString(points)
    shapes.fill_course(course, points, 2 * half)
    shapely.prepare(line)
    rows, answer = near_figure(rng, points), np.zeros(BATCH, np.bool_)

    inside.ours += timed(lambda: BAND_HOLDS(course, rows, answer))[1]
    dots, making_dots = timed(lambda: shapely.points(rows[:, :2]))
    gaps, spent = timed(lambda: shapely.distance(line, dots))
    inside.making += making_dots
    inside.theirs += spent
    inside.note((answer != (gaps <= half)) & (np.abs(gaps - half) > 1))

    met.ours += timed(lambda: BAND_MEETS(course, rows, answer))[1]
    bases, making = timed(lambda: polygons(rows, MARGIN))
    gaps_of_bases, spent = timed(lambda: shapely.distance(line, bases))
    met.making += making
    met.theirs += spent
    met.note((answer != (gaps_of_bases < half)) & (np.abs(gaps_of_bases - half) > 1))

    at, gap, found = np.zeros(BATCH, np.int64), np.zeros(BATCH, np.int64), np.zeros((BATCH, 2), np.int64)
    projected.ours += timed(lambda: projections(course, rows, at, gap))[1]
    projected.making += making_dots
    projected.theirs += timed(lambda: shapely.line_locate_point(line, dots))[1]
    places(course, at, found)
    away = np.hypot(*(found - rows[:, :2]).T)
    projected.note((np.abs(gap - gaps) > 1) | (np.abs(away - gaps) > 2))


def ask(rng: np.random.Generator, batches: int) -> list[Tally]:
    """Questions of every kind."""
    pairs, sweeps = Tally("penetration"), Tally("swept_penetration")
    outlines = [Tally("holds"), Tally("height"), Tally("meets")]
    courses = [Tally("band_holds"), Tally("band_meets"), Tally("project")]
    for _ in range(batches):
        check_pairs(rng, pairs)
        check_sweeps(rng, sweeps)
        check_outlines(rng, *outlines)
        check_courses(rng, *courses)
    return [pairs, sweeps, *outlines, *courses]


def main() -> int:
    """Ask everything, print the table; 1 if anything disagrees."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("questions", metavar="QUESTIONS", type=int, nargs="?", default=QUESTIONS)
    questions = parser.parse_args().questions
    rng = np.random.default_rng(2400)
    ask(rng, 1)  # compiles everything
    tallies = ask(rng, max(1, questions // BATCH))
    print(HEADING, *(tally.line() for tally in tallies), sep="\n")
    return int(any(tally.disagreed for tally in tallies))


if __name__ == "__main__":
    sys.exit(main())
