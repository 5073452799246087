"""Tables and scenarios: read from their files, checked, and given out as values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bellona.gamekit.data_files import (
    OWN_FILE,
    DataError,
    Document,
    Own,
    checked,
    contents,
    outside,
    owner_file,
    owners_file,
    owners_tables,
    refuse_unknown_names,
    shipped_document,
    with_owners_values,
)
from bellona.gamekit.variants import base_of, tables_varied, variants_in, varied

from .checks import SCENARIO_CHECKS, map_faults, table_faults
from .values import MAPS, SLUGS, BattleMap, Scenario, Tables

_OWNERS = {"": {*Tables.__struct_fields__, "maps", "scenarios"}, "maps": set(MAPS), "scenarios": set(SLUGS)}
"""The names that an owner's file may use."""


def scenario_slugs() -> tuple[str, ...]:
    """The battles of the game, from the easy ones to the one with the most special rules."""
    return SLUGS


def load_tables(override: Own | None = None, scenario: str = "") -> Tables:
    """The tables of the game, with those of a variant and an owner's overriding values."""
    return _load_tables(owner_file(override, _OWNERS), scenario)


def load_scenario(slug: str, override: Own | None = None) -> Scenario:
    """A battle of the game or a variant of one, with an owner's overriding values."""
    known = (*SLUGS, *variants_in(__package__))
    if slug not in known:
        raise DataError(slug, "", "UnknownScenario", f"the battles of this game are {', '.join(known)}.")
    owner, base = owner_file(override, _OWNERS), base_of(slug)
    shipped = varied(shipped_document(__package__, "scenarios", f"{base}.toml"), __package__, slug)
    built = _build_scenario(with_owners_values(shipped, owner, "scenarios", base), owner, None, slug)
    return built if slug == base else replace(built, id=slug)


def load_scenario_file(own: Own, override: Own | None = None) -> Scenario:
    """A designer's own battle; its map is one of the game's, a table, or a TOML file named from the same folder."""
    folder = own.parent if isinstance(own, Path) else None
    return _build_scenario(contents(own), owner_file(override, _OWNERS), folder, "")


def whole_scenario_file(path: Path) -> Document:
    """A designer's own battle together with its map, if that is a file too."""
    document = outside(path)
    name = document.data.get("map")
    if isinstance(name, str) and name.endswith(OWN_FILE):
        document.data["map"] = outside(path.parent / name).data
    return document


def shipped_map(name: str) -> dict[str, Any]:
    """The contents of one of the game's maps."""
    return shipped_document(__package__, "maps", f"{name}.toml").data


def _load_tables(owner: Document, scenario: str) -> Tables:
    shipped = Document(
        "tables", shipped_document(__package__, "types.toml").data | shipped_document(__package__, "tables.toml").data
    )
    refuse_unknown_names(owner, "types", shipped.data["types"].keys())
    ours = tables_varied(shipped, __package__, scenario)
    return checked(owners_tables(ours, owner, "maps", "scenarios"), Tables, (table_faults,))


def _build_scenario(document: Document, owner: Document, folder: Path | None, slug: str) -> Scenario:
    tables = _load_tables(owner, slug)
    name = document.data.get("map")
    if isinstance(name, str):
        document.data["map"] = _load_map(name, document.file, tables, owner, folder)
    elif isinstance(name, dict):
        document.data["map"] = checked(Document(document.file, name), BattleMap, (map_faults,), tables)
    return checked(document, Scenario, SCENARIO_CHECKS, tables)


def _load_map(name: str, named_in: str, tables: Tables, owner: Document, folder: Path | None) -> BattleMap:
    if name in MAPS:
        document = owners_file(__package__, owner, "maps", name)
    elif folder and name.endswith(OWN_FILE):
        document = outside(folder / name)
    else:
        sentence = f"there is no map {name!r}; name {' or '.join(MAPS)}, or a .toml file."
        raise DataError(named_in, "map", "UnknownMap", sentence)
    return checked(document, BattleMap, (map_faults,), tables)
