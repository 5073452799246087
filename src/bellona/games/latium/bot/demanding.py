"""The terms that a bot writes down after a victory, one clause after another."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Action, Verb
from ..position.records import Realm
from ..position.vocabulary import NONE, Clause
from ..position.world_record import World
from ..rules.c08_diplomacy.letters import check_clause
from ..rules.c08_diplomacy.proposals import Proposal, proposal
from .proposing import couple
from .wanting import want_wide
from .worth import standing_of

TRIBUTE = 8
"""Aes, paid at this interval in turns,"""
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
    letter, turn = realm.letters[number], realm.turn
    loser = letter.to
    strong = standing_of(world, realm, loser) >= standing_of(world, realm, realm.seat)
    if strong and not asks_for(realm, number, Clause.MARRY):
        groom, bride = couple(realm, realm.seat, loser)
        if groom != NONE and demand(world, realm, number, proposal(Clause.MARRY, 0, groom, bride, 0, 0), wish):
            return True
    signa = min(SIGNA, realm.reges[loser].signa_count)
    if signa > 0 and demand(world, realm, number, proposal(Clause.SIGNA, 1, signa, 0, 0, 0), wish):
        return True
    if not strong and demand(world, realm, number, proposal(Clause.SLAVES, 1, SLAVES, 0, 0, 0), wish):
        return True
    if demand(world, realm, number, proposal(Clause.PAY, 1, TRIBUTE, turn + EVERY, EVERY, turn + LASTS), wish):
        return True
    return demand(world, realm, number, proposal(Clause.NOT_ATTACK, 1, 0, 0, 0, turn + NOT_ATTACK), wish)


@kernel
def asks_for(realm: Realm, number: int, kind: int) -> bool:
    """Whether a letter has a clause of a kind already."""
    letter = realm.letters[number]
    for place in range(letter.count):
        if letter.terms[place].kind == kind:
            return True
    return False


@kernel
def demand(world: World, realm: Realm, number: int, wanted: Proposal, wish: Action) -> bool:
    """Write a demand that is not yet written, if it may stand."""
    if asks_for(realm, number, wanted.kind):
        return False
    want_wide(wish, Verb.CLAUSE, wanted.kind, wanted.giver, wanted.a, wanted.b, wanted.c, wanted.until)
    return check_clause(world, realm, number, wish, True) == 0
