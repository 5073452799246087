"""The value of units and of fights."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i1, i2, i8, record, times
from bellona.kernel.results import f8

from ..position.judging import routed
from ..position.records import NONE, UNITS, Battle, Field
from ..rules.c10_combat import disorder_from
from ..table.reach import Reach
from .survey import Survey
from .weights import WEIGHTS, Weight

STRENGTHS = 32
WEAKEST = -8
"""The lowest of the strengths in the table of odds."""
LONGEST = 32
"""The longest way that is kept, in orders."""
LANE = 4
"""How many hexes straight home a flight is expected to cross."""


@record
class March:
    """What a bot has decided in a movement: who stays, and the orders of the piece under way."""

    turn: i2
    impulse: i2
    followed: Array[f8] = times(WEIGHTS)
    """The plan by which it was decided."""
    waiting: i8
    """The units that have not moved, as `waiting_print` counts them."""
    stays: Array[i1] = times(UNITS)
    piece: i2
    at: i2
    facing: i2
    """The piece under way, and where it is when its next order is due."""
    count: i2
    done: i2
    orders: Array[i2] = times(LONGEST)


@record
class Workspace:
    """Work space of a bot."""

    plan: Array[f8] = times(WEIGHTS)
    """The weights that steer its choices."""
    survey: Survey
    march: March
    reach: Reach
    odds_known: i2
    odds: Array[i1] = times(STRENGTHS, STRENGTHS, 2)
    """Of the thirty-six pairs of dice, those that put one and two Disorder on the first of two strengths."""


# Worth


@kernel
def worth(field: Field, battle: Battle, unit: int, space: Workspace) -> float:
    """The value of a unit for its side: rout points, and what it can still do."""
    soldier, plan = battle.units[unit], space.plan
    kind = field.kinds[soldier.kind]
    value = plan[Weight.WORTH_ROUT] * kind.rout_points
    if plan[Weight.ROUT_NEAR] != 0.0:
        value *= 1.0 + plan[Weight.ROUT_NEAR] * routed(field, battle, soldier.side)
    value += plan[Weight.WORTH_COMBAT] * kind.combat
    return value + plan[Weight.WORTH_MOVEMENT] * kind.movement


@kernel
def harm(field: Field, battle: Battle, unit: int, points: int, space: Workspace) -> float:
    """What a side loses when a unit takes Disorder."""
    struck = battle.units[unit]
    left = field.kinds[struck.kind].morale - struck.disorder
    value = worth(field, battle, unit, space)
    if points >= left:
        return value
    return space.plan[Weight.BLOW] * value * points / left


@kernel
def learn(space: Workspace) -> None:
    """Clear the search space, and count once how often each strength suffers from each other."""
    if space.odds_known:
        return
    space.odds_known = 1
    for place in range(len(space.reach.before)):
        space.reach.before[place] = NONE
    for own in range(STRENGTHS):
        for other in range(STRENGTHS):
            for die in range(1, 7):
                for enemy_die in range(1, 7):
                    points = disorder_from(die + own + WEAKEST, enemy_die + other + WEAKEST)
                    if points > 0:
                        space.odds[own, other, points - 1] += 1


@kernel
def expected_harm(field: Field, battle: Battle, unit: int, own: int, other: int, space: Workspace) -> float:
    """What a unit loses on average when its strength meets another."""
    row = min(max(own - WEAKEST, 0), STRENGTHS - 1)
    column = min(max(other - WEAKEST, 0), STRENGTHS - 1)
    once, twice = space.odds[row, column, 0], space.odds[row, column, 1]
    return (once * harm(field, battle, unit, 1, space) + twice * harm(field, battle, unit, 2, space)) / 36.0


@kernel
def fight_value(
    field: Field, battle: Battle, attacker: int, target: int, ours: int, theirs: int, space: Workspace
) -> float:
    """The balance of a combat for the attacker, over all thirty-six pairs of dice."""
    gain = expected_harm(field, battle, target, theirs, ours, space)
    return gain - space.plan[Weight.OWN_HARM] * expected_harm(field, battle, attacker, ours, theirs, space)


@kernel
def hurt_chance(ours: int, theirs: int) -> float:
    """The chance that the unit with the first strength takes Disorder."""
    count = 0
    for die in range(1, 7):
        for other in range(1, 7):
            if disorder_from(die + ours, other + theirs) > 0:
                count += 1
    return count / 36.0
