"""Tables and scenarios: read from their files or from the name of an agreed game, checked, and given as values."""

from __future__ import annotations

from typing import Any

import msgspec

from bellona.gamekit.data_files import (
    DataError,
    Document,
    Own,
    checked,
    contents,
    convert,
    laid_over,
    owner_file,
    owners_tables,
    refuse_faults,
    shipped_document,
)
from bellona.kernel.rules import enforces

from .checks import TABLE_CHECKS, known_town_faults, scenario_faults
from .values import SEATS, SLUGS, Scenario, Scenarios, Seat, Tables

_OWNERS = {"": set(Tables.__struct_fields__)}
"""The names that an owner's file may use."""
SEPARATOR, AND = ":", "-"
EXILE, NO_EXILE = "exile", "final"
CYCLE = 12
FEWEST_CYCLES, MOST_CYCLES = 4, 20


def scenario_slugs() -> tuple[str, ...]:
    """The scenarios that come with the game."""
    return SLUGS


def load_tables(override: Own | None = None, scenario: Scenario | None = None) -> Tables:
    """Tabula, cards and figures, with an owner's overriding values and those of a scenario."""
    owner = owner_file(override, _OWNERS)
    parts = {name: shipped_document(__package__, f"{name}.toml").data for name in Tables.__struct_fields__}
    document = owners_tables(Document("tables", parts), owner)
    terms = scenario_terms(scenario) if scenario else {}
    if scenario is None or not terms:
        return checked(document, Tables, TABLE_CHECKS)
    try:
        return checked(laid_over(document, scenario.id, terms), Tables, TABLE_CHECKS)
    except DataError as error:
        raise DataError(scenario.id, error.place.partition(".")[2], error.kind, error.sentence) from None


def scenario_terms(scenario: Scenario) -> dict[str, Any]:
    """What a scenario changes in the tables."""
    told = msgspec.to_builtins(scenario)
    found: dict[str, Any] = {"map": {"towns": told["towns"]}} if scenario.towns else {}
    return found | ({"economy": {"start": told["start"]}} if scenario.start else {})


def whole_terms(scenario: Scenario) -> dict[str, Any]:
    """A scenario with everything that it may change, as it is in the tables."""
    tables = load_tables(None, scenario)
    towns = {slug: {"at": town.at, "cives": town.cives, "bonus": town.bonus} for slug, town in tables.map.towns.items()}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scenario))
    return found | {"towns": towns, "start": msgspec.to_builtins(tables.economy.start)}


def load_scenario(name: str) -> Scenario:
    """The game of a name: a shipped scenario, or REGES:TURNS:EXILE with the Reges joined by dashes."""
    if name in SLUGS:
        shipped = convert(shipped_document(__package__, "scenarios.toml"), Scenarios)
        found = next(one for one in shipped.scenarios if one.id == name)
        refuse_faults(name, scenario_faults(found))
        return found
    agreed = agreed_scenario(name)
    if agreed is None:
        sentence = f"the games are {', '.join(SLUGS)}, or for example roma-caere:60:final."
        raise DataError(name, "", "UnknownScenario", sentence)
    return agreed


def seats_of(name: str) -> tuple[str, ...]:
    """Who plays in the game of a name."""
    return load_scenario(name).playing


def load_scenario_file(own: Own) -> Scenario:
    """A designer's own game."""
    towns = shipped_document(__package__, "map.toml").data["towns"]
    return checked(contents(own), Scenario, (scenario_faults, known_town_faults), towns)


@enforces("D1", "2.12", "2.13", "8.10")
def agreed_scenario(name: str) -> Scenario | None:
    """The game that a name puts together: who plays, whole cycles, and whether exiles may return."""
    kings, *terms = name.split(SEPARATOR)
    playing: tuple[Seat, ...] = tuple(seat for seat in SEATS if seat in kings.split(AND))
    if len(playing) < 2 or AND.join(playing) != kings or len(terms) != 2:
        return None
    turns, exile = terms
    lengths = {str(cycles * CYCLE): cycles for cycles in range(FEWEST_CYCLES, MOST_CYCLES + 1)}
    if turns not in lengths or exile not in (EXILE, NO_EXILE):
        return None
    return Scenario(name, playing, lengths[turns], exile == EXILE)
