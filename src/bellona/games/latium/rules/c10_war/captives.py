"""Chapter 10, D74, D75: leaders in the hands of an enemy: ransom, release, death, or a longer captivity."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import ask
from ...position.records import Realm
from ...position.vocabulary import LEADERS, NONE, SEAT_COUNT, TOWNS, Ask, Bond, Counter, Errand
from ...position.world_record import World
from ..c05_capacity import gain_aes, pay_aes
from ..c07_houses.family import kill_dux, kill_rex, send_home, stand_down
from ..c08_diplomacy.accords import break_bond
from ..c08_diplomacy.clauses import holds_captive
from ..events import Cause, EventKind

DIE = 4
BREAKS_ON = 1


@rule("D74", "D75", "B66")
def capture(world: World, realm: Realm, seat: int, leader: int, captor: int, cause: int, log: Log) -> None:
    """A leader is captured, and his legion goes home; the captor holds him for a term, NONE being a civitas."""
    piece = realm.reges[seat].pieces[leader]
    stand_down(realm, piece)
    piece.errand = Errand.CAPTIVE
    piece.captor = captor
    piece.goal = NONE
    piece.follows = 0
    piece.until = realm.turn + world.captive_turns
    emit(log, EventKind.CAPTURED, cause, seat, leader, captor, 0)


@rule("D75")
def ransom_of(world: World, counter: int) -> int:
    """What a captive costs: a Rex more than his Dux."""
    return world.ransom_rex if counter == Counter.REX else world.ransom_filius


@rule("D75")
def check_ransom(world: World, realm: Realm, counter: int) -> int:
    """Whether a Rex may buy a leader free."""
    seat = realm.seat
    if counter < 0 or counter >= LEADERS or realm.reges[seat].pieces[counter].errand != Errand.CAPTIVE:
        return Refusal.NOT_CAPTIVE
    return Refusal.CANNOT_PAY if ransom_of(world, counter) > realm.reges[seat].aes else 0


@rule("D75", "B66")
def ransom(world: World, realm: Realm, counter: int, log: Log) -> None:
    """The ransom is paid, and the captive is at home again."""
    seat = realm.seat
    captor = realm.reges[seat].pieces[counter].captor
    pay_aes(realm, seat, ransom_of(world, counter))
    if captor != NONE:
        gain_aes(realm, captor, ransom_of(world, counter))
    send_home(world, realm, seat, counter)
    emit(log, EventKind.RANSOMED, 0, seat, counter, captor, 0)


@rule("D75")
def check_captive(realm: Realm, action: Action) -> int:
    """Whether a captor may release, kill or keep a captive; the last two only when the term has run."""
    seat, counter = action.a, action.b
    if seat < 0 or seat >= SEAT_COUNT or counter < 0 or counter >= LEADERS:
        return Refusal.MALFORMED
    if not holds_captive(realm, realm.seat, seat, counter):
        return Refusal.NOT_YOUR_CAPTIVE
    runs = realm.reges[seat].pieces[counter].until > realm.turn
    return Refusal.TERM_STILL_RUNS if runs and action.verb != Verb.RELEASE else 0


@kernel
def list_captives(realm: Realm, choices: Choices) -> None:
    """What may be done with each captive of the Rex who chooses."""
    for seat in range(SEAT_COUNT):
        for counter in range(LEADERS):
            if holds_captive(realm, realm.seat, seat, counter):
                offer(choices, Verb.RELEASE, seat, counter, 0)
                if realm.reges[seat].pieces[counter].until <= realm.turn:
                    offer(choices, Verb.KILL, seat, counter, 0)
                    offer(choices, Verb.KEEP, seat, counter, 0)


@rule("D75")
def decide_captive(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """A captive is released, killed, or kept for another term."""
    captor, seat, counter = realm.seat, action.a, action.b
    if action.verb == Verb.KEEP:
        realm.reges[seat].pieces[counter].until = realm.turn + world.captive_turns
        emit(log, EventKind.CAPTIVE_KEPT, 0, seat, counter, captor, 0)
    elif action.verb == Verb.RELEASE:
        send_home(world, realm, seat, counter)
        emit(log, EventKind.CAPTIVE_RELEASED, 0, seat, counter, captor, 0)
    else:
        emit(log, EventKind.CAPTIVE_KILLED, 0, seat, counter, captor, 0)
        if counter == Counter.REX:
            kill_rex(world, realm, realm.reges[seat].court, Cause.CAPTIVE_SLAIN, log)
            shock_socii(world, realm, captor, dice, log)
        else:
            kill_dux(world, realm, seat, Cause.CAPTIVE_SLAIN, log)


@rule("D75")
def shock_socii(world: World, realm: Realm, seat: int, dice: Dice, log: Log) -> None:
    """Civitates in foedus with one who killed a captive Rex may break with him: each does so on a 1."""
    for town in range(TOWNS):
        if realm.reges[seat].ties[town].bond == Bond.FOEDUS and realm.towns[town].holder == NONE:
            die = roll(dice, DIE)
            emit(log, EventKind.FOEDUS_TESTED, 0, seat, town, die, 0)
            if die <= BREAKS_ON:
                break_bond(world, realm, seat, town, Cause.CAPTIVE_SLAIN, log)


@rule("D75", "B66")
def go_on_captives(world: World, realm: Realm, log: Log) -> bool:
    """Terms that have run: captives of a civitas go home, captors are asked. Whether somebody is asked."""
    for seat in range(SEAT_COUNT):
        for counter in range(LEADERS):
            piece = realm.reges[seat].pieces[counter]
            if piece.errand != Errand.CAPTIVE or piece.until > realm.turn:
                continue
            if piece.captor != NONE:
                ask(realm, Ask.CAPTIVE, piece.captor)
                return True
            send_home(world, realm, seat, counter)
            emit(log, EventKind.CAPTIVE_RELEASED, Cause.TERM_OVER, seat, counter, NONE, 0)
    return False
