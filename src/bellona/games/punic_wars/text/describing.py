"""A leader or a hex in words: what it is, who is there, and their state."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any

from bellona.gamekit.catalog import Text
from bellona.gamekit.queries import chosen
from bellona.kernel.rules import enforces

from ..position.records import HEXES, LAND, LEADERS, NAVAL, NOBODY, NONE, Access, Marching, Status, Terrain, Walls, War
from ..rules.c03_components import combat_points, is_closed
from ..rules.c10_towns import holder_of, is_under_siege
from .notation import LEADER_NAMES, SEATS


def describe(setting: Any, war: War, name: str) -> Iterator[Text]:
    """The description of an id, part by part."""
    if name.isdigit():
        return describe_hex(setting, war, setting.notation.find_hex(name))
    return describe_leader(setting, war, setting.notation.find_leader(name))


# A leader


def describe_leader(setting: Any, war: War, leader: int) -> Iterator[Text]:
    """A leader: where he is, what he leads, how far he can still go."""
    figure = war.leaders[leader]
    yield Text("tell-leader", id=LEADER_NAMES[leader], value=int(setting.world.figures[leader].value))
    if figure.status != Status.ON_MAP:
        yield Text(f"tell-status-{Status(figure.status).name.lower()}")
        return
    yield Text("tell-stands", hex=setting.say_hex(int(figure.hex)))
    if leader == war.marching:
        yield from _force(war)
    if figure.marching == Marching.FINISHED:
        yield Text("tell-finished")
    else:
        yield Text("tell-movement", points=int(figure.points))


def _force(war: War) -> Iterator[Text]:
    land, naval = int(war.force[LAND]), int(war.force[NAVAL])
    yield Text("tell-force", land=land, naval=naval) if land + naval else Text("tell-alone")


# A hex


def describe_hex(setting: Any, war: War, h: int) -> Iterator[Text]:
    """A hex: its ground, its place, its region, and who is there."""
    world = setting.world
    terrain = Terrain(world.terrain[h]).name.lower().replace("_", "-")
    yield Text("tell-hex", hex=setting.notation.hex(h), terrain=Text(f"terrain-{terrain}"))
    if world.place[h] != NONE:
        yield from _place(setting, war, h)
    if world.region[h] != NONE:
        yield from _region(setting, war, int(world.region[h]))
    for side in range(len(SEATS)):
        yield from _stack(setting, war, side, h)
    if h == world.syracuse_hex and war.syracusans[LAND] + war.syracusans[NAVAL] > 0:
        yield Text("tell-syracusans", land=int(war.syracusans[LAND]), naval=int(war.syracusans[NAVAL]))


def _place(setting: Any, war: War, h: int) -> Iterator[Text]:
    world = setting.world
    walls = Walls(world.walls[world.place[h]]).name.lower().replace("_", "-")
    name = setting.tables.map.places[setting.notation.hex(h)].name
    yield Text("tell-place", place=name, walls=Text(f"walls-{walls}"))
    holder = holder_of(world, war, h)
    if holder != NOBODY:
        yield Text("tell-holder", side=setting.say_side(holder))


def _region(setting: Any, war: War, region: int) -> Iterator[Text]:
    world = setting.world
    yield Text("tell-region", region=setting.say_region(region), value=int(world.region_value[region]))
    if is_closed(world, war, region):
        always = world.region_closed[region] == Access.CLOSED
        yield Text("tell-closed" if always else "tell-closed-illyria")
        return
    control, align = int(war.control[region]), int(war.align[region])
    yield Text("tell-neutral") if control == NOBODY else Text("tell-controlled", side=setting.say_side(control))
    if align not in (NOBODY, control):
        yield Text("tell-aligned", side=setting.say_side(align))
    if war.marker[region]:
        yield Text("tell-marker")


@enforces("7.32")
def _stack(setting: Any, war: War, side: int, h: int) -> Iterator[Text]:
    said, points = setting.say_side(side), [int(war.points[side, arm, h]) for arm in (LAND, NAVAL)]
    leaders = leaders_at(setting.world, war, side, h)
    if leaders:
        yield Text("tell-leaders", side=said, leaders=", ".join(LEADER_NAMES[leader] for leader in leaders))
    if war.veiled[h] and sum(points):
        yield Text("tell-veiled", side=said)
        return
    for name, inverted in (("tell-outside", 0), ("tell-inside", 1)):
        here = [number if war.inside[side, arm, h] == inverted else 0 for arm, number in enumerate(points)]
        if sum(here):
            yield Text(name, side=said, land=here[LAND], naval=here[NAVAL])
    if is_under_siege(setting.world, war, side, h):
        yield Text("tell-besieged", side=said)
    if lacks_supply(setting.world, war, side, h):
        yield Text("tell-unsupplied", side=said)


def leaders_at(world: Any, war: War, side: int, h: int) -> list[int]:
    """The leaders of a side in a hex."""
    return [n for n in range(LEADERS) if war.leaders[n].hex == h and world.figures[n].side == side]


def lacks_supply(world: Any, war: War, side: int, h: int) -> bool:
    """Whether points of a side in a hex could not be supplied now."""
    if world.region[h] == NONE or combat_points(world, war, side, h) == 0:
        return False
    return war.control[world.region[h]] != side or bool(is_under_siege(world, war, side, h))


# The map


def overlays(setting: Any, war: War, wanted: Collection[str] | None = None) -> dict[str, dict[str, list[str]]]:
    """Layers over the map, for each side: what it controls, where it has no supply, where it is besieged."""
    world, hexes = setting.world, range(HEXES)
    layers: dict[str, Callable[[int, int], bool]] = {
        "control": lambda side, h: world.region[h] != NONE and war.control[world.region[h]] == side,
        "supply": lambda side, h: lacks_supply(world, war, side, h),
        "sieges": lambda side, h: is_under_siege(world, war, side, h),
    }

    def lay(holds: Callable[[int, int], bool]) -> dict[str, list[str]]:
        return {seat: [setting.notation.hex(h) for h in hexes if holds(side, h)] for side, seat in enumerate(SEATS)}

    return chosen({name: partial(lay, holds) for name, holds in layers.items()}, wanted)
