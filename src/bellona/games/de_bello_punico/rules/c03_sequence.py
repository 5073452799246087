"""3 Sequence of play: turns, impulses, and their beginnings and ends."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, IMPULSES, NONE, Battle, Field, Phase
from .c02_components import enemy_of
from .c04_strategic_phase import take_up_points
from .c06_movement import begin_movement
from .c16_victory import check_victory
from .events import Cause, EventKind

MOVEMENT, MISSILES, COMBAT, RECOVERY = 1, 2, 3, 4


@rule("3.1C")
def activity(impulse: int) -> int:
    """What an impulse is for: the first four belong to the First player's round, the others to the Second's."""
    return (impulse - 1) % 4 + 1


@rule("3", "3.1C", "9a")
def active_side(battle: Battle) -> int:
    """Who acts in the impulse: the side whose round it is, but its enemy shoots."""
    owner = battle.first if battle.impulse <= 4 else enemy_of(battle.first)
    return enemy_of(owner) if activity(battle.impulse) == MISSILES else owner


@rule("4.1.1", "10d", "10.1d", "10.4.1", "R56")
def forget_impulse(field: Field, battle: Battle) -> None:
    """The fields that are reset for each impulse."""
    for unit in range(field.unit_count):
        fresh = battle.units[unit]
        fresh.given = 0
        fresh.backed = 0
        fresh.attacked = 0
        fresh.retreated = 0
        fresh.supported = 0
        fresh.named = 0


@rule("3.1C", "6a", "11.1a", "15.1b")
def begin_impulse(field: Field, battle: Battle, log: Log) -> None:
    """Enter an impulse."""
    forget_impulse(field, battle)
    side = active_side(battle)
    emit(log, EventKind.IMPULSE_BEGINS, Cause.NONE, battle.impulse, side, 0, 0)
    battle.tests_over = 1
    battle.fugitives_over = 1
    battle.named = 0
    if activity(battle.impulse) == MOVEMENT:
        begin_movement(field, battle, side)
        battle.tests_over = 0 if side == CARTHAGE else 1
        battle.fugitives_over = 0


@rule("3", "3.1A", "3.1D")
def begin_turn(field: Field, battle: Battle, log: Log) -> None:
    """A new turn: command points are taken up."""
    battle.turn += 1
    battle.impulse = 0
    battle.first = NONE
    emit(log, EventKind.TURN_BEGINS, Cause.NONE, battle.turn, 0, 0, 0)
    take_up_points(field, battle)


@rule("3.1D", "9d", "15.1d", "15.1h", "R54")
def end_turn(field: Field, battle: Battle, log: Log) -> None:
    """The interphase: victory is checked, Finis and stampede end, shooters may shoot again."""
    check_victory(field, battle, log)
    for unit in range(field.unit_count):
        fresh = battle.units[unit]
        fresh.halted = 0
        fresh.stampeding = 0
        fresh.shot = 0
    if battle.phase != Phase.OVER:
        begin_turn(field, battle, log)


@kernel
def end_impulse(field: Field, battle: Battle, log: Log) -> None:
    """On to the next impulse, or to the end of the turn."""
    if battle.impulse == IMPULSES:
        end_turn(field, battle, log)
    else:
        battle.impulse += 1
        begin_impulse(field, battle, log)
