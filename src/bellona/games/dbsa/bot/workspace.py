"""The scratch space of a bot."""

from __future__ import annotations

from bellona.kernel.log import Log
from bellona.kernel.record import Array, i4, i8, record, times
from bellona.kernel.results import f8

from ..actions.moves import CHOICES
from ..position.records import ARMY, ELEMENTS, TROOPS, Battle, Camp
from .ties import Tie, Ties
from .weights import WEIGHTS

PICKED = 14
"""How many moves can be tried in pairs."""
LOWEST, SCORES = -8, 24
"""The scores whose throws are kept: from the lowest, so many."""
UNKNOWN = 1 << 30
"""What a place is worth before anybody asks."""
SPOTS = 24
"""So many places of an element are remembered."""
TRIALS = 8
"""So many recoils of an element are remembered."""


@record
class Spot:
    """A place where an element could stand, and what was found out about it."""

    x: i4
    y: i4
    facing: i4
    ground: i4
    tie: Tie
    """How it would stand to others where they are in the battle,"""
    stale: i4
    """except to these, who have moved since."""
    pull: i4
    """How enemies, where they are in the battle, draw it from there; UNKNOWN before anybody asks."""
    drawn_to: i4
    """The enemy who draws it most, NONE if the camp does."""
    coming: i4
    company: i4
    worth: i4
    """What the place is worth, by the enemies who can come and the friends beside and behind; UNKNOWN likewise."""


@record
class Spots:
    """Places of one element; when there is no space for more an old one makes way."""

    count: i4
    home: i4
    """Where it stands in the battle."""
    at: i4
    """Where it stands in what is tried."""
    spots: Array[Spot] = times(SPOTS)


@record
class Pose:
    """Where an element would stand."""

    x: i4
    y: i4
    facing: i4


@record
class Trial:
    """A recoil that has been tried, and everybody who stood where it was looked at."""

    length: i4
    """0 for none."""
    around: i4
    """The camps that stood, and those inside them."""
    survived: i4
    left: i4
    bottom: i4
    right: i4
    top: i4
    """Nobody whose front midpoint is outside can matter to it."""
    there: i4
    """Those inside, a bit for each, and their poses."""
    poses: Array[Pose] = times(ELEMENTS)


@record
class Trials:
    """Recoils of one element; the oldest makes way for another."""

    next: i4
    trials: Array[Trial] = times(TRIALS)


@record
class Ends:
    """Where the movers of an order would end."""

    poses: Array[Pose] = times(ARMY)


@record
class Workspace:
    """Battles to try things in, and what is known of the troops of a world."""

    plan: Array[f8] = times(WEIGHTS)
    """A number for each weight, written by whoever lets the bot choose,"""
    weights: Array[i4] = times(WEIGHTS)
    """and the whole numbers by which it chooses; values that are kept were found by these."""
    mark: i8
    """The world of the last choice; 0 for none."""
    tried: Array[Battle] = times(2)
    """One in which orders are carried out, and one in which everybody stands as in the battle."""
    ties: Array[Ties] = times(3)
    """How elements stand to each other in what is tried, and before it; and ties that are being looked for."""
    known: Array[Spots] = times(ARMY)
    """What is known of places of the side to move."""
    recoils: Array[Trials] = times(ELEMENTS)
    recoil_mark: i8
    camps: Array[Camp] = times(2)
    kinds: Array[i4] = times(ELEMENTS)
    """The world, the camps and the troops of these recoils."""
    log: Log
    learned: i4
    match_up: Array[i4] = times(TROOPS, TROOPS)
    """The average value of a fight in the open for the first of two types, in thousandths of an element."""
    less: Array[i4] = times(SCORES, SCORES)
    half: Array[i4] = times(SCORES, SCORES)
    """Of the thirty-six throws of two dice, those that leave the first of two scores less, and half or lower."""
    value: Array[i4] = times(CHOICES)
    """What every choice promises."""
    picked_count: i4
    picked: Array[i4] = times(PICKED)
    """The best of them."""
    ends: Array[Ends] = times(PICKED)
    """Where the movers of each of the best would end."""
