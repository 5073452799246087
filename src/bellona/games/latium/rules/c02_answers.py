"""Chapter 2: what the Reges answer to an event: Signa, favours, payments, and where a gift of the gods goes."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Action, Choices, Refusal, Verb, offer
from ..actions.sealed import answered
from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT, TOWNS, Ask, Bond, Errand, Op, Reign, Signum
from ..position.world_record import World
from .c02_effects import bring_ira, last_turn_of, legatus_to_seize, may_send_envoy, place_of
from .c02_events import (
    PASSED,
    PLAYED,
    PLAYED_RAISED,
    ask_salus,
    god_of_event,
    heal,
    is_negative,
    is_of_health,
    make_peace_with_gods,
    roll_again,
    send_on,
    tell_result,
    void,
)
from .c03_signa.deck import check_held
from .c05_capacity import pay_aes
from .c06_gods import check_gods, do_gods, grants, list_gods, spend_favour
from .c08_diplomacy.accords import bind
from .events import Cause, EventKind

# What is listed


@kernel
def list_event(world: World, realm: Realm, choices: Choices) -> None:
    """The answers to the question that an event puts."""
    ask = realm.ask
    if ask == Ask.BETTER or ask == Ask.RESULT:
        offer(choices, Verb.RESULT, realm.event.result, 0, 0)
        offer(choices, Verb.RESULT, realm.event.other, 0, 0)
    elif ask == Ask.EXPIATE or ask == Ask.RANSOM_LEGATUS:
        if realm.reges[realm.seat].aes >= price(world, realm):
            offer(choices, Verb.PAY, 0, 0, 0)
        offer(choices, Verb.REFUSE, 0, 0, 0)
    elif ask == Ask.VOTUM:
        list_gods(world, realm, choices)
        offer(choices, Verb.PASS, 0, 0, 0)
    elif ask == Ask.ENVOY:
        for town in range(TOWNS):
            if check_envoy(world, realm, town) == 0:
                offer(choices, Verb.SEND_ENVOY, town, 0, 0)
    else:
        list_reactions(world, realm, choices)


@kernel
def list_reactions(world: World, realm: Realm, choices: Choices) -> None:
    """Signa and favours that may be used against the event, or for it."""
    ask = realm.ask
    offer(choices, Verb.PASS, 0, 0, 0)
    if ask == Ask.CHARISMA:
        list_signum(world, realm, Signum.CHARISMA, 0, choices)
    elif ask == Ask.SALUS:
        list_signum(world, realm, Signum.SALUS, 0, choices)
    elif ask == Ask.EGIDA:
        for target in range(SEAT_COUNT):
            list_signum(world, realm, Signum.EGIDA, target, choices)
    else:
        if ask == Ask.AVERT:
            for kind in (Signum.PAX, Signum.AUSPICIUM, Signum.SALUS):
                list_signum(world, realm, kind, 0, choices)
        for town in range(TOWNS):
            if check_favour(world, realm, town) == 0:
                offer(choices, Verb.FAVOUR, town, 0, 0)


@kernel
def list_signum(world: World, realm: Realm, kind: int, target: int, choices: Choices) -> None:
    """A Signum, and the same raised by a favour, where they may be played."""
    for raised in range(2):
        if check_reaction(world, realm, kind, target, raised) == 0:
            offer(choices, Verb.PLAY, kind, target, raised)


# What is allowed


@kernel
def check_event(world: World, realm: Realm, action: Action) -> int:
    """Whether an answer to an event's question is allowed."""
    verb = action.verb
    if verb == Verb.PLAY:
        if action.d != 0:
            return Refusal.MALFORMED
        return check_reaction(world, realm, action.a, action.b, action.c)
    if verb == Verb.FAVOUR:
        return check_favour(world, realm, action.a)
    if verb == Verb.RESULT:
        known = action.a == realm.event.result or action.a == realm.event.other
        return 0 if known else Refusal.NO_SUCH_RESULT
    if verb == Verb.PAY:
        return 0 if realm.reges[realm.seat].aes >= price(world, realm) else Refusal.CANNOT_PAY
    if verb == Verb.ERECT:
        return check_gods(world, realm, action)
    if verb == Verb.SEND_ENVOY:
        return check_envoy(world, realm, action.a)
    return 0


@rule("2.7", "2.8", "2.9", "D19")
def check_reaction(world: World, realm: Realm, kind: int, target: int, raised: int) -> int:
    """Whether a Signum answers the question that is put, and its player holds it."""
    refusal = check_moment(world, realm, kind)
    if refusal != 0:
        return refusal
    against = NONE
    if kind == Signum.EGIDA:
        if target < 0 or target >= SEAT_COUNT or target == realm.seat or realm.reges[target].reign != Reign.REIGNS:
            return Refusal.NO_LAWFUL_TARGET
        against = target
    elif target != 0:
        return Refusal.MALFORMED
    return check_held(world, realm, realm.seat, kind, raised, against)


@rule("2.9", "D19", "D23")
def check_moment(world: World, realm: Realm, kind: int) -> int:
    """Whether a Signum has its place in the question that is put."""
    ask = realm.ask
    fits = (
        (ask == Ask.CHARISMA and kind == Signum.CHARISMA)
        or (ask == Ask.EGIDA and kind == Signum.EGIDA)
        or (ask == Ask.SALUS and kind == Signum.SALUS)
        or (ask == Ask.AVERT and (kind == Signum.PAX or kind == Signum.AUSPICIUM or kind == Signum.SALUS))
    )
    if not fits or (kind == Signum.AUSPICIUM and realm.event.rerolled):
        return Refusal.SIGNUM_NOT_NOW
    if kind == Signum.PAX and not is_negative(realm):
        return Refusal.NOT_NEGATIVE
    if kind == Signum.SALUS and not is_of_health(world, realm):
        return Refusal.NOT_OF_HEALTH
    return 0


@rule("6.6", "D38", "B2")
def check_favour(world: World, realm: Realm, town: int) -> int:
    """Whether an ara has a favour against the event, or against the Egida that sent it."""
    if town < 0 or town >= TOWNS:
        return Refusal.MALFORMED
    god = world.signs[Signum.EGIDA].god
    if realm.ask == Ask.AVERT:
        if not is_negative(realm):
            return Refusal.NOT_NEGATIVE
        if realm.event.final:
            return Refusal.SIGNUM_NOT_NOW
        god = god_of_event(world, realm)
    return 0 if grants(realm, realm.seat, town, god) else Refusal.NO_FAVOUR


@rule("8.17", "D43", "B4")
def check_envoy(world: World, realm: Realm, town: int) -> int:
    """Whether Mercurius may send a legatus to a town."""
    if town < 0 or town >= TOWNS:
        return Refusal.MALFORMED
    card, result = realm.event.card - 1, realm.event.result - 1
    place = place_of(world, realm, realm.event.effect - 1)
    milia = world.eventi[card].effects[result, place].value
    allowed = may_send_envoy(world, realm, realm.seat, town, milia)
    return 0 if allowed else Refusal.NO_ENVOY_THERE


@rule("D21")
def price(world: World, realm: Realm) -> int:
    """The cost of expiation, or of a legatus's freedom."""
    card, result = realm.event.card - 1, realm.event.result - 1
    effect = world.eventi[card].effects[result, place_of(world, realm, realm.event.effect - 1)]
    return effect.turns if effect.op == Op.PAY_OR_IRA else effect.value


# What is done


@kernel
def do_event(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out an answer to an event's question."""
    ask = realm.ask
    if ask == Ask.CHARISMA or ask == Ask.SALUS:
        seal_reaction(realm, action)
        return
    if ask == Ask.VOTUM and action.verb == Verb.ERECT:
        do_gods(world, realm, action, dice, log)
    elif ask == Ask.EXPIATE or ask == Ask.RANSOM_LEGATUS:
        settle_price(world, realm, action, log)
    elif ask == Ask.ENVOY:
        grant_next_stage(world, realm, action.a, log)
    answered(realm)
    if ask == Ask.BETTER or ask == Ask.RESULT:
        choose_result(realm, action.a, log)
    elif ask == Ask.EGIDA and action.verb == Verb.PLAY:
        send_on(world, realm, action.b, action.c, log)
    elif ask == Ask.SHIELD and action.verb == Verb.FAVOUR:
        spend_favour(realm, action.a, log)
        realm.event.void = 1
    elif ask == Ask.AVERT:
        avert(world, realm, action, dice, log)


@rule("D19")
def seal_reaction(realm: Realm, action: Action) -> None:
    """Record in secret whether a Rex plays the Signum he was asked about."""
    seat = realm.seat
    if action.verb == Verb.PASS:
        realm.reges[seat].ready = PASSED
    else:
        realm.reges[seat].ready = PLAYED_RAISED if action.c else PLAYED
    answered(realm)


@rule("D23")
def choose_result(realm: Realm, result: int, log: Log) -> None:
    """Which of two results stands."""
    realm.event.result = result
    realm.event.other = 0
    tell_result(realm, log)


@rule("2.9", "D19", "D38")
def avert(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """A favour, Pax, Auspicium or Salus of the Rex who bears the event; else the others may heal him."""
    if action.verb == Verb.FAVOUR:
        spend_favour(realm, action.a, log)
        void(realm, Cause.FAVOUR, log)
    elif action.verb != Verb.PLAY:
        ask_salus(world, realm)
    elif action.a == Signum.PAX:
        make_peace_with_gods(world, realm, action.c, log)
    elif action.a == Signum.AUSPICIUM:
        roll_again(world, realm, action.c, dice, log)
    else:
        heal(world, realm, realm.event.assigned, action.c, log)


@rule("D21", "D32", "B7")
def settle_price(world: World, realm: Realm, action: Action, log: Log) -> None:
    """He pays, or bears the consequence: ira, or the absence of a legatus for some turns."""
    seat = realm.seat
    card, result = realm.event.card - 1, realm.event.result - 1
    effect = world.eventi[card].effects[result, place_of(world, realm, realm.event.effect - 1)]
    if action.verb == Verb.PAY:
        aes = pay_aes(realm, seat, price(world, realm))
        emit(log, EventKind.EXPIATED, 0, seat, aes, 0, 0)
    elif effect.op == Op.PAY_OR_IRA:
        bring_ira(world, realm, seat, effect.value, effect.extra, log)
    else:
        counter = legatus_to_seize(realm, seat)
        piece = realm.reges[seat].pieces[counter]
        piece.errand = Errand.SEIZED
        piece.goal = NONE
        piece.until = last_turn_of(realm, effect.turns)
        emit(log, EventKind.LEGATUS_SEIZED, 0, seat, counter, piece.until, 0)


@rule("8.17", "8.18")
def grant_next_stage(world: World, realm: Realm, town: int, log: Log) -> None:
    """A civitas grants a pactum or, after a pactum, a foedus."""
    seat = realm.seat
    bond = Bond.PACTUM
    if realm.reges[seat].ties[town].bond == Bond.PACTUM:
        bond = Bond.FOEDUS
    bind(realm, seat, town, bond, log)
