"""Chapter 3: Furtum, Calliditas and the murder by Dolum: their victim answers before they work."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.record import i8
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered, ask
from ...position.records import Realm
from ...position.vocabulary import NONE, SIGNA_KINDS, TOWNS, Ask, Reign, Signum
from ...position.world_record import World
from ..c06_gods import grants, spend_favour
from ..c07_houses.family import kill_person
from ..c08_diplomacy.accords import break_bond
from ..events import Cause, EventKind
from .deck import check_held, favour_for, gain_signum, give_up_signum, lose_random_signum, play_signum, wards_off

OPEN, ANSWERED, ROBBING = 1, 2, 3
"""Stages of a plot: the victim is to answer, it is carried out, the thief chooses."""


@kernel
def victim_of(realm: Realm, kind: int, target: int, other: int) -> int:
    """The Rex against whom a Signum is played, NONE for the house of a civitas sine duce."""
    if kind == Signum.FURTUM:
        return target
    if kind == Signum.CALLIDITAS:
        return other
    house = i8(realm.persons[target].court)
    holder = i8(realm.towns[house].holder)
    return NONE if holder == realm.seat else holder


@rule("3.5", "3.6", "8.27")
def open_plot(world: World, realm: Realm, kind: int, target: int, raised: int, other: int, log: Log) -> None:
    """A Signum is played against somebody, and he is to answer."""
    plot = realm.plot
    seat = i8(realm.seat)
    victim = victim_of(realm, kind, target, other)
    plot.raised = 1 if play_signum(world, realm, seat, kind, raised, victim, log) else 0
    plot.signum = kind
    plot.stage = OPEN
    plot.by = seat
    plot.victim = victim
    plot.a = target
    plot.b = other


@kernel
def close_plot(realm: Realm) -> None:
    """Nothing is being plotted."""
    plot = realm.plot
    plot.signum = Signum.NONE.value
    plot.stage = 0
    plot.by = NONE
    plot.victim = NONE
    plot.a = 0
    plot.b = 0
    plot.raised = 0


@rule("6.3", "D23", "D38", "D39", "B13", "B16")
def go_on_plot(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """The victim's Protector, his answer, then what the Signum does."""
    plot = realm.plot
    victim = i8(plot.victim)
    if plot.stage == OPEN:
        plot.stage = ANSWERED
        if victim == NONE or realm.reges[victim].reign != Reign.REIGNS:
            return
        if wards_off(world, realm, victim, i8(plot.signum), i8(plot.by)):
            emit(log, EventKind.SIGNUM_VOID, 0, victim, i8(plot.signum), 0, 0)
            close_plot(realm)
        elif realm.reges[victim].signa_count > 0 or favour_for(world, realm, victim, i8(plot.signum)) != NONE:
            ask(realm, Ask.FIDES.value, victim)
    else:
        carry_out_plot(world, realm, dice, log)


@rule("3.5", "3.6", "8.27", "8.28", "D24")
def carry_out_plot(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Nobody has stopped it."""
    plot = realm.plot
    victim, target, raised = i8(plot.victim), i8(plot.a), i8(plot.raised)
    if plot.signum == Signum.CALLIDITAS:
        break_bond(world, realm, victim, target, Cause.CALLIDITAS.value, log)
        if raised:
            turns = i8(world.signs[Signum.CALLIDITAS.value].raised)
            realm.reges[victim].ties[target].ban_until = i8(realm.turn) + turns - 1
        close_plot(realm)
    elif plot.signum == Signum.DOLUM:
        close_plot(realm)
        kill_person(world, realm, target, Cause.MURDER.value, log)
    elif raised and realm.reges[victim].signa_count > 0:
        plot.stage = ROBBING
        ask(realm, Ask.ROB.value, i8(plot.by))
    else:
        steal(realm, lose_random_signum(realm, victim, dice), log)


@rule("3.6")
def steal(realm: Realm, kind: int, log: Log) -> None:
    """A card has left the victim's hand and is the thief's; only the two know which."""
    by, victim = i8(realm.plot.by), i8(realm.plot.victim)
    close_plot(realm)
    if kind != Signum.NONE:
        gain_signum(realm, by, kind)
        emit(log, EventKind.SIGNUM_STOLEN, 0, by, victim, 0, 0)
        emit(log, EventKind.SIGNUM_TAKEN, 0, by, victim, kind, 0)


# The victim's answer, and the thief's choice


@rule("D23", "D24", "D38")
def list_plot(world: World, realm: Realm, choices: Choices) -> None:
    """Fides, a favour or nothing; of a raised theft every card."""
    if realm.ask == Ask.ROB:
        for kind in range(1, SIGNA_KINDS):
            if realm.reges[realm.plot.victim].signa[kind] > 0:
                offer(choices, Verb.TAKE.value, kind, 0, 0)
        return
    offer(choices, Verb.PASS.value, 0, 0, 0)
    for raised in range(2):
        if check_fides(world, realm, raised) == 0:
            offer(choices, Verb.PLAY.value, Signum.FIDES.value, 0, raised)
    for town in range(TOWNS):
        if check_guard(world, realm, town) == 0:
            offer(choices, Verb.FAVOUR.value, town, 0, 0)


@rule("D23", "D24", "D38")
def check_plot(world: World, realm: Realm, action: Action) -> int:
    """Whether an answer to a plot is allowed."""
    if action.verb == Verb.TAKE:
        in_hand = 0 < action.a < SIGNA_KINDS and realm.reges[realm.plot.victim].signa[action.a] > 0
        return 0 if in_hand else Refusal.HOLDS_NOT_THAT.value
    if action.verb == Verb.PLAY:
        if action.a != Signum.FIDES:
            return Refusal.SIGNUM_NOT_NOW.value
        if action.b != 0 or action.d != 0:
            return Refusal.MALFORMED.value
        return check_fides(world, realm, i8(action.c))
    if action.verb == Verb.FAVOUR:
        return check_guard(world, realm, i8(action.a))
    return 0


@kernel
def check_fides(world: World, realm: Realm, raised: int) -> int:
    """Whether the victim has Fides."""
    return check_held(world, realm, i8(realm.seat), Signum.FIDES.value, raised, i8(realm.plot.by))


@rule("D38")
def check_guard(world: World, realm: Realm, town: int) -> int:
    """Whether an ara of the victim has a favour of the god of the Signum."""
    if town < 0 or town >= TOWNS:
        return Refusal.MALFORMED.value
    god = i8(world.signs[realm.plot.signum].god)
    return 0 if grants(realm, i8(realm.seat), town, god) else Refusal.NO_FAVOUR.value


@rule("6.3", "D23", "D38", "B16")
def do_plot(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Fides or a favour ends a plot; Fides raised brings its victim the card."""
    seat, kind = i8(realm.seat), i8(realm.plot.signum)
    answered(realm)
    if action.verb == Verb.TAKE:
        give_up_signum(realm, i8(realm.plot.victim), i8(action.a))
        steal(realm, i8(action.a), log)
    elif action.verb == Verb.FAVOUR:
        spend_favour(realm, i8(action.a), log)
        emit(log, EventKind.SIGNUM_VOID, Cause.FAVOUR.value, seat, kind, 0, 0)
        close_plot(realm)
    elif action.verb == Verb.PLAY:
        by = i8(realm.plot.by)
        strong = play_signum(world, realm, seat, Signum.FIDES.value, i8(action.c), by, log)
        if wards_off(world, realm, by, Signum.FIDES.value, seat):
            emit(log, EventKind.SIGNUM_VOID, 0, by, Signum.FIDES.value, 0, 0)
            return
        emit(log, EventKind.SIGNUM_VOID, Cause.SIGNUM.value, seat, kind, 0, 0)
        if strong:
            realm.signa_spent[kind] -= 1
            gain_signum(realm, seat, kind)
            emit(log, EventKind.SIGNUM_RETURNED, 0, seat, kind, 0, 0)
        close_plot(realm)
