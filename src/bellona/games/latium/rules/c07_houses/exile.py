"""8.10 to 8.14, where the players agreed to it: an expelled Rex asks one socius to bring him back."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered, ask
from ...position.battlefield import ARMS
from ...position.records import Realm
from ...position.vocabulary import (
    ACCORDS,
    COUNTERS,
    NONE,
    SEAT_COUNT,
    SIDES,
    TOWNS,
    WARS,
    AccordState,
    Ask,
    Bond,
    Counter,
    Errand,
    Fall,
    Reign,
    WarState,
)
from ...position.world_record import World
from ..c05_legion import contingent_of
from ..c10_war.hostility import open_war
from ..events import Cause, EventKind
from .control import end_reign, reigns, renew_control
from .family import rest_at, stand_down

TOWN = 100
"""A civitas is named as a socius by this and its number."""
DIE = 4
HELP = 4
"""What the die must show for a civitas to help."""


# Asking


@rule("8.9", "8.10")
def go_on_exile(world: World, realm: Realm, seat: int, log: Log) -> None:
    """Ask an exile to whom he turns; without any foedus he is out."""
    for socius in range(TOWN + TOWNS):
        if is_socius(realm, seat, socius):
            ask(realm, Ask.EXILE, seat)
            return
    end_exile(world, realm, seat, log)


@rule("8.10", "8.14")
def is_socius(realm: Realm, seat: int, socius: int) -> bool:
    """Whether an exile has a foedus with a Rex, or with a civitas sine duce."""
    if socius >= TOWN:
        town = socius - TOWN
        if town >= TOWNS or realm.towns[town].holder != NONE:
            return False
        return realm.reges[seat].ties[town].bond == Bond.FOEDUS
    if socius < 0 or socius >= SEAT_COUNT or not reigns(realm, socius):
        return False
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if accord.state == AccordState.IN_FORCE and accord.bond == Bond.FOEDUS:
            if (accord.a == seat and accord.b == socius) or (accord.a == socius and accord.b == seat):
                return True
    return False


@kernel
def list_exile(world: World, realm: Realm, choices: Choices) -> None:
    """The socii whom an exile may ask, or the socius's answer."""
    if realm.ask == Ask.EXILE:
        for socius in range(TOWN + TOWNS):
            if is_socius(realm, realm.seat, socius):
                offer(choices, Verb.ASK_SOCIUS, socius, 0, 0)
    elif realm.ask == Ask.RESTORE:
        offer(choices, Verb.JOIN, 0, 0, 0)
    offer(choices, Verb.PASS, 0, 0, 0)


@rule("8.10")
def check_exile(world: World, realm: Realm, action: Action) -> int:
    """Whether an exile may ask this socius, or the socius answer so."""
    if action.verb == Verb.PASS or (action.verb == Verb.JOIN and realm.ask == Ask.RESTORE):
        return Refusal.NONE
    if action.verb == Verb.ASK_SOCIUS and realm.ask == Ask.EXILE:
        found = is_socius(realm, realm.seat, action.a)
        return Refusal.NONE if found else Refusal.NO_SUCH_SOCIUS
    return Refusal.NOT_ASKED


@kernel
def do_exile(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """An exile asks or gives up; a socius helps or refuses."""
    chooser, exile = realm.seat, waiting_exile(realm)
    answered(realm)
    if action.verb == Verb.ASK_SOCIUS and action.a >= TOWN:
        ask_civitas(world, realm, exile, action.a - TOWN, dice, log)
    elif action.verb == Verb.ASK_SOCIUS:
        emit(log, EventKind.EXILE_ASKED, 0, exile, action.a, 0, 0)
        ask(realm, Ask.RESTORE, action.a)
    elif action.verb == Verb.JOIN:
        help_exile(world, realm, chooser, exile, log)
    else:
        end_exile(world, realm, exile, log)


@kernel
def waiting_exile(realm: Realm) -> int:
    """The exile whose throne the people have not yet filled."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign == Reign.EXILED and realm.towns[realm.reges[seat].court].vacant:
            return seat
    return NONE


# Help


@rule("8.10", "B31")
def help_exile(world: World, realm: Realm, socius: int, exile: int, log: Log) -> None:
    """A player socius goes to war for the exile, and has a year to bring him back."""
    caput = realm.reges[exile].court
    realm.towns[caput].vacant = 0
    renew_control(world, realm, log)
    war = open_war(world, realm, socius, caput, False, log)
    if war == NONE:
        end_exile(world, realm, exile, log)
        return
    realm.wars[war].restores = exile
    realm.reges[exile].pieces[Counter.REX].until = realm.turn + world.cycle
    emit(log, EventKind.PEOPLE_CHOSE_REX, 0, caput, 0, 0, 0)
    emit(log, EventKind.EXILE_HELPED, 0, exile, socius, 0, 0)


@rule("8.14", "B31")
def ask_civitas(world: World, realm: Realm, exile: int, town: int, dice: Dice, log: Log) -> None:
    """The Rex of a civitas helps only on a 4: then its army marches, led by the exile."""
    die = roll(dice, DIE)
    emit(log, EventKind.EXILE_ASKED_TOWN, 0, exile, town, die, 0)
    if die != HELP:
        end_exile(world, realm, exile, log)
        return
    caput = realm.reges[exile].court
    realm.towns[caput].vacant = 0
    renew_control(world, realm, log)
    emit(log, EventKind.PEOPLE_CHOSE_REX, 0, caput, 0, 0, 0)
    war = open_war(world, realm, exile, caput, False, log)
    if war == NONE:
        end_exile(world, realm, exile, log)
        return
    realm.wars[war].restores = exile
    lead_out(world, realm, exile, town, caput)


@rule("8.14", "D44", "B31")
def lead_out(world: World, realm: Realm, exile: int, town: int, caput: int) -> None:
    """The exile stands before his caput with the part of the legion of a civitas that a foedus owes."""
    piece = realm.reges[exile].pieces[Counter.REX]
    rest_at(world, piece, town)
    piece.errand = Errand.AFIELD
    for arm in range(ARMS):
        piece.ranks[town, arm] = contingent_of(world, realm, town, arm)
    for arm in range(ARMS):
        realm.towns[town].garrison[arm] -= piece.ranks[town, arm]
    for side in range(SIDES):
        cell = world.neighbour[world.sites[caput].cell, side]
        if cell != NONE and world.cost[world.terrain[cell]] > 0:
            piece.cell = cell
            return


# How it ends


@rule("8.12", "8.13", "B31")
def restore(world: World, realm: Realm, seat: int, lord: int, log: Log) -> None:
    """An exile, or his heir if he fell, is Rex again, subject to the Rex who helped; one more error is the last."""
    rex = realm.reges[seat]
    caput = realm.towns[rex.court]
    rex.reign = Reign.REIGNS
    rex.fall = Fall.NOT
    rex.restored = 1
    rex.ira = world.ira_limit - 1
    shake_off(realm, seat, lord, log)
    rex.lord = lord
    caput.taken_by = NONE
    caput.crown = NONE
    for counter in range(COUNTERS):
        piece = rex.pieces[counter]
        stand_down(realm, piece)
        rest_at(world, piece, rex.court)
    emit(log, EventKind.RESTORED, 0, seat, lord, 0, 0)
    renew_control(world, realm, log)


@rule("8.12", "D59", "B79")
def shake_off(realm: Realm, seat: int, lord: int, log: Log) -> None:
    """A Rex who restores the Rex to whom he answers, even indirectly, answers to him no longer."""
    above = lord
    for _ in range(SEAT_COUNT):
        if above == NONE:
            return
        if realm.reges[above].lord == seat:
            realm.reges[above].lord = NONE
            realm.reges[above].rebel_from = 0
            emit(log, EventKind.LORD_SHAKEN_OFF, Cause.BROUGHT_BACK, above, seat, 0, 0)
            return
        above = realm.reges[above].lord


@rule("8.9", "8.10", "8.11", "B31")
def end_exile(world: World, realm: Realm, seat: int, log: Log) -> None:
    """An exile will not return; the conqueror of his caput takes what he left there."""
    conqueror = realm.towns[realm.reges[seat].court].taken_by
    emit(log, EventKind.EXILE_ENDED, 0, seat, 0, 0, 0)
    end_reign(world, realm, seat, conqueror if reigns(realm, conqueror) else NONE, log)


@rule("8.10", "B31")
def close_exiles(world: World, realm: Realm, log: Log) -> None:
    """At the end of a turn an exile is out if nobody fights for him any more, or his year has passed."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign != Reign.EXILED:
            continue
        until = realm.reges[seat].pieces[Counter.REX].until
        if not is_fought_for(realm, seat) or (0 < until <= realm.turn):
            end_exile(world, realm, seat, log)


@kernel
def is_fought_for(realm: Realm, seat: int) -> bool:
    """Whether a war to restore an exile is on."""
    for number in range(WARS):
        if realm.wars[number].state == WarState.ON and realm.wars[number].restores == seat:
            return True
    return False
