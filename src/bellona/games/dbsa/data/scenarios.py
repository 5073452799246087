"""Tables, armies and battles: read from their files or from the name of a free battle, checked, and given as values."""

from __future__ import annotations

from msgspec.structs import replace

from bellona.gamekit.data_files import (
    DataError,
    Document,
    Own,
    checked,
    contents,
    convert,
    owner_file,
    owners_file,
    owners_tables,
    refuse_faults,
    refuse_unknown_names,
    shipped_document,
)
from bellona.kernel.rules import enforces

from ..actions.formation import draw_up
from .checks import FIELD_CHECKS, GROUND_CHECKS, TABLE_CHECKS, TERRAIN_CHECKS
from .generator import ground
from .values import HIGHEST_SEED, SIDES, SLUGS, Field, Host, Piece, Tables

_OWNERS = {"": {*Tables.__struct_fields__, "scenarios"}, "scenarios": set(SLUGS)}
"""The names that an owner's file may use."""
RANDOM = "random-"


def scenario_slugs() -> tuple[str, ...]:
    """The fields that come with the game."""
    return SLUGS


def army_slugs() -> tuple[str, ...]:
    """The armies that come with the game."""
    return tuple(shipped_document(__package__, "armies.toml").data["armies"])


def load_tables(override: Own | None = None) -> Tables:
    """The tables and armies of the game, with an owner's overriding values."""
    return _load_tables(owner_file(override, _OWNERS))


def load_field(name: str, override: Own | None = None) -> Field:
    """The battle of a name: a shipped field, `FIELD:ARMY:ARMY`, `random-SEED` or `random-SEED:ARMY:ARMY`."""
    owner = owner_file(override, _OWNERS)
    tables = _load_tables(owner)
    place, *armies = name.split(":")
    if len(armies) not in (0, len(SIDES)):
        raise _no_such(name, "a free battle is written FIELD:ARMY:ARMY, amber's army first.")
    for army in armies:
        if army not in tables.armies:
            raise DataError(name, "", "UnknownArmy", f"there is no army {army!r}; there is {', '.join(tables.armies)}.")
    if place.startswith(RANDOM):
        return _complete(_random_field(name, place, owner), armies, tables, name)
    return _complete(_shipped_field(place, owner), armies, tables, name)


def load_field_file(own: Own, override: Own | None = None) -> Field:
    """A designer's own battle."""
    document = contents(own)
    tables = _load_tables(owner_file(override, _OWNERS))
    return _complete(convert(document, Field), [], tables, document.file)


def on_ground(field: Field, terrain: tuple[Piece, ...], tables: Tables) -> Field:
    """The same battle on other ground."""
    changed = replace(field, terrain=terrain)
    for faults in TERRAIN_CHECKS:
        refuse_faults("", faults(changed, tables))
    return changed


def armies_of(field: Field, tables: Tables) -> Tables:
    """The tables with the armies of a field among the others."""
    return replace(tables, armies={**tables.armies, **field.armies}) if field.armies else tables


def _load_tables(owner: Document) -> Tables:
    troops, armies = shipped_document(__package__, "troops.toml"), shipped_document(__package__, "armies.toml")
    shipped = Document("troops.toml", troops.data | armies.data)
    for section in ("troops", "terrain"):
        refuse_unknown_names(owner, section, shipped.data[section].keys())
    return checked(owners_tables(shipped, owner, "scenarios"), Tables, TABLE_CHECKS)


def _no_such(name: str, sentence: str) -> DataError:
    return DataError(name, "", "UnknownScenario", sentence)


def _shipped_field(slug: str, owner: Document) -> Field:
    if slug not in SLUGS:
        raise _no_such(slug, f"the fields of this game are {', '.join(SLUGS)}, and {RANDOM}SEED.")
    return convert(owners_file(__package__, owner, "fields", slug, "scenarios"), Field)


def _random_field(name: str, place: str, owner: Document) -> Field:
    seed = place.removeprefix(RANDOM)
    if not seed.isascii() or not seed.isdigit() or str(int(seed)) != seed or int(seed) > HIGHEST_SEED:
        raise _no_such(name, f"the seed of generated ground is a number from 0 to {HIGHEST_SEED}, not {seed!r}.")
    plain = _shipped_field(SLUGS[0], owner)
    amber, teal = (Host(plain.host(side).army, plain.host(side).edge) for side in SIDES)
    return Field(place.replace("-", "_"), amber, teal, ground(int(seed)))


@enforces("R5")
def _complete(field: Field, armies: list[str], tables: Tables, file: str) -> Field:
    """The battle with these armies if any are named, checked, and with a deployment for a host that has none."""
    if armies:
        amber, teal = Host(armies[0], "south"), Host(armies[1], "north")
        field = replace(field, amber=amber, teal=teal, fixed_edges=False, provenance={})
    tables = armies_of(field, tables)
    for faults in FIELD_CHECKS:
        refuse_faults(file, faults(field, tables))
    field = draw_up(field, tables)
    for check in GROUND_CHECKS:
        refuse_faults(file, check(field, tables))
    return field
