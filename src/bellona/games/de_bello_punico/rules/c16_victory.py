"""16 Victory: rout points and the end of a battle."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, NOBODY, NONE, ROME, Ask, Battle, Field, Phase
from .events import Cause, EventKind


@rule("16a", "16.1a", "16.1b", "16.1d", "R33", "R35")
def count_rout(field: Field, battle: Battle, unit: int) -> None:
    """A unit's rout points are booked once, when it goes into Panic."""
    lost = battle.units[unit]
    battle.rout[lost.side] += field.kinds[lost.kind].rout_points


@rule("16b", "16.1.1", "16.1.2", "R42")
def is_routed(field: Field, battle: Battle, side: int) -> bool:
    """Whether a side has reached its rout level."""
    return battle.rout[side] >= field.rout_level[side]


@kernel
def finish(battle: Battle, winner: int) -> None:
    """The battle is over."""
    battle.phase = Phase.OVER
    battle.ask = Ask.NOTHING
    battle.seat = NONE
    battle.winner = winner


@rule("16c", "16d", "17.1.4c", "17.2.3b", "17.3.3b", "17.4.3b", "R47")
def draw_battle(field: Field, battle: Battle, cause: int, log: Log) -> None:
    """Both routed, or time has run out: the scenario says what a draw is worth."""
    emit(log, EventKind.DRAWN, cause, 0, 0, 0, 0)
    if field.draw_winner != NOBODY:
        emit(log, EventKind.DRAW_FAVOURS, Cause.NONE, field.draw_winner, 0, 0, 0)
    finish(battle, field.draw_winner)


@rule("3.1D", "16b", "17.1.4a", "17.2.3a", "17.3.3a", "17.4.3a")
def check_victory(field: Field, battle: Battle, log: Log) -> None:
    """Only here, at the end of a turn, is a battle decided."""
    rome_routed = is_routed(field, battle, ROME)
    carthage_routed = is_routed(field, battle, CARTHAGE)
    if rome_routed:
        emit(log, EventKind.ROUTED, Cause.NONE, ROME, battle.rout[ROME], 0, 0)
    if carthage_routed:
        emit(log, EventKind.ROUTED, Cause.NONE, CARTHAGE, battle.rout[CARTHAGE], 0, 0)
    if rome_routed and carthage_routed:
        draw_battle(field, battle, Cause.BOTH_ROUTED, log)
    elif rome_routed or carthage_routed:
        winner = CARTHAGE if rome_routed else ROME
        emit(log, EventKind.BATTLE_WON, Cause.NONE, winner, 0, 0, 0)
        finish(battle, winner)
    elif battle.turn >= field.turns:
        draw_battle(field, battle, Cause.NONE, log)
