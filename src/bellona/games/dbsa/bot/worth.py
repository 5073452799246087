"""The plan that a bot follows, and what outcomes are worth by it, in thousandths of an element."""

from __future__ import annotations

import math

from bellona.kernel.jit import kernel

from ..position.records import ARMY, DESTROYED, HELD, PACE, TROOPS, Battle, Contact, Grade, Kind, World
from ..rules.c05_outcome import grade_of
from .weights import WEIGHTS, Weight
from .workspace import CALMS, LOWEST, SCORES, SPOTS, UNKNOWN, Spot, Workspace

ELEMENT = 1000
"""The unit of all values."""
LONG_WAY = 300 * PACE
"""A recoil of more than this drives an element off."""


@kernel
def follow(world: World, space: Workspace) -> None:
    """Take the plan as whole numbers; what has been valued by another is forgotten."""
    changed = space.learned == 0
    for number in range(WEIGHTS):
        weight = math.floor(space.plan[number] + 0.5)
        changed = changed or weight != space.weights[number]
        space.weights[number] = weight
    if not changed:
        return
    for n in range(ARMY):
        spots = space.known[n]
        for number in range(min(spots.count, SPOTS)):
            forget_worth(spots.spots[number])
    learn(world, space)


@kernel
def forget_worth(spot: Spot) -> None:
    """Forget what a place is worth."""
    spot.pull = UNKNOWN
    for edge in range(Contact.RIGHT, Contact.LEFT + 1):
        spot.comers[edge] = UNKNOWN
    for number in range(CALMS):
        spot.calms[number].worth = UNKNOWN


@kernel
def price(world: World, battle: Battle, side: int, general: int, fallen: int, space: Workspace) -> int:
    """What a side loses with elements that fall together, perhaps the general among them."""
    lost, scarcer = battle.lost[side], space.weights[Weight.SCARCER]
    if general or lost + fallen >= world.losing:
        return space.weights[Weight.DECISIVE]
    return fallen * (ELEMENT + scarcer * lost) + scarcer * (fallen - 1)


@kernel
def losing_throws(own: int, other: int) -> tuple[int, int]:
    """Of the thirty-six throws of two dice, those that leave the first of two scores less, and half or lower."""
    less, half = 0, 0
    for die in range(1, 7):
        for against in range(1, 7):
            grade = grade_of(own + die, other + against)
            if grade == Grade.LESS:
                less += 1
            elif grade == Grade.HALF:
                half += 1
    return less, half


@kernel
def throws(space: Workspace, own: int, other: int) -> tuple[int, int]:
    """The same, looked up where scores are as they mostly are."""
    if min(own, other) < LOWEST or max(own, other) >= LOWEST + SCORES:
        return losing_throws(own, other)
    return space.less[own - LOWEST, other - LOWEST], space.half[own - LOWEST, other - LOWEST]


@kernel
def usual_loss(outcome: int, space: Workspace) -> int:
    """The cost of an outcome for an ordinary element."""
    return ELEMENT if outcome == DESTROYED else survivor_loss(outcome, space)


@kernel
def survivor_loss(outcome: int, space: Workspace) -> int:
    """The cost of an outcome that an element survives."""
    if outcome == HELD:
        return space.weights[Weight.HELD_BACK]
    return space.weights[Weight.DRIVEN_OFF if outcome > LONG_WAY else Weight.SET_BACK]


@kernel
def match_up(world: World, own: int, other: int, score: int, against: int, going: int, space: Workspace) -> int:
    """What a fight brings one type in the open against another, which may stand in bad going, with these scores."""
    value = 0
    less, half = throws(space, score, against)
    value -= less * usual_loss(world.outcome[Grade.LESS, own, other, 0], space)
    value -= half * usual_loss(world.outcome[Grade.HALF, own, other, 0], space)
    less, half = throws(space, against, score)
    value += less * usual_loss(world.outcome[Grade.LESS, other, own, going], space)
    value += half * usual_loss(world.outcome[Grade.HALF, other, own, going], space)
    return value // 36


@kernel
def usual_score(world: World, own: int, other: int) -> int:
    """The factor of a type against another, with the support that pikes and spears mostly have."""
    troop = world.troops[own]
    factor = troop.factor_mounted if world.troops[other].mounted else troop.factor_foot
    if own == Kind.PK:
        return factor + 2
    return factor + 1 if own == Kind.SP and not world.troops[other].mounted else factor


@kernel
def learn_throws(space: Workspace) -> None:
    """Count the throws for scores as they mostly are."""
    for own in range(SCORES):
        for other in range(SCORES):
            less, half = losing_throws(LOWEST + own, LOWEST + other)
            space.less[own, other] = less
            space.half[own, other] = half


@kernel
def learn(world: World, space: Workspace) -> None:
    """Compute the value of every type against every other."""
    if not space.learned:
        learn_throws(space)
    space.learned = 1
    for own in range(TROOPS):
        for other in range(TROOPS):
            space.match_up[own, other] = match_up(
                world, own, other, usual_score(world, own, other), usual_score(world, other, own), 0, space
            )
