"""How far a bot trusts a Rex: public breaches, and those it has suffered itself, even in secret."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm
from ..position.vocabulary import ACCORDS, AccordState, TermState
from ..rules.c08_diplomacy.accords import giver_of, other_party
from .mind import Mind, weigh
from .weights import Weight


@kernel
def distrust(realm: Realm, mind: Mind, other: int) -> int:
    """What the remembered breaches of a Rex take from his word."""
    rex = realm.reges[other]
    recent = rex.breaches > 0 and realm.turn - rex.last_breach <= weigh(mind, Weight.MEMORY)
    return weigh(mind, Weight.DISTRUST) * ((rex.breaches if recent else 0) + grudge(realm, mind, other))


@kernel
def is_faithless(realm: Realm, mind: Mind, other: int) -> bool:
    """Whether a Rex is known to break his word."""
    return realm.reges[other].breaches > 0 or grudge(realm, mind, other) > 0


@kernel
def grudge(realm: Realm, mind: Mind, other: int) -> int:
    """What a bot itself holds against a Rex: breaches of secret accords, and every betrayal once more."""
    count, memory = 0, weigh(mind, Weight.MEMORY)
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if accord.state == AccordState.NONE or other_party(realm, number, realm.seat) != other:
            continue
        if accord.state == AccordState.BETRAYED and accord.traitor == other and realm.turn - accord.ended <= memory:
            count += 2 if accord.secret else 1
        if accord.secret:
            count += promises_broken(realm, mind, number, other)
    return count


@kernel
def promises_broken(realm: Realm, mind: Mind, number: int, giver: int) -> int:
    """The clauses of an accord that a Rex has lately broken."""
    accord = realm.accords[number]
    count = 0
    for place in range(accord.count):
        term = accord.terms[place]
        if term.done == TermState.BROKEN and giver_of(realm, number, place) == giver:
            count += int(realm.turn - term.until <= weigh(mind, Weight.MEMORY))
    return count
