"""5, combat outcome: how badly a fight is lost, to whom, and the fate of the loser."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.bases import depth_of, side_of, unlink
from ..position.records import ARMY, DESTROYED, HELD, NONE, Battle, Contact, Grade, Status, World
from .c03_moves.going import in_bad_going
from .c04_contact import contact, enemies_of
from .c05_recoil import recoil
from .c06_victory import check_victory, take_empty_camps
from .events import Cause, EventKind


@rule("5.1", "5.2", "5.3", "R48")
def grade_of(own: int, other: int) -> int:
    """The result of a total against another: not worse, less, or half of it and lower."""
    if own >= other:
        return Grade.NONE
    return Grade.HALF if 2 * own <= other else Grade.LESS


@rule(
    "5.14", "5.15", "5.16", "5.17", "5.18", "5.19", "5.20", "5.21", "5.22", "5.23", "5.24", "5.25", "5.26", "5.27",
    "5.28", "5.29", "5.30", "5.31", "5.32", "5.33", "5.34", "5.35", "5.36", "R50",
)  # fmt: skip
def outcome_against(world: World, battle: Battle, loser: int, enemy: int, grade: int) -> int:
    """The table's outcome for a loser, its own base in good or bad going, against an enemy's type."""
    own, other = battle.elements[loser].kind, battle.elements[enemy].kind
    return world.outcome[grade, own, other, going_of(world, battle, loser)]


@rule("R50")
def going_of(world: World, battle: Battle, loser: int) -> int:
    """Which column of the table a loser's ground is: 0 for good going, 1 for bad."""
    here = battle.elements[loser]
    bad = in_bad_going(world, here.x, here.y, here.facing, depth_of(world, battle, loser))
    return 1 if bad else 0


@kernel
def cause_of(world: World, battle: Battle, loser: int, enemy: int, grade: int) -> int:
    """The row of the table that says so."""
    own, other = battle.elements[loser].kind, battle.elements[enemy].kind
    return world.outcome_cause[grade, own, other, going_of(world, battle, loser)]


@rule("R49")
def is_worse(outcome: int, other: int) -> bool:
    """Whether an outcome hurts more than another: destroyed, then the longer recoil, held last."""
    return other != DESTROYED and (outcome == DESTROYED or outcome > other)


@rule("5.4", "5.5", "R49")
def most_dangerous(world: World, battle: Battle, loser: int, opponent: int, grade: int) -> int:
    """The enemy that hurts a loser most: its opponent, or another whose front edge lies on it; no overlapper."""
    found = opponent
    worst = outcome_against(world, battle, loser, opponent, grade)
    first = enemies_of(loser)
    for enemy in range(first, first + ARMY):
        if contact(world, battle, enemy, loser) == Contact.NONE:
            continue
        outcome = outcome_against(world, battle, loser, enemy, grade)
        if is_worse(outcome, worst):
            found, worst = enemy, outcome
    return found


@rule("5.4", "R49")
def outcome_of(world: World, battle: Battle, loser: int, opponent: int, grade: int) -> int:
    """The fate of a loser: DESTROYED, HELD, or the length of its recoil."""
    enemy = most_dangerous(world, battle, loser, opponent, grade)
    return outcome_against(world, battle, loser, enemy, grade)


@rule("5.1", "5.4", "5.13", "R37", "R60", "R64", "R71")
def carry_out(world: World, battle: Battle, loser: int, winner: int, grade: int, helper: int, log: Log) -> None:
    """The outcome of a fight: the loser is held, recoils, or is lost with the supporter who counted."""
    enemy = most_dangerous(world, battle, loser, winner, grade)
    outcome = outcome_against(world, battle, loser, enemy, grade)
    cause, by = cause_of(world, battle, loser, enemy, grade), battle.elements[enemy].kind
    if outcome == HELD:
        emit(log, EventKind.HELD, cause, loser, by, 0, 0)
        return
    if outcome == DESTROYED:
        emit(log, EventKind.DESTROYED, cause, loser, by, 0, 0)
        remove(battle, loser)
    elif not recoil(world, battle, loser, outcome, cause, log):
        remove(battle, loser)
    if battle.elements[loser].status == Status.LOST:
        count_losses(battle, loser, helper, log)
    take_empty_camps(world, battle, log)
    check_victory(world, battle, side_of(loser), log)


@rule("5.13", "6.3", "R60")
def count_losses(battle: Battle, loser: int, helper: int, log: Log) -> None:
    """A supporter is lost with the element it supported; the losses of their side are reported."""
    if helper != NONE:
        emit(log, EventKind.LOST, Cause.SUPPORTER, helper, 0, 0, 0)
        remove(battle, helper)
    side = side_of(loser)
    emit(log, EventKind.LOSSES, 0, side, battle.lost[side], 0, 0)


@kernel
def remove(battle: Battle, e: int) -> None:
    """An element is lost and leaves the board with all its records."""
    unlink(battle, e)
    element = battle.elements[e]
    element.status = Status.LOST
    element.x = 0
    element.y = 0
    element.facing = 0
    element.moved = 0
    element.fought = 0
    element.braced = 0
    battle.lost[side_of(e)] += 1
