"""How the program deploys an army: pedites in the middle, horse on one wing, archers on a colle or the other wing."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Refusal, Verb
from ..position.battlefield import CENTURIAE, EQUITES, PEDITES, SAGITTARII, Battle, Ground
from ..position.vocabulary import NONE
from ..rules.c11_battle.deployment import can_stand, check_schiera, may_place, unplaced_commander
from ..rules.c11_battle.field import (
    column_of,
    first_unit,
    forward,
    front_row,
    in_zone,
    is_troop,
    last_unit,
    reserve,
    row_of,
    square_at,
)
from .wishes import Wish, nothing, wish

LONGEST = 8
"""Units that the program puts into one schiera."""


@kernel
def choose_edge(battle: Battle) -> Wish:
    """The edge with more colles near it."""
    near, far = 0, 0
    for row in range(battle.zone):
        for column in range(battle.front):
            near += int(battle.terrain[square_at(column, row)] == Ground.COLLE)
            far += int(battle.terrain[square_at(column, battle.depth - 1 - row)] == Ground.COLLE)
    return wish(Verb.EDGE, 1 if near > far else 0, 0, 0)


@kernel
def choose_placement(battle: Battle, side: int) -> Wish:
    """Pedites first, then the commander behind them, equites, sagittarii."""
    if battle.forming:
        return nothing()
    middle = battle.front // 2
    if may_place(battle, side, PEDITES):
        return line_up(battle, side, PEDITES, middle)
    if unplaced_commander(battle, side) != NONE:
        return wish(Verb.LEAD, behind_line(battle, side, middle), 0, 0)
    wing = open_wing(battle, side)
    if may_place(battle, side, EQUITES):
        return line_up(battle, side, EQUITES, wing)
    height = height_in_zone(battle, side)
    if height != NONE:
        return Verb.DEPLOY, SAGITTARII, 1, height, 0, CENTURIAE
    return line_up(battle, side, SAGITTARII, battle.front - 1 - wing)


@kernel
def line_up(battle: Battle, side: int, arm: int, wanted: int) -> Wish:
    """As many units as fit side by side in the foremost row with room, as near to a column as can be."""
    units = min(LONGEST, (reserve(battle, side, arm) + 1) // CENTURIAE)
    while units > 0:
        row = front_row(battle, side)
        for _ in range(battle.zone):
            for away in range(2 * battle.front):
                column = wanted - units // 2 + (away // 2 if away % 2 else -away // 2)
                if 0 <= column < battle.front:
                    square = square_at(column, row)
                    if check_schiera(battle, side, arm, units, square, 0, CENTURIAE) == Refusal.NONE:
                        return Verb.DEPLOY, arm, units, square, 0, CENTURIAE
            row -= forward(side)
        units -= 1
    return Verb.DELEGATE, 0, 0, 0, 0, 0


@kernel
def behind_line(battle: Battle, side: int, middle: int) -> int:
    """The free square behind the own unit nearest to the middle, else any free square of the zone."""
    best, nearest = NONE, 1 << 8
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if not is_troop(unit):
            continue
        column, row = column_of(unit.square), row_of(unit.square) - forward(side)
        square = square_at(column, row)
        if abs(column - middle) < nearest and in_zone(battle, side, square) and battle.occupant[square] == NONE:
            best, nearest = square, abs(column - middle)
    if best != NONE:
        return best
    for place in range(battle.zone * battle.front):
        square = square_at(place % battle.front, front_row(battle, side) - forward(side) * (place // battle.front))
        if battle.occupant[square] == NONE:
            return square
    return square_at(middle, front_row(battle, side))


@kernel
def open_wing(battle: Battle, side: int) -> int:
    """The outermost column of the wing where fewer enemies stand."""
    left, right = 0, 0
    for number in range(first_unit(1 - side), last_unit(battle, 1 - side)):
        if is_troop(battle.units[number]):
            if column_of(battle.units[number].square) < battle.front // 2:
                left += 1
            else:
                right += 1
    return 1 if left <= right else battle.front - 2


@kernel
def height_in_zone(battle: Battle, side: int) -> int:
    """A free square of a colle in the zone, the foremost first; NONE."""
    row = front_row(battle, side)
    for _ in range(battle.zone):
        for column in range(battle.front):
            square = square_at(column, row)
            if battle.terrain[square] == Ground.COLLE and can_stand(battle, SAGITTARII, square):
                return square
        row -= forward(side)
    return NONE
