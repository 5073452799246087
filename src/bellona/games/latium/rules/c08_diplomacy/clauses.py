"""Chapter 8, D47: the typed clauses of an accord or a peace: which may be written, carrying them out, watching them."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Refusal
from ...position.battlefield import ARMS
from ...position.records import Letter, Realm, Term
from ...position.vocabulary import (
    ACCORDS,
    CLAUSES,
    COUNTERS,
    MOST_AES,
    NONE,
    PERSONS,
    SIGNA_KINDS,
    TOWNS,
    AccordState,
    Bond,
    Clause,
    Errand,
    LetterState,
    Sex,
    TermState,
)
from ...position.world_record import World
from ..c03_signa.deck import gain_signum, give_up_signum, lose_random_signum
from ..c05_capacity import gain_aes, pay_aes
from ..c05_legion import LEAST_CIVES, alter_cives, centuriae_of, legion_max, most_of_arm, of_arm, take_centuriae
from ..c07_houses.family import check_couple, dissolve, house_of, marry, send_home
from ..c10_war.hostility import answers_to, end_wars_between
from ..events import Cause, EventKind
from .accords import (
    break_promise,
    copy_term,
    disclose_alliances,
    end_accord,
    free_accord,
    giver_of,
    note_breach,
    other_party,
)
from .proposals import Proposal, proposal_of

MOST_CENTURIAE = 60
MOST_SIGNA = 66
FARTHEST_TURN = 999

# Which clauses may be written


@kernel
def is_lasting(kind: int) -> bool:
    """Whether a clause needs a last turn."""
    if kind == Clause.SHARE_SIGNA or kind == Clause.TRANSIT or kind == Clause.LEAVE_NEEDED:
        return True
    return kind == Clause.CONTINGENT or kind == Clause.NOT_ATTACK or kind == Clause.ATTACK


@rule("D47", "D57")
def check_dates(world: World, realm: Realm, wanted: Proposal, peace: bool) -> int:
    """Whether the turns of a clause lie ahead and, in a peace, near enough."""
    kind, b, c, until, turn = wanted.kind, wanted.b, wanted.c, wanted.until, realm.turn
    latest = turn + world.terms_most if peace else FARTHEST_TURN
    lasting = is_lasting(kind) or (kind == Clause.PAY and c > 0)
    if (lasting and until <= turn) or (not lasting and until != 0):
        return Refusal.NOT_AN_OFFER
    dated = kind == Clause.PAY or kind == Clause.LEND
    if dated and (b < 0 or 0 < b <= turn or c < 0 or c > FARTHEST_TURN):
        return Refusal.NOT_AN_OFFER
    return Refusal.TERM_TOO_LONG if until > latest or (dated and b > latest) else 0


@rule("D47", "10.14", "10.15", "10.16", "10.18", "10.19")
def check_term(world: World, realm: Realm, giver: int, receiver: int, wanted: Proposal, peace: bool) -> int:
    """Whether a clause means something between two Reges, by what all can see."""
    kind, a, b = wanted.kind, wanted.a, wanted.b
    if kind <= 0 or kind > Clause.LEND or (kind == Clause.LEAVE_NEEDED and not peace):
        return Refusal.NO_SUCH_CLAUSE
    found = check_dates(world, realm, wanted, peace)
    if found != 0:
        return found
    sound = is_sound_transfer(realm, giver, kind, a, b) and is_sound_promise(realm, giver, receiver, kind, a)
    return 0 if sound and is_sound_family(realm, giver, receiver, kind, a, b, peace) else Refusal.NOT_AN_OFFER


@rule("10.14", "10.15", "10.16", "10.19", "D17")
def is_sound_transfer(realm: Realm, giver: int, kind: int, a: int, b: int) -> bool:
    """Whether what a clause hands over can be counted."""
    if kind == Clause.PAY or kind == Clause.LEND:
        return 0 < a <= MOST_AES
    if kind == Clause.SIGNA:
        return 0 < a <= MOST_SIGNA and 0 <= b < SIGNA_KINDS
    if kind == Clause.CENTURIAE:
        return 0 <= a < ARMS and 0 < b <= MOST_CENTURIAE
    if kind == Clause.SEND_AWAY or kind == Clause.SLAVES:
        return 0 < a <= realm.towns[realm.reges[giver].court].cives - LEAST_CIVES
    if kind == Clause.JOINT_OFFER:
        return 0 <= a <= MOST_AES and 0 <= b <= MOST_AES and a + b > 0
    return True


@rule("D14", "D59", "10.17", "B79")
def is_sound_promise(realm: Realm, giver: int, receiver: int, kind: int, a: int) -> bool:
    """Whether what a clause promises is in its giver's power."""
    if kind == Clause.TRANSIT:
        return 0 <= a < TOWNS and realm.towns[a].holder == giver
    if kind == Clause.ATTACK:
        return 0 <= a < TOWNS and realm.towns[a].holder != giver
    if kind == Clause.CONTINGENT:
        return 0 < a <= MOST_CENTURIAE
    if kind == Clause.SUBMIT:
        return realm.reges[giver].lord == NONE and not answers_to(realm, receiver, giver)
    if kind == Clause.RELEASE:
        return 0 <= a < COUNTERS and holds_captive(realm, giver, receiver, a)
    return True


@kernel
def holds_captive(realm: Realm, captor: int, seat: int, counter: int) -> bool:
    """Whether a Rex holds a counter of another."""
    piece = realm.reges[seat].pieces[counter]
    return piece.errand == Errand.CAPTIVE and piece.captor == captor


@rule("7.3", "8.26", "10.18")
def is_sound_family(realm: Realm, giver: int, receiver: int, kind: int, a: int, b: int, peace: bool) -> bool:
    """Whether a marriage can be made or broken: by its terms a peace breaks one whichever side the husband is on."""
    if kind == Clause.MARRY:
        if a < 0 or a >= PERSONS or b < 0 or b >= PERSONS:
            return False
        of_both = house_of(realm, a) == giver and house_of(realm, b) == receiver
        return of_both and check_couple(realm, a, b) == 0
    if kind == Clause.REPUDIATE:
        if a < 0 or a >= PERSONS or house_of(realm, a) != giver or realm.persons[a].spouse == NONE:
            return False
        return peace or realm.persons[a].sex == Sex.SON
    return True


# Whether they can be carried out


@rule("B58")
def can_fulfil(world: World, realm: Realm, letter: Letter, writer: int, peace: bool) -> bool:
    """Whether every transfer of a letter can be carried out at once, all of them together."""
    other = letter.to
    for place in range(letter.count):
        wanted = proposal_of(letter.terms[place])
        giver, receiver = (other, writer) if wanted.giver else (writer, other)
        if check_term(world, realm, giver, receiver, wanted, peace) != 0:
            return False
        if is_twice(letter, place, wanted):
            return False
    return can_do_part(world, realm, letter, writer) and can_do_part(world, realm, letter, other)


@rule("10.15", "B58")
def can_do_part(world: World, realm: Realm, letter: Letter, party: int) -> bool:
    """Whether a party has all that the letter asks of it, and room for what it would get."""
    side = int(letter.to == party)
    for place in range(letter.count):
        if not can_bear(world, realm, letter, party, side, proposal_of(letter.terms[place]), 0):
            return False
    return True


@rule("10.15", "B58")
def can_add(world: World, realm: Realm, letter: Letter, party: int, wanted: Proposal) -> bool:
    """Whether a party could still do its part of a letter if a clause were added."""
    more = wanted.b if wanted.kind == Clause.CENTURIAE else wanted.a
    if wanted.kind == Clause.PAY and wanted.b > 0:
        more = 0
    return can_bear(world, realm, letter, party, int(letter.to == party), wanted, more)


@kernel
def can_bear(world: World, realm: Realm, letter: Letter, party: int, side: int, wanted: Proposal, more: int) -> bool:
    """Whether a party can do its part of the clauses of a kind, those of a letter and what a new one adds (`more`)."""
    kind, giver = wanted.kind, wanted.giver
    if kind == Clause.JOINT_OFFER:
        return realm.reges[party].partner == NONE
    if giver == side:
        return can_give(realm, letter, party, wanted, more)
    return kind != Clause.CENTURIAE or has_room(world, realm, letter, party, giver, wanted.a, more)


@kernel
def asked_of(letter: Letter, giver: int, kind: int, by: int) -> int:
    """What all clauses of a kind ask of one party: aes due now, Signa, cives, or centuriae of an arm (`by`), or all."""
    total = 0
    for place in range(letter.count):
        term = letter.terms[place]
        if term.giver != giver or term.kind != kind:
            continue
        if kind == Clause.CENTURIAE:
            total += term.b if by == term.a or by == ARMS else 0
        elif kind == Clause.SIGNA and by > 0:
            total += term.a if term.b == by else 0
        elif kind == Clause.PAY:
            total += term.a if term.b == 0 else 0
        else:
            total += term.a
    return total


@kernel
def can_give(realm: Realm, letter: Letter, party: int, wanted: Proposal, more: int) -> bool:
    """Whether a party has all that the letter asks of it, of the kind of one clause that it gives."""
    rex, kind, side = realm.reges[party], wanted.kind, wanted.giver
    a, b = wanted.a, wanted.b
    if kind == Clause.PAY or kind == Clause.LEND:
        due = asked_of(letter, side, Clause.PAY, 0) + asked_of(letter, side, Clause.LEND, 0)
        return due + more <= rex.aes
    if kind == Clause.SIGNA:
        if b > 0 and asked_of(letter, side, kind, b) + more > rex.signa[b]:
            return False
        return asked_of(letter, side, kind, 0) + more <= rex.signa_count
    if kind == Clause.CENTURIAE:
        return asked_of(letter, side, kind, a) + more <= of_arm(realm, rex.court, a)
    if kind == Clause.SEND_AWAY or kind == Clause.SLAVES:
        sent = asked_of(letter, side, Clause.SEND_AWAY, 0) + asked_of(letter, side, Clause.SLAVES, 0)
        return sent + more <= realm.towns[rex.court].cives - LEAST_CIVES
    return True


@rule("10.15", "D34")
def has_room(world: World, realm: Realm, letter: Letter, party: int, giver: int, arm: int, more: int) -> bool:
    """Whether the seat of a party has room for all the centuriae that the other hands over, and for those of an arm."""
    town = realm.reges[party].court
    coming = asked_of(letter, giver, Clause.CENTURIAE, ARMS) + more
    if centuriae_of(realm, town) + coming > legion_max(world, realm, town):
        return False
    coming = asked_of(letter, giver, Clause.CENTURIAE, arm) + more
    return of_arm(realm, town, arm) + coming <= most_of_arm(world, realm, town, arm)


@rule("D47", "B58")
def is_twice(letter: Letter, before: int, wanted: Proposal) -> bool:
    """Whether a letter would do twice what is done once: a joint offer, submission, a captive's release, a marriage."""
    kind, a, b = wanted.kind, wanted.a, wanted.b
    for place in range(before):
        term = letter.terms[place]
        if term.kind != kind:
            continue
        if kind == Clause.JOINT_OFFER or kind == Clause.SUBMIT:
            return True
        if kind == Clause.RELEASE or kind == Clause.REPUDIATE:
            if term.a == a and term.giver == wanted.giver:
                return True
        elif kind == Clause.MARRY and (term.a in (a, b) or term.b in (a, b)):
            return True
    return False


# Carrying them out


@rule("8.19", "8.22", "8.23", "D47", "B58", "B59")
def make_accord(world: World, realm: Realm, writer: int, number: int, peace: bool, dice: Dice, log: Log) -> bool:
    """A letter becomes an accord, and what can be done at once is done; False if it cannot be made."""
    letter = realm.letters[number]
    other = letter.to
    place = free_accord(realm, stays_secret(letter, peace))
    if place == NONE or not can_fulfil(world, realm, letter, writer, peace):
        return False
    write_accord(realm, place, letter, writer, peace)
    letter.state = LetterState.NONE
    accord = realm.accords[place]
    if accord.secret:
        emit(log, EventKind.SECRET_ACCORD_MADE, 0, writer, other, accord.bond, place)
    else:
        emit(log, EventKind.ACCORD_MADE, 0, writer, other, accord.bond, place)
    pacific = peace or accord.bond != Bond.OTHER
    for last in range(2):
        for clause in range(accord.count):
            if int(comes_last(accord.terms[clause])) == last:
                pacific = pacific or accord.terms[clause].kind == Clause.NOT_ATTACK
                carry_out(world, realm, place, clause, dice, log)
    if pacific:
        end_wars_between(realm, writer, other, log)
    end_if_done(realm, place, log)
    return True


@rule("D47", "B58")
def comes_last(term: Term) -> bool:
    """Whether a clause is carried out after the others: Signa drawn blind after named ones, cives after centuriae."""
    if term.kind == Clause.SIGNA:
        return term.b == 0
    return term.kind == Clause.SEND_AWAY or term.kind == Clause.SLAVES


@rule("8.22", "8.23")
def stays_secret(letter: Letter, peace: bool) -> bool:
    """Whether an accord is kept hidden: neither one with a marriage can be, nor a peace."""
    for place in range(letter.count):
        if letter.terms[place].kind == Clause.MARRY:
            return False
    return letter.secret == 1 and not peace


@rule("8.22", "8.23")
def write_accord(realm: Realm, place: int, letter: Letter, writer: int, peace: bool) -> None:
    """Enter an accord into the arbiter's book."""
    accord = realm.accords[place]
    accord.state = AccordState.IN_FORCE
    accord.a = writer
    accord.b = letter.to
    accord.bond = letter.bond
    accord.secret = int(stays_secret(letter, peace))
    accord.since = realm.turn
    accord.ended = 0
    accord.traitor = NONE
    accord.peace = int(peace)
    accord.count = letter.count
    for clause in range(CLAUSES):
        copy_term(accord.terms[clause], letter.terms[clause])


@rule("D47", "10.14", "10.15", "10.16", "10.18", "10.19")
def carry_out(world: World, realm: Realm, number: int, place: int, dice: Dice, log: Log) -> None:
    """Do what a clause requires at once; lasting duties remain."""
    term = realm.accords[number].terms[place]
    kind = term.kind
    giver = giver_of(realm, number, place)
    receiver = other_party(realm, number, giver)
    if kind == Clause.PAY:
        if term.b == 0:
            settle_payment(realm, number, place, log)
        return
    if kind == Clause.LEND:
        hand_aes(realm, giver, receiver, term.a, log)
        return
    if is_lasting(kind):
        return
    term.done = TermState.DONE
    if kind == Clause.SIGNA:
        hand_signa(realm, giver, receiver, term.a, term.b, dice, log)
    elif kind == Clause.CENTURIAE:
        hand_centuriae(realm, giver, receiver, term.a, term.b, log)
    elif kind == Clause.JOINT_OFFER:
        pool(realm, giver, receiver, term.a, term.b)
    else:
        carry_out_more(world, realm, kind, giver, receiver, term.a, term.b, log)


@kernel
def carry_out_more(world: World, realm: Realm, kind: int, giver: int, receiver: int, a: int, b: int, log: Log) -> None:
    """Clauses about families, cives, subjection and captives."""
    if kind == Clause.MARRY:
        if realm.persons[a].sex == Sex.SON:
            marry(realm, a, b, log)
        else:
            marry(realm, b, a, log)
        disclose_alliances(realm, giver, receiver, log)
    elif kind == Clause.REPUDIATE:
        dissolve(realm, a, log)
    elif kind == Clause.SEND_AWAY or kind == Clause.SLAVES:
        send_cives(world, realm, giver, receiver, a, kind == Clause.SLAVES, log)
    elif kind == Clause.SUBMIT:
        realm.reges[giver].lord = receiver
        emit(log, EventKind.SUBMITTED, 0, giver, receiver, 0, 0)
    elif kind == Clause.RELEASE:
        send_home(world, realm, receiver, a)
        emit(log, EventKind.CAPTIVE_RELEASED, Cause.TERMS, receiver, a, giver, 0)


@rule("8.8")
def hand_aes(realm: Realm, giver: int, receiver: int, aes: int, log: Log) -> None:
    """Money changes hands, known only to the two."""
    pay_aes(realm, giver, aes)
    gain_aes(realm, receiver, aes)
    emit(log, EventKind.PAYMENT_MADE, 0, giver, receiver, aes, 0)


@rule("10.16")
def hand_signa(realm: Realm, giver: int, receiver: int, number: int, named: int, dice: Dice, log: Log) -> None:
    """Signa change hands: of a named kind, or drawn blind; all see how many, the receiver which."""
    for _ in range(number):
        kind = named
        if named > 0:
            give_up_signum(realm, giver, named)
        else:
            kind = lose_random_signum(realm, giver, dice)
        gain_signum(realm, receiver, kind)
        emit(log, EventKind.SIGNUM_TAKEN, Cause.TERMS, receiver, giver, kind, 0)
    emit(log, EventKind.SIGNA_HANDED_OVER, 0, giver, receiver, number, 0)


@rule("10.15")
def hand_centuriae(realm: Realm, giver: int, receiver: int, arm: int, number: int, log: Log) -> None:
    """Centuriae of one legion, in its town or with its leaders, are attached to that of the other's seat."""
    town = realm.reges[receiver].court
    handed = take_centuriae(realm, realm.reges[giver].court, arm, number)
    realm.towns[town].garrison[arm] = realm.towns[town].garrison[arm] + handed
    emit(log, EventKind.CENTURIAE_HANDED_OVER, 0, giver, receiver, arm, number)


@rule("3.4", "D17")
def pool(realm: Realm, giver: int, receiver: int, share: int, theirs: int) -> None:
    """The two file one offer in the next turn, each with his share."""
    realm.reges[giver].partner = receiver
    realm.reges[giver].offer = share
    realm.reges[receiver].partner = giver
    realm.reges[receiver].offer = theirs


@rule("10.19")
def send_cives(world: World, realm: Realm, giver: int, receiver: int, number: int, sold: bool, log: Log) -> None:
    """Cives of a Rex's seat are sent away, or sold as slaves for the other's gain."""
    alter_cives(world, realm, realm.reges[giver].court, -number, Cause.TERMS, log)
    if sold:
        gain_aes(realm, receiver, number * world.slave_price)
        emit(log, EventKind.CIVES_SOLD, 0, giver, receiver, number, 0)
    else:
        emit(log, EventKind.CIVES_SENT_AWAY, 0, giver, number, 0, 0)


# Watching them


@rule("8.7", "10.14", "D47")
def settle_payment(realm: Realm, number: int, place: int, log: Log) -> None:
    """A due payment is made if its giver is able, else the two are informed that it was missed."""
    term = realm.accords[number].terms[place]
    giver = giver_of(realm, number, place)
    receiver = other_party(realm, number, giver)
    missed = term.a > realm.reges[giver].aes
    if missed:
        if not realm.accords[number].secret:
            note_breach(realm, giver)
        emit(log, EventKind.PAYMENT_MISSED, 0, giver, receiver, term.a, 0)
    else:
        hand_aes(realm, giver, receiver, term.a, log)
    term.b = realm.turn + term.c
    if term.c == 0 or term.b > term.until:
        term.done = TermState.BROKEN if missed else TermState.DONE


@rule("8.7", "D47")
def close_clauses(world: World, realm: Realm, log: Log) -> None:
    """At the end of a turn: dated payments are made, terms that have run are over, and accords without any left end."""
    for number in range(ACCORDS):
        if realm.accords[number].state != AccordState.IN_FORCE:
            continue
        for place in range(realm.accords[number].count):
            if realm.accords[number].terms[place].done == TermState.OPEN:
                close_clause(realm, number, place, log)
        end_if_done(realm, number, log)


@kernel
def close_clause(realm: Realm, number: int, place: int, log: Log) -> None:
    """The effect of the end of a turn on a binding clause."""
    term = realm.accords[number].terms[place]
    if term.kind == Clause.PAY:
        if term.b <= realm.turn:
            settle_payment(realm, number, place, log)
    elif term.kind == Clause.LEND:
        term.done = TermState.DONE if term.b <= realm.turn else TermState.OPEN
    elif is_lasting(term.kind) and term.until <= realm.turn:
        if term.kind == Clause.ATTACK:
            break_promise(realm, 4 * number + place, log)
        else:
            term.done = TermState.DONE


@kernel
def end_if_done(realm: Realm, number: int, log: Log) -> None:
    """An accord without an alliance ends with its last clause."""
    accord = realm.accords[number]
    if accord.bond == Bond.PACTUM or accord.bond == Bond.FOEDUS:
        return
    for place in range(accord.count):
        if accord.terms[place].done == TermState.OPEN:
            return
    end_accord(realm, number, log)


@rule("D47")
def keep_promise_to_attack(realm: Realm, seat: int, town: int) -> None:
    """A Rex who attacks a town keeps his word to those whom he promised it."""
    for number in range(ACCORDS):
        accord = realm.accords[number]
        for place in range(accord.count):
            term = accord.terms[place]
            if (
                accord.state == AccordState.IN_FORCE
                and term.kind == Clause.ATTACK
                and term.a == town
                and term.done == TermState.OPEN
            ):
                if giver_of(realm, number, place) == seat:
                    term.done = TermState.DONE
