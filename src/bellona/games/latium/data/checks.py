"""The checks of the tabula, the cards and the scenarios, each with its name, place and sentence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from bellona.gamekit.data_files import Fault
from bellona.kernel.rules import enforces

from ..position.tabula import casella, neighbours
from .values import (
    COLUMNS,
    DECK,
    DEMANDS,
    EVENTI,
    PEOPLES,
    ROWS,
    SEATS,
    SIGNA,
    TOWNS,
    Scenario,
    Tables,
    Tabula,
    Terrain,
)


def _terrain_faults(tables: Tables) -> Iterator[Fault]:
    rows = tables.map.terrain
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        yield Fault("BadMapSize", "map.terrain", f"the tabula has {ROWS} rows of {COLUMNS} caselle.")
    for row, signs in enumerate(rows):
        for sign in signs:
            if sign not in tables.map.legend:
                yield Fault("UnknownMapSign", f"map.terrain[{row}]", f"the legend has no {sign!r}.")


def _river_faults(tables: Tables) -> Iterator[Fault]:
    for name, sides in tables.map.rivers.items():
        for side in sides:
            one, _, other = side.partition("/")
            if not (is_casella(one) and is_casella(other) and casella(other) in neighbours(casella(one))):
                yield Fault("BadSide", f"map.rivers.{name}", f"{side} is not the side of two neighbours.")


def is_casella(name: str) -> bool:
    """Whether this names a casella of the tabula."""
    return len(name) == 4 and name.isascii() and name.isdigit() and int(name[:2]) < COLUMNS and int(name[2:]) < ROWS


@enforces("1.2", "1.3")
def _town_faults(tables: Tables) -> Iterator[Fault]:
    """Thirty towns, the six capita first in the order of the seats, none in water or next to another."""
    towns = tables.map.towns
    if len(towns) != TOWNS:
        yield Fault("WrongCount", "map.towns", f"there are {len(towns)} towns instead of {TOWNS}.")
    if tuple(towns)[: len(SEATS)] != SEATS:
        yield Fault("BadTown", "map.towns", f"the capita come first: {', '.join(SEATS)}.")
    taken: set[int] = set()
    for slug, town in towns.items():
        if not is_casella(town.at) or not tables.map.march.cost(terrain_at(tables.map, town.at)):
            yield Fault("BadTown", f"map.towns.{slug}.at", f"{town.at} is no casella that can be entered.")
        elif taken & {casella(town.at), *neighbours(casella(town.at))}:
            yield Fault("BadTown", f"map.towns.{slug}.at", "no two towns stand on one casella or side by side.")
        taken.add(casella(town.at))


def terrain_at(tabula: Tabula, name: str) -> Terrain:
    """What a casella is."""
    return tabula.legend[tabula.terrain[int(name[2:])][int(name[:2])]]


@enforces("2.1", "2.2", "2.3", "1.10", "D22")
def _card_faults(tables: Tables) -> Iterator[Fault]:
    """Twelve eventi of six domains, and 66 Signa of 21 kinds."""
    cards = tables.cards
    if len(cards.eventi) != EVENTI:
        yield Fault("WrongCount", "cards.eventi", f"there are {len(cards.eventi)} event cards instead of {EVENTI}.")
    domains = {eventus.domain for eventus in cards.eventi.values()}
    if domains != set(cards.gods):
        yield Fault("WrongCount", "cards.gods", "every domain, and no other, has its cards and its god.")
    if len(cards.signa) != SIGNA:
        yield Fault("WrongCount", "cards.signa", f"there are {len(cards.signa)} kinds of Signa instead of {SIGNA}.")
    deck = sum(signum.count for signum in cards.signa.values())
    if deck != DECK:
        yield Fault("WrongCount", "cards.signa", f"the deck has {deck} Signa instead of {DECK}.")


@enforces("4.1", "1.5")
def _colour_faults(tables: Tables) -> Iterator[Fault]:
    """Every people has Arma of its own colour."""
    colours = tables.cards.arma
    if set(colours) != set(PEOPLES) or len(set(colours.values())) != len(PEOPLES):
        yield Fault("WrongCount", "cards.arma", "every people has a colour of its own.")


def _demand_faults(tables: Tables) -> Iterator[Fault]:
    if set(tables.economy.audience.need) != set(DEMANDS):
        yield Fault("WrongCount", "economy.audience.need", f"an audience may ask for {', '.join(DEMANDS)}.")


@enforces("2.10", "D4")
def _calendar_faults(tables: Tables) -> Iterator[Fault]:
    """A cycle turns every event card once, and a semester is no shorter than two turns."""
    calendar = tables.economy.calendar
    if calendar.cycle != EVENTI:
        yield Fault("BadValue", "economy.calendar.cycle", f"a cycle has {EVENTI} turns, one for each event card.")
    if calendar.semester < 2 or calendar.semester > EVENTI:
        yield Fault("BadValue", "economy.calendar.semester", f"a semester has 2 to {EVENTI} turns.")


# In this order: a check may rely on all that come before it.
TABLE_CHECKS: tuple[Callable[[Tables], Iterator[Fault]], ...] = (
    _terrain_faults,
    _river_faults,
    _town_faults,
    _card_faults,
    _colour_faults,
    _demand_faults,
    _calendar_faults,
)


@enforces("D1", "2.12", "2.13")
def scenario_faults(scenario: Scenario, *_: object) -> Iterator[Fault]:
    """Two to six different Reges, in the order of the seats."""
    if tuple(seat for seat in SEATS if seat in scenario.playing) != scenario.playing:
        yield Fault("BadValue", "playing", "each Rex is named once, in the order round the table.")


def known_town_faults(scenario: Scenario, towns: Collection[str]) -> Iterator[Fault]:
    """A scenario changes only towns of the tabula."""
    for name in scenario.towns:
        if name not in towns:
            yield Fault("UnknownTown", f"towns.{name}", "there is no such town on the tabula.")
