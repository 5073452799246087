"""The terms that a bot writes down after a victory, one clause after another."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import NONE, Clause
from ..position.world_record import World
from ..rules.c08_diplomacy.letters import check_clause
from ..rules.c08_diplomacy.proposals import Proposal, proposal
from .mind import Mind, weigh
from .proposing import couple
from .wanting import want_wide
from .weights import Weight
from .worth import standing_of


@kernel
def choose_demand(world: World, realm: Realm, mind: Mind, number: int) -> bool:
    """Signa and a marriage from a strong Rex, cives from a weak one; tribute and a promise of peace from either."""
    letter, turn = realm.letters[number], realm.turn
    loser = letter.to
    strong = standing_of(world, realm, mind, loser) >= standing_of(world, realm, mind, realm.seat)
    if strong and not asks_for(realm, number, Clause.MARRY):
        groom, bride = couple(realm, realm.seat, loser)
        if groom != NONE and demand(world, realm, mind, number, proposal(Clause.MARRY, 0, groom, bride, 0, 0)):
            return True
    signa = min(weigh(mind, Weight.DEMANDED_SIGNA), realm.reges[loser].signa_count)
    if signa > 0 and demand(world, realm, mind, number, proposal(Clause.SIGNA, 1, signa, 0, 0, 0)):
        return True
    slaves = weigh(mind, Weight.DEMANDED_SLAVES)
    if not strong and demand(world, realm, mind, number, proposal(Clause.SLAVES, 1, slaves, 0, 0, 0)):
        return True
    tribute, every = weigh(mind, Weight.TRIBUTE), weigh(mind, Weight.TRIBUTE_EVERY)
    until = turn + weigh(mind, Weight.TRIBUTE_LASTS)
    if demand(world, realm, mind, number, proposal(Clause.PAY, 1, tribute, turn + every, every, until)):
        return True
    until = turn + weigh(mind, Weight.DEMANDED_PEACE)
    return demand(world, realm, mind, number, proposal(Clause.NOT_ATTACK, 1, 0, 0, 0, until))


@kernel
def asks_for(realm: Realm, number: int, kind: int) -> bool:
    """Whether a letter has a clause of a kind already."""
    letter = realm.letters[number]
    for place in range(letter.count):
        if letter.terms[place].kind == kind:
            return True
    return False


@kernel
def demand(world: World, realm: Realm, mind: Mind, number: int, wanted: Proposal) -> bool:
    """Write a demand that is not yet written, if it may stand."""
    if asks_for(realm, number, wanted.kind):
        return False
    want_wide(mind, Verb.CLAUSE, wanted.kind, wanted.giver, wanted.a, wanted.b, wanted.c, wanted.until)
    return check_clause(world, realm, number, mind.wish, True) == 0
