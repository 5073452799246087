"""The answers of a campaign and of diplomacy: walls, losses, funds, leaders, and the end of the war."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import CARTHAGE, LAND, LEADERS, NAVAL, NONE, ROME, SYRACUSAN_LAND, Level, War, World
from ..rules.c03_components import enemy_of, strength
from ..rules.c08_leaders import best_value, is_at
from ..rules.c09_combat import attackers
from ..rules.c10_towns import AGAINST_WALLS, is_under_siege
from ..rules.c11_attrition import is_leaving
from ..rules.c14_control import free_land, leader_in, value_controlled
from ..rules.c18_victory import level_of
from .bidding import sealed_sum
from .picking import find, prefer
from .surveying import capital_of, guard_wanted, survey, threat_to
from .weights import Weight
from .workspace import Workspace
from .worth import attack_balance, sign_of_control

# Walls


@kernel
def choose_invert(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """Go inside unless the enemy would break himself on a stand in the open."""
    h, arm, side = war.leaders[war.marching].hex, war.threat, war.seat
    own, foe = strength(world, war, side, arm, h), attackers(world, war, arm, h)
    modifier = world.figures[war.marching].value - best_value(world, war, side, h)
    outside = attack_balance(world, foe, own, modifier)
    if arm == NAVAL:
        safe = strength(world, war, side, LAND, h) > 0
        return prefer(choices, Verb.INVERT if outside > 0.0 and safe else Verb.STAND)
    inside = 0.0
    if war.leaders[war.marching].points >= AGAINST_WALLS and world.place[h] != NONE:
        walls = world.wall_modifier[world.walls[world.place[h]]]
        inside = max(0.0, attack_balance(world, foe, own, modifier + walls))
    dear = h == capital_of(world, side) and 2 * foe >= own
    return prefer(choices, Verb.INVERT if dear or outside > inside - space.weights[Weight.STAND] else Verb.STAND)


# Losses


@kernel
def choose_loss(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """A point of the kind, and in the place, where it is missed least."""
    survey(world, war, space)
    space.guard = guard_wanted(world, war, space, war.seat)
    best, least = 0, 1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.LOSE and action.extra == 1:
            price = price_of(world, war, space, action.unit, action.at)
            if price < least:
                best, least = number, price
    return best


@kernel
def price_of(world: World, war: War, space: Workspace, kind: int, h: int) -> float:
    """How much a point is missed."""
    side, plan = war.seat, space.weights
    if kind >= SYRACUSAN_LAND:
        return 2.0 if kind == SYRACUSAN_LAND else 1.0
    if kind == NAVAL:
        carrying = is_leaving(war.due[side].cause) and war.force[NAVAL] <= war.force[LAND]
        return 2.0 * plan[Weight.NAVAL] if carrying else plan[Weight.NAVAL]
    price = plan[Weight.LAND] - 0.02 * war.points[side, LAND, h]
    own = strength(world, war, side, LAND, h)
    if h == capital_of(world, side) and own <= space.guard:
        price += plan[Weight.GUARD]
    region = world.region[h]
    if region != NONE and not is_under_siege(world, war, side, h):
        here, foe = free_land(world, war, side, region), free_land(world, war, enemy_of(side), region)
        now = sign_of_control(world, war, side, region, here, foe)
        then = sign_of_control(world, war, side, region, here - 1, foe)
        price += plan[Weight.REGION] * (now - then) * world.region_value[region]
    if own == 1 and strength(world, war, enemy_of(side), LAND, h) > 0:
        price += plan[Weight.LAND]
    return price


# Diplomacy


@kernel
def choose_funds(world: World, war: War, choices: Choices, dice: Dice, space: Workspace) -> int:
    """A sum weighed against the other's, or by habit a small one, a larger one if a leader can use a defection."""
    if space.weights[Weight.BID] > 0.0:
        return max(0, find(choices, Verb.FUND, 0, 0, sealed_sum(world, war, dice, space)))
    most = int(space.weights[Weight.SMALL_BID])
    for region in range(world.regions):
        if war.seat == CARTHAGE and world.south[region] and leader_in(world, war, CARTHAGE, region):
            most = int(space.weights[Weight.LARGE_BID])
    most = min(most, war.treasury[war.seat])
    return max(0, find(choices, Verb.FUND, 0, 0, draw(dice, most + 1) - 1))


@kernel
def choose_peace(world: World, war: War, choices: Choices) -> int:
    """Agree to end a war that is won at present, or to a draw when it goes badly."""
    side = war.seat
    own, foe = value_controlled(world, war, side), value_controlled(world, war, enemy_of(side))
    army, threat = war.total[side, LAND], war.total[enemy_of(side), LAND]
    if world.only_carthage_falls:
        return prefer(choices, Verb.AGREE if 3 * army < threat and side == CARTHAGE else Verb.REFUSE)
    won = own > foe and level_of(world, own) > Level.DRAW
    drawn = not won and level_of(world, foe) == Level.DRAW
    return prefer(choices, Verb.AGREE if won or (drawn and own < foe and army < threat) else Verb.REFUSE)


# Leaders


@kernel
def choose_retirement(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """The least able steps down, among equals the one with the fewest points that need him."""
    best, least = 0, 1000.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.RETIRE:
            led = 1.0 * min(15, war.points[ROME, LAND, war.leaders[action.unit].hex])
            if has_equal_beside(world, war, action.unit):
                led *= space.weights[Weight.BESIDE]
            weight = 20.0 * world.figures[action.unit].value + led
            if weight < least:
                best, least = number, weight
    return best


@kernel
def has_equal_beside(world: World, war: War, leader: int) -> bool:
    """Whether another Roman, no less able, is in the hex of a leader."""
    h, value = war.leaders[leader].hex, world.figures[leader].value
    for other in range(LEADERS):
        if other != leader and is_at(world, war, other, ROME, h) and world.figures[other].value >= value:
            return True
    return False


@kernel
def choose_placing(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """The best leader goes where most points need one, above all in the face of the enemy."""
    survey(world, war, space)
    side, plan = war.seat, space.weights
    best, most = 0, -1.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb != Verb.APPOINT and action.verb != Verb.RETURN:
            continue
        h, value = action.at, world.figures[action.unit].value
        land, naval = strength(world, war, side, LAND, h), strength(world, war, side, NAVAL, h)
        weight = land + plan[Weight.WITH_FLEET] * naval
        weight += plan[Weight.FACING] * strength(world, war, enemy_of(side), LAND, h)
        weight += plan[Weight.WATCHING] * min(land, threat_to(world, space, side, h))
        if best_value(world, war, side, h) >= value:
            weight *= plan[Weight.SECOND]
        weight += 0.01 * value
        if weight > most:
            best, most = number, weight
    return best
