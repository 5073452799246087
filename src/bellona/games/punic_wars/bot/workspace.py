"""The work space of a bot: what it has learned of the map, and what it has computed about the current position."""

from __future__ import annotations

from bellona.kernel.record import Array, i1, i2, record, times
from bellona.kernel.results import f8

from ..position.records import HEXES
from .weights import PARTS, WEIGHTS

STACKS = 96
QUEUE = 6 * HEXES
AMOUNTS = 8
FAR = 9999
BIDS = 13
"""Sealed sums from 0."""


@record
class Stack:
    """Points of one side in a hex."""

    hex: i2
    land: i2
    naval: i2
    leader: i2
    """The value of the best leader there, 0 without one."""


@record
class Roads:
    """The easiest ways from a hex to all others."""

    cost: Array[i2] = times(HEXES)
    steps: Array[i2] = times(HEXES)
    rolls: Array[i2] = times(HEXES)
    """How often the force rolls for attrition on the way."""
    before: Array[i2] = times(HEXES)
    settled: Array[i1] = times(HEXES)
    near: Array[i2] = times(QUEUE)
    far: Array[i2] = times(QUEUE)


@record
class Scene:
    """A hex for points, and everything that does not depend on their number."""

    side: i2
    hex: i2
    region: i2
    own_base: i2
    foe_base: i2
    """Unbesieged land points elsewhere in the region."""
    own: i2
    foe: i2
    walls: i2
    sheltered: i2
    """1 where the enemy in the hex is, or may go, inside."""
    shut_in: i2
    """1 where he is inside now."""
    fleet: i2
    """The bot's own naval points in the hex."""
    ferry: i2
    """1 where a fleet keeps a ferry open."""
    home: i2
    prize: i2
    """1 for the bot's own capital, and for the enemy's."""
    leader: i2
    threat: i2
    ground: f8
    """How much its region counts in the bot's design for the war."""


@record
class March:
    """What a leader is about to do: with which points, where, on which paths, and its value."""

    land: i2
    naval: i2
    to: i2
    roads: i2
    gain: i2
    """In hundredths."""
    turn: i2
    leader: i2
    hex: i2
    points: i2
    force: Array[i2] = times(2)
    """When, whose and where it is under way, with how many movement points and which points."""
    plan: f8
    """The sum of the weights that it was found with."""


@record
class Memory:
    """The last step of a leader, so that he does not turn straight back."""

    turn: i2
    leader: i2
    start: i2
    points: i2
    """His movement points after it."""


@record
class Workspace:
    """All buffers of a bot, for one world."""

    learned: i2
    landmass: Array[i2] = times(HEXES)
    """The number of the land that a hex belongs to, 0 at sea."""
    count: Array[i2] = times(2)
    stacks: Array[Stack] = times(2, STACKS)
    guard: i2
    """The land points that the capital of the side in its phase should hold."""
    siege: i2
    """1 in a war that only the fall of one city decides."""
    garrison: f8
    """What a point in the enemy's capital is worth beyond a land point."""
    amounts: Array[i2] = times(AMOUNTS)
    amount_count: i2
    scenes: Array[Scene] = times(2)
    roads: Array[Roads] = times(3)
    queue: Array[i2] = times(HEXES)
    march: March
    step: Memory
    bids: Array[f8] = times(2, BIDS)
    """What each sealed sum of either side has gained against all that the other has tried,"""
    tried: Array[f8] = times(2, BIDS)
    """and how often it was tried."""
    weights: Array[f8] = times(WEIGHTS)
    """The weights that the bot follows now, see `Weight`."""
    plan: Array[f8] = times(len(PARTS) * WEIGHTS)
    """Those of all parts of its plan."""
