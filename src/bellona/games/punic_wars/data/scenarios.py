"""Tables and wars: read from their files, checked, and given out as values."""

from __future__ import annotations

from msgspec.structs import replace

from bellona.gamekit.data_files import (
    DataError,
    Document,
    Own,
    checked,
    contents,
    owner_file,
    owners_tables,
    refuse_unknown_names,
    shipped_document,
    with_owners_values,
)
from bellona.gamekit.variants import base_of, tables_varied, variants_in, varied

from .checks import SCENARIO_CHECKS, TABLE_CHECKS
from .values import SLUGS, Scenario, Tables

_OWNERS = {"": {*Tables.__struct_fields__, "scenarios"}, "scenarios": set(SLUGS)}
"""The names that an owner's file may use."""


def scenario_slugs() -> tuple[str, ...]:
    """The wars of the game, in the order of history."""
    return SLUGS


def load_tables(override: Own | None = None, scenario: str = "") -> Tables:
    """The map and the tables of the game, with those of a variant and an owner's overriding values."""
    return _load_tables(owner_file(override, _OWNERS), scenario)


def load_scenario(slug: str, override: Own | None = None) -> Scenario:
    """A war of the game or a variant of one, with an owner's overriding values."""
    known = (*SLUGS, *variants_in(__package__))
    if slug not in known:
        raise DataError(slug, "", "UnknownScenario", f"the wars of this game are {', '.join(known)}.")
    owner, base = owner_file(override, _OWNERS), base_of(slug)
    shipped = varied(shipped_document(__package__, "scenarios", f"{base}.toml"), __package__, slug)
    built = _build_scenario(with_owners_values(shipped, owner, "scenarios", base), owner, slug)
    return built if slug == base else replace(built, id=slug)


def load_scenario_file(own: Own, override: Own | None = None) -> Scenario:
    """A designer's own war, on the map of the game."""
    return _build_scenario(contents(own), owner_file(override, _OWNERS), "")


def _load_tables(owner: Document, scenario: str) -> Tables:
    regions, tables = shipped_document(__package__, "regions.toml"), shipped_document(__package__, "tables.toml")
    shipped = Document("tables", {"map": shipped_document(__package__, "map.toml").data} | regions.data | tables.data)
    refuse_unknown_names(owner, "regions", shipped.data["regions"].keys())
    ours = tables_varied(shipped, __package__, scenario)
    return checked(owners_tables(ours, owner, "scenarios"), Tables, TABLE_CHECKS)


def _build_scenario(document: Document, owner: Document, slug: str) -> Scenario:
    return checked(document, Scenario, SCENARIO_CHECKS, _load_tables(owner, slug))
