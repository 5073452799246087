"""What can be counted in a battle: the state of each army, from which the chances of both sides are judged."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel
from bellona.kernel.plane import distance
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from ..rules.c04_combat import score
from ..rules.c04_contact import contacted_behind, front_enemy, occupant
from .bases import is_there
from .records import ARMY, FEATURES, NONE, PACE, Battle, CampState, Phase, World

NEAR_CAMP = 900 * PACE
"""From here on an enemy is a danger to an empty camp."""
MOST_EDGE = 6
"""A greater difference of scores matters no more."""


class Count(NamedTuple):
    """The state of one side; `names` of the features are its fields."""

    lost: float
    """How far it is on its way to the losses that lose the battle,"""
    lost_squared: float
    """the square of that,"""
    verge: float
    """and whether the next loss is the last."""
    strength: float
    """The combat factors of its elements against those that the enemy has left."""
    edge: float
    """By how much its elements in fights have the higher scores,"""
    general_edge: float
    """the same for its general alone,"""
    general_engaged: float
    """and whether he fights at all."""
    beset: float
    """Elements that an enemy contacts on flank or rear."""
    free: float
    """Elements that are in no fight."""
    camp: float
    """How near an enemy is to its empty camp."""
    campless: float
    """Whether it has no camp to lose."""
    tempo: float
    """Whether its moves of this bound are still to come."""


NAMES = Count._fields
assert len(NAMES) == FEATURES


@kernel
def features(world: World, position: Battle, values: Array[f8]) -> None:
    """The features of Amber less those of Teal."""
    amber, teal = count_side(world, position, 0), count_side(world, position, 1)
    for number in range(len(NAMES)):
        values[number] = amber[number] - teal[number]


@kernel
def advantage(world: World, battle: Battle) -> float:
    """What the features are worth to Amber, as the logarithm of its odds."""
    amber, teal = count_side(world, battle, 0), count_side(world, battle, 1)
    total = 0.0
    for number in range(len(NAMES)):
        total += world.judgement[number] * (amber[number] - teal[number])
    return total


@kernel
def count_side(world: World, battle: Battle, side: int) -> Count:
    """The state of one side."""
    lost = battle.lost[side] / max(1, world.losing)
    edge, general_edge, general_engaged, beset, free = 0.0, 0.0, 0.0, 0.0, 0.0
    for e in range(side * ARMY, side * ARMY + ARMY):
        if not is_there(battle, e):
            continue
        enemy = front_enemy(world, battle, e)
        if enemy == NONE:
            free += 0.1
            continue
        gap = clamped_edge(score(world, battle, e, enemy) - score(world, battle, enemy, e))
        edge += gap
        beset += 1.0 if contacted_behind(world, battle, e) > 0 else 0.0
        if battle.elements[e].general:
            general_edge, general_engaged = gap, 1.0
    return Count(
        lost, lost * lost, 1.0 if battle.lost[side] >= world.losing - 1 else 0.0, strength_of(world, battle, side),
        edge, general_edge, general_engaged, beset, free, camp_risk(world, battle, side),
        0.0 if battle.camps[side].state == CampState.STANDS else 1.0,
        1.0 if battle.phase == Phase.MOVES and battle.active == side else 0.0,
    )  # fmt: skip


@kernel
def clamped_edge(gap: int) -> float:
    """A difference of scores, from -1 to 1."""
    return max(-MOST_EDGE, min(MOST_EDGE, gap)) / MOST_EDGE


@kernel
def strength_of(world: World, battle: Battle, side: int) -> float:
    """The combat factors of a side's elements against foot and mounted, as many as its enemy has left of each."""
    foot, mounted = 0, 0
    for enemy in range((1 - side) * ARMY, (2 - side) * ARMY):
        if is_there(battle, enemy):
            if world.troops[battle.elements[enemy].kind].mounted:
                mounted += 1
            else:
                foot += 1
    total = 0.0
    for e in range(side * ARMY, side * ARMY + ARMY):
        if is_there(battle, e):
            troop = world.troops[battle.elements[e].kind]
            total += (foot * troop.factor_foot + mounted * troop.factor_mounted) / max(1, foot + mounted)
    return total * 0.1


@kernel
def camp_risk(world: World, battle: Battle, side: int) -> float:
    """How near an enemy is to a side's empty camp, from 0 to 1."""
    camp, nearest = battle.camps[side], NEAR_CAMP
    if camp.state != CampState.STANDS or occupant(world, battle, side) != NONE:
        return 0.0
    for enemy in range((1 - side) * ARMY, (2 - side) * ARMY):
        if is_there(battle, enemy):
            here = battle.elements[enemy]
            nearest = min(nearest, distance(here.x, here.y, camp.x, camp.y))
    return 1.0 - nearest / NEAR_CAMP
