"""3.9, 3.10, 10.24, D25: the choices before an army deploys."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered
from ...position.battlefield import Battle, Stage
from ...position.records import Realm
from ...position.vocabulary import NONE, SIGNA_KINDS, Ask, Signum
from ...position.world_record import World
from ..c03_signa.deck import figure
from ..events import EventKind
from .field import choose_edge
from .initiative import BY_FAVOUR, DECIDED, FINAL, PLAIN
from .signa import (
    allotted,
    answer,
    check_answer,
    check_dolum,
    check_play_of,
    is_for_battle,
    list_answers,
    list_dolum,
    list_play,
    play_against,
    put,
    set_size,
    show,
    side_asked,
)

# What is asked


@rule("3.9", "D25", "B13")
def go_on_allotment(realm: Realm, log: Log) -> int:
    """Both commanders choose their Signa in secret; then all learn how many."""
    battle = realm.battle
    if battle.asked == 0:
        battle.asked = 1
        sides = 0
        for side in range(2):
            if set_size(battle, side) > 0 and realm.reges[battle.seat[side]].signa_count > 0:
                sides |= 1 << side
        if sides:
            return put(realm, Ask.ALLOT, sides)
    for side in range(2):
        if battle.seat[side] != NONE:
            count = allotted(battle, side)
            battle.signa_count[side] = count
            realm.reges[battle.seat[side]].signa_count -= count
            emit(log, EventKind.SIGNA_ALLOTTED, 0, side, count, 0, 0)
    enter(battle, Stage.SIDES)
    return 0


@kernel
def enter(battle: Battle, stage: int) -> None:
    """Advance to a stage of the battle."""
    battle.stage = stage
    battle.asked = 0


@rule("3.10", "11.6")
def go_on_exchange(realm: Realm) -> int:
    """First the holder of the initiative, then the other may exchange an Opportunitas."""
    battle = realm.battle
    while battle.asked < 2:
        side = battle.holder if battle.asked == 0 else 1 - battle.holder
        store = battle.seat[side] != NONE and realm.reges[battle.seat[side]].signa_count > 0
        if (battle.exchange > 0 and store) or (battle.exchange == 0 and battle.signa_count[side] > 0):
            return put(realm, Ask.EXCHANGE, 1 << side)
        battle.exchange = 0
        battle.asked += 1
    enter(battle, Stage.DEPLOYMENT)
    return 0


# Listing


@rule("3.9", "10.24")
def list_allotment(world: World, realm: Realm, choices: Choices) -> None:
    """The choices before deployment, and the answers to Signa played against a side."""
    side = side_asked(realm)
    question = realm.ask
    if question == Ask.ALLOT:
        list_kinds(realm, side, Verb.ALLOT, choices)
        offer(choices, Verb.READY, 0, 0, 0)
    elif question == Ask.SIDE:
        offer(choices, Verb.EDGE, 0, 0, 0)
        offer(choices, Verb.EDGE, 1, 0, 0)
    elif question == Ask.GUARD or question == Ask.PLUNDER:
        list_answers(world, realm, side, choices)
    else:
        offer(choices, Verb.PASS, 0, 0, 0)
        if question == Ask.ALACRITAS:
            list_play(world, realm, side, Signum.ALACRITAS, choices)
        elif question == Ask.INOPINATUM:
            list_play(world, realm, side, Signum.INOPINATUM, choices)
        elif realm.battle.exchange > 0:
            list_kinds(realm, side, Verb.EXCHANGE, choices)
        else:
            list_play(world, realm, side, Signum.OPPORTUNITAS, choices)
            list_dolum(world, realm, side, choices)


@kernel
def list_kinds(realm: Realm, side: int, verb: int, choices: Choices) -> None:
    """The kinds of Signa in a Rex's store that may come into the battle."""
    for kind in range(1, SIGNA_KINDS):
        if check_store(realm, side, kind) == Refusal.NONE:
            offer(choices, verb, kind, 0, 0)


@rule("3.9", "B41")
def check_store(realm: Realm, side: int, kind: int) -> int:
    """Whether a Signum can come from the store into the set."""
    if kind <= 0 or kind >= SIGNA_KINDS:
        return Refusal.MALFORMED
    if not is_for_battle(kind):
        return Refusal.NOT_FOR_BATTLE
    held = realm.reges[realm.battle.seat[side]].signa[kind] > 0
    return Refusal.NONE if held else Refusal.NOT_IN_STORE


# Checking


@rule("3.9", "D25")
def check_allotment(world: World, realm: Realm, action: Action) -> int:
    """Whether a choice before deployment, or an answer to a Signum, is allowed."""
    side = side_asked(realm)
    question, verb = realm.ask, action.verb
    if question == Ask.GUARD or question == Ask.PLUNDER:
        return check_answer(world, realm, side, action)
    if question == Ask.ALLOT:
        if verb == Verb.READY:
            return Refusal.NONE
        full = allotted(realm.battle, side) >= set_size(realm.battle, side)
        return Refusal.SET_IS_FULL if full else check_store(realm, side, action.a)
    if question == Ask.SIDE:
        return Refusal.NONE if 0 <= action.a <= 1 else Refusal.MALFORMED
    if verb == Verb.PASS:
        return Refusal.NONE
    return check_signum(world, realm, side, action)


@kernel
def check_signum(world: World, realm: Realm, side: int, action: Action) -> int:
    """Whether a Signum may be played at the initiative or before deployment."""
    question, verb = realm.ask, action.verb
    if question == Ask.EXCHANGE and realm.battle.exchange > 0:
        if verb != Verb.EXCHANGE:
            return Refusal.NOT_ASKED
        return check_store(realm, side, action.a)
    if verb != Verb.PLAY:
        return Refusal.NOT_ASKED
    if question == Ask.ALACRITAS:
        return check_play_of(world, realm, side, Signum.ALACRITAS, action)
    if question == Ask.INOPINATUM:
        return check_play_of(world, realm, side, Signum.INOPINATUM, action)
    if action.a == Signum.DOLUM:
        return check_dolum(world, realm, side, action)
    return check_play_of(world, realm, side, Signum.OPPORTUNITAS, action)


# Carrying out


@rule("3.9", "D25")
def do_allotment(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a choice of a Rex; his set is sealed when he is ready or it can take no more."""
    side = side_asked(realm)
    choose_before(world, realm, side, action.verb, action.a, action.c, dice, log)
    if action.verb != Verb.ALLOT or not may_allot_more(realm, side):
        answered(realm)


@kernel
def may_allot_more(realm: Realm, side: int) -> bool:
    """Whether a Rex has room in his set, and something to put into it."""
    if allotted(realm.battle, side) >= set_size(realm.battle, side):
        return False
    for kind in range(1, SIGNA_KINDS):
        if check_store(realm, side, kind) == Refusal.NONE:
            return True
    return False


@kernel
def choose_before(world: World, realm: Realm, side: int, verb: int, a: int, c: int, dice: Dice, log: Log) -> None:
    """Carry out a choice of a side before deployment, or its answer to a Signum."""
    battle, question = realm.battle, realm.ask
    if question == Ask.GUARD or question == Ask.PLUNDER:
        answer(world, realm, side, verb, a, c, dice, log)
    elif question == Ask.ALLOT:
        if verb == Verb.ALLOT:
            battle.signa[side, a] += 1
            realm.reges[battle.seat[side]].signa[a] -= 1
    elif question == Ask.SIDE:
        choose_edge(battle, a)
        emit(log, EventKind.EDGE_TAKEN, 0, side, a, 0, 0)
        enter(battle, Stage.INITIATIVE)
    elif question == Ask.ALACRITAS:
        if verb == Verb.PLAY:
            battle.alacritas[side] = BY_FAVOUR if c else PLAIN
    elif question == Ask.INOPINATUM:
        if verb == Verb.PLAY:
            play_against(world, realm, side, Signum.INOPINATUM, c, log)
            battle.asked = DECIDED
        else:
            battle.asked = FINAL
    else:
        exchange(world, realm, side, verb, a, c, log)


@rule("3.10", "11.6")
def exchange(world: World, realm: Realm, side: int, verb: int, a: int, c: int, log: Log) -> None:
    """Show an Opportunitas, take Signa for it from one's store, play Dolum, or leave it."""
    battle = realm.battle
    if verb == Verb.EXCHANGE:
        rex = realm.reges[battle.seat[side]]
        rex.signa[a] -= 1
        rex.signa_count -= 1
        battle.signa[side, a] += 1
        battle.signa_count[side] += 1
        battle.exchange -= 1
        emit(log, EventKind.SIGNUM_EXCHANGED, 0, side, 0, 0, 0)
    elif verb == Verb.PASS:
        if battle.exchange == 0:
            battle.asked += 1
        battle.exchange = 0
    elif a == Signum.DOLUM:
        play_against(world, realm, side, a, c, log)
    else:
        battle.exchange = figure(world, a, show(world, realm, side, a, c, log))
