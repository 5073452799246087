"""The scratch space of a bot."""

from __future__ import annotations

from bellona.kernel.log import Log
from bellona.kernel.record import Array, i4, i8, record, times
from bellona.kernel.results import f8

from ..actions.moves import CHOICES
from ..position.records import ARMY, ELEMENTS, TROOPS, Battle, Camp, Contact
from .ties import Tie, Ties
from .weights import WEIGHTS

PICKED = 14
"""How many moves can be tried in pairs."""
LOWEST, SCORES = -8, 24
"""The scores whose throws are kept: from the lowest, so many."""
UNKNOWN = 1 << 30
"""What a place is worth before anybody asks."""
CALMS = 4
"""So many situations in one place are remembered."""
LEFT = int(Contact.LEFT)
SPOTS = 24
"""So many places of an element are remembered."""
TRIALS = 8
"""So many recoils of an element are remembered."""


@record
class Calm:
    """What a place is worth by the enemies who can come, and by the ground and the friends beside and behind."""

    coming: i4
    company: i4
    worth: i4
    """UNKNOWN before anybody asks."""


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
    draw: i4
    """What that is worth."""
    comers: Array[i4] = times(LEFT + 1)
    """The enemies who could contact each of its edges, a bit for each; UNKNOWN likewise."""
    next: i4
    calms: Array[Calm] = times(CALMS)
    """What the place is worth apart from that; the oldest makes way for another."""


@record
class Spots:
    """Places of one element; when there is no space for more an old one makes way."""

    count: i4
    spots: Array[Spot] = times(SPOTS)
    keys: Array[i8] = times(SPOTS)
    """A number made of each pose, by which it is found quickly; others may have the same."""


@record
class Pose:
    """Where an element would stand."""

    x: i4
    y: i4
    facing: i4


@record
class Way:
    """How far an element goes, to the east and to the north."""

    x: i4
    y: i4


@record
class Trial:
    """A recoil that has been tried, and who stood where."""

    length: i4
    """0 for none."""
    around: i4
    """The camps that stood, and those inside them."""
    survived: i4
    movers: i4
    """Those who go back, a bit for each,"""
    ways: Array[Way] = times(ARMY)
    """and how far it was looked from where they stood;"""
    lane: i4
    """so far behind the element that recoils."""
    left: i4
    bottom: i4
    right: i4
    top: i4
    """Nobody whose front midpoint is outside can matter to it."""
    matters: i4
    """Those who go back, or who stand where one of them would sweep over them."""
    there: i4
    """Those on the board, a bit for each, and their poses."""
    poses: Array[Pose] = times(ELEMENTS)


@record
class Trials:
    """Recoils of one element; the oldest makes way for another."""

    next: i4
    trials: Array[Trial] = times(TRIALS)


@record
class Box:
    """A rectangle; of an empty one left is greater than right."""

    left: i4
    bottom: i4
    right: i4
    top: i4


@record
class Bout:
    """What the fight of an element is worth where everybody stands as in the battle, 0 without one."""

    worth: i8
    ties: i4
    """It may be worth something else if one of these stands otherwise to others,"""
    box: Box
    """or if somebody comes into this box or leaves it."""


@record
class Holding:
    """What it is worth to hold, in parts, of which an order changes some."""

    worth: i8
    is_kept: i4
    """1 if orders can be valued by what they change."""
    engaged: i4
    """The elements with an enemy to their front, a bit for each."""
    fights: i8
    """The value of all fights,"""
    danger: i8
    """and what the danger to the camp takes away."""
    bouts: Array[Bout] = times(ARMY)
    places: Array[i8] = times(ARMY)
    """What the place of each element is worth, apart from its fight,"""
    all_places: i8
    """and the sum of that."""


@record
class Change:
    """What an order changes of a standing, and what that is worth then."""

    is_simple: i4
    """1 if it has been valued by its changes, and neither brings an element into a fight nor lets one turn."""
    changed: i4
    """Those who stand otherwise to others, a bit for each."""
    bouts: i4
    places: i4
    """The elements whose fights and whose places have been valued again."""
    ties: i4
    """Elements on whose ties these fights depend,"""
    swept: Box
    """and where somebody could matter to their recoils."""
    way: Box
    """Where the movers stand, and have stood."""
    fights: i8
    all_places: i8
    """The value of all fights and of all places."""


@record
class Raider:
    """An enemy who could be at the camp soon."""

    who: i4
    time: i4
    """In so many hundredths of a bound,"""
    risks: Array[i4] = times(ARMY)
    """and the risk, in percent, if each element holds the camp against it."""


@record
class Watch:
    """Who threatens the camp of the side to move."""

    count: i4
    raiders: Array[Raider] = times(ARMY)
    waits: Array[i4] = times(ARMY)
    """How soon each element could be in the camp from where it stands in the battle,"""
    tried: Array[i4] = times(ARMY)
    """and in what is tried, in hundredths of a bound."""


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
    tried: Array[Battle] = times(3)
    """One in which orders are carried out, one in which everybody stands as in the battle, and one in which the second
    of two orders has been carried out."""
    ties: Array[Ties] = times(4)
    """How elements stand to each other in the first, and in the second of these; ties that are being looked for; and
    how they stand in the third."""
    known: Array[Spots] = times(ARMY)
    """What is known of places of the side to move."""
    home: Array[i4] = times(ARMY)
    """Which of them each stands in in the battle,"""
    at: Array[i4] = times(ARMY)
    """and in what is tried."""
    holding: Holding
    watch: Watch
    swept: Box
    """Where somebody could matter to the recoils that have been looked at last."""
    change: Change
    """What is changed by what is tried,"""
    changes: Array[Change] = times(CHOICES)
    """and by every choice."""
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
    ends: Array[Ends] = times(CHOICES)
    """Where the movers of every choice would end."""
