"""3.7 to 3.12, D24, D25, D38: the Signa of a battle, how they are shown, warded off and stolen."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...position.battlefield import Battle
from ...position.records import Realm
from ...position.vocabulary import NONE, SIGNA_KINDS, TOWNS, Ask, Counter, Signum
from ...position.world_record import World
from ..c03_signa.deck import blind, favour_for, is_raised, wards_off
from ..c06_gods import grants, spend_favour
from ..events import Cause, EventKind

REX_SET, DUX_SET = 2, 1


# Sides and seats


@kernel
def side_asked(realm: Realm) -> int:
    """The side of a battle whose Rex chooses now."""
    return 0 if realm.battle.seat[0] == realm.seat else 1


@rule("D76", "B49")
def is_left_to_program(battle: Battle, side: int) -> bool:
    """Whether the program chooses for a side: a civitas sine duce, or a Rex who asked for it."""
    return battle.seat[side] == NONE or battle.delegated[side] == 1


@kernel
def put(realm: Realm, question: int, sides: int) -> int:
    """Put a question to the sides of a set of bits; the caller decides who answers for them."""
    realm.ask = question
    return sides


# The set of a battle


@rule("B41")
def is_for_battle(kind: int) -> bool:
    """Whether a kind of Signum can be taken into a battle."""
    return Signum.DAMNUM <= kind <= Signum.CONSTANTIA or kind == Signum.DOLUM or kind == Signum.FIDES


@rule("D25", "10.10", "10.11", "11.1", "B74")
def set_size(battle: Battle, side: int) -> int:
    """How many Signa a commander takes into a battle; without a commander none."""
    if battle.seat[side] == NONE or battle.leader[side] == NONE:
        return 0
    return (REX_SET if battle.leader[side] == Counter.REX else DUX_SET) + battle.allied_rex[side]


@kernel
def allotted(battle: Battle, side: int) -> int:
    """How many Signa a side has in its set, counted one by one."""
    found = 0
    for kind in range(1, SIGNA_KINDS):
        found += battle.signa[side, kind]
    return found


@kernel
def discard(realm: Realm, side: int, kind: int) -> None:
    """A Signum of a set goes to the discards."""
    realm.battle.signa[side, kind] -= 1
    realm.battle.signa_count[side] -= 1
    realm.signa_spent[kind] += 1


# Playing


@rule("D39", "B40")
def other_rex(battle: Battle, side: int, kind: int) -> int:
    """The Rex on whom a Signum of a side is played, NONE if it works for its player alone."""
    alone = kind == Signum.ALACRITAS or kind == Signum.OPPORTUNITAS or kind == Signum.CONSTANTIA
    return NONE if alone else battle.seat[1 - side]


@rule("3.9", "D38")
def check_play(world: World, realm: Realm, side: int, kind: int, raised: int) -> int:
    """Whether a Signum of this kind is in the set, and can be raised if requested."""
    battle = realm.battle
    if battle.signa[side, kind] <= 0:
        return Refusal.NOT_ALLOTTED
    if raised == 0:
        return Refusal.NONE
    if raised != 1:
        return Refusal.MALFORMED
    seat = battle.seat[side]
    if is_raised(world, realm, seat, kind, other_rex(battle, side, kind)):
        return Refusal.ALREADY_RAISED
    return Refusal.NO_FAVOUR if favour_for(world, realm, seat, kind) == NONE else Refusal.NONE


@kernel
def check_play_of(world: World, realm: Realm, side: int, kind: int, action: Action) -> int:
    """Whether an action plays a Signum of exactly this kind, and may."""
    if action.a != kind or action.b != 0 or action.d != 0:
        return Refusal.NOT_ASKED
    return check_play(world, realm, side, kind, action.c)


@kernel
def list_play(world: World, realm: Realm, side: int, kind: int, choices: Choices) -> None:
    """A Signum as it is, and raised by a favour."""
    for raised in range(2):
        if check_play(world, realm, side, kind, raised) == Refusal.NONE:
            offer(choices, Verb.PLAY, kind, 0, raised)


@rule("3.9", "6.5", "D38", "D39")
def show(world: World, realm: Realm, side: int, kind: int, raised: int, log: Log) -> bool:
    """Show and spend a Signum of the set, with a favour if one raises it; whether it is raised."""
    battle = realm.battle
    seat = battle.seat[side]
    strong = is_raised(world, realm, seat, kind, other_rex(battle, side, kind))
    if raised and not strong:
        spend_favour(realm, favour_for(world, realm, seat, kind), log)
        strong = True
    discard(realm, side, kind)
    emit(log, EventKind.BATTLE_SIGNUM, 0, side, kind, int(strong), 0)
    return strong


@rule("6.3", "D39", "B40")
def is_warded(world: World, realm: Realm, side: int, kind: int) -> bool:
    """Whether the Protector of a side makes void what the other plays against it."""
    seat, by = realm.battle.seat[side], realm.battle.seat[1 - side]
    return seat != NONE and wards_off(world, realm, seat, kind, by)


@rule("6.6", "D38", "B18")
def has_favour(world: World, realm: Realm, side: int, kind: int) -> bool:
    """Whether a side has a favour left that makes a Signum void."""
    seat = realm.battle.seat[side]
    return seat != NONE and favour_for(world, realm, seat, kind) != NONE


@kernel
def check_favour(world: World, realm: Realm, side: int, kind: int, town: int) -> int:
    """Whether the ara of a town has a favour left against a Signum."""
    if town < 0 or town >= TOWNS:
        return Refusal.MALFORMED
    seat = realm.battle.seat[side]
    return Refusal.NONE if grants(realm, seat, town, world.signs[kind].god) else Refusal.NO_FAVOUR


@kernel
def list_favours(world: World, realm: Realm, side: int, kind: int, choices: Choices) -> None:
    """Every ara that has a favour left against a Signum."""
    for town in range(TOWNS):
        if check_favour(world, realm, side, kind, town) == Refusal.NONE:
            offer(choices, Verb.FAVOUR, town, 0, 0)


@rule("6.7", "D38")
def ask_favour(realm: Realm, side: int, kind: int, town: int, log: Log) -> None:
    """A favour makes void a Signum that was played against a side."""
    spend_favour(realm, town, log)
    emit(log, EventKind.BATTLE_FAVOUR, 0, side, town, kind, 0)


# Dolum and Inopinatum


@rule("3.7", "11.14")
def check_dolum(world: World, realm: Realm, side: int, action: Action) -> int:
    """Whether Dolum may be played: the other side has Signa."""
    if realm.battle.signa_count[1 - side] <= 0:
        return Refusal.NOTHING_TO_STEAL
    return check_play_of(world, realm, side, Signum.DOLUM, action)


@kernel
def list_dolum(world: World, realm: Realm, side: int, choices: Choices) -> None:
    """Dolum, if the other side has Signa."""
    if realm.battle.signa_count[1 - side] > 0:
        list_play(world, realm, side, Signum.DOLUM, choices)


@rule("3.7", "3.8", "B40")
def play_against(world: World, realm: Realm, side: int, kind: int, raised: int, log: Log) -> None:
    """Play Dolum or Inopinatum; its effect waits for the other side's answer."""
    battle = realm.battle
    battle.played_raised = int(show(world, realm, side, kind, raised, log))
    battle.played = kind
    battle.played_by = side


@rule("6.3", "D38", "B40")
def go_on_played(world: World, realm: Realm, dice: Dice, log: Log) -> int:
    """A Signum played against a side is stopped, or the side is asked for its answer, or it works."""
    battle = realm.battle
    if battle.plunder:
        return put(realm, Ask.PLUNDER, 1 << battle.played_by)
    victim, kind = 1 - battle.played_by, battle.played
    if is_warded(world, realm, victim, kind):
        emit(log, EventKind.BATTLE_SIGNUM_VOID, 0, battle.played_by, kind, 0, 0)
        battle.played = Signum.NONE
        return 0
    with_fides = kind == Signum.DOLUM and battle.signa_count[victim] > 0
    if with_fides or has_favour(world, realm, victim, kind):
        return put(realm, Ask.GUARD, 1 << victim)
    take_effect(realm, dice, log)
    return 0


@rule("3.7", "3.8", "3.11", "D24")
def take_effect(realm: Realm, dice: Dice, log: Log) -> None:
    """Inopinatum gives the initiative; Dolum takes a card, drawn blind or, raised, chosen."""
    battle = realm.battle
    side = battle.played_by
    if battle.played == Signum.INOPINATUM:
        battle.holder = side
        battle.fixed = battle.played_raised
        battle.played = Signum.NONE
        emit(log, EventKind.INITIATIVE_HELD, Cause.INOPINATUM, side, 0, 0, 0)
    elif battle.played_raised:
        battle.plunder = 1
    else:
        place = blind(dice, battle.signa_count[1 - side])
        for kind in range(1, SIGNA_KINDS):
            place -= battle.signa[1 - side, kind]
            if place < 0:
                seize(realm, side, kind, log)
                return


@rule("3.7", "3.11")
def seize(realm: Realm, side: int, kind: int, log: Log) -> None:
    """A card goes from the other side's set to one's own."""
    battle = realm.battle
    battle.signa[1 - side, kind] -= 1
    battle.signa_count[1 - side] -= 1
    battle.signa[side, kind] += 1
    battle.signa_count[side] += 1
    battle.played = Signum.NONE
    battle.plunder = 0
    emit(log, EventKind.SIGNUM_PLUNDERED, 0, side, 0, 0, 0)
    emit(log, EventKind.SIGNUM_SEIZED, 0, battle.seat[side], battle.seat[1 - side], kind, 0)


# The answers


@kernel
def list_answers(world: World, realm: Realm, side: int, choices: Choices) -> None:
    """What may be done against a Dolum or an Inopinatum, or which card a raised Dolum takes."""
    battle = realm.battle
    if realm.ask == Ask.PLUNDER:
        for kind in range(1, SIGNA_KINDS):
            if battle.signa[1 - side, kind] > 0:
                offer(choices, Verb.TAKE, kind, 0, 0)
        return
    offer(choices, Verb.PASS, 0, 0, 0)
    if battle.played == Signum.DOLUM:
        list_play(world, realm, side, Signum.FIDES, choices)
    list_favours(world, realm, side, battle.played, choices)


@kernel
def check_answer(world: World, realm: Realm, side: int, action: Action) -> int:
    """Whether an answer to Dolum or Inopinatum, or the choice of a raised Dolum, is allowed."""
    battle = realm.battle
    verb, kind = action.verb, action.a
    if realm.ask == Ask.PLUNDER:
        held = 0 < kind < SIGNA_KINDS and battle.signa[1 - side, kind] > 0
        return Refusal.NONE if held else Refusal.NOTHING_TO_STEAL
    if verb == Verb.PASS:
        return Refusal.NONE
    if verb == Verb.PLAY and battle.played == Signum.DOLUM:
        return check_play_of(world, realm, side, Signum.FIDES, action)
    if verb == Verb.FAVOUR:
        return check_favour(world, realm, side, battle.played, kind)
    return Refusal.NOT_ASKED


@rule("3.7", "D24", "D38", "B16")
def answer(world: World, realm: Realm, side: int, verb: int, a: int, c: int, dice: Dice, log: Log) -> None:
    """Pass, stop it by Fides or a favour, or take the chosen card."""
    battle = realm.battle
    kind = battle.played
    if verb == Verb.TAKE:
        seize(realm, side, a, log)
    elif verb == Verb.PLAY:
        if show(world, realm, side, Signum.FIDES, c, log):
            realm.signa_spent[kind] -= 1
            battle.signa[side, kind] += 1
            battle.signa_count[side] += 1
        battle.played = Signum.NONE
    elif verb == Verb.FAVOUR:
        ask_favour(realm, side, kind, a, log)
        battle.played = Signum.NONE
    else:
        take_effect(realm, dice, log)
