"""The checks of tables, maps and scenarios, each with its name, place and sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from bellona.gamekit.data_files import Fault
from bellona.gamekit.hex_names import around

from .values import (
    COLUMNS,
    FACINGS,
    HEXES,
    HOME_ROW,
    ROWS,
    SIDES,
    BattleMap,
    Facing,
    Scenario,
    Side,
    Tables,
)

# Checks of the tables


def table_faults(tables: Tables) -> Iterator[Fault]:
    yield from _class_faults(tables)
    yield from _family_faults(tables)
    yield from _interpenetration_faults(tables)
    yield from _shooter_faults(tables)
    yield from _missile_row_faults(tables)


def _class_faults(tables: Tables) -> Iterator[Fault]:
    seen: set[str] = set()
    for name, codes in tables.target_classes.classes.items():
        place = f"target_classes.classes.{name}"
        yield from _unknown_types(tables, place, codes)
        for code in codes:
            if code in seen:
                yield Fault("TwiceClassedType", place, f"{code} is in a second target class.")
            seen.add(code)
    for code in tables.types:
        if code not in seen:
            yield Fault("UnclassedType", "target_classes.classes", f"{code} is in no target class.")


def _family_faults(tables: Tables) -> Iterator[Fault]:
    for code, unit_type in tables.types.items():
        if unit_type.support_family not in tables.support.families:
            sentence = f"{unit_type.support_family!r} is not one of the support families."
            yield Fault("UnknownFamily", f"types.{code}.support_family", sentence)


def _interpenetration_faults(tables: Tables) -> Iterator[Fault]:
    exceptions = tables.interpenetration
    yield from _unknown_types(tables, "interpenetration.free_with_everybody", exceptions.free_with_everybody)
    for index, pair in enumerate(exceptions.free_between):
        yield from _unknown_types(tables, f"interpenetration.free_between[{index}]", pair)


def _shooter_faults(tables: Tables) -> Iterator[Fault]:
    """Every shooter has a row for each of its ranges, and nobody else has one."""
    for code in tables.missile:
        yield from _unknown_types(tables, f"missile.{code}", (code,))
    for code, unit_type in tables.types.items():
        row = tables.missile.get(code)
        ranges = 0 if row is None else 2 if row.range2 else 1
        if ranges != unit_type.missile_range:
            sentence = f"{code} has range {unit_type.missile_range}, but the table goes to range {ranges}."
            yield Fault("MissileMismatch", f"missile.{code}", sentence)


def _missile_row_faults(tables: Tables) -> Iterator[Fault]:
    classes = tables.target_classes.classes.keys()
    for code, row in tables.missile.items():
        for name, hits in (("range1", row.range1), ("range2", row.range2)):
            for target in sorted(classes ^ hits.keys()) if hits else ():
                what = "is not a target class" if target in hits else "has no number"
                yield Fault("MissileMismatch", f"missile.{code}.{name}", f"{target} {what}.")


def _unknown_types(tables: Tables, place: str, codes: tuple[str, ...]) -> Iterator[Fault]:
    for code in codes:
        if code not in tables.types:
            yield Fault("UnknownType", place, f"there is no unit type {code!r}.")


# Checks of a map


def map_faults(battle_map: BattleMap, tables: Tables) -> Iterator[Fault]:
    for sign, terrain in battle_map.legend.items():
        if terrain not in tables.terrain.names:
            yield _unknown_terrain(f"legend.{sign!r}", terrain, tables)
    if len(battle_map.rows) != ROWS:
        yield Fault("BadMapSize", "rows", f"the map has {len(battle_map.rows)} rows instead of {ROWS}.")
    for index, row in enumerate(battle_map.rows):
        if len(row) != COLUMNS:
            sentence = f"row {index + 1:02} has {len(row)} hexes instead of {COLUMNS}."
            yield Fault("BadMapSize", f"rows[{index}]", sentence)
        for sign in row:
            if sign not in battle_map.legend:
                yield Fault("UnknownMapSign", f"rows[{index}]", f"the legend does not explain {sign!r}.")


def _unknown_terrain(place: str, terrain: str, tables: Tables) -> Fault:
    names = ", ".join(tables.terrain.names)
    return Fault("UnknownTerrain", place, f"{terrain!r} is no terrain of this game ({names}).")


# Checks of a scenario


class _SetupHex(NamedTuple):
    place: str
    side: Side
    hex_id: str


def _setup_hexes(scenario: Scenario) -> Iterator[_SetupHex]:
    for side in SIDES:
        for label, hexes in scenario.army(side).setup.items():
            for index, hex_id in enumerate(hexes):
                yield _SetupHex(f"{side}.setup.{label}[{index}]", side, hex_id)


def _front(hex_id: str, facing: Facing) -> set[str]:
    beside, ahead = around(hex_id), FACINGS.index(facing)
    return {beside[(ahead + turn) % 6] for turn in (-1, 0, 1)}


def _terrain_cost_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for terrain in scenario.terrain_cost:
        if terrain not in tables.terrain.names:
            yield _unknown_terrain(f"terrain_cost.{terrain}", terrain, tables)
    for terrain in scenario.map.legend.values():
        if terrain not in scenario.terrain_cost:
            place = f"terrain_cost.{terrain}"
            yield Fault("MissingTerrainCost", place, f"the map shows {terrain}, but its cost is not given.")


def _type_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        army = scenario.army(side)
        for name in ("order_of_battle", "setup", "place_as", "default", "starting_disorder"):
            for code in getattr(army, name):
                yield from _unknown_types(tables, f"{side}.{name}.{code}", (code,))
        for code, label in army.place_as.items():
            yield from _unknown_types(tables, f"{side}.place_as.{code}", (label,))


def _side_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        for code in scenario.army(side).order_of_battle:
            if side not in tables.types[code].sides:
                place = f"{side}.order_of_battle.{code}"
                yield Fault("WrongSide", place, f"{code} never fights for {side.capitalize()}.")


def _hex_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    used: dict[str, str] = {}
    for place, _side, hex_id in _setup_hexes(scenario):
        if hex_id not in HEXES:
            sentence = f"{hex_id!r} is not a hex of the map (0101 to {COLUMNS}{ROWS}, column and row)."
            yield Fault("BadHex", place, sentence)
        elif hex_id in used:
            yield Fault("SharedSetupHex", place, f"the hex {hex_id} is already used by {used[hex_id]}.")
        elif not scenario.cost(hex_id):
            terrain = scenario.map.terrain(hex_id)
            yield Fault("ImpassableSetupHex", place, f"nobody can stand in {hex_id}, which is {terrain}.")
        used[hex_id] = place


def _room_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    for side in SIDES:
        army = scenario.army(side)
        needed: Counter[str] = Counter()
        for code, contingent in army.order_of_battle.items():
            needed[army.label(code)] += contingent.count
        for label, units in needed.items():
            room = len(army.setup.get(label, ()))
            if units > room:
                sentence = f"there are {units} units to set up here, but only {room} hexes."
                yield Fault("TooFewHexes", f"{side}.setup.{label}", sentence)


def _default_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    for side in SIDES:
        army = scenario.army(side)
        used: set[str] = set()
        for code, hexes in army.default.items():
            place = f"{side}.default.{code}"
            units = army.order_of_battle[code].count if code in army.order_of_battle else 0
            if units != len(hexes):
                yield Fault("WrongDefault", place, f"{len(hexes)} hexes are named for {units} units.")
            for index, hex_id in enumerate(hexes):
                if hex_id not in army.setup_hexes(code):
                    sentence = f"{hex_id} is not a set-up hex of {army.label(code)}."
                    yield Fault("WrongDefault", f"{place}[{index}]", sentence)
                if hex_id in used:
                    yield Fault("WrongDefault", f"{place}[{index}]", f"{hex_id} is named twice.")
                used.add(hex_id)


def _leader_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    fewest, most = tables.command_boxes.leader_points
    units = {(unit.side, unit.id) for unit in scenario.starting_units()}
    for side in SIDES:
        leader = scenario.army(side).leader
        if not fewest <= leader.points <= most:
            sentence = f"a leader has {fewest} to {most} points, not {leader.points}."
            yield Fault("LeaderPoints", f"{side}.leader.points", sentence)
        if (side, leader.default_unit) not in units:
            sentence = f"{side.capitalize()} has no unit {leader.default_unit!r} for its leader to join."
            yield Fault("UnknownUnit", f"{side}.leader.default_unit", sentence)


def _panic_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        for code, disorder in scenario.army(side).starting_disorder.items():
            morale = tables.types[code].morale
            if disorder >= morale:
                sentence = f"{code} has morale {morale} and would start in Panic."
                yield Fault("StartsInPanic", f"{side}.starting_disorder.{code}", sentence)


def _contact_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    owner = {setup.hex_id: setup for setup in _setup_hexes(scenario)}
    for place, side, hex_id in _setup_hexes(scenario):
        for ahead in sorted(_front(hex_id, scenario.army(side).facing) & owner.keys()):
            if owner[ahead].side != side:
                sentence = f"a unit in {hex_id} would start in contact with {owner[ahead].place}."
                yield Fault("StartsInContact", place, sentence)


def _connection_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    """Every set-up hex and both home edges lie in one passable piece of the map."""
    setup = list(_setup_hexes(scenario))
    reached = _reachable(scenario, setup[0].hex_id) if setup else set(HEXES)
    for place, _side, hex_id in setup:
        if hex_id not in reached:
            yield Fault("CutOff", place, f"there is no way from {setup[0].hex_id} to {hex_id}.")
    for side, row in HOME_ROW.items():
        if not any(f"{column:02}{row:02}" in reached for column in range(1, COLUMNS + 1)):
            yield Fault("CutOff", "map", f"there is no way to the home edge of {side.capitalize()}.")


def _reachable(scenario: Scenario, start: str) -> set[str]:
    open_hexes = {hex_id for hex_id in HEXES if scenario.cost(hex_id)}
    reached, todo = {start}, [start]
    while todo:
        fresh = open_hexes.intersection(around(todo.pop())) - reached
        reached |= fresh
        todo.extend(fresh)
    return reached


def _rout_level_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        contingents = scenario.army(side).order_of_battle.items()
        total = sum(tables.types[code].rout_points * contingent.count for code, contingent in contingents)
        if scenario.rout_level.of(side) > total:
            sentence = f"all units of {side.capitalize()} together are worth only {total} rout points."
            yield Fault("RoutLevelTooHigh", f"rout_level.{side}", sentence)


def _ambush_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    ambush = scenario.special.ambush
    if ambush is None:
        return
    yield from _unknown_types(tables, "special.ambush.type", (ambush.type,))
    contingent = scenario.army(ambush.side).order_of_battle.get(ambush.type)
    if contingent is None or not contingent.count:
        sentence = f"{ambush.side.capitalize()} has no {ambush.type} to hold back."
        yield Fault("NoAmbushUnit", "special.ambush.type", sentence)


# In this order: a check may rely on all that come before it.
SCENARIO_CHECKS: tuple[Callable[[Scenario, Tables], Iterator[Fault]], ...] = (
    _terrain_cost_faults,
    _type_faults,
    _side_faults,
    _hex_faults,
    _room_faults,
    _default_faults,
    _leader_faults,
    _panic_faults,
    _contact_faults,
    _connection_faults,
    _rout_level_faults,
    _ambush_faults,
)
