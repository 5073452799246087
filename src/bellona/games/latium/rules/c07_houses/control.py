"""7, control: the holder of each town, computed from the facts, and the consequences of a Rex's fall."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.sealed import ask
from ...position.battlefield import ARMS
from ...position.records import CLAIMS, Realm
from ...position.vocabulary import (
    ACCORDS,
    COUNTERS,
    LEADERS,
    LETTERS,
    LETTERS_EACH,
    NONE,
    PERSONS,
    SEAT_COUNT,
    SIGNA_KINDS,
    TOWNS,
    WARS,
    AccordState,
    Ask,
    Bond,
    Errand,
    Fall,
    Hold,
    LetterState,
    Path,
    Reign,
    Sex,
    WarState,
)
from ...position.world_record import World
from ..c03_signa.deck import gain_signum, give_up_signum, spend_signum
from ..c05_capacity import gain_aes
from ..events import Cause, EventKind
from .family import end_house, house_of, is_alive, make_pledges, rest_at, send_home, stand_down

HALF = 2
FALLS = (
    Cause.NONE, Cause.NONE, Cause.NO_HEIR, Cause.CAPUT_TAKEN, Cause.ABDICATED,
)  # fmt: skip
"""The cause of each Fall; without one his people drove him out (5.10)."""
HOLDS, BRIDES, SITTING = TOWNS, 2 * TOWNS, 3 * TOWNS
"""Where the scratch space holds how each town is held, through whom, and who has his seat there; first by which Rex."""


@kernel
def reigns(realm: Realm, seat: int) -> bool:
    """Whether there is such a Rex, and he reigns."""
    return seat != NONE and realm.reges[seat].reign == Reign.REIGNS


@kernel
def towns_of(realm: Realm, seat: int) -> int:
    """How many towns a Rex holds."""
    count = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            count += 1
    return count


# Computing control from the facts


@rule("5.17", "7.7", "7.8", "D49")
def renew_control(world: World, realm: Realm, log: Log) -> None:
    """Give every town to its current holder; nothing changes hands in a battle or before a throne is filled."""
    if realm.battle.stage != 0:
        return
    for town in range(TOWNS):
        if realm.towns[town].vacant:
            return
    note_seats(realm, log)
    for town in range(TOWNS):
        hold = hold_by_right(realm, town, log.scratch[SITTING + town])
        log.scratch[town] = holder_by_right(realm, town, hold, log.scratch[SITTING + town])
        log.scratch[HOLDS + town] = hold
        log.scratch[BRIDES + town] = NONE
    while settle_marriages(realm, log):
        pass
    for town in range(TOWNS):
        if realm.towns[town].holder == log.scratch[town]:
            realm.towns[town].hold = log.scratch[HOLDS + town]
        else:
            pass_to(world, realm, town, log.scratch[town], log.scratch[HOLDS + town], log)


@kernel
def note_seats(realm: Realm, log: Log) -> None:
    """Write down who has his seat in each town, as `seat_of` has it."""
    for town in range(TOWNS):
        log.scratch[SITTING + town] = NONE
    for place in range(SEAT_COUNT):
        seat = SEAT_COUNT - 1 - place
        if realm.reges[seat].reign == Reign.REIGNS:
            log.scratch[SITTING + realm.reges[seat].court] = seat


@rule("7.8", "D58")
def hold_by_right(realm: Realm, town: int, sits: int) -> int:
    """How a town is held, marriages left aside: by conquest, as the seat of him who sits there, or by inheritance."""
    held = realm.towns[town]
    if sits != NONE and (held.taken_by == NONE or held.taken_by == sits):
        return Hold.OWN
    if reigns(realm, held.taken_by):
        return Hold.COLONIA
    if reigns(realm, held.crown) and (held.rex == NONE or is_alive(realm, held.rex)):
        return Hold.DYNASTY
    return Hold.FREE


@kernel
def holder_by_right(realm: Realm, town: int, hold: int, sits: int) -> int:
    """Who holds a town in this way."""
    if hold == Hold.OWN:
        return sits
    if hold == Hold.COLONIA:
        return realm.towns[town].taken_by
    if hold == Hold.DYNASTY:
        return realm.towns[town].crown
    return NONE


@rule("8.10", "B31")
def exile_of(realm: Realm, town: int) -> int:
    """The Rex whom a town has driven out and who may come back, NONE."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign == Reign.EXILED and realm.reges[seat].court == town:
            return seat
    return NONE


@rule("7.7", "7.13", "D49", "B21")
def settle_marriages(realm: Realm, log: Log) -> bool:
    """Each free town goes with the first dynastic marriage of its daughters; whether one found a Rex, or another."""
    settled = False
    for wife in range(PERSONS):
        if realm.persons[wife].spouse != NONE and gives_control(realm, wife, log):
            town = realm.persons[wife].court
            log.scratch[town] = house_by_right(realm, realm.persons[wife].spouse, log)
            log.scratch[HOLDS + town] = Hold.DYNASTY
            log.scratch[BRIDES + town] = wife
            settled = True
    return settled


@rule("7.7", "B31")
def gives_control(realm: Realm, wife: int, log: Log) -> bool:
    """Whether of a town's married daughters, and none married before her, one gives her husband's Rex control of it.

    The daughter of an exile is not that of the Rex whom the people chose.
    """
    bride = realm.persons[wife]
    if bride.sex != Sex.DAUGHTER or realm.persons[bride.spouse].dynastic == 0:
        return False
    if exile_of(realm, bride.court) != NONE:
        return False
    rival = log.scratch[BRIDES + bride.court]
    if rival == NONE and log.scratch[bride.court] != NONE:
        return False
    if rival != NONE and realm.persons[rival].wed <= bride.wed:
        return False
    return house_by_right(realm, bride.spouse, log) != NONE


@kernel
def house_by_right(realm: Realm, person: int, log: Log) -> int:
    """The Rex of a person's house, as far as control has been read."""
    court = realm.persons[person].court
    sits = log.scratch[SITTING + court]
    return sits if sits != NONE else log.scratch[court]


@rule("5.10", "5.17", "D49")
def why_lost(realm: Realm, before: int, hold: int) -> int:
    """Why a Rex no longer controls a town: he is out, somebody has conquered it, or a marriage is over."""
    if realm.reges[before].reign != Reign.REIGNS:
        return Cause.FORSAKEN
    return Cause.CONQUERED if hold == Hold.COLONIA else Cause.NONE


@rule("5.17", "7.7", "7.8", "8.12")
def why_held(realm: Realm, town: int) -> int:
    """How a town has come to its holder: conquest, the return of its Rex, a crown, or a marriage."""
    held = realm.towns[town]
    if held.hold == Hold.COLONIA:
        return Cause.CONQUERED
    if held.hold == Hold.OWN:
        return Cause.RESTORED
    return Cause.INHERITED if held.crown == held.holder else Cause.NONE


@rule("8.29", "B27", "B28")
def pass_to(world: World, realm: Realm, town: int, holder: int, hold: int, log: Log) -> None:
    """A town comes to its new holder, with all consequences."""
    held = realm.towns[town]
    before = held.holder
    held.hold = hold
    held.holder = holder
    if before != NONE:
        emit(log, EventKind.CONTROL_LOST, why_lost(realm, before, hold), before, town, 0, 0)
    recall(realm, town, holder, hold)
    if holder != NONE:
        if hold != Hold.OWN:
            held.came_by = Path.CONQUEST if hold == Hold.COLONIA else Path.DYNASTY
        emit(log, EventKind.CONTROL_GAINED, why_held(realm, town), holder, town, hold, 0)
        for seat in range(SEAT_COUNT):
            if seat != holder:
                forget_bond(realm, seat, town)


@rule("B27")
def recall(realm: Realm, town: int, holder: int, hold: int) -> None:
    """The town's centuriae that follow others go home; those of a conquered town dissolve."""
    for seat in range(SEAT_COUNT):
        if seat == holder:
            continue
        for leader in range(LEADERS):
            for arm in range(ARMS):
                ranks = realm.reges[seat].pieces[leader].ranks
                if hold != Hold.COLONIA:
                    realm.towns[town].garrison[arm] += ranks[town, arm]
                ranks[town, arm] = 0


@kernel
def forget_bond(realm: Realm, seat: int, town: int) -> None:
    """An accord of a Rex with a town is over, without blame."""
    tie = realm.reges[seat].ties[town]
    tie.bond = Bond.NONE
    tie.since = 0
    tie.transit_until = 0
    tie.help_due = 0


# Thrones inherited or fought for


@rule("7.8", "7.10", "D51")
def give_crown(realm: Realm, town: int, seat: int, person: int) -> None:
    """A throne goes to a person of the house of a Rex, or of no Rex's."""
    crowned = realm.towns[town]
    crowned.crown = seat
    crowned.rex = person
    crowned.crown_since = realm.turn
    crowned.vacant = 0


@rule("7.11", "7.13", "D52")
def win_crown(world: World, realm: Realm, town: int, seat: int, log: Log) -> None:
    """The victor of a contest for a crown seats his own son-in-law of the town on the throne."""
    person = NONE
    for husband in range(PERSONS):
        wife = realm.persons[husband].spouse
        if wife == NONE or realm.persons[husband].sex != Sex.SON or realm.persons[wife].court != town:
            continue
        if house_of(realm, husband) == seat:
            if person == NONE or realm.persons[husband].wed < realm.persons[person].wed:
                person = husband
    give_crown(realm, town, seat, person)
    emit(log, EventKind.CROWN_INHERITED, Cause.CONTEST, town, person, seat, 0)
    renew_control(world, realm, log)


# The fall of a Rex


@rule("5.10", "7.2", "8.10", "D31", "D58")
def rex_falls(world: World, realm: Realm, seat: int, fall: int, conqueror: int, log: Log) -> None:
    """A Rex loses his throne: a lost caput with another town to go to moves his court, an exile may ask his socius."""
    rex = realm.reges[seat]
    if rex.reign == Reign.FALLEN or rex.reign == Reign.ABSENT:
        return
    if fall == Fall.CAPUT_TAKEN:
        realm.towns[rex.court].taken_by = conqueror
        if leaves_caput(world, realm, seat, log):
            return
    rex.fall = fall
    emit(log, EventKind.REX_FELL, FALLS[fall], seat, fall, 0, 0)
    if fall == Fall.EXPELLED and world.exile_return == 1 and rex.restored == 0:
        go_into_exile(world, realm, seat, log)
    else:
        end_reign(world, realm, seat, conqueror, log)


@rule("8.9", "8.10", "8.11", "B31")
def go_into_exile(world: World, realm: Realm, seat: int, log: Log) -> None:
    """The Rex leaves with his name alone: counters, treasury and Signa stay; the people will choose another."""
    rex = realm.reges[seat]
    rex.reign = Reign.EXILED
    clear_counters(world, realm, seat)
    give_up_towns(realm, seat)
    realm.towns[rex.court].vacant = 1
    emit(log, EventKind.EXILED, 0, seat, 0, 0, 0)


@rule("5.10", "7.2", "8.9", "D58", "B24", "B26")
def end_reign(world: World, realm: Realm, seat: int, successor: int, log: Log) -> None:
    """A Rex is out of the game; who takes his caput, if anybody does, takes his Signa and half his treasury."""
    rex = realm.reges[seat]
    caput = rex.court
    rex.reign = Reign.FALLEN
    hand_over(realm, seat, successor)
    clear_counters(world, realm, seat)
    give_up_towns(realm, seat)
    end_papers(realm, seat)
    rex.lord = NONE
    rex.ira = 0
    for other in range(SEAT_COUNT):
        if realm.reges[other].lord == seat:
            realm.reges[other].lord = NONE
    if realm.towns[caput].crown == NONE:
        realm.towns[caput].vacant = 0
        end_house(realm, caput)
    renew_control(world, realm, log)


@rule("8.11", "B24")
def hand_over(realm: Realm, seat: int, successor: int) -> None:
    """Signa and half the aes go to the successor; without one the Signa are discarded and the aes are lost."""
    rex = realm.reges[seat]
    for kind in range(1, SIGNA_KINDS):
        for _ in range(rex.signa[kind]):
            if successor == NONE:
                spend_signum(realm, seat, kind)
            else:
                give_up_signum(realm, seat, kind)
                gain_signum(realm, successor, kind)
    if successor != NONE:
        gain_aes(realm, successor, rex.aes // HALF)
    rex.aes = 0


@kernel
def clear_counters(world: World, realm: Realm, seat: int) -> None:
    """All counters of a Rex leave the tabula and their legions go home; his captives are free."""
    for counter in range(COUNTERS):
        piece = realm.reges[seat].pieces[counter]
        stand_down(realm, piece)
        rest_at(world, piece, NONE)
    for other in range(SEAT_COUNT):
        for counter in range(COUNTERS):
            piece = realm.reges[other].pieces[counter]
            if piece.errand == Errand.CAPTIVE and piece.captor == seat:
                send_home(world, realm, other, counter)
    for person in range(PERSONS):
        if realm.persons[person].captor == seat:
            realm.persons[person].captor = NONE
            realm.persons[person].until = 0


@kernel
def give_up_towns(realm: Realm, seat: int) -> None:
    """A Rex's conquests and inherited thrones are his no longer."""
    for town in range(TOWNS):
        held = realm.towns[town]
        if held.taken_by == seat:
            held.taken_by = NONE
        if held.crown == seat:
            held.crown = NONE
            held.rex = NONE
            held.vacant = 0


@rule("8.9")
def end_papers(realm: Realm, seat: int) -> None:
    """Accords, letters, wars and claims of a Rex end with him."""
    for town in range(TOWNS):
        forget_bond(realm, seat, town)
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if accord.state == AccordState.IN_FORCE and (accord.a == seat or accord.b == seat):
            accord.state = AccordState.ENDED
            accord.ended = realm.turn
    for number in range(LETTERS):
        letter = realm.letters[number]
        if letter.state != LetterState.NONE and (number // LETTERS_EACH == seat or letter.to == seat):
            letter.state = LetterState.NONE
    for number in range(WARS):
        war = realm.wars[number]
        if war.state == WarState.ON and (war.aggressor == seat or war.enemy == seat or war.restores == seat):
            war.state = WarState.OVER
    for number in range(CLAIMS):
        claim = realm.claims[number]
        if claim.claimant == seat or claim.reigning == seat:
            claim.town = NONE


# A court that moves


@rule("D58")
def leaves_caput(world: World, realm: Realm, seat: int, log: Log) -> bool:
    """Whether a Rex whose seat was taken has another town: to the only one he goes at once, of several he chooses."""
    found, count = NONE, 0
    for town in range(TOWNS):
        if may_hold_court(realm, seat, town):
            found = town
            count += 1
    if count == 1:
        move_court(world, realm, seat, found, log)
    elif count > 1:
        ask(realm, Ask.COURT, seat)
    return count > 0


@kernel
def may_hold_court(realm: Realm, seat: int, town: int) -> bool:
    """Whether a town can be the new seat of a Rex who lost his."""
    return town != realm.reges[seat].court and realm.towns[town].holder == seat


@rule("D58")
def move_court(world: World, realm: Realm, seat: int, town: int, log: Log) -> None:
    """A Rex goes with his house to another town of his; the house that was there stays on as pledges."""
    lost = realm.reges[seat].court
    make_pledges(realm, town)
    for person in range(PERSONS):
        if realm.persons[person].court == lost:
            realm.persons[person].court = town
    realm.towns[town].rex = realm.towns[lost].rex
    realm.towns[lost].rex = NONE
    realm.reges[seat].court = town
    for counter in range(COUNTERS):
        piece = realm.reges[seat].pieces[counter]
        if piece.errand == Errand.HOME and piece.cell == world.sites[lost].cell:
            rest_at(world, piece, town)
    emit(log, EventKind.COURT_MOVED, 0, seat, town, 0, 0)
    renew_control(world, realm, log)
