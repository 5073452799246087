"""What can be counted in a battle: the state of each army, from which the chances of both sides are judged."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.hexes import is_front
from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from .records import BOXES, CAVALRY, ELEPHANT, FEATURES, IMPULSES, NONE, ROME, Battle, Field, Life, Phase, Status

ROUND = IMPULSES // 2
"""The impulses of one side's round."""


class Count(NamedTuple):
    """The state of one side; `names` of the features are its fields."""

    rout: float
    """How far it is on its way to its rout level,"""
    rout_squared: float
    """the square of that,"""
    routed: float
    """and whether it is there."""
    leaderless: float
    strength: float
    """The combat strength of its steady units on the map."""
    disorder: float
    """The Disorder of its units, by the rout points at stake,"""
    worn: float
    """and by their strength."""
    brittle: float
    """The rout points of units that one more Disorder puts to flight, as a share of the rout level,"""
    verge: float
    """and of what is left to it."""
    cavalry: float
    elephants: float
    fugitives: float
    surrounded: float
    """The strength of units with enemies behind them."""
    beset: float
    """How many units have two enemies in front of them."""
    exposed: float
    """The rout points of units in contact, by the Disorder they have,"""
    outmatched: float
    """and how much stronger the enemies before them are."""
    points: float
    """Command points that lie ready."""
    tempo: float
    """Whether its round of this turn is still to come."""
    side: float
    """1 for Rome alone: what the battle favours,"""
    late: float
    """and the share of the time that has passed."""


NAMES = Count._fields
assert len(NAMES) == FEATURES


@kernel
def features(world: Field, position: Battle, values: Array[f8]) -> None:
    """The features of Rome less those of Carthage."""
    rome, carthage = count_side(world, position, 0), count_side(world, position, 1)
    for number in range(len(NAMES)):
        values[number] = rome[number] - carthage[number]


@kernel
def advantage(field: Field, battle: Battle) -> float:
    """What the features are worth to Rome, as the logarithm of its odds."""
    rome, carthage = count_side(field, battle, 0), count_side(field, battle, 1)
    total = 0.0
    for number in range(len(NAMES)):
        total += field.judgement[number] * (rome[number] - carthage[number])
    return total


@kernel
def count_side(field: Field, battle: Battle, side: int) -> Count:
    """The state of one side."""
    level = max(1, field.rout_level[side])
    left = max(1, level - battle.rout[side])
    strength, disorder, worn, brittle, verge = 0.0, 0.0, 0.0, 0.0, 0.0
    cavalry, elephants, fugitives, surrounded, beset = 0.0, 0.0, 0.0, 0.0, 0.0
    exposed, outmatched = 0.0, 0.0
    for number in range(field.unit_count):
        unit = battle.units[number]
        if unit.side != side or unit.status != Status.ON_MAP:
            continue
        kind = field.kinds[unit.kind]
        if unit.panicked:
            fugitives += 1.0
            continue
        share, combat = kind.rout_points / level, kind.combat * 0.1
        strength += combat
        disorder += share * unit.disorder / kind.morale
        worn += combat * unit.disorder / kind.morale
        if unit.disorder == kind.morale - 1:
            brittle += share
            verge += kind.rout_points / left
        cavalry += 1.0 if kind.arm == CAVALRY else 0.0
        elephants += 1.0 if kind.arm == ELEPHANT else 0.0
        before, behind, lack = count_contacts(field, battle, number)
        surrounded += behind * combat
        beset += 1.0 if before >= 2 else 0.0
        outmatched += lack * 0.1
        if before + behind > 0:
            exposed += share * (unit.disorder + 1) / kind.morale
    rout = min(1.5, battle.rout[side] / level)
    return Count(
        rout, rout * rout, 1.0 if battle.rout[side] >= level else 0.0,
        0.0 if battle.commanders[side].life == Life.ALIVE else 1.0,
        strength, disorder, worn, brittle, verge, cavalry, elephants, fugitives, surrounded, beset,
        exposed, outmatched, count_points(battle, side), 1.0 if is_to_come(battle, side) else 0.0,
        1.0 if side == ROME else 0.0, battle.turn / max(1, field.turns) if side == ROME else 0.0,
    )  # fmt: skip


@kernel
def count_contacts(field: Field, battle: Battle, unit: int) -> tuple[int, int, int]:
    """The steady enemies in front of a unit, those behind it who face it, and how much stronger all these are."""
    soldier = battle.units[unit]
    own = field.kinds[soldier.kind].combat - soldier.disorder
    before, behind, lack = 0, 0, 0
    for direction in range(6):
        to = field.neighbour[soldier.hex, direction]
        if to < 0 or battle.at[to] == NONE:
            continue
        other = battle.units[battle.at[to]]
        if other.side == soldier.side or other.panicked:
            continue
        theirs = field.kinds[other.kind].combat - other.disorder
        if is_front(soldier.facing, direction):
            before += 1
            lack += max(0, theirs - own)
        elif is_front(other.facing, (direction + 3) % 6):
            behind += 1
            lack += max(0, theirs + field.kinds[other.kind].rear_bonus - own)
    return before, behind, lack


@kernel
def count_points(battle: Battle, side: int) -> float:
    """The command points that lie in the boxes of a side."""
    total = 0.0
    for box in range(BOXES):
        total += battle.boxes[side, box]
    return total


@kernel
def is_to_come(battle: Battle, side: int) -> bool:
    """Whether a side has its round of this turn before it."""
    return battle.phase == Phase.OPERATIONS and battle.first != side and battle.impulse <= ROUND
