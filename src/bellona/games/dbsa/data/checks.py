"""The checks of tables, armies and fields, each with its name, place and sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

from bellona.gamekit.data_files import Fault
from bellona.kernel.rules import enforces

from ..rules.events import ROWS
from .polygons import Rectangle, is_simple, joined, meets, overlap
from .values import (
    BASE,
    ELEMENTS,
    MOST_AREAS,
    MOST_FORDS,
    MOST_POINTS,
    MOST_RIVERS,
    MOST_ROADS,
    OPPOSITE,
    SIDES,
    TYPES,
    Army,
    Edge,
    Field,
    Host,
    Piece,
    Placed,
    Points,
    Rows,
    Side,
    Tables,
)

# Checks of the tables


def _troop_faults(tables: Tables) -> Iterator[Fault]:
    for name, troop in tables.troops.items():
        if bool(troop.passes) != bool(troop.passes_most):
            sentence = "who passes through some type passes through at least one element of it."
            yield Fault("BadRow", f"troops.{name}.passes_most", sentence)


def _outcome_faults(tables: Tables) -> Iterator[Fault]:
    for grade, rows in (("less", tables.outcomes.less), ("half", tables.outcomes.half)):
        for name in TYPES:
            yield from _row_faults(rows[name], f"outcomes.{grade}.{name}")


def _row_faults(rows: Rows, place: str) -> Iterator[Fault]:
    for index, row in enumerate(rows):
        if (row.result == "recoil") != (row.length > 0):
            yield Fault("BadRow", f"{place}[{index}]", "a recoil, and nothing else, has a length.")
        if row.rule and row.rule not in ROWS:
            yield Fault("BadRow", f"{place}[{index}].rule", f"an outcome follows one of the rules {', '.join(ROWS)}.")
    if rows[-1].by or rows[-1].going != "any":
        yield Fault("BadRow", f"{place}[{len(rows) - 1}]", "the last row speaks of any enemy and any going.")


def _terrain_faults(tables: Tables) -> Iterator[Fault]:
    for name, kind in tables.terrain.items():
        if (kind.shape == "line") != (name in ("river", "road")):
            yield Fault("BadTerrain", f"terrain.{name}.shape", "a river and a road are lines, all else are areas.")
        if (kind.shape == "line") != (kind.width > 0):
            yield Fault("BadTerrain", f"terrain.{name}.width", "a line, and nothing else, has a width.")
        if kind.shape == "line" and (kind.going != "good" or kind.hill):
            yield Fault("BadTerrain", f"terrain.{name}", "a river and a road are good going and no hills.")


def _army_list_faults(tables: Tables) -> Iterator[Fault]:
    for slug, army in tables.armies.items():
        yield from _army_faults(army, f"armies.{slug}")
        for enemy in army.enemies:
            if enemy not in tables.armies:
                yield Fault("UnknownArmy", f"armies.{slug}.enemies", f"there is no army {enemy!r}.")


@enforces("R7")
def _army_faults(army: Army, place: str) -> Iterator[Fault]:
    """Twelve elements, one of which includes the general."""
    count = sum(army.elements.values())
    if count != ELEMENTS:
        yield Fault("WrongArmy", f"{place}.elements", f"an army has {ELEMENTS} elements, not {count}.")
    if army.general not in army.elements:
        yield Fault("WrongArmy", f"{place}.general", f"there are no {army.general} among the elements.")


def _size_faults(tables: Tables) -> Iterator[Fault]:
    if 2 * tables.board.strip > min(tables.board.width, tables.board.height):
        yield Fault("BadValue", "board.strip", "the strips of the two sides run into each other.")
    if max(troop.depth for troop in tables.troops.values()) > tables.board.strip:
        yield Fault("BadValue", "board.strip", "the deepest base does not fit into the strip.")


# In this order: a check may rely on all that come before it.
TABLE_CHECKS: tuple[Callable[[Tables], Iterator[Fault]], ...] = (
    _troop_faults,
    _outcome_faults,
    _terrain_faults,
    _army_list_faults,
    _size_faults,
)


# Checks of a field before its hosts are drawn up


def _piece_faults(field: Field, tables: Tables) -> Iterator[Fault]:
    for index, piece in enumerate(field.terrain):
        yield from _shape_faults(piece, f"terrain[{index}]", tables)


def _shape_faults(piece: Piece, place: str, tables: Tables) -> Iterator[Fault]:
    if tables.terrain[piece.kind].shape == "area":
        if piece.polyline or piece.width or piece.fords:
            yield Fault("BadTerrain", place, f"{piece.kind} is an area: it has a polygon and nothing else.")
        yield from _polygon_faults(piece.polygon, f"{place}.polygon")
    else:
        if piece.polygon or (piece.fords and piece.kind != "river"):
            yield Fault("BadTerrain", place, f"{piece.kind} is a line: it has a polyline, and a river may have fords.")
        yield from _line_faults(piece.polyline, f"{place}.polyline")
    for number, ford in enumerate(piece.fords):
        yield from _polygon_faults(ford.polygon, f"{place}.fords[{number}].polygon")
    for x, y in (*piece.polygon, *piece.polyline, *(point for ford in piece.fords for point in ford.polygon)):
        if x > tables.board.width or y > tables.board.height:
            yield Fault("OffBoard", place, f"the point {x:g},{y:g} is not on the board.")


def _polygon_faults(points: Points, place: str) -> Iterator[Fault]:
    if not 3 <= len(points) <= MOST_POINTS:
        yield Fault("BadShape", place, f"a polygon has 3 to {MOST_POINTS} points, not {len(points)}.")
    elif not is_simple(points):
        yield Fault("BadShape", place, "the sides of the polygon cross, or it has no area.")


def _line_faults(points: Points, place: str) -> Iterator[Fault]:
    if not 2 <= len(points) <= MOST_POINTS:
        yield Fault("BadShape", place, f"a polyline has 2 to {MOST_POINTS} points, not {len(points)}.")
    elif any(one == other for one, other in pairwise(points)) or points[0] == points[-1]:
        yield Fault("BadShape", place, "two points running, or the ends, are the same.")


def _number_faults(field: Field, tables: Tables) -> Iterator[Fault]:
    areas = sum(tables.terrain[piece.kind].shape == "area" for piece in field.terrain)
    kinds = Counter(piece.kind for piece in field.terrain)
    fords = sum(len(piece.fords) for piece in field.terrain)
    for what, count, most in (
        ("areas", areas, MOST_AREAS),
        ("rivers", kinds["river"], MOST_RIVERS),
        ("fords", fords, MOST_FORDS),
        ("roads", kinds["road"], MOST_ROADS),
    ):
        if count > most:
            yield Fault("TooMany", "terrain", f"there is room for {most} {what}, not {count}.")
    for line in joined([piece.polyline for piece in field.terrain if piece.kind == "road"], tables.tolerance.distance):
        if len(line) > MOST_POINTS:
            sentence = f"roads that meet end to end are one, which has up to {MOST_POINTS} points, not {len(line)}."
            yield Fault("TooMany", "terrain", sentence)


def _host_faults(field: Field, tables: Tables) -> Iterator[Fault]:
    for slug, army in field.armies.items():
        yield from _army_faults(army, f"armies.{slug}")
    for side in SIDES:
        host = field.host(side)
        if host.army not in tables.armies:
            sentence = f"there is no army {host.army!r}; there is {', '.join(tables.armies)}."
            yield Fault("UnknownArmy", f"{side}.army", sentence)
        elif host.elements:
            yield from _muster_faults(host, tables.armies[host.army], side)


@enforces("R7")
def _muster_faults(host: Host, army: Army, side: Side) -> Iterator[Fault]:
    """The elements deployed are those of the army, and one of the right type includes the general."""
    found = Counter(placed.type for placed in host.elements)
    for name in TYPES:
        wanted = army.elements.get(name, 0)
        if found[name] != wanted:
            yield Fault("WrongArmy", f"{side}.elements", f"there are {found[name]} {name} instead of {wanted}.")
    generals = [placed.type for placed in host.elements if placed.general]
    if generals != [army.general]:
        sentence = f"exactly one element, of {army.general}, includes the general."
        yield Fault("WrongArmy", f"{side}.elements", sentence)


@enforces("R4", "R5")
def _edge_faults(field: Field, _: Tables) -> Iterator[Fault]:
    """The two base edges are opposite; where they are diced for, the suggestion is for amber south and teal north."""
    if field.teal.edge != OPPOSITE[field.amber.edge]:
        yield Fault("WrongEdges", "teal.edge", f"{field.teal.edge} is not opposite {field.amber.edge}.")
    if not field.fixed_edges and field.amber.edge != "south":
        sentence = "where edges are diced for, amber is drawn up in the south and teal in the north."
        yield Fault("WrongEdges", "amber.edge", sentence)


TERRAIN_CHECKS: tuple[Callable[[Field, Tables], Iterator[Fault]], ...] = (_piece_faults, _number_faults)
FIELD_CHECKS: tuple[Callable[[Field, Tables], Iterator[Fault]], ...] = (
    *TERRAIN_CHECKS,
    _host_faults,
    _edge_faults,
)


# Checks of a field with both hosts on it


def base_of(placed: Placed, tables: Tables) -> Rectangle:
    """The base of an element of a deployment."""
    return Rectangle(placed.x, placed.y, placed.facing, BASE, tables.troops[placed.type].depth)


def camp_on(edge: Edge, at: float, tables: Tables) -> Rectangle:
    """A camp whose middle is at this place along an edge; its front looks into the field."""
    board, camp = tables.board, tables.camp
    if edge in ("north", "south"):
        y, facing = (camp.depth, 0) if edge == "south" else (board.height - camp.depth, 180)
        return Rectangle(at, y, facing, camp.width, camp.depth)
    x, facing = (camp.depth, 90) if edge == "west" else (board.width - camp.depth, 270)
    return Rectangle(x, at, facing, camp.width, camp.depth)


@enforces("R8")
def _camp_faults(field: Field, tables: Tables) -> Iterator[Fault]:
    """A camp is wholly on the board, and not on impassable ground."""
    for side in SIDES:
        host = field.host(side)
        if host.camp is None:
            continue
        camp = camp_on(host.edge, host.camp, tables)
        if _is_off_board(camp, tables):
            yield Fault("OffBoard", f"{side}.camp", f"a camp at {host.camp:g} is not wholly on the board.")
        if _is_on_impassable(camp, field, tables):
            yield Fault("InImpassable", f"{side}.camp", "the camp is on impassable ground.")


@enforces("R6")
def _deployment_faults(field: Field, tables: Tables) -> Iterator[Fault]:
    """Every base is on the board, clear of the others and of impassable ground, and in its strip unless given (R5)."""
    for side in SIDES:
        for index, placed in enumerate(field.host(side).elements):
            place, base = f"{side}.elements[{index}]", base_of(placed, tables)
            if _is_off_board(base, tables):
                yield Fault("OffBoard", place, "the element is not wholly on the board.")
            if not field.fixed_edges and _is_outside_strip(base, field.host(side).edge, tables):
                yield Fault("OutsideStrip", place, "the element is not wholly in its deployment strip.")
            if _is_on_impassable(base, field, tables):
                yield Fault("InImpassable", place, "the element is on impassable ground.")


@enforces("R6")
def _overlap_faults(field: Field, tables: Tables) -> Iterator[Fault]:
    bases = [
        (f"{side}.elements[{index}]", base_of(placed, tables))
        for side in SIDES
        for index, placed in enumerate(field.host(side).elements)
    ]
    for (first, one), (second, other) in combinations(bases, 2):
        if overlap(one, other) > tables.tolerance.distance:
            yield Fault("Overlap", second, f"the element runs into {first}.")


def _is_off_board(base: Rectangle, tables: Tables) -> bool:
    slack, board = tables.tolerance.distance, tables.board
    return any(
        not (-slack <= x <= board.width + slack and -slack <= y <= board.height + slack) for x, y in base.corners()
    )


def _is_outside_strip(base: Rectangle, edge: Edge, tables: Tables) -> bool:
    strip = tables.board.strip + tables.tolerance.distance
    return any(y > strip if edge == "south" else tables.board.height - y > strip for _, y in base.corners())


def _is_on_impassable(base: Rectangle, field: Field, tables: Tables) -> bool:
    inner = base.shrunk(tables.tolerance.distance)
    return any(
        meets(piece.polygon, inner) for piece in field.terrain if tables.terrain[piece.kind].going == "impassable"
    )


GROUND_CHECKS: tuple[Callable[[Field, Tables], Iterator[Fault]], ...] = (
    _camp_faults,
    _deployment_faults,
    _overlap_faults,
)
