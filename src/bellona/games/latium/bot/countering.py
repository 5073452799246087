"""Counter-offers: a letter that is not good enough is answered with its own clauses and a price."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm, Term
from ..position.vocabulary import CLAUSES, LETTERS_EACH, NONE, Bond, Clause, LetterState
from ..position.world_record import World
from ..rules.c08_diplomacy.letters import check_clause, check_write, letter_in_hand, writer_of
from ..rules.c10_war.hostility import war_between
from .mind import Mind, weigh
from .valuing import letter_worth
from .wanting import want, want_wide
from .weights import Weight
from .worth import aes_worth

DEAR = 60
"""Nobody is asked for more aes."""


@kernel
def haggle(world: World, realm: Realm, mind: Mind, number: int) -> bool:
    """The next step of a counter-offer to a letter: begin it, copy a clause, name a price, send it."""
    writer, hand = writer_of(number), letter_in_hand(realm, realm.seat)
    if hand == NONE:
        if not is_negotiable(world, realm, mind, number):
            return False
        want(mind, Verb.WRITE, writer, realm.letters[number].bond, realm.letters[number].secret)
        return check_write(realm, mind.wish) == 0
    if realm.letters[hand].to != writer:
        return False
    if copy_next(world, realm, mind, number, hand) or name_price(world, realm, mind, hand):
        return True
    return realm.letters[hand].count > 0 and want(mind, Verb.SEND, 0, 0, 0)


@kernel
def is_negotiable(world: World, realm: Realm, mind: Mind, number: int) -> bool:
    """Whether a letter lacks little, has room for a price, and its writer has not just been written to."""
    letter, writer = realm.letters[number], writer_of(number)
    if letter_worth(world, realm, mind, number) < -weigh(mind, Weight.HAGGLES) or letter.count >= CLAUSES:
        return False
    if (letter.bond == Bond.OTHER and letter.count == 0) or war_between(realm, realm.seat, writer) != NONE:
        return False
    for place in range(letter.count):
        if letter.terms[place].kind == Clause.JOINT_OFFER or letter.terms[place].kind == Clause.PAY:
            return False
    return not wrote_lately(realm, mind, writer)


@kernel
def wrote_lately(realm: Realm, mind: Mind, other: int) -> bool:
    """Whether the bot has a letter under way to a Rex, or wrote to him a short time ago."""
    for number in range(LETTERS_EACH * realm.seat, LETTERS_EACH * (realm.seat + 1)):
        letter = realm.letters[number]
        if letter.to != other or letter.sent == 0:
            continue
        if letter.state != LetterState.NONE or letter.sent + weigh(mind, Weight.WRITES_EVERY) > realm.turn:
            return True
    return False


@kernel
def copy_next(world: World, realm: Realm, mind: Mind, number: int, hand: int) -> bool:
    """Copy the first clause that the counter-offer lacks; giver and receiver stay the same Reges."""
    letter = realm.letters[number]
    for place in range(letter.count):
        term = letter.terms[place]
        if is_copied(realm, term, hand):
            continue
        want_wide(mind, Verb.CLAUSE, term.kind, 1 - term.giver, term.a, term.b, term.c, term.until)
        if check_clause(world, realm, hand, mind.wish, False) == 0:
            return True
    return False


@kernel
def is_copied(realm: Realm, term: Term, hand: int) -> bool:
    """Whether a counter-offer has a clause already."""
    letter = realm.letters[hand]
    for place in range(letter.count):
        own = letter.terms[place]
        if own.kind == term.kind and own.giver == 1 - term.giver and own.a == term.a and own.b == term.b:
            return True
    return False


@kernel
def name_price(world: World, realm: Realm, mind: Mind, hand: int) -> bool:
    """Ask for as much money as a counter-offer lacks, and a little more; once."""
    letter = realm.letters[hand]
    for place in range(letter.count):
        if letter.terms[place].kind == Clause.PAY:
            return False
    lacking = weigh(mind, Weight.PROFIT) - letter_worth(world, realm, mind, hand)
    aes = 1 + lacking // max(1, aes_worth(world, realm, mind, 1))
    want_wide(mind, Verb.CLAUSE, Clause.PAY, 1, max(1, min(aes, DEAR)), 0, 0, 0)
    return check_clause(world, realm, hand, mind.wish, False) == 0
