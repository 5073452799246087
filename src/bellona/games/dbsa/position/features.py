"""What can be counted in a battle: the state of each army, from which the chances of both sides are judged."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel
from bellona.kernel.plane import distance
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from ..rules.c04_combat import DIE, HINDERED, combat_factor, is_in_bad_going, score
from ..rules.c04_contact import front_enemy, occupant
from ..rules.c05_outcome import grade_of
from .bases import is_there
from .records import (
    AMBER,
    ARMY,
    DESTROYED,
    ELEMENTS,
    FEATURES,
    HALF,
    HELD,
    NONE,
    PACE,
    Battle,
    CampState,
    Grade,
    Phase,
    World,
)

NEAR_CAMP = 900 * PACE
"""From here on an enemy is a danger to an empty camp."""
MOST_EDGE = 6
"""A greater difference of scores matters no more."""
RECOIL = 0.15
"""What a recoil counts beside a loss."""


class Count(NamedTuple):
    """The state of one side; `names` of the features are its fields."""

    lost: float
    """How far it is on its way to the losses that lose the battle,"""
    verge: float
    """and whether the next loss is the last."""
    strength: float
    """The combat factors of its elements against those that the enemy has left."""
    edge: float
    """By how much its elements in fights have the higher scores,"""
    general_edge: float
    """and the same for its general alone."""
    flank: float
    """Free enemies who can reach its elements in fights, at most two of each."""
    free: float
    """Elements that are in no fight,"""
    threat: float
    """what they have to fear of free enemies no more than a move away,"""
    threat_now: float
    """and the same if these are about to move."""
    camp: float
    """How near an enemy is to its empty camp."""
    campless: float
    """Whether it has no camp to lose."""
    favour: float
    """That it is Amber: what ground and armies of a field give to one side from the beginning."""


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
    edge, general_edge, flank, free, threat = 0.0, 0.0, 0.0, 0.0, 0.0
    idle = without_fight(world, battle, 1 - side)
    for e in range(side * ARMY, side * ARMY + ARMY):
        if not is_there(battle, e):
            continue
        enemy = front_enemy(world, battle, e)
        if enemy == NONE:
            free += 0.1
            threat += worst_attack(world, battle, e, idle)
            continue
        gap = clamped_edge(score(world, battle, e, enemy) - score(world, battle, enemy, e))
        edge += gap
        general_edge += gap * battle.elements[e].general
        flank += min(2, in_reach(world, battle, e, idle, 0)) / 2
    is_next = battle.phase == Phase.MOVES and battle.active != side
    return Count(
        battle.lost[side] / max(1, world.losing), 1.0 if battle.lost[side] >= world.losing - 1 else 0.0,
        strength_of(world, battle, side), edge, general_edge, flank, free, threat, threat if is_next else 0.0,
        camp_risk(world, battle, side), 0.0 if battle.camps[side].state == CampState.STANDS else 1.0,
        1.0 if side == AMBER else 0.0,
    )  # fmt: skip


@kernel
def without_fight(world: World, battle: Battle, side: int) -> int:
    """The elements of a side that have no enemy to their front, a bit for each of the twenty-four."""
    found = 0
    for e in range(side * ARMY, side * ARMY + ARMY):
        if is_there(battle, e) and front_enemy(world, battle, e) == NONE:
            found |= 1 << e
    return found


@kernel
def is_in_reach(world: World, battle: Battle, e: int, enemy: int, more: int) -> bool:
    """Whether an enemy is no farther from an element than it can move, and a little more."""
    here, there = battle.elements[e], battle.elements[enemy]
    limit, dx, dy = world.troops[there.kind].move_good + more, there.x - here.x, there.y - here.y
    return dx * dx + dy * dy <= limit * limit


@kernel
def in_reach(world: World, battle: Battle, e: int, enemies: int, more: int) -> int:
    """How many of some enemies are."""
    found = 0
    for enemy in range(ELEMENTS):
        if enemies >> enemy & 1 and is_in_reach(world, battle, e, enemy, more):
            found += 1
    return found


@kernel
def worst_attack(world: World, battle: Battle, e: int, enemies: int) -> float:
    """What an element has to fear from the worst of some enemies who can come to it, less what he has to fear."""
    here, bad, worst = battle.elements[e], int(is_in_bad_going(world, battle, e)), 0.0
    hindered = HINDERED if bad and world.troops[here.kind].hindered else 0
    for enemy in range(ELEMENTS):
        if enemies >> enemy & 1 and is_in_reach(world, battle, e, enemy, HALF):
            own = combat_factor(world, battle, e, enemy) + here.general + hindered
            other = combat_factor(world, battle, enemy, e) + battle.elements[enemy].general
            fear = harm(world, battle, e, enemy, own, other, bad) - harm(world, battle, enemy, e, other, own, 0)
            worst = max(worst, fear)
    return worst


@kernel
def harm(world: World, battle: Battle, e: int, enemy: int, own: int, other: int, bad: int) -> float:
    """The chance that an element is destroyed in a fight with these scores, and a part of that of a recoil."""
    total, kind, against = 0.0, battle.elements[e].kind, battle.elements[enemy].kind
    for die in range(1, DIE + 1):
        for other_die in range(1, DIE + 1):
            grade = grade_of(own + die, other + other_die)
            if grade != Grade.NONE:
                outcome = world.outcome[grade, kind, against, bad]
                total += 1.0 if outcome == DESTROYED else RECOIL if outcome != HELD else 0.0
    return total / (DIE * DIE)


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
