"""Map, regions, tables and wars as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from bellona.gamekit.data_files import DataTable, Sourced
from bellona.gamekit.hex_names import column_row, hex_names

# Words

Side: TypeAlias = Literal["rome", "carthage"]
Owner: TypeAlias = Literal["rome", "carthage", "syracuse"]
Terrain: TypeAlias = Literal["sea", "coast", "land", "mountain", "coast_mountain"]
Walls: TypeAlias = Literal["town", "city", "great_city"]
Outcome: TypeAlias = Literal[
    "no_effect", "revolt", "illyrian_war", "alliance", "syracuse_to", "defection", "south_defects"
]

SLUGS = ("first_war", "second_war", "third_war")
SIDES: tuple[Side, Side] = ("rome", "carthage")
TERRAINS: tuple[Terrain, ...] = ("sea", "coast", "land", "mountain", "coast_mountain")
WALLS: tuple[Walls, ...] = ("town", "city", "great_city")
COASTAL = ("coast", "coast_mountain")
OPEN = ("coast", "land")
"""Where points may stay: neither at sea nor in mountains."""
ODDS = ("1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1", "9:1")
COMBAT_DICE = range(-4, 10)
ATTRITION_DICE = range(-1, 10)
COLUMNS, ROWS = 38, 19
MOST_PLACES, MOST_PLACES_OF_REGION, MOST_ITEMS, MOST_ROWS, MOST_SPOTS = 96, 16, 40, 16, 6
HEXES = hex_names(COLUMNS, ROWS)
"""Every hex in the order of the engine's numbers."""
SYRACUSE, ILLYRIA = "syracuse", "illyria"
"""The regions that rules call by name."""

# Every number ends up in one or two bytes of the position.
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Modifier: TypeAlias = Annotated[int, Meta(ge=-9, le=9)]
Large: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]


def hexes_of_side(side: str) -> tuple[str, str]:
    """The two hexes of a side, written 2908/2909."""
    one, _, other = side.partition("/")
    return one, other


def leader_number(name: str) -> int:
    """The number of a leader: those of Rome from 0, those of Carthage from 8."""
    return 8 * "RC".index(name[0]) + ord(name[2]) - ord("A")


# Values


class Place(DataTable, frozen=True):
    """A town or city."""

    name: str
    walls: Walls


class Chart(Sourced, frozen=True):
    """The map, drawn with one sign per hex, row 01 first; sides between coastal hexes are open to all unless listed."""

    terrain: tuple[str, ...]
    regions: tuple[str, ...]
    sea_sides: tuple[str, ...]
    land_sides: tuple[str, ...]
    rome: str
    carthage: str
    syracuse: str
    legend: Mapping[str, Terrain]
    ferries: Mapping[str, str]
    places: Mapping[str, Place]

    def terrain_of(self, hex_id: str) -> Terrain:
        """What a hex is made of."""
        column, row = column_row(hex_id)
        return self.legend[self.terrain[row - 1][column - 1]]

    def sign_of(self, hex_id: str) -> str:
        """The sign of the region of a hex."""
        column, row = column_row(hex_id)
        return self.regions[row - 1][column - 1]


class Region(Sourced, frozen=True):
    """A region: its name on the map, its sign in the rows, its value and who may never recruit there."""

    name: str
    sign: Annotated[str, Meta(min_length=1, max_length=1)]
    value: Positive
    barred: tuple[Side, ...] = ()
    south: bool = False


class Combat(Sourced, frozen=True):
    """Percent lost by attacker and defender: by odds, one cell per modified die."""

    odds: Mapping[str, str]

    def cells(self, odds: str) -> list[str]:
        """The cells of one column of odds, from the lowest die."""
        return self.odds.get(odds, "").split()


class Attrition(Sourced, frozen=True):
    """Percent lost by modified die, from the lowest."""

    percents: Annotated[tuple[Percent, ...], Meta(min_length=len(ATTRITION_DICE), max_length=len(ATTRITION_DICE))]


class DiplomacyRow(DataTable, frozen=True):
    """What happens up to a modified die; the last row has none."""

    result: Outcome
    highest: Annotated[int, Meta(ge=-999, le=999)] | None = None
    side: Side | None = None
    region: str | None = None


class DiplomacyTable(Sourced, frozen=True):
    """The rows of a diplomacy table, from the lowest die."""

    rows: Annotated[tuple[DiplomacyRow, ...], Meta(min_length=1, max_length=MOST_ROWS)]


class Diplomacy(DataTable, frozen=True):
    """The two diplomacy tables."""

    one: DiplomacyTable
    two: DiplomacyTable


class WallModifiers(Sourced, frozen=True):
    """What walls add to the die of an attack on land points inside."""

    town: Modifier
    city: Modifier
    great_city: Modifier

    def of(self, walls: Walls) -> int:
        """The modifier of one kind of walls."""
        return {"town": self.town, "city": self.city, "great_city": self.great_city}[walls]


class Points(DataTable, frozen=True):
    """Land and naval points."""

    land: Small
    naval: Small


class Counters(Sourced, frozen=True):
    """The most points in play."""

    rome: Points
    carthage: Points
    syracuse: Points

    def of(self, owner: Owner) -> Points:
        """The points of one owner."""
        return {"rome": self.rome, "carthage": self.carthage, "syracuse": self.syracuse}[owner]


class Leaders(Sourced, frozen=True):
    """The value of every leader, by name: R-A to R-H and C-A to C-H."""

    values: Mapping[Annotated[str, Meta(pattern="^[RC]-[A-H]$")], Annotated[int, Meta(ge=1, le=9)]]


class Tables(Sourced, frozen=True):
    """Everything that is the same in all wars; provenance is for values without their own."""

    map: Chart
    regions: Mapping[str, Region]
    combat: Combat
    attrition: Attrition
    diplomacy: Diplomacy
    walls: WallModifiers
    counters: Counters
    leaders: Leaders

    def region_of(self, hex_id: str) -> str | None:
        """The slug of the region of a hex, None at sea."""
        sign = self.map.sign_of(hex_id)
        return next((slug for slug, region in self.regions.items() if region.sign == sign), None)


class Years(DataTable, frozen=True):
    """The first and the last year of a war, BC."""

    first: Annotated[int, Meta(ge=1, le=999)] = msgspec.field(name="from")
    last: Annotated[int, Meta(ge=1, le=999)] = msgspec.field(name="to")


class Pair(DataTable, frozen=True):
    """A number for each side."""

    rome: Large
    carthage: Large

    def of(self, side: Side) -> int:
        """The number of one side."""
        return self.rome if side == "rome" else self.carthage


class Alignments(DataTable, frozen=True):
    """The regions that begin the war on a side; all others are neutral."""

    rome: tuple[str, ...] = ()
    carthage: tuple[str, ...] = ()

    def of(self, side: Side) -> tuple[str, ...]:
        """The regions of one side."""
        return self.rome if side == "rome" else self.carthage


class Special(DataTable, frozen=True):
    """The rules that hold in one war only."""

    roman_seamanship: Modifier = 0
    shipyards_wanted: Annotated[int, Meta(ge=0, le=6)] = 0
    three_lost_for_good: tuple[Side, ...] = ()
    only_carthage_falls: bool = False


class Victory(DataTable, frozen=True):
    """The least points of each level, and those that win at once in one's own taxation phase (0 for none)."""

    marginal: Large
    substantial: Large
    decisive: Large
    automatic: Large = 0


class SetupLine(DataTable, frozen=True):
    """Points and leaders for a hex, or for any hex of a region with the hex as a suggestion."""

    side: Owner
    hex: str
    region: str | None = None
    instead: Annotated[tuple[str, ...], Meta(max_length=MOST_SPOTS - 1)] = ()
    """Other hexes for the suggested set-up, which chooses one at random."""
    apart: Annotated[Mapping[str, Small], Meta(max_length=MOST_SPOTS)] = {}
    """Where it may set land points apart, and how many at most."""
    land: Small = 0
    naval: Small = 0
    leaders: tuple[str, ...] = ()


class Scenario(Sourced, frozen=True):
    """A war: who holds what, who stands where, and how it ends."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
    years: Years
    diplomacy: Literal["one", "two", "none"]
    most_leaders: Pair
    treasury: Pair
    align: Alignments
    setup: tuple[SetupLine, ...]
    turn_limit: Large = 0
    playout_turns: Annotated[int, Meta(ge=1, le=999)] = 24
    hidden_stacks: bool = False
    without: tuple[str, ...] = ()
    names: Mapping[str, str] = {}
    """The man whom a leader stands for, by his letter: his portrait, or a name."""
    closed: tuple[str, ...] = ()
    closed_until_illyrian_war: tuple[str, ...] = ()
    special: Special = Special()
    victory: Victory | None = None

    def starting_side(self, region: str) -> Side | None:
        """The side a region begins on, None if it is neutral."""
        return next((side for side in SIDES if region in self.align.of(side)), None)
