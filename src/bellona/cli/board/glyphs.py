"""Signs for sides, facings, states and terrain: one set in Unicode, one in ASCII; colour is never the only sign."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


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


UNICODE = Glyphs(
    facing={"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"},
    sides=("■", "●", "▲", "◆", "▼", "○"),
    disorder="•",
    panic="✗",
    commander="★",
    states={"inside": "▣", "besieged": "▩"},
    ground={
        "road": "═══",
        "rocky": "∴ ∵",
        "hill": "∩∩",
        "bush": "♣♣",
        "river": "≈≈≈",
        "sea": "≈",
        "mountain": "∧∧",
        "coast_mountain": "∧≈",
        "wood": "♣♣",
        "rough": "∴ ∵",
        "marsh": "≈∴≈",
        "steep_hill": "∧∧",
        "gentle_hill": "∩∩",
        "built_up": "⌂⌂",
        "impassable": "▒▒▒",
        "altopiano": "∩∩",
        "mons": "∧∧",
        "lacus": "≈≈",
        "mare": "≈",
    },
    afloat="≈",
    dice="⚄",
    track=("█", "░"),
)

ASCII = Glyphs(
    facing={direction: direction for direction in ("N", "NE", "E", "SE", "S", "SW", "W", "NW")},
    sides=(),
    disorder=".",
    panic="!",
    commander="*",
    states={"inside": "i", "besieged": "b"},
    ground={
        "road": "===",
        "rocky": ": :",
        "hill": "^^",
        "bush": "%%",
        "river": "~~~",
        "sea": "~",
        "mountain": "^^",
        "coast_mountain": "^~",
        "wood": "%%",
        "rough": ": :",
        "marsh": "~:~",
        "steep_hill": "^^",
        "gentle_hill": "nn",
        "built_up": "##",
        "impassable": "XXX",
        "altopiano": "nn",
        "mons": "^^",
        "lacus": "~~",
        "mare": "~",
    },
    afloat="~",
    dice="#",
    track=("#", "."),
)
