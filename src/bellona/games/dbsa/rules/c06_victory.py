"""6, winning and losing: the general, the camp, or four elements."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import ARMY, NONE, Ask, Battle, CampState, Phase, Reason, Status, World
from .c04_contact import first_attacker, occupant
from .events import Cause, EventKind


@rule("6.2", "R63", "R71")
def fall_empty_camps(world: World, battle: Battle, log: Log) -> None:
    """Empty camps attacked at the start of the fights fall, that of the side whose bound it is not first."""
    if take_empty_camps(world, battle, log):
        check_victory(world, battle, 1 - battle.active, log)


@rule("6.2", "R62", "R63", "R64")
def take_empty_camps(world: World, battle: Battle, log: Log) -> bool:
    """A camp that nobody occupies and an enemy attacks is lost at once; whether there was one."""
    taken = False
    for side in range(2):
        if battle.camps[side].state != CampState.STANDS or occupant(world, battle, side) != NONE:
            continue
        attacker = first_attacker(world, battle, side)
        if attacker != NONE:
            battle.camps[side].state = CampState.FALLEN
            emit(log, EventKind.CAMP_TAKEN, 0, side, attacker, 0, 0)
            taken = True
    return taken


@rule("6.1", "6.2", "6.3", "R70")
def reason_to_lose(world: World, battle: Battle, side: int) -> int:
    """Why a side has lost the battle, if it has."""
    for e in range(side * ARMY, side * ARMY + ARMY):
        if battle.elements[e].general and battle.elements[e].status == Status.LOST:
            return Reason.GENERAL
    if battle.camps[side].state == CampState.FALLEN:
        return Reason.CAMP
    return Reason.LOSSES if battle.lost[side] >= world.losing else Reason.NONE


@rule("6.1", "6.2", "6.3", "6.4", "R71")
def check_victory(world: World, battle: Battle, loser_first: int, log: Log) -> None:
    """The first side with a reason to lose has lost; the loser of the fight is checked first."""
    for side in (loser_first, 1 - loser_first):
        reason = reason_to_lose(world, battle, side)
        if reason != Reason.NONE:
            end(battle, 1 - side, reason)
            emit(log, EventKind.WON, Cause.GENERAL_LOST + reason - Reason.GENERAL, 1 - side, reason, 0, 0)
            return


@kernel
def end(battle: Battle, winner: int, reason: int) -> None:
    """The battle is over, and no question is left."""
    battle.phase = Phase.OVER
    battle.ask = Ask.NOTHING
    battle.winner = winner
    battle.reason = reason
