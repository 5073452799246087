"""Chapter 4: the sequence of play."""

from __future__ import annotations

from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, ROME, Ending, Phase, Stage, War, World
from .c18_victory import end_by_count
from .events import Cause, EventKind


@rule("4.1a", "4.2a", "4.2b", "13.21")
def begin_phase(war: War, side: int, phase: int, log: Log) -> None:
    """A phase of a side begins."""
    war.active = side
    war.phase = phase
    war.stage = Stage.OPENING
    war.sweep = 0
    war.offered[ROME] = 0
    war.offered[CARTHAGE] = 0
    emit(log, EventKind.PHASE_BEGINS, 0, side, phase, 0, 0)


@rule("4.2c", "4.2d", "19.0a", "19.34C")
def begin_turn(world: World, war: War, log: Log) -> None:
    """A turn begins with Carthage; the first, and the whole third war, without diplomacy."""
    emit(log, EventKind.TURN_BEGINS, Cause.FIRST_TURN if war.turn == 1 else Cause.NONE, war.turn, 0, 0, 0)
    diplomacy = world.has_diplomacy and war.turn > 1
    begin_phase(war, CARTHAGE, Phase.DIPLOMACY if diplomacy else Phase.TAXATION, log)


@rule("4.1a", "4.1b", "4.2a", "4.2b", "4.2d", "19.0a", "B9")
def next_phase(world: World, war: War, log: Log) -> None:
    """The next phase in the fixed order; after the Roman turn the next turn."""
    if war.phase < Phase.TAXATION:
        begin_phase(war, war.active, Phase.TAXATION, log)
    elif war.phase < Phase.RECRUITMENT:
        begin_phase(war, war.active, war.phase + 1, log)
    elif war.active == CARTHAGE:
        begin_phase(war, ROME, Phase.ELECTIONS if war.turn > 1 else Phase.TAXATION, log)
    elif world.turn_limit > 0 and war.turn >= world.turn_limit:
        end_by_count(world, war, Ending.TURN_LIMIT, log)
    else:
        war.turn += 1
        begin_turn(world, war, log)
