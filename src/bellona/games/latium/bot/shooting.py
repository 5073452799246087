"""Where a bot's archers stand: with somebody to shoot at, and out of reach of those who would ride them down."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Refusal
from ..position.battlefield import EQUITES, PEDITES, SAGITTARII, Battle, Ground
from ..position.vocabulary import NONE
from ..rules.c11_battle.field import (
    column_of,
    first_unit,
    is_on_field,
    is_troop,
    last_unit,
    row_of,
    square_at,
    squares_between,
    strength,
)
from ..rules.c11_battle.movement import (
    RANGE,
    RANGE_FROM_COLLE,
    REACH,
    Scope,
    allowance,
    check_advance,
    has_company,
)
from ..rules.c11_battle.shots import is_blocked, is_in_melee
from .blows import worth_of_shot
from .mind import Mind
from .weights import Weight

STEP = 0.01
"""What a square nearer to the enemy is worth to those who cannot shoot yet."""
GAIN = 0.05
"""A better stand must be so much better."""
AFTER_A_MOVE = 6
"""From so far pedites can charge after one move."""


@kernel
def sum_of_bows(battle: Battle, side: int) -> int:
    """The centuriae of archers that a side has on the field."""
    found = 0
    for number in range(first_unit(side), last_unit(battle, side)):
        if battle.units[number].arm == SAGITTARII and is_troop(battle.units[number]):
            found += strength(battle.units[number])
    return found


@kernel
def best_stand(battle: Battle, side: int, number: int, mind: Mind) -> tuple[int, int, int]:
    """By how many columns and rows archers should move, and whether alone or with their schiera."""
    here = battle.units[number].square
    far = allowance(SAGITTARII)
    best_across, best_along, best_scope = 0, 0, 0
    most = stand_worth(battle, side, number, here, mind) + GAIN
    scope = Scope.SCHIERA if has_company(battle, number, Scope.SCHIERA) else Scope.UNIT
    for across in range(-far, far + 1):
        for along in range(-far, far + 1):
            column, row = column_of(here) + across, row_of(here) + along
            if (across == 0 and along == 0) or not is_on_field(battle, column, row):
                continue
            square = square_at(column, row)
            if battle.occupant[square] != NONE and scope == Scope.UNIT:
                continue
            worth = stand_worth(battle, side, number, square, mind)
            if worth <= most:
                continue
            if check_advance(battle, side, number, scope, across, along, 0) == Refusal.NONE:
                best_across, best_along, best_scope, most = across, along, scope, worth
            elif (
                scope != Scope.UNIT
                and check_advance(battle, side, number, Scope.UNIT, across, along, 0) == Refusal.NONE
            ):
                best_across, best_along, best_scope, most = across, along, Scope.UNIT, worth
    return best_across, best_along, best_scope


@kernel
def stand_worth(battle: Battle, side: int, number: int, square: int, mind: Mind) -> float:
    """What a square is worth to archers: the best shot from it, less the dangers."""
    on_colle = battle.terrain[square] == Ground.COLLE
    reaches = RANGE_FROM_COLLE if on_colle else RANGE
    shot, danger, near = 0.0, 0.0, 1 << 8
    for enemy in range(first_unit(1 - side), last_unit(battle, 1 - side)):
        other = battle.units[enemy]
        if not is_troop(other):
            continue
        far = squares_between(square, other.square)
        near = min(near, far)
        if far <= reaches and not is_in_melee(battle, enemy):
            if on_colle or not is_blocked(battle, side, square, other.square):
                covered = battle.terrain[other.square] == Ground.SILVA
                shot = max(shot, worth_of_shot(battle, enemy, covered))
        danger += danger_from(battle, enemy, far, mind)
    if shot == 0.0:
        shot = -STEP * near
    return shot * 2.0 * strength(battle.units[number]) - danger


@kernel
def danger_from(battle: Battle, enemy: int, far: int, mind: Mind) -> float:
    """What it costs to stand so far from an enemy."""
    other = battle.units[enemy]
    if other.arm == SAGITTARII:
        on_colle = battle.terrain[other.square] == Ground.COLLE
        return mind.plan[Weight.BOW] * strength(other) if far <= (RANGE_FROM_COLLE if on_colle else RANGE) else 0.0
    if other.arm == EQUITES:
        return mind.plan[Weight.LANCE] if far <= REACH[EQUITES] else 0.0
    if other.arm == PEDITES and far <= AFTER_A_MOVE:
        return mind.plan[Weight.SPEAR] if far <= REACH[PEDITES] else mind.plan[Weight.SPEAR] / 2.0
    return 0.0
