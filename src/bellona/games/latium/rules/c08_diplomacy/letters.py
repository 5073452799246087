"""Chapter 8: letters between Reges: writing, sending and answering them; gifts; accords shown, renounced, betrayed."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer, offer_wide
from ...position.records import Realm
from ...position.vocabulary import (
    ACCORDS,
    CLAUSES,
    COUNTERS,
    LETTERS,
    LETTERS_EACH,
    NONE,
    PERSONS,
    SEAT_COUNT,
    TOWNS,
    AccordState,
    Bond,
    Clause,
    Counter,
    LetterState,
    Reign,
    TermState,
)
from ...position.world_record import World
from ..c05_capacity import gain_aes, pay_aes
from ..c07_houses.family import check_couple, courts_of, is_marriageable, is_of
from ..events import EventKind
from .accords import betray_accord, clear_term, copy_term, disclose, lord_of_talks, needing_leave_of, other_party
from .betrayal import betray_town
from .clauses import can_add, check_term, is_twice, make_accord
from .proposals import Proposal, proposal, proposal_by

LAPSES_AFTER = 6
WRITERS_LORD, READERS_LORD = 1, 2
"""Whose leave a letter still needs."""
AT_A_LEGATUS = 100
"""From this number on LEAVE means a legatus: 100 + 10 * seat + counter."""
LISTED_TURNS = 12
LISTED_GIFTS = (5, 10)

# Letters and their writers


@kernel
def writer_of(letter: int) -> int:
    """Whose letter it is."""
    return letter // LETTERS_EACH


@kernel
def letter_in_hand(realm: Realm, seat: int) -> int:
    """The letter that a Rex is writing, NONE."""
    for letter in range(LETTERS_EACH * seat, LETTERS_EACH * (seat + 1)):
        if realm.letters[letter].state == LetterState.WRITTEN:
            return letter
    return NONE


@kernel
def free_letter(realm: Realm, seat: int) -> int:
    """A place for a new letter of a Rex, NONE."""
    for letter in range(LETTERS_EACH * seat, LETTERS_EACH * (seat + 1)):
        if realm.letters[letter].state == LetterState.NONE:
            return letter
    return NONE


@kernel
def is_another_rex(realm: Realm, seat: int) -> bool:
    """Whether a seat is that of another Rex who reigns."""
    return 0 <= seat < SEAT_COUNT and seat != realm.seat and realm.reges[seat].reign == Reign.REIGNS


# Writing


@rule("8.15", "8.19", "8.20", "8.24", "B57")
def check_write(realm: Realm, action: Action) -> int:
    """Whether a Rex may begin a letter; no legatus is needed between players."""
    if not is_another_rex(realm, action.a):
        return Refusal.NO_SUCH_REX
    if action.b < Bond.PACTUM or action.b > Bond.OTHER or action.c < 0 or action.c > 1:
        return Refusal.MALFORMED
    if letter_in_hand(realm, realm.seat) != NONE:
        return Refusal.WRITING_ALREADY
    return Refusal.LETTERS_FULL if free_letter(realm, realm.seat) == NONE else 0


@rule("8.20")
def begin_letter(realm: Realm, number: int, to: int, bond: int, secret: int) -> None:
    """An empty letter to another Rex."""
    letter = realm.letters[number]
    letter.state = LetterState.WRITTEN
    letter.to = to
    letter.bond = bond
    letter.secret = secret
    letter.sent = 0
    letter.leave = 0
    letter.count = 0
    for place in range(CLAUSES):
        clear_term(letter.terms[place])


@rule("D47", "B58")
def check_clause(world: World, realm: Realm, number: int, action: Action, peace: bool) -> int:
    """Whether a clause may be added to a letter that is being written."""
    if number == NONE:
        return Refusal.NOT_WRITING
    letter = realm.letters[number]
    if letter.count >= CLAUSES:
        return Refusal.CLAUSES_FULL
    if action.b < 0 or action.b > 1:
        return Refusal.MALFORMED
    return check_proposal(world, realm, number, proposal_by(action), peace)


@rule("D47", "B58")
def check_proposal(world: World, realm: Realm, number: int, wanted: Proposal, peace: bool) -> int:
    """Whether a letter with room for it may have a clause."""
    letter = realm.letters[number]
    writer, other = writer_of(number), letter.to
    giver, receiver = (other, writer) if wanted.giver else (writer, other)
    found = check_term(world, realm, giver, receiver, wanted, peace)
    if found != 0:
        return found
    if is_twice(letter, letter.count, wanted):
        return Refusal.CLAUSE_TWICE
    able = not peace or can_add(world, realm, letter, writer, wanted)
    return 0 if able else Refusal.PART_IMPOSSIBLE


@rule("D47")
def add_clause(realm: Realm, number: int, action: Action) -> None:
    """Add a clause to a letter."""
    letter = realm.letters[number]
    term = letter.terms[letter.count]
    term.kind = action.a
    term.giver = action.b
    term.done = TermState.OPEN
    term.a = action.c
    term.b = action.d
    term.c = action.e
    term.until = action.f
    letter.count += 1


@kernel
def check_strike(realm: Realm, number: int, place: int) -> int:
    """Whether there is such a clause to strike out."""
    if number == NONE:
        return Refusal.NOT_WRITING
    return Refusal.NO_SUCH_CLAUSE if place < 0 or place >= realm.letters[number].count else 0


@kernel
def strike(realm: Realm, number: int, place: int) -> None:
    """Strike a clause out; those behind it move up."""
    letter = realm.letters[number]
    for later in range(place, letter.count - 1):
        copy_term(letter.terms[later], letter.terms[later + 1])
    letter.count -= 1
    clear_term(letter.terms[letter.count])


@kernel
def check_send(realm: Realm, number: int) -> int:
    """Whether a letter says anything."""
    if number == NONE:
        return Refusal.NOT_WRITING
    letter = realm.letters[number]
    return Refusal.EMPTY_LETTER if letter.bond == Bond.OTHER and letter.count == 0 else 0


@rule("8.20", "10.17", "B69")
def send(realm: Realm, number: int, log: Log) -> None:
    """A letter goes to its reader; if a peace requires it, a victor must allow it first."""
    letter = realm.letters[number]
    writer, reader = writer_of(number), letter.to
    letter.state = LetterState.SENT
    letter.sent = realm.turn
    lord, readers_lord = lord_of_talks(realm, writer), lord_of_talks(realm, reader)
    letter.leave = 0
    if lord != NONE and lord != reader:
        letter.leave += WRITERS_LORD
    if readers_lord != NONE and readers_lord != writer:
        letter.leave += READERS_LORD
    emit(log, EventKind.LETTER_SENT, 0, writer, reader, number, 0)


@rule("8.24")
def check_tear(realm: Realm, number: int) -> int:
    """Whether a Rex has such a letter under way."""
    if (
        number < 0
        or number >= LETTERS
        or writer_of(number) != realm.seat
        or realm.letters[number].state == LetterState.NONE
    ):
        return Refusal.NO_SUCH_LETTER
    return 0


@rule("8.24")
def tear(realm: Realm, number: int, log: Log) -> None:
    """A letter is withdrawn."""
    letter = realm.letters[number]
    if letter.state == LetterState.SENT:
        emit(log, EventKind.LETTER_TORN, 0, writer_of(number), letter.to, number, 0)
    letter.state = LetterState.NONE


# Answering


@rule("8.20", "10.17")
def check_answer(realm: Realm, action: Action) -> int:
    """Whether a letter has come to the Rex in his phase and may be answered."""
    number = action.a
    if number < 0 or number >= LETTERS:
        return Refusal.NO_SUCH_LETTER
    letter = realm.letters[number]
    if letter.state != LetterState.SENT or letter.to != realm.seat:
        return Refusal.NO_SUCH_LETTER
    return Refusal.LEAVE_MISSING if action.verb == Verb.ACCEPT and letter.leave != 0 else 0


@rule("8.19", "B58")
def accept(world: World, realm: Realm, number: int, dice: Dice, log: Log) -> None:
    """A letter is accepted: it becomes an accord or, if it cannot be carried out as a whole, nothing."""
    writer, reader = writer_of(number), realm.letters[number].to
    if not make_accord(world, realm, writer, number, False, dice, log):
        realm.letters[number].state = LetterState.NONE
        emit(log, EventKind.NOT_ACCEPTED, 0, reader, writer, number, 0)


@rule("8.24")
def decline(realm: Realm, number: int, log: Log) -> None:
    """A letter is refused."""
    emit(log, EventKind.LETTER_DECLINED, 0, realm.letters[number].to, writer_of(number), number, 0)
    realm.letters[number].state = LetterState.NONE


@rule("B57")
def close_letters(world: World, realm: Realm, log: Log) -> None:
    """At the end of a turn: letters that have not been answered for long lapse."""
    for number in range(LETTERS):
        letter = realm.letters[number]
        if letter.state == LetterState.SENT and letter.sent + LAPSES_AFTER <= realm.turn:
            emit(log, EventKind.LETTER_LAPSED, 0, writer_of(number), letter.to, number, 0)
            letter.state = LetterState.NONE


# The permission of a victor


@rule("10.17")
def leave_wanted(realm: Realm, number: int) -> int:
    """Which permission a letter still needs of the Rex in his phase: bits, 0 for none."""
    letter = realm.letters[number]
    if letter.state != LetterState.SENT:
        return 0
    wanted = 0
    if letter.leave & WRITERS_LORD and lord_of_talks(realm, writer_of(number)) == realm.seat:
        wanted |= WRITERS_LORD
    if letter.leave & READERS_LORD and lord_of_talks(realm, letter.to) == realm.seat:
        wanted |= READERS_LORD
    return wanted


@rule("10.17")
def check_leave(realm: Realm, what: int) -> int:
    """Whether the Rex in his phase has such a permission to grant."""
    if 0 <= what < LETTERS:
        return 0 if leave_wanted(realm, what) else Refusal.NO_LEAVE_ASKED
    seat, counter = (what - AT_A_LEGATUS) // 10, (what - AT_A_LEGATUS) % 10
    if what < AT_A_LEGATUS or seat >= SEAT_COUNT or counter < Counter.LEGATUS_I or counter >= COUNTERS:
        return Refusal.MALFORMED
    wanted = realm.reges[seat].pieces[counter].leave == 0 and lord_of_talks(realm, seat) == realm.seat
    return 0 if wanted else Refusal.NO_LEAVE_ASKED


@rule("10.17")
def grant_leave(realm: Realm, what: int, log: Log) -> None:
    """A letter may be answered, or a legatus heard."""
    if what < LETTERS:
        letter = realm.letters[what]
        letter.leave = letter.leave & ~leave_wanted(realm, what)
        emit(log, EventKind.LEAVE_GRANTED, 0, realm.seat, writer_of(what), 0, 0)
    else:
        seat, counter = (what - AT_A_LEGATUS) // 10, (what - AT_A_LEGATUS) % 10
        realm.reges[seat].pieces[counter].leave = 1
        emit(log, EventKind.LEAVE_GRANTED, 0, realm.seat, seat, 0, 0)


# Gifts, and accords that stand


@rule("8.8")
def check_give(realm: Realm, action: Action) -> int:
    """Whether a Rex may give another money."""
    if not is_another_rex(realm, action.a):
        return Refusal.NO_SUCH_REX
    if action.b <= 0:
        return Refusal.MALFORMED
    return Refusal.CANNOT_PAY if action.b > realm.reges[realm.seat].aes else 0


@rule("8.8")
def give(realm: Realm, to: int, aes: int, log: Log) -> None:
    """A gift, known only to the two."""
    pay_aes(realm, realm.seat, aes)
    gain_aes(realm, to, aes)
    emit(log, EventKind.GIFT_MADE, 0, realm.seat, to, aes, 0)


@rule("8.25", "D48")
def check_accord(realm: Realm, action: Action) -> int:
    """Whether a Rex is party to an accord that he may show, or renounce."""
    number = action.a
    if number < 0 or number >= ACCORDS or realm.accords[number].state != AccordState.IN_FORCE:
        return Refusal.NOT_PARTY
    if other_party(realm, number, realm.seat) == NONE:
        return Refusal.NOT_PARTY
    return Refusal.NOT_SECRET if action.verb == Verb.REVEAL and not realm.accords[number].secret else 0


@rule("8.25")
def check_renounce_town(realm: Realm, town: int) -> int:
    """Whether a Rex has an accord with a civitas sine duce to betray."""
    if town < 0 or town >= TOWNS or realm.towns[town].holder != NONE:
        return Refusal.NO_ACCORD_THERE
    return Refusal.NO_ACCORD_THERE if realm.reges[realm.seat].ties[town].bond == Bond.NONE else 0


# The group of verbs


@kernel
def list_letters(world: World, realm: Realm, choices: Choices) -> None:
    """What a Rex may write, send, answer, give, show, renounce and allow."""
    seat = realm.seat
    in_hand, asking = letter_in_hand(realm, seat), needing_leave_of(realm, seat)
    can_write = in_hand == NONE and free_letter(realm, seat) != NONE
    for other in range(SEAT_COUNT):
        if is_another_rex(realm, other):
            list_to(realm, other, can_write, choices)
            if asking >> other & 1:
                list_leave(realm, other, choices)
    list_writing(world, realm, in_hand, False, choices)
    for number in range(LETTERS):
        if realm.letters[number].state != LetterState.NONE:
            list_letter(realm, number, choices)
    for number in range(ACCORDS):
        if realm.accords[number].state == AccordState.IN_FORCE and other_party(realm, number, seat) != NONE:
            offer(choices, Verb.RENOUNCE, number, 0, 0)
            if realm.accords[number].secret:
                offer(choices, Verb.REVEAL, number, 0, 0)
    for town in range(TOWNS):
        if check_renounce_town(realm, town) == 0:
            offer(choices, Verb.RENOUNCE_TOWN, town, 0, 0)


@kernel
def list_to(realm: Realm, other: int, can_write: bool, choices: Choices) -> None:
    """Letters and gifts to another Rex."""
    if can_write:
        for bond in range(Bond.PACTUM, Bond.OTHER + 1):
            offer(choices, Verb.WRITE, other, bond, 0)
            offer(choices, Verb.WRITE, other, bond, 1)
    for aes in LISTED_GIFTS:
        if aes <= realm.reges[realm.seat].aes:
            offer(choices, Verb.GIVE, other, aes, 0)


@rule("10.17")
def list_leave(realm: Realm, other: int, choices: Choices) -> None:
    """The leave for the legati of another Rex."""
    for legatus in range(Counter.LEGATUS_I, COUNTERS):
        what = AT_A_LEGATUS + 10 * other + legatus
        if check_leave(realm, what) == 0:
            offer(choices, Verb.LEAVE, what, 0, 0)


@kernel
def list_letter(realm: Realm, number: int, choices: Choices) -> None:
    """What may be done with a letter that is under way."""
    letter = realm.letters[number]
    if writer_of(number) == realm.seat:
        offer(choices, Verb.TEAR, number, 0, 0)
    elif letter.state == LetterState.SENT and letter.to == realm.seat:
        if letter.leave == 0:
            offer(choices, Verb.ACCEPT, number, 0, 0)
        offer(choices, Verb.DECLINE, number, 0, 0)
    if leave_wanted(realm, number):
        offer(choices, Verb.LEAVE, number, 0, 0)


@kernel
def list_writing(world: World, realm: Realm, number: int, peace: bool, choices: Choices) -> None:
    """Frequent clauses, striking out, and sending; any other clause may be written as well."""
    if number == NONE:
        return
    letter = realm.letters[number]
    if not peace and check_send(realm, number) == 0:
        offer(choices, Verb.SEND, 0, 0, 0)
    for place in range(0 if peace else letter.count):
        offer(choices, Verb.STRIKE, place, 0, 0)
    if letter.count >= CLAUSES:
        return
    until = realm.turn + LISTED_TURNS
    for giver in range(2):
        list_clause(world, realm, number, peace, proposal(Clause.PAY, giver, 10, 0, 0, 0), choices)
        list_clause(world, realm, number, peace, proposal(Clause.PAY, giver, 5, 0, 6, until), choices)
        list_clause(world, realm, number, peace, proposal(Clause.SIGNA, giver, 1, 0, 0, 0), choices)
        list_clause(world, realm, number, peace, proposal(Clause.NOT_ATTACK, giver, 0, 0, 0, until), choices)
        list_clause(world, realm, number, peace, proposal(Clause.CONTINGENT, giver, 4, 0, 0, until), choices)
        side = letter.to if giver else writer_of(number)
        court = realm.reges[side].court
        list_clause(world, realm, number, peace, proposal(Clause.TRANSIT, giver, court, 0, 0, until), choices)
        if peace:
            list_harsh(world, realm, number, giver, until, choices)
    list_clause(world, realm, number, peace, proposal(Clause.JOINT_OFFER, 0, 3, 3, 0, 0), choices)
    list_couples(world, realm, number, peace, choices)


@rule("10.13", "10.15", "10.16", "10.17", "10.19")
def list_harsh(world: World, realm: Realm, number: int, giver: int, until: int, choices: Choices) -> None:
    """Terms that only a victor demands."""
    list_clause(world, realm, number, True, proposal(Clause.PAY, giver, 30, 0, 0, 0), choices)
    list_clause(world, realm, number, True, proposal(Clause.SHARE_SIGNA, giver, 0, 0, 0, until), choices)
    list_clause(world, realm, number, True, proposal(Clause.CENTURIAE, giver, 0, 2, 0, 0), choices)
    list_clause(world, realm, number, True, proposal(Clause.SEND_AWAY, giver, 4, 0, 0, 0), choices)
    list_clause(world, realm, number, True, proposal(Clause.SLAVES, giver, 4, 0, 0, 0), choices)
    list_clause(world, realm, number, True, proposal(Clause.LEAVE_NEEDED, giver, 0, 0, 0, until), choices)
    list_clause(world, realm, number, True, proposal(Clause.SUBMIT, giver, 0, 0, 0, 0), choices)


@kernel
def list_clause(world: World, realm: Realm, number: int, peace: bool, wanted: Proposal, choices: Choices) -> None:
    """List a clause if it may be written."""
    if choices.count + 1 < len(choices.actions) and check_proposal(world, realm, number, wanted, peace) == 0:
        offer_wide(choices, Verb.CLAUSE, wanted.kind, wanted.giver, wanted.a, wanted.b, wanted.c, wanted.until)


@rule("7.3", "10.18")
def list_couples(world: World, realm: Realm, number: int, peace: bool, choices: Choices) -> None:
    """Every marriage that the filii of the two houses can make."""
    writer, other = writer_of(number), realm.letters[number].to
    ours, theirs = courts_of(realm, writer), courts_of(realm, other)
    for one in range(PERSONS):
        if not is_of(realm, one, ours) or not is_marriageable(realm, one):
            continue
        for two in range(PERSONS):
            if is_of(realm, two, theirs) and check_couple(realm, one, two) == 0:
                list_clause(world, realm, number, peace, proposal(Clause.MARRY, 0, one, two, 0, 0), choices)


@kernel
def check_letters(world: World, realm: Realm, action: Action) -> int:
    """Whether an act of diplomacy between Reges is allowed."""
    verb = action.verb
    in_hand = letter_in_hand(realm, realm.seat)
    if verb == Verb.WRITE:
        return check_write(realm, action)
    if verb == Verb.CLAUSE:
        return check_clause(world, realm, in_hand, action, False)
    if verb == Verb.STRIKE:
        return check_strike(realm, in_hand, action.a)
    if verb == Verb.SEND:
        return check_send(realm, in_hand)
    if verb == Verb.TEAR:
        return check_tear(realm, action.a)
    if verb == Verb.ACCEPT or verb == Verb.DECLINE:
        return check_answer(realm, action)
    if verb == Verb.GIVE:
        return check_give(realm, action)
    if verb == Verb.REVEAL or verb == Verb.RENOUNCE:
        return check_accord(realm, action)
    if verb == Verb.RENOUNCE_TOWN:
        return check_renounce_town(realm, action.a)
    return check_leave(realm, action.a)


@kernel
def do_letters(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out an act of diplomacy between Reges."""
    verb, seat, number = action.verb, realm.seat, action.a
    if verb == Verb.WRITE:
        begin_letter(realm, free_letter(realm, seat), number, action.b, action.c)
    elif verb == Verb.CLAUSE:
        add_clause(realm, letter_in_hand(realm, seat), action)
    elif verb == Verb.STRIKE:
        strike(realm, letter_in_hand(realm, seat), number)
    elif verb == Verb.SEND:
        send(realm, letter_in_hand(realm, seat), log)
    elif verb == Verb.TEAR:
        tear(realm, number, log)
    elif verb == Verb.ACCEPT:
        accept(world, realm, number, dice, log)
    elif verb == Verb.DECLINE:
        decline(realm, number, log)
    elif verb == Verb.GIVE:
        give(realm, number, action.b, log)
    elif verb == Verb.REVEAL:
        disclose(realm, number, seat, log)
    elif verb == Verb.RENOUNCE:
        betray_accord(world, realm, number, seat, log)
    elif verb == Verb.RENOUNCE_TOWN:
        betray_town(world, realm, seat, number, log)
    else:
        grant_leave(realm, number, log)
