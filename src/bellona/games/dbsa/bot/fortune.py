"""Luck: by how much dice fell better for Amber than they do in the mean, in fights and for points."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from ..position.bases import side_of
from ..position.records import AMBER, DESTROYED, HELD, Battle, Grade, World
from ..rules.c04_combat import DIE
from ..rules.c05_outcome import grade_of
from ..rules.events import EventKind

RECOIL = 0.15
"""What a recoil counts beside a loss;"""
LAST = 4.0
"""and an element with whom the battle is lost."""
MEAN = (DIE + 1) / 2
FIGHTS, POINTS = 0, 1
"""The kinds of luck."""


class Stakes(NamedTuple):
    """Two elements that fight, their types, and what each counts."""

    kind: int
    other_kind: int
    worth: float
    other_worth: float


@kernel
def fortune(world: World, battle: Battle, log: Log, luck: Array[f8]) -> None:
    """Add the luck of Amber in the events of a step.

    What a fight brings is read off the table for good going, whatever else follows from it: so its mean over all
    throws is known.
    """
    lost, other_lost = lost_before(battle, log, 0), lost_before(battle, log, 1)
    die, other_die = 0, 0
    for number in range(log.count):
        event = log.events[number]
        if event.kind == EventKind.DICE:
            die, other_die = other_die, event.b
        elif event.kind == EventKind.SCORE:
            stakes = stakes_of(world, battle, event.a, event.c, lost, other_lost)
            won = gain(world, stakes, event.b, event.d) - mean_gain(world, stakes, event.b - die, event.d - other_die)
            luck[FIGHTS] += won if side_of(event.a) == AMBER else -won
        elif event.kind == EventKind.LOSSES:
            lost = event.b if event.a == 0 else lost
            other_lost = event.b if event.a == 1 else other_lost
        elif event.kind == EventKind.BOUND_BEGINS:
            luck[POINTS] += (event.c - MEAN) * (1.0 if event.a == AMBER else -1.0)


@kernel
def lost_before(battle: Battle, log: Log, side: int) -> int:
    """How many elements a side had lost before the events."""
    lost = battle.lost[side]
    for number in range(log.count):
        event = log.events[number]
        supporter = event.kind == EventKind.LOST and side_of(event.a) == side
        if supporter or (event.kind == EventKind.LOSSES and event.a == side):
            lost -= 1
    return lost


@kernel
def stakes_of(world: World, battle: Battle, e: int, enemy: int, lost: int, other_lost: int) -> Stakes:
    """What is at stake in a fight, when both sides have lost so many elements."""
    here, there = battle.elements[e], battle.elements[enemy]
    is_last = here.general or (other_lost if side_of(e) else lost) >= world.losing - 1
    other_is_last = there.general or (other_lost if side_of(enemy) else lost) >= world.losing - 1
    return Stakes(here.kind, there.kind, LAST if is_last else 1.0, LAST if other_is_last else 1.0)


@kernel
def gain(world: World, stakes: Stakes, total: int, against: int) -> float:
    """What a fight with these totals brings the first of two elements."""
    lost = harm(world, stakes.kind, stakes.other_kind, grade_of(total, against)) * stakes.worth
    return harm(world, stakes.other_kind, stakes.kind, grade_of(against, total)) * stakes.other_worth - lost


@kernel
def harm(world: World, kind: int, other: int, grade: int) -> float:
    """What an outcome costs one type against another."""
    if grade == Grade.NONE:
        return 0.0
    outcome = world.outcome[grade, kind, other, 0]
    return 1.0 if outcome == DESTROYED else 0.0 if outcome == HELD else RECOIL


@kernel
def mean_gain(world: World, stakes: Stakes, score: int, against: int) -> float:
    """The same with these scores, in the mean over all throws."""
    total = 0.0
    for die in range(1, DIE + 1):
        for other in range(1, DIE + 1):
            total += gain(world, stakes, score + die, against + other)
    return total / (DIE * DIE)
