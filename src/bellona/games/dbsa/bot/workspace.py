"""The scratch space of a bot."""

from __future__ import annotations

from bellona.kernel.log import Log
from bellona.kernel.record import Array, i4, record, times

from ..actions.moves import CHOICES
from ..position.records import ARMY, TROOPS, Battle
from .ties import Tie, Ties

PICKED = 14
"""How many moves are tried in pairs."""
LOWEST, SCORES = -8, 24
"""The scores whose throws are kept: from the lowest, so many."""
SPOTS = 24
"""So many places of an element are remembered."""


@record
class Spot:
    """A place where an element could stand, and what was found out about it."""

    x: i4
    y: i4
    facing: i4
    ground: i4
    tie: Tie
    """How it would stand to others where they are in the battle."""
    pull: i4
    """How enemies, where they are in the battle, draw it from there; UNKNOWN before anybody asks."""
    coming: i4
    company: i4
    worth: i4
    """What the place is worth, by the enemies who can come and the friends beside and behind; UNKNOWN likewise."""


@record
class Spots:
    """Places of one element, that in the battle first; when there is no space for more an old one makes way."""

    count: i4
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
class Ends:
    """Where the movers of an order would end."""

    poses: Array[Pose] = times(ARMY)


@record
class Workspace:
    """Battles to try things in, and what is known of the troops of a world."""

    tried: Array[Battle] = times(2)
    """One in which orders are carried out, and one in which everybody stands as in the battle."""
    ties: Array[Ties] = times(3)
    """How elements stand to each other in what is tried, and before it; and ties that are being looked for."""
    known: Array[Spots] = times(ARMY)
    """What is known of places of the side to move."""
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
