"""Unit types, tables, maps and scenarios: read from TOML, checked, and given out as values."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Set
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

# --- words --------------------------------------------------------------------------------------------------

Side: TypeAlias = Literal["rome", "carthage"]
UnitClass: TypeAlias = Literal["foot", "cavalry", "elephant"]
Facing: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
Box: TypeAlias = Literal[
    "Initiative", "Combat", "Recovery", "Cavalry", "Movement", "Elephants", "Furor", "Fortuna"
]
ElephantResult: TypeAlias = Literal["no_effect", "halted", "enraged", "stampede"]

SIDES: tuple[Side, Side] = ("rome", "carthage")
FACINGS: tuple[Facing, ...] = ("N", "NE", "SE", "S", "SW", "NW")
COLUMNS, ROWS = 30, 20
HOME_ROW: Mapping[Side, int] = {"rome": ROWS, "carthage": 1}
HEXES = tuple(f"{column:02}{row:02}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))

# Every number ends up in one byte of the position.
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
DieFace: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
HitNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Provenance: TypeAlias = Mapping[str, str]

FaultKind: TypeAlias = Literal[
    "Unreadable",
    "NotToml",
    "UnknownScenario",
    "UnknownMap",
    "UnknownKey",
    "MissingKey",
    "BadValue",
    "UnknownType",
    "UnknownTerrain",
    "UnknownFamily",
    "UnclassedType",
    "TwiceClassedType",
    "MissileMismatch",
    "BadMapSize",
    "UnknownMapSign",
    "MissingTerrainCost",
    "WrongSide",
    "BadHex",
    "SharedSetupHex",
    "ImpassableSetupHex",
    "TooFewHexes",
    "WrongDefault",
    "UnknownUnit",
    "LeaderPoints",
    "StartsInPanic",
    "StartsInContact",
    "CutOff",
    "RoutLevelTooHigh",
    "NoAmbushUnit",
]


class Fault(NamedTuple):
    """Something wrong in a data file, before it is known which file."""

    kind: FaultKind
    place: str
    sentence: str


class DataError(ValueError):
    """A data file that cannot be played with: which file, where in it, and what is wrong."""

    def __init__(self, file: str, place: str, kind: FaultKind, sentence: str) -> None:
        super().__init__(file, place, kind, sentence)
        self.file = file
        self.place = place
        self.kind = kind
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{', '.join(filter(None, (self.file, self.place)))}: {self.sentence}"


# --- values -------------------------------------------------------------------------------------------------


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file."""


class UnitType(_Data, frozen=True):
    """What is printed on the counters of one type, and what the rules say of the type."""

    unit_class: UnitClass = msgspec.field(name="class")
    sides: Annotated[tuple[Side, ...], Meta(min_length=1)]
    combat: Small
    movement: Positive
    morale: Positive
    missile_range: Annotated[int, Meta(ge=0, le=2)]
    rout_points: Small
    rear_bonus: Small
    support_family: str
    move_family: str
    optional_advance: bool = False
    blocks_fugitives: bool = False
    removed_on_panic: bool = False
    mercenary: bool = False
    provenance: Provenance = {}


class TargetClasses(_Data, frozen=True):
    """The kinds of target that the missile table tells apart, with the unit types of each."""

    classes: Mapping[str, tuple[str, ...]]
    provenance: Provenance = {}


class MissileRow(_Data, frozen=True):
    """The highest die that hits each target class, for one shooter by range."""

    range1: Mapping[str, HitNumber]
    range2: Mapping[str, HitNumber] = {}
    provenance: Provenance = {}


class Support(_Data, frozen=True):
    """The families whose units support each other."""

    families: tuple[str, ...]
    provenance: Provenance = {}


class Interpenetration(_Data, frozen=True):
    """The unit types that pass friends without Disorder."""

    free_with_everybody: tuple[str, ...]
    free_between: tuple[tuple[str, str], ...]
    provenance: Provenance = {}


class ElephantTable(_Data, frozen=True):
    """What each die from 1 to 6 does to an elephant."""

    results: Annotated[tuple[ElephantResult, ...], Meta(min_length=6, max_length=6)]
    elephants_per_point: Positive
    provenance: Provenance = {}


class CommandBoxes(_Data, frozen=True):
    """Where command points may lie, and how many."""

    rome: tuple[Box, ...]
    carthage: tuple[Box, ...]
    first_to_place: Side
    points_per_box: Positive
    exceptions: Mapping[Box, Small]
    leader_points: tuple[Positive, Positive]
    false_points: Small
    needs_radius: tuple[Box, ...]
    provenance: Provenance = {}

    def of(self, side: Side) -> tuple[Box, ...]:
        """The boxes of one side, in the order of its card."""
        return self.rome if side == "rome" else self.carthage

    def limit(self, box: Box) -> int:
        """The most points that may lie in a box."""
        return self.exceptions.get(box, self.points_per_box)


class Commander(_Data, frozen=True):
    """What every commander can do, whatever his points."""

    movement: Positive
    combat_bonus: Small
    radius_per_point: Positive
    rout_points: Small
    dies_on: tuple[DieFace, ...]
    provenance: Provenance = {}


class Terrain(_Data, frozen=True):
    """The kinds of ground that maps may show."""

    names: tuple[str, ...]
    provenance: Provenance = {}


class Tables(_Data, frozen=True):
    """Everything that is the same in all battles; provenance is for what has none of its own."""

    types: Mapping[str, UnitType]
    target_classes: TargetClasses
    missile: Mapping[str, MissileRow]
    support: Support
    interpenetration: Interpenetration
    elephant_table: ElephantTable
    command_boxes: CommandBoxes
    commander: Commander
    terrain: Terrain
    provenance: Provenance = {}


class BattleMap(_Data, frozen=True):
    """A map drawn with one sign a hex, row 01 first."""

    rows: tuple[str, ...]
    legend: Mapping[str, str]
    provenance: Provenance = {}

    def terrain(self, hex_id: str) -> str:
        """The ground in a hex."""
        column, row = _column_row(hex_id)
        return self.legend[self.rows[row - 1][column - 1]]


class Date(_Data, frozen=True):
    """The day of a battle, as far as it is known."""

    bc: Annotated[int, Meta(ge=1)]
    month: Annotated[int, Meta(ge=1, le=12)] | None = None
    day: Annotated[int, Meta(ge=1, le=31)] | None = None


class RoutLevel(_Data, frozen=True):
    """The rout points at which each side has lost."""

    rome: Positive
    carthage: Positive

    def of(self, side: Side) -> int:
        """The level of one side."""
        return self.rome if side == "rome" else self.carthage


class Leader(_Data, frozen=True):
    """The commander of an army in one battle."""

    name: str
    full_name: str
    points: Positive
    default_unit: str


class Contingent(_Data, frozen=True):
    """All units of one type in an army."""

    count: Small
    note: str = ""
    provenance: str = ""


class Army(_Data, frozen=True):
    """One side of a battle: who fights, and where each type may be set up."""

    facing: Facing
    leader: Leader
    order_of_battle: Mapping[str, Contingent]
    setup: Mapping[str, tuple[str, ...]]
    place_as: Mapping[str, str] = {}
    default: Mapping[str, tuple[str, ...]] = {}
    starting_disorder: Mapping[str, Small] = {}

    def label(self, code: str) -> str:
        """The type whose set-up hexes a type uses."""
        return self.place_as.get(code, code)

    def setup_hexes(self, code: str) -> tuple[str, ...]:
        """The hexes on which a type may be set up."""
        return self.setup.get(self.label(code), ())


class Ambush(_Data, frozen=True):
    """One unit of this type may be held back, to enter over the enemy's edge."""

    side: Side
    type: str


class Special(_Data, frozen=True):
    """The rules that hold in one battle only."""

    elephants_box: bool = True
    breakthrough: bool = False
    ambush: Ambush | None = None


class StartingUnit(_Data, frozen=True):
    """A unit where it stands unless its player chooses another hex."""

    id: str
    side: Side
    type: str
    hex: str
    facing: Facing
    disorder: int


class Scenario(_Data, frozen=True):
    """A battle: the field, the armies, the length and what counts as victory."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
    date: Date
    map: BattleMap
    turns: Positive
    draw: Literal["rome", "carthage", "nobody"]
    first_to_set_up: Side
    rout_level: RoutLevel
    terrain_cost: Mapping[str, Small]
    rome: Army
    carthage: Army
    special: Special = Special()
    sources: str = ""
    provenance: Provenance = {}

    def army(self, side: Side) -> Army:
        """The army of one side."""
        return self.rome if side == "rome" else self.carthage

    def cost(self, hex_id: str) -> int:
        """The movement points to enter a hex; 0 where nobody can."""
        return self.terrain_cost[self.map.terrain(hex_id)]

    def starting_units(self) -> tuple[StartingUnit, ...]:
        """All units in their default places, Rome first, in the order of battle."""
        return tuple(unit for side in SIDES for unit in _starting_units(side, self.army(side)))


def provenance_of(provenance: Provenance, path: str) -> str:
    """Where a value comes from: what is said of its dotted path, or of the nearest table above it."""
    while path and path not in provenance:
        path = path.rpartition(".")[0]
    return provenance.get(path, "")


def _starting_units(side: Side, army: Army) -> Iterator[StartingUnit]:
    for code, hexes in _default_hexes(army).items():
        disorder = army.starting_disorder.get(code, 0)
        for number, hex_id in enumerate(hexes, start=1):
            unit_id = f"{side[0].upper()}-{code}-{number}"
            yield StartingUnit(unit_id, side, code, hex_id, army.facing, disorder)


def _default_hexes(army: Army) -> dict[str, tuple[str, ...]]:
    """Where each type stands: on its default hexes, else on the first that are left of its set-up hexes."""
    taken = {hex_id for hexes in army.default.values() for hex_id in hexes}
    places = {}
    for code, contingent in army.order_of_battle.items():
        free = [hex_id for hex_id in army.setup_hexes(code) if hex_id not in taken]
        places[code] = army.default.get(code, tuple(free[: contingent.count]))
        taken.update(places[code])
    return places


# --- loading ------------------------------------------------------------------------------------------------

_SLUGS = ("zama", "po", "beneventum", "trebbia")
_MAPS = ("side_a", "side_b")


def scenario_slugs() -> tuple[str, ...]:
    """The battles of the game, from the easy ones to the one with the most special rules."""
    return _SLUGS


def load_tables(override: Path | None = None) -> Tables:
    """The tables of the game, with an owner's values laid over them."""
    return _load_tables(_owner_file(override))


def load_scenario(slug: str, override: Path | None = None) -> Scenario:
    """A battle of the game, with an owner's values laid over it."""
    if slug not in _SLUGS:
        raise DataError(slug, "", "UnknownScenario", f"the battles of this game are {', '.join(_SLUGS)}.")
    owner = _owner_file(override)
    shipped = _shipped("scenarios", f"{slug}.toml")
    document = _laid_over(shipped, owner.file, _section(owner, "scenarios", slug))
    return _build_scenario(document, owner, folder=None)


def load_scenario_file(path: Path, override: Path | None = None) -> Scenario:
    """A designer's own battle; its map is one of the game's, or a TOML file named from the same folder."""
    return _build_scenario(_outside(path), _owner_file(override), folder=path.parent)


def _load_tables(owner: _Document) -> Tables:
    shipped = _Document("tables", _shipped("types.toml").data | _shipped("tables.toml").data)
    _refuse_unknown_names(owner, "types", shipped.data["types"].keys())
    changes = {name: table for name, table in owner.data.items() if name not in ("maps", "scenarios")}
    document = _laid_over(shipped, owner.file, changes)
    tables = _convert(document, Tables)
    _refuse_faults(document.file, _table_faults(tables))
    return tables


def _build_scenario(document: _Document, owner: _Document, folder: Path | None) -> Scenario:
    tables = _load_tables(owner)
    name = document.data.get("map")
    if isinstance(name, str):
        document.data["map"] = _load_map(name, document.file, tables, owner, folder)
    scenario = _convert(document, Scenario)
    for faults in _SCENARIO_CHECKS:
        _refuse_faults(document.file, faults(scenario, tables))
    return scenario


def _load_map(name: str, named_in: str, tables: Tables, owner: _Document, folder: Path | None) -> BattleMap:
    if name in _MAPS:
        shipped = _shipped("maps", f"{name}.toml")
        document = _laid_over(shipped, owner.file, _section(owner, "maps", name))
    elif folder and name.endswith(".toml"):
        document = _outside(folder / name)
    else:
        sentence = f"there is no map {name!r}; name {' or '.join(_MAPS)}, or a .toml file."
        raise DataError(named_in, "map", "UnknownMap", sentence)
    battle_map = _convert(document, BattleMap)
    _refuse_faults(document.file, _map_faults(battle_map, tables))
    return battle_map


def _refuse_faults(file: str, faults: Iterator[Fault]) -> None:
    fault = next(faults, None)
    if fault is not None:
        raise DataError(file, fault.place, fault.kind, fault.sentence)


# --- reading TOML -------------------------------------------------------------------------------------------

_Table: TypeAlias = dict[str, Any]


class _Document(NamedTuple):
    """A file as read, with the name that errors give it."""

    file: str
    data: _Table


def _shipped(*path: str) -> _Document:
    resource = resources.files(__package__).joinpath("data", *path)
    return _Document(path[-1], _parse(path[-1], resource.read_bytes()))


def _outside(path: Path) -> _Document:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise DataError(path.name, "", "Unreadable", f"{error.strerror} ({path}).") from error
    return _Document(path.name, _parse(path.name, content))


def _parse(file: str, content: bytes) -> _Table:
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        raise DataError(file, f"byte {error.start}", "NotToml", "the text is not UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).rpartition(" (at ")
        raise DataError(file, place.rstrip(")"), "NotToml", f"{_uncapitalised(reason)}.") from error


def _uncapitalised(text: str) -> str:
    return text[:1].lower() + text[1:]


# --- an owner's own values ----------------------------------------------------------------------------------


def _owner_file(path: Path | None) -> _Document:
    """An owner's file, empty where there is none; it may name only what the game has."""
    if path is None:
        return _Document("", {})
    owner = _outside(path)
    _refuse_unknown_names(owner, "", {*Tables.__struct_fields__, "maps", "scenarios"})
    _refuse_unknown_names(owner, "maps", set(_MAPS))
    _refuse_unknown_names(owner, "scenarios", set(_SLUGS))
    return owner


def _refuse_unknown_names(owner: _Document, section: str, known: Set[str]) -> None:
    for name in _section(owner, section) if section else owner.data:
        if name not in known:
            place = f"{section}.{name}" if section else name
            raise DataError(owner.file, place, "UnknownKey", f"the game has {', '.join(sorted(known))} here.")


def _section(owner: _Document, *path: str) -> _Table:
    """A table of the owner's file, empty where he has none."""
    table = owner.data
    for depth, name in enumerate(path, start=1):
        table = table.get(name, {})
        if not isinstance(table, dict):
            raise DataError(owner.file, ".".join(path[:depth]), "BadValue", "expected a table.")
    return table


def _laid_over(document: _Document, owner: str, changes: _Table) -> _Document:
    """The document with an owner's values laid over it, and the origin of each noted."""
    if not changes:
        return document
    for path in _leaves(changes):
        _note_origin(document.data, path, f"owner's table {owner}")
    _lay_over(document.data, changes)
    return _Document(f"{document.file} as changed by {owner}", document.data)


def _leaves(table: _Table, trail: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*trail, key))
        else:
            yield (*trail, key)


def _note_origin(data: _Table, path: tuple[str, ...], origin: str) -> None:
    """Write the origin of a value into the nearest provenance above it: a text, or a table by dotted path."""
    if "provenance" in path:
        return
    table, holder, depth = data, data, 0
    for step, key in enumerate(path[:-1], start=1):
        table = table.get(key, {})
        if not isinstance(table, dict):
            break
        if "provenance" in table:
            holder, depth = table, step
    if isinstance(holder.setdefault("provenance", {}), dict):
        holder["provenance"][".".join(path[depth:])] = origin
    else:
        holder["provenance"] = origin


def _lay_over(data: _Table, changes: _Table) -> None:
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(data.get(key), dict):
            _lay_over(data[key], value)
        else:
            data[key] = value


# --- from TOML to values ------------------------------------------------------------------------------------

_Model = TypeVar("_Model", bound=Struct)

_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_KEY = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
_PLAIN_WORDS = {
    "`int`": "a whole number",
    "`int | null`": "a whole number",
    "`float`": "a fraction",
    "`str`": "a text",
    "`bool`": "true or false",
    "`array`": "a list",
    "`object`": "a table",
    "`object | null`": "a table",
}


def _convert(document: _Document, model: type[_Model]) -> _Model:
    try:
        return msgspec.convert(document.data, model)
    except msgspec.ValidationError as error:
        fault = _structural_fault(document.data, model, str(error))
        raise DataError(document.file, fault.place, fault.kind, fault.sentence) from error


def _structural_fault(data: _Table, model: type[Struct], message: str) -> Fault:
    parts = _MESSAGE.fullmatch(message)
    assert parts is not None
    place = _named_place(data, model, message, parts["path"] or "")
    key = _KEY.fullmatch(parts["what"])
    if key is None:
        return Fault("BadValue", place, _in_plain_words(parts["what"]))
    place = f"{place}.{key[2]}" if place else key[2]
    if key[1] == "contains unknown":
        return Fault("UnknownKey", place, "there is no such key.")
    return Fault("MissingKey", place, "this key is missing.")


def _in_plain_words(what: str) -> str:
    if what.startswith("Invalid enum value "):
        return f"{what.removeprefix('Invalid enum value ')} is not one of the words allowed here."
    for term, words in _PLAIN_WORDS.items():
        what = what.replace(term, words)
    return f"{_uncapitalised(what)}."


def _named_place(data: _Table, model: type[Struct], message: str, path: str) -> str:
    """The path of an error, with the name of the key where msgspec only writes `[...]`."""
    trail: list[str | int] = []
    for name, index in _STEP.findall(path):
        if index == "...":
            key, data = _key_at_fault(data, model, message, trail)
            trail.append(key)
        else:
            trail.append(name or int(index))
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in trail).removeprefix(".")


def _key_at_fault(
    data: _Table, model: type[Struct], message: str, trail: list[str | int]
) -> tuple[str, _Table]:
    """The first key of a table that gives the same error when it is alone there, and the data so reduced."""
    table: Any = data
    for step in trail:
        table = table[step]
    for key in table:
        reduced = _with_only(data, trail, key)
        try:
            msgspec.convert(reduced, model)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return key, reduced
    raise AssertionError(f"no key explains: {message}")


def _with_only(node: Any, trail: list[str | int], key: str) -> Any:
    if not trail:
        return {key: node[key]}
    copy = node.copy()
    copy[trail[0]] = _with_only(node[trail[0]], trail[1:], key)
    return copy


# --- checks of the tables -----------------------------------------------------------------------------------


def _table_faults(tables: Tables) -> Iterator[Fault]:
    yield from _class_faults(tables)
    yield from _family_faults(tables)
    yield from _interpenetration_faults(tables)
    yield from _shooter_faults(tables)
    yield from _missile_row_faults(tables)


def _class_faults(tables: Tables) -> Iterator[Fault]:
    seen: set[str] = set()
    for name, codes in tables.target_classes.classes.items():
        place = f"target_classes.classes.{name}"
        yield from _unknown_types(tables, place, codes)
        for code in codes:
            if code in seen:
                yield Fault("TwiceClassedType", place, f"{code} is in a second target class.")
            seen.add(code)
    for code in tables.types:
        if code not in seen:
            yield Fault("UnclassedType", "target_classes.classes", f"{code} is in no target class.")


def _family_faults(tables: Tables) -> Iterator[Fault]:
    for code, unit_type in tables.types.items():
        if unit_type.support_family not in tables.support.families:
            sentence = f"{unit_type.support_family!r} is not one of the support families."
            yield Fault("UnknownFamily", f"types.{code}.support_family", sentence)


def _interpenetration_faults(tables: Tables) -> Iterator[Fault]:
    exceptions = tables.interpenetration
    yield from _unknown_types(tables, "interpenetration.free_with_everybody", exceptions.free_with_everybody)
    for index, pair in enumerate(exceptions.free_between):
        yield from _unknown_types(tables, f"interpenetration.free_between[{index}]", pair)


def _shooter_faults(tables: Tables) -> Iterator[Fault]:
    """Every shooter has a row for each of its ranges, and nobody else has one."""
    for code in tables.missile:
        yield from _unknown_types(tables, f"missile.{code}", (code,))
    for code, unit_type in tables.types.items():
        row = tables.missile.get(code)
        ranges = 0 if row is None else 2 if row.range2 else 1
        if ranges != unit_type.missile_range:
            sentence = f"{code} has range {unit_type.missile_range}, but the table goes to range {ranges}."
            yield Fault("MissileMismatch", f"missile.{code}", sentence)


def _missile_row_faults(tables: Tables) -> Iterator[Fault]:
    classes = tables.target_classes.classes.keys()
    for code, row in tables.missile.items():
        for name, hits in (("range1", row.range1), ("range2", row.range2)):
            for target in sorted(classes ^ hits.keys()) if hits else ():
                what = "is not a target class" if target in hits else "has no number"
                yield Fault("MissileMismatch", f"missile.{code}.{name}", f"{target} {what}.")


def _unknown_types(tables: Tables, place: str, codes: tuple[str, ...]) -> Iterator[Fault]:
    for code in codes:
        if code not in tables.types:
            yield Fault("UnknownType", place, f"there is no unit type {code!r}.")


# --- checks of a map ----------------------------------------------------------------------------------------


def _map_faults(battle_map: BattleMap, tables: Tables) -> Iterator[Fault]:
    for sign, terrain in battle_map.legend.items():
        if terrain not in tables.terrain.names:
            yield _unknown_terrain(f"legend.{sign!r}", terrain, tables)
    if len(battle_map.rows) != ROWS:
        yield Fault("BadMapSize", "rows", f"the map has {len(battle_map.rows)} rows instead of {ROWS}.")
    for index, row in enumerate(battle_map.rows):
        if len(row) != COLUMNS:
            sentence = f"row {index + 1:02} has {len(row)} hexes instead of {COLUMNS}."
            yield Fault("BadMapSize", f"rows[{index}]", sentence)
        for sign in row:
            if sign not in battle_map.legend:
                yield Fault("UnknownMapSign", f"rows[{index}]", f"the legend does not explain {sign!r}.")


def _unknown_terrain(place: str, terrain: str, tables: Tables) -> Fault:
    names = ", ".join(tables.terrain.names)
    return Fault("UnknownTerrain", place, f"{terrain!r} is no terrain of this game ({names}).")


# --- checks of a scenario -----------------------------------------------------------------------------------

_NEIGHBOURS_OF_ODD_COLUMN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_NEIGHBOURS_OF_EVEN_COLUMN = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


class _SetupHex(NamedTuple):
    place: str
    side: Side
    hex_id: str


def _setup_hexes(scenario: Scenario) -> Iterator[_SetupHex]:
    for side in SIDES:
        for label, hexes in scenario.army(side).setup.items():
            for index, hex_id in enumerate(hexes):
                yield _SetupHex(f"{side}.setup.{label}[{index}]", side, hex_id)


def _column_row(hex_id: str) -> tuple[int, int]:
    return int(hex_id[:2]), int(hex_id[2:])


def _neighbours(hex_id: str) -> list[str]:
    """The six hexes around a hex from the north clockwise, also those beyond the edge."""
    column, row = _column_row(hex_id)
    steps = _NEIGHBOURS_OF_ODD_COLUMN if column % 2 else _NEIGHBOURS_OF_EVEN_COLUMN
    return [f"{column + right:02}{row + down:02}" for right, down in steps]


def _front(hex_id: str, facing: Facing) -> set[str]:
    around, ahead = _neighbours(hex_id), FACINGS.index(facing)
    return {around[(ahead + turn) % 6] for turn in (-1, 0, 1)}


def _terrain_cost_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for terrain in scenario.terrain_cost:
        if terrain not in tables.terrain.names:
            yield _unknown_terrain(f"terrain_cost.{terrain}", terrain, tables)
    for terrain in scenario.map.legend.values():
        if terrain not in scenario.terrain_cost:
            place = f"terrain_cost.{terrain}"
            yield Fault("MissingTerrainCost", place, f"the map shows {terrain}, but its cost is not given.")


def _type_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        army = scenario.army(side)
        for name in ("order_of_battle", "setup", "place_as", "default", "starting_disorder"):
            for code in getattr(army, name):
                yield from _unknown_types(tables, f"{side}.{name}.{code}", (code,))
        for code, label in army.place_as.items():
            yield from _unknown_types(tables, f"{side}.place_as.{code}", (label,))


def _side_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        for code in scenario.army(side).order_of_battle:
            if side not in tables.types[code].sides:
                place = f"{side}.order_of_battle.{code}"
                yield Fault("WrongSide", place, f"{code} never fights for {side.capitalize()}.")


def _hex_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    used: dict[str, str] = {}
    for place, _side, hex_id in _setup_hexes(scenario):
        if hex_id not in HEXES:
            sentence = f"{hex_id!r} is not a hex of the map (0101 to {COLUMNS}{ROWS}, column and row)."
            yield Fault("BadHex", place, sentence)
        elif hex_id in used:
            yield Fault("SharedSetupHex", place, f"the hex {hex_id} is already used by {used[hex_id]}.")
        elif not scenario.cost(hex_id):
            terrain = scenario.map.terrain(hex_id)
            yield Fault("ImpassableSetupHex", place, f"nobody can stand in {hex_id}, which is {terrain}.")
        used[hex_id] = place


def _room_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    for side in SIDES:
        army = scenario.army(side)
        needed: Counter[str] = Counter()
        for code, contingent in army.order_of_battle.items():
            needed[army.label(code)] += contingent.count
        for label, units in needed.items():
            room = len(army.setup.get(label, ()))
            if units > room:
                sentence = f"there are {units} units to set up here, but only {room} hexes."
                yield Fault("TooFewHexes", f"{side}.setup.{label}", sentence)


def _default_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    for side in SIDES:
        army = scenario.army(side)
        used: set[str] = set()
        for code, hexes in army.default.items():
            place = f"{side}.default.{code}"
            units = army.order_of_battle[code].count if code in army.order_of_battle else 0
            if units != len(hexes):
                yield Fault("WrongDefault", place, f"{len(hexes)} hexes are named for {units} units.")
            for index, hex_id in enumerate(hexes):
                if hex_id not in army.setup_hexes(code):
                    sentence = f"{hex_id} is not a set-up hex of {army.label(code)}."
                    yield Fault("WrongDefault", f"{place}[{index}]", sentence)
                if hex_id in used:
                    yield Fault("WrongDefault", f"{place}[{index}]", f"{hex_id} is named twice.")
                used.add(hex_id)


def _leader_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    fewest, most = tables.command_boxes.leader_points
    units = {(unit.side, unit.id) for unit in scenario.starting_units()}
    for side in SIDES:
        leader = scenario.army(side).leader
        if not fewest <= leader.points <= most:
            sentence = f"a leader has {fewest} to {most} points, not {leader.points}."
            yield Fault("LeaderPoints", f"{side}.leader.points", sentence)
        if (side, leader.default_unit) not in units:
            sentence = f"{side.capitalize()} has no unit {leader.default_unit!r} for its leader to join."
            yield Fault("UnknownUnit", f"{side}.leader.default_unit", sentence)


def _panic_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        for code, disorder in scenario.army(side).starting_disorder.items():
            morale = tables.types[code].morale
            if disorder >= morale:
                sentence = f"{code} has morale {morale} and would start in Panic."
                yield Fault("StartsInPanic", f"{side}.starting_disorder.{code}", sentence)


def _contact_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    owner = {setup.hex_id: setup for setup in _setup_hexes(scenario)}
    for place, side, hex_id in _setup_hexes(scenario):
        for ahead in sorted(_front(hex_id, scenario.army(side).facing) & owner.keys()):
            if owner[ahead].side != side:
                sentence = f"a unit in {hex_id} would start in contact with {owner[ahead].place}."
                yield Fault("StartsInContact", place, sentence)


def _connection_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    """Every set-up hex and both home edges lie in one passable piece of the map."""
    setup = list(_setup_hexes(scenario))
    reached = _reachable(scenario, setup[0].hex_id) if setup else set(HEXES)
    for place, _side, hex_id in setup:
        if hex_id not in reached:
            yield Fault("CutOff", place, f"there is no way from {setup[0].hex_id} to {hex_id}.")
    for side, row in HOME_ROW.items():
        if not any(f"{column:02}{row:02}" in reached for column in range(1, COLUMNS + 1)):
            yield Fault("CutOff", "map", f"there is no way to the home edge of {side.capitalize()}.")


def _reachable(scenario: Scenario, start: str) -> set[str]:
    open_hexes = {hex_id for hex_id in HEXES if scenario.cost(hex_id)}
    reached, todo = {start}, [start]
    while todo:
        fresh = open_hexes.intersection(_neighbours(todo.pop())) - reached
        reached |= fresh
        todo.extend(fresh)
    return reached


def _rout_level_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        contingents = scenario.army(side).order_of_battle.items()
        total = sum(tables.types[code].rout_points * contingent.count for code, contingent in contingents)
        if scenario.rout_level.of(side) > total:
            sentence = f"all units of {side.capitalize()} together are worth only {total} rout points."
            yield Fault("RoutLevelTooHigh", f"rout_level.{side}", sentence)


def _ambush_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    ambush = scenario.special.ambush
    if ambush is None:
        return
    yield from _unknown_types(tables, "special.ambush.type", (ambush.type,))
    contingent = scenario.army(ambush.side).order_of_battle.get(ambush.type)
    if contingent is None or not contingent.count:
        sentence = f"{ambush.side.capitalize()} has no {ambush.type} to hold back."
        yield Fault("NoAmbushUnit", "special.ambush.type", sentence)


# In this order: a check may rely on all that come before it.
_SCENARIO_CHECKS: tuple[Callable[[Scenario, Tables], Iterator[Fault]], ...] = (
    _terrain_cost_faults,
    _type_faults,
    _side_faults,
    _hex_faults,
    _room_faults,
    _default_faults,
    _leader_faults,
    _panic_faults,
    _contact_faults,
    _connection_faults,
    _rout_level_faults,
    _ambush_faults,
)
