"""Signs for sides, facings, states and terrain: one set in Unicode, one in ASCII; colour is never the only sign."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bellona.gamekit.data_files import shipped_document


@dataclass(frozen=True)
class Glyphs:
    """One set of signs."""

    facing: Mapping[str, str]
    sides: tuple[str, ...]
    """A shape for each seat, in the order of the seats; empty if the seat's initial is used."""
    disorder: str
    panic: str
    commander: str
    states: Mapping[str, str]
    ground: Mapping[str, str]
    afloat: str
    """Written before the cost of a path over water."""
    dice: str
    track: tuple[str, str]


DATA = shipped_document(__package__, "board.toml").data


def _glyphs(name: str) -> Glyphs:
    told = DATA[name]
    ground = {kind: row[name] for kind, row in DATA["ground"].items() if name in row}
    return Glyphs(**told | {"sides": tuple(told["sides"]), "track": tuple(told["track"]), "ground": ground})


UNICODE, ASCII = _glyphs("unicode"), _glyphs("ascii")
SHADES: Mapping[str, tuple[str, ...]] = {
    kind: tuple(row["shades"]) for kind, row in DATA["ground"].items() if "shades" in row
}
"""The shades of each kind of ground, by turns."""
