"""11.15 to 11.23, D63, D64: how units walk, who goes along, and from where a charge strikes."""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ...actions.moves import Refusal
from ...position.battlefield import EQUITES, LEADER, PEDITES, SAGITTARII, UNITS, Battle, Ground, Standing
from ...position.vocabulary import NONE
from .field import (
    column_of,
    commander,
    first_unit,
    forward,
    has_enemy_beside,
    is_on_field,
    is_square,
    is_troop,
    last_unit,
    row_of,
    side_of,
    square_at,
    squares_between,
    stands,
)

MOST_ACTIONS = 3
"""Of one unit in one phase."""
ALLOWANCE = (4, 8, 4, 4)
"""Squares in one action: pedites, equites, sagittarii, commander."""
REACH = (2, 9, 0, 0)
REACH_UPHILL = (1, 4, 0, 0)
RANGE, RANGE_FROM_COLLE = 5, 6
SILVA_COST = 2
FRONT, FLANK, REAR = 0, 1, 2


class Scope(IntEnum):
    """Who moves in an action."""

    UNIT = 0
    SCHIERA = 1
    LINE = 2
    """The units of its arm side by side with it in a row."""


# Walking


@rule("11.17", "11.19", "D63")
def allowance(arm: int) -> int:
    """How many squares an arm moves in one action."""
    return ALLOWANCE[arm]


@kernel
def passes_friends(arm: int) -> bool:
    """Whether an arm may pass through its own side."""
    return arm == LEADER or arm == SAGITTARII


@rule("11.13", "D63")
def cost_of(battle: Battle, arm: int, square: int) -> int:
    """What a square costs an arm, 0 if it may not enter."""
    if battle.terrain[square] != Ground.SILVA or arm == LEADER:
        return 1
    return 0 if arm == EQUITES else SILVA_COST


@rule("D63", "B35")
def can_walk(battle: Battle, number: int, goal: int, budget: int, scope: int, leading: int, head: int) -> bool:
    """Whether a unit reaches a square, straight first or diagonally first, while those who go along make room."""
    for diagonal_first in range(2):
        if walks(battle, number, goal, budget, scope, leading, head, diagonal_first == 1):
            return True
    return False


@rule("11.13", "D63", "B35", "B36")
def walks(
    battle: Battle, number: int, goal: int, budget: int, scope: int, leading: int, head: int, diagonal_first: bool
) -> bool:
    """Whether one of the two ways to a square is open: no one in it, no enemy beside it before its end."""
    unit = battle.units[number]
    side, arm = side_of(number), unit.arm
    column, row = column_of(unit.square), row_of(unit.square)
    across, along = column_of(goal) - column, row_of(goal) - row
    steps = max(abs(across), abs(along))
    slanted = min(abs(across), abs(along))
    spent = 0
    for step in range(steps):
        slants = step < slanted if diagonal_first else step >= steps - slanted
        if slants or abs(across) > abs(along):
            column += 1 if across > 0 else -1
        if slants or abs(along) >= abs(across):
            row += 1 if along > 0 else -1
        square = square_at(column, row)
        cost = cost_of(battle, arm, square)
        spent += cost
        if cost == 0 or spent > budget:
            return False
        last = step == steps - 1
        if not is_passable(battle, side, arm, square, last, scope, leading, head):
            return False
        if not last and (battle.terrain[square] == Ground.STREAM or has_enemy_beside(battle, side, square)):
            return False
    return True


@kernel
def is_passable(
    battle: Battle, side: int, arm: int, square: int, last: bool, scope: int, leading: int, head: int
) -> bool:
    """Whether nobody bars a square, or only those who go along, or friends who let pass."""
    found = battle.occupant[square]
    if found == NONE:
        return True
    if side_of(found) != side:
        return False
    return goes_along(battle, head, scope, leading, found) or (not last and passes_friends(arm))


# Who goes along


@rule("11.10", "11.16", "11.22", "B37", "B38")
def goes_along(battle: Battle, head: int, scope: int, leading: int, number: int) -> bool:
    """Whether a unit moves with another in an action of this scope, the commander too if he joins."""
    if number == head:
        return True
    unit, mate = battle.units[head], battle.units[number]
    if side_of(number) != side_of(head) or mate.standing != Standing.FIELD:
        return False
    if mate.arm == LEADER:
        return leading == 1
    if scope == Scope.SCHIERA:
        return mate.schiera == unit.schiera and mate.arm == unit.arm
    return scope == Scope.LINE and is_in_line(battle, head, number)


@kernel
def is_in_line(battle: Battle, head: int, number: int) -> bool:
    """Whether two units stand in one row with only units of their side and arm between them."""
    here, there = battle.units[head].square, battle.units[number].square
    if row_of(here) != row_of(there):
        return False
    for square in range(min(here, there), max(here, there) + 1):
        found = battle.occupant[square]
        if found == NONE or side_of(found) != side_of(head) or battle.units[found].arm != battle.units[head].arm:
            return False
        if battle.units[found].standing != Standing.FIELD:
            return False
    return True


@kernel
def has_company(battle: Battle, number: int, scope: int) -> bool:
    """Whether anybody else would move in an action of this scope."""
    for other in range(first_unit(side_of(number)), last_unit(battle, side_of(number))):
        if other != number and goes_along(battle, number, scope, 0, other):
            return True
    return False


# Acting


@rule("11.15", "11.20", "11.35")
def check_actor(battle: Battle, side: int, number: int) -> int:
    """Whether a unit, or the commander, may act once more in this phase."""
    if number < first_unit(side) or number >= last_unit(battle, side) or not stands(battle.units[number]):
        return Refusal.NOT_YOUR_UNIT
    unit = battle.units[number]
    if unit.standing == Standing.EDGE:
        return Refusal.WAITS_AT_EDGE
    return Refusal.ACTED_ENOUGH if unit.acted >= MOST_ACTIONS else Refusal.NONE


@rule("11.15", "11.16", "11.20", "11.22", "D63", "B37")
def check_advance(battle: Battle, side: int, head: int, scope: int, across: int, along: int, leading: int) -> int:
    """Whether a unit and all who go along may move by this many columns and rows."""
    refusal = check_actor(battle, side, head)
    if refusal:
        return refusal
    arm = battle.units[head].arm
    if scope < Scope.UNIT or scope > Scope.LINE or leading < 0 or leading > 1 or (across == 0 and along == 0):
        return Refusal.MALFORMED
    if arm == LEADER and (scope != Scope.UNIT or leading):
        return Refusal.MALFORMED
    if max(abs(across), abs(along)) > allowance(arm):
        return Refusal.TOO_FAR
    if leading and not is_beside_commander(battle, head, scope):
        return Refusal.COMMANDER_NOT_BESIDE
    if scope == Scope.UNIT and not leading:
        return check_step(battle, head, head, scope, leading, across, along)
    for number in range(first_unit(side), last_unit(battle, side)):
        if goes_along(battle, head, scope, leading, number):
            refusal = check_step(battle, number, head, scope, leading, across, along)
            if refusal:
                return refusal
    return Refusal.NONE


@kernel
def check_step(battle: Battle, number: int, head: int, scope: int, leading: int, across: int, along: int) -> int:
    """Whether one of those who move together may, and finds its way."""
    unit = battle.units[number]
    if unit.acted >= MOST_ACTIONS:
        return Refusal.ACTED_ENOUGH
    column, row = column_of(unit.square) + across, row_of(unit.square) + along
    if not is_on_field(battle, column, row):
        return Refusal.WAY_BARRED
    budget = allowance(unit.arm)
    goal = square_at(column, row)
    open_way = can_walk(battle, number, goal, budget, scope, leading, head)
    return Refusal.NONE if open_way else Refusal.WAY_BARRED


@rule("11.22", "B38")
def is_beside_commander(battle: Battle, head: int, scope: int) -> bool:
    """Whether the commander stands next to one of the units that move."""
    leader = commander(battle, side_of(head))
    if leader == NONE or battle.units[leader].standing != Standing.FIELD:
        return False
    here = battle.units[leader].square
    for number in range(first_unit(side_of(head)), last_unit(battle, side_of(head))):
        if number != leader and goes_along(battle, head, scope, 0, number):
            if squares_between(here, battle.units[number].square) == 1:
                return True
    return False


# Charging


@rule("11.13", "D64")
def reach_of(battle: Battle, arm: int, target_square: int) -> int:
    """How far off a target may be for an arm to charge it: half as far uphill."""
    return REACH_UPHILL[arm] if battle.terrain[target_square] == Ground.COLLE else REACH[arm]


@rule("11.21", "11.37", "D64", "D74", "B36")
def check_charge(battle: Battle, side: int, number: int, target: int, square: int) -> int:
    """Whether a unit may charge a target and strike it from a square."""
    refusal = check_target(battle, side, number, target)
    if refusal:
        return refusal
    unit = battle.units[number]
    there = battle.units[target].square
    if not is_square(battle, square) or squares_between(square, there) != 1:
        return Refusal.NOT_BESIDE_TARGET
    if square == unit.square:
        return Refusal.NONE
    budget = reach_of(battle, unit.arm, there) - 1
    open_way = can_walk(battle, number, square, budget, Scope.UNIT, 0, number)
    return Refusal.NONE if open_way else Refusal.WAY_BARRED


@rule("D64", "B38")
def check_target(battle: Battle, side: int, number: int, target: int) -> int:
    """Whether a unit may charge, and an enemy is near enough for it."""
    refusal = check_actor(battle, side, number)
    if refusal:
        return refusal
    unit = battle.units[number]
    if unit.arm != PEDITES and unit.arm != EQUITES:
        return Refusal.DOES_NOT_CHARGE
    if not is_enemy(battle, side, target):
        return Refusal.NO_TARGET
    there = battle.units[target].square
    far = squares_between(unit.square, there) > reach_of(battle, unit.arm, there)
    return Refusal.OUT_OF_REACH if far else Refusal.NONE


@kernel
def is_enemy(battle: Battle, side: int, number: int) -> bool:
    """Whether a number is a unit or the commander of the other side on the field."""
    return 0 <= number < UNITS and side_of(number) != side and stands(battle.units[number])


# Facing


@kernel
def ahead(number: int, facing: int) -> tuple[int, int]:
    """The step in columns and rows of a unit that faces so."""
    towards = forward(side_of(number))
    if facing == 0:
        return 0, towards
    if facing == 2:
        return 0, -towards
    return (-towards, 0) if facing == 1 else (towards, 0)


@rule("11.37", "B39")
def exposure(battle: Battle, target: int, square: int) -> int:
    """Whether a square lies before a unit, at its flank or in its rear; a commander has neither."""
    unit = battle.units[target]
    if unit.arm == LEADER:
        return FRONT
    across, along = ahead(target, unit.facing)
    here = unit.square
    lead = (column_of(square) - column_of(here)) * across + (row_of(square) - row_of(here)) * along
    if lead > 0:
        return FRONT
    return FLANK if lead == 0 else REAR


@rule("B39")
def facing_to(number: int, square: int, target_square: int) -> int:
    """How a unit on a square must face to look at another square beside it."""
    rows = (row_of(target_square) - row_of(square)) * forward(side_of(number))
    if rows != 0:
        return 0 if rows > 0 else 2
    columns = (column_of(target_square) - column_of(square)) * forward(side_of(number))
    return 3 if columns > 0 else 1


@rule("11.23", "D69")
def commander_behind(battle: Battle, number: int) -> bool:
    """Whether the commander stands directly behind a unit."""
    leader = commander(battle, side_of(number))
    if leader == NONE:
        return False
    across, along = ahead(number, battle.units[number].facing)
    here = battle.units[number].square
    column, row = column_of(here) - across, row_of(here) - along
    return is_on_field(battle, column, row) and battle.units[leader].square == square_at(column, row)


# Engagement


@rule("11.18", "11.24", "11.31", "B76")
def engages(battle: Battle, number: int) -> bool:
    """Whether a unit has an enemy unit within its range, or within its charge."""
    unit = battle.units[number]
    if unit.arm == LEADER:
        return False
    other = 1 - side_of(number)
    for enemy in range(first_unit(other), last_unit(battle, other)):
        if is_troop(battle.units[enemy]):
            there = battle.units[enemy].square
            shoots = unit.arm == SAGITTARII
            distance = range_of(battle, number) if shoots else reach_of(battle, unit.arm, there)
            if squares_between(unit.square, there) <= distance:
                return True
    return False


@rule("11.13", "D65")
def range_of(battle: Battle, number: int) -> int:
    """How far sagittarii shoot: one square more from a colle."""
    on_colle = battle.terrain[battle.units[number].square] == Ground.COLLE
    return RANGE_FROM_COLLE if on_colle else RANGE
