"""11.34, 11.35, 11.39, D67, D74: points, centuriae that are destroyed or fall back, units that rout."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.battlefield import CENTURIAE, EQUITES, OFF, Battle, Ground, Shaken, Standing
from ...position.vocabulary import NONE
from ..events import Cause, EventKind
from .deployment import new_schiera, new_unit
from .field import (
    column_of,
    edge_row,
    first_unit,
    forward,
    is_on_field,
    is_troop,
    last_unit,
    lift,
    put,
    side_of,
    square_at,
    strength,
)

DESTROYED_AT = 3
FALLS_BACK_AT = 2
WAITS = 3
"""Moves of the adversary for which a centuria that fell back stays at its edge."""


@kernel
def suffer(battle: Battle, side: int, centuriae: int, lost: bool) -> None:
    """A side has lost centuriae, or they fell back: that decides the next initiative."""
    battle.suffered[side] += centuriae
    battle.hurt[side] = 1
    if lost:
        battle.lost[side] += centuriae


@rule("11.34", "D67")
def mark(battle: Battle, number: int, place: int, points: int, from_rear: bool, cause: int, log: Log) -> bool:
    """Mark points on a centuria; whether that destroyed it."""
    unit = battle.units[number]
    if points <= 0 or not unit.alive[place]:
        return False
    gathered = unit.points[place] + points
    unit.points[place] = gathered
    emit(log, EventKind.POINTS_MARKED, cause, number, points, place, 0)
    if gathered >= DESTROYED_AT:
        destroy(battle, number, place, from_rear, Cause.GATHERED, log)
        return True
    return False


@rule("4.8", "12.1", "D67", "D69")
def destroy(battle: Battle, number: int, place: int, from_rear: bool, cause: int, log: Log) -> None:
    """A centuria is destroyed; one that is left of its unit has to stand a discrimen."""
    unit = battle.units[number]
    unit.alive[place] = 0
    suffer(battle, side_of(number), 1, True)
    emit(log, EventKind.CENTURIA_DESTROYED, cause, number, unit.arm, unit.home[place], 0)
    if strength(unit) == 0:
        lift(battle, number)
        unit.standing = Standing.DESTROYED
        unit.shaken = 0
    else:
        unit.shaken |= Shaken.DUE
        if from_rear:
            unit.shaken |= Shaken.REAR


@rule("11.34", "11.35", "B44")
def fall_back(battle: Battle, number: int, place: int, log: Log) -> None:
    """A centuria goes back to its own edge, apart from its unit."""
    unit = battle.units[number]
    if strength(unit) > 1:
        alone = new_unit(battle, side_of(number), unit.arm)
        if alone != NONE:
            detach(battle, number, place, alone)
            number = alone
    retreat(battle, number, Cause.NONE, log)


@kernel
def detach(battle: Battle, number: int, place: int, alone: int) -> None:
    """One of two centuriae becomes a separate unit."""
    unit, fresh = battle.units[number], battle.units[alone]
    fresh.alive[0] = 1
    fresh.points[0] = unit.points[place]
    fresh.home[0] = unit.home[place]
    fresh.square = unit.square
    fresh.volleys = unit.volleys
    fresh.rest = unit.rest
    fresh.acted = unit.acted
    unit.alive[place] = 0
    unit.points[place] = 0
    unit.home[place] = NONE


@rule("11.35", "D70", "B44")
def retreat(battle: Battle, number: int, cause: int, log: Log) -> None:
    """A whole unit goes back to its own edge, and waits there."""
    unit = battle.units[number]
    side, column = side_of(number), column_of(unit.square)
    if battle.occupant[unit.square] == number:
        lift(battle, number)
    unit.square = OFF
    unit.schiera = new_schiera(battle, side)
    unit.standing = Standing.EDGE
    unit.facing = 0
    unit.wait = WAITS
    unit.fresh = 0
    put(battle, number, edge_square(battle, side, unit.arm, column))
    suffer(battle, side, strength(unit), False)
    emit(log, EventKind.UNIT_FELL_BACK, cause, number, unit.square, 0, 0)


@rule("11.35", "B44")
def edge_square(battle: Battle, side: int, arm: int, column: int) -> int:
    """The free square of a side's edge nearest to a column, of the next row if there is none."""
    row = edge_row(battle, side)
    for _ in range(battle.depth):
        for away in range(battle.front):
            for sign in range(-1, 2, 2):
                if is_on_field(battle, column + sign * away, row):
                    square = square_at(column + sign * away, row)
                    barred = arm == EQUITES and battle.terrain[square] == Ground.SILVA
                    if battle.occupant[square] == NONE and not barred:
                        return square
        row += forward(side)
    return square_at(column, edge_row(battle, side))


@rule("11.39", "12.7")
def rout(battle: Battle, number: int, log: Log) -> None:
    """A unit leaves the field in rout."""
    unit = battle.units[number]
    lift(battle, number)
    unit.standing = Standing.ROUTED
    unit.shaken = 0
    suffer(battle, side_of(number), strength(unit), True)
    emit(log, EventKind.UNIT_ROUTED, 0, number, 0, 0, 0)


@rule("D69", "D74")
def kill_commander(battle: Battle, number: int, log: Log) -> None:
    """A commander is dead: every unit of his army has to stand a discrimen."""
    lift(battle, number)
    battle.units[number].standing = Standing.DEAD
    battle.units[number].alive[0] = 0
    emit(log, EventKind.COMMANDER_KILLED, 0, number, 0, 0, 0)
    side = side_of(number)
    battle.hurt[side] = 1
    for other in range(first_unit(side), last_unit(battle, side)):
        if is_troop(battle.units[other]):
            battle.units[other].shaken |= Shaken.DUE


@rule("D74", "B38")
def drive_off(battle: Battle, number: int, log: Log) -> None:
    """A commander is wounded and leaves the field."""
    lift(battle, number)
    battle.units[number].standing = Standing.LEFT
    emit(log, EventKind.COMMANDER_DRIVEN_OFF, 0, number, 0, 0, 0)


@rule("11.30", "11.31", "11.35", "D66")
def count_move(battle: Battle, mover: int, log: Log) -> None:
    """A move after the engagement is completed: who waits has one less to wait for."""
    for side in range(2):
        for number in range(first_unit(side), last_unit(battle, side)):
            unit = battle.units[number]
            if unit.rest > 0:
                unit.rest -= 1
            if side != mover and unit.standing == Standing.EDGE and unit.wait > 0:
                unit.wait -= 1
                if unit.wait == 0:
                    unit.standing = Standing.FIELD
                    emit(log, EventKind.READY_AGAIN, 0, number, 0, 0, 0)


@kernel
def first_alive(battle: Battle, number: int) -> int:
    """The first centuria of a unit that is left, NONE."""
    for place in range(CENTURIAE):
        if battle.units[number].alive[place]:
            return place
    return NONE
