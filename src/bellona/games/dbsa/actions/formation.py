"""A deployment for any army: heavy foot in the middle, horse on the wings, elephants in front, the general nearby."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from ..data.checks import base_of, camp_on
from ..data.polygons import Rectangle, meets, near, overlap
from ..data.values import BASE, SIDES, Army, Edge, Field, Host, Piece, Placed, Tables, Type

CENTRE_OUT: tuple[Type, ...] = ("Pk", "Bd", "Sp", "Wb", "Ax", "Sh")
"""Foot in the order in which it is placed from the middle to the ends."""
WINGS: tuple[Type, ...] = ("Kn", "Cv", "LH")
"""Horse in the order in which it is placed from the line outwards."""
GAP = 80
"""Between the foot and the horse on the wings."""
STEP = 40
IMPASSABLE, HINDERED, WET = 1000, 10, 4
"""How bad it is for an element to stand in something."""


class Spot(NamedTuple):
    """An element seen from its own base edge: its distance to the right of the middle, and from the edge."""

    type: Type
    right: float
    ahead: float
    general: bool = False


def draw_up(field: Field, tables: Tables) -> Field:
    """The field with a camp and a deployment for every host that has none."""
    amber, teal = (_host(field, field.host(side), tables) for side in SIDES)
    return replace(field, amber=amber, teal=teal)


def _host(field: Field, host: Host, tables: Tables) -> Host:
    if not host.elements:
        host = replace(host, elements=_deployed(field, host, tables))
    return host if host.camp is not None else replace(host, camp=_camp(field, host, tables))


# The order of battle


def order(army: Army, strip: float) -> list[Spot]:
    """An army at the front of its strip: the line from left to right, the ranks behind it, wings, the rest."""
    counts = dict(army.elements)
    elephants = counts.pop("El", 0)
    has_foot = any(kind in counts for kind in CENTRE_OUT)
    reserve = has_foot and army.general in WINGS
    if reserve:
        counts[army.general] -= 1
    columns = _columns(counts) if has_foot else _riders(counts, elephants)
    front = strip - (170 if elephants and has_foot else 0)
    spots = _line(columns, front)
    ends = [spot.right for spot in spots] or [0]
    if has_foot:
        outermost = sorted((spot for spot in spots if spot.ahead == front), key=lambda spot: -abs(spot.right))
        spots += [Spot("El", spot.right, strip) for spot in outermost[:elephants]]
        spots += _wings(counts, strip, max(ends))
    if reserve:
        spots.append(Spot(army.general, 0, front - 180, general=True))
    return spots if reserve else _with_general(spots, army.general)


def _columns(counts: dict[Type, int]) -> list[tuple[Type, ...]]:
    """The foot from the middle outwards, each column from front to rear: pikes two deep, spare shooters behind."""
    spare = max(counts.get("Sh", 0) - 2, 0) if "Bd" in counts or "Sp" in counts else 0
    columns: list[tuple[Type, ...]] = []
    for kind in CENTRE_OUT:
        left = counts.pop(kind, 0) - (spare if kind == "Sh" else 0)
        while left > 0:
            depth = 2 if kind == "Pk" and left > 1 else 1
            columns.append((kind,) * depth)
            left -= depth
    for place, column in enumerate(columns):
        if spare and column in (("Bd",), ("Sp",)):
            columns[place] = (*column, "Sh")
            spare -= 1
    return columns + [("Sh",)] * spare


def _riders(counts: dict[Type, int], elephants: int) -> list[tuple[Type, ...]]:
    """An army without foot, from the middle outwards."""
    order: list[tuple[Type, ...]] = [(kind,) for kind in WINGS for _ in range(counts.get(kind, 0))]
    return order + [("El",)] * elephants


def _line(columns: list[tuple[Type, ...]], front: float) -> list[Spot]:
    """Columns side by side, the first in the middle and the others to its right and left in turn."""
    first = 0 if len(columns) % 2 else -BASE / 2
    places = [first + BASE * ((index + 1) // 2) * (1 if index % 2 else -1) for index in range(len(columns))]
    ranked = sorted(zip(places, columns, strict=True))
    fronts = [Spot(column[0], right, front) for right, column in ranked]
    return fronts + [Spot(column[1], right, front - 60) for right, column in ranked if len(column) > 1]


def _wings(counts: dict[Type, int], ahead: float, end: float) -> list[Spot]:
    """Horse to the right and left of a line that ends at this distance, light horse outermost."""
    horse = [kind for kind in WINGS for _ in range(counts.get(kind, 0))]
    return [
        Spot(kind, (end + BASE + GAP + BASE * (index // 2)) * (-1 if index % 2 else 1), ahead)
        for index, kind in enumerate(horse)
    ]


def _with_general(spots: list[Spot], kind: Type) -> list[Spot]:
    """The general goes with the foremost element of his type that is nearest to the middle."""
    chosen = min(
        (spot for spot in spots if spot.type == kind), key=lambda spot: (-spot.ahead, abs(spot.right), spot.right)
    )
    return [spot._replace(general=spot is chosen) for spot in spots]


# On the ground


def _deployed(field: Field, host: Host, tables: Tables) -> tuple[Placed, ...]:
    """The order of battle where the ground suits it best, each element clear of impassable ground."""
    spots = order(tables.armies[host.army], tables.board.strip)
    ground = _Ground(field.terrain, tables)
    length = _length(host.edge, tables)
    room = length / 2 - max(abs(spot.right) for spot in spots) - BASE / 2
    back = min(spot.ahead - tables.troops[spot.type].depth for spot in spots) - tables.camp.depth
    shifts = [
        (right, rear)
        for rear in range(0, max(int(back), 0) + 1, 60)
        for step in range(int(max(room, 0)) // STEP + 1)
        for right in {step * STEP, -step * STEP}
    ]

    def placed(spot: Spot, shift: tuple[float, float]) -> Placed:
        moved = spot._replace(right=spot.right + shift[0], ahead=spot.ahead - shift[1])
        return _seen_from(host.edge, moved, tables)

    def burden(shift: tuple[float, float]) -> float:
        trouble = sum(ground.trouble(placed(spot, shift)) for spot in spots)
        return trouble + (abs(shift[0]) + shift[1]) / 1000

    best = min(shifts, key=lambda shift: (burden(shift), shift))
    return _cleared([placed(spot, best) for spot in spots], host.edge, ground, tables)


def _seen_from(edge: Edge, spot: Spot, tables: Tables) -> Placed:
    """A spot on the board of the side with this base edge."""
    width, height = tables.board.width, tables.board.height
    along = _length(edge, tables) / 2 + spot.right
    x, y, facing = {
        "south": (along, spot.ahead, 0),
        "north": (width - along, height - spot.ahead, 180),
        "west": (spot.ahead, height - along, 90),
        "east": (width - spot.ahead, along, 270),
    }[edge]
    return Placed(spot.type, x, y, facing, spot.general)


def _length(edge: Edge, tables: Tables) -> float:
    return tables.board.width if edge in ("north", "south") else tables.board.height


class _Ground:
    """The terrain of a field, as far as it matters for a deployment."""

    def __init__(self, terrain: Iterable[Piece], tables: Tables) -> None:
        self.tables = tables
        self.pieces = [(piece, *_box(piece.polygon or piece.polyline)) for piece in terrain if piece.kind != "road"]

    def trouble(self, placed: Placed) -> int:
        """How bad its place is for an element."""
        base, troop = base_of(placed, self.tables), self.tables.troops[placed.type]
        found = 0
        for piece in self._about(base):
            going = self.tables.terrain[piece.kind].going
            if piece.kind == "river":
                found += WET * _wades(piece, base, self.tables)
            elif going != "good" and meets(piece.polygon, base.shrunk(1)):
                found += IMPASSABLE if going == "impassable" else HINDERED * troop.hindered
        return found

    def blocks(self, base: Rectangle) -> bool:
        """Whether a base cannot stand there at all."""
        inner = base.shrunk(1)
        return any(
            self.tables.terrain[piece.kind].going == "impassable" and meets(piece.polygon, inner)
            for piece in self._about(base)
        )

    def _about(self, base: Rectangle) -> Iterable[Piece]:
        reach = 200
        for piece, left, bottom, right, top in self.pieces:
            if left - reach < base.x < right + reach and bottom - reach < base.y < top + reach:
                yield piece


def _box(points: tuple[tuple[float, float], ...]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _wades(piece: Piece, base: Rectangle, tables: Tables) -> bool:
    """Whether any corner of a base, or its middle, is in the water."""
    half = (piece.width or tables.terrain[piece.kind].width) / 2
    corners = base.corners()
    middle = (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
    return any(near(piece.polyline, point) < half for point in (*corners, middle))


def _cleared(placed: list[Placed], edge: Edge, ground: _Ground, tables: Tables) -> tuple[Placed, ...]:
    """Elements on impassable places are moved to the nearest free place of the strip."""
    blocked = [index for index, each in enumerate(placed) if ground.blocks(base_of(each, tables))]
    for index in blocked:
        others = [
            base_of(each, tables) for place, each in enumerate(placed) if place not in blocked[blocked.index(index) :]
        ]
        here = placed[index]
        free = (
            each
            for each in _places(here, edge, tables)
            if not ground.blocks(base_of(each, tables))
            and all(overlap(base_of(each, tables), other) <= 0 for other in others)
        )
        placed[index] = min(free, key=lambda each: abs(each.x - here.x) + abs(each.y - here.y), default=here)
    return tuple(placed)


def _places(here: Placed, edge: Edge, tables: Tables) -> Iterable[Placed]:
    """Places for an element all over its strip."""
    half, depth = int(_length(edge, tables) / 2 - BASE / 2), int(tables.troops[here.type].depth)
    for ahead in range(int(tables.board.strip), int(tables.camp.depth) + depth, -STEP):
        for right in range(-half, half + 1, STEP):
            yield _seen_from(edge, Spot(here.type, right, ahead, here.general), tables)


def _camp(field: Field, host: Host, tables: Tables) -> float:
    """The middle of the camp: as near to the middle of the edge as the ground and the elements allow."""
    ground, length = _Ground(field.terrain, tables), _length(host.edge, tables)
    bases = [base_of(placed, tables) for placed in host.elements]
    room = int((length - tables.camp.width) / 2)
    for step in range(0, room + 1, STEP):
        for at in (length / 2 + step, length / 2 - step):
            camp = camp_on(host.edge, at, tables)
            if not ground.blocks(camp) and all(overlap(camp, base) <= 0 for base in bases):
                return at
    return length / 2
