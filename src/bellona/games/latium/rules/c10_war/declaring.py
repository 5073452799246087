"""Chapter 10: declaring war, rebelling, calling a battle; and the effect of the end of a turn on wars."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...position.records import Realm
from ...position.vocabulary import LEADERS, NONE, SEAT_COUNT, TOWNS, WARS, Bond, Counter, Errand, Reign, WarState
from ...position.world_record import World
from ..c08_diplomacy.accords import break_bond
from ..c08_diplomacy.betrayal import betray
from ..c08_diplomacy.clauses import keep_promise_to_attack
from ..c09_movement import milia_between
from ..events import Cause, EventKind
from .blockade import (
    begin_blockade,
    can_blockade,
    is_at_large,
    is_due_to_fall,
    is_sick,
    legion_of,
    lift_blockade,
    renew_blockades,
)
from .captives import check_captive, check_ransom, decide_captive, go_on_captives, list_captives, ransom
from .hostility import (
    at_war,
    end_stale_wars,
    free_war,
    hostile_towns,
    is_announced,
    is_at_stake,
    open_war,
    war_between,
    war_on,
)
from .muster import legion_in, summon
from .peace import take_town

CALLED = 2
"""Of a counter's `moved`: it has called a battle."""
IN_THE_OPEN = 100
"""From this number on CALL means a leader: 100 + 10 * seat + leader."""
HELP_WITHIN = 2

# Declaring war


@rule("10.1", "10.20", "7.9", "7.12", "B64", "B72", "B77")
def check_enemy(realm: Realm, town: int) -> int:
    """Whether a town can be attacked at all by the Rex in his phase."""
    if town < 0 or town >= TOWNS:
        return Refusal.MALFORMED
    seat, holder = realm.seat, realm.towns[town].holder
    if holder == seat:
        return Refusal.OWN_TOWN
    war = war_on(realm, seat, town)
    if war != NONE:
        return 0 if is_at_stake(realm, war, town) else Refusal.STAYS_OUT
    if holder != NONE and realm.reges[holder].lord == seat:
        return Refusal.OWN_SUBJECT
    if holder != NONE and realm.reges[seat].lord == holder:
        return Refusal.LORD_BY_TREACHERY
    return Refusal.TOO_MANY_WARS if free_war(realm) == NONE else 0


@rule("10.1", "D55")
def check_declare(realm: Realm, town: int) -> int:
    """Whether war may be declared on a town, or on him who holds it."""
    if 0 <= town < TOWNS and at_war(realm, realm.seat, town):
        return Refusal.AT_WAR_ALREADY
    return check_enemy(realm, town)


@rule("10.1", "8.25", "D55")
def declare(world: World, realm: Realm, seat: int, town: int, log: Log) -> None:
    """A war is announced; whatever bound the two is betrayed."""
    open_war(world, realm, seat, town, False, log)
    betray(world, realm, seat, town, log)


@rule("D59")
def check_rebel(realm: Realm) -> int:
    """Whether a subject may rise against his lord."""
    seat = realm.seat
    lord = realm.reges[seat].lord
    if lord == NONE:
        return Refusal.NO_LORD
    if war_between(realm, seat, lord) != NONE:
        return Refusal.AT_WAR_ALREADY
    return Refusal.TOO_MANY_WARS if free_war(realm) == NONE else 0


@rule("D59")
def rebel(world: World, realm: Realm, log: Log) -> None:
    """A rebellion is declared, and may strike from the next turn on."""
    seat = realm.seat
    lord = realm.reges[seat].lord
    realm.reges[seat].rebel_from = realm.turn + 1
    emit(log, EventKind.REBELLED, 0, seat, lord, realm.reges[seat].rebel_from, 0)
    declare(world, realm, seat, realm.reges[lord].court, log)


# Calling a battle


@rule("10.3", "10.4", "D21", "D53", "B60")
def check_caller(realm: Realm, leader: int) -> int:
    """Whether a leader of the Rex in his phase can call a battle."""
    seat = realm.seat
    if leader < 0 or leader >= LEADERS:
        return Refusal.NOT_A_LEADER
    if not is_at_large(realm, seat, leader):
        return Refusal.COUNTER_NOT_FREE
    piece = realm.reges[seat].pieces[leader]
    if piece.moved == CALLED:
        return Refusal.CALLED_ALREADY
    if is_sick(realm, seat, leader):
        return Refusal.REX_IS_ILL
    return Refusal.WITHOUT_LEGION if legion_of(realm, seat, leader) == 0 else 0


@rule("10.3", "D53", "D59", "B51", "B60")
def check_call(world: World, realm: Realm, leader: int, target: int) -> int:
    """Whether a leader may invite a town, or an enemy leader in the open, to battle where he stands."""
    found = check_caller(realm, leader)
    if found != 0:
        return found
    if target >= IN_THE_OPEN:
        return check_call_leader(world, realm, leader, target - IN_THE_OPEN)
    return check_call_town(world, realm, leader, target)


@rule("10.3", "D53", "D59", "B51", "B60")
def check_call_town(world: World, realm: Realm, leader: int, target: int) -> int:
    """Whether a town may be invited."""
    found = check_enemy(realm, target)
    if found != 0:
        return found
    if realm.towns[target].declined:
        return Refusal.DECLINED_ALREADY
    if is_too_early(realm, realm.towns[target].holder):
        return Refusal.LORD_BY_TREACHERY
    if legion_in(realm, war_on(realm, realm.seat, target), realm.seat, leader) == 0:
        return Refusal.STAYS_OUT
    cell = realm.reges[realm.seat].pieces[leader].cell
    far = milia_between(world, world.sites[target].cell, cell) > world.allowance
    return Refusal.BEYOND_INVITATION if far else 0


@rule("D53", "B51", "B60")
def check_call_leader(world: World, realm: Realm, leader: int, target: int) -> int:
    """Whether an enemy leader in the open may be invited."""
    enemy, other = target // 10, target % 10
    if enemy < 0 or enemy >= SEAT_COUNT or other >= LEADERS or enemy == realm.seat:
        return Refusal.MALFORMED
    piece = realm.reges[enemy].pieces[other]
    if realm.reges[enemy].reign != Reign.REIGNS or piece.errand != Errand.AFIELD:
        return Refusal.NO_LEADER_THERE
    found = check_enemy(realm, realm.reges[enemy].court)
    if found != 0:
        return found
    if piece.declined:
        return Refusal.DECLINED_ALREADY
    if is_too_early(realm, enemy):
        return Refusal.LORD_BY_TREACHERY
    if legion_in(realm, war_between(realm, realm.seat, enemy), realm.seat, leader) == 0:
        return Refusal.STAYS_OUT
    cell = realm.reges[realm.seat].pieces[leader].cell
    far = milia_between(world, piece.cell, cell) > world.allowance
    return Refusal.BEYOND_INVITATION if far else 0


@rule("D59")
def is_too_early(realm: Realm, enemy: int) -> bool:
    """Whether a rebel would strike his lord before the turn that he has announced."""
    rex = realm.reges[realm.seat]
    return enemy != NONE and rex.lord == enemy and rex.rebel_from > realm.turn


@rule("10.1", "10.3", "8.25", "D45", "D53")
def call(world: World, realm: Realm, leader: int, target: int, log: Log) -> None:
    """A battle is called; without a declaration that is a war begun by treachery."""
    seat = realm.seat
    in_open = target >= IN_THE_OPEN
    enemy = (target - IN_THE_OPEN) // 10 if in_open else realm.towns[target].holder
    town = realm.reges[enemy].court if in_open else target
    war = war_on(realm, seat, town)
    if war == NONE:
        war = open_war(world, realm, seat, town, True, log)
        betray(world, realm, seat, town, log)
        if realm.reges[seat].reign != Reign.REIGNS:
            return
    piece = realm.reges[seat].pieces[leader]
    piece.moved = CALLED
    keep_promise_to_attack(realm, seat, town)
    if in_open:
        invited = (target - IN_THE_OPEN) % 10
        emit(log, EventKind.LEADER_CALLED, 0, seat, leader, enemy, piece.cell)
        summon(world, realm, seat, leader, NONE, enemy, invited, war)
    else:
        emit(log, EventKind.TOWN_CALLED, 0, seat, leader, town, piece.cell)
        owe_help(realm, seat, town, war)
        summon(world, realm, seat, leader, town, enemy, NONE, war)


@rule("8.1", "D45")
def owe_help(realm: Realm, aggressor: int, town: int, war: int) -> None:
    """Those bound to a civitas that is attacked after a declaration owe it help."""
    if realm.towns[town].holder != NONE or not is_announced(realm, war):
        return
    for seat in range(SEAT_COUNT):
        tie = realm.reges[seat].ties[town]
        if seat != aggressor and tie.bond != Bond.NONE and tie.help_due == 0:
            tie.help_due = realm.turn + HELP_WITHIN
            tie.could_help = 0


@rule("D54")
def check_raise(realm: Realm, leader: int) -> int:
    """Whether a leader keeps a town shut in."""
    if leader < 0 or leader >= LEADERS:
        return Refusal.NOT_A_LEADER
    return Refusal.NO_BLOCKADE if realm.reges[realm.seat].pieces[leader].blockades == NONE else 0


# The end of a turn


@rule("D45", "D54", "D75")
def close_war(world: World, realm: Realm, dice: Dice, log: Log) -> bool:
    """At the end of a turn: towns fall one by one, captives' terms run out, owed help is checked. False until done."""
    renew_blockades(world, realm, log)
    for town in range(TOWNS):
        if is_due_to_fall(world, realm, town):
            take_town(world, realm, town, log)
            return False
    if go_on_captives(world, realm, log) or march_for_exile(world, realm, log):
        return False
    judge_help(world, realm, log)
    end_stale_wars(realm, log)
    return True


@rule("8.14", "B31")
def march_for_exile(world: World, realm: Realm, log: Log) -> bool:
    """An exile whom a civitas helps calls his caput to battle, once a turn; whether one has done so."""
    for number in range(WARS):
        war = realm.wars[number]
        exile = war.restores
        if war.state != WarState.ON or exile == NONE or war.aggressor != exile or war.stirred >= realm.turn:
            continue
        town = realm.reges[exile].court
        if can_blockade(world, realm, exile, Counter.REX, town):
            cell = realm.reges[exile].pieces[Counter.REX].cell
            emit(log, EventKind.TOWN_CALLED, 0, exile, Counter.REX, town, cell)
            summon(world, realm, exile, Counter.REX, town, realm.towns[town].holder, NONE, number)
            begin_blockade(world, realm, exile, Counter.REX, town, log)
            return True
    return False


@rule("8.1", "D45", "B70")
def judge_help(world: World, realm: Realm, log: Log) -> None:
    """A Rex who sent nobody to a socia in time, although he could have, has broken the accord."""
    for seat in range(SEAT_COUNT):
        for town in range(TOWNS):
            tie = realm.reges[seat].ties[town]
            if tie.help_due == 0:
                continue
            if not tie.could_help and could_help(world, realm, seat, town):
                tie.could_help = 1
            if tie.help_due > realm.turn:
                continue
            tie.help_due = 0
            if tie.bond != Bond.NONE and tie.could_help:
                emit(log, EventKind.HELP_FAILED, 0, seat, town, 0, 0)
                break_bond(world, realm, seat, town, Cause.NO_HELP, log)


@rule("D45", "B3")
def could_help(world: World, realm: Realm, seat: int, town: int) -> bool:
    """Whether a leader with at least one centuria is within a turn's march of a town."""
    for leader in range(LEADERS):
        free = is_at_large(realm, seat, leader) and not is_sick(realm, seat, leader)
        if free and legion_of(realm, seat, leader) > 0:
            cell = realm.reges[seat].pieces[leader].cell
            if milia_between(world, cell, world.sites[town].cell) <= world.allowance:
                return True
    return False


# The group of verbs


@kernel
def list_war(world: World, realm: Realm, choices: Choices) -> None:
    """Every war that may be declared, every battle that may be called, and what concerns captives."""
    if free_war(realm) != NONE:
        list_declarations(realm, choices)
    if check_rebel(realm) == 0:
        offer(choices, Verb.REBEL, 0, 0, 0)
    for leader in range(LEADERS):
        if check_caller(realm, leader) == 0:
            list_calls(world, realm, leader, choices)
        if check_raise(realm, leader) == 0:
            offer(choices, Verb.RAISE_BLOCKADE, leader, 0, 0)
        if check_ransom(world, realm, leader) == 0:
            offer(choices, Verb.RANSOM, leader, 0, 0)
    list_captives(realm, choices)


@rule("10.1", "B64")
def list_declarations(realm: Realm, choices: Choices) -> None:
    """Every town with which, or with whose holder, a war may begin."""
    seat, spared = realm.seat, 0
    for other in range(SEAT_COUNT):
        if other == seat or realm.reges[other].lord == seat or realm.reges[seat].lord == other:
            spared |= 1 << other
    hostile = hostile_towns(realm, seat)
    for town in range(TOWNS):
        holder = realm.towns[town].holder
        if not hostile >> town & 1 and (holder == NONE or not spared >> holder & 1):
            offer(choices, Verb.DECLARE, town, 0, 0)


@kernel
def list_calls(world: World, realm: Realm, leader: int, choices: Choices) -> None:
    """Whom a leader who can call a battle may invite."""
    cell = realm.reges[realm.seat].pieces[leader].cell
    for town in range(TOWNS):
        near = milia_between(world, world.sites[town].cell, cell) <= world.allowance
        if near and check_call_town(world, realm, leader, town) == 0:
            offer(choices, Verb.CALL, leader, town, 0)
    for seat in range(SEAT_COUNT):
        for other in range(LEADERS):
            afield = realm.reges[seat].pieces[other].errand == Errand.AFIELD
            target = 10 * seat + other
            if afield and check_call_leader(world, realm, leader, target) == 0:
                offer(choices, Verb.CALL, leader, IN_THE_OPEN + target, 0)


@kernel
def check_war(world: World, realm: Realm, action: Action) -> int:
    """Whether an act of war is allowed."""
    verb, a, b = action.verb, action.a, action.b
    if verb == Verb.DECLARE:
        return check_declare(realm, a)
    if verb == Verb.REBEL:
        return check_rebel(realm)
    if verb == Verb.CALL:
        return check_call(world, realm, a, b)
    if verb == Verb.RAISE_BLOCKADE:
        return check_raise(realm, a)
    if verb == Verb.RANSOM:
        return check_ransom(world, realm, a)
    return check_captive(realm, action)


@kernel
def do_war(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out an act of war."""
    verb, seat, a = action.verb, realm.seat, action.a
    if verb == Verb.DECLARE:
        declare(world, realm, seat, a, log)
    elif verb == Verb.REBEL:
        rebel(world, realm, log)
    elif verb == Verb.CALL:
        call(world, realm, a, action.b, log)
    elif verb == Verb.RAISE_BLOCKADE:
        lift_blockade(realm, seat, a, log)
    elif verb == Verb.RANSOM:
        ransom(world, realm, a, log)
    else:
        decide_captive(world, realm, action, dice, log)
