"""Agreed games: any set of two to six Reges, any number of whole cycles, exiles for good or not."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from bellona.gamekit.catalog import Text

from .scenarios import AND, CYCLE, EXILE, NO_EXILE, SEPARATOR, agreed_scenario, load_scenario
from .values import SEATS, Seat

USUAL = ("six_kings", "five_kings", "four_kings", "three_kings", "two_kings")
LENGTHS = (48, 60, 72, 84, 96, 120)
USUAL_LENGTH = 60


def options() -> dict[str, Any]:
    """The parts of an agreed game: who plays, how long, and whether an expelled Rex may come back."""
    kings = [{"slug": AND.join(playing), "title": say_kings(playing).wire} for playing in tables()]
    lengths = [{"slug": str(turns), "title": say_length(turns).wire} for turns in LENGTHS]
    exile = [{"slug": slug, "title": Text(f"option-{slug}").wire} for slug in (NO_EXILE, EXILE)]
    usual = (AND.join(SEATS), str(USUAL_LENGTH), NO_EXILE)
    return {
        "separator": SEPARATOR,
        "parts": [
            {"slug": slug, "label": Text(f"option-{slug}").wire, "values": values, "default": default, "seed": None}
            for slug, values, default in zip(("kings", "length", "return"), (kings, lengths, exile), usual, strict=True)
        ],
    }


def tables() -> list[tuple[Seat, ...]]:
    """Every set of two to six Reges: first the usual one of each number, then all others."""
    usual = [load_scenario(slug).playing for slug in USUAL]
    others = [chosen for number in range(len(SEATS), 1, -1) for chosen in combinations(SEATS, number)]
    return usual + [playing for playing in others if playing not in usual]


def is_composed(scenario: str) -> bool:
    """Whether this names an agreed game."""
    return agreed_scenario(scenario) is not None


def title(scenario: str) -> Text:
    """The title of an agreed game."""
    agreed = load_scenario(scenario)
    name = "scenario-agreed-exile" if agreed.exile else "scenario-agreed"
    return Text(name, kings=say_kings(agreed.playing), turns=agreed.cycles * CYCLE)


def say_kings(playing: tuple[Seat, ...]) -> Text:
    """A set of Reges in words."""
    return Text(
        f"kings-{len(playing)}", **{f"king{number}": Text(f"side-{seat}") for number, seat in enumerate(playing)}
    )


def say_length(turns: int) -> Text:
    """The length of a game in words."""
    return Text("option-turns", turns=turns, cycles=turns // CYCLE)
