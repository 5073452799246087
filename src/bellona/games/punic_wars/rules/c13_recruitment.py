"""Chapter 13: new land points and new fleets."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import LAND, NAVAL, NONE, ROME, Access, Terrain, War, World
from .c03_components import add_points, combat_points, enemy_of, is_closed
from .c07_stacking import counters_left
from .c08_leaders import any_leader
from .c10_towns import is_under_siege
from .c11_attrition import DIE
from .events import EventKind
from .settling import settle

PRICE = 2


@rule("19.14D1")
def open_shipyards(world: World, war: War, dice: Dice, log: Log) -> None:
    """In the first war Rome must learn to build ships, by a die at the start of its recruitment."""
    if war.active != ROME or war.may_build or world.shipyards_wanted == 0:
        return
    die = roll(dice, DIE)
    emit(log, EventKind.SHIPYARDS_ROLLED, 0, die, 0, 0, 0)
    if die <= world.shipyards_wanted:
        war.may_build = 1
        emit(log, EventKind.SHIPYARDS_OPEN, 0, 0, 0, 0, 0)


@rule("13.22", "13.23", "13.28", "R3", "R38", "R41")
def ceiling(world: World, war: War, side: int, region: int) -> int:
    """What may be spent in a region in one phase: its value, or half of it where nobody is in control."""
    value = world.region_value[region]
    return value if war.status[region] == side else value // 2


@rule("13.24", "13.25", "13.28", "17.41", "19.14E2", "19.24E")
def check_region(world: World, war: War, side: int, region: int) -> Refusal:
    """Whether a side may recruit in a region at all."""
    if world.region_closed[region] == Access.CLOSED:
        return Refusal.REGION_OUT_OF_PLAY
    if world.barred[side, region]:
        return Refusal.ROME_BARRED if side == ROME else Refusal.CARTHAGE_BARRED
    if is_closed(world, war, region):
        return Refusal.ILLYRIA_CLOSED
    if war.status[region] == enemy_of(side):
        return Refusal.ENEMY_REGION
    return Refusal.NONE


@rule("13.32", "13.33")
def check_ground(world: World, war: War, side: int, arm: int, h: int) -> Refusal:
    """Whether points of a type may be added in a hex, whatever they cost."""
    if world.place[h] == NONE:
        return Refusal.NO_PLACE_HERE if arm == LAND else Refusal.NO_HARBOUR_HERE
    if arm == NAVAL and not is_harbour(world, h):
        return Refusal.NO_HARBOUR_HERE
    barred = check_region(world, war, side, world.region[h])
    return check_site(world, war, side, h) if barred == Refusal.NONE else barred


@rule("13.32")
def is_harbour(world: World, h: int) -> bool:
    """Whether fleets can be built in a place: it must lie on the coast."""
    return world.terrain[h] == Terrain.COAST or world.terrain[h] == Terrain.COAST_MOUNTAIN


@rule("13.26", "13.27", "13.34a", "13.34b", "R38", "R39", "R40")
def check_site(world: World, war: War, side: int, h: int) -> Refusal:
    """Whether points may be added at a place of a region in which its side may recruit."""
    if is_under_siege(world, war, side, h):
        return Refusal.PLACE_BESIEGED
    if war.align[world.region[h]] != side and not any_leader(world, war, side, h):
        return Refusal.NO_LEADER_THERE
    return Refusal.ENEMY_ONLY if only_enemies(world, war, side, h) else Refusal.NONE


@kernel
def only_enemies(world: World, war: War, side: int, h: int) -> bool:
    """Whether a hex holds enemy units and none of the side's own."""
    if combat_points(world, war, side, h) > 0 or any_leader(world, war, side, h):
        return False
    enemy = enemy_of(side)
    return combat_points(world, war, enemy, h) > 0 or any_leader(world, war, enemy, h)


@rule("13.0", "13.11", "13.12", "13.22", "13.23", "17.42", "19.14D1", "R41")
def most_to_raise(world: World, war: War, side: int, arm: int, region: int) -> int:
    """How many points of a type the treasury, the region and the counters allow in a region."""
    if arm == NAVAL and side == ROME and not war.may_build:
        return 0
    room = ceiling(world, war, side, region) - war.spent[region]
    return max(0, min(min(room, war.treasury[side]) // PRICE, counters_left(world, war, side, arm)))


@rule("7.35b", "13.11", "13.22", "13.23", "13.31", "19.14D1")
def check_raise(world: World, war: War, arm: int, h: int, number: int) -> Refusal:
    """Whether a side may add points in a hex, and if not, why."""
    side = war.active
    if arm < 0 or arm > NAVAL or h < 0 or h >= world.hexes or number < 1:
        return Refusal.MALFORMED
    ground = check_ground(world, war, side, arm, h)
    if ground != Refusal.NONE:
        return ground
    region = world.region[h]
    if number <= most_to_raise(world, war, side, arm, region):
        return Refusal.NONE
    if arm == NAVAL and side == ROME and not war.may_build:
        return Refusal.NO_SHIPYARDS
    if war.spent[region] + PRICE * number > ceiling(world, war, side, region):
        return Refusal.REGION_EXHAUSTED if war.status[region] == side else Refusal.NEUTRAL_REGION_EXHAUSTED
    if PRICE * number > war.treasury[side]:
        return Refusal.TREASURY_TOO_LOW
    return Refusal.NO_COUNTERS_LEFT


@kernel
def list_recruits(world: World, war: War, choices: Choices) -> None:
    """Every purchase that is allowed."""
    side = war.active
    for region in range(world.regions):
        land, naval = room_in(world, war, side, region, LAND), room_in(world, war, side, region, NAVAL)
        if land + naval == 0:
            continue
        for place in range(world.region_places[region]):
            h = world.place_hex[world.region_place[region, place]]
            if check_site(world, war, side, h) != Refusal.NONE:
                continue
            for number in range(1, land + 1):
                offer(choices, Verb.RAISE, LAND, h, number)
            for number in range(1, naval + 1 if is_harbour(world, h) else 1):
                offer(choices, Verb.RAISE, NAVAL, h, number)


@kernel
def room_in(world: World, war: War, side: int, region: int, arm: int) -> int:
    """How many points of a type a side may add in a region."""
    if war.treasury[side] < PRICE or check_region(world, war, side, region) != Refusal.NONE:
        return 0
    return most_to_raise(world, war, side, arm, region)


@kernel
def anything_to_raise(world: World, war: War) -> bool:
    """Whether the side in its phase can buy anything."""
    side = war.active
    if war.treasury[side] < PRICE:
        return False
    for place in range(world.places):
        h, region = world.place_hex[place], world.place_region[place]
        land = room_in(world, war, side, region, LAND) > 0
        naval = is_harbour(world, h) and room_in(world, war, side, region, NAVAL) > 0
        if (land or naval) and check_site(world, war, side, h) == Refusal.NONE:
            return True
    return False


@rule("13.11", "13.12", "13.31", "15.0b", "R39")
def raise_points(world: World, war: War, arm: int, h: int, number: int, log: Log) -> None:
    """Buy points; they take the posture of the friends of their type in the hex."""
    side = war.active
    war.treasury[side] -= PRICE * number
    war.spent[world.region[h]] += PRICE * number
    add_points(world, war, side, arm, h, number)
    if not world.hidden_stacks:
        emit(log, EventKind.RAISED, 0, side, number, arm, h)
    settle(world, war, h, log)
