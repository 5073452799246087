"""Chapter 8: loans of civitates sine duce, and the arbiter who watches their terms."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...position.records import Realm
from ...position.vocabulary import NONE, SEAT_COUNT, TOWNS, Reign
from ...position.world_record import World
from ..c05_capacity import gain_aes, pay_aes
from ..events import Cause, EventKind
from .accords import break_bond, cool


@rule("D46")
def most_lent(world: World, realm: Realm, town: int) -> int:
    """The largest loan of a civitas: what its cives, as all can see them, produce in a semester."""
    return world.aes_per_civis * realm.towns[town].cives + world.sites[town].bonus


@rule("8.4", "8.5", "D46")
def lend(world: World, realm: Realm, seat: int, town: int, aes: int, log: Log) -> None:
    """A civitas lends a Rex a sum, once in the game, to be repaid within its term."""
    loan = realm.reges[seat].ties[town].loan
    loan.used = 1
    loan.aes = aes
    loan.due = realm.turn + world.loan_turns
    gain_aes(realm, seat, aes)
    emit(log, EventKind.LOAN_TAKEN, 0, seat, town, aes, loan.due)


@rule("8.5", "D46")
def check_repay(realm: Realm, action: Action) -> int:
    """Whether a Rex may pay back a sum, from wherever he is."""
    town, aes = action.a, action.b
    if town < 0 or town >= TOWNS or aes <= 0:
        return Refusal.MALFORMED
    owed = realm.reges[realm.seat].ties[town].loan.aes
    if aes > owed:
        return Refusal.NOTHING_OWED
    return Refusal.CANNOT_PAY if aes > realm.reges[realm.seat].aes else 0


@kernel
def list_repayments(realm: Realm, choices: Choices) -> None:
    """The whole of each debt, or as much of it as there is money for, or half of that."""
    rex = realm.reges[realm.seat]
    for town in range(TOWNS):
        most = min(rex.ties[town].loan.aes, rex.aes)
        if most > 0:
            offer(choices, Verb.REPAY, town, most, 0)
        if most > 1:
            offer(choices, Verb.REPAY, town, most // 2, 0)


@rule("8.5")
def repay(realm: Realm, action: Action, log: Log) -> None:
    """A debt is paid back, in whole or in part."""
    seat, town, aes = realm.seat, action.a, action.b
    loan = realm.reges[seat].ties[town].loan
    pay_aes(realm, seat, aes)
    loan.aes = loan.aes - aes
    emit(log, EventKind.LOAN_REPAID, 0, seat, town, aes, loan.aes)


@rule("8.5", "8.6", "8.7", "D46")
def close_loans(world: World, realm: Realm, log: Log) -> None:
    """At the end of a turn: a Rex who has not repaid in time breaks his accord; one with one turn left is warned."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign != Reign.REIGNS:
            continue
        for town in range(TOWNS):
            loan = realm.reges[seat].ties[town].loan
            if loan.aes > 0 and loan.due <= realm.turn:
                default(world, realm, seat, town, log)
            elif loan.aes > 0 and loan.due == realm.turn + 1:
                emit(log, EventKind.LOAN_DUE, 0, seat, town, loan.aes, 0)


@rule("8.6", "D46")
def default(world: World, realm: Realm, seat: int, town: int, log: Log) -> None:
    """A loan was not repaid: the accord, whatever its kind, is broken, once for each loan."""
    tie = realm.reges[seat].ties[town]
    if tie.loan.due == NONE:
        return
    tie.loan.due = NONE
    emit(log, EventKind.LOAN_DEFAULTED, 0, seat, town, 0, 0)
    break_bond(world, realm, seat, town, Cause.DEFAULTED, log)
    cool(world, realm, seat, town)
