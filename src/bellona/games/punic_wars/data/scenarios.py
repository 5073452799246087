"""Tables and wars: read from their files, checked, and given out as values."""

from __future__ import annotations

from pathlib import Path

from bellona.gamekit.data_files import (
    DataError,
    Document,
    Own,
    convert,
    laid_over,
    outside,
    owner_file,
    refuse_faults,
    refuse_unknown_names,
    section_of,
    shipped_document,
)

from .checks import SCENARIO_CHECKS, TABLE_CHECKS
from .values import SLUGS, Scenario, Tables

_OWNERS = {"": {*Tables.__struct_fields__, "scenarios"}, "scenarios": set(SLUGS)}
"""The names that an owner's file may use."""


def scenario_slugs() -> tuple[str, ...]:
    """The wars of the game, in the order of history."""
    return SLUGS


def load_tables(override: Own | None = None) -> Tables:
    """The map and the tables of the game, with an owner's overriding values."""
    return _load_tables(owner_file(override, _OWNERS))


def load_scenario(slug: str, override: Own | None = None) -> Scenario:
    """A war of the game, with an owner's overriding values."""
    if slug not in SLUGS:
        raise DataError(slug, "", "UnknownScenario", f"the wars of this game are {', '.join(SLUGS)}.")
    owner = owner_file(override, _OWNERS)
    shipped = shipped_document(__package__, "scenarios", f"{slug}.toml")
    document = laid_over(shipped, owner.file, section_of(owner, "scenarios", slug))
    return _build_scenario(document, owner)


def load_scenario_file(path: Path, override: Own | None = None) -> Scenario:
    """A designer's own war, on the map of the game."""
    return _build_scenario(outside(path), owner_file(override, _OWNERS))


def _load_tables(owner: Document) -> Tables:
    regions, tables = shipped_document(__package__, "regions.toml"), shipped_document(__package__, "tables.toml")
    shipped = Document("tables", {"map": shipped_document(__package__, "map.toml").data} | regions.data | tables.data)
    refuse_unknown_names(owner, "regions", shipped.data["regions"].keys())
    changes = {name: table for name, table in owner.data.items() if name != "scenarios"}
    document = laid_over(shipped, owner.file, changes)
    checked = convert(document, Tables)
    for faults in TABLE_CHECKS:
        refuse_faults(document.file, faults(checked))
    return checked


def _build_scenario(document: Document, owner: Document) -> Scenario:
    tables = _load_tables(owner)
    scenario = convert(document, Scenario)
    for faults in SCENARIO_CHECKS:
        refuse_faults(document.file, faults(scenario, tables))
    return scenario
