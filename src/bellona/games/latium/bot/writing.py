"""A bot's letters: what an offer is worth to it, and which it accepts."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Action, Verb
from ..position.records import Realm, Term
from ..position.vocabulary import LETTERS, NONE, Bond, Clause, LetterState, Sex
from ..position.world_record import World
from ..rules.c05_capacity import production
from ..rules.c07_houses.family import heir
from ..rules.c08_diplomacy.accords import bond_with_town
from ..rules.c08_diplomacy.letters import check_answer, writer_of
from ..rules.c10_war.hostility import war_between
from .strength import is_danger
from .trusting import distrust
from .wanting import want
from .worth import (
    AES,
    ATTACK,
    ATTACK_OTHERS,
    CAPTIVE,
    CENTURIA,
    CIVIS,
    CONTINGENT,
    FAR_WAR,
    HEIR,
    LEAVE_NEEDED,
    NEAR,
    NOT_ATTACK,
    SAFETY,
    SHARED_SIGNA,
    SIGNUM,
    SUBMISSION,
    TRANSIT,
    WAR_ENDS,
    WEDDING,
    aes_worth,
    semesters_left,
    standing_of,
)

STALE = 4
"""A war in which nothing has happened for this many turns is given up."""
OVERMIGHTY = 2
"""Nobody allies himself with a Rex whose standing is this many times his own."""


@kernel
def choose_answer(world: World, realm: Realm, wish: Action) -> bool:
    """Answer received letters."""
    for number in range(LETTERS):
        letter = realm.letters[number]
        if letter.state == LetterState.SENT and letter.to == realm.seat:
            agrees = letter_worth(world, realm, number) > 0 and can_pool(realm, number)
            verb = Verb.ACCEPT if agrees else Verb.DECLINE
            want(wish, verb, number, 0, 0)
            if check_answer(realm, wish) == 0:
                return True
    return False


@kernel
def can_pool(realm: Realm, number: int) -> bool:
    """Whether a joint offer that a letter asks for, if it does, can be made: with one Rex at most, and with aes."""
    letter, rex = realm.letters[number], realm.reges[realm.seat]
    for place in range(letter.count):
        term = letter.terms[place]
        if term.kind == Clause.JOINT_OFFER and (rex.partner != NONE or rex.aes < max(term.a, term.b)):
            return False
    return True


# What a letter is worth


@kernel
def letter_worth(world: World, realm: Realm, number: int) -> int:
    """What a letter is worth to the bot that reads it, or has written it."""
    letter, seat, writer = realm.letters[number], realm.seat, writer_of(number)
    other = letter.to if writer == seat else writer
    worth = 0
    for place in range(letter.count):
        term = letter.terms[place]
        giver = letter.to if term.giver else writer
        if term.kind == Clause.MARRY or term.kind == Clause.REPUDIATE:
            worth += family_worth(realm, term, giver == seat)
        elif term.kind == Clause.ATTACK:
            worth += war_promise_worth(world, realm, term.a, giver == seat)
        else:
            value = term_worth(world, realm, term)
            worth += -value if giver == seat else value
    if letter.bond != Bond.OTHER:
        worth += alliance_worth(world, realm, other) + peace_worth(realm, other)
    return worth - distrust(realm, other)


@kernel
def alliance_worth(world: World, realm: Realm, other: int) -> int:
    """What an alliance is worth: safety from a neighbour, unless he is about to win by it."""
    seat = realm.seat
    theirs, own = standing_of(world, realm, other), standing_of(world, realm, seat)
    if theirs > OVERMIGHTY * own or is_danger(world, realm, other):
        return -SAFETY
    near = world.distance[realm.reges[seat].court, realm.reges[other].court] <= NEAR
    return SAFETY if near else SAFETY // 2


@kernel
def peace_worth(realm: Realm, other: int) -> int:
    """What the end of a war is worth, which an alliance brings: he who attacks wants none while he is at it."""
    war = war_between(realm, realm.seat, other)
    if war == NONE:
        return 0
    if realm.wars[war].aggressor != realm.seat:
        return WAR_ENDS
    return -WAR_ENDS if realm.wars[war].stirred + STALE > realm.turn else 0


@kernel
def term_worth(world: World, realm: Realm, term: Term) -> int:
    """What a clause is worth to him who receives it; marriages and wars are weighed apart."""
    kind, a, b = term.kind, term.a, term.b
    if kind == Clause.PAY:
        times = 1 + max(0, term.until - realm.turn) // term.c if term.c > 0 else 1
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
    return promise_worth(world, realm, kind)


@kernel
def promise_worth(world: World, realm: Realm, kind: int) -> int:
    """What a promise of conduct is worth to him who receives it."""
    if kind == Clause.SHARE_SIGNA:
        return SHARED_SIGNA
    if kind == Clause.TRANSIT:
        return TRANSIT
    if kind == Clause.LEAVE_NEEDED:
        return LEAVE_NEEDED
    if kind == Clause.NOT_ATTACK:
        return NOT_ATTACK
    if kind == Clause.RELEASE:
        return CAPTIVE
    if kind == Clause.SUBMIT:
        court = realm.reges[realm.seat].court
        tribute = production(world, realm, court) // world.tribute_share
        return SUBMISSION + AES * semesters_left(world, realm) * tribute
    return 0


@kernel
def war_promise_worth(world: World, realm: Realm, town: int, gives: bool) -> int:
    """What a war in common is worth: to have help against a danger to all, or to promise what one would do anyway."""
    holder, seat = realm.towns[town].holder, realm.seat
    if holder == seat:
        return -FAR_WAR
    danger = holder != NONE and is_danger(world, realm, holder)
    if not gives:
        return ATTACK if danger else ATTACK_OTHERS
    if world.distance[realm.reges[seat].court, town] > NEAR or bond_with_town(realm, seat, town) != Bond.NONE:
        return -FAR_WAR
    return -ATTACK_OTHERS // 2 if danger else -ATTACK


@kernel
def family_worth(realm: Realm, term: Term, gives: bool) -> int:
    """What a marriage or its end is worth to the bot: a wife for its son, but no son-in-law without a son."""
    if term.kind == Clause.MARRY:
        person = term.a if gives else term.b
        if realm.persons[person].sex == Sex.SON:
            return WEDDING
        return WEDDING // 2 if heir(realm, realm.reges[realm.seat].court) != NONE else -HEIR
    return -WEDDING if term.kind == Clause.REPUDIATE and gives else 0
