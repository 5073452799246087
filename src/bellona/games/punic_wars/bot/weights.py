"""The numbers that steer a bot; their values are in `levels.toml`.

Rome and Carthage want different things of a war, and other things again of one that only the fall of a city decides, so
a plan has four parts with the same numbers: for Rome and for Carthage, and for the besieger and the besieged.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any


class Weight(IntEnum):
    """One number of a part of a plan. Worths are in treasury points."""

    # What things are worth
    LAND = 0
    NAVAL = 1
    REGION = 2
    """Control of a region, for each point of its value."""
    TAX = 3
    """The same in a war that only the fall of one city decides."""
    TRANSPORT = 4
    """A fleet beside each point that it could carry."""
    FERRY = 5
    """A ferry kept open for armies."""
    PLACE = 6
    """A town, city or great city held, for each grade of its walls."""
    CAPITAL = 7
    GUARD = 8
    """Each point that a threatened capital lacks."""
    GARRISON = 9
    """Each enemy point in the enemy's capital, beyond a land point,"""
    ONLY_GARRISON = 10
    """in a war that only its fall decides,"""
    LAST_HOPE = 11
    """and as such a war runs out."""
    LEADER = 12
    """The loss of a leader, for each point of his value."""
    COMMAND = 13
    """An army under a leader, for each point of his value, times the square of its strength,"""
    SIEGE = 14
    """and where only the siege of one city counts."""
    LARGEST_COMMAND = 15
    """The strength beyond which an army gains no more by its size than by its points."""

    # Danger
    DANGER = 16
    """The share of a force that an enemy of its strength in reach may destroy,"""
    DOUBLE_DANGER = 17
    """one of twice its strength,"""
    TRIPLE_DANGER = 18
    """one of three times its strength."""
    SHELTER = 19
    """How much each grade of walls lessens it."""
    DOUBT = 20
    """How much of a region's worth such a danger puts in question."""
    REACH = 21
    """The distance in hexes at which an army is a threat."""
    FEWEST_GUARDS = 22
    ALARM = 23
    """The share of an army in reach that a capital wants to match."""

    # Marches
    LEAST_GAIN = 24
    """The minimum value of a march before a leader sets out."""
    PATIENCE = 25
    """The value of a gain that comes a turn later."""
    RIDE = 26
    """What a leader is worth to each point without one."""
    STEP = 27
    """What a step costs."""
    SPARE_SHIPS = 28
    """The share of the land points for which more ships sail, for each roll on the way."""
    RISK = 29
    """How many extra steps a force accepts to avoid a roll."""
    STAND = 30
    """How much better it must be outside the walls than inside before a force stays there."""

    # Recruiting
    FEWEST_FLEETS = 31
    FLEET_SHARE = 32
    """How many fleets a side wants for each of its land points,"""
    SEA_SHARE = 33
    """and Rome in its first war at sea."""
    SAVED = 34
    """For how many fleets that cannot be built yet money is kept."""
    LARGE_ARMY = 35
    PLENTY = 36
    """How many times the enemy's land points are enough."""
    NEAR = 37
    """Within how many hexes of the city new points are of use to its siege."""
    AT_HAND = 38
    """How much a point is needed with a leader,"""
    MASSED = 39
    """and for each land point there."""
    SHIPS_FIRST = 40
    """How much more a fleet is needed than an army."""
    FRONT = 41
    """The distance in hexes from the enemy at which a point is needed one less."""

    # Leaders
    WITH_FLEET = 42
    """What a new leader is worth to a naval point beside a land point,"""
    FACING = 43
    """for each land point of an enemy in his hex,"""
    WATCHING = 44
    """and of one in reach."""
    SECOND = 45
    """His worth where a leader as good already commands."""

    # Diplomacy
    SMALL_BID = 46
    LARGE_BID = 47
    """The largest sum spent on diplomacy, without and with a leader ready to use a defection."""
    BID = 48
    """What the results of diplomacy are worth for sealed sums weighed against the other's; 0 for sums by habit."""

    # A design for the war
    FOE = 49
    """What an enemy land point is worth in own ones."""
    HOME_GROUND = 50
    """How much regions count that began the war on the side,"""
    ENEMY_GROUND = 51
    """on the enemy's,"""
    FREE_GROUND = 52
    """or on neither;"""
    ISLANDS = 53
    """overseas, on the land of neither capital,"""
    MENACE = 54
    """and around the enemy's capital."""
    STRIKE = 55
    """Each land point before the enemy's capital, while fewer than three for each defender are there."""
    WARD = 56
    """The share of a region's worth that is in question while an army in reach could take it."""
    LANDING = 57
    """How much the gain of a landing counts."""
    CLOSING = 58
    """How much more regions count in the last turn."""
    STEADY = 59
    """Whether a leader keeps to his march until he arrives or loses points: 1, or 0 to think again at every step."""
    FLEET_FIRST = 60
    """How early leaders set out for each naval point with them,"""
    ABLE_FIRST = 61
    """and for their value; a land point counts four."""
    THREATENED = 62
    """How much more points are needed where an army is outnumbered by one in reach."""
    HUSBANDRY = 63
    """The share of a year's taxes that may be counted on for feeding new points."""
    RANGE = 64
    """How far a leader looks for a goal, in steps, where a roll counts as several."""
    BESIDE = 65
    """How much the points with a leader count at the elections if one as able stands beside him."""
    NEUTRAL = 66
    """Whether armies and fleets keep out of a neutral Syracuse, which takes the side of whose enemy comes: 1 or 0."""


WEIGHTS = len(Weight)

PARTS = ("ROME", "CARTHAGE", "BESIEGER", "BESIEGED")

_enumeration: Any = IntEnum
PlanWeight: type[IntEnum] = _enumeration(
    "PlanWeight", [f"{part}_{weight.name}" for part in PARTS for weight in Weight], start=0
)
"""The numbers of a plan in their order."""
