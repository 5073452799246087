"""Chapter 3: Furtum, Calliditas and the murder by Dolum: their victim answers before they work."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered, ask
from ...position.records import Realm
from ...position.vocabulary import NONE, SIGNA_KINDS, TOWNS, Ask, PlotStage, Reign, Signum
from ...position.world_record import World
from ..c06_gods import grants, spend_favour
from ..c07_houses.family import kill_person
from ..c08_diplomacy.accords import break_bond
from ..events import Cause, EventKind
from .deck import check_held, favour_for, gain_signum, give_up_signum, lose_random_signum, play_signum, wards_off


@kernel
def victim_of(realm: Realm, kind: int, target: int, other: int) -> int:
    """The Rex against whom a Signum is played, NONE for the house of a civitas sine duce."""
    if kind == Signum.FURTUM:
        return target
    if kind == Signum.CALLIDITAS:
        return other
    house = realm.persons[target].court
    holder = realm.towns[house].holder
    return NONE if holder == realm.seat else holder


@rule("3.5", "3.6", "8.27")
def open_plot(world: World, realm: Realm, kind: int, target: int, raised: int, other: int, log: Log) -> None:
    """A Signum is played against somebody, and he is to answer."""
    plot = realm.plot
    seat = realm.seat
    victim = victim_of(realm, kind, target, other)
    plot.raised = 1 if play_signum(world, realm, seat, kind, raised, victim, log) else 0
    plot.signum = kind
    plot.stage = PlotStage.OPEN
    plot.by = seat
    plot.victim = victim
    plot.a = target
    plot.b = other


@kernel
def close_plot(realm: Realm) -> None:
    """Nothing is being plotted."""
    plot = realm.plot
    plot.signum = Signum.NONE
    plot.stage = PlotStage.NONE
    plot.by = NONE
    plot.victim = NONE
    plot.a = 0
    plot.b = 0
    plot.raised = 0


@rule("6.3", "D23", "D38", "D39", "B13", "B16")
def go_on_plot(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """The victim's Protector, his answer, then what the Signum does."""
    plot = realm.plot
    victim = plot.victim
    if plot.stage == PlotStage.OPEN:
        plot.stage = PlotStage.ANSWERED
        if victim == NONE or realm.reges[victim].reign != Reign.REIGNS:
            return
        if wards_off(world, realm, victim, plot.signum, plot.by):
            emit(log, EventKind.SIGNUM_VOID, 0, victim, plot.signum, 0, 0)
            close_plot(realm)
        elif realm.reges[victim].signa_count > 0 or favour_for(world, realm, victim, plot.signum) != NONE:
            ask(realm, Ask.FIDES, victim)
    else:
        carry_out_plot(world, realm, dice, log)


@rule("3.5", "3.6", "8.27", "8.28", "D24")
def carry_out_plot(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Nobody has stopped it."""
    plot = realm.plot
    victim, target, raised = plot.victim, plot.a, plot.raised
    if plot.signum == Signum.CALLIDITAS:
        break_bond(world, realm, victim, target, Cause.CALLIDITAS, log)
        if raised:
            turns = world.signs[Signum.CALLIDITAS].raised
            realm.reges[victim].ties[target].ban_until = realm.turn + turns - 1
        close_plot(realm)
    elif plot.signum == Signum.DOLUM:
        close_plot(realm)
        kill_person(world, realm, target, Cause.MURDER, log)
    elif raised and realm.reges[victim].signa_count > 0:
        plot.stage = PlotStage.ROBBING
        ask(realm, Ask.ROB, plot.by)
    else:
        steal(realm, lose_random_signum(realm, victim, dice), log)


@rule("3.6")
def steal(realm: Realm, kind: int, log: Log) -> None:
    """A card has left the victim's hand and is the thief's; only the two know which."""
    by, victim = realm.plot.by, realm.plot.victim
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
                offer(choices, Verb.TAKE, kind, 0, 0)
        return
    offer(choices, Verb.PASS, 0, 0, 0)
    for raised in range(2):
        if check_fides(world, realm, raised) == 0:
            offer(choices, Verb.PLAY, Signum.FIDES, 0, raised)
    for town in range(TOWNS):
        if check_guard(world, realm, town) == 0:
            offer(choices, Verb.FAVOUR, town, 0, 0)


@rule("D23", "D24", "D38")
def check_plot(world: World, realm: Realm, action: Action) -> int:
    """Whether an answer to a plot is allowed."""
    if action.verb == Verb.TAKE:
        in_hand = 0 < action.a < SIGNA_KINDS and realm.reges[realm.plot.victim].signa[action.a] > 0
        return 0 if in_hand else Refusal.HOLDS_NOT_THAT
    if action.verb == Verb.PLAY:
        if action.a != Signum.FIDES:
            return Refusal.SIGNUM_NOT_NOW
        if action.b != 0 or action.d != 0:
            return Refusal.MALFORMED
        return check_fides(world, realm, action.c)
    if action.verb == Verb.FAVOUR:
        return check_guard(world, realm, action.a)
    return 0


@kernel
def check_fides(world: World, realm: Realm, raised: int) -> int:
    """Whether the victim has Fides."""
    return check_held(world, realm, realm.seat, Signum.FIDES, raised, realm.plot.by)


@rule("D38")
def check_guard(world: World, realm: Realm, town: int) -> int:
    """Whether an ara of the victim has a favour of the god of the Signum."""
    if town < 0 or town >= TOWNS:
        return Refusal.MALFORMED
    god = world.signs[realm.plot.signum].god
    return 0 if grants(realm, realm.seat, town, god) else Refusal.NO_FAVOUR


@rule("6.3", "D23", "D38", "B16")
def do_plot(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Fides or a favour ends a plot; Fides raised brings its victim the card."""
    seat, kind = realm.seat, realm.plot.signum
    answered(realm)
    if action.verb == Verb.TAKE:
        give_up_signum(realm, realm.plot.victim, action.a)
        steal(realm, action.a, log)
    elif action.verb == Verb.FAVOUR:
        spend_favour(realm, action.a, log)
        emit(log, EventKind.SIGNUM_VOID, Cause.FAVOUR, seat, kind, 0, 0)
        close_plot(realm)
    elif action.verb == Verb.PLAY:
        by = realm.plot.by
        strong = play_signum(world, realm, seat, Signum.FIDES, action.c, by, log)
        if wards_off(world, realm, by, Signum.FIDES, seat):
            emit(log, EventKind.SIGNUM_VOID, 0, by, Signum.FIDES, 0, 0)
            return
        emit(log, EventKind.SIGNUM_VOID, Cause.SIGNUM, seat, kind, 0, 0)
        if strong:
            realm.signa_spent[kind] -= 1
            gain_signum(realm, seat, kind)
            emit(log, EventKind.SIGNUM_RETURNED, 0, seat, kind, 0, 0)
        close_plot(realm)
