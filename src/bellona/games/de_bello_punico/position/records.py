"""The position of a battle: one flat record, and the field it is fought on.

Two sides, Rome 0 and Carthage 1. Pieces are the units 0-63 and the two commanders, COMMANDER + side.
`Field` holds what never changes in a battle (map, types, tables, scenario); `Battle` everything that does.
"""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.record import FLAG, Array, among, i1, i2, record, times, within
from bellona.kernel.results import f8

HEXES = 600
UNITS = 64
KINDS = 16
COMMANDER = 64
GROUPS = 28
GROUP_HEXES = 32
TRAIL = 96
SCENARIOS = 4
FEATURES = 20
IMPULSES = 8
MOST_TURNS, MOST_ROUT, MOST_NUMBER, MOST_DISORDER = 99, 999, 999, 9
MOST_POINTS = 99
"""Of movement, and hexes run."""
MOST_MARKERS = 99
MOST_QUEUED, MOST_TESTS = 9999, 99
"""Flights and elephant tests that may come together."""

ROME, CARTHAGE, NOBODY = 0, 1, 2
FOOT, CAVALRY, ELEPHANT = 0, 1, 2

NONE = -1
HIDDEN = -2


SIDE = within(ROME, CARTHAGE)
SIDE_OR_NONE = within(NONE, CARTHAGE)
HEX = within(NONE, HEXES - 1, below="hexes")
UNIT = within(NONE, UNITS - 1)


class Phase(IntEnum):
    """The parts of a turn (3.1), before and after the battle included."""

    SETUP = 0
    STRATEGIC = 1
    INITIATIVE = 2
    OPERATIONS = 3
    OVER = 4


class Ask(IntEnum):
    """The current question."""

    NOTHING = 0
    DEPLOY = 1
    HOLD = 2
    POST = 3
    PLACE = 4
    ORDER = 5
    REROLL = 6
    TEST = 7
    STAMPEDE = 8
    VICTIM = 9
    MOVE = 10
    BOOST = 11
    SHOOT = 12
    ATTACK = 13
    RETREAT = 14
    ESCAPE = 15
    COMMIT = 16
    SUPPORT = 17
    PURSUIT = 18
    ADVANCE = 19
    REFUGE = 20
    RECOVER = 21


class Box(IntEnum):
    """The command boxes (4.1)."""

    INITIATIVE = 0
    COMBAT = 1
    RECOVERY = 2
    CAVALRY = 3
    MOVEMENT = 4
    FUROR = 5
    ELEPHANTS = 6
    FORTUNA = 7


BOXES = 8


class Status(IntEnum):
    """Where a unit is. ABSENT slots of the record hold no unit at all."""

    ABSENT = 0
    ON_MAP = 1
    WAITING = 2
    HELD = 3
    PURSUING = 4
    GONE = 5


class Life(IntEnum):
    """The state of a commander."""

    ALIVE = 0
    DEAD = 1
    AWAY = 2


class Die(IntEnum):
    """What a die that may still be rerolled was rolled for."""

    NOTHING = 0
    INITIATIVE = 1
    MISSILE = 2
    ATTACK = 3
    DEFENCE = 4
    ELEPHANT = 5
    CASUALTY = 6


class Passage(IntEnum):
    """How a unit passes through a friend (7.1)."""

    DISORDERED = 0
    LIGHT_FOOT = 1
    OPEN_LINES = 2


class Stage(IntEnum):
    """How far an attack has come (R7)."""

    NOTHING = 0
    DECLARED = 1
    RETREAT = 2
    ESCAPE = 3
    ATTACKER_POINT = 4
    DEFENDER_POINT = 5
    ATTACKER_SUPPORT = 6
    DEFENDER_SUPPORT = 7
    DICE = 8
    ATTACKER_REROLL = 9
    DEFENDER_REROLL = 10
    RESULT = 11
    PURSUIT = 12
    ADVANCE = 13


@record
class Kind:
    """A type of unit, as its counter and the tables describe it."""

    combat: i2
    movement: i2
    morale: i2
    reach: i2
    rout_points: i2
    rear_bonus: i2
    family: i2
    move_family: i2
    arm: i2
    may_decline_advance: i2
    blocks_fugitives: i2
    vanishes: i2
    mercenary: i2


@record
class Field:
    """The ground, the tables and the terms of one scenario."""

    scenario: i2
    """Place among the shipped scenarios from 1, 0 for a designer's own."""
    cols: i2
    rows: i2
    hexes: i2
    neighbour: Array[i2] = times(HEXES, 6)
    q: Array[i2] = times(HEXES)
    r: Array[i2] = times(HEXES)
    cost: Array[i2] = times(HEXES)
    ring: Array[i2] = times(HEXES, 12)
    """The hexes at distance two, clockwise from straight north."""
    between: Array[i2] = times(HEXES, 12, 2)
    """The two hexes beside the line to each of them; one twice where the line runs through it."""
    home: Array[i2] = times(2, HEXES)
    """Least movement points off the map over a side's own edge."""
    home_order: Array[i2] = times(2, HEXES)
    """The hexes from which that edge can be reached, nearest first."""
    home_count: Array[i2] = times(2)
    edge: Array[i2] = times(2, HEXES)
    """1 where a hex lies on a side's own edge."""
    ahead: Array[i2] = times(2)
    """The facing towards the enemy's edge."""
    kinds: Array[Kind] = times(KINDS)
    passes: Array[i2] = times(KINDS, KINDS)
    """How two types pass each other, a Passage."""
    missiles: Array[i2] = times(KINDS, 2, KINDS)
    """The highest die that hits: shooter, range less one, target."""
    elephant_results: Array[i2] = times(7)
    turns: i2
    rout_level: Array[i2] = times(2)
    draw_winner: i2
    points: Array[i2] = times(2)
    box_limit: Array[i2] = times(2, BOXES)
    commander_movement: i2
    commander_rout_points: i2
    commander_dies: Array[i2] = times(7)
    radius_per_point: i2
    tests_allowed: i2
    ambush: i2
    """The type of which one unit may be held back, counted from 1; 0 for none."""
    breakthrough: i2
    setup_first: i2
    facing: Array[i2] = times(2)
    unit_count: i2
    unit_kind: Array[i2] = times(UNITS)
    unit_side: Array[i2] = times(UNITS)
    unit_number: Array[i2] = times(UNITS)
    unit_group: Array[i2] = times(UNITS)
    unit_hex: Array[i2] = times(UNITS)
    unit_disorder: Array[i2] = times(UNITS)
    group_size: Array[i2] = times(GROUPS)
    group_units: Array[i2] = times(GROUPS)
    group_hex: Array[i2] = times(GROUPS, GROUP_HEXES)
    commander_unit: Array[i2] = times(2)
    judgement: Array[f8] = times(FEATURES)
    """What the features of a position are worth (`features.py`)."""


ON_MAP = ("status", {int(Status.ON_MAP): (0, HEXES - 1)})
PURSUING = ("status", {int(Status.PURSUING): (0, HEXES - 1)})
"""A piece on the map has a hex."""
ASKED = {int(ask): (ROME, CARTHAGE) for ask in Ask if ask != Ask.NOTHING}
"""A question has a seat."""


@record
class Unit:
    """One unit; the last fields record this turn, this movement and this impulse."""

    status: i2 = among(Status)
    kind: i2 = within(0, KINDS - 1)
    side: i2 = SIDE
    number: i2 = within(0, MOST_NUMBER)
    hex: i2 = within(NONE, HEXES - 1, below="hexes", by=ON_MAP)
    facing: i2 = within(0, 5)
    disorder: i2 = within(0, MOST_DISORDER)
    exit_hex: i2 = within(NONE, HEXES - 1, below="hexes", by=PURSUING)
    panicked: i1 = FLAG
    panic_turn: i2 = within(NONE, MOST_TURNS)
    due: i2 = within(0, MOST_QUEUED)
    """Place in the queue of flights, 0 if none is due."""
    halted: i1 = FLAG
    stampeding: i1 = FLAG
    shot: i1 = FLAG
    points: i1 = within(0, MOST_POINTS)
    """Movement points left."""
    moved: i1 = FLAG
    """Its movement of this impulse is over."""
    began_in_zoc: i1 = FLAG
    barred: i1 = FLAG
    """It left an enemy zone of control and may not attack."""
    stopped: i1 = FLAG
    run: i1 = within(0, MOST_POINTS)
    """Hexes entered in a straight line, with no turn after them."""
    given: i1 = FLAG
    """A command point was given to it in this impulse."""
    backed: i1 = FLAG
    """A Combat point is with it."""
    attacked: i1 = FLAG
    retreated: i1 = FLAG
    supported: i1 = FLAG
    named: i1 = within(0, MOST_TESTS)
    """Place in the queue of elephant tests, 0 if none is due."""


@record
class Commander:
    """The leader of a side."""

    life: i2 = among(Life)
    hex: i2 = HEX
    points: i1 = within(0, MOST_POINTS)
    moved: i1 = FLAG
    stopped: i1 = FLAG
    shaken: i1 = FLAG
    """A casualty roll is due."""
    adrift: i1 = FLAG
    """His unit is lost and he must find another."""


ATTACKING = {int(stage): (0, UNITS - 1) for stage in Stage if stage != Stage.NOTHING}
"""An attack under way is that of a unit."""
ATTACKED = {int(stage): (0, UNITS - 1) for stage in Stage if Stage.DECLARED <= stage <= Stage.RESULT} | {
    int(stage): (0, COMMANDER + 1) for stage in (Stage.DECLARED, Stage.ESCAPE)
}
"""It is aimed at a unit, or at a commander alone, who gets away or does not."""


@record
class Attack:
    """The attack being resolved."""

    stage: i2 = among(Stage)
    attacker: i2 = within(NONE, UNITS - 1, by=("stage", ATTACKING))
    target: i2 = within(NONE, COMMANDER + 1, by=("stage", ATTACKED))
    hex: i2 = HEX
    """Where the target stood."""
    charge: i2 = within(0, 2)
    dice: Array[i2] = times(2, each=within(0, 6))
    support: Array[i2] = times(2, each=within(0, 7))
    """Supporters named, a bit for each rear hex clockwise: attacker's, defender's."""


@record
class Battle:
    """A position. `at` and `zoc` follow from the units and are stored for speed."""

    scenario: i2 = within(0, SCENARIOS, same="scenario")
    turn: i2 = within(0, MOST_TURNS)
    phase: i2 = among(Phase)
    impulse: i2 = within(0, IMPULSES, by=("phase", {int(Phase.OPERATIONS): (1, IMPULSES)}))
    first: i2 = within(NONE, CARTHAGE, by=("phase", {int(Phase.OPERATIONS): (ROME, CARTHAGE)}))
    ask: i2 = among(Ask)
    seat: i2 = within(NONE, CARTHAGE, by=("ask", ASKED))
    winner: i2 = within(NONE, NOBODY)
    ready: Array[i1] = times(2, each=FLAG)
    """Who has finished the set-up."""
    hold_asked: i1 = FLAG
    unplaced: Array[i2] = times(2, each=within(0, MOST_MARKERS))
    boxes: Array[i2] = times(2, BOXES, each=within(0, MOST_MARKERS))
    vacuus: Array[i2] = times(2, each=within(HIDDEN, BOXES - 1))
    """The box of the false point: NONE while it is in hand, HIDDEN in the other seat's view."""
    rout: Array[i2] = times(2, each=within(0, MOST_ROUT))
    ever_panicked: Array[i2] = times(2, each=FLAG)
    initiative: Array[i2] = times(2, each=within(0, 6))
    initiative_asked: Array[i2] = times(2, each=FLAG)
    die: i2 = among(Die)
    die_side: i2 = SIDE_OR_NONE
    die_value: i2 = within(0, 6)
    die_asked: i1 = FLAG
    moving: i2 = within(NONE, COMMANDER + 1)
    guest: i2 = UNIT
    """The unit that is inside a friend's hex, on its way through."""
    charges: i2 = within(0, UNITS)
    boosts: i2 = within(0, UNITS)
    boost_family: i2 = within(NONE, KINDS)
    named: i2 = within(0, MOST_TESTS)
    tests_over: i1 = FLAG
    fugitives_over: i1 = FLAG
    testing: i2 = UNIT
    raging: i2 = UNIT
    shooter: i2 = UNIT
    shot_at: i2 = UNIT
    pursuer: i2 = UNIT
    quarry: i2 = UNIT
    pursuit_on: i1 = FLAG
    trail: Array[i2] = times(TRAIL, each=HEX)
    trail_count: i2 = within(0, TRAIL)
    trail_place: i2 = within(0, TRAIL, upto="trail_count")
    trail_leaves: i1 = FLAG
    flights: i2 = within(0, MOST_QUEUED)
    attack: Attack
    commanders: Array[Commander] = times(2)
    units: Array[Unit] = times(UNITS)
    at: Array[i2] = times(HEXES, each=UNIT)
    zoc: Array[i1] = times(2, HEXES, each=within(0, UNITS))
