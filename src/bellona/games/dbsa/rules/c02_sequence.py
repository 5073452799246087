"""2, sequence of play: alternate bounds, die points, and the offer to end without a winner."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal
from ..position.records import ARMY, ELEMENTS, NOBODY, Ask, Battle, Phase, Reason, Status
from .c01_setup import DIE
from .events import Cause, EventKind

FIRST_OFFER = 60
"""The first bound in which a draw may be offered (R72, B4)."""


@rule("2.1", "2.2", "R3", "R9", "R10")
def begin_bound(battle: Battle, side: int, dice: Dice, log: Log) -> None:
    """A side's bound begins with its die; points of earlier bounds are gone."""
    battle.bound += 1
    battle.active = side
    battle.phase = Phase.MOVES
    for e in range(ELEMENTS):
        element = battle.elements[e]
        element.moved = 0
        element.fought = 0
        element.braced = 0
    battle.offered[side] = 0
    battle.die = roll(dice, DIE)
    battle.points = battle.die
    emit(log, EventKind.BOUND_BEGINS, 0, side, battle.bound, battle.die, 0)


@rule("2.3", "2.8", "R10")
def end_moves(battle: Battle, log: Log) -> None:
    """The moves are over; points left are lost."""
    emit(log, EventKind.MOVES_DONE, 0, battle.active, battle.points, 0, 0)
    battle.points = 0
    battle.phase = Phase.FACING


@rule("2.2", "2.3", "R9")
def may_still_move(battle: Battle) -> bool:
    """Whether the active side has points left, and anybody who has not moved."""
    if battle.points < 1:
        return False
    for n in range(ARMY):
        element = battle.elements[battle.active * ARMY + n]
        if element.status == Status.ON_BOARD and not element.moved:
            return True
    return False


@rule("2.1", "R72", "B4")
def end_bound(battle: Battle, dice: Dice, log: Log) -> None:
    """The other side's bound follows, unless this was agreed to be the last."""
    if battle.limit > 0 and battle.bound >= battle.limit:
        draw(battle, Reason.LAST_BOUND, log)
    else:
        begin_bound(battle, 1 - battle.active, dice, log)


@rule("R72", "B4")
def draw(battle: Battle, reason: int, log: Log) -> None:
    """The battle ends without a winner."""
    battle.phase = Phase.OVER
    battle.winner = NOBODY
    battle.reason = reason
    emit(log, EventKind.DRAWN, Cause.BOUNDS_OVER if reason == Reason.LAST_BOUND else Cause.NONE, reason, 0, 0, 0)


@rule("R72", "B4")
def check_offer(battle: Battle) -> int:
    """A draw may be offered late in a battle, once a bound."""
    if battle.bound < FIRST_OFFER:
        return Refusal.NOTHING_TO_OFFER
    return Refusal.OFFERED_ALREADY if battle.offered[battle.active] else Refusal.NONE


@rule("R72", "B4")
def offer_draw(battle: Battle, log: Log) -> None:
    """Ask the other side whether it agrees to a draw."""
    battle.offered[battle.active] = 1
    battle.ask = Ask.AGREE
    battle.seat = 1 - battle.active
    emit(log, EventKind.OFFERED, 0, battle.active, 0, 0, 0)


@rule("R72", "B4")
def answer_offer(battle: Battle, agreed: bool, log: Log) -> None:
    """The offer is accepted, or the bound continues."""
    if agreed:
        draw(battle, Reason.AGREEMENT, log)
    else:
        emit(log, EventKind.REFUSED, 0, battle.seat, 0, 0, 0)
