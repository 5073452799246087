"""A battle in plain values: units, commanders, command points, rout points, as a viewer knows them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bellona.gamekit.situation import Situation as CommonSituation
from bellona.gamekit.situation import common_facts
from bellona.kernel.hexes import DIRECTIONS

from ..position.records import NONE, UNITS, Battle, Life, Phase, Status
from ..rules.c03_sequence import active_side
from .notation import BOX_NAMES, SEATS

if TYPE_CHECKING:
    from ..game import Setting


@dataclass(frozen=True)
class Unit:
    """A unit: the values of its counter, its place and its state."""

    name: str
    seat: str
    kind: str
    """The code of its type, `Ha`."""
    combat: int
    movement: int
    morale: int
    status: str
    """`on_map`, `waiting`, `held`, `pursuing` or `gone`."""
    hex: str | None
    facing: str | None
    disorder: int
    is_panicked: bool
    movement_left: int


@dataclass(frozen=True)
class Commander:
    """A commander."""

    seat: str
    life: str
    """`alive`, `dead` or `away`."""
    hex: str | None


@dataclass(frozen=True)
class CommandPoints:
    """The markers of a side: in its boxes, in hand, and where the false one lies."""

    boxes: Mapping[str, int]
    in_hand: int
    vacuus: str | None
    """The box of the Vacuus; None while it is in hand, or if unknown."""


@dataclass(frozen=True)
class Situation(CommonSituation):
    """A battle as a viewer knows it."""

    turns: int
    """How many turns the battle has."""
    first: str | None
    """Who has the initiative in this turn."""
    active: str | None
    """Whose impulse it is."""
    units: Mapping[str, Unit]
    commanders: Mapping[str, Commander]
    """By seat."""
    command: Mapping[str, CommandPoints]
    """By seat."""
    rout: Mapping[str, int]
    """Rout points by seat."""
    rout_level: Mapping[str, int]
    """The rout points at which a side is beaten."""

    def at(self, hex_name: str) -> Unit | None:
        """The unit in a hex."""
        return next((unit for unit in self.units.values() if unit.hex == hex_name), None)


def situation(setting: Setting, seen: Battle, knows: Collection[str | None]) -> Situation:
    """An observed battle in plain values; the secrets of the seats in `knows` are known."""
    units = [_unit(setting, seen, unit) for unit in range(UNITS) if seen.units[unit].status != Status.ABSENT]
    return Situation(
        **common_facts(setting, seen),
        turns=setting.turns,
        first=SEATS[seen.first] if seen.first != NONE else None,
        active=SEATS[active_side(seen)] if seen.phase == Phase.OPERATIONS else None,
        units={unit.name: unit for unit in units},
        commanders={seat: _commander(setting, seen, side) for side, seat in enumerate(SEATS)},
        command={seat: _command_points(seen, side) for side, seat in enumerate(SEATS)},
        rout={seat: int(seen.rout[side]) for side, seat in enumerate(SEATS)},
        rout_level={seat: int(setting.field.rout_level[side]) for side, seat in enumerate(SEATS)},
    )


def _unit(setting: Setting, seen: Battle, number: int) -> Unit:
    unit = seen.units[number]
    kind, is_on_map = setting.field.kinds[unit.kind], unit.status == Status.ON_MAP
    return Unit(
        name=setting.notation.piece(seen, number),
        seat=SEATS[unit.side],
        kind=setting.notation.codes[unit.kind],
        combat=int(kind.combat),
        movement=int(kind.movement),
        morale=int(kind.morale),
        status=Status(unit.status).name.lower(),
        hex=setting.notation.hex(unit.hex) if is_on_map else None,
        facing=DIRECTIONS[unit.facing] if is_on_map else None,
        disorder=int(unit.disorder),
        is_panicked=bool(unit.panicked),
        movement_left=int(unit.points),
    )


def _commander(setting: Setting, seen: Battle, side: int) -> Commander:
    leader: Any = seen.commanders[side]
    is_somewhere = leader.life == Life.ALIVE and leader.hex != NONE
    life = Life(leader.life).name.lower() if is_somewhere or leader.life == Life.DEAD else "away"
    return Commander(SEATS[side], life, setting.notation.hex(leader.hex) if is_somewhere else None)


def _command_points(seen: Battle, side: int) -> CommandPoints:
    box = int(seen.vacuus[side])
    return CommandPoints(
        boxes={name: int(seen.boxes[side, place]) for place, name in enumerate(BOX_NAMES)},
        in_hand=int(seen.unplaced[side]),
        vacuus=BOX_NAMES[box] if box >= 0 else None,
    )
