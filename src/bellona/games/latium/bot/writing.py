"""A bot's letters: what an offer is worth to it, which it accepts, and what it proposes itself."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import i8

from ..moves import Action, Verb
from ..position import (
    LETTERS,
    LETTERS_EACH,
    NONE,
    SEATS,
    Bond,
    Clause,
    Realm,
    Reign,
    Sex,
    Term,
    World,
)
from ..rules.c05_capacity import production
from ..rules.c07_family import heir
from ..rules.c08_accords import bond_between
from ..rules.c08_letters import (
    SENT,
    check_answer,
    check_clause,
    check_write,
    free_letter,
    letter_in_hand,
    writer_of,
)
from ..rules.c10_hostility import war_between
from .wanting import want, want_wide
from .worth import (
    AES,
    ATTACK,
    CAPTIVE,
    CENTURIA,
    CIVIS,
    CONTINGENT,
    HEIR,
    LEAVE_NEEDED,
    NEAR,
    NOT_ATTACK,
    SAFETY,
    SHARED_SIGNA,
    SIGNUM,
    SUBMISSION,
    TRANSIT,
    WEDDING,
    aes_worth,
    distrust,
    semesters_left,
    standing_of,
)

SHARE = 3
"""A bot's part of a joint offer."""
EVERY = 4
"""Turns between proposals to the same Rex."""
RIPE = 6
"""Turns after which a pactum may become a foedus."""
OVERMIGHTY = 2
"""Nobody allies himself with a Rex who stands so many times as well as he does."""


@kernel
def choose_letter(world: World, realm: Realm, wish: Action) -> bool:
    """Answer what has come, finish what is begun, or propose something."""
    for number in range(LETTERS):
        letter = realm.letters[number]
        if letter.state == SENT and letter.to == realm.seat:
            verb = Verb.ACCEPT.value if letter_worth(world, realm, number) > 0 else Verb.DECLINE.value
            want(wish, verb, number, 0, 0)
            if check_answer(realm, wish) == 0:
                return True
    if letter_in_hand(realm, i8(realm.seat)) != NONE:
        return finish(world, realm, letter_in_hand(realm, i8(realm.seat)), wish)
    return propose(world, realm, wish)


# What a letter is worth


@kernel
def letter_worth(world: World, realm: Realm, number: int) -> int:
    """What a letter is worth to the bot that reads it, or has written it."""
    letter, seat, writer = realm.letters[number], i8(realm.seat), writer_of(number)
    other = i8(letter.to) if writer == seat else writer
    worth = 0
    for place in range(i8(letter.count)):
        term = letter.terms[place]
        giver = i8(letter.to) if term.giver else writer
        value = term_worth(world, realm, term, other)
        worth += family_worth(realm, term, giver == seat) if value == 0 else (-value if giver == seat else value)
    if letter.bond != Bond.OTHER:
        worth += alliance_worth(world, realm, other)
    return worth - distrust(realm, other)


@kernel
def alliance_worth(world: World, realm: Realm, other: int) -> int:
    """What an alliance is worth: safety from a neighbour, unless he is about to win by it."""
    seat = i8(realm.seat)
    if standing_of(world, realm, other) > OVERMIGHTY * standing_of(world, realm, seat):
        return -SAFETY
    near = world.distance[realm.reges[seat].court, realm.reges[other].court] <= NEAR
    return SAFETY if near else SAFETY // 2


@kernel
def term_worth(world: World, realm: Realm, term: Term, other: int) -> int:
    """What a clause is worth to him who receives it, 0 for those about families."""
    kind, a, b = i8(term.kind), i8(term.a), i8(term.b)
    if kind == Clause.PAY:
        times = 1 + max(0, i8(term.until) - i8(realm.turn)) // i8(term.c) if term.c > 0 else 1
        return aes_worth(world, realm) * a * times
    if kind == Clause.LEND:
        return AES * a // 2
    if kind == Clause.SIGNA:
        return SIGNUM * a
    if kind == Clause.CENTURIAE:
        return CENTURIA * b
    if kind == Clause.SEND_AWAY or kind == Clause.SLAVES:
        return (CIVIS + 2 * AES * semesters_left(world, realm)) * a
    if kind == Clause.CONTINGENT:
        return CONTINGENT * a
    if kind == Clause.JOINT_OFFER:
        return AES * (b - a) + 1
    return promise_worth(world, realm, kind, other)


@kernel
def promise_worth(world: World, realm: Realm, kind: int, other: int) -> int:
    """What a promise of conduct is worth to him who receives it."""
    if kind == Clause.SHARE_SIGNA:
        return SHARED_SIGNA
    if kind == Clause.TRANSIT:
        return TRANSIT
    if kind == Clause.LEAVE_NEEDED:
        return LEAVE_NEEDED
    if kind == Clause.NOT_ATTACK:
        return NOT_ATTACK
    if kind == Clause.ATTACK:
        return ATTACK
    if kind == Clause.RELEASE:
        return CAPTIVE
    if kind == Clause.SUBMIT:
        court = i8(realm.reges[realm.seat].court)
        tribute = production(world, realm, court) // i8(world.tribute_share)
        return SUBMISSION + AES * semesters_left(world, realm) * tribute
    return 0


@kernel
def family_worth(realm: Realm, term: Term, gives: bool) -> int:
    """What a marriage or its end is worth to the bot: a wife for its son, but no son-in-law without a son."""
    if term.kind == Clause.MARRY:
        person = i8(term.a) if gives else i8(term.b)
        if realm.persons[person].sex == Sex.SON:
            return WEDDING
        return WEDDING // 2 if heir(realm, i8(realm.reges[realm.seat].court)) != NONE else -HEIR
    return -WEDDING if term.kind == Clause.REPUDIATE and gives else 0


# Writing


@kernel
def finish(world: World, realm: Realm, number: int, wish: Action) -> bool:
    """A letter without an alliance proposes a joint offer; then it goes."""
    letter = realm.letters[number]
    if letter.bond == Bond.OTHER and letter.count == 0:
        want_wide(wish, Verb.CLAUSE.value, Clause.JOINT_OFFER.value, 0, SHARE, SHARE, 0, 0)
        if check_clause(world, realm, number, wish, False) == 0:
            return True
        return want(wish, Verb.TEAR.value, number, 0, 0)
    return want(wish, Verb.SEND.value, 0, 0, 0)


@kernel
def propose(world: World, realm: Realm, wish: Action) -> bool:
    """A pactum to a Rex with whom there is none, later a foedus; to a socius a joint offer."""
    seat = i8(realm.seat)
    if free_letter(realm, seat) == NONE:
        return False
    for other in range(SEATS):
        if other == seat or realm.reges[other].reign != Reign.REIGNS or has_letter_to(realm, seat, other):
            continue
        if (i8(realm.turn) + other) % EVERY != 0 or war_between(realm, seat, other) != NONE:
            continue
        if alliance_worth(world, realm, other) <= distrust(realm, other):
            continue
        want(wish, Verb.WRITE.value, other, next_bond(realm, seat, other), 0)
        if check_write(realm, wish) == 0:
            return True
    return False


@kernel
def next_bond(realm: Realm, seat: int, other: int) -> int:
    """What to propose to a Rex: pactum, then foedus, then a joint offer."""
    bond = bond_between(realm, seat, other)
    if bond == Bond.NONE:
        return Bond.PACTUM.value
    if bond == Bond.PACTUM and i8(realm.turn) > RIPE:
        return Bond.FOEDUS.value
    return Bond.OTHER.value


@kernel
def has_letter_to(realm: Realm, seat: int, other: int) -> bool:
    """Whether a letter of a Rex to another has been sent in this turn, or still waits."""
    for number in range(LETTERS_EACH * seat, LETTERS_EACH * (seat + 1)):
        if realm.letters[number].to == other and (
            realm.letters[number].state != 0 or realm.letters[number].sent == realm.turn
        ):
            return True
    return False
