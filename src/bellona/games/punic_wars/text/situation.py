"""A war in plain values: stacks, leaders, regions, places, treasuries, as a viewer knows them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from bellona.gamekit.situation import Situation as CommonSituation
from bellona.gamekit.situation import common_facts

from ..position.records import LAND, NAVAL, Marching, Status, War
from ..rules.c10_towns import holder_of
from ..rules.c14_control import value_controlled
from .notation import LEADER_NAMES, SEATS

if TYPE_CHECKING:
    from ..game import Setting

PARTIES = (*SEATS, None)


@dataclass(frozen=True)
class Leader:
    """A leader."""

    name: str
    seat: str
    value: int
    status: str
    """`pool`, `on_map`, `drawn`, `lost` or `gone`."""
    hex: str | None
    movement_left: int
    has_finished: bool
    """Whether his move of this campaign phase is over."""


@dataclass(frozen=True)
class Stack:
    """A side's points in a hex; those of Syracuse are separate."""

    land: int | None
    """Strength points; None if there are some and only their owner knows how many (R47)."""
    naval: int | None
    is_land_inside: bool
    is_naval_inside: bool
    leaders: tuple[str, ...]


@dataclass(frozen=True)
class Region:
    """A region: what it is worth, whom it is aligned with, and who controls it."""

    value: int
    aligned: str | None
    controller: str | None
    has_defected: bool
    has_marker: bool
    """Whether a defection marker lies there."""


@dataclass(frozen=True)
class Situation(CommonSituation):
    """A war as a viewer knows it."""

    active: str
    """Whose phase it is."""
    stacks: Mapping[str, Mapping[str, Stack]]
    """By hex and seat."""
    syracusans: tuple[int, int]
    """The land and naval points of Syracuse."""
    leaders: Mapping[str, Leader]
    regions: Mapping[str, Region]
    places: Mapping[str, str | None]
    """Who holds the town or city in a hex."""
    besieged: Mapping[str, tuple[str, ...]]
    """By seat the places in which it is besieged."""
    treasury: Mapping[str, int]
    funds: Mapping[str, int | None]
    """The sum that each side spends on diplomacy; None until it is fixed, or if unknown."""
    losses: Mapping[str, int]
    points: Mapping[str, int]
    """Victory points by seat."""
    marching: str | None
    """The moving leader."""


def situation(setting: Setting, seen: War, knows: Collection[str | None]) -> Situation:
    """An observed war in plain values; the secrets of the seats in `knows` are known."""
    leaders = [_leader(setting, seen, n) for n in range(len(LEADER_NAMES)) if seen.leaders[n].status != Status.ABSENT]
    war: Any = seen
    return Situation(
        **common_facts(setting, seen),
        active=SEATS[seen.active],
        stacks={setting.notation.hex(h): dict(_stacks(setting, seen, h, knows)) for h in _occupied(seen)},
        syracusans=(int(seen.syracusans[LAND]), int(seen.syracusans[NAVAL])),
        leaders={leader.name: leader for leader in leaders},
        regions={name: _region(setting, seen, number) for number, name in enumerate(setting.regions)},
        places=_places(setting, seen),
        besieged={seat: tuple(_besieged(setting, seen, side)) for side, seat in enumerate(SEATS)},
        treasury=dict(zip(SEATS, war["treasury"].tolist(), strict=True)),
        funds={seat: int(seen.funds[side]) if seen.funds[side] >= 0 else None for side, seat in enumerate(SEATS)},
        losses=dict(zip(SEATS, war["losses"].tolist(), strict=True)),
        points={seat: int(value_controlled(setting.world, seen, side)) for side, seat in enumerate(SEATS)},
        marching=LEADER_NAMES[seen.marching] if seen.marching >= 0 else None,
    )


def _leader(setting: Setting, seen: War, number: int) -> Leader:
    leader, figure = seen.leaders[number], setting.world.figures[number]
    return Leader(
        name=LEADER_NAMES[number],
        seat=SEATS[figure.side],
        value=int(figure.value),
        status=Status(leader.status).name.lower(),
        hex=setting.notation.hex(leader.hex) if leader.status == Status.ON_MAP else None,
        movement_left=int(leader.points),
        has_finished=bool(leader.marching == Marching.FINISHED),
    )


def _occupied(seen: Any) -> list[int]:
    """The hexes with points or leaders in them."""
    leaders = {int(leader.hex) for leader in seen.leaders if leader.status == Status.ON_MAP}
    return sorted(leaders | set(np.flatnonzero((seen["points"] > 0).any(axis=(0, 1))).tolist()))


def _stacks(setting: Setting, seen: War, h: int, knows: Collection[str | None]) -> Iterator[tuple[str, Stack]]:
    for side, seat in enumerate(SEATS):
        is_veiled = bool(seen.veiled[h]) and seat not in knows
        land, naval = int(seen.points[side, LAND, h]), int(seen.points[side, NAVAL, h])
        leaders = tuple(
            LEADER_NAMES[n]
            for n, leader in enumerate(seen.leaders)
            if leader.status == Status.ON_MAP and leader.hex == h and setting.world.figures[n].side == side
        )
        if land or naval or leaders:
            yield (
                seat,
                Stack(
                    land=None if land and is_veiled else land,
                    naval=None if naval and is_veiled else naval,
                    is_land_inside=bool(seen.inside[side, LAND, h]),
                    is_naval_inside=bool(seen.inside[side, NAVAL, h]),
                    leaders=leaders,
                ),
            )


def _region(setting: Setting, seen: War, number: int) -> Region:
    return Region(
        value=int(setting.world.region_value[number]),
        aligned=PARTIES[seen.align[number]],
        controller=PARTIES[seen.control[number]],
        has_defected=bool(seen.defected[number]),
        has_marker=bool(seen.marker[number]),
    )


def _places(setting: Setting, seen: War) -> dict[str, str | None]:
    world = setting.world
    hexes = [int(world.place_hex[place]) for place in range(world.places)]
    return {setting.notation.hex(h): PARTIES[holder_of(world, seen, h)] for h in hexes}


def _besieged(setting: Setting, seen: War, side: int) -> Iterator[str]:
    for place in range(setting.world.places):
        if seen.besieged[side, place]:
            yield setting.notation.hex(int(setting.world.place_hex[place]))
