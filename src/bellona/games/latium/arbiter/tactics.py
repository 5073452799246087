"""How the program leads an army: archers into range, pedites to charge distance, the most promising charges."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Refusal, Verb
from ..position.battlefield import CENTURIAE, EQUITES, LEADER, PEDITES, SAGITTARII, Battle, Ground
from ..position.records import Realm
from ..position.vocabulary import NONE
from ..position.world_record import World
from ..rules.c11_battle.actions import striking_square
from ..rules.c11_battle.field import (
    damage,
    first_unit,
    forward,
    is_troop,
    last_unit,
    side_of,
    squares_between,
    strength,
)
from ..rules.c11_battle.movement import (
    FRONT,
    REACH,
    REAR,
    Scope,
    allowance,
    check_actor,
    check_advance,
    check_target,
    is_beside_commander,
    range_of,
)
from ..rules.c11_battle.shots import check_shooter, check_shot
from .signa import choose_dolum
from .wishes import Wish, nothing, wish

FLANK_WORTH = 4
ARCHERS_WORTH = 5
COMMANDER_WORTH = 6
SHAKEN_WORTH = 3


# Orders


@kernel
def choose_order(world: World, realm: Realm, side: int) -> Wish:
    """Leave a lost field, steal, charge, move the archers up, move the lines up, or pass."""
    battle = realm.battle
    if is_hopeless(battle, side):
        return wish(Verb.ABANDON, 0, 0, 0)
    stolen = choose_dolum(world, realm, side)
    if stolen[0] == Verb.PLAY:
        return stolen
    charge = best_charge(battle, side)
    if charge[0] == Verb.CHARGE:
        return charge
    for number in range(first_unit(side), last_unit(battle, side)):
        if battle.units[number].arm != LEADER and check_actor(battle, side, number) == Refusal.NONE:
            move = bring_up(battle, side, number)
            if move[0] == Verb.ADVANCE:
                return move
    return wish(Verb.END_PHASE, 0, 0, 0)


@kernel
def centuriae(battle: Battle, side: int) -> int:
    """The centuriae of a side that are on the field."""
    found = 0
    for number in range(first_unit(side), last_unit(battle, side)):
        if is_troop(battle.units[number]):
            found += strength(battle.units[number])
    return found


@kernel
def is_hopeless(battle: Battle, side: int) -> bool:
    """Whether a third of the centuriae is gone, and those left are far fewer than the enemy's."""
    own, other = centuriae(battle, side), centuriae(battle, 1 - side)
    lost = battle.lost[side]
    return 3 * lost >= own + lost and 3 * own < 2 * other


@kernel
def best_charge(battle: Battle, side: int) -> Wish:
    """The most promising charge; a mere exchange of blows only for an army that can afford it."""
    best, square, worth = NONE, NONE, 0
    striker = NONE
    eager = centuriae(battle, side) >= centuriae(battle, 1 - side)
    for number in range(first_unit(side), last_unit(battle, side)):
        arm = battle.units[number].arm
        if (arm != PEDITES and arm != EQUITES) or check_actor(battle, side, number):
            continue
        for target in range(first_unit(1 - side), last_unit(battle, 1 - side)):
            if check_target(battle, side, number, target):
                continue
            for exposed in range(REAR, FRONT - 1, -1):
                value = charge_worth(battle, number, target, exposed, eager)
                if value <= worth:
                    continue
                found = striking_square(battle, side, number, target, exposed)
                if found != NONE:
                    striker, best, square, worth = number, target, found, value
    return nothing() if striker == NONE else wish(Verb.CHARGE, striker, best, square)


@kernel
def charge_worth(battle: Battle, number: int, target: int, exposed: int, eager: bool) -> int:
    """What a charge promises."""
    own, other = battle.units[number], battle.units[target]
    value = 1 if eager else -1
    value += FLANK_WORTH * exposed - 2 * damage(own) + damage(other)
    if strength(own) < CENTURIAE:
        value -= 1
    if other.arm == SAGITTARII:
        value += ARCHERS_WORTH
    elif other.arm == LEADER:
        value += COMMANDER_WORTH
    if other.shaken:
        value += SHAKEN_WORTH
    return value - SHAKEN_WORTH if own.shaken else value


# Moving up


@kernel
def bring_up(battle: Battle, side: int, number: int) -> Wish:
    """A unit with its schiera, or alone, forward as far as it wants."""
    unit = battle.units[number]
    wanted = range_of(battle, number) if unit.arm == SAGITTARII else REACH[unit.arm]
    steps = min(allowance(unit.arm), nearest_enemy(battle, number) - wanted)
    scope = Scope.UNIT if unit.arm == SAGITTARII else Scope.SCHIERA
    while steps > 0:
        along = forward(side) * steps
        if scope == Scope.SCHIERA and is_beside_commander(battle, number, scope):
            if check_advance(battle, side, number, scope, 0, along, 1) == Refusal.NONE:
                return Verb.ADVANCE, number, scope, 0, along, 1
        if check_advance(battle, side, number, scope, 0, along, 0) == Refusal.NONE:
            return Verb.ADVANCE, number, scope, 0, along, 0
        steps -= 1
    return nothing()


@kernel
def nearest_enemy(battle: Battle, number: int) -> int:
    """How many squares away the nearest enemy unit of a unit, or of its schiera, is."""
    side, near = side_of(number), 1 << 8
    unit = battle.units[number]
    for mate in range(first_unit(side), last_unit(battle, side)):
        if mate != number and (unit.arm == SAGITTARII or battle.units[mate].schiera != unit.schiera):
            continue
        if not is_troop(battle.units[mate]) or battle.units[mate].arm != unit.arm:
            continue
        for enemy in range(first_unit(1 - side), last_unit(battle, 1 - side)):
            if is_troop(battle.units[enemy]):
                far = squares_between(battle.units[mate].square, battle.units[enemy].square)
                near = min(near, far)
    return near


# Shooting


@kernel
def choose_shot(battle: Battle, side: int) -> Wish:
    """The most promising shot of the first centuria that has one, or leaving a lost field."""
    if is_hopeless(battle, side):
        return wish(Verb.ABANDON, 0, 0, 0)
    for number in range(first_unit(side), last_unit(battle, side)):
        if battle.units[number].arm != SAGITTARII:
            continue
        for place in range(CENTURIAE):
            if check_shooter(battle, side, number, place) == Refusal.NONE:
                target = best_target(battle, side, number, place)
                if target != NONE:
                    return wish(Verb.SHOOT, number, target, place)
    return nothing()


@kernel
def best_target(battle: Battle, side: int, number: int, place: int) -> int:
    """The enemy that a shot would hurt most, NONE."""
    best, worth = NONE, -1
    for target in range(first_unit(1 - side), last_unit(battle, 1 - side)):
        if check_shot(battle, side, number, target, place) != Refusal.NONE:
            continue
        unit = battle.units[target]
        value = 2 * damage(unit) + (3 if unit.arm == EQUITES else 2)
        value += 1 if strength(unit) == 1 else 0
        if battle.terrain[unit.square] == Ground.SILVA:
            value -= 2
        if value > worth:
            best, worth = target, value
    return best
