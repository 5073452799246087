"""From the data of a war to the world record that the compiled rules read."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from bellona.gamekit.judgement import read_judgement
from bellona.kernel.hexes import Grid, direction_to, grid
from bellona.kernel.record import one
from bellona.kernel.rules import enforces

from .. import data
from ..data.scenarios import load_tables
from ..data.values import (
    COASTAL,
    COLUMNS,
    HEXES,
    ILLYRIA,
    ODDS,
    OPEN,
    ROWS,
    SIDES,
    SLUGS,
    SYRACUSE,
    TERRAINS,
    WALLS,
    DiplomacyTable,
    Scenario,
    SetupLine,
    Tables,
    hexes_of_side,
    leader_number,
)
from .features import NAMES
from .records import BY_FERRY, BY_LAND, BY_SEA, LAND, LEADER_ITEM, NAVAL, NOBODY, NONE, Access, Result, Walls, World

NO_WAY = 99
UNBOUNDED = 32767
ALONE, ON_FOOT, EMBARKED, TOGETHER = range(4)
"""How a force travels in the table of ways out: a leader alone, armies, fleets with all aboard, fleets and armies."""


@cache
def war_grid() -> Grid:
    """The grid that all wars share."""
    return grid(COLUMNS, ROWS)


@cache
def region_slugs() -> tuple[str, ...]:
    """The regions in the order of their numbers."""
    return tuple(load_tables().regions)


def place_hexes(tables: Tables) -> tuple[str, ...]:
    """The hexes of the places in the order of their numbers."""
    return tuple(sorted(tables.map.places))


@cache
def place_name(index: int) -> str:
    """The name of a place of the shipped map."""
    tables = load_tables()
    return tables.map.places[place_hexes(tables)[index]].name


def build_world(scenario: Scenario, tables: Tables) -> World:
    """Make the world of a war."""
    world: Any = one(World)
    world.scenario = SLUGS.index(scenario.id) + 1 if scenario.id in SLUGS else 0
    lay_ground(world, tables)
    lay_sides(world, tables)
    lay_regions(world, tables)
    lay_places(world, tables)
    lay_loyalties(world, scenario, tables)
    lay_ways_out(world)
    lay_tables(world, tables)
    lay_diplomacy(world, scenario, tables)
    lay_leaders(world, scenario, tables)
    lay_terms(world, scenario)
    lay_setup(world, scenario, tables)
    lay_judgement(world, scenario)
    made: World = world
    return made


@enforces("3.1")
def lay_ground(world: Any, tables: Tables) -> None:
    """Neighbours, coordinates and terrain."""
    cells = war_grid()
    world.cols, world.rows, world.hexes = cells.cols, cells.rows, cells.count
    world.neighbour[:] = cells.neighbour
    world.q[:], world.r[:] = cells.q, cells.r
    world.terrain[:] = [TERRAINS.index(tables.map.terrain_of(hex_id)) for hex_id in HEXES]
    standing = [h for h in range(len(HEXES)) if TERRAINS[world.terrain[h]] in ("coast", "land")]
    world.stations = len(standing)
    world.station[: len(standing)] = sorted(standing, key=lambda h: HEXES[h])


@enforces("3.1", "5.37a")
def lay_sides(world: Any, tables: Tables) -> None:
    """Who may cross each side, and the ferry hex that serves it."""
    chart, cells = tables.map, war_grid()
    terrains = [chart.terrain_of(hex_id) for hex_id in HEXES]
    world.ferry[:] = NONE
    for h, d in np.argwhere(cells.neighbour >= 0):
        pair = terrains[h], terrains[cells.neighbour[h, d]]
        coastal = all(terrain in COASTAL for terrain in pair)
        world.passage[h, d] = BY_SEA if "sea" in pair else BY_LAND | BY_SEA if coastal else BY_LAND
    for passage, sides in ((BY_SEA, chart.sea_sides), (BY_LAND, chart.land_sides)):
        for side in sides:
            set_side(world.passage, *hexes_of_side(side), passage)
    for ferry, shore in chart.ferries.items():
        set_side(world.passage, ferry, shore, BY_SEA | BY_FERRY)
        set_side(world.ferry, ferry, shore, cells.index(ferry))


def set_side(table: npt.NDArray[Any], name: str, other: str, value: int) -> None:
    """Write a value for the side between two hexes, seen from both."""
    cells = war_grid()
    a, b = cells.index(name), cells.index(other)
    table[a, direction_to(cells.neighbour, a, b)] = value
    table[b, direction_to(cells.neighbour, b, a)] = value


@enforces("13.24", "13.25", "14.0", "17.41", "19.24E")
def lay_regions(world: Any, tables: Tables) -> None:
    """The regions with their values and hexes, and who may never recruit where."""
    slugs = list(tables.regions)
    signs = {region.sign: number for number, region in enumerate(tables.regions.values())}
    world.regions = len(slugs)
    world.illyria, world.syracuse = slugs.index(ILLYRIA), slugs.index(SYRACUSE)
    world.region[:] = [signs.get(tables.map.sign_of(hex_id), NONE) for hex_id in HEXES]
    begin = 0
    for g, region in enumerate(tables.regions.values()):
        hexes = sorted(np.flatnonzero(world.region == g), key=lambda h: HEXES[h])
        world.region_value[g], world.south[g] = region.value, region.south
        world.region_begin[g], world.region_hexes[g] = begin, len(hexes)
        world.region_hex[begin : begin + len(hexes)] = hexes
        begin += len(hexes)
        for side in region.barred:
            world.barred[SIDES.index(side), g] = 1


@enforces("3.1", "10.0")
def lay_places(world: Any, tables: Tables) -> None:
    """The towns and cities, and which region each is in."""
    cells, chart = war_grid(), tables.map
    world.place[:], world.place_hex[:], world.place_region[:], world.region_place[:] = NONE, NONE, NONE, NONE
    world.places = len(chart.places)
    for number, hex_id in enumerate(place_hexes(tables)):
        h = cells.index(hex_id)
        g = world.region[h]
        world.place[h], world.place_hex[number], world.place_region[number] = number, h, g
        world.walls[number] = WALLS.index(chart.places[hex_id].walls) + 1
        world.region_place[g, world.region_places[g]] = number
        world.region_places[g] += 1
    world.rome_hex, world.carthage_hex = cells.index(chart.rome), cells.index(chart.carthage)
    world.syracuse_hex = cells.index(chart.syracuse)


@enforces("14.11", "16.34b", "19.14A", "19.14E1", "19.14E2", "19.24A", "19.24D", "19.34A", "R42", "R46")
def lay_loyalties(world: Any, scenario: Scenario, tables: Tables) -> None:
    """The side each region begins on, and the regions that nobody may enter."""
    for g, slug in enumerate(tables.regions):
        side = scenario.starting_side(slug)
        world.region_align[g] = SIDES.index(side) if side else NOBODY
        if slug in scenario.closed:
            world.region_closed[g] = Access.CLOSED
        elif slug in scenario.closed_until_illyrian_war:
            world.region_closed[g] = Access.UNTIL_WAR


@enforces("5.25b", "R12", "R13")
def lay_ways_out(world: Any) -> None:
    """The fewest steps to a hex where a move may end, before and after the Illyrian War, by how a force travels."""
    needed = {ALONE: 0, ON_FOOT: BY_LAND, EMBARKED: BY_SEA, TOGETHER: BY_LAND | BY_SEA}
    on_land = world.region != NONE
    closed = np.where(on_land, world.region_closed[world.region], 0)
    staying = np.isin(world.terrain, [TERRAINS.index(terrain) for terrain in OPEN])
    for war in (0, 1):
        shut = (closed == Access.CLOSED) | ((closed == Access.UNTIL_WAR) & (war == 0))
        for mode, bits in needed.items():
            world.way_out[war, mode] = ways_out(world, staying & ~shut, ~shut, bits)


def ways_out(world: Any, goals: npt.NDArray[np.bool_], enterable: npt.NDArray[np.bool_], bits: int) -> list[int]:
    """Steps from every hex to the nearest goal, over sides that have all the bits and hexes that may be entered."""
    steps = [0 if goal else NO_WAY for goal in goals]
    front = [h for h in range(world.hexes) if goals[h]]
    while front:
        reached = []
        for h in front:
            for d, n in enumerate(world.neighbour[h]):
                if n >= 0 and steps[n] == NO_WAY and enterable[n] and world.passage[h, d] & bits == bits:
                    steps[n] = steps[h] + 1
                    reached.append(n)
        front = reached
    return steps


@enforces("3.3", "9.22", "9.23", "9.24")
def lay_tables(world: Any, tables: Tables) -> None:
    """Combat, attrition, walls and the most points in play."""
    for column, odds in enumerate(ODDS):
        world.crt[column] = [[int(percent) for percent in cell.split("/")] for cell in tables.combat.cells(odds)]
    world.attrition[:] = tables.attrition.percents
    for walls in WALLS:
        world.wall_modifier[Walls[walls.upper()]] = tables.walls.of(walls)
    lay_counters(world, tables)


@enforces("7.35b")
def lay_counters(world: Any, tables: Tables) -> None:
    """The most points in play by side and type."""
    for number, side in enumerate(SIDES):
        limit = tables.counters.of(side)
        world.counters[number] = limit.land, limit.naval


@enforces("3.3", "16.31", "19.34C", "R56")
def lay_diplomacy(world: Any, scenario: Scenario, tables: Tables) -> None:
    """The diplomacy table of this war, if it has one."""
    if scenario.diplomacy == "none":
        return
    table: DiplomacyTable = getattr(tables.diplomacy, scenario.diplomacy)
    slugs = list(tables.regions)
    named = {"alliance": SYRACUSE, "syracuse_to": SYRACUSE, "illyrian_war": ILLYRIA}
    world.has_diplomacy, world.rows_used = 1, len(table.rows)
    for number, row in enumerate(table.rows):
        entry, region = world.diplomacy[number], row.region or named.get(row.result)
        entry.highest = UNBOUNDED if row.highest is None else row.highest
        entry.result = Result[row.result.upper()]
        entry.side = SIDES.index(row.side) if row.side else NOBODY
        entry.region = slugs.index(region) if region else NONE


@enforces("8.11", "8.41", "19.14B", "19.24B", "19.24C1", "19.24C2", "19.34B")
def lay_leaders(world: Any, scenario: Scenario, tables: Tables) -> None:
    """The leaders' counters, A as letter 0, and how many may be in play."""
    for name, value in tables.leaders.values.items():
        figure = world.figures[leader_number(name)]
        figure.side, figure.letter = divmod(leader_number(name), 8)
        figure.value, figure.used = value, name not in scenario.without
    for number, side in enumerate(SIDES):
        world.most_leaders[number] = scenario.most_leaders.of(side)
        world.three_lost_for_good[number] = side in scenario.special.three_lost_for_good


@enforces("15.11", "19.14C", "19.14D1", "19.15", "19.25", "19.34D", "B9", "R45", "R47")
def lay_terms(world: Any, scenario: Scenario) -> None:
    """Treasuries, levels of victory and the rules of this war alone."""
    special, levels = scenario.special, scenario.victory
    world.level_from[:] = 0, UNBOUNDED, UNBOUNDED, UNBOUNDED
    if levels:
        world.level_from[1:] = levels.marginal, levels.substantial, levels.decisive
        world.automatic = levels.automatic
    world.only_carthage_falls = special.only_carthage_falls
    world.roman_seamanship, world.shipyards_wanted = special.roman_seamanship, special.shipyards_wanted
    world.treasury[:] = scenario.treasury.rome, scenario.treasury.carthage
    world.turn_limit, world.hidden_stacks = scenario.turn_limit, scenario.hidden_stacks


@enforces("17.0a", "19.0b", "19.11", "19.12", "19.13", "19.21", "19.22", "19.23", "19.31", "19.32", "19.33", "R48")
def lay_setup(world: Any, scenario: Scenario, tables: Tables) -> None:
    """The set-up list: of every line the land points, the naval points, then the leaders."""
    for line in scenario.setup:
        if line.side == "syracuse":
            world.syracusans[:] += np.array((line.land, line.naval), np.int8)
            continue
        for kind, count in ((LAND, line.land), (NAVAL, line.naval)):
            if count:
                add_item(world, line, tables, kind, count, NONE)
        for name in line.leaders:
            add_item(world, line, tables, LEADER_ITEM, 1, leader_number(name))


def add_item(world: Any, line: SetupLine, tables: Tables, kind: int, count: int, leader: int) -> None:
    """Write one entry of the set-up list."""
    item = world.lines[world.line_count]
    item.side, item.kind, item.count, item.leader = "rc".index(line.side[0]), kind, count, leader
    item.region = list(tables.regions).index(line.region) if line.region else NONE
    item.hex = war_grid().index(line.hex)
    spots = [war_grid().index(name) for name in (line.hex, *line.instead)]
    item.spot_count, item.spots[: len(spots)] = len(spots), spots
    item.apart_count = len(line.apart)
    item.apart[: len(line.apart)] = [war_grid().index(name) for name in line.apart]
    item.apart_most[: len(line.apart)] = list(line.apart.values())
    world.line_count += 1


def lay_judgement(world: Any, scenario: Scenario) -> None:
    """What the features of a position are worth in this war."""
    world.judgement[:] = read_judgement(data.__name__, NAMES, scenario.id)
