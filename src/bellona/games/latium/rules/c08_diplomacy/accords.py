"""Chapter 8: accords and their obligations: ties with civitates, accords of Reges, friction; how they end."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.records import Realm, Term
from ...position.vocabulary import ACCORDS, CLAUSES, NONE, SEAT_COUNT, AccordState, Bond, Clause, TermState
from ...position.world_record import World
from ..c10_war.hostility import at_war
from ..events import EventKind

MOST_BREACHES = 100
SECRET_FROM = 16
"""Open accords are stored below this place, secret ones from it on: no number reveals a secret."""

# Ties with a civitas sine duce


@rule("8.1", "8.2", "8.21")
def bond_with_town(realm: Realm, seat: int, town: int) -> int:
    """The accord of a Rex with a civitas sine duce, or with the Rex who holds a town."""
    holder = realm.towns[town].holder
    if holder == NONE:
        return realm.reges[seat].ties[town].bond
    return bond_between(realm, seat, holder)


@rule("D43")
def socius_of(realm: Realm, town: int) -> int:
    """The only Rex with whom a civitas sine duce is in foedus, NONE."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].ties[town].bond == Bond.FOEDUS:
            return seat
    return NONE


@rule("D40")
def has_rival(realm: Realm, seat: int, town: int) -> bool:
    """Whether a civitas has an accord with another Rex."""
    for other in range(SEAT_COUNT):
        if other != seat and realm.reges[other].ties[town].bond != Bond.NONE:
            return True
    return False


@rule("8.1", "8.2", "8.21")
def bind(realm: Realm, seat: int, town: int, bond: int, log: Log) -> None:
    """A civitas makes a pactum or a foedus with a Rex, in the open."""
    tie = realm.reges[seat].ties[town]
    tie.bond = bond
    tie.since = realm.turn
    emit(log, EventKind.PACTUM_MADE if bond == Bond.PACTUM else EventKind.FOEDUS_MADE, 0, seat, town, 0, 0)


@rule("8.28", "D15")
def break_bond(world: World, realm: Realm, seat: int, town: int, cause: int, log: Log) -> None:
    """The accord of a Rex with a civitas is broken, and friction follows; a marriage stays."""
    tie = realm.reges[seat].ties[town]
    if tie.bond != Bond.NONE:
        tie.bond = Bond.NONE
        tie.help_due = 0
        cool(world, realm, seat, town)
        emit(log, EventKind.BOND_BROKEN, cause, seat, town, 0, 0)


@rule("D15")
def cool(world: World, realm: Realm, seat: int, town: int) -> None:
    """Friction between a Rex and a town, for the turns that it lasts."""
    tie = realm.reges[seat].ties[town]
    tie.friction_until = max(tie.friction_until, realm.turn + world.friction_turns)


@rule("D15", "9.12", "B55")
def has_friction(realm: Realm, seat: int, town: int) -> bool:
    """Whether a town is closed to the legati of a Rex, for its own sake or for that of him who holds it."""
    holder = realm.towns[town].holder
    if holder == seat:
        return False
    ties = realm.reges[seat].ties
    if ties[town].friction_until >= realm.turn or at_war(realm, seat, town):
        return True
    return holder != NONE and ties[holder].friction_until >= realm.turn


# Accords between Reges


@kernel
def other_party(realm: Realm, number: int, seat: int) -> int:
    """With whom a Rex has an accord, NONE if it is not his."""
    accord = realm.accords[number]
    if accord.a == seat:
        return accord.b
    return accord.a if accord.b == seat else NONE


@kernel
def joins(realm: Realm, number: int, seat: int, other: int) -> bool:
    """Whether an accord is in force between two Reges."""
    return (
        realm.accords[number].state == AccordState.IN_FORCE
        and other != NONE
        and other_party(realm, number, seat) == other
    )


@rule("8.1", "8.2", "8.19")
def bond_between(realm: Realm, seat: int, other: int) -> int:
    """The strongest alliance of two Reges: FOEDUS, PACTUM or NONE."""
    found: int = Bond.NONE
    for number in range(ACCORDS):
        if joins(realm, number, seat, other) and realm.accords[number].bond != Bond.OTHER:
            found = max(found, realm.accords[number].bond)
    return found


@kernel
def giver_of(realm: Realm, number: int, place: int) -> int:
    """Who gives or does what a clause says."""
    accord = realm.accords[number]
    return accord.b if accord.terms[place].giver else accord.a


@rule("D47")
def binds(realm: Realm, number: int, place: int, kind: int) -> bool:
    """Whether a clause of a lasting kind holds now."""
    accord = realm.accords[number]
    term = accord.terms[place]
    if (
        accord.state != AccordState.IN_FORCE
        or place >= accord.count
        or term.kind != kind
        or term.done != TermState.OPEN
    ):
        return False
    return term.until == 0 or term.until >= realm.turn


@rule("D47")
def promised(realm: Realm, kind: int, giver: int, other: int, about: int) -> int:
    """Where a Rex has promised something to another that holds now: 4 * accord + place, NONE.

    Its subject (a town) is compared unless `about` is NONE.
    """
    for number in range(ACCORDS):
        if not joins(realm, number, giver, other):
            continue
        accord = realm.accords[number]
        for place in range(accord.count):
            if binds(realm, number, place, kind) and giver_of(realm, number, place) == giver:
                if about == NONE or accord.terms[place].a == about:
                    return 4 * number + place
    return NONE


@rule("10.17")
def lord_of_talks(realm: Realm, seat: int) -> int:
    """The victor whose leave a Rex needs for his negotiations, of several the first; NONE."""
    found = NONE
    for number in range(ACCORDS):
        lord = other_party(realm, number, seat)
        if lord == NONE or lord == seat or (found != NONE and found <= lord):
            continue
        if asks_leave(realm, number, seat):
            found = lord
    return found


@kernel
def asks_leave(realm: Realm, number: int, seat: int) -> bool:
    """Whether by an accord that is in force a Rex needs the leave of the other for his negotiations."""
    for place in range(realm.accords[number].count):
        if binds(realm, number, place, Clause.LEAVE_NEEDED) and giver_of(realm, number, place) == seat:
            return True
    return False


@rule("10.17")
def needing_leave_of(realm: Realm, seat: int) -> int:
    """A bit for each Rex who needs the leave of this one for his negotiations."""
    found = 0
    for number in range(ACCORDS):
        other = other_party(realm, number, seat)
        if other != NONE and other != seat and asks_leave(realm, number, other):
            found |= 1 << other
    for other in range(SEAT_COUNT):
        if found >> other & 1 and lord_of_talks(realm, other) != seat:
            found &= ~(1 << other)
    return found


@rule("8.22", "B72")
def free_accord(realm: Realm, secret: bool) -> int:
    """A place for a new accord among those of its kind or, if all of these are in force, among all; NONE."""
    first, last = (SECRET_FROM, ACCORDS) if secret else (0, SECRET_FROM)
    found = free_among(realm, first, last)
    return found if found != NONE else free_among(realm, 0, ACCORDS)


@kernel
def free_among(realm: Realm, first: int, last: int) -> int:
    """An empty place, else that of the oldest accord that is over; NONE."""
    found = NONE
    for number in range(first, last):
        accord = realm.accords[number]
        if accord.state == AccordState.NONE:
            return number
        if accord.state != AccordState.IN_FORCE and (found == NONE or accord.ended < realm.accords[found].ended):
            found = number
    return found


@kernel
def clear_accord(realm: Realm, number: int) -> None:
    """Clear an accord."""
    accord = realm.accords[number]
    accord.state = AccordState.NONE
    accord.a = NONE
    accord.b = NONE
    accord.bond = 0
    accord.secret = 0
    accord.since = 0
    accord.ended = 0
    accord.traitor = NONE
    accord.peace = 0
    accord.count = 0
    for place in range(CLAUSES):
        clear_term(accord.terms[place])


@kernel
def clear_term(term: Term) -> None:
    """Clear a clause."""
    term.kind = 0
    term.giver = 0
    term.done = TermState.OPEN
    term.a = 0
    term.b = 0
    term.c = 0
    term.until = 0


@kernel
def copy_term(to: Term, original: Term) -> None:
    """Copy a clause."""
    to.kind = original.kind
    to.giver = original.giver
    to.done = original.done
    to.a = original.a
    to.b = original.b
    to.c = original.c
    to.until = original.until


@rule("8.22", "D48", "B72")
def move_to_open(realm: Realm, number: int) -> int:
    """An accord that is no longer secret moves to a place among the open ones, if there is one; returns its place."""
    place = free_among(realm, 0, SECRET_FROM)
    if number < SECRET_FROM or place == NONE:
        return number
    kept, moved = realm.accords[number], realm.accords[place]
    moved.state = kept.state
    moved.a = kept.a
    moved.b = kept.b
    moved.bond = kept.bond
    moved.secret = kept.secret
    moved.since = kept.since
    moved.ended = kept.ended
    moved.traitor = kept.traitor
    moved.peace = kept.peace
    moved.count = kept.count
    for clause in range(CLAUSES):
        copy_term(moved.terms[clause], kept.terms[clause])
    clear_accord(realm, number)
    return place


@rule("8.22", "8.23", "D48")
def disclose(realm: Realm, number: int, seat: int, log: Log) -> None:
    """A secret accord is shown to all by one of its parties."""
    realm.accords[number].secret = 0
    place = move_to_open(realm, number)
    emit(log, EventKind.ACCORD_REVEALED, 0, seat, other_party(realm, place, seat), realm.accords[place].bond, place)


@rule("8.23")
def disclose_alliances(realm: Realm, seat: int, other: int, log: Log) -> None:
    """An alliance that two Reges strengthen by a marriage can be kept hidden no longer."""
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if joins(realm, number, seat, other) and accord.secret and accord.bond != Bond.OTHER:
            disclose(realm, number, seat, log)


# How accords end


@kernel
def end_accord(realm: Realm, number: int, log: Log) -> None:
    """An accord has run its course."""
    accord = realm.accords[number]
    accord.state = AccordState.ENDED
    accord.ended = realm.turn
    emit(log, EventKind.ACCORD_ENDED, 0, accord.a, accord.b, number, 0)


@rule("8.25", "D15", "D57")
def betray_accord(world: World, realm: Realm, number: int, traitor: int, log: Log) -> None:
    """An accord of Reges is betrayed: it ends, and there is friction between the two."""
    accord = realm.accords[number]
    other = other_party(realm, number, traitor)
    accord.state = AccordState.BETRAYED
    accord.ended = realm.turn
    accord.traitor = traitor
    cool(world, realm, traitor, other)
    cool(world, realm, other, traitor)
    if accord.secret:
        emit(log, EventKind.SECRET_ACCORD_BETRAYED, 0, traitor, other, accord.bond, 0)
    else:
        note_breach(realm, traitor)
        emit(log, EventKind.ACCORD_BETRAYED, 0, traitor, other, accord.bond, 0)


@rule("D47", "D80")
def note_breach(realm: Realm, seat: int) -> None:
    """All remember that a Rex has broken his word; a breach of a secret accord is known only to its parties."""
    rex = realm.reges[seat]
    rex.breaches = min(MOST_BREACHES, rex.breaches + 1)
    rex.last_breach = realm.turn


@rule("8.25", "D47")
def break_promise(realm: Realm, spot: int, log: Log) -> None:
    """A promise of conduct (at 4 * accord + place) is broken: that is only recorded and shown to the parties."""
    number, place = spot // 4, spot % 4
    term = realm.accords[number].terms[place]
    term.done = TermState.BROKEN
    giver = giver_of(realm, number, place)
    if not realm.accords[number].secret:
        note_breach(realm, giver)
    emit(log, EventKind.PROMISE_BROKEN, 0, giver, other_party(realm, number, giver), term.kind, 0)


@kernel
def forget_town(realm: Realm, town: int) -> None:
    """The Rex of a town is gone, and the accords that others had with him."""
    for seat in range(SEAT_COUNT):
        tie = realm.reges[seat].ties[town]
        tie.bond = Bond.NONE
        tie.help_due = 0
        tie.transit_until = 0
        tie.loan.aes = 0
