"""New points: no more than can be fed, where they are needed."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.hexes import distance
from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import LAND, NAVAL, ROME, War, World
from ..rules.c03_components import enemy_of, strength
from ..rules.c08_leaders import best_value
from ..rules.c13_recruitment import PRICE
from ..rules.c14_control import free_land, value_controlled
from .picking import prefer
from .surveying import capital_of, guard_wanted, survey, threat_to
from .weights import Weight
from .workspace import Workspace
from .worth import sign_of_control


@kernel
def choose_recruits(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """The purchase that is needed most, as large as the means allow, or an end."""
    side = war.active
    survey(world, war, space)
    space.guard = guard_wanted(world, war, space, side)
    spare = affordable(world, war, space, side)
    lacking = space.guard - strength(world, war, side, LAND, capital_of(world, side))
    best, most = prefer(choices, Verb.DONE), 0.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb != Verb.RAISE:
            continue
        urgent = action.unit == LAND and action.at == capital_of(world, side) and lacking > 0
        if action.extra > (max(spare, lacking) if urgent else spare):
            continue
        need = 10.0 if urgent else need_of(world, war, space, side, action.unit, action.at)
        wanted = fleets_wanted(world, war, space, side)
        if action.unit == NAVAL and action.extra > wanted:
            continue
        if (
            action.unit == LAND
            and not urgent
            and wanted > 0
            and action.extra > spare - min(wanted, int(space.weights[Weight.SAVED]))
        ):
            continue
        if need > 0.0 and need + 0.01 * action.extra > most:
            best, most = number, need + 0.01 * action.extra
    return best


@kernel
def affordable(world: World, war: War, space: Workspace, side: int) -> int:
    """How many points can be bought so that all can be fed next turn."""
    points = war.total[side, LAND] + war.total[side, NAVAL]
    if war.align[world.syracuse] == side:
        points += war.syracusans[LAND] + war.syracusans[NAVAL]
    taxes = int(space.weights[Weight.HUSBANDRY] * value_controlled(world, war, side))
    return (war.treasury[side] + taxes - points) // (PRICE + 1)


@kernel
def fleets_wanted(world: World, war: War, space: Workspace, side: int) -> int:
    """How many more fleets a side wants: to carry a share of its land points, a larger one in the war for the sea."""
    share = space.weights[Weight.SEA_SHARE if world.shipyards_wanted and side == ROME else Weight.FLEET_SHARE]
    fewest = int(space.weights[Weight.FEWEST_FLEETS])
    return max(fewest, int(share * war.total[side, LAND])) - war.total[side, NAVAL]


@kernel
def has_plenty(world: World, war: War, space: Workspace, side: int) -> bool:
    """Whether more land points would only stand idle, or eat what the fleets of Rome's first war at sea need."""
    land = war.total[side, LAND]
    if world.shipyards_wanted and side == ROME and 3 * land >= 2 * value_controlled(world, war, side):
        return True
    return land > space.weights[Weight.PLENTY] * war.total[enemy_of(side), LAND] + space.weights[Weight.LARGE_ARMY]


@kernel
def need_of(world: World, war: War, space: Workspace, side: int, arm: int, h: int) -> float:
    """How much a point is needed in a place."""
    if world.only_carthage_falls:
        return 1.0 - distance(world.q, world.r, world.carthage_hex, h) / space.weights[Weight.NEAR]
    leader, army = best_value(world, war, side, h), strength(world, war, side, LAND, h)
    need, plan = 0.0, space.weights
    if leader > 0:
        need = plan[Weight.AT_HAND] + plan[Weight.MASSED] * min(1.0 * army, plan[Weight.LARGE_ARMY])
    if arm == NAVAL:
        return need + plan[Weight.SHIPS_FIRST] if army >= plan[Weight.FEWEST_FLEETS] or leader > 0 else 0.0
    if has_plenty(world, war, space, side):
        return 0.0
    region = world.region[h]
    own, foe = free_land(world, war, side, region), free_land(world, war, enemy_of(side), region)
    if sign_of_control(world, war, side, region, own, foe) < sign_of_control(world, war, side, region, own + 1, foe):
        need += world.region_value[region]
    if army > 0 and threat_to(world, space, side, h) > army:
        need += plan[Weight.THREATENED]
    nearest = 40
    for number in range(space.count[enemy_of(side)]):
        nearest = min(nearest, distance(world.q, world.r, space.stacks[enemy_of(side), number].hex, h))
    return need + 0.3 - nearest / plan[Weight.FRONT]
