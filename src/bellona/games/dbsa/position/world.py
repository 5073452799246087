"""From the data of a battle to the world record that the compiled rules read."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from bellona.gamekit.judgement import read_judgement
from bellona.kernel.record import one
from bellona.kernel.rules import enforces
from bellona.kernel.shapes import fill_course, fill_outline

from .. import data
from ..data.polygons import joined
from ..data.values import SIDES, SLUGS, TERRAINS, TYPES, Field, OutcomeRow, Piece, Points, Tables, hundredths
from ..rules.events import ROWS, Cause
from .bases import spread_of
from .features import NAMES
from .records import ARMY, DESTROYED, HELD, Edge, Going, Grade, World


def build_world(field: Field, tables: Tables, shipped: bool) -> World:
    """Make the world of a battle."""
    world: Any = one(World)
    world.scenario = SLUGS.index(field.id) + 1 if shipped and field.id in SLUGS else 0
    lay_measures(world, tables)
    lay_troops(world, tables)
    lay_support(world, tables)
    lay_outcomes(world, tables)
    lay_ground(world, field, tables)
    lay_roads(world, field, tables)
    lay_hosts(world, field)
    world.judgement[:] = read_judgement(data.__name__, NAMES, field.id if world.scenario else "")
    world.mark = int.from_bytes(sha256(world.tobytes()).digest()[:7], "little")
    made: World = world
    return made


@enforces("1.5", "2.4", "3.13", "6.3", "R1", "R2", "R8", "R23", "R30")
def lay_measures(world: Any, tables: Tables) -> None:
    """Board, strip, camp, tolerances, roads and how many losses lose."""
    world.width, world.height = hundredths(tables.board.width), hundredths(tables.board.height)
    world.strip = hundredths(tables.board.strip)
    world.camp_half, world.camp_depth = hundredths(tables.camp.width) // 2, hundredths(tables.camp.depth)
    world.losing = tables.losing.elements
    tolerance = tables.tolerance
    world.touch, world.angle = hundredths(tolerance.distance), hundredths(tolerance.angle)
    world.slack, world.conform = hundredths(tolerance.move_slack), hundredths(tolerance.line_up)
    world.road_snap, world.road_angle = hundredths(tolerance.road_snap), hundredths(tolerance.road_angle)
    world.road_limit, world.road_extra = hundredths(tables.road.limit), hundredths(tables.road.extra)


@enforces(
    "3.11", "3.12", "3.14", "3.15", "3.16", "3.17", "3.19", "3.20", "3.21", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10",
    "4.11", "4.12", "4.13", "4.14", "4.30", "R1", "R27", "R44",
)  # fmt: skip
def lay_troops(world: Any, tables: Tables) -> None:
    """The types: bases, moves, factors, and whom they pass through."""
    for number, name in enumerate(TYPES):
        troop, told = world.troops[number], tables.troops[name]
        troop.mounted, troop.depth = told.mounted, hundredths(told.depth)
        troop.spread = spread_of(troop.depth)
        troop.move_good, troop.move_bad = hundredths(told.move_good), hundredths(told.move_bad)
        troop.factor_foot, troop.factor_mounted = told.factor_foot, told.factor_mounted
        troop.hindered = told.hindered
        troop.passes = sum(1 << TYPES.index(other) for other in set(told.passes))
        troop.passes_most = told.passes_most


@enforces("4.17", "4.18", "4.19", "4.20", "R43")
def lay_support(world: Any, tables: Tables) -> None:
    """What an element behind adds to one in front."""
    for front, row in tables.support.of.items():
        for rear, support in row.items():
            place = TYPES.index(front), TYPES.index(rear)
            world.support[place] = support.bonus
            world.support_conditional[place] = support.only_mounted_or_camp


@enforces(*(f"5.{number}" for number in range(14, 37)))
def lay_outcomes(world: Any, tables: Tables) -> None:
    """What becomes of a loser, by grade, its type, the enemy's type and its own going: the first row that fits."""
    for grade, rows in ((Grade.LESS, tables.outcomes.less), (Grade.HALF, tables.outcomes.half)):
        for own, name in enumerate(TYPES):
            for enemy, other in enumerate(TYPES):
                for bad in (False, True):
                    row = next(row for row in rows[name] if row.fits(other, bad))
                    world.outcome[grade, own, enemy, int(bad)] = outcome(row)
                    world.outcome_cause[grade, own, enemy, int(bad)] = ROWS.get(row.rule, Cause.TWO_TYPES)


def outcome(row: OutcomeRow) -> int:
    """The outcome of a row as a number."""
    return {"destroyed": DESTROYED, "held": HELD}.get(row.result, hundredths(row.length))


@enforces("R17", "R45", "R47", "R77")
def lay_ground(world: Any, field: Field, tables: Tables) -> None:
    """Areas, and rivers with their fords."""
    for piece in field.terrain:
        if piece.kind == "river":
            course, width = world.rivers[world.river_count], hundredths(width_of(piece, tables))
            fill_course(course, in_hundredths(piece.polyline), width)
            world.river_count += 1
            for ford in piece.fords:
                fill_outline(world.fords[world.ford_count], in_hundredths(ford.polygon), world.width, world.height)
                world.ford_count += 1
        elif piece.kind != "road":
            area, kind = world.areas[world.area_count], tables.terrain[piece.kind]
            area.kind, area.going, area.hill = TERRAINS.index(piece.kind), Going[kind.going.upper()], kind.hill
            fill_outline(area.outline, in_hundredths(piece.polygon), world.width, world.height)
            world.area_count += 1


@enforces("R23")
def lay_roads(world: Any, field: Field, tables: Tables) -> None:
    """The roads; those that meet end to end are one, as wide as the widest."""
    pieces = [piece for piece in field.terrain if piece.kind == "road"]
    for line in joined([piece.polyline for piece in pieces], tables.tolerance.distance):
        width = max(width_of(piece, tables) for piece in pieces if set(piece.polyline) <= set(line))
        fill_course(world.roads[world.road_count], in_hundredths(line), hundredths(width))
        world.road_count += 1


def width_of(piece: Piece, tables: Tables) -> float:
    """The width of a river or a road: its own, or the usual one."""
    return piece.width or tables.terrain[piece.kind].width


def in_hundredths(points: Points) -> list[tuple[int, int]]:
    """Points in the engine's unit."""
    return [(hundredths(x), hundredths(y)) for x, y in points]


@enforces("R5", "R7", "R70", "R72", "B4")
def lay_hosts(world: Any, field: Field) -> None:
    """The armies, their deployment and camps, given or suggested, and the terms of the battle."""
    world.fixed, world.first, world.last_bound = field.fixed_edges, SIDES.index(field.first), field.last_bound
    for side, name in enumerate(SIDES):
        host = field.host(name)
        world.edge[side] = Edge[host.edge.upper()]
        world.camp_at[side] = hundredths(host.camp or 0)
        for number, placed in enumerate(host.elements):
            e = ARMY * side + number
            world.kind[e], world.general[e] = TYPES.index(placed.type), placed.general
            world.x[e], world.y[e] = hundredths(placed.x), hundredths(placed.y)
            world.facing[e] = hundredths(placed.facing)
