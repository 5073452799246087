"""Boards of squares, named as on a chessboard: a column's letter and a row's number, a1 at the bottom left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Any

from .values import NotUnderstood

DIRECTIONS = ("N", "E", "S", "W")
NOWHERE = -1


@dataclass(frozen=True)
class SquareGrid:
    """Number of columns and rows; squares are numbered row by row from 0, which is a1."""

    columns: int
    rows: int
    side: int = 100
    """The drawn width of a square."""
    edge: int = 50
    """The margin around the board."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all squares, in the order of their numbers."""
        return tuple(f"{column}{row + 1}" for row in range(self.rows) for column in ascii_lowercase[: self.columns])

    def name(self, square: int) -> str:
        """The name of a square."""
        return self.names[square]

    def number(self, name: str) -> int:
        """The square of a name."""
        if name not in self.names:
            raise NotUnderstood(f"{name[:30]!r} is no square; squares go from {self.names[0]} to {self.names[-1]}")
        return self.names.index(name)

    def spot(self, square: int) -> tuple[int, int]:
        """Column and row as a reader counts them, both from 1, the top row first."""
        row, column = divmod(square, self.columns)
        return column + 1, self.rows - row

    def next_to(self, square: int, direction: str) -> int:
        """The next square in a direction, NOWHERE beyond the edge of the board."""
        row, column = divmod(square, self.columns)
        across, up = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[direction]
        inside = 0 <= column + across < self.columns and 0 <= row + up < self.rows
        return square + across + up * self.columns if inside else NOWHERE

    # Drawn

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a drawing."""
        return self.columns * self.side + 2 * self.edge, self.rows * self.side + 2 * self.edge

    @property
    def shape(self) -> str:
        """The outline of a square around its centre, as an SVG path."""
        half = self.side / 2
        return f"M{-half:g} {-half:g}h{self.side}v{self.side}h{-self.side}z"

    def centre(self, square: int) -> tuple[float, float]:
        """Where the middle of a square is drawn."""
        column, row = self.spot(square)
        return self.edge + (column - 0.5) * self.side, self.edge + (row - 0.5) * self.side

    def describe(self) -> dict[str, Any]:
        """The data about a board of squares for a client without its own drawing of it."""
        (width, height), places = self.size, {name: self._place(square) for square, name in enumerate(self.names)}
        return {
            "size": {"width": width, "height": height}, "order": list(self.names), "hexes": places, "shape": self.shape,
            "directions": list(DIRECTIONS), "leaders": {}, "pieces": [], "overlays": [], "turns": 0,
        }  # fmt: skip

    def _place(self, square: int) -> dict[str, Any]:
        x, y = self.centre(square)
        beside = {direction: self.next_to(square, direction) for direction in DIRECTIONS}
        return {"x": x, "y": y, "near": {way: self.names[to] for way, to in beside.items() if to != NOWHERE}}
