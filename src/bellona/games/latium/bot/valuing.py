"""What a letter is worth to a bot, clause by clause."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm, Term
from ..position.vocabulary import NONE, Bond, Clause, Sex
from ..position.world_record import World
from ..rules.c05_capacity import production
from ..rules.c07_houses.family import heir
from ..rules.c08_diplomacy.accords import bond_with_town
from ..rules.c08_diplomacy.letters import writer_of
from ..rules.c10_war.hostility import war_between
from .mind import Mind, weigh, weigh_all
from .strength import is_danger
from .trusting import distrust
from .weights import Weight
from .worth import aes_worth, are_neighbours, civis_worth, foremost, is_near, semesters_left, standing_of


@kernel
def letter_worth(world: World, realm: Realm, mind: Mind, number: int) -> int:
    """What a letter is worth to the bot that reads it, or has written it."""
    letter, seat, writer = realm.letters[number], realm.seat, writer_of(number)
    other = letter.to if writer == seat else writer
    worth = 0
    for place in range(letter.count):
        term = letter.terms[place]
        giver = letter.to if term.giver else writer
        if term.kind == Clause.MARRY or term.kind == Clause.REPUDIATE:
            worth += family_worth(realm, mind, term, giver == seat)
        elif term.kind == Clause.ATTACK:
            worth += war_promise_worth(world, realm, mind, term.a, giver == seat)
        else:
            value = term_worth(world, realm, mind, term)
            worth += -value if giver == seat else value
    if letter.bond != Bond.OTHER:
        worth += alliance_worth(world, realm, mind, other) + peace_worth(realm, mind, other)
    return worth - distrust(realm, mind, other)


@kernel
def alliance_worth(world: World, realm: Realm, mind: Mind, other: int) -> int:
    """What an alliance is worth: safety from a neighbour, unless he is about to win by it."""
    seat = realm.seat
    theirs, own = standing_of(world, realm, mind, other), standing_of(world, realm, mind, seat)
    if theirs > mind.plan[Weight.OVERMIGHTY] * own or is_danger(world, realm, mind, other):
        return -weigh(mind, Weight.SAFETY)
    safety = weigh(mind, Weight.SAFETY)
    if not are_neighbours(world, realm, mind, seat, other):
        safety //= 2
    shunned = mind.plan[Weight.SHUN] > 0.0 and foremost(world, realm, mind) == other
    return safety - weigh(mind, Weight.SHUN) if shunned else safety


@kernel
def peace_worth(realm: Realm, mind: Mind, other: int) -> int:
    """What the end of a war is worth, which an alliance brings: he who attacks wants none while he is at it."""
    war = war_between(realm, realm.seat, other)
    if war == NONE:
        return 0
    if realm.wars[war].aggressor != realm.seat:
        return weigh(mind, Weight.WAR_ENDS)
    return -weigh(mind, Weight.WAR_ENDS) if realm.wars[war].stirred + weigh(mind, Weight.STALE) > realm.turn else 0


@kernel
def term_worth(world: World, realm: Realm, mind: Mind, term: Term) -> int:
    """What a clause is worth to him who receives it; marriages and wars are weighed apart."""
    kind, a, b = term.kind, term.a, term.b
    if kind == Clause.PAY:
        times = 1 + max(0, term.until - realm.turn) // term.c if term.c > 0 else 1
        return aes_worth(world, realm, mind, a * times)
    if kind == Clause.LEND:
        return weigh_all(mind, Weight.AES, a) // 2
    if kind == Clause.SIGNA:
        return weigh(mind, Weight.SIGNUM) * a
    if kind == Clause.CENTURIAE:
        return weigh(mind, Weight.CENTURIA) * b
    if kind == Clause.SEND_AWAY or kind == Clause.SLAVES:
        return civis_worth(world, realm, mind) * a
    if kind == Clause.CONTINGENT:
        return weigh(mind, Weight.CONTINGENT) * a
    if kind == Clause.JOINT_OFFER:
        return weigh_all(mind, Weight.AES, b - a) + 1
    return promise_worth(world, realm, mind, kind)


@kernel
def promise_worth(world: World, realm: Realm, mind: Mind, kind: int) -> int:
    """What a promise of conduct is worth to him who receives it."""
    if kind == Clause.SHARE_SIGNA:
        return weigh(mind, Weight.SHARED_SIGNA)
    if kind == Clause.TRANSIT:
        return weigh(mind, Weight.TRANSIT)
    if kind == Clause.LEAVE_NEEDED:
        return weigh(mind, Weight.LEAVE_NEEDED)
    if kind == Clause.NOT_ATTACK:
        return weigh(mind, Weight.NOT_ATTACK)
    if kind == Clause.RELEASE:
        return weigh(mind, Weight.CAPTIVE)
    if kind == Clause.SUBMIT:
        court = realm.reges[realm.seat].court
        tribute = production(world, realm, court) // world.tribute_share
        return weigh(mind, Weight.SUBMISSION) + weigh_all(mind, Weight.AES, semesters_left(world, realm) * tribute)
    return 0


@kernel
def war_promise_worth(world: World, realm: Realm, mind: Mind, town: int, gives: bool) -> int:
    """What a war in common is worth: to have help against a danger to all, or to promise what one would do anyway."""
    holder, seat = realm.towns[town].holder, realm.seat
    if holder == seat:
        return -weigh(mind, Weight.FAR_WAR)
    danger = holder != NONE and is_danger(world, realm, mind, holder)
    if not gives:
        return weigh(mind, Weight.ATTACK) if danger else weigh(mind, Weight.ATTACK_OTHERS)
    if not is_near(world, mind, realm.reges[seat].court, town) or bond_with_town(realm, seat, town) != Bond.NONE:
        return -weigh(mind, Weight.FAR_WAR)
    return -weigh(mind, Weight.ATTACK_OTHERS) // 2 if danger else -weigh(mind, Weight.ATTACK)


@kernel
def family_worth(realm: Realm, mind: Mind, term: Term, gives: bool) -> int:
    """What a marriage or its end is worth to the bot: a wife for its son, but no son-in-law without a son."""
    if term.kind == Clause.MARRY:
        person = term.a if gives else term.b
        if realm.persons[person].sex == Sex.SON:
            return weigh(mind, Weight.WEDDING)
        has_heir = heir(realm, realm.reges[realm.seat].court) != NONE
        return weigh(mind, Weight.WEDDING) // 2 if has_heir else -weigh(mind, Weight.HEIR)
    return -weigh(mind, Weight.WEDDING) if term.kind == Clause.REPUDIATE and gives else 0
