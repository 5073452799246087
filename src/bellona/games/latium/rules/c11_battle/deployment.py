"""11.7 to 11.13: the armies deploy, schiera by schiera."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer, offer_wide
from ...actions.sealed import answered
from ...position.battlefield import ARMS, CENTURIAE, EQUITES, LEADER, OFF, PEDITES, SIDE_UNITS, Battle, Ground, Standing
from ...position.records import Realm
from ...position.vocabulary import NONE, TOWNS, Ask
from ...position.world_record import World
from ..events import EventKind
from .field import column_of, edge_row, first_unit, forward, front_row, in_zone, last_unit, reserve, square_at, stands
from .field import put as set_on
from .orders import Order, order_by
from .signa import put, side_asked

MOST_UNITS = 36
"""Of a side at the start, so that places are left for centuriae that fall back alone."""
SUGGESTED_ROWS = 3
"""From how many rows of the zone, the foremost first, placements are listed."""


# Places


@rule("11.10", "11.16")
def new_schiera(battle: Battle, side: int) -> int:
    """A number that no schiera of a side has."""
    number = 0
    while has_schiera(battle, side, number):
        number += 1
    return number


@kernel
def has_schiera(battle: Battle, side: int, schiera: int) -> bool:
    """Whether any unit of a side on the field belongs to a schiera."""
    for number in range(first_unit(side), last_unit(battle, side)):
        if stands(battle.units[number]) and battle.units[number].schiera == schiera:
            return True
    return False


@kernel
def new_unit(battle: Battle, side: int, arm: int) -> int:
    """A fresh unit of an arm, not yet on the field; NONE if a side has no place left."""
    if battle.count[side] >= SIDE_UNITS:
        return NONE
    number = last_unit(battle, side)
    battle.count[side] += 1
    unit = battle.units[number]
    unit.side = side
    unit.arm = arm
    unit.standing = Standing.RESERVE
    unit.square = OFF
    unit.schiera = NONE
    for place in range(CENTURIAE):
        unit.home[place] = NONE
    return number


@rule("11.11", "D74", "B49")
def begin_deployment(battle: Battle) -> None:
    """The commanders are there to be placed; he who lacks the initiative begins."""
    for side in range(2):
        if battle.leader[side] != NONE:
            unit = battle.units[new_unit(battle, side, LEADER)]
            unit.alive[0] = 1
            unit.seat = battle.seat[side]
            unit.counter = battle.leader[side]
    battle.placing = 1 - battle.holder
    battle.forming = 0
    battle.asked = 1


@kernel
def unplaced_commander(battle: Battle, side: int) -> int:
    """The commander who has still to be placed, NONE."""
    number = first_unit(side)
    unit = battle.units[number]
    waits = battle.count[side] > 0 and unit.arm == LEADER and unit.standing == Standing.RESERVE
    return number if waits else NONE


# Whose turn it is


@rule("11.7", "11.8", "B43")
def go_on_deployment(battle: Battle, realm: Realm) -> int:
    """The side in turn is asked for its next schiera, or whether the last one grows; 0 when all stand."""
    if battle.asked == 0:
        begin_deployment(battle)
    if battle.forming and not may_place(battle, battle.placing, formed_arm(battle)):
        battle.forming = 0
        battle.placing = 1 - battle.placing
    if not battle.forming and not has_to_place(battle, battle.placing):
        battle.placing = 1 - battle.placing
        if not has_to_place(battle, battle.placing):
            return 0
    return put(realm, Ask.DEPLOY, 1 << battle.placing)


@kernel
def formed_arm(battle: Battle) -> int:
    """The arm of the schiera that was placed last."""
    return battle.units[last_unit(battle, battle.placing) - 1].arm


@kernel
def has_to_place(battle: Battle, side: int) -> bool:
    """Whether a side has anything to place, and room for it."""
    if unplaced_commander(battle, side) != NONE:
        return True
    for arm in range(ARMS):
        if may_place(battle, side, arm):
            return True
    return False


@rule("B43")
def may_place(battle: Battle, side: int, arm: int) -> bool:
    """Whether a centuria of an arm is left, with a place and a square for it."""
    if battle.count[side] > MOST_UNITS or reserve(battle, side, arm) == 0:
        return False
    row = edge_row(battle, side)
    for _ in range(battle.zone):
        for column in range(battle.front):
            if can_stand(battle, arm, square_at(column, row)):
                return True
        row += forward(side)
    return False


@rule("11.13")
def can_stand(battle: Battle, arm: int, square: int) -> bool:
    """Whether a square is free, and no silva for equites."""
    return battle.occupant[square] == NONE and not (arm == EQUITES and battle.terrain[square] == Ground.SILVA)


# Checking


@rule("11.8", "11.10", "D61")
def check_deployment(world: World, realm: Realm, action: Action) -> int:
    """Whether a placement is allowed."""
    battle = realm.battle
    side, verb = side_asked(realm), action.verb
    if verb == Verb.DELEGATE:
        return Refusal.NONE
    if battle.forming:
        if verb == Verb.PASS:
            return Refusal.NONE
        if verb != Verb.PLACE or action.a != 1:
            return Refusal.NOT_ASKED
        return check_schiera(battle, side, formed_arm(battle), 1, action.b, 0, action.e)
    if verb == Verb.LEAD:
        return check_lead(battle, side, action.a)
    if verb != Verb.DEPLOY:
        return Refusal.NO_SCHIERA_TO_JOIN if verb == Verb.PLACE else Refusal.NOT_ASKED
    return check_schiera(battle, side, action.a, action.b, action.c, action.d, action.e)


@rule("11.9", "11.10", "11.12", "11.13", "D61", "B43")
def check_schiera(battle: Battle, side: int, arm: int, units: int, square: int, leftward: int, each: int) -> int:
    """Whether this many units of an arm may stand in a row from a square on."""
    if arm < 0 or arm >= ARMS or units < 1 or leftward < 0 or leftward > 1 or each < 1 or each > CENTURIAE:
        return Refusal.MALFORMED
    if arm == PEDITES and each != CENTURIAE:
        return Refusal.TWO_TO_A_UNIT
    if (units - 1) * each >= reserve(battle, side, arm) or battle.count[side] + units > MOST_UNITS + 1:
        return Refusal.NO_CENTURIAE_LEFT
    if not in_zone(battle, side, square):
        return Refusal.OUTSIDE_ZONE
    step = -1 if leftward else 1
    end = column_of(square) + step * (units - 1)
    if end < 0 or end >= battle.front:
        return Refusal.OUTSIDE_ZONE
    for _ in range(units):
        if not can_stand(battle, arm, square):
            taken = battle.occupant[square] != NONE
            return Refusal.SQUARE_TAKEN if taken else Refusal.NO_EQUITES_IN_SILVA
        square += step
    return Refusal.NONE


@rule("11.11")
def check_lead(battle: Battle, side: int, square: int) -> int:
    """Whether the commander may be placed on a square."""
    if unplaced_commander(battle, side) == NONE:
        return Refusal.NO_COMMANDER_TO_PLACE
    if not in_zone(battle, side, square):
        return Refusal.OUTSIDE_ZONE
    return Refusal.NONE if battle.occupant[square] == NONE else Refusal.SQUARE_TAKEN


# Listing: a selection, since placements are free


@rule("11.8")
def list_deployment(world: World, realm: Realm, choices: Choices) -> None:
    """Sensible placements of the side in turn."""
    battle = realm.battle
    side = side_asked(realm)
    offer(choices, Verb.DELEGATE, 0, 0, 0)
    if battle.forming:
        offer(choices, Verb.PASS, 0, 0, 0)
        list_places(battle, side, formed_arm(battle), True, choices)
        return
    for arm in range(ARMS):
        if reserve(battle, side, arm) > 0:
            list_places(battle, side, arm, False, choices)
    if unplaced_commander(battle, side) != NONE:
        list_leads(battle, side, choices)


@kernel
def list_places(battle: Battle, side: int, arm: int, joining: bool, choices: Choices) -> None:
    """Units of an arm on the foremost rows: one on every third square, or all that are left in one line."""
    row = front_row(battle, side)
    for _ in range(min(SUGGESTED_ROWS, battle.zone)):
        for column in range(battle.front):
            square = square_at(column, row)
            hilly = battle.terrain[square] == Ground.COLLE or battle.terrain[square] == Ground.SILVA
            if column % 3 == 1 or hilly:
                for each in range(2 if arm == PEDITES else 1, CENTURIAE + 1):
                    list_place(battle, side, arm, square, each, joining, choices)
        row -= forward(side)


@kernel
def list_place(battle: Battle, side: int, arm: int, square: int, each: int, joining: bool, choices: Choices) -> None:
    """One unit on a square, and from it on half or all that are left."""
    most = (reserve(battle, side, arm) + each - 1) // each
    if joining:
        if check_schiera(battle, side, arm, 1, square, 0, each) == Refusal.NONE:
            offer_wide(choices, Verb.PLACE, 1, square, 0, 0, each, 0)
        return
    last = 0
    for part in range(3):
        units = 1 if part == 0 else most // (3 - part)
        if units > last and check_schiera(battle, side, arm, units, square, 0, each) == Refusal.NONE:
            offer_wide(choices, Verb.DEPLOY, arm, units, square, 0, each, 0)
            last = units


@kernel
def list_leads(battle: Battle, side: int, choices: Choices) -> None:
    """Places for the commander: every second square of the rows behind the foremost."""
    row = front_row(battle, side)
    for _ in range(min(SUGGESTED_ROWS, battle.zone)):
        for column in range(0, battle.front, 2):
            square = square_at(column, row)
            if battle.occupant[square] == NONE:
                offer(choices, Verb.LEAD, square, 0, 0)
        row -= forward(side)


# Carrying out


@rule("11.8")
def do_deployment(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a placement of a Rex."""
    side = side_asked(realm)
    place(realm.battle, side, order_by(action), log)
    answered(realm)


@rule("11.7", "11.8", "11.10", "D76")
def place(battle: Battle, side: int, wanted: Order, log: Log) -> None:
    """Place a schiera, a further unit of it, or the commander; then it is the other side's turn."""
    verb, a, b, c, d, e = wanted
    if verb == Verb.DELEGATE:
        battle.delegated[side] = 1
        emit(log, EventKind.FIELD_DELEGATED, 0, side, 0, 0, 0)
    elif verb == Verb.LEAD:
        number = first_unit(side)
        battle.units[number].standing = Standing.FIELD
        battle.units[number].schiera = NONE
        set_on(battle, number, a)
        emit(log, EventKind.COMMANDER_PLACED, 0, number, a, 0, 0)
        battle.placing = 1 - side
    elif verb == Verb.PASS:
        battle.forming = 0
        battle.placing = 1 - side
    elif verb == Verb.PLACE:
        form(battle, side, formed_arm(battle), battle.units[last_unit(battle, side) - 1].schiera, b, e, log)
    else:
        schiera = new_schiera(battle, side)
        for number in range(b):
            form(battle, side, a, schiera, c - number if d else c + number, e, log)
        battle.forming = 1


@rule("10.5", "11.9", "11.12")
def form(battle: Battle, side: int, arm: int, schiera: int, square: int, each: int, log: Log) -> None:
    """A unit is formed of centuriae in reserve and set on a square, for all to see."""
    number = new_unit(battle, side, arm)
    unit = battle.units[number]
    unit.standing = Standing.FIELD
    unit.schiera = schiera
    for one in range(each):
        home = next_home(battle, side, arm)
        if home != NONE:
            battle.levy[side, home, arm] -= 1
            unit.alive[one] = 1
            unit.home[one] = home
    set_on(battle, number, square)
    emit(log, EventKind.DEPLOYED, 0, number, square, 0, 0)


@kernel
def next_home(battle: Battle, side: int, arm: int) -> int:
    """The first town of the list that has a centuria of an arm in reserve, NONE."""
    for home in range(TOWNS):
        if battle.levy[side, home, arm] > 0:
            return home
    return NONE
