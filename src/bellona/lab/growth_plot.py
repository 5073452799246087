"""The growth of a decision's time, as a picture: both relative to the smallest game of a series, on doubling scales."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil, floor, log2
from typing import Any

from bellona.drawing import Element, Point, discs, el, group, line

COLOURS = ("#b24a2a", "#c9a227", "#2b618c", "#4d7a3a", "#7a4d8c", "#3a332a")
STYLES = {"random": None, "greedy": "6 4"}
LEFT, TOP, STEP = 64.0, 24.0, 72.0
"""Where the plot begins, and the length of one doubling."""
LEGEND, LINE = 270.0, 20.0


def growth_plot(report: Mapping[str, Any], size: str, time: str) -> str:
    """A picture of a report of `growth.run_growth`, with words for its two axes."""
    curves = list(curves_of(report))
    points = [point for _, _, found in curves for point in found]
    right, low = ceil(max(x for x, _ in points)), floor(min(y for _, y in points))
    high = ceil(max(y for _, y in points))
    width, height = right * STEP, (high - low) * STEP

    def at(point: Point) -> Point:
        return LEFT + point[0] * STEP, TOP + (high - point[1]) * STEP

    whole = (LEFT + width + LEGEND, max(TOP + height + 48, TOP + LINE * (len(curves) + 1)))
    drawn = el(
        "svg",
        el("rect", width=whole[0], height=whole[1], fill="#fbf9f3"),
        group(grid(right, low, high), stroke="#d8d0c0"),
        group(ticks(right, low, high)),
        el("text", size, x=LEFT + width / 2, y=TOP + height + 40, text_anchor="middle"),
        el("text", time, x=LEFT - 48, y=TOP - 8),
        group(curve(name, level, list(map(at, found)), colour_of(report, name)) for name, level, found in curves),
        group(legend(curves, report, LEFT + width + 16)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {whole[0]:.0f} {whole[1]:.0f}",
        font_family="Georgia, serif",
        font_size=13,
        fill="#3a332a",
    )
    return f"{drawn}\n"


def curves_of(report: Mapping[str, Any]) -> Iterator[tuple[str, str, list[Point]]]:
    """The name, the level and the points of every curve, in doublings of size and time."""
    for name, series in report.items():
        rows = sorted(series["rows"], key=lambda row: row["pieces"])
        for level in STYLES:
            first = rows[0]
            yield (
                name,
                level,
                [(log2(row["pieces"] / first["pieces"]), log2(row[level] / first[level])) for row in rows],
            )


def colour_of(report: Mapping[str, Any], name: str) -> str:
    """The colour of a series."""
    return COLOURS[list(report).index(name) % len(COLOURS)]


def grid(right: int, low: int, high: int) -> Iterator[Element]:
    """A line for every doubling."""
    bottom, end = TOP + (high - low) * STEP, LEFT + right * STEP
    for number in range(right + 1):
        yield el("path", d=line([(LEFT + number * STEP, TOP), (LEFT + number * STEP, bottom)]))
    for number in range(high - low + 1):
        yield el("path", d=line([(LEFT, TOP + number * STEP), (end, TOP + number * STEP)]))


def ticks(right: int, low: int, high: int) -> Iterator[Element]:
    """The numbers at the lines."""
    bottom = TOP + (high - low) * STEP
    for number in range(right + 1):
        yield el("text", f"{2.0**number:g}", x=LEFT + number * STEP, y=bottom + 18, text_anchor="middle")
    for number in range(high - low + 1):
        yield el("text", f"{2.0 ** (high - number):g}", x=LEFT - 8, y=TOP + number * STEP + 4, text_anchor="end")


def curve(name: str, level: str, points: list[Point], colour: str) -> Element:
    """One series of one level; its points have their series as a title."""
    drawn = el("path", d=line(points), fill="none", stroke=colour, stroke_width=2, stroke_dasharray=STYLES[level])
    dots = el("path", el("title", f"{name} {level}"), d="".join(discs(point, 3.5) for point in points), fill=colour)
    return group([drawn, dots])


def legend(curves: list[tuple[str, str, list[Point]]], report: Mapping[str, Any], left: float) -> Iterator[Element]:
    """The names of the curves."""
    for number, (name, level, _) in enumerate(curves):
        y, colour = TOP + LINE * (number + 0.5), colour_of(report, name)
        ends = [(left, y), (left + 28, y)]
        yield el("path", d=line(ends), stroke=colour, stroke_width=2, stroke_dasharray=STYLES[level])
        yield el("text", f"{name} {level}", x=left + 34, y=y + 4)
