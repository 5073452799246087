"""What is told of a position in numbers, to judge it by: Rome's less those of Carthage."""

from __future__ import annotations

import math
from enum import IntEnum
from typing import TypeAlias

from bellona.kernel.hexes import distance
from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from ..rules.c03_components import strength
from ..rules.c14_control import value_controlled
from .records import CARTHAGE, FEATURES, HEXES, LAND, LEADERS, NAVAL, NONE, ROME, Level, Phase, Status, War, World

BEFORE_THE_CITY = 6
"""How near to a capital an army menaces it, in hexes."""
MOST_GUARDS = 10
SHORT = 8
"""How many victory points below the first level of victory count as nothing."""

Told: TypeAlias = tuple[float, float, float, float, float, float, float, float, float, float, float, float]
"""The numbers of one side, in the order of the features from VALUE to HUNGRY."""
TOLD = 12


class Feature(IntEnum):
    """One number of a position. Every difference between the sides counts by itself, and times the part of the war
    that is over."""

    CONSTANT = 0
    TIME = 1
    """The part of the war that is over."""
    TEMPO = 2
    """Whose turn it is."""
    VALUE = 3
    """The values of the regions controlled,"""
    VICTORY = 4
    """how near they are to a victory,"""
    LOYALTY = 5
    """and the values of the regions that lean to a side."""
    TREASURY = 6
    ARMIES = 7
    FLEETS = 8
    LEADERS = 9
    """The values of the leaders on the map."""
    COMMANDED = 10
    """Land points with a leader."""
    MENACE = 11
    """Land points before the enemy's capital."""
    GUARDS = 12
    """Land points in the own capital."""
    BESIEGED = 13
    HUNGRY = 14
    """Land points that are not supplied."""
    LATE_VALUE = 15
    LATE_VICTORY = 16
    LATE_LOYALTY = 17
    LATE_TREASURY = 18
    LATE_ARMIES = 19
    LATE_FLEETS = 20
    LATE_LEADERS = 21
    LATE_COMMANDED = 22
    LATE_MENACE = 23
    LATE_GUARDS = 24
    LATE_BESIEGED = 25
    LATE_HUNGRY = 26


NAMES = tuple(feature.name.lower() for feature in Feature)
assert len(Feature) == FEATURES == Feature.VALUE + 2 * TOLD


@kernel
def features(world: World, position: War, values: Array[f8]) -> None:
    """Write the features of a position."""
    late, rome, carthage = time_gone(world, position), tell(world, position, ROME), tell(world, position, CARTHAGE)
    values[Feature.CONSTANT] = 1.0
    values[Feature.TIME] = late
    values[Feature.TEMPO] = tempo(position)
    for number in range(TOLD):
        values[Feature.VALUE + number] = rome[number] - carthage[number]
        values[Feature.LATE_VALUE + number] = late * (rome[number] - carthage[number])


@kernel
def judge(world: World, war: War) -> float:
    """The logarithm of Rome's odds: every feature with its weight."""
    weights, late = world.judgement, time_gone(world, war)
    rome, carthage = tell(world, war, ROME), tell(world, war, CARTHAGE)
    odds = weights[Feature.CONSTANT] + weights[Feature.TIME] * late + weights[Feature.TEMPO] * tempo(war)
    for number in range(TOLD):
        weight = weights[Feature.VALUE + number] + late * weights[Feature.LATE_VALUE + number]
        odds += weight * (rome[number] - carthage[number])
    return odds


@kernel
def time_gone(world: World, war: War) -> float:
    """The part of a war that is over, half where it has no last turn."""
    if world.turn_limit == 0:
        return 0.5
    done = war.turn - 1.0 + (0.5 if war.active == ROME else 0.0) + (0.4 if war.phase >= Phase.SUPPLY else 0.0)
    return min(1.0, max(0.0, done / world.turn_limit))


@kernel
def tempo(war: War) -> float:
    """Whose turn it is."""
    return 1.0 if war.active == ROME else -1.0


@kernel
def tell(world: World, war: War, side: int) -> Told:
    """The numbers of one side, each about 1 where it is large."""
    value, wanted = value_controlled(world, war, side), world.level_from[Level.MARGINAL]
    loyal = 0
    for region in range(world.regions):
        loyal += world.region_value[region] if war.align[region] == side else 0
    leaders, commanded = tell_leaders(world, war, side)
    menace, besieged, hungry = tell_places(world, war, side)
    home = world.rome_hex if side == ROME else world.carthage_hex
    return (
        value / 10.0,
        min(1.5, max(0.0, (value + SHORT - wanted) / SHORT)),
        loyal / 10.0,
        math.sqrt(war.treasury[side]) / 3.0,
        war.total[side, LAND] / 10.0,
        war.total[side, NAVAL] / 10.0,
        leaders / 3.0,
        commanded / 10.0,
        menace / 10.0,
        min(MOST_GUARDS, strength(world, war, side, LAND, home)) / 5.0,
        besieged / 5.0,
        hungry / 10.0,
    )


@kernel
def tell_leaders(world: World, war: War, side: int) -> tuple[int, int]:
    """The values of a side's leaders on the map, and the land points with them, once for each."""
    values, commanded = 0, 0
    for leader in range(LEADERS):
        if world.figures[leader].side == side and war.leaders[leader].status == Status.ON_MAP:
            values += world.figures[leader].value
            commanded += war.points[side, LAND, war.leaders[leader].hex]
    return values, commanded


@kernel
def tell_places(world: World, war: War, side: int) -> tuple[int, int, int]:
    """The land points of a side before the enemy's capital, those besieged, and others that are not supplied."""
    goal = world.carthage_hex if side == ROME else world.rome_hex
    menace, besieged, hungry = 0, 0, 0
    for h in range(HEXES):
        land = war.points[side, LAND, h]
        if land == 0 or world.region[h] == NONE:
            continue
        if distance(world.q, world.r, h, goal) <= BEFORE_THE_CITY:
            menace += land
        if world.place[h] != NONE and war.besieged[side, world.place[h]]:
            besieged += land
        elif war.control[world.region[h]] != side:
            hungry += land
    return menace, besieged, hungry
