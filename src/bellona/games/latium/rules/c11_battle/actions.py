"""11.15 to 11.24, D62, D76: the orders of a phase, and how they are carried out."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer, offer_wide
from ...actions.sealed import answered
from ...position.battlefield import LEADER, PEDITES, SAGITTARII, Battle, Clash, Moment, Shaken, Stage
from ...position.records import Realm
from ...position.vocabulary import NONE, Ask, Signum
from ...position.world_record import World
from ..c12_discrimen import must_stand, next_ripe, ripen
from ..events import EventKind
from .deployment import new_schiera
from .duels import begin_fight
from .field import (
    column_of,
    first_unit,
    forward,
    is_on_field,
    last_unit,
    lift,
    put,
    row_of,
    side_of,
    square_at,
    squares_between,
    stands,
)
from .losses import count_move, first_alive
from .movement import (
    FRONT,
    REAR,
    Scope,
    allowance,
    check_actor,
    check_advance,
    check_charge,
    check_target,
    engages,
    exposure,
    facing_to,
    goes_along,
    has_company,
    is_beside_commander,
)
from .orders import Order, order, order_by
from .shots import check_shot, close_volleys, list_shots, open_volley
from .signa import check_dolum, list_dolum, play_against, side_asked

FACINGS = 4
UNDER_WAY = 2
"""Of `fresh`, while a unit is being moved."""


# Checking


@rule("11.15", "11.24", "11.40", "D76")
def check_actions(world: World, realm: Realm, action: Action) -> int:
    """Whether an order, a shot, or leaving the field is allowed now."""
    battle = realm.battle
    side, verb = side_asked(realm), action.verb
    if verb == Verb.PLAY:
        return check_dolum(world, realm, side, action)
    if verb == Verb.SHOOT:
        return check_shot(battle, side, action.a, action.b, action.c)
    return check_order(battle, side, action)


@rule("11.15", "11.16", "11.21")
def check_order(battle: Battle, side: int, action: Action) -> int:
    """Whether the holder of the initiative may give an order; whatever else may be answered is always allowed."""
    verb, a, b, c = action.verb, action.a, action.b, action.c
    if verb == Verb.ADVANCE:
        return check_advance(battle, side, a, b, c, action.d, action.e)
    if verb == Verb.CHARGE:
        return check_charge(battle, side, a, b, c)
    if verb == Verb.TURN:
        return check_turn(battle, side, a, b)
    return Refusal.NONE


@rule("B39")
def check_turn(battle: Battle, side: int, number: int, facing: int) -> int:
    """Whether a unit that has just moved may turn."""
    if number < first_unit(side) or number >= last_unit(battle, side) or not stands(battle.units[number]):
        return Refusal.NOT_YOUR_UNIT
    unit = battle.units[number]
    turns = unit.fresh == 1 and unit.arm != LEADER and 0 <= facing < FACINGS and facing != unit.facing
    return Refusal.NONE if turns else Refusal.MAY_NOT_TURN


# Listing: of moves a selection, since they are free


@rule("11.15", "11.40")
def list_actions(world: World, realm: Realm, choices: Choices) -> None:
    """The orders of the holder, the shots of a side, leaving the field, looking on."""
    battle = realm.battle
    side = side_asked(realm)
    if realm.ask == Ask.WATCH:
        offer(choices, Verb.WATCH, 0, 0, 0)
        return
    if realm.ask == Ask.SHOOT:
        offer(choices, Verb.PASS, 0, 0, 0)
        list_shots(battle, side, choices)
    else:
        offer(choices, Verb.END_PHASE, 0, 0, 0)
        list_orders(battle, side, choices)
    offer(choices, Verb.ABANDON, 0, 0, 0)
    offer(choices, Verb.DELEGATE, 0, 0, 0)
    list_dolum(world, realm, side, choices)


@kernel
def list_orders(battle: Battle, side: int, choices: Choices) -> None:
    """Moves, charges and turns of every unit that may act."""
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if unit.fresh == 1:
            for facing in range(FACINGS):
                if check_turn(battle, side, number, facing) == Refusal.NONE:
                    offer(choices, Verb.TURN, number, facing, 0)
        if check_actor(battle, side, number):
            continue
        list_moves(battle, side, number, choices)
        if unit.arm != LEADER and unit.arm != SAGITTARII:
            for target in range(first_unit(1 - side), last_unit(battle, 1 - side)):
                if check_target(battle, side, number, target) == Refusal.NONE:
                    list_charges(battle, side, number, target, choices)


@kernel
def list_moves(battle: Battle, side: int, number: int, choices: Choices) -> None:
    """A unit, and its schiera once, straight on, slanting, aside and back."""
    arm = battle.units[number].arm
    far, towards = allowance(arm), forward(side)
    for slant in range(-1, 2):
        list_move(battle, side, number, Scope.UNIT, slant * far, towards * far, choices)
    list_move(battle, side, number, Scope.UNIT, 0, towards, choices)
    list_move(battle, side, number, Scope.UNIT, 0, -towards * far, choices)
    list_move(battle, side, number, Scope.UNIT, 2, 0, choices)
    list_move(battle, side, number, Scope.UNIT, -2, 0, choices)
    if arm == LEADER or not is_first_of_schiera(battle, number):
        return
    for step in range(1, far + 1, 2 if arm != LEADER and far > 4 else 1):
        list_move(battle, side, number, Scope.SCHIERA, 0, towards * step, choices)
    list_move(battle, side, number, Scope.SCHIERA, 2, towards * 2, choices)
    list_move(battle, side, number, Scope.SCHIERA, -2, towards * 2, choices)
    list_move(battle, side, number, Scope.SCHIERA, 0, -towards * 2, choices)


@kernel
def is_first_of_schiera(battle: Battle, number: int) -> bool:
    """Whether a unit is the first of a schiera of several."""
    side = side_of(number)
    for other in range(first_unit(side), number):
        if goes_along(battle, number, Scope.SCHIERA, 0, other):
            return False
    return has_company(battle, number, Scope.SCHIERA)


@kernel
def list_move(battle: Battle, side: int, number: int, scope: int, across: int, along: int, choices: Choices) -> None:
    """A move, and the same with the commander if he may join."""
    column, row = column_of(battle.units[number].square), row_of(battle.units[number].square)
    if not is_on_field(battle, column + across, row + along):
        return
    if check_advance(battle, side, number, scope, across, along, 0) == Refusal.NONE:
        offer_wide(choices, Verb.ADVANCE, number, scope, across, along, 0, 0)
    if battle.units[number].arm == PEDITES and is_beside_commander(battle, number, scope):
        if check_advance(battle, side, number, scope, across, along, 1) == Refusal.NONE:
            offer_wide(choices, Verb.ADVANCE, number, scope, across, along, 1, 0)


@rule("11.37", "B39")
def list_charges(battle: Battle, side: int, number: int, target: int, choices: Choices) -> None:
    """A charge from the nearest square before the target, at its flanks and in its rear."""
    for exposed in range(FRONT, REAR + 1):
        square = striking_square(battle, side, number, target, exposed)
        if square != NONE:
            offer(choices, Verb.CHARGE, number, target, square)


@kernel
def striking_square(battle: Battle, side: int, number: int, target: int, exposed: int) -> int:
    """The square nearest to a unit from which it may strike a target so exposed, NONE."""
    here, there = battle.units[number].square, battle.units[target].square
    best, nearest = NONE, 1 << 8
    for across in range(-1, 2):
        for along in range(-1, 2):
            column, row = column_of(there) + across, row_of(there) + along
            if not is_on_field(battle, column, row):
                continue
            square = square_at(column, row)
            steps = squares_between(here, square)
            if steps >= nearest or exposure(battle, target, square) != exposed:
                continue
            if check_charge(battle, side, number, target, square) == Refusal.NONE:
                best, nearest = square, steps
    return best


# Orders


@rule("11.15", "11.40", "D76")
def do_actions(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Take an order, or an answer to the offer of shots, from a Rex."""
    command(world, realm, side_asked(realm), order_by(action), log)
    answered(realm)


@rule("11.40", "D76", "B47")
def command(world: World, realm: Realm, side: int, wanted: Order, log: Log) -> None:
    """A side's wish: an order is recorded, since a discrimen may come before it."""
    battle, verb = realm.battle, wanted.verb
    if verb == Verb.WATCH:
        battle.moment = Moment.SHOTS
    elif verb == Verb.ABANDON:
        abandon(battle, side, log)
    elif verb == Verb.DELEGATE:
        battle.delegated[side] = 1
        emit(log, EventKind.FIELD_DELEGATED, 0, side, 0, 0, 0)
    elif verb == Verb.PLAY:
        play_against(world, realm, side, Signum.DOLUM, wanted.c, log)
    elif verb == Verb.PASS:
        close_volleys(battle, side)
        pass_shots(battle)
    elif verb == Verb.END_PHASE:
        battle.actions = 0
    elif verb == Verb.TURN:
        turn(battle, wanted.a, wanted.b, log)
    else:
        note_order(battle, wanted)


@kernel
def note_order(battle: Battle, wanted: Order) -> None:
    """Record an order until it is carried out."""
    battle.order[0] = wanted.verb
    battle.order[1] = wanted.a
    battle.order[2] = wanted.b
    battle.order[3] = wanted.c
    battle.order[4] = wanted.d
    battle.order[5] = wanted.e


@rule("11.40")
def abandon(battle: Battle, side: int, log: Log) -> None:
    """A side leaves the field, and has lost."""
    battle.victor = 1 - side
    battle.abandoned = 1
    battle.stage = Stage.SETTLED
    battle.asked = 0
    emit(log, EventKind.FIELD_LEFT, 0, side, 0, 0, 0)


@rule("B39")
def turn(battle: Battle, number: int, facing: int, log: Log) -> None:
    """A unit that has just moved turns."""
    battle.units[number].facing = facing
    battle.units[number].fresh = 0
    emit(log, EventKind.UNIT_TURNED, 0, number, facing, 0, 0)


@kernel
def pass_shots(battle: Battle) -> None:
    """The other side may shoot now, or the holder acts."""
    if battle.shooter == battle.holder:
        battle.shooter = 1 - battle.holder
    else:
        battle.moment = Moment.ACTION


@rule("11.38", "12.1", "B36")
def go_on_order(battle: Battle, log: Log) -> None:
    """Shaken units take their discrimen before they act or are charged; then the order is carried out."""
    shaken = next_shaken(battle)
    if shaken != NONE:
        look_behind(battle, shaken)
        battle.testing = shaken
        return
    side = side_of(battle.order[1])
    verb, number, other, third = battle.order[0], battle.order[1], battle.order[2], battle.order[3]
    along, leading = battle.order[4], battle.order[5]
    note_order(battle, order(0, 0, 0, 0, 0, 0))
    if verb == Verb.SHOOT:
        if check_shot(battle, side, number, other, third) == Refusal.NONE:
            shoot(battle, number, other, third, log)
        return
    begin_action(battle)
    if verb == Verb.CHARGE:
        if check_charge(battle, side, number, other, third) == Refusal.NONE:
            charge(battle, number, other, third, log)
    elif check_advance(battle, side, number, other, third, along, leading) == Refusal.NONE:
        advance(battle, number, other, third, along, leading, log)


@rule("11.38", "D69")
def look_behind(battle: Battle, number: int) -> None:
    """A shaken unit that is charged from the rear stands its discrimen the worse for it."""
    charged = battle.order[0] == Verb.CHARGE and battle.order[2] == number
    if charged and exposure(battle, number, battle.order[3]) == REAR:
        battle.units[number].shaken |= Shaken.REAR


@rule("11.38", "12.1")
def next_shaken(battle: Battle) -> int:
    """A shaken unit of those that the order under way moves, or charges; NONE."""
    verb, number, other = battle.order[0], battle.order[1], battle.order[2]
    if must_stand(battle, number):
        return number
    if verb == Verb.CHARGE:
        return other if must_stand(battle, other) else NONE
    if verb == Verb.ADVANCE and other != Scope.UNIT:
        for mate in range(first_unit(side_of(number)), last_unit(battle, side_of(number))):
            if must_stand(battle, mate) and goes_along(battle, number, other, 0, mate):
                return mate
    return NONE


@rule("11.15", "D62")
def begin_action(battle: Battle) -> None:
    """An action of the holder begins; nobody may turn any longer for the one before."""
    side = battle.holder
    battle.actions -= 1
    battle.moment = Moment.AFTERMATH
    battle.moving = battle.engaged[1 - side]
    for number in range(first_unit(side), last_unit(battle, side)):
        battle.units[number].fresh = 0
    ripen(battle)


# Moving


@rule("11.16", "11.20", "11.22", "B37")
def advance(battle: Battle, head: int, scope: int, across: int, along: int, leading: int, log: Log) -> None:
    """All who go along move alike; a unit that goes alone leaves its schiera."""
    side = side_of(head)
    first, last = first_unit(side), last_unit(battle, side)
    apart = scope == Scope.LINE or (scope == Scope.UNIT and has_company(battle, head, Scope.SCHIERA))
    for number in range(first, last):
        if goes_along(battle, head, scope, leading, number):
            battle.units[number].fresh = UNDER_WAY
    for number in range(first, last):
        if battle.units[number].fresh == UNDER_WAY:
            square = battle.units[number].square
            lift(battle, number)
            battle.units[number].square = square
    schiera = new_schiera(battle, side) if apart else battle.units[head].schiera
    for number in range(first, last):
        unit = battle.units[number]
        if unit.fresh == UNDER_WAY:
            here = unit.square
            put(battle, number, square_at(column_of(here) + across, row_of(here) + along))
            unit.fresh = 1
            unit.acted += 1
            if unit.arm != LEADER:
                unit.schiera = schiera
            emit(log, EventKind.UNIT_MOVED, 0, number, unit.square, 0, 0)
    complete_move(battle, side, battle.units[head].arm != LEADER, log)


@rule("11.18", "11.30", "11.31")
def complete_move(battle: Battle, side: int, counts: bool, log: Log) -> None:
    """A move begun after the engagement counts; the first unit that comes near enough engages the enemy."""
    if counts and battle.moving:
        count_move(battle, side, log)
    if battle.engaged[1 - side]:
        return
    for number in range(first_unit(side), last_unit(battle, side)):
        if battle.units[number].fresh and engages(battle, number):
            battle.engaged[1 - side] = 1
            emit(log, EventKind.ENGAGED, 0, 1 - side, 0, 0, 0)
            return


@rule("11.21", "11.32", "11.37", "D64", "B39")
def charge(battle: Battle, number: int, target: int, square: int, log: Log) -> None:
    """A unit moves up to its target, turns to it and attacks."""
    unit = battle.units[number]
    side = side_of(number)
    unit.acted += 1
    unit.fresh = 1
    if unit.square != square:
        if has_company(battle, number, Scope.SCHIERA):
            unit.schiera = new_schiera(battle, side)
        lift(battle, number)
        put(battle, number, square)
        emit(log, EventKind.UNIT_MOVED, 0, number, square, 0, 0)
        complete_move(battle, side, True, log)
    battle.engaged[1 - side] = 1
    unit.fresh = 0
    unit.facing = facing_to(number, square, battle.units[target].square)
    exposed = exposure(battle, target, square)
    emit(log, EventKind.CHARGED, 0, number, target, exposed, 0)
    begin_fight(battle, Clash.MELEE, number, target, first_alive(battle, number), exposed)


@rule("11.18", "11.25")
def shoot(battle: Battle, number: int, target: int, place: int, log: Log) -> None:
    """A centuria shoots."""
    open_volley(battle, number, place)
    emit(log, EventKind.SHOT_AT, 0, number, target, 0, 0)
    begin_fight(battle, Clash.SHOT, number, target, place, FRONT)


@rule("12.1")
def go_on_aftermath(battle: Battle) -> None:
    """After an action those stand their discrimen who can put it off no longer; then both sides may shoot."""
    ripe = next_ripe(battle)
    if ripe != NONE:
        battle.testing = ripe
    else:
        battle.moment = Moment.SHOTS
        battle.shooter = battle.holder


@kernel
def has_actor(battle: Battle, side: int) -> bool:
    """Whether anybody of a side may still act in this phase."""
    for number in range(first_unit(side), last_unit(battle, side)):
        if check_actor(battle, side, number) == Refusal.NONE:
            return True
    return False
