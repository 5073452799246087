"""11.18, 11.24 to 11.31, D65, D66: when sagittarii may shoot, and at whom."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ...actions.moves import Choices, Refusal, Verb, offer
from ...position.battlefield import CENTURIAE, SAGITTARII, UNITS, Battle, Ground, Standing
from ...position.vocabulary import NONE
from .field import (
    column_of,
    first_unit,
    is_on_field,
    is_troop,
    last_unit,
    row_of,
    side_of,
    square_at,
    squares_between,
    stands,
)
from .movement import engages, range_of

VOLLEYS = 2
"""Of a unit in one phase."""
REST = 2
"""Moves between two volleys."""


@rule("11.18", "11.25", "11.29", "11.30", "11.35")
def check_shooter(battle: Battle, side: int, number: int, place: int) -> int:
    """Whether a centuria may shoot now."""
    if number < first_unit(side) or number >= last_unit(battle, side) or not stands(battle.units[number]):
        return Refusal.NOT_YOUR_UNIT
    unit = battle.units[number]
    if unit.arm != SAGITTARII:
        return Refusal.NOT_SAGITTARII
    if place < 0 or place >= CENTURIAE or not unit.alive[place]:
        return Refusal.NOT_A_CENTURIA
    if unit.standing == Standing.EDGE:
        return Refusal.WAITS_AT_EDGE
    if unit.shot >> place & 1:
        return Refusal.HAS_SHOT
    if unit.shot:
        return Refusal.NONE
    if unit.volleys >= VOLLEYS:
        return Refusal.VOLLEYS_SPENT
    return Refusal.MUST_WAIT_TO_SHOOT if unit.rest > 0 else Refusal.NONE


@rule("11.18", "11.24", "11.25", "D65", "B38", "B50", "B76")
def check_shot(battle: Battle, side: int, number: int, target: int, place: int) -> int:
    """Whether a centuria may shoot at a unit."""
    refusal = check_shooter(battle, side, number, place)
    if refusal:
        return refusal
    if target < 0 or target >= UNITS or side_of(target) == side or not is_troop(battle.units[target]):
        return Refusal.NO_TARGET
    here, there = battle.units[number].square, battle.units[target].square
    if squares_between(here, there) > range_of(battle, number):
        return Refusal.OUT_OF_RANGE
    if battle.terrain[here] != Ground.COLLE and is_blocked(battle, side, here, there):
        return Refusal.LINE_BLOCKED
    if is_in_melee(battle, target):
        return Refusal.INTO_MELEE
    answered = side == battle.holder or engages(battle, target)
    return Refusal.NONE if answered else Refusal.NOT_ENGAGED


@rule("11.18")
def is_blocked(battle: Battle, side: int, here: int, there: int) -> bool:
    """Whether a friendly unit stands on the next square towards the target."""
    columns, rows = column_of(there) - column_of(here), row_of(there) - row_of(here)
    column = column_of(here) + (1 if columns > 0 else -1 if columns < 0 else 0)
    row = row_of(here) + (1 if rows > 0 else -1 if rows < 0 else 0)
    found = battle.occupant[square_at(column, row)]
    return found != NONE and side_of(found) == side and is_troop(battle.units[found])


@rule("B50")
def is_in_melee(battle: Battle, target: int) -> bool:
    """Whether a unit stands next to a unit of the other side."""
    here = battle.units[target].square
    column, row = column_of(here), row_of(here)
    for across in range(-1, 2):
        for along in range(-1, 2):
            if is_on_field(battle, column + across, row + along):
                found = battle.occupant[square_at(column + across, row + along)]
                if found != NONE and side_of(found) != side_of(target) and is_troop(battle.units[found]):
                    return True
    return False


@rule("11.24", "11.25")
def can_shoot(battle: Battle, side: int) -> bool:
    """Whether any centuria of a side has a target now."""
    for number in range(first_unit(side), last_unit(battle, side)):
        if battle.units[number].arm == SAGITTARII:
            for place in range(CENTURIAE):
                if check_shooter(battle, side, number, place) == Refusal.NONE and has_target(battle, number, place):
                    return True
    return False


@kernel
def has_target(battle: Battle, number: int, place: int) -> bool:
    """Whether a centuria may shoot at anybody."""
    side = side_of(number)
    for target in range(first_unit(1 - side), last_unit(battle, 1 - side)):
        if check_shot(battle, side, number, target, place) == Refusal.NONE:
            return True
    return False


@rule("11.25")
def list_shots(battle: Battle, side: int, choices: Choices) -> None:
    """Every shot of every centuria."""
    for number in range(first_unit(side), last_unit(battle, side)):
        if battle.units[number].arm != SAGITTARII:
            continue
        for place in range(CENTURIAE):
            if check_shooter(battle, side, number, place) == Refusal.NONE:
                for target in range(first_unit(1 - side), last_unit(battle, 1 - side)):
                    if check_shot(battle, side, number, target, place) == Refusal.NONE:
                        offer(choices, Verb.SHOOT, number, target, place)


@rule("11.25", "11.29")
def open_volley(battle: Battle, number: int, place: int) -> None:
    """A centuria shoots: the first of its unit begins a volley."""
    unit = battle.units[number]
    if unit.shot == 0:
        unit.volleys += 1
    unit.shot |= 1 << place


@rule("11.30", "D66")
def close_volleys(battle: Battle, side: int) -> None:
    """The volleys of a side are over; its shooters have to wait for two moves."""
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if unit.shot:
            unit.shot = 0
            unit.rest = REST
