"""Questions to several at once: everybody answers in secret, and the game continues after the last answer."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT, Ask


@kernel
def ask(realm: Realm, question: int, seat: int) -> None:
    """Put a question to one Rex."""
    realm.ask = question
    realm.seat = seat
    realm.waiting = 1 << seat


@kernel
def ask_several(realm: Realm, question: int, seats: int) -> None:
    """Put a sealed question to those of a set of bits."""
    realm.ask = question
    realm.waiting = seats
    realm.seat = first_of(seats)


@kernel
def first_of(seats: int) -> int:
    """The lowest seat of a set of bits, NONE of an empty one."""
    for seat in range(SEAT_COUNT):
        if seats >> seat & 1:
            return seat
    return NONE


@kernel
def turn_to(realm: Realm, seat: int) -> bool:
    """Let another of those who are asked answer first; returns whether he is asked at all."""
    if not realm.waiting >> seat & 1:
        return False
    realm.seat = seat
    return True


@kernel
def answered(realm: Realm) -> bool:
    """The Rex who chose has answered: the next of the others is asked; returns whether he was the last."""
    realm.waiting = realm.waiting & ~(1 << realm.seat)
    realm.seat = first_of(realm.waiting)
    if realm.waiting == 0:
        realm.ask = Ask.NOTHING
        return True
    return False
