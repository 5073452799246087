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
from .surveying import DAYS_MARCH, capital_of, guard_wanted, survey, threat_to
from .workspace import Workspace
from .worth import sign_of_control

FEWEST_FLEETS = 4
SAVED = 3
"""For how many fleets that cannot be built yet money is kept."""
LARGE_ARMY = 8
PLENTY = 2.0
"""How many times the enemy's land points are enough."""
NEAR = 9.0
"""Within how many hexes of the city new points are of use to its siege."""


@kernel
def choose_recruits(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """The purchase that is needed most, as large as the means allow, or an end."""
    side = war.active
    survey(world, war, space)
    space.guard = guard_wanted(world, war, space, side)
    spare = affordable(world, war, side)
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
        wanted = fleets_wanted(world, war, side)
        if action.unit == NAVAL and action.extra > wanted:
            continue
        if action.unit == LAND and not urgent and wanted > 0 and action.extra > spare - min(wanted, SAVED):
            continue
        if need > 0.0 and need + 0.01 * action.extra > most:
            best, most = number, need + 0.01 * action.extra
    return best


@kernel
def affordable(world: World, war: War, side: int) -> int:
    """How many points can be bought so that all can be fed next turn."""
    points = war.total[side, LAND] + war.total[side, NAVAL]
    if war.align[world.syracuse] == side:
        points += war.syracusans[LAND] + war.syracusans[NAVAL]
    return (war.treasury[side] + value_controlled(world, war, side) - points) // (PRICE + 1)


@kernel
def fleets_wanted(world: World, war: War, side: int) -> int:
    """How many more fleets a side wants: to carry a third of its land points, half of them in the war for the sea."""
    share = 2 if world.shipyards_wanted and side == ROME else 3
    return max(FEWEST_FLEETS, war.total[side, LAND] // share) - war.total[side, NAVAL]


@kernel
def has_plenty(world: World, war: War, side: int) -> bool:
    """Whether more land points would only stand idle, or eat what the fleets of Rome's first war at sea need."""
    land = war.total[side, LAND]
    if world.shipyards_wanted and side == ROME and 3 * land >= 2 * value_controlled(world, war, side):
        return True
    return land > PLENTY * war.total[enemy_of(side), LAND] + LARGE_ARMY


@kernel
def need_of(world: World, war: War, space: Workspace, side: int, arm: int, h: int) -> float:
    """How much a point is needed in a place."""
    if world.only_carthage_falls:
        return 1.0 - distance(world.q, world.r, world.carthage_hex, h) / NEAR
    leader, army = best_value(world, war, side, h), strength(world, war, side, LAND, h)
    need = 1.5 + 0.1 * min(army, LARGE_ARMY) if leader > 0 else 0.0
    if arm == NAVAL:
        return need + 4.0 if army >= FEWEST_FLEETS or leader > 0 else 0.0
    if has_plenty(world, war, side):
        return 0.0
    region = world.region[h]
    own, foe = free_land(world, war, side, region), free_land(world, war, enemy_of(side), region)
    if sign_of_control(world, war, side, region, own, foe) < sign_of_control(world, war, side, region, own + 1, foe):
        need += world.region_value[region]
    if army > 0 and threat_to(world, space, side, h, DAYS_MARCH) > army:
        need += 0.5
    nearest = 40
    for number in range(space.count[enemy_of(side)]):
        nearest = min(nearest, distance(world.q, world.r, space.stacks[enemy_of(side), number].hex, h))
    return need + 0.3 - nearest / 40.0
