"""Actions and refusals."""

from __future__ import annotations

from enum import IntEnum

from bellona.gamekit.rule_codes import RuleCode
from bellona.kernel.record import Array, i4, i8, record, times

from ..position.records import ARMY, ELEMENTS, Camp
from .verbs import Verb as Verb

LEGS = 6
CHOICES = 512
BATCHES = 40
"""Batches of candidates that are remembered for a side: one for each single element, and those of groups."""
WAYS = 16
"""Ways of one element that are told apart."""
KEPT, KEPT_LEGS = 16, 2
"""Moves that a remembered batch can have, and their legs."""


class LegKind(IntEnum):
    """The kinds of leg a path is made of."""

    NOTHING = 0
    AHEAD = 1  # x = distance, less than 0 to the rear
    TO = 2  # x, y: the front midpoint goes there without turning
    POSE = 3  # x, y, turn: to this pose, turning on the way
    LEFT = 4  # turn = angle of a forward wheel about the left front corner
    RIGHT = 5  # turn = angle of a forward wheel about the right front corner
    ROAD = 6  # x = distance along the road
    LINE = 7  # x = enemy element (24 + side: a camp), turn = the Contact to line up with


@record
class Leg:
    """A part of a path."""

    kind: i4
    x: i4
    y: i4
    turn: i4


@record
class Action:
    """A choice. `lead` and `extra` name elements by 0-23; `movers` has a bit for each of the side's own twelve."""

    verb: i4
    movers: i4
    lead: i4
    extra: i4
    count: i4
    """Legs used; the others are zero."""
    legs: Array[Leg] = times(LEGS)


@record
class Survey:
    """What is computed once before the search for moves; a bit for each of the side's twelve elements."""

    idle: i4
    """On the board and not moved yet."""
    pinned: i4
    """Contacted on flank or rear."""
    fronted: i4
    """In contact to the front."""
    together: i4
    """Idle and in no contact at all: these may move as groups."""
    filed: i4
    """Following another in a column, or followed."""
    fought: i4
    """Of the enemy's twelve, those in contact to their front."""
    homing: i4
    """Near enough to their own camp to end a move in it."""
    joined: Array[i4] = times(ARMY)
    """Which elements each is connected with."""
    behind: Array[i4] = times(ARMY)
    """Which element each is straight behind."""
    taken: Array[i4] = times(ARMY)
    """The edges of each enemy that nobody can approach, a bit for each Contact; UNSEEN until computed."""


@record
class Way:
    """Where the centre of a base goes from one place to another."""

    x: i4
    y: i4
    to_x: i4
    to_y: i4


@record
class Scope:
    """On whom a batch of candidates depends: on its movers, and on others who stand, or come, where it has looked."""

    key: i4
    """Further facts that it depends on, as bits."""
    left: i4
    bottom: i4
    right: i4
    top: i4
    """Nobody whose base stays outside this rectangle, and clear of the lane and the ways, can be in the way."""
    x: i4
    y: i4
    facing: i4
    half: i4
    depth: i4
    """The lane that the movers can take straight ahead and back: a large base."""
    outline_left: i4
    outline_bottom: i4
    outline_right: i4
    outline_top: i4
    """A rectangle that holds all of this."""
    radius: i4
    """No point of a base that goes one of the ways is farther from it than this."""
    way_count: i4
    ways: Array[Way] = times(WAYS)
    awaited: i4
    """Elements that matter already within `reach` of `from_x`, `from_y`, a bit for each of the twenty-four."""
    from_x: i4
    from_y: i4
    reach: i4
    foe: i4
    """The enemy nearest to that place, if it matters who that is, else NONE; he was so far from it."""
    foe_far: i4
    count: i4
    """How many moves the batch has."""


@record
class Kept:
    """A remembered candidate."""

    verb: i4
    lead: i4
    extra: i4
    count: i4
    legs: Array[Leg] = times(KEPT_LEGS)


@record
class Stand:
    """How an element stood when a side's last list was made."""

    x: i4
    y: i4
    facing: i4
    marks: i4
    """Everything else that a list depends on."""


@record
class Memory:
    """Candidates of a side's earlier lists that nothing has changed since."""

    mark: i8
    """The world of these lists; 0 if there were none."""
    inside: i4
    """Elements inside their own camps, a bit for each."""
    camps: Array[Camp] = times(2)
    stands: Array[Stand] = times(ELEMENTS)
    oldest: i4
    """The batch of a group that is forgotten next."""
    batches: Array[i4] = times(BATCHES)
    """What kind of batch each is, and its movers; 0 for none."""
    scopes: Array[Scope] = times(BATCHES)
    kept: Array[Kept] = times(BATCHES * KEPT)


@record
class Choices:
    """The choices offered in a position; people may also choose any other path that the rules allow.

    `memory` makes later lists faster. It holds all that it depends on, so that any position may come next.
    """

    count: i4
    survey: Survey
    scope: Scope
    """On whom the batch depends that is being listed."""
    memory: Array[Memory] = times(2)
    actions: Array[Action] = times(CHOICES)


class Refusal(RuleCode):
    """Why an action is not allowed, and by which rule."""

    NONE = ""
    BATTLE_OVER = "6.4"
    NOT_ASKED = "2.8"
    MALFORMED = "R15"
    # 1: set-up
    EDGES_NOT_ADJACENT = "1.2"
    CAMP_OFF_BOARD = "R8"
    CAMP_BLOCKED = "R8"
    NOT_YOURS = "1.4"
    OUTSIDE_STRIP = "1.5"
    DEPLOYED_OFF_BOARD = "R6"
    DEPLOYED_ON_BASE = "R6"
    DEPLOYED_IN_IMPASSABLE = "R6"
    CAMP_FULL = "R61"
    NOT_ALL_DEPLOYED = "1.4"
    # 2: sequence
    MOVED_ALREADY = "R9"
    NOTHING_TO_OFFER = "R72"
    OFFERED_ALREADY = "B4"
    # 3: moves
    NOBODY = "3.1"
    ENEMY_ELEMENT = "3.1"
    NOT_ON_BOARD = "3.1"
    NO_LEGS = "3.1"
    NOT_TOUCHING = "3.2"
    NOT_ONE_FACING = "R14"
    MEMBER_IN_CONTACT = "R14"
    GROUP_OBLIQUE = "R11"
    GROUP_TURNS = "3.3"
    GROUP_RETIRES = "3.10"
    NOT_A_COLUMN = "R19"
    NOT_A_MARCH = "R20"
    CROSSES_BAD_GOING = "3.6"
    CROSSES_RIVER = "3.7"
    NARROW_ALREADY = "3.8"
    NO_REASON_TO_CONTRACT = "3.8"
    NO_PLACE_IN_COLUMN = "R21"
    TOO_FAR_LIGHT_HORSE = "3.11"
    TOO_FAR_CAVALRY = "3.12"
    TOO_FAR_ROAD = "3.13"
    TOO_FAR_HEAVY = "3.14"
    TOO_FAR_AUXILIA = "3.15"
    TOO_FAR_FOOT = "3.16"
    TOO_FAR_BAD_GOING = "3.17"
    BACKWARD_WHEEL = "R13"
    WHEEL_OUT_OF_RANGE = "R13"
    ROAD_IS_MARCHED = "R23"
    ROAD_ALONE = "R23"
    BACKWARD_ON_ROAD = "R23"
    OFF_ROAD = "R23"
    WRONG_WAY_ON_ROAD = "R23"
    ROAD_ENDS = "R23"
    GROUP_ON_ROAD = "3.5"
    NO_GENERAL_ABOARD = "2.4"
    NOT_ENOUGH_POINTS = "R25"
    EXTRA_OFF_ROAD = "2.4"
    HITS_ENEMY = "R26"
    HITS_ENEMY_CAMP = "R26"
    HITS_IMPASSABLE = "R66"
    LEAVES_BOARD = "R66"
    HITS_FRIEND = "R26"
    MAY_NOT_PASS = "R27"
    PASSES_OTHER_WAY = "3.22"
    PASSES_TOO_MANY = "3.21"
    NO_ROOM_TO_PASS = "3.23"
    PINNED = "R65"
    MUST_BREAK_OFF = "R65"
    SAME_ENEMY_AGAIN = "R65"
    NO_TARGET = "R30"
    LINE_UP_NOT_LAST = "R30"
    NOT_TOUCHING_ENEMY = "R30"
    LINE_UP_TOO_FAR = "R30"
    LINE_UP_BLOCKED = "R30"
    NO_MOVEMENT = "3.1"
    # 4: facing and fights
    NEED_NOT_TURN = "R33"
    NOT_CONTACTED_BY = "R33"
    OWN_ELEMENT_FIRST = "2.6"
    NOT_IN_CONTACT = "4.1"
    FOUGHT_ALREADY = "R36"
