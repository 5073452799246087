"""Unit types, tables, maps and scenarios as values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from bellona.gamekit.data_files import DataTable, Sourced
from bellona.gamekit.hex_names import column_row, hex_names

# Words

Side: TypeAlias = Literal["rome", "carthage"]
UnitClass: TypeAlias = Literal["foot", "cavalry", "elephant"]
Facing: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
Box: TypeAlias = Literal["Initiative", "Combat", "Recovery", "Cavalry", "Movement", "Elephants", "Furor", "Fortuna"]
ElephantResult: TypeAlias = Literal["no_effect", "halted", "enraged", "stampede"]

SLUGS = ("zama", "po", "beneventum", "trebbia")
MAPS = ("side_a", "side_b")
SIDES: tuple[Side, Side] = ("rome", "carthage")
FACINGS: tuple[Facing, ...] = ("N", "NE", "SE", "S", "SW", "NW")
COLUMNS, ROWS = 30, 20
HOME_ROW: Mapping[Side, int] = {"rome": ROWS, "carthage": 1}
HEXES = hex_names(COLUMNS, ROWS)

# Every number ends up in one byte of the position.
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
DieFace: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
HitNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6)]


# Values


class UnitType(Sourced, frozen=True):
    """The printed values of one type's counters, and the rules about the type."""

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


class TargetClasses(Sourced, frozen=True):
    """The kinds of target in the missile table, with the unit types of each."""

    classes: Mapping[str, tuple[str, ...]]


class MissileRow(Sourced, frozen=True):
    """The highest die that hits each target class, for one shooter by range."""

    range1: Mapping[str, HitNumber]
    range2: Mapping[str, HitNumber] = {}


class Support(Sourced, frozen=True):
    """The families whose units support each other."""

    families: tuple[str, ...]


class Interpenetration(Sourced, frozen=True):
    """The unit types that pass friends without Disorder."""

    free_with_everybody: tuple[str, ...]
    free_between: tuple[tuple[str, str], ...]


class ElephantTable(Sourced, frozen=True):
    """What each die from 1 to 6 does to an elephant."""

    results: Annotated[tuple[ElephantResult, ...], Meta(min_length=6, max_length=6)]


class CommandBoxes(Sourced, frozen=True):
    """Where command points may lie, and how many."""

    rome: tuple[Box, ...]
    carthage: tuple[Box, ...]
    points_per_box: Positive
    exceptions: Mapping[Box, Small]
    leader_points: tuple[Positive, Positive]

    def of(self, side: Side) -> tuple[Box, ...]:
        """The boxes of one side, in the order of its card."""
        return self.rome if side == "rome" else self.carthage

    def limit(self, box: Box) -> int:
        """The most points that may lie in a box."""
        return self.exceptions.get(box, self.points_per_box)


class Commander(Sourced, frozen=True):
    """The abilities of every commander, whatever his points."""

    movement: Positive
    radius_per_point: Positive
    rout_points: Small
    dies_on: tuple[DieFace, ...]


class Terrain(Sourced, frozen=True):
    """The kinds of ground that maps may show."""

    names: tuple[str, ...]


class Tables(Sourced, frozen=True):
    """Everything that is the same in all battles; provenance is for values without their own."""

    types: Mapping[str, UnitType]
    target_classes: TargetClasses
    missile: Mapping[str, MissileRow]
    support: Support
    interpenetration: Interpenetration
    elephant_table: ElephantTable
    command_boxes: CommandBoxes
    commander: Commander
    terrain: Terrain


class BattleMap(Sourced, frozen=True):
    """A map drawn with one sign per hex, row 01 first."""

    rows: tuple[str, ...]
    legend: Mapping[str, str]

    def terrain(self, hex_id: str) -> str:
        """The ground in a hex."""
        column, row = column_row(hex_id)
        return self.legend[self.rows[row - 1][column - 1]]


class Date(DataTable, frozen=True):
    """The day of a battle, as far as it is known."""

    bc: Annotated[int, Meta(ge=1)]
    month: Annotated[int, Meta(ge=1, le=12)] | None = None
    day: Annotated[int, Meta(ge=1, le=31)] | None = None


class RoutLevel(DataTable, frozen=True):
    """The rout points at which each side has lost."""

    rome: Positive
    carthage: Positive

    def of(self, side: Side) -> int:
        """The level of one side."""
        return self.rome if side == "rome" else self.carthage


class Leader(DataTable, frozen=True):
    """The commander of an army in one battle."""

    name: str
    full_name: str
    points: Positive
    default_unit: str
    portrait: str = ""
    """His face among the portraits."""


class Contingent(DataTable, frozen=True):
    """All units of one type in an army."""

    count: Small
    note: str = ""
    provenance: str = ""


class Army(DataTable, frozen=True):
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


class Ambush(DataTable, frozen=True):
    """One unit of this type may be held back, to enter over the enemy's edge."""

    side: Side
    type: str


class Special(DataTable, frozen=True):
    """The rules that hold in one battle only."""

    elephants_box: bool = True
    breakthrough: bool = False
    ambush: Ambush | None = None


class StartingUnit(DataTable, frozen=True):
    """A unit with its default place."""

    id: str
    side: Side
    type: str
    hex: str
    facing: Facing
    disorder: int


class Scenario(Sourced, frozen=True):
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

    def army(self, side: Side) -> Army:
        """The army of one side."""
        return self.rome if side == "rome" else self.carthage

    def cost(self, hex_id: str) -> int:
        """The movement points to enter a hex; 0 where nobody can."""
        return self.terrain_cost[self.map.terrain(hex_id)]

    def starting_units(self) -> tuple[StartingUnit, ...]:
        """All units in their default places, Rome first, in the order of battle."""
        return tuple(unit for side in SIDES for unit in _starting_units(side, self.army(side)))


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
