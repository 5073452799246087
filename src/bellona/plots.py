"""Plots for documents and reports: sheets of paper, and frames with a scale on each axis."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .drawing import Element, Point, el, group, line

PAPER, INK, GRID = "#fbf9f3", "#3a332a", "#d8d0c0"
Marks = Mapping[float, str]
"""The values that are marked on a scale, with their words."""


class Frame(NamedTuple):
    """Where the values of two axes lie on a sheet."""

    left: float
    top: float
    width: float
    height: float
    across: tuple[float, float]
    """The values at the left and at the right edge,"""
    up: tuple[float, float]
    """and at the lower and at the upper one."""

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def at(self, point: Point) -> Point:
        """Where a pair of values lies."""
        x, y = ((value - low) / (high - low) for value, (low, high) in zip(point, (self.across, self.up), strict=True))
        return self.left + x * self.width, self.bottom - y * self.height

    def scales(self, across: Marks, up: Marks) -> Element:
        """Lines at the marked values, and their words below and at the left."""
        xs = {self.at((value, self.up[0]))[0]: word for value, word in across.items()}
        ys = {self.at((self.across[0], value))[1]: word for value, word in up.items()}
        lines = [*([(x, self.top), (x, self.bottom)] for x in xs), *([(self.left, y), (self.right, y)] for y in ys)]
        return group(
            [
                group((el("path", d=line(ends)) for ends in lines), stroke=GRID),
                *(el("text", word, x=x, y=self.bottom + 18, text_anchor="middle") for x, word in xs.items()),
                *(el("text", word, x=self.left - 8, y=y + 4, text_anchor="end") for y, word in ys.items()),
            ]
        )

    def titled(self, title: str) -> Element:
        """What the values across are."""
        return el("text", title, x=self.left + self.width / 2, y=self.bottom + 40, text_anchor="middle")


def sheet(width: float, height: float, drawn: Iterable[Element]) -> str:
    """A picture on paper, as the text of an SVG file."""
    whole = el(
        "svg",
        el("rect", width=width, height=height, fill=PAPER),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        font_family="Georgia, serif",
        font_size=13,
        fill=INK,
    )
    return f"{whole}\n"
