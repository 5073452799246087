"""The values of points, regions and fights for a side, in treasury points."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import NOBODY, NONE, War, World
from ..rules.c03_components import is_closed
from ..rules.c09_combat import losses_in_row, odds_column
from ..rules.c11_attrition import attrition_percent, loss_of
from .weights import Weight
from .workspace import Scene, Workspace

DICE = 6


# Chance


@kernel
def attrition_rate(world: World, modifier: int) -> float:
    """The share that a roll on the attrition table takes on average."""
    total = 0
    for die in range(1, DICE + 1):
        total += attrition_percent(world, die + modifier)
    return total / (100.0 * DICE)


@kernel
def attack_balance(world: World, own: int, foe: int, modifier: int) -> float:
    """The points that an attack kills on average, less those it costs."""
    column = odds_column(own, foe)
    if column == NONE:
        return -99.0
    balance = 0
    for die in range(1, DICE + 1):
        balance += min(foe, loss_of(losses_in_row(world, column, die + modifier, 1), foe))
        balance -= min(own, loss_of(losses_in_row(world, column, die + modifier, 0), own))
    return balance / float(DICE)


# Regions


@kernel
def sign_of_control(world: World, war: War, side: int, region: int, own: int, foe: int) -> int:
    """Who would control a region with these points in it: 1 the side, -1 its enemy, 0 nobody."""
    if is_closed(world, war, region):
        return 0
    value = world.region_value[region]
    if own > 0 and 2 * own >= value and own >= 2 * foe:
        return 1
    if foe > 0 and 2 * foe >= value and foe >= 2 * own:
        return -1
    align = war.align[region]
    if align == NOBODY:
        return 0
    return 1 if align == side else -1


@kernel
def region_worth(world: World, space: Workspace) -> float:
    """What control of a region is worth for each point of its value: little where only one city decides."""
    return space.weights[Weight.TAX] if world.only_carthage_falls else space.weights[Weight.REGION]


@kernel
def weigh_garrison(world: World, war: War, space: Workspace) -> None:
    """Record the value of points in the enemy's capital in this war and turn."""
    space.siege = world.only_carthage_falls
    space.garrison = space.weights[Weight.ONLY_GARRISON] if space.siege else space.weights[Weight.GARRISON]
    if space.siege and world.turn_limit > 0 and war.turn >= world.turn_limit - 1:
        space.garrison = space.weights[Weight.LAST_HOPE]


# The final state of a hex


@kernel
def ground_worth(space: Workspace, number: int, own: int, foe: int, shut_in: bool) -> float:
    """The value of the points in a hex: their number, the place, the capitals, and their risks."""
    scene, plan = space.scenes[number], space.weights
    value = (
        plan[Weight.LAND] * own
        - (plan[Weight.FOE] * plan[Weight.LAND] + (space.garrison if scene.prize else 0.0)) * foe
    )
    command = plan[Weight.SIEGE] if space.siege else plan[Weight.COMMAND]
    value += command * scene.leader * own * min(1.0 * own, plan[Weight.LARGEST_COMMAND])
    if own + scene.fleet == 0 and foe > 0:
        value -= plan[Weight.LEADER] * scene.leader
    if own > 0 and foe == 0:
        value += plan[Weight.PLACE] * scene.walls
        if scene.prize:
            value += plan[Weight.CAPITAL]
    if scene.prize and foe > 0:
        value += plan[Weight.STRIKE] * min(own, 3 * foe)
    if scene.home:
        value += scene.leader
        value -= plan[Weight.GUARD] * max(0, space.guard - own)
        if own == 0:
            value -= plan[Weight.CAPITAL] if foe > 0 else 2.0 * plan[Weight.GUARD]
    return value - plan[Weight.LAND] * own * exposure(space, own, danger(space, number, foe, shut_in), scene.walls)


@kernel
def danger(space: Workspace, number: int, foe: int, shut_in: bool) -> int:
    """The strongest enemy that may fall on the points in a hex."""
    threat = space.scenes[number].threat
    return threat if shut_in else max(threat, foe)


@kernel
def exposure(space: Workspace, own: int, threat: int, walls: int) -> float:
    """The share of a force that an enemy in reach may be expected to destroy."""
    if threat <= 0 or own <= 0 or threat < own:
        return 0.0
    share = space.weights[Weight.DANGER]
    if threat >= 3 * own:
        share = space.weights[Weight.TRIPLE_DANGER]
    elif threat >= 2 * own:
        share = space.weights[Weight.DOUBLE_DANGER]
    return share / (1.0 + space.weights[Weight.SHELTER] * walls)


@kernel
def is_needed(world: World, war: War, space: Workspace, number: int, foes: int) -> bool:
    """Whether a region is lost with the points in a hex."""
    scene = space.scenes[number]
    return sign_of_control(world, war, scene.side, scene.region, scene.own_base, foes) < 1


@kernel
def is_open_to(world: World, scene: Scene, own: int) -> bool:
    """Whether the strongest army in reach could take the region of a scene from so many points."""
    return scene.threat >= max(1, 2 * own) and 2 * scene.threat >= world.region_value[scene.region]


@kernel
def settled(world: World, war: War, space: Workspace, number: int, own: int, foe: int, shut_in: bool) -> float:
    """What a hex and its region are worth with these points in the hex, as the campaign ends."""
    scene, plan = space.scenes[number], space.weights
    besieging = shut_in and own >= foe
    value = ground_worth(space, number, own, foe, besieging)
    sign = 0
    if scene.region != NONE:
        foes = scene.foe_base + (0 if besieging else foe)
        sign = sign_of_control(world, war, scene.side, scene.region, scene.own_base + own, foes)
        gain = region_worth(world, space) * sign * world.region_value[scene.region] * scene.ground
        if sign > 0 and is_needed(world, war, space, number, foes):
            doubt = exposure(space, own, danger(space, number, foe, besieging), scene.walls)
            gain *= 1.0 - plan[Weight.DOUBT] * doubt
        if sign > 0 and is_open_to(world, scene, scene.own_base + own):
            gain *= 1.0 - plan[Weight.WARD]
        value += gain
    value += plan[Weight.TRANSPORT] * min(own, scene.fleet)
    if scene.ferry and scene.fleet > 0:
        value += plan[Weight.FERRY]
    if sign < 1:
        value -= (plan[Weight.LAND] * own + plan[Weight.NAVAL] * scene.fleet) * attrition_rate(world, scene.leader)
    return value


# Fights


@kernel
def prospect(world: World, war: War, space: Workspace, own: int, foe: int, modifier: int, attacks: int) -> float:
    """What the hex of the second scene is worth if it may be attacked so often, looking two attacks ahead."""
    best = settled(world, war, space, 1, own, foe, space.scenes[1].shut_in == 1)
    column = NONE if own <= 0 or foe <= 0 or attacks <= 0 else odds_column(own, foe)
    if column == NONE:
        return best
    hoped = 0.0
    for die in range(1, DICE + 1):
        left = own - min(own, loss_of(losses_in_row(world, column, die + modifier, 0), own))
        against = foe - min(foe, loss_of(losses_in_row(world, column, die + modifier, 1), foe))
        if attacks > 1:
            hoped += last_prospect(world, war, space, left, against, modifier)
        else:
            hoped += settled(world, war, space, 1, left, against, space.scenes[1].sheltered == 1)
    return max(best, hoped / DICE)


@kernel
def last_prospect(world: World, war: War, space: Workspace, own: int, foe: int, modifier: int) -> float:
    """What the hex of the second scene is worth if it may be attacked once more."""
    sheltered = space.scenes[1].sheltered == 1
    best = settled(world, war, space, 1, own, foe, sheltered)
    column = NONE if own <= 0 or foe <= 0 else odds_column(own, foe)
    if column == NONE:
        return best
    hoped = 0.0
    for die in range(1, DICE + 1):
        left = own - min(own, loss_of(losses_in_row(world, column, die + modifier, 0), own))
        against = foe - min(foe, loss_of(losses_in_row(world, column, die + modifier, 1), foe))
        hoped += settled(world, war, space, 1, left, against, sheltered)
    return max(best, hoped / DICE)
