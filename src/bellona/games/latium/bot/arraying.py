"""How a bot deploys: the line before the enemy or out of his reach, horse and archers in single centuriae."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Refusal, Verb
from ..arbiter.deploying import behind_line, open_wing
from ..arbiter.wishes import Wish, nothing, wish
from ..position.battlefield import CENTURIAE, EQUITES, PEDITES, SAGITTARII, Battle, Ground
from ..position.vocabulary import NONE
from ..rules.c11_battle.deployment import check_schiera, may_place, unplaced_commander
from ..rules.c11_battle.field import column_of, first_unit, forward, front_row, is_troop, last_unit, reserve, square_at
from .mind import Mind, weigh
from .weights import Weight

LONGEST = 8
"""Units in one schiera."""
BEHIND = 2
"""Rows behind the line from which archers shoot over it."""
NEAR_FRONT = 2
"""Rows behind the foremost in which a colle is worth standing on."""


@kernel
def choose_placement(battle: Battle, side: int, mind: Mind) -> Wish:
    """Pedites first, then the commander behind them, equites at the end of the line, sagittarii.

    Who has the initiative puts the archers beside the line; who has not, behind it, so that they shoot over it.
    """
    if battle.forming:
        return nothing()
    middle, holds = battle.front // 2, battle.holder == side
    room = battle.zone - 1 - BEHIND
    back = max(0, min(room, weigh(mind, Weight.STARTS_BACK if holds else Weight.STANDS_BACK)))
    if may_place(battle, side, PEDITES):
        return line_up(battle, side, PEDITES, middle, back, CENTURIAE)
    if unplaced_commander(battle, side) != NONE:
        return wish(Verb.LEAD, behind_line(battle, side, middle), 0, 0)
    wing = open_wing(battle, side) < middle
    if may_place(battle, side, EQUITES):
        return line_up(battle, side, EQUITES, beside_line(battle, side, EQUITES, wing), back, 1)
    if not holds and room >= 0:
        return place_archers(battle, side, middle, back + BEHIND)
    return place_archers(battle, side, beside_line(battle, side, SAGITTARII, not wing), back)


@kernel
def beside_line(battle: Battle, side: int, arm: int, left: bool) -> int:
    """The column around which what is left of an arm stands beside the pedites."""
    first, last = battle.front, -1
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if unit.arm == PEDITES and is_troop(unit):
            first, last = min(first, column_of(unit.square)), max(last, column_of(unit.square))
    half = min(LONGEST, reserve(battle, side, arm)) // 2
    if last < 0:
        return battle.front // 2
    return max(0, first - 1 - half) if left else min(battle.front - 1, last + 1 + half)


@kernel
def place_archers(battle: Battle, side: int, wing: int, back: int) -> Wish:
    """On a colle near the front, else beside the line."""
    row = front_row(battle, side) - forward(side) * back
    for _ in range(min(NEAR_FRONT + 1, battle.zone - back)):
        for units in (2, 1):
            for column in range(battle.front - units + 1):
                square = square_at(column, row)
                high = battle.terrain[square] == Ground.COLLE and battle.terrain[square + units - 1] == Ground.COLLE
                if high and check_schiera(battle, side, SAGITTARII, units, square, 0, 1) == Refusal.NONE:
                    return Verb.DEPLOY, SAGITTARII, units, square, 0, 1
        row -= forward(side)
    return line_up(battle, side, SAGITTARII, wing, back, 1)


@kernel
def line_up(battle: Battle, side: int, arm: int, wanted: int, back: int, each: int) -> Wish:
    """As many units as fit side by side in a row with room, as near to a column and to the wanted row as can be."""
    units = min(LONGEST, (reserve(battle, side, arm) + each - 1) // each)
    while units > 0:
        for turn in range(battle.zone):
            row = front_row(battle, side) - forward(side) * ((back + turn) % battle.zone)
            for away in range(2 * battle.front):
                column = wanted - units // 2 + (away // 2 if away % 2 else -away // 2)
                if 0 <= column < battle.front:
                    square = square_at(column, row)
                    if check_schiera(battle, side, arm, units, square, 0, each) == Refusal.NONE:
                        return Verb.DEPLOY, arm, units, square, 0, each
        units -= 1
    return Verb.DELEGATE, 0, 0, 0, 0, 0
