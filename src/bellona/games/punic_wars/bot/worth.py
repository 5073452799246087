"""The values of points, regions and fights for a side, in treasury points."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import NOBODY, NONE, War, World
from ..rules.c03_components import is_closed
from ..rules.c09_combat import losses_in_row, odds_column
from ..rules.c11_attrition import attrition_percent, loss_of
from .workspace import Workspace

LAND_WORTH, NAVAL_WORTH = 3.0, 2.0
REGION_WORTH = 2.2
"""What control of a region is worth for each point of its value."""
TAX_WORTH = 0.6
TRANSPORT_WORTH = 0.1
"""What a fleet beside each point that it could carry is worth."""
FERRY_WORTH = 7.0
"""What it is worth to keep a ferry open for armies."""
PLACE_WORTH = 0.5
CAPITAL_WORTH = 150.0
GUARD_WORTH = 8.0
"""What each point is worth that a threatened capital lacks."""
GARRISON_WORTH, ONLY_GARRISON_WORTH, LAST_HOPE_WORTH = 4.0, 12.0, 40.0
"""What each enemy point in the enemy's capital is worth beyond a land point: in most wars, in one that only its fall
decides, and as such a war runs out."""
LEADER_WORTH = 4.0
"""What the loss of a leader costs for each point of his value."""
COMMAND_WORTH, SIEGE_WORTH = 0.03, 0.12
"""What an army under a leader is worth for each point of his value, times the square of its strength; and where
only the siege of one city counts."""
LARGEST_COMMAND = 12
"""The strength beyond which an army gains no more by its size than by its points."""
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
def region_worth(world: World) -> float:
    """What control of a region is worth for each point of its value: little where only one city decides."""
    return TAX_WORTH if world.only_carthage_falls else REGION_WORTH


@kernel
def weigh_garrison(world: World, war: War, space: Workspace) -> None:
    """Record the value of points in the enemy's capital in this war and turn."""
    space.siege = world.only_carthage_falls
    space.garrison = int(ONLY_GARRISON_WORTH if space.siege else GARRISON_WORTH)
    if space.siege and world.turn_limit > 0 and war.turn >= world.turn_limit - 1:
        space.garrison = int(LAST_HOPE_WORTH)


# The final state of a hex


@kernel
def ground_worth(space: Workspace, number: int, own: int, foe: int, shut_in: bool) -> float:
    """The value of the points in a hex: their number, the place, the capitals, and their risks."""
    scene = space.scenes[number]
    value = LAND_WORTH * own - (LAND_WORTH + (space.garrison if scene.prize else 0)) * foe
    value += (SIEGE_WORTH if space.siege else COMMAND_WORTH) * scene.leader * own * min(own, LARGEST_COMMAND)
    if own + scene.fleet == 0 and foe > 0:
        value -= LEADER_WORTH * scene.leader
    if own > 0 and foe == 0:
        value += PLACE_WORTH * scene.walls
        if scene.prize:
            value += CAPITAL_WORTH
    if scene.home:
        value += scene.leader
        value -= GUARD_WORTH * max(0, space.guard - own)
        if own == 0:
            value -= CAPITAL_WORTH if foe > 0 else 2.0 * GUARD_WORTH
    return value - LAND_WORTH * own * exposure(own, danger(space, number, foe, shut_in), scene.walls)


@kernel
def danger(space: Workspace, number: int, foe: int, shut_in: bool) -> int:
    """The strongest enemy that may fall on the points in a hex."""
    threat = space.scenes[number].threat
    return threat if shut_in else max(threat, foe)


@kernel
def exposure(own: int, threat: int, walls: int) -> float:
    """The share of a force that an enemy in reach may be expected to destroy."""
    if threat <= 0 or own <= 0 or threat < own:
        return 0.0
    share = 0.2
    if threat >= 3 * own:
        share = 0.7
    elif threat >= 2 * own:
        share = 0.4
    return share / (1.0 + 0.5 * walls)


@kernel
def is_needed(world: World, war: War, space: Workspace, number: int, foes: int) -> bool:
    """Whether a region is lost with the points in a hex."""
    scene = space.scenes[number]
    return sign_of_control(world, war, scene.side, scene.region, scene.own_base, foes) < 1


@kernel
def settled(world: World, war: War, space: Workspace, number: int, own: int, foe: int, shut_in: bool) -> float:
    """What a hex and its region are worth with these points in the hex, as the campaign ends."""
    scene = space.scenes[number]
    besieging = shut_in and own >= foe
    value = ground_worth(space, number, own, foe, besieging)
    sign = 0
    if scene.region != NONE:
        foes = scene.foe_base + (0 if besieging else foe)
        sign = sign_of_control(world, war, scene.side, scene.region, scene.own_base + own, foes)
        gain = region_worth(world) * sign * world.region_value[scene.region]
        if sign > 0 and is_needed(world, war, space, number, foes):
            gain *= 1.0 - 0.6 * exposure(own, danger(space, number, foe, besieging), scene.walls)
        value += gain
    value += TRANSPORT_WORTH * min(own, scene.fleet)
    if scene.ferry and scene.fleet > 0:
        value += FERRY_WORTH
    if sign < 1:
        value -= (LAND_WORTH * own + NAVAL_WORTH * scene.fleet) * attrition_rate(world, scene.leader)
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
