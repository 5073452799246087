"""What of a scenario stands where on the board, read from `data/workshop.toml` in the folder of its game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Literal

from .data_files import DataTable, Document, convert, parsed

FILES = (("data", "workshop.toml"), ("workshop.toml",))
"""Where a large and a small game keep it."""


class Layer(DataTable, frozen=True, kw_only=True):
    """One kind of thing on the board; its name in words is the message `layer-NAME` of the game.

    The parts of a path are separated by dots, and `*` is any key. `lists` are lists of places, `records` tables that
    name their place, `poses` tables with a point and an angle, `outlines` lists of points, `signs` rows of signs with
    one sign for each place.
    """

    name: str
    kind: Literal["lists", "records", "poses", "outlines", "signs"]
    path: str
    place: str = ""
    """The key of a record that names its place."""
    count: str = ""
    """The path of the number of things in a list, in which `*` is the same key."""
    follows: str = ""
    """The path of lists that name some of the same places, and go along when one is moved, added or removed."""
    turn: str = ""
    """The path of what a thing faces, from the thing itself, or from the scenario if it begins with a dot."""
    around: tuple[str, ...] = ()
    """The words for what it may face, in order; none if it is an angle."""
    step: int = 15
    """By how many degrees an angle is turned."""
    legend: str = ""
    """The path of the meaning of signs."""
    new: Mapping[str, Any] = {}
    """What a new thing begins with."""
    colour: str = ""
    """The colour of things that no picture shows before they are set up;"""
    drawn: str = ""
    """the path of a switch with which they are set up from the beginning."""


class Workshop(DataTable, frozen=True):
    """The layers of a board."""

    layers: tuple[Layer, ...]


def layers_in(folder: Traversable) -> tuple[Layer, ...]:
    """The layers of a game's scenarios; none if it has no such file."""
    for file in (folder.joinpath(*parts) for parts in FILES):
        if file.is_file():
            return convert(Document(file.name, parsed(file.name, file.read_bytes())), Workshop).layers
    return ()
