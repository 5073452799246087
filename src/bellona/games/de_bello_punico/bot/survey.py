"""The field at a glance: where the enemies are, and how far each hex is from the nearest."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i1, i2, i8, record, times
from bellona.kernel.results import f8

from ..position.records import CAVALRY, HEXES, UNITS, Battle, Field, Status
from ..rules.c02_components import gap

FAR = 99
NEAR = 6
"""Enemies so near count."""
ELUSIVE = 2
"""Skirmishing horse, which cannot be caught, counts as so many hexes further off."""


@record
class Survey:
    """What a side knows of the enemy in a movement impulse."""

    seen: i8
    """The enemies that were surveyed, as `enemies_print` counts them; 0 for none."""
    count: i2
    enemies: Array[i2] = times(UNITS)
    """The hexes of the steady enemies."""
    elusive: Array[i1] = times(UNITS)
    """Which of them cannot be caught."""
    away: Array[i2] = times(HEXES)
    """Hexes to the nearest of them."""
    queue: Array[i2] = times(HEXES)
    looked: Array[i1] = times(HEXES)
    """Where it is known which way to look:"""
    shares: Array[f8] = times(HEXES, 6)
    """for each facing the share of the enemies near by that it looks at, the nearest counting most."""


@kernel
def mixed(unit: int) -> int:
    """A factor that tells units apart in a sum."""
    return (unit + 1) * 2654435761 % 4294967296


@kernel
def enemies_print(field: Field, battle: Battle, side: int) -> int:
    """A number that is different for other places of a side's enemies."""
    total = side + 1
    for unit in range(field.unit_count):
        foe = battle.units[unit]
        if foe.side != side and foe.status == Status.ON_MAP and not foe.panicked:
            total += mixed(unit) * (foe.hex + 1)
    return total


@kernel
def look_around(field: Field, battle: Battle, side: int, survey: Survey) -> None:
    """Survey the enemies, unless they stand as they stood."""
    found = enemies_print(field, battle, side)
    if survey.seen == found:
        return
    survey.seen = found
    survey.count = 0
    for unit in range(field.unit_count):
        foe = battle.units[unit]
        if foe.side != side and foe.status == Status.ON_MAP and not foe.panicked:
            kind = field.kinds[foe.kind]
            survey.enemies[survey.count] = foe.hex
            survey.elusive[survey.count] = int(kind.arm == CAVALRY and kind.reach > 0)
            survey.count += 1
    measure(field, survey)


@kernel
def measure(field: Field, survey: Survey) -> None:
    """Distances to the nearest enemy, spreading from all enemies at once; the elusive ones join later."""
    for at in range(field.hexes):
        survey.away[at] = FAR
        survey.looked[at] = 0
    tail = join(survey, 0, 0, 0)
    head, ring = 0, 0
    while head < tail or ring < ELUSIVE:
        end = tail
        while head < end:
            at = survey.queue[head]
            head += 1
            for direction in range(6):
                to = field.neighbour[at, direction]
                if to >= 0 and survey.away[to] == FAR:
                    survey.away[to] = ring + 1
                    survey.queue[tail] = to
                    tail += 1
        ring += 1
        if ring == ELUSIVE:
            tail = join(survey, 1, ELUSIVE, tail)


@kernel
def join(survey: Survey, elusive: int, away: int, tail: int) -> int:
    """Put the enemies of a sort in the queue at a distance, unless another is nearer; returns its new end."""
    for number in range(survey.count):
        at = survey.enemies[number]
        if survey.elusive[number] == elusive and survey.away[at] == FAR:
            survey.away[at] = away
            survey.queue[tail] = at
            tail += 1
    return tail


@kernel
def view_from(field: Field, at: int, facing: int, survey: Survey) -> float:
    """The share of the enemies near by that a unit looks at from a place, the nearest counting most."""
    if not survey.looked[at]:
        look_from(field, at, survey)
    return survey.shares[at, facing]


@kernel
def look_from(field: Field, at: int, survey: Survey) -> None:
    """Look in all directions from a hex."""
    around = 0.0
    for facing in range(6):
        survey.shares[at, facing] = 0.0
    for number in range(survey.count):
        foe = survey.enemies[number]
        away = gap(field, at, foe)
        if 0 < away <= NEAR:
            around += 1.0 / away
            for facing in range(6):
                ahead = field.neighbour[at, facing]
                if ahead >= 0 and gap(field, ahead, foe) < away:
                    survey.shares[at, facing] += 1.0 / away
    if around > 0.0:
        for facing in range(6):
            survey.shares[at, facing] /= around
    survey.looked[at] = 1
