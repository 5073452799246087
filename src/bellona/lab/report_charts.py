"""The pictures of a report: shares with their intervals, lengths, courses, effects, and heat on the ground."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from bellona.drawing import Element, el, group, line

INK, QUIET, LINE = "#3a332a", "#6b6152", "#d8d0c0"
COLOURS = ("#b24a2a", "#2b618c", "#8a6d00", "#4d7a3a", "#7a4d8c", "#3a332a")
HEAT = "#c0281c"
WIDTH, LEFT, ROW = 900.0, 190.0, 34.0
BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def picture(height: float, drawn: Sequence[Element], label: str) -> Element:
    """A chart with a description for those who cannot see it."""
    return el(
        "svg", el("title", label), *drawn, viewBox=f"0 0 {WIDTH:.0f} {height:.0f}", role="img", font_size=14, fill=INK
    )


def shares(rows: Sequence[tuple[str, float, float, float]], label: str, middle: float | None = None) -> Element:
    """A bar for each share, with a line from the low to the high end of its interval."""
    span = WIDTH - LEFT - 60
    drawn = [_scale(span, len(rows) * ROW, [0, 0.25, 0.5, 0.75, 1], 0.0, 1.0)]
    if middle is not None:
        at = LEFT + middle * span
        drawn.append(el("path", d=line([(at, 0), (at, len(rows) * ROW)]), stroke=QUIET, stroke_dasharray="4 4"))
    for number, (name, share, low, high) in enumerate(rows):
        y, colour = number * ROW + ROW / 2, COLOURS[number % len(COLOURS)]
        drawn.append(el("text", name, x=LEFT - 10, y=y + 5, text_anchor="end"))
        drawn.append(el("rect", x=LEFT, y=y - 9, width=max(share * span, 1), height=18, fill=colour))
        drawn.append(_whisker(LEFT + low * span, LEFT + high * span, y))
        drawn.append(el("text", f"{share:.0%}", x=LEFT + high * span + 8, y=y + 5, font_weight="bold"))
    return picture(len(rows) * ROW + 24, drawn, label)


def effects(rows: Sequence[tuple[str, float, float, float]], label: str) -> Element:
    """A point with its interval for each difference, around nothing."""
    reach = max(0.05, *(max(abs(low), abs(high)) for _, _, low, high in rows))
    left = 420.0
    span = WIDTH - left - 20
    marks = [-reach, -reach / 2, 0.0, reach / 2, reach]
    drawn = [_scale(span, len(rows) * ROW, marks, -reach, reach, left, signed=True)]
    for number, (name, mean, low, high) in enumerate(rows):
        y = number * ROW + ROW / 2
        x = [left + (value + reach) / (2 * reach) * span for value in (mean, low, high)]
        colour = QUIET if low <= 0 <= high else COLOURS[0]
        drawn.append(el("text", name, x=left - 12, y=y + 5, text_anchor="end", font_size=13))
        drawn.append(_whisker(x[1], x[2], y))
        drawn.append(el("circle", cx=x[0], cy=y, r=6, fill=colour))
    return picture(len(rows) * ROW + 24, drawn, label)


def _whisker(low: float, high: float, y: float) -> Element:
    ends = [[(low, y - 6), (low, y + 6)], [(low, y), (high, y)], [(high, y - 6), (high, y + 6)]]
    return el("path", d="".join(map(line, ends)), stroke=INK, stroke_width=2, fill="none")


def _scale(
    span: float,
    height: float,
    marks: Sequence[float],
    low: float,
    high: float,
    left: float = LEFT,
    signed: bool = False,
) -> Element:
    drawn = []
    for mark in marks:
        x = left + (mark - low) / (high - low) * span
        told = (f"{100 * mark:+.0f}" if mark else "0") if signed else f"{mark:.0%}"
        drawn.append(el("path", d=line([(x, 0), (x, height)]), stroke=LINE))
        drawn.append(el("text", told, x=x, y=height + 18, text_anchor="middle", font_size=12, fill=QUIET))
    return group(drawn)


def lengths(counts: Mapping[int, int], label: str) -> Element:
    """A column for each length."""
    first, last = min(counts), max(counts)
    most, step = max(counts.values()), min(60.0, (WIDTH - 60) / (last - first + 1))
    drawn = []
    for turns in range(first, last + 1):
        count, x = counts.get(turns, 0), 40 + (turns - first) * step
        height = 150 * count / most
        drawn.append(el("rect", x=x, y=170 - height, width=max(1.0, step - 4), height=height, fill=COLOURS[1]))
        if step >= 18 or (turns - first) % 5 == 0:
            drawn.append(el("text", str(turns), x=x + step / 2 - 2, y=188, text_anchor="middle", font_size=12))
        if count and step >= 30:
            drawn.append(el("text", str(count), x=x + step / 2 - 2, y=164 - height, text_anchor="middle", font_size=12))
    return picture(200, drawn, label)


def courses(by_seat: Mapping[str, Sequence[float]], label: str) -> Element:
    """A line for each seat, turn by turn."""
    most = max(1.0, *(max(numbers) for numbers in by_seat.values()))
    least = min(0.0, *(min(numbers) for numbers in by_seat.values()))
    longest = max(len(numbers) for numbers in by_seat.values())
    across, up = (WIDTH - 80) / max(1, longest - 1), 180 / (most - least)
    drawn = []
    for mark in (least, (least + most) / 2, most):
        y = 195 - (mark - least) * up
        drawn.append(el("path", d=line([(50, y), (WIDTH - 20, y)]), stroke=LINE))
        drawn.append(el("text", f"{mark:g}", x=44, y=y + 4, text_anchor="end", font_size=12))
    for number, (name, numbers) in enumerate(by_seat.items()):
        points = [(50 + turn * across, 195 - (value - least) * up) for turn, value in enumerate(numbers)]
        dash = None if number % 2 == 0 else "7 4"
        colour = COLOURS[number % len(COLOURS)]
        curve = {"fill": "none", "stroke": colour, "stroke_width": 3, "stroke_dasharray": dash}
        drawn.append(el("path", el("title", name), d=line(points), **curve))
    every = max(1, longest // 12)
    drawn += [
        el("text", str(turn), x=50 + turn * across, y=214, text_anchor="middle", font_size=12)
        for turn in range(0, longest, every)
    ]
    return picture(222, drawn, label)


def ground_style(ground: str) -> str:
    """A style sheet with the ground as the background of heat maps, so that it is in the page once."""
    coded = b64encode(ground.encode()).decode()
    return f".ground{{background:url(data:image/svg+xml;base64,{coded}) center/100% 100% no-repeat}}"


def heat(ground: str, places: Mapping[tuple[float, float], float], size: float, label: str) -> Element:
    """Places on the ground, the darker and larger the more happened there."""
    found = BOX.search(ground)
    width, height = (float(found[1]), float(found[2])) if found else (1000.0, 1000.0)
    most = max(places.values())
    spots: list[Any] = [
        el(
            "circle", el("title", f"{count:.2f}"), cx=x, cy=y, r=size * (0.2 + 0.3 * (count / most) ** 0.5),
            fill=HEAT, fill_opacity=f"{0.15 + 0.7 * count / most:.2f}",
        )
        for (x, y), count in sorted(places.items())
    ]  # fmt: skip
    drawn = el("svg", el("title", label), *spots, viewBox=f"0 0 {width:.0f} {height:.0f}", role="img")
    return el("div", drawn, class_="ground")
