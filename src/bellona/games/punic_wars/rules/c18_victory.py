"""Chapter 18: how a war ends, and who has won it."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, LAND, LEVELS, NOBODY, ROME, Ending, Level, Phase, War, World
from .c03_components import strength
from .c14_control import value_controlled
from .events import Cause, EventKind


@kernel
def end(war: War, winner: int, ending: int, level: int, cause: int, log: Log) -> None:
    """The war is over."""
    war.phase = Phase.OVER
    war.winner = winner
    war.ending = ending
    war.level = level
    if winner == NOBODY:
        emit(log, EventKind.DRAWN_WAR, cause, 0, 0, 0, 0)
    else:
        emit(log, EventKind.WON, cause, winner, level, 0, 0)


@rule("18.1b", "18.22", "18.23", "19.34D", "R21", "R45")
def end_by_capture(world: World, war: War, h: int, log: Log) -> None:
    """Rome or Carthage falls at the moment when only the enemy has land points in its hex."""
    if war.phase == Phase.OVER or war.phase == Phase.SETUP:
        return
    if h == world.carthage_hex and alone(world, war, ROME, h):
        end(war, ROME, Ending.FALL_OF_CARTHAGE, Level.DECISIVE, Cause.CARTHAGE_FELL, log)
    elif h == world.rome_hex and alone(world, war, CARTHAGE, h) and not world.only_carthage_falls:
        end(war, CARTHAGE, Ending.FALL_OF_ROME, Level.DECISIVE, Cause.ROME_FELL, log)


@kernel
def alone(world: World, war: War, side: int, h: int) -> bool:
    """Whether only this side has land points in a hex."""
    return strength(world, war, side, LAND, h) > 0 and strength(world, war, 1 - side, LAND, h) == 0


@rule("18.21", "R43")
def end_by_level(world: World, war: War, log: Log) -> None:
    """In its own taxation phase a side that controls enough wins at once."""
    if world.automatic == 0 or world.only_carthage_falls:
        return
    if value_controlled(world, war, war.active) >= world.automatic:
        end(war, war.active, Ending.AUTOMATIC, Level.DECISIVE, Cause.AUTOMATIC, log)


@rule("18.0b", "19.15", "19.25")
def level_of(world: World, points: int) -> int:
    """The level of victory that a number of points reaches."""
    found = 0
    for level in range(LEVELS):
        if points >= world.level_from[level]:
            found = level
    return found


@rule("18.0a", "18.0b", "18.1a", "19.14E2", "R44", "R45", "B9")
def end_by_count(world: World, war: War, ending: int, log: Log) -> None:
    """Victory points are counted, and the larger total is read on the scenario's table."""
    if world.only_carthage_falls:
        end_without_count(war, ending, log)
        return
    rome, carthage = value_controlled(world, war, ROME), value_controlled(world, war, CARTHAGE)
    emit(log, EventKind.SCORED, 0, rome, carthage, 0, 0)
    level = level_of(world, max(rome, carthage))
    if rome == carthage or level == Level.DRAW:
        end(war, NOBODY, ending, Level.DRAW, Cause.EQUAL if rome == carthage else Cause.NONE, log)
    else:
        end(war, ROME if rome > carthage else CARTHAGE, ending, level, Cause.NONE, log)


@rule("19.34D", "B9")
def end_without_count(war: War, ending: int, log: Log) -> None:
    """Where only the fall of Carthage counts, it wins by standing to the last turn; ended by agreement, nobody wins."""
    if ending == Ending.TURN_LIMIT:
        end(war, CARTHAGE, ending, Level.MARGINAL, Cause.CARTHAGE_STANDS, log)
    else:
        end(war, NOBODY, ending, Level.DRAW, Cause.TRUCE, log)


@rule("18.1a", "B11")
def offer_end(war: War, log: Log) -> None:
    """A side offers to end the war; the other answers before anything else."""
    side = war.seat
    war.offered[side] = 1
    war.resume_ask = war.ask
    war.resume_seat = side
    emit(log, EventKind.OFFERED, 0, side, 0, 0, 0)


@rule("18.1a", "B11")
def refuse_end(war: War, log: Log) -> None:
    """The war continues where it was."""
    emit(log, EventKind.REFUSED, 0, war.seat, 0, 0, 0)
    war.ask = war.resume_ask
    war.seat = war.resume_seat
    war.resume_ask = 0
    war.resume_seat = 0
