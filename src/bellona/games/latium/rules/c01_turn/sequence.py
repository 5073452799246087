"""The sequence of a turn: offers, event, the phases of the Reges, the end (D2 to D5)."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.sealed import ask
from ...position.records import Realm
from ...position.vocabulary import COUNTERS, LEADERS, NONE, SEAT_COUNT, TOWNS, Ask, Errand, Phase, Reign
from ...position.world_record import World
from ..c03_signa.deck import in_phase_order
from ..c07_houses.family import send_home
from ..events import EventKind

MOST_ACTS = 40
"""A phase ends automatically after this many acts (B12)."""
OPEN, RULING = 0, 1
"""Steps of the phase of a Rex."""


@rule("D2", "2.10")
def begin_turn(world: World, realm: Realm, log: Log) -> None:
    """A turn begins with the offers."""
    realm.phase = Phase.OFFERS
    realm.step = 0
    realm.active = NONE
    realm.order = 0
    realm.acts = 0
    for town in range(TOWNS):
        realm.towns[town].declined = 0
    for seat in range(SEAT_COUNT):
        for leader in range(LEADERS):
            realm.reges[seat].pieces[leader].declined = 0
    emit(log, EventKind.TURN_BEGINS, 0, realm.turn, 0, 0, 0)


@rule("D2", "D3", "D5", "B12")
def go_on_reign(world: World, realm: Realm, log: Log) -> None:
    """The next Rex in order has his phase; after the last the turn is closed."""
    if realm.step == RULING:
        rex = realm.reges[realm.active]
        if rex.reign == Reign.REIGNS and realm.acts < MOST_ACTS:
            ask(realm, Ask.REIGN, realm.active)
        else:
            end_reign(realm)
    elif realm.order >= SEAT_COUNT:
        realm.active = NONE
        realm.phase = Phase.CLOSE
        realm.step = 0
    else:
        seat = in_phase_order(realm, realm.order)
        if realm.reges[seat].reign == Reign.REIGNS:
            begin_reign(world, realm, seat, log)
        else:
            realm.order += 1


@rule("D3", "D5")
def begin_reign(world: World, realm: Realm, seat: int, log: Log) -> None:
    """A Rex's phase begins: his counters may move."""
    realm.active = seat
    realm.step = RULING
    realm.acts = 0
    for counter in range(COUNTERS):
        realm.reges[seat].pieces[counter].moved = 0
    emit(log, EventKind.REIGN_BEGINS, 0, seat, 0, 0, 0)


@rule("D54")
def end_reign(realm: Realm) -> None:
    """His phase is over; it counts as the chance for relief of his blockaded towns."""
    for town in range(TOWNS):
        if realm.towns[town].blockader != NONE and realm.towns[town].holder == realm.active:
            realm.towns[town].relief = 1
    realm.order += 1
    realm.step = OPEN
    realm.acts = 0


@rule("D21", "B3")
def free_counters(world: World, realm: Realm, log: Log) -> None:
    """When its term has run a seized legatus is home again, and a Rex who was ill is well."""
    for seat in range(SEAT_COUNT):
        for counter in range(COUNTERS):
            piece = realm.reges[seat].pieces[counter]
            if piece.until == 0 or piece.until > realm.turn:
                continue
            if piece.errand == Errand.SEIZED:
                send_home(world, realm, seat, counter)
                emit(log, EventKind.LEGATUS_FREED, 0, seat, counter, 0, 0)
            elif counter < LEADERS and (piece.errand == Errand.HOME or piece.errand == Errand.AFIELD):
                piece.until = 0


@kernel
def is_semester(world: World, realm: Realm) -> bool:
    """Whether production is paid at the end of this turn (D4)."""
    return realm.turn % world.semester == 0
