"""How a bot leads an army in battle: archers in range, charges that pay, the line held or led on."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Refusal, Verb
from ..arbiter.signa import choose_dolum
from ..arbiter.tactics import bring_up, centuriae
from ..arbiter.wishes import Wish, nothing, wish
from ..position.battlefield import CENTURIAE, EQUITES, LEADER, PEDITES, SAGITTARII, Battle, Ground, Standing
from ..position.records import Realm
from ..position.vocabulary import NONE
from ..position.world_record import World
from ..rules.c11_battle.actions import striking_square
from ..rules.c11_battle.field import (
    column_of,
    commander,
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
    FRONT,
    REAR,
    Scope,
    allowance,
    check_actor,
    check_advance,
    check_target,
    exposure,
    range_of,
)
from ..rules.c11_battle.shots import VOLLEYS, check_shot, is_in_melee
from .blows import worth_of_charge, worth_of_shot
from .mind import Mind
from .shooting import best_stand, sum_of_bows
from .weights import Weight

BESIDE = 0.2
"""What it is worth to strike at an enemy who stands at the flank of one's own."""
LEAST = 0.02
"""A charge must promise so much."""
EXPOSED = 2
"""So near to an enemy a commander takes cover."""


@kernel
def choose_order(world: World, realm: Realm, side: int, mind: Mind) -> Wish:
    """Leave a lost field, steal, move the archers up, charge, move the lines up or wait for the enemy, or pass."""
    battle = realm.battle
    if is_lost(battle, side, mind):
        return wish(Verb.ABANDON, 0, 0, 0)
    stolen = choose_dolum(world, realm, side)
    if stolen[0] == Verb.PLAY:
        return stolen
    move = bring_archers(battle, side, mind)
    if move[0] == Verb.ADVANCE:
        return move
    charge = best_charge(battle, side, mind)
    if charge[0] == Verb.CHARGE:
        return charge
    if not waits(battle, side, mind):
        for number in range(first_unit(side), last_unit(battle, side)):
            arm = battle.units[number].arm
            if (arm == PEDITES or arm == EQUITES) and check_actor(battle, side, number) == Refusal.NONE:
                move = bring_up(battle, side, number)
                if move[0] == Verb.ADVANCE:
                    return move
    cover = take_cover(battle, side)
    return cover if cover[0] == Verb.ADVANCE else mark_time(battle, side)


# How the battle stands


@kernel
def is_lost(battle: Battle, side: int, mind: Mind) -> bool:
    """Whether a third of the centuriae is gone, and those left are far fewer than the enemy's."""
    own, other = centuriae(battle, side), centuriae(battle, 1 - side)
    lost = battle.lost[side]
    return 3 * lost >= own + lost and own < mind.plan[Weight.YIELDS] * other


@kernel
def waits(battle: Battle, side: int, mind: Mind) -> bool:
    """Whether the line holds, because the own archers hurt more than the enemy's."""
    own = sum_of_bows(battle, side)
    return own > 0 and own >= mind.plan[Weight.WAITS] * sum_of_bows(battle, 1 - side)


# Charges


@kernel
def best_charge(battle: Battle, side: int, mind: Mind) -> Wish:
    """The most promising charge; a mere exchange of blows only for the stronger army."""
    striker, best, square, worth = NONE, NONE, 0, LEAST
    eager = eagerness(battle, side, mind)
    for number in range(first_unit(side), last_unit(battle, side)):
        arm = battle.units[number].arm
        if (arm != PEDITES and arm != EQUITES) or check_actor(battle, side, number):
            continue
        for target in range(first_unit(1 - side), last_unit(battle, 1 - side)):
            if check_target(battle, side, number, target):
                continue
            for exposed in range(REAR, FRONT - 1, -1):
                value = worth_of_charge(battle, number, target, exposed) + eager * strength(battle.units[number])
                if endangers(battle, side, target):
                    value += BESIDE
                if value <= worth:
                    continue
                found = striking_square(battle, side, number, target, exposed)
                if found != NONE:
                    striker, best, square, worth = number, target, found, value
    return nothing() if striker == NONE else wish(Verb.CHARGE, striker, best, square)


@kernel
def eagerness(battle: Battle, side: int, mind: Mind) -> float:
    """What an even duel is worth: more for the stronger army, and less while only the enemy has suffered."""
    own, other = centuriae(battle, side), centuriae(battle, 1 - side)
    value = mind.plan[Weight.ZEAL] * (own - other) / max(1.0, own + other)
    if battle.suffered[side] == 0 and battle.suffered[1 - side] > 0:
        value -= mind.plan[Weight.UPPER_SIDE]
    elif battle.suffered[side] > 0 and battle.suffered[1 - side] == 0:
        value += mind.plan[Weight.UPPER_SIDE]
    return value


@kernel
def endangers(battle: Battle, side: int, enemy: int) -> bool:
    """Whether an enemy stands at the flank or in the rear of a unit, or beside archers."""
    here = battle.units[enemy].square
    if battle.units[enemy].arm == LEADER or battle.units[enemy].arm == SAGITTARII:
        return False
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if is_troop(unit) and squares_between(unit.square, here) == 1:
            if unit.arm == SAGITTARII or exposure(battle, number, here) > FRONT:
                return True
    return False


# Moving


@kernel
def bring_archers(battle: Battle, side: int, mind: Mind) -> Wish:
    """The first archers who find a better stand go there."""
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if unit.arm != SAGITTARII or unit.volleys >= VOLLEYS or check_actor(battle, side, number):
            continue
        across, along, scope = best_stand(battle, side, number, mind)
        if across != 0 or along != 0:
            return Verb.ADVANCE, number, scope, across, along, 0
    return nothing()


@kernel
def take_cover(battle: Battle, side: int) -> Wish:
    """The commander goes away from enemies who stand near him."""
    leader = commander(battle, side)
    if leader == NONE or check_actor(battle, side, leader):
        return nothing()
    here = battle.units[leader].square
    most, far = from_enemies(battle, side, here), allowance(LEADER)
    if most > EXPOSED:
        return nothing()
    best_across, best_along = 0, 0
    for across in range(-far, far + 1):
        for along in range(-far, far + 1):
            column, row = column_of(here) + across, row_of(here) + along
            if not is_on_field(battle, column, row):
                continue
            away = from_enemies(battle, side, square_at(column, row))
            if away > most and check_advance(battle, side, leader, Scope.UNIT, across, along, 0) == Refusal.NONE:
                best_across, best_along, most = across, along, away
    if best_across == 0 and best_along == 0:
        return nothing()
    return Verb.ADVANCE, leader, Scope.UNIT, best_across, best_along, 0


@kernel
def from_enemies(battle: Battle, side: int, square: int) -> int:
    """How far from a square the nearest enemy stands."""
    near = 1 << 8
    for enemy in range(first_unit(1 - side), last_unit(battle, 1 - side)):
        if is_troop(battle.units[enemy]):
            near = min(near, squares_between(square, battle.units[enemy].square))
    return near


@kernel
def mark_time(battle: Battle, side: int) -> Wish:
    """Moves that let the archers shoot again, if that hurts the enemy more; else the phase is over.

    Horse steps to and fro rather than the line.
    """
    if battle.actions >= 2 and wants_volley(battle, side):
        for arm in (EQUITES, SAGITTARII, PEDITES):
            for number in range(first_unit(side), last_unit(battle, side)):
                if battle.units[number].arm == arm and is_idle(battle, side, number):
                    along = 1 if row_of(battle.units[number].square) % 2 else -1
                    if check_advance(battle, side, number, Scope.UNIT, 0, along, 0) == Refusal.NONE:
                        return Verb.ADVANCE, number, Scope.UNIT, 0, along, 0
    return wish(Verb.END_PHASE, 0, 0, 0)


@kernel
def is_idle(battle: Battle, side: int, number: int) -> bool:
    """Whether a unit may act, and has neither an enemy beside it nor arrows to shoot."""
    unit = battle.units[number]
    if check_actor(battle, side, number) or is_in_melee(battle, number):
        return False
    return unit.arm != SAGITTARII or unit.volleys >= VOLLEYS


@kernel
def wants_volley(battle: Battle, side: int) -> bool:
    """Whether more own archers than enemy ones have a volley left, and an enemy in sight."""
    return ready_bows(battle, side) > ready_bows(battle, 1 - side)


@kernel
def ready_bows(battle: Battle, side: int) -> int:
    """The centuriae of archers who could shoot again at somebody near enough."""
    found = 0
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if unit.arm != SAGITTARII or unit.standing != Standing.FIELD or unit.volleys >= VOLLEYS:
            continue
        for enemy in range(first_unit(1 - side), last_unit(battle, 1 - side)):
            if is_troop(battle.units[enemy]) and not is_in_melee(battle, enemy):
                if squares_between(unit.square, battle.units[enemy].square) <= range_of(battle, number):
                    found += strength(unit)
                    break
    return found


# Shooting


@kernel
def choose_shot(battle: Battle, side: int, mind: Mind) -> Wish:
    """The shot that would hurt most, or leaving a lost field."""
    if is_lost(battle, side, mind):
        return wish(Verb.ABANDON, 0, 0, 0)
    shooter, best, shot, most = NONE, NONE, 0, 0.0
    for target in range(first_unit(1 - side), last_unit(battle, 1 - side)):
        if not is_troop(battle.units[target]):
            continue
        worth = worth_of_shot(battle, target, battle.terrain[battle.units[target].square] == Ground.SILVA)
        if worth > most:
            number, place = first_shooter(battle, side, target)
            if number != NONE:
                shooter, best, shot, most = number, target, place, worth
    return nothing() if shooter == NONE else wish(Verb.SHOOT, shooter, best, shot)


@kernel
def first_shooter(battle: Battle, side: int, target: int) -> tuple[int, int]:
    """The first of the archers, and his centuria, who may shoot at an enemy; NONE."""
    for number in range(first_unit(side), last_unit(battle, side)):
        if battle.units[number].arm == SAGITTARII:
            for place in range(CENTURIAE):
                if check_shot(battle, side, number, target, place) == Refusal.NONE:
                    return number, place
    return NONE, 0
