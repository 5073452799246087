"""The accounts of a game: every gain and loss of treasuries and towns in a step must be explained by events.

Payments of one Rex are gains of another; sums from or to nobody (production, costs, pay, offers) are reported or
ordered.
"""

from __future__ import annotations

import numpy as np

from bellona.games.latium.actions.moves import Action, Verb
from bellona.games.latium.position.records import Realm
from bellona.games.latium.position.vocabulary import MOST_AES, NONE, SEAT_COUNT, TOWNS, Counter, Signum
from bellona.games.latium.position.world_record import World
from bellona.games.latium.rules.events import EventKind
from bellona.kernel.jit import kernel
from bellona.kernel.log import EVENTS, EventRecord, Log
from bellona.kernel.record import Array, i4, i8, record, times

NOBODY = -1
FLOWS = {
    EventKind.PRODUCED: (NOBODY, 0, 1),
    EventKind.FOEDUS_PAID: (NOBODY, 0, 2),
    EventKind.AES_BY_EVENT: (NOBODY, 0, 1),
    EventKind.LOAN_TAKEN: (NOBODY, 0, 2),
    EventKind.LOAN_REPAID: (0, NOBODY, 2),
    EventKind.FED: (0, NOBODY, 2),
    EventKind.LEGIONS_PAID: (0, NOBODY, 1),
    EventKind.EXPIATED: (0, NOBODY, 1),
    EventKind.OFFER_WON: (0, NOBODY, 1),
    EventKind.TRIBUTE_PAID: (0, 1, 2),
    EventKind.GIFT_MADE: (0, 1, 2),
    EventKind.PAYMENT_MADE: (0, 1, 2),
}
"""Which number of an event names who pays, which who gains, and which the sum."""
FLOW = np.array([FLOWS.get(kind, (NOBODY, NOBODY, NOBODY)) for kind in EventKind], np.int64)


@record
class Books:
    """What treasuries and towns must hold after a step."""

    aes: Array[i4] = times(SEAT_COUNT)
    cives: Array[i4] = times(TOWNS)
    fallen: Array[i4] = times(SEAT_COUNT)
    """1 for a Rex who fell in the step."""


@kernel
def open_books(realm: Realm, books: Books) -> None:
    """Record the state before a step."""
    for seat in range(SEAT_COUNT):
        books.aes[seat] = realm.reges[seat].aes
        books.fallen[seat] = 0
    for town in range(TOWNS):
        books.cives[town] = realm.towns[town].cives


@kernel
def book(books: Books, seat: int, aes: int) -> None:
    """A Rex gains, or pays as much as he has."""
    if seat != NONE:
        books.aes[seat] = min(MOST_AES, max(0, i8(books.aes[seat]) + aes))


@kernel
def book_order(world: World, realm: Realm, action: Action, books: Books) -> None:
    """The cost of an act for the Rex who orders it."""
    seat, verb = i8(realm.seat), action.verb
    if verb == Verb.WIDEN:
        book(books, seat, -i8(world.areae_cost))
    elif verb == Verb.WALL:
        book(books, seat, -i8(world.walls_cost[i8(realm.towns[action.a].level) + 1]))
    elif verb == Verb.RECRUIT:
        book(books, seat, -i8(action.c) * i8(world.recruit_cost[action.b]))
    elif verb == Verb.LUDI:
        book(books, seat, -i8(world.ludi_cost))
    elif verb == Verb.TEMPLUM:
        book(books, seat, -i8(world.templum_cost))
    elif verb == Verb.ELEVATE:
        book(books, seat, -i8(world.upgrade_cost))
    elif verb == Verb.ARA:
        book(books, seat, -i8(world.ara_cost))
    elif verb == Verb.AUDIENCE:
        book(books, seat, -i8(action.d))


@kernel
def book_event(world: World, before: Realm, event: EventRecord, fell: int, books: Books) -> bool:
    """Account for an event; False if it reports other cives than there are."""
    kind = i8(event.kind)
    number = (i8(event.a), i8(event.b), i8(event.c), i8(event.d))
    if FLOW[kind, 2] != NOBODY:
        aes = number[FLOW[kind, 2]]
        if FLOW[kind, 0] != NOBODY:
            book(books, number[FLOW[kind, 0]], -aes)
        if FLOW[kind, 1] != NOBODY:
            book(books, number[FLOW[kind, 1]], aes)
    elif kind == EventKind.CIVES_CHANGED:
        books.cives[event.a] = i8(books.cives[event.a]) + i8(event.b)
        return i8(books.cives[event.a]) == i8(event.c)
    elif kind == EventKind.CIVES_SOLD:
        book(books, i8(event.b), i8(event.c) * i8(world.slave_price))
    elif kind == EventKind.TOWN_SACKED:
        book(books, i8(event.a), i8(event.c) * i8(world.slave_price))
    else:
        book_war(world, before, event, fell, books)
    return True


@kernel
def book_war(world: World, before: Realm, event: EventRecord, fell: int, books: Books) -> None:
    """Ransom, spoils, Signa that bring money, and the fall of a Rex."""
    if event.kind == EventKind.RANSOMED:
        price = i8(world.ransom_rex) if event.b == Counter.REX else i8(world.ransom_filius)
        book(books, i8(event.a), -price)
        book(books, i8(event.c), price)
    elif event.kind == EventKind.SPOILS_TAKEN:
        if event.b != NONE and before.reges[event.b].court == fell:
            book(books, i8(event.b), -i8(event.c))
        book(books, i8(event.a), i8(event.c))
    elif event.kind == EventKind.SIGNUM_PLAYED:
        if event.b == Signum.COMMERCIUM or event.b == Signum.PAX:
            sign = world.signs[event.b]
            book(books, i8(event.a), i8(sign.raised) if event.c else i8(sign.plain))
    elif event.kind == EventKind.REX_FELL or event.kind == EventKind.EXILE_ENDED:
        books.fallen[event.a] = 1


@kernel
def balances(world: World, before: Realm, action: Action, after: Realm, log: Log, books: Books) -> bool:
    """Whether a step changed what it ordered and reported, and nothing else."""
    if log.count >= EVENTS:
        return True
    open_books(before, books)
    book_order(world, before, action, books)
    fell = NONE
    for place in range(log.count):
        if log.events[place].kind == EventKind.TOWN_FELL:
            fell = i8(log.events[place].b)
    for place in range(log.count):
        if not book_event(world, before, log.events[place], fell, books):
            return False
    for town in range(TOWNS):
        if books.cives[town] != after.towns[town].cives:
            return False
    return treasuries_balance(after, books)


@kernel
def treasuries_balance(after: Realm, books: Books) -> bool:
    """Whether treasuries hold what they must; of a fallen Rex's aes a successor may have got half."""
    legacy = 0
    for seat in range(SEAT_COUNT):
        if books.fallen[seat]:
            if after.reges[seat].aes != 0:
                return False
            legacy += i8(books.aes[seat]) // 2
    for seat in range(SEAT_COUNT):
        gained = i8(after.reges[seat].aes) - i8(books.aes[seat])
        if not books.fallen[seat] and (gained < 0 or gained > legacy):
            return False
    return True
