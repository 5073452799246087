"""Troops, tables, armies and fields as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from bellona.gamekit.data_files import DataTable, Sourced

# Words

Side: TypeAlias = Literal["amber", "teal"]
Edge: TypeAlias = Literal["north", "east", "south", "west"]
Type: TypeAlias = Literal["El", "Kn", "Cv", "LH", "Bd", "Sp", "Pk", "Wb", "Ax", "Sh"]
Terrain: TypeAlias = Literal[
    "wood", "rough", "marsh", "steep_hill", "gentle_hill", "built_up", "impassable", "river", "road"
]

SLUGS = ("open_plain", "trebbia", "cannae", "zama", "siris_fords", "samnite_valley")
SIDES: tuple[Side, Side] = ("amber", "teal")
EDGES: tuple[Edge, ...] = ("north", "east", "south", "west")
TYPES: tuple[Type, ...] = ("El", "Kn", "Cv", "LH", "Bd", "Sp", "Pk", "Wb", "Ax", "Sh")
TERRAINS: tuple[Terrain, ...] = (
    "wood", "rough", "marsh", "steep_hill", "gentle_hill", "built_up", "impassable", "river", "road",
)  # fmt: skip
"""The kinds of terrain, in the order of their numbers."""
OPPOSITE: Mapping[Edge, Edge] = {"north": "south", "east": "west", "south": "north", "west": "east"}
ELEMENTS, GENERALS = 12, 1
"""An army (R7)."""
BASE = 160
"""The width of every base, in paces."""
MOST_POINTS, MOST_AREAS, MOST_RIVERS, MOST_FORDS, MOST_ROADS = 32, 24, 4, 8, 4
HIGHEST_SEED = 999_999

# Lengths are paces and angles degrees, with at most two decimals.
Length: TypeAlias = Annotated[float, Meta(ge=0, le=9999)]
Extent: TypeAlias = Annotated[float, Meta(gt=0, le=9999)]
Angle: TypeAlias = Annotated[float, Meta(ge=0, lt=360)]
Bonus: TypeAlias = Annotated[int, Meta(ge=-9, le=9)]
Factor: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Point: TypeAlias = tuple[Length, Length]
Points: TypeAlias = tuple[Point, ...]


def hundredths(value: float) -> int:
    """A length or an angle in the engine's unit."""
    return round(value * 100)


# Tables


class Board(Sourced, frozen=True):
    """The size of the board, and how deep the deployment strip is."""

    width: Annotated[float, Meta(ge=1200, le=9999)]
    height: Annotated[float, Meta(ge=1200, le=9999)]
    strip: Extent


class Camp(Sourced, frozen=True):
    """The size of a camp."""

    width: Extent
    depth: Extent


class Losing(Sourced, frozen=True):
    """How many lost elements lose the battle."""

    elements: Annotated[int, Meta(ge=1, le=ELEMENTS)]


class Tolerance(Sourced, frozen=True):
    """The tolerances."""

    distance: Length
    angle: Angle
    move_slack: Length
    line_up: Length
    road_snap: Length
    road_angle: Angle


class RoadMoves(Sourced, frozen=True):
    """The length of a move by road, and what a die point adds to the general's."""

    limit: Extent
    extra: Length


class Troop(Sourced, frozen=True):
    """A troop type; `passes` are the types it may pass through, with a maximum per move."""

    mounted: bool
    depth: Extent
    move_good: Extent
    move_bad: Extent
    factor_foot: Factor
    factor_mounted: Factor
    hindered: bool
    passes: tuple[Type, ...] = ()
    passes_most: Annotated[int, Meta(ge=0, le=99)] = 0


class Support(DataTable, frozen=True):
    """What an element behind adds, always or only against mounted and in the attack on a camp."""

    bonus: Bonus
    only_mounted_or_camp: bool = False


class SupportTable(Sourced, frozen=True):
    """Support by the type in front and the type behind."""

    of: Mapping[Type, Mapping[Type, Support]]


class OutcomeRow(DataTable, frozen=True):
    """The fate of a loser: the first row that fits the enemy's type and the loser's own going."""

    result: Literal["destroyed", "held", "recoil"]
    by: tuple[Type, ...] = ()
    """The enemy's types, empty for any."""
    going: Literal["good", "bad", "any"] = "any"
    length: Length = 0
    rule: str = ""
    """The rule of the book that the row follows, if it follows one."""

    def fits(self, enemy: Type, bad: bool) -> bool:
        """Whether this row applies to such an enemy and such ground."""
        return (not self.by or enemy in self.by) and self.going in ("any", "bad" if bad else "good")


Rows: TypeAlias = Annotated[tuple[OutcomeRow, ...], Meta(min_length=1)]


class Outcomes(Sourced, frozen=True):
    """The rows of every type, by how it has lost."""

    less: Mapping[Type, Rows]
    half: Mapping[Type, Rows]


class TerrainKind(Sourced, frozen=True):
    """A kind of terrain: an area, or a band along a line with a default width."""

    shape: Literal["area", "line"]
    going: Literal["good", "bad", "impassable"] = "good"
    hill: bool = False
    width: Length = 0


class Army(Sourced, frozen=True):
    """Twelve elements by type, one of them with the general; years before Christ are negative."""

    name: str
    general: Type
    elements: Mapping[Type, Annotated[int, Meta(ge=1, le=ELEMENTS)]]
    years: tuple[int, int] = (0, 0)
    enemies: tuple[str, ...] = ()


class Tables(Sourced, frozen=True):
    """Everything that is the same in all battles."""

    board: Board
    camp: Camp
    losing: Losing
    tolerance: Tolerance
    road: RoadMoves
    troops: Mapping[Type, Troop]
    support: SupportTable
    outcomes: Outcomes
    terrain: Mapping[Terrain, TerrainKind]
    armies: Mapping[str, Army]


# Fields


class Ford(DataTable, frozen=True):
    """Where a river is shallow."""

    polygon: Points


class Piece(DataTable, frozen=True, omit_defaults=True):
    """A piece of terrain: an area, or a river or road with its width (0 for the usual one) and fords."""

    kind: Terrain
    polygon: Points = ()
    polyline: Points = ()
    width: Length = 0
    fords: tuple[Ford, ...] = ()
    name: str = ""
    """What an impassable piece is."""


class Placed(DataTable, frozen=True):
    """An element and its pose: the midpoint of its front edge and where it faces."""

    type: Type
    x: Length
    y: Length
    facing: Angle
    general: bool = False


class Host(DataTable, frozen=True):
    """A side: its army, its base edge, the middle of its camp along that edge, and where its elements stand.

    A missing camp or deployment is filled in.
    """

    army: str
    edge: Edge
    camp: Length | None = None
    elements: tuple[Placed, ...] = ()


class Field(Sourced, frozen=True):
    """A battle: the ground and two hosts; with fixed edges the deployment and the first bound are given too (R5)."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
    amber: Host
    teal: Host
    terrain: tuple[Piece, ...] = ()
    fixed_edges: bool = False
    first: Side = "amber"
    """Who moves first where the edges are fixed."""
    last_bound: Annotated[int, Meta(ge=0, le=9999)] = 0
    armies: Mapping[str, Army] = {}
    """Armies of this field alone."""

    def host(self, side: Side) -> Host:
        """One of the two hosts."""
        return self.amber if side == "amber" else self.teal
