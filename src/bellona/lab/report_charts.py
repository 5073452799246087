"""The pictures of a report: shares with their intervals, lengths, courses, effects, and heat on the ground.

Colours are classes and variables of report.css, so that a page can be light or dark.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from bellona.drawing import Element, el, group, line

HUES = 6
"""How many sides have a colour of their own."""
HEAT = "#c0281c"
WIDTH, LEFT, ROW = 480.0, 100.0, 34.0
"""A chart is so narrow that a phone shows all of it, with words that can be read."""
PAIR = 46.0
"""The height of a row whose name stands over its line."""
SMALL = 13
DIGIT = 8.0
"""The room that a small digit takes."""
ROUNDED = 20
"""From so much on, the marks of a scale are whole numbers."""
BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def hue(number: int) -> str:
    """The colour of a side, by its place."""
    return f"var(--hue-{number % HUES})"


def picture(height: float, drawn: Sequence[Element], label: str) -> Element:
    """A chart with a description for those who cannot see it."""
    box = f"0 0 {WIDTH:.0f} {height:.0f}"
    chart = el("svg", el("title", label), *drawn, viewBox=box, role="img", font_size=15, fill="currentColor")
    return el("div", chart, class_="scroll chart", tabindex=0, role="group", aria_label=label)


def shares(rows: Sequence[tuple[str, float, float, float]], label: str, middle: float | None = None) -> Element:
    """A bar for each share, with a line from the low to the high end of its interval."""
    span = WIDTH - LEFT - 60
    drawn = [_scale(span, len(rows) * ROW, [0, 0.25, 0.5, 0.75, 1], 0.0, 1.0)]
    if middle is not None:
        at = LEFT + middle * span
        drawn.append(el("path", d=line([(at, 0), (at, len(rows) * ROW)]), class_="middle"))
    for number, (name, share, low, high) in enumerate(rows):
        y = number * ROW + ROW / 2
        drawn.append(el("text", name, x=LEFT - 10, y=y + 5, text_anchor="end"))
        bar = {"width": max(share * span, 1), "height": 18, "style": f"fill:{hue(number)}"}
        drawn.append(el("rect", x=LEFT, y=y - 9, **bar))
        drawn.append(_whisker(LEFT + low * span, LEFT + high * span, y))
        drawn.append(el("text", f"{share:.0%}", x=LEFT + high * span + 8, y=y + 5, font_weight="bold"))
    return picture(len(rows) * ROW + 24, drawn, label)


Told = tuple[float, float, float]
"""A share, and the low and the high end of its interval."""


def compared(rows: Sequence[tuple[str, Told, Told, tuple[float, float] | None]], label: str) -> Element:
    """Two bars for each share, before and after, and the span in which it is wanted, if there is one."""
    span = WIDTH - LEFT - 60
    drawn = [_scale(span, len(rows) * PAIR, [0, 0.25, 0.5, 0.75, 1], 0.0, 1.0)]
    for number, (name, before, after, wanted) in enumerate(rows):
        top = number * PAIR + 4
        if wanted is not None:
            low, high = (LEFT + max(0.0, min(1.0, end)) * span for end in wanted)
            drawn.append(el("rect", x=low, y=top - 2, width=high - low, height=PAIR - 4, class_="wanted"))
        drawn.append(el("text", name, x=LEFT - 10, y=top + 24, text_anchor="end"))
        for place, (share, low, high) in enumerate((before, after)):
            y = top + 9 + 20 * place
            bar = {"width": max(share * span, 1), "height": 14, "style": f"fill:{hue(number)}"}
            drawn.append(el("rect", x=LEFT, y=y - 7, fill_opacity=".45" if not place else "1", **bar))
            drawn.append(_whisker(LEFT + low * span, LEFT + high * span, y))
            drawn.append(el("text", f"{share:.0%}", x=LEFT + high * span + 8, y=y + 5, font_size=SMALL))
    return picture(len(rows) * PAIR + 24, drawn, label)


def effects(rows: Sequence[tuple[str, float, float, float]], label: str) -> Element:
    """A point with its interval for each difference, around nothing; its name stands over it."""
    reach = max(0.05, *(max(abs(low), abs(high)) for _, _, low, high in rows))
    left = 30.0
    span = WIDTH - 2 * left
    marks = [-reach, -reach / 2, 0.0, reach / 2, reach]
    drawn = [_scale(span, len(rows) * PAIR, marks, -reach, reach, left, signed=True)]
    for number, (name, mean, low, high) in enumerate(rows):
        y = number * PAIR + PAIR - 14
        x = [left + (value + reach) / (2 * reach) * span for value in (mean, low, high)]
        shade = "quiet" if low <= 0 <= high else "certain"
        drawn.append(el("text", name, x=left, y=y - 14, font_size=SMALL))
        drawn.append(_whisker(x[1], x[2], y))
        drawn.append(el("circle", cx=x[0], cy=y, r=6, class_=shade))
    return picture(len(rows) * PAIR + 24, drawn, label)


def _whisker(low: float, high: float, y: float) -> Element:
    ends = [[(low, y - 6), (low, y + 6)], [(low, y), (high, y)], [(high, y - 6), (high, y + 6)]]
    return el("path", d="".join(map(line, ends)), class_="whisker")


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
        drawn.append(el("path", d=line([(x, 0), (x, height)]), class_="rule"))
        drawn.append(_mark(told, x, height + 18))
    return group(drawn)


def _mark(told: str, x: float, y: float, anchor: str = "middle") -> Element:
    return el("text", told, x=x, y=y, text_anchor=anchor, font_size=SMALL, class_="quiet")


def lengths(counts: Mapping[int, int], label: str) -> Element:
    """A column for each length."""
    first, last = min(counts), max(counts)
    most, step = max(counts.values()), min(60.0, (WIDTH - 60) / (last - first + 1))
    drawn = []
    for turns in range(first, last + 1):
        count, x = counts.get(turns, 0), 40 + (turns - first) * step
        height = 150 * count / most
        column = {"width": max(1.0, step - 4), "height": height, "style": f"fill:{hue(1)}"}
        drawn.append(el("rect", x=x, y=170 - height, **column))
        if step >= DIGIT * (len(str(last)) + 1) or (turns - first) % 5 == 0:
            drawn.append(_mark(str(turns), x + step / 2 - 2, 188))
        if count and step >= DIGIT * (len(str(most)) + 1):
            drawn.append(_mark(str(count), x + step / 2 - 2, 164 - height))
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
        drawn.append(el("path", d=line([(50, y), (WIDTH - 20, y)]), class_="rule"))
        drawn.append(_mark(f"{round(mark) if most >= ROUNDED else round(mark, 1):g}", 44, y + 4, "end"))
    for number, (name, numbers) in enumerate(by_seat.items()):
        points = [(50 + turn * across, 195 - (value - least) * up) for turn, value in enumerate(numbers)]
        dash = None if number % 2 == 0 else "7 4"
        curve = {"class_": "course", "style": f"stroke:{hue(number)}", "stroke_dasharray": dash}
        drawn.append(el("path", el("title", name), d=line(points), **curve))
    every = max(1, longest // 12)
    drawn += [_mark(str(turn), 50 + turn * across, 214) for turn in range(0, longest, every)]
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
