"""The position of a battle on a free table: one flat record, and the world it is fought in.

Two sides, Amber 0 and Teal 1. Elements 0-11 are Amber's (A1-A12), 12-23 Teal's (T1-T12). Lengths are hundredths of a
pace from the south-west corner, x east and y north; angles hundredths of a degree clockwise from north. A pose is the
midpoint of the FRONT edge and a facing. `World` holds what never changes in a battle (ground, tables, terms), `Battle`
everything that does. Contacts, overlaps, supports and groups follow from the poses and are never stored; the only
stored relation is who follows whom in a column, since a column may stand in a bend.
"""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.record import FLAG, Array, among, i4, i8, record, times, within
from bellona.kernel.results import f8
from bellona.kernel.shapes import Course, Outline

PACE = 100
DEGREE = 100
TROOPS = 10
ARMY = 12
ELEMENTS = 24
AREAS = 24
RIVERS = 4
FORDS = 8
ROADS = 4

AMBER, TEAL, NOBODY = 0, 1, 2
NONE = -1

HALF = 80 * PACE
"""Half the width of every base."""
SCENARIOS = 6
FEATURES = 12
"""What is counted to judge a position."""
MOST_BOUNDS = 9999
FARTHEST = 99_999 * PACE
"""The maximum length in a document."""
LENGTH = within(-FARTHEST, FARTHEST)
ANGLE = within(0, 360 * DEGREE - 1)
NOTHING = within(0, 0)


class Kind(IntEnum):
    """The troop types, in the order of the data file."""

    EL = 0
    KN = 1
    CV = 2
    LH = 3
    BD = 4
    SP = 5
    PK = 6
    WB = 7
    AX = 8
    SH = 9


class Edge(IntEnum):
    """The edges of the board, numbered clockwise (R4)."""

    NONE = 0
    NORTH = 1
    EAST = 2
    SOUTH = 3
    WEST = 4


class Phase(IntEnum):
    """The parts of a battle: set-up, then in every bound moves, turning to face, fights."""

    EDGES = 0
    DEPLOYMENT = 1
    MOVES = 2
    FACING = 3
    FIGHTS = 4
    OVER = 5


class Ask(IntEnum):
    """The current question."""

    NOTHING = 0
    EDGES = 1
    CAMP = 2
    DEPLOY = 3
    MOVE = 4
    FACE = 5
    FIGHT = 6
    AGREE = 7


class Status(IntEnum):
    """Where an element is; ABSENT slots of the record hold no element at all."""

    ABSENT = 0
    WAITING = 1
    ON_BOARD = 2
    LOST = 3


class CampState(IntEnum):
    """The state of a camp."""

    ABSENT = 0
    STANDS = 1
    FALLEN = 2


class Reason(IntEnum):
    """Why a battle ended."""

    NONE = 0
    GENERAL = 1
    CAMP = 2
    LOSSES = 3
    AGREEMENT = 4
    LAST_BOUND = 5


class Going(IntEnum):
    """The effect of an area on those who stand in it."""

    GOOD = 0
    BAD = 1
    IMPASSABLE = 2


class Grade(IntEnum):
    """How a fight is lost (5.3)."""

    NONE = 0
    LESS = 1
    HALF = 2


class Contact(IntEnum):
    """Which edge of an enemy a front edge lies on (R29)."""

    NONE = 0
    FRONT = 1
    RIGHT = 2
    REAR = 3
    LEFT = 4


DESTROYED = -1
HELD = 0
"""Outcomes of a fight; a positive number is the length of a recoil."""


@record
class Troop:
    """A troop type."""

    mounted: i4
    depth: i4
    spread: i4
    """No point of its base lies farther from the front midpoint than this."""
    move_good: i4
    move_bad: i4
    factor_foot: i4
    factor_mounted: i4
    hindered: i4
    """1 if bad going costs it 2 in a fight."""
    passes: i4
    """The types that it may pass through, a bit for each."""
    passes_most: i4
    """How many elements it may pass through in one move."""


@record
class Area:
    """A piece of ground."""

    kind: i4
    """Place in the data file's list of terrain."""
    going: i4
    hill: i4
    outline: Outline


@record
class World:
    """The ground, the tables and the terms of one battle."""

    mark: i8
    """A number by which worlds are told apart; 0 for none."""
    scenario: i4
    """Place among the shipped scenarios from 1, 0 for any other."""
    width: i4
    height: i4
    strip: i4
    """Depth of the deployment strip."""
    touch: i4
    """The distance tolerance T."""
    angle: i4
    """The angle tolerance A."""
    slack: i4
    conform: i4
    """The most that a corner is shifted in lining up."""
    road_snap: i4
    road_angle: i4
    road_limit: i4
    road_extra: i4
    camp_half: i4
    camp_depth: i4
    losing: i4
    fixed: i4
    """1 if base edges, deployment and first bound are given (R5)."""
    first: i4
    """Who moves first where that is given."""
    last_bound: i4
    """After this bound it is a draw; 0 for no limit."""
    troops: Array[Troop] = times(TROOPS)
    outcome: Array[i4] = times(3, TROOPS, TROOPS, 2)
    """Outcome by grade, own type, enemy's type, own base in bad going."""
    outcome_cause: Array[i4] = times(3, TROOPS, TROOPS, 2)
    """The row that says so, as a Cause."""
    support: Array[i4] = times(TROOPS, TROOPS)
    """What an element behind (second) adds to one in front."""
    support_conditional: Array[i4] = times(TROOPS, TROOPS)
    """1 if it does so only against mounted or in an attack on a camp."""
    area_count: i4
    areas: Array[Area] = times(AREAS)
    river_count: i4
    rivers: Array[Course] = times(RIVERS)
    ford_count: i4
    fords: Array[Outline] = times(FORDS)
    road_count: i4
    roads: Array[Course] = times(ROADS)
    kind: Array[i4] = times(ELEMENTS)
    general: Array[i4] = times(ELEMENTS)
    edge: Array[i4] = times(2)
    """Base edges where they are given."""
    x: Array[i4] = times(ELEMENTS)
    y: Array[i4] = times(ELEMENTS)
    facing: Array[i4] = times(ELEMENTS)
    """The given deployment, or the suggested one for Amber's base edge south and Teal's north."""
    camp_at: Array[i4] = times(2)
    """The middle of a camp along its base edge, given or suggested likewise."""
    judgement: Array[f8] = times(FEATURES)
    """What each of them is worth."""


@record
class Element:
    """One element; the last fields record this bound."""

    status: i4 = among(Status)
    kind: i4 = among(Kind)
    general: i4 = FLAG
    x: i4 = LENGTH
    y: i4 = LENGTH
    facing: i4 = ANGLE
    follows: i4 = within(NONE, ELEMENTS - 1)
    """The element in front of it in a column that moved together, else NONE."""
    moved: i4 = FLAG
    fought: i4 = FLAG
    """It has fought, or an outcome has moved it."""
    braced: i4 = FLAG
    """It was contacted and had no room to turn."""
    shift: i4 = NOTHING
    """How far a recoil under trial would push it; 0 in every position."""
    to_x: i4 = NOTHING
    to_y: i4 = NOTHING
    to_facing: i4 = NOTHING
    """Where a contraction under trial would put it; 0 in every position."""


@record
class Camp:
    """A camp: a base whose front edge looks into the field."""

    state: i4 = among(CampState)
    x: i4 = LENGTH
    y: i4 = LENGTH
    facing: i4 = ANGLE


ASKED = {int(ask): (AMBER, TEAL) for ask in Ask if ask != Ask.NOTHING}
"""A question has a seat."""


@record
class Battle:
    """A position."""

    scenario: i4 = within(0, SCENARIOS, same="scenario")
    phase: i4 = among(Phase)
    ask: i4 = among(Ask)
    seat: i4 = within(NONE, TEAL, by=("ask", ASKED))
    winner: i4 = within(NONE, NOBODY)
    reason: i4 = among(Reason)
    bound: i4 = within(0, MOST_BOUNDS)
    active: i4 = within(AMBER, TEAL)
    """Whose bound it is."""
    die: i4 = within(0, 6)
    points: i4 = within(0, 6)
    """Die points left."""
    high: i4 = within(NONE, TEAL)
    """Who threw higher in the set-up, NONE if nobody threw."""
    five: i4 = among(Edge)
    six: i4 = among(Edge)
    """The edges that 5 and 6 stand for."""
    limit: i4 = within(0, MOST_BOUNDS)
    """The last bound, 0 for none."""
    edge: Array[i4] = times(2, each=among(Edge))
    lost: Array[i4] = times(2, each=within(0, ARMY))
    offered: Array[i4] = times(2, each=FLAG)
    camps: Array[Camp] = times(2)
    elements: Array[Element] = times(ELEMENTS)
