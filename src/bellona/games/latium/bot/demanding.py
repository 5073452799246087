"""The terms that a bot writes down after a victory, one clause after another."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import i8

from ..actions.moves import Action, Verb
from ..position.records import Realm
from ..position.vocabulary import NONE, Clause
from ..position.world_record import World
from ..rules.c08_diplomacy.letters import check_clause
from .proposing import couple
from .wanting import want_wide
from .worth import standing_of

TRIBUTE = 8
"""Aes, paid every so many turns,"""
EVERY = 6
LASTS = 24
"""for so long."""
SIGNA = 2
"""Signa that are demanded of a Rex who has them."""
SLAVES = 3
NOT_ATTACK = 12


@kernel
def choose_demand(world: World, realm: Realm, number: int, wish: Action) -> bool:
    """Signa and a marriage from a strong Rex, cives from a weak one; tribute and a promise of peace from either."""
    letter, turn = realm.letters[number], i8(realm.turn)
    loser = i8(letter.to)
    strong = standing_of(world, realm, loser) >= standing_of(world, realm, i8(realm.seat))
    if strong and not asks_for(realm, number, Clause.MARRY.value):
        groom, bride = couple(realm, i8(realm.seat), loser)
        if groom != NONE and demand(world, realm, number, Clause.MARRY.value, 0, groom, bride, 0, 0, wish):
            return True
    signa = min(SIGNA, i8(realm.reges[loser].signa_count))
    if signa > 0 and demand(world, realm, number, Clause.SIGNA.value, 1, signa, 0, 0, 0, wish):
        return True
    if not strong and demand(world, realm, number, Clause.SLAVES.value, 1, SLAVES, 0, 0, 0, wish):
        return True
    if demand(world, realm, number, Clause.PAY.value, 1, TRIBUTE, turn + EVERY, EVERY, turn + LASTS, wish):
        return True
    return demand(world, realm, number, Clause.NOT_ATTACK.value, 1, 0, 0, 0, turn + NOT_ATTACK, wish)


@kernel
def asks_for(realm: Realm, number: int, kind: int) -> bool:
    """Whether a letter has a clause of a kind already."""
    letter = realm.letters[number]
    for place in range(i8(letter.count)):
        if letter.terms[place].kind == kind:
            return True
    return False


@kernel
def demand(
    world: World, realm: Realm, number: int, kind: int, giver: int, a: int, b: int, c: int, until: int, wish: Action
) -> bool:
    """Write a demand that is not yet written, if it may stand."""
    if asks_for(realm, number, kind):
        return False
    want_wide(wish, Verb.CLAUSE.value, kind, giver, a, b, c, until)
    return check_clause(world, realm, number, wish, True) == 0
