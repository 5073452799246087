"""A battle in plain values: elements, camps, die points, losses. Nothing in it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bellona.gamekit.situation import Situation as CommonSituation
from bellona.gamekit.situation import common_facts

from ..data.values import TYPES
from ..position.records import ARMY, DEGREE, ELEMENTS, NONE, PACE, Battle, CampState, Status
from .notation import EDGES, ELEMENT_NAMES, SEATS

if TYPE_CHECKING:
    from ..game import Setting


@dataclass(frozen=True)
class Element:
    """An element. Lengths are paces from the south-western corner of the board, angles degrees clockwise from north."""

    name: str
    seat: str
    kind: str
    """Its type, `Bd`."""
    status: str
    """`waiting`, `on_board` or `lost`."""
    is_general: bool
    x: float | None
    y: float | None
    facing: float | None
    follows: str | None
    """The element before it in a column that has moved as one."""
    has_moved: bool
    has_fought: bool


@dataclass(frozen=True)
class Camp:
    """A camp."""

    seat: str
    x: float
    y: float
    facing: float
    has_fallen: bool


@dataclass(frozen=True)
class Situation(CommonSituation):
    """A battle as everybody knows it; `turn` is the bound."""

    active: str | None
    """Whose bound it is."""
    die: int
    """What was thrown for die points in this bound, 0 before."""
    die_points: int
    """Die points left."""
    last_bound: int | None
    """After which bound it is a draw."""
    edges: Mapping[str, str]
    """The base edge of each seat, once it has one."""
    camps: Mapping[str, Camp]
    """By seat, those that stand or have fallen."""
    elements: Mapping[str, Element]
    lost: Mapping[str, int]
    """Elements lost, by seat."""
    losing: int
    """How many lost elements lose the battle."""


def situation(setting: Setting, seen: Battle, knows: Collection[str | None]) -> Situation:
    """An observed battle in plain values."""
    elements = [_element(seen, number) for number in range(ELEMENTS) if seen.elements[number].status != Status.ABSENT]
    return Situation(
        **common_facts(setting, seen),
        active=setting.active(seen),
        die=int(seen.die),
        die_points=int(seen.points),
        last_bound=int(seen.limit) or None,
        edges={seat: EDGES[seen.edge[side]] for side, seat in enumerate(SEATS) if seen.edge[side]},
        camps={seat: _camp(seen, side) for side, seat in enumerate(SEATS) if seen.camps[side].state},
        elements={element.name: element for element in elements},
        lost={seat: int(seen.lost[side]) for side, seat in enumerate(SEATS)},
        losing=int(setting.world.losing),
    )


def _element(seen: Battle, number: int) -> Element:
    element: Any = seen.elements[number]
    is_placed = element.status == Status.ON_BOARD
    return Element(
        name=ELEMENT_NAMES[number],
        seat=SEATS[number // ARMY],
        kind=TYPES[element.kind],
        status=Status(element.status).name.lower(),
        is_general=bool(element.general),
        x=int(element.x) / PACE if is_placed else None,
        y=int(element.y) / PACE if is_placed else None,
        facing=int(element.facing) / DEGREE if is_placed else None,
        follows=ELEMENT_NAMES[element.follows] if element.follows != NONE else None,
        has_moved=bool(element.moved),
        has_fought=bool(element.fought),
    )


def _camp(seen: Battle, side: int) -> Camp:
    camp = seen.camps[side]
    has_fallen = bool(camp.state == CampState.FALLEN)
    return Camp(SEATS[side], int(camp.x) / PACE, int(camp.y) / PACE, int(camp.facing) / DEGREE, has_fallen)
