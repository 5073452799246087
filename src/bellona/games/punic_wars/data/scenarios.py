"""Tables and wars: read from their files, checked, and given out as values."""

from __future__ import annotations

from bellona.gamekit.data_files import (
    DataError,
    Document,
    Own,
    checked,
    contents,
    owner_file,
    owners_file,
    owners_tables,
    refuse_unknown_names,
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
    return _build_scenario(owners_file(__package__, owner, "scenarios", slug), owner)


def load_scenario_file(own: Own, override: Own | None = None) -> Scenario:
    """A designer's own war, on the map of the game."""
    return _build_scenario(contents(own), owner_file(override, _OWNERS))


def _load_tables(owner: Document) -> Tables:
    regions, tables = shipped_document(__package__, "regions.toml"), shipped_document(__package__, "tables.toml")
    shipped = Document("tables", {"map": shipped_document(__package__, "map.toml").data} | regions.data | tables.data)
    refuse_unknown_names(owner, "regions", shipped.data["regions"].keys())
    return checked(owners_tables(shipped, owner, "scenarios"), Tables, TABLE_CHECKS)


def _build_scenario(document: Document, owner: Document) -> Scenario:
    return checked(document, Scenario, SCENARIO_CHECKS, _load_tables(owner))
