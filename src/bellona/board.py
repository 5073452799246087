"""What a terminal needs to draw a position: a map of hexes or squares, pieces, tracks, stores of markers.

A game's `board.py` makes a Board from what a seat may see; this module does not depend on any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")


@dataclass(frozen=True)
class Piece:
    """A piece and what its counter shows."""

    name: str
    seat: str
    label: str
    """At most three characters, Ha1; four for a piece without a facing."""
    title: str
    """Its name in words: Hastati."""
    hex: str | None = None
    facing: str | None = None
    """None for a piece without a facing."""
    disorder: int = 0
    panicked: bool = False
    leads: bool = False
    """A commander: drawn as a star, alone or on the unit he is with."""
    starred: bool = False
    """A unit with its own commander."""
    mark: str = ""
    """Two characters that its counter shows besides the label."""
    state: str = ""
    """Its other visible states, by the names of their signs: inside."""
    step: str = ""
    """The simplest order to move it; the refusal of this order is the reason why it cannot move."""
    facts: Mapping[str, int | str] = field(default_factory=dict)
    """Its values, by the names of their messages: fact-combat."""


class Track(NamedTuple):
    """A number that grows towards a limit."""

    seat: str
    label: str
    value: int
    limit: int


class Store(NamedTuple):
    """A seat's markers in one place, and whether one of them is known to be false."""

    seat: str
    label: str
    markers: int
    has_false: bool


@dataclass(frozen=True)
class Board:
    """A position as one seat sees it."""

    seats: tuple[str, ...]
    columns: int
    rows: int
    ground: Mapping[str, str]
    """The terrain of each hex."""
    pieces: Mapping[str, Piece]
    square: bool = False
    """Whether the map consists of squares; hexes then mean squares."""
    pointed: bool = False
    """Whether hexes have a point at the top: odd rows are then half a hex to the right, and no column is lower."""
    first: int = 1
    """The number of the first column and of the first row."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The names of hexes that have one."""
    spots: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Column and row of each hex whose name does not contain them, as 0302 does."""
    control: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The hexes that each seat controls."""
    tracks: tuple[Track, ...] = ()
    stores: tuple[Store, ...] = ()
    under_way: str | None = None
    """The piece in the middle of its movement."""
    ending: str | None = None
    """The order that ends this movement, if no other piece may move before."""
    walking: str = ""
    """The verb of a step in a direction."""
    about: Callable[[str], tuple[str, ...]] = lambda name: ()
    """Further descriptions of a hex, in words."""

    def at(self, name: str) -> tuple[Piece, ...]:
        """The pieces in a hex: the moving one first, commanders last."""
        here = [piece for piece in self.pieces.values() if piece.hex == name]
        return tuple(sorted(here, key=lambda piece: (piece.leads, piece.name != self.under_way)))

    def find(self, name: str) -> Piece | None:
        """The piece of a name, however it is capitalised."""
        return next((piece for piece in self.pieces.values() if piece.name.lower() == name.lower()), None)

    def spot(self, name: str) -> tuple[int, int]:
        """Column and row of a hex."""
        return self.spots[name] if self.spots else (int(name[:2]), int(name[2:]))

    def name_at(self, column: int, row: int) -> str:
        """The name of a hex in a column and a row, whether it exists or not."""
        if self.spots:
            return next((name for name, spot in self.spots.items() if spot == (column, row)), "")
        return f"{column:02}{row:02}"

    def neighbour(self, name: str, direction: str) -> str | None:
        """The next hex in a direction; even columns lie half a hex lower."""
        column, row = self.spot(name)
        right = {"NE": 1, "SE": 1, "SW": -1, "NW": -1}.get(direction, 0)
        lower = column % 2 == 0
        down = {"N": -1, "S": 1, "NE": -1 + lower, "NW": -1 + lower, "SE": lower, "SW": lower}[direction]
        found = self.name_at(column + right, row + down)
        return found if found in self.ground else None
