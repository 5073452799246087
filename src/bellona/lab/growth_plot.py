"""The growth of a decision's time, as a picture: both relative to the smallest game of a series, on doubling scales."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil, floor, log2
from typing import Any

from bellona.drawing import Element, Point, discs, el, group, line
from bellona.plots import Frame, sheet

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
    frame = Frame(LEFT, TOP, right * STEP, (high - low) * STEP, (0, right), (low, high))
    drawn = [
        frame.scales(doublings(range(right + 1)), doublings(range(low, high + 1))),
        frame.titled(size),
        el("text", time, x=LEFT - 48, y=TOP - 8),
        group(curve(name, level, list(map(frame.at, found)), colour_of(report, name)) for name, level, found in curves),
        group(legend(curves, report, frame.right + 16)),
    ]
    return sheet(frame.right + LEGEND, max(frame.bottom + 48, TOP + LINE * (len(curves) + 1)), drawn)


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


def doublings(numbers: range) -> dict[float, str]:
    """The marks of a scale."""
    return {number: f"{2.0**number:g}" for number in numbers}


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
