"""7 Stacking: one unit per hex, and the cost of passing through a friend."""

from __future__ import annotations

from bellona.kernel.hexes import is_front
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.record import i8
from bellona.kernel.rules import rule

from ..position.records import Battle, Field, Passage
from .c02_components import enemy_holds, friend_at, is_empty
from .c08_facing import in_enemy_zoc
from .c11_panic import suffer
from .events import Cause, EventKind


@rule("7.1a", "7.1b", "7.1c", "R12")
def pass_through(field: Field, battle: Battle, unit: int, friend: int, log: Log) -> None:
    """A unit has entered a friend's hex: both lose order, unless one is light foot or their lines open."""
    passage = field.passes[battle.units[unit].kind, battle.units[friend].kind]
    if passage != Passage.DISORDERED:
        cause = Cause.OPEN_LINES if passage == Passage.OPEN_LINES else Cause.NONE
        emit(log, EventKind.PASSED_FREELY, cause, unit, friend, 0, 0)
        return
    suffer(field, battle, unit, 1, Cause.PASSING, log)
    suffer(field, battle, friend, 1, Cause.PASSING, log)


@rule("7", "R12")
def can_go_on(field: Field, battle: Battle, side: int, at: int, facing: int, points: int) -> bool:
    """Whether a unit inside a friend's hex can reach an empty hex with the movement points it has left."""
    if points < 1:
        return False
    for direction in range(6):
        onward = i8(field.neighbour[at, direction])  # of the width that this function declares: it calls itself
        if onward < 0 or field.cost[onward] == 0:
            continue
        price = field.cost[onward] + (0 if is_front(facing, direction) else 1)
        if price > points or enemy_holds(battle, side, onward):
            continue
        if is_empty(battle, side, onward):
            return True
        if friend_at(battle, side, onward) >= 0 and not in_enemy_zoc(battle, side, onward):
            if can_go_on(field, battle, side, onward, direction, points - price):
                return True
    return False


@kernel
def can_run_through(field: Field, battle: Battle, side: int, at: int, direction: int, points: int) -> bool:
    """Whether a unit that may only go straight on comes out of a friend's hex at the far end."""
    here = at
    left = points
    while True:
        if in_enemy_zoc(battle, side, here):
            return False
        here = field.neighbour[here, direction]
        if here < 0 or field.cost[here] == 0 or field.cost[here] > left or enemy_holds(battle, side, here):
            return False
        if is_empty(battle, side, here):
            return True
        left -= field.cost[here]
