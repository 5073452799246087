"""From a scenario's data to the field record that the compiled rules read."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from bellona.gamekit.data_files import DataError
from bellona.gamekit.judgement import read_judgement
from bellona.kernel.hexes import DIRECTIONS, UNREACHABLE, Grid, grid, least_costs
from bellona.kernel.record import one
from bellona.kernel.rules import enforces

from .. import data
from ..data.values import COLUMNS, ROWS, SIDES, SLUGS, Scenario, Side, Tables
from ..rules.c15_special_units import Temper
from . import features
from .records import CARTHAGE, GROUP_HEXES, GROUPS, NOBODY, ROME, UNITS, Box, Field, Passage

ARMS = ("foot", "cavalry", "elephant")
NORTH, SOUTH = 0, 3
_TEMPERS = {
    "no_effect": Temper.CALM,
    "halted": Temper.HALTED,
    "enraged": Temper.ENRAGED,
    "stampede": Temper.STAMPEDE,
}


@cache
def battle_grid() -> Grid:
    """The grid that all battlefields share."""
    return grid(COLUMNS, ROWS)


def kind_codes(tables: Tables) -> tuple[str, ...]:
    """The unit types in the order of their numbers."""
    return tuple(tables.types)


@enforces("2.2", "6f", "17")
def build_field(scenario: Scenario, tables: Tables) -> Field:
    """Make the field of a scenario."""
    field = one(Field)
    field.scenario = SLUGS.index(scenario.id) + 1 if scenario.id in SLUGS else 0
    lay_ground(field, scenario)
    lay_homes(field)
    lay_sight(field)
    lay_kinds(field, tables)
    lay_missiles(field, tables)
    lay_terms(field, scenario, tables)
    lay_armies(field, scenario, tables)
    lay_judgement(field, scenario)
    return field


@enforces("17.1.1a", "17.1.1b", "17.2.1a", "17.2.1b", "17.3.1a", "17.3.1b", "17.4.1", "R1", "R48")
def lay_ground(field: Any, scenario: Scenario) -> None:
    """Neighbours, coordinates and the cost of every hex, 0 where it cannot be entered."""
    tables = battle_grid()
    field.cols, field.rows, field.hexes = tables.cols, tables.rows, tables.count
    field.neighbour[: tables.count] = tables.neighbour
    field.q[: tables.count], field.r[: tables.count] = tables.q, tables.r
    for h in range(tables.count):
        field.cost[h] = scenario.cost(tables.name(h))


@enforces("11.1b", "R1", "R23", "R24")
def lay_homes(field: Any) -> None:
    """Own edges, Rome's in the south, and the least cost of leaving the map over them."""
    for side, row in ((ROME, field.rows - 1), (CARTHAGE, 0)):
        goal = np.full(field.hexes, UNREACHABLE, np.int16)
        for col in range(field.cols):
            h = row * field.cols + col
            field.edge[side, h] = 1
            if field.cost[h] > 0:
                goal[h] = 1
        least_costs(field.neighbour, field.cost[: field.hexes], goal)
        field.home[side, : field.hexes] = goal
        order = [h for h in np.argsort(goal, kind="stable") if goal[h] < UNREACHABLE]
        field.home_order[side, : len(order)] = order
        field.home_count[side] = len(order)
    field.ahead[ROME], field.ahead[CARTHAGE] = NORTH, SOUTH


@enforces("9.2b", "R15", "R16")
def lay_sight(field: Any) -> None:
    """The ring at distance two, clockwise from north, and the two hexes beside each line of sight to it.

    To every other place of the ring the line runs straight through one hex, which then stands for both.
    """
    field.ring[:], field.between[:] = -1, -1
    for h in range(field.hexes):
        for place in range(12):
            first, second = place // 2, (place // 2 + place % 2) % 6
            beside = field.neighbour[h, first], field.neighbour[h, second]
            for middle, onward in zip(beside, (second, first), strict=True):
                if middle >= 0 and field.neighbour[middle, onward] >= 0:
                    field.ring[h, place] = field.neighbour[middle, onward]
                    field.between[h, place] = beside


@enforces("2.4a", "2.4b", "2.4c", "2.4d", "10.4b", "10.5a", "10.5b", "15.2a", "16.1a", "16.1b", "R33", "R34", "R53")
def lay_kinds(field: Any, tables: Tables) -> None:
    """The counters' values, and who passes whom without Disorder."""
    families = list(tables.support.families)
    moving = sorted({kind.move_family for kind in tables.types.values()})
    for number, kind in enumerate(tables.types.values()):
        row = field.kinds[number]
        row.combat, row.movement, row.morale = kind.combat, kind.movement, kind.morale
        row.reach, row.rout_points, row.rear_bonus = kind.missile_range, kind.rout_points, kind.rear_bonus
        row.family, row.move_family = families.index(kind.support_family), moving.index(kind.move_family)
        row.arm = ARMS.index(kind.unit_class)
        row.may_decline_advance, row.blocks_fugitives = kind.optional_advance, kind.blocks_fugitives
        row.vanishes, row.mercenary = kind.removed_on_panic, kind.mercenary
    lay_passes(field, tables)


@enforces("7.1b", "7.1c", "R12")
def lay_passes(field: Any, tables: Tables) -> None:
    """The pairs of types that pass each other in order."""
    codes = kind_codes(tables)
    for one_code, other in tables.interpenetration.free_between:
        field.passes[codes.index(one_code), codes.index(other)] = Passage.OPEN_LINES
        field.passes[codes.index(other), codes.index(one_code)] = Passage.OPEN_LINES
    for light in tables.interpenetration.free_with_everybody:
        field.passes[codes.index(light), : len(codes)] = Passage.LIGHT_FOOT
        field.passes[: len(codes), codes.index(light)] = Passage.LIGHT_FOOT


@enforces("9.1a", "9.1b", "9.3")
def lay_missiles(field: Any, tables: Tables) -> None:
    """The missile table by shooter, range and target."""
    codes = kind_codes(tables)
    for shooter, row in tables.missile.items():
        for reach, line in enumerate((row.range1, row.range2)):
            for target_class, highest in line.items():
                for target in tables.target_classes.classes[target_class]:
                    field.missiles[codes.index(shooter), reach, codes.index(target)] = highest


@enforces("4a", "4.1a", "4.1c", "4.9c", "13b", "13c", "15.1c", "16.1c", "17.1.3b", "17.1.4a", "17.2.3a", "17.3.3a")
def lay_terms(field: Any, scenario: Scenario, tables: Tables) -> None:
    """Turns, rout levels, command points, boxes, the elephant table and the scenario's own rules."""
    field.turns = scenario.turns
    field.draw_winner = {"rome": ROME, "carthage": CARTHAGE, "nobody": NOBODY}[scenario.draw]
    field.setup_first = SIDES.index(scenario.first_to_set_up)
    for side, name in enumerate(SIDES):
        army = scenario.army(name)
        field.rout_level[side] = scenario.rout_level.of(name)
        field.points[side] = army.leader.points
        field.facing[side] = DIRECTIONS.index(army.facing)
        for box in tables.command_boxes.of(name):
            field.box_limit[side, Box[box.upper()]] = tables.command_boxes.limit(box)
    for die, result in enumerate(tables.elephant_table.results, 1):
        field.elephant_results[die] = _TEMPERS[result]
    for die in tables.commander.dies_on:
        field.commander_dies[die] = 1
    field.commander_movement = tables.commander.movement
    field.commander_rout_points = tables.commander.rout_points
    field.radius_per_point = tables.commander.radius_per_point
    field.tests_allowed = scenario.special.elephants_box
    field.breakthrough = scenario.special.breakthrough
    ambush = scenario.special.ambush
    field.ambush = kind_codes(tables).index(ambush.type) + 1 if ambush else 0


@enforces("13a", "17.1.2a", "17.1.2b", "17.1.3a", "17.2.2", "17.3.2", "17.4.2", "R45", "R46")
def lay_armies(field: Any, scenario: Scenario, tables: Tables) -> None:
    """The order of battle, its set-up hexes by type, and its suggested places."""
    tables_grid, codes = battle_grid(), kind_codes(tables)
    units = scenario.starting_units()
    if len(units) > UNITS:
        raise DataError(scenario.id, "order_of_battle", "BadValue", f"a battle holds {UNITS} units, not {len(units)}")
    field.unit_count = len(units)
    groups: dict[tuple[Side, str], int] = {}
    for number, unit in enumerate(units):
        army = scenario.army(unit.side)
        group = groups.setdefault((unit.side, army.label(unit.type)), len(groups))
        field.unit_kind[number] = codes.index(unit.type)
        field.unit_side[number] = SIDES.index(unit.side)
        field.unit_number[number] = int(unit.id.rsplit("-", 1)[1])
        field.unit_group[number] = group
        field.unit_hex[number] = tables_grid.index(unit.hex)
        field.unit_disorder[number] = unit.disorder
        field.group_units[group] += 1
        if unit.id == army.leader.default_unit:
            field.commander_unit[SIDES.index(unit.side)] = number
    for (side, label), group in groups.items():
        hexes = scenario.army(side).setup[label]
        if group >= GROUPS or len(hexes) > GROUP_HEXES:
            raise DataError(scenario.id, f"{side}.setup.{label}", "BadValue", "this label has too many set-up hexes")
        field.group_size[group] = len(hexes)
        field.group_hex[group, : len(hexes)] = [tables_grid.index(name) for name in hexes]


def lay_judgement(field: Any, scenario: Scenario) -> None:
    """What the features of a position are worth in this battle."""
    field.judgement[:] = read_judgement(data.__name__, features.NAMES, scenario.id)
