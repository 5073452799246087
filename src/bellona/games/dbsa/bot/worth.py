"""The weights of a bot, in thousandths of an element."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import DESTROYED, HELD, PACE, TROOPS, Battle, Grade, Kind, World
from ..rules.c05_outcome import grade_of
from .workspace import LOWEST, SCORES, Workspace

ELEMENT = 1000
SCARCER = 200
"""How much more every element costs than the one lost before it."""
DECISIVE = 6000
"""The battle: the general, the camp, or the last element that may be lost."""
HELD_BACK = 20
SET_BACK = 110
DRIVEN_OFF = 220
LONG_WAY = 300 * PACE
"""A recoil of more than this drives an element off."""

FIGHTS_GO_ON = 190
"""Percent of a fight's value, since it continues in the next bound."""
MARGIN = 6
"""How much better than holding a move must be."""
POINT = 4
"""The value of a die point spent beyond the first."""

APPROACH = 16
"""Every hundred paces nearer to an enemy,"""
IMPATIENCE = 9
"""and two or three times as much after this many bounds without result;"""
APPEAL = 10
"""The share of a match-up by which one enemy draws more than another."""
CAMP_APPEAL = 40
"""The attraction of an undefended camp."""
STAND_OFF = 90 * PACE
"""nearer than this only contact counts:"""
JOINED = 8
"""an element with an enemy to its front,"""
IN_TIME, LATE = 14, 8
"""and this much more for every bound after these."""
OBLIQUE = 7
"""Every ten degrees missing to a square contact with an enemy."""
ASKEW = 14
"""Every right angle between an element's front and its target."""

SIDE_BY_SIDE = 32
"""Every flank with a friend beside it."""
PIKES_DEEP, SPEARS_DEEP, SHOOTERS_BEHIND = 90, 30, 10
HINDERED = 130
"""Troops in bad going that it hinders."""
IN_RIVER = 40
THREAT = 26
"""Percent of what the best attack on an element would bring the enemy."""
OPEN_FLANK, OPEN_REAR = 70, 140
"""An edge of an element in a fight that an enemy can reach."""
CAMP_IN_REACH, CAMP_NEAR = 2600, 260
"""The bot's own empty camp, when an enemy can be there in one bound or in two."""


@kernel
def price(world: World, battle: Battle, side: int, general: int, fallen: int) -> int:
    """What a side loses with elements that fall together, perhaps the general among them."""
    lost = battle.lost[side]
    if general or lost + fallen >= world.losing:
        return DECISIVE
    return fallen * (ELEMENT + SCARCER * lost) + SCARCER * (fallen - 1)


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
def usual_loss(outcome: int) -> int:
    """The cost of an outcome for an ordinary element."""
    if outcome == DESTROYED:
        return ELEMENT
    if outcome == HELD:
        return HELD_BACK
    return DRIVEN_OFF if outcome > LONG_WAY else SET_BACK


@kernel
def match_up(world: World, own: int, other: int, score: int, against: int, going: int, space: Workspace) -> int:
    """What a fight brings one type in the open against another, which may stand in bad going, with these scores."""
    value = 0
    less, half = throws(space, score, against)
    value -= less * usual_loss(world.outcome[Grade.LESS, own, other, 0])
    value -= half * usual_loss(world.outcome[Grade.HALF, own, other, 0])
    less, half = throws(space, against, score)
    value += less * usual_loss(world.outcome[Grade.LESS, other, own, going])
    value += half * usual_loss(world.outcome[Grade.HALF, other, own, going])
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
def learn(world: World, space: Workspace) -> None:
    """Compute once the value of every type against every other."""
    if space.learned:
        return
    space.learned = 1
    for own in range(SCORES):
        for other in range(SCORES):
            less, half = losing_throws(LOWEST + own, LOWEST + other)
            space.less[own, other] = less
            space.half[own, other] = half
    for own in range(TROOPS):
        for other in range(TROOPS):
            space.match_up[own, other] = match_up(
                world, own, other, usual_score(world, own, other), usual_score(world, other, own), 0, space
            )
