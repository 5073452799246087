"""What the network sees of a battle of De Bello Punico.

Everything is seen from one side: own and enemy, ahead and behind, so that Rome and Carthage learn from each other's
games. The functions take arrays of NumPy or of PyTorch, on a processor or on a graphics card: `Battlefield.xp` is the
library that they belong to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from bellona.games.de_bello_punico.position.records import Life, Stage, Status

VERSION = 2
"""Changes when the same position would look different: a network then has to learn anew."""
PLAIN = (
    "turn", "first", "rout", "unplaced", "boxes", "attack.stage", "attack.attacker",
    "attack.target", "commanders.life", "at",
)  # fmt: skip
FLAGS = ("panicked", "stampeding")
OF_UNITS = ("status", "kind", "side", "hex", "facing", "disorder", *FLAGS)
FAR = 20.0
ARMS = 3


class Sight(NamedTuple):
    """What there is to see in many positions."""

    units: Any
    """Positions x units x numbers;"""
    own: Any
    """which of them are one's own and on the map,"""
    enemy: Any
    """and which are the enemy's."""
    whole: Any
    """Positions x numbers about the battle."""


class Battlefield:
    """What never changes in a battle, as arrays of one library on one device."""

    def __init__(self, setting: Any, xp: Any = np, put: Callable[[Any], Any] = np.asarray) -> None:
        world, self.xp, self.put = setting.world, xp, put
        self.units = int(world["unit_count"])
        q, r = world["q"].astype(int), world["r"].astype(int)
        across, along = q[:, None] - q[None, :], r[:, None] - r[None, :]
        self.hexes = len(q)
        self.distances = self.floats(((abs(across) + abs(along) + abs(across + along)) // 2).reshape(-1))
        self.neighbours = self.whole(world["neighbour"])
        hexes, columns = np.arange(len(q)), int(world["cols"])
        self.column = self.floats(hexes % columns / columns)
        self.row = self.floats(hexes // columns / int(world["rows"]))
        sides = world["unit_side"][: self.units]
        self.of_side = [self.whole(np.flatnonzero(sides == side)) for side in (0, 1)]
        self.places = self.whole(np.argsort(np.argsort(sides, kind="stable"), kind="stable"))
        """The place of each unit when Rome's come first."""
        kinds = world["kinds"]
        self.combat, self.morale, self.movement, self.reach, self.stake = (
            self.floats(kinds[name]) for name in ("combat", "morale", "movement", "reach", "rout_points")
        )
        self.arm = self.floats(np.eye(ARMS)[kinds["arm"]])
        self.rout_level, self.turns = self.floats(world["rout_level"]), float(world["turns"])

    def floats(self, values: Any) -> Any:
        """Numbers with fractions."""
        return self.put(np.asarray(values, np.float32))

    def whole(self, values: Any) -> Any:
        """Whole numbers."""
        return self.put(np.asarray(values, np.int64))

    def one_hot(self, values: Any, count: int) -> Any:
        """A column for each value."""
        return self.floats(np.eye(count))[values]

    def columns(self, *parts: Any) -> Any:
        """Numbers side by side."""
        return self.xp.stack([part + self.floats(0.0) for part in parts], -1)


def fields(positions: Any, units: int, whole: Callable[[Any], Any]) -> dict[str, Any]:
    """The fields of positions that the network looks at, as whole numbers; all are open to both sides."""
    found = {}
    for name in PLAIN:
        part = positions
        for step in name.split("."):
            part = part[step]
        found[name] = whole(part)
    return found | {f"units.{name}": whole(positions["units"][name])[:, :units] for name in OF_UNITS}


def look(field: Battlefield, seen: Mapping[str, Any], side: Any) -> Sight:
    """What there is to see in positions (their `fields`), each from a side."""
    is_present = seen["units.status"] == int(Status.ON_MAP)
    is_own = seen["units.side"] == side[:, None]
    own, enemy = (is_present & is_own) * 1.0, (is_present & ~is_own) * 1.0
    units = field.xp.concatenate([_units(field, seen, side), _around(field, seen, is_present)], -1)
    return Sight(
        units + field.floats(0.0), own + field.floats(0.0), enemy + field.floats(0.0), _whole(field, seen, side)
    )


def lead(field: Battlefield, seen: Mapping[str, Any]) -> Any:
    """How far Rome is ahead: by what is lost of the rout levels, in rout points and in Disorder that may become some.

    Carthage wins when time is up, so turns that have gone by count as what Rome has lost, if it has not lost more.
    """
    kind = seen["units.kind"]
    is_steady = (seen["units.status"] == int(Status.ON_MAP)) & (seen["units.panicked"] == 0)
    worn = 0.5 * field.stake[kind] * seen["units.disorder"] / field.morale[kind].clip(1) * is_steady
    rome, carthage = (
        (seen["rout"][:, each] + (worn * (seen["units.side"] == each)).sum(1)) / field.rout_level[each]
        for each in (0, 1)
    )
    gone_by = seen["turn"] / field.turns
    return (carthage - field.xp.where(rome > gone_by, rome, gone_by)).clip(-1, 1)


def _units(field: Battlefield, seen: Mapping[str, Any], side: Any) -> Any:
    """Every unit in numbers."""
    kind, at = seen["units.kind"], seen["units.hex"].clip(0)
    is_rome = (side == 0)[:, None]
    row, number = field.row[at], field.whole(np.arange(kind.shape[1]))[None, :]
    disorder = seen["units.disorder"] / field.morale[kind].clip(1)
    facing = seen["units.facing"]
    ahead = field.xp.where(is_rome, facing, (facing + 3) % 6)
    numbers = field.columns(
        (seen["units.side"] == side[:, None]) * 1.0,
        field.column[at],
        field.xp.where(is_rome, 1.0 - row, row),
        field.combat[kind] / 10,
        field.morale[kind] / 5,
        field.movement[kind] / 10,
        (field.reach[kind] > 0) * 1.0,
        field.stake[kind] / 3,
        disorder,
        (1.0 - disorder) * field.morale[kind] / 5,
        (seen["attack.attacker"][:, None] == number) * 1.0,
        (seen["attack.target"][:, None] == number) * 1.0,
        *(seen[f"units.{flag}"] for flag in FLAGS),
    )
    return field.xp.concatenate([numbers, field.arm[kind], field.one_hot(ahead, 6)], -1)


def _around(field: Battlefield, seen: Mapping[str, Any], is_present: Any) -> Any:
    """What is around every unit: how near its enemies are, and how many are beside it, in front and behind."""
    xp, at, side = field.xp, seen["units.hex"].clip(0), seen["units.side"]
    nearest = _nearest(field, at, is_present)
    rows = field.whole(np.arange(len(at)))[:, None, None]
    beside = field.neighbours[at]
    found = xp.where(beside >= 0, seen["at"][rows, beside.clip(0)], -1)
    other = found.clip(0, field.units - 1)
    is_unit = (found >= 0) & (found < field.units) & is_present[rows, other]
    is_foe = is_unit & (side[rows, other] != side[:, :, None])
    sides = field.whole(np.arange(6))[None, None, :]
    in_front = (sides - seen["units.facing"][:, :, None] + 7) % 6 <= 2
    looks_back = (sides + 3 - seen["units.facing"][rows, other] + 7) % 6 <= 2
    return field.columns(
        nearest / FAR,
        (nearest <= 1) * 1.0,
        (is_foe & in_front & looks_back).sum(-1) / 3,
        (is_foe & in_front & ~looks_back).sum(-1) / 3,
        (is_foe & ~in_front & looks_back).sum(-1) / 3,
        xp.where(is_foe & in_front, field.combat[seen["units.kind"][rows, other]], 0.0).sum(-1) / 20,
        (is_unit & ~is_foe).sum(-1) / 6,
    )


def _nearest(field: Battlefield, at: Any, is_present: Any) -> Any:
    """How far every unit is from the nearest enemy."""
    xp, (rome, carthage) = field.xp, field.of_side
    apart = field.distances[at[:, rome][:, :, None] * field.hexes + at[:, carthage][:, None, :]]
    of_rome = xp.amin(xp.where(is_present[:, carthage][:, None, :], apart, FAR), 2)
    of_carthage = xp.amin(xp.where(is_present[:, rome][:, :, None], apart, FAR), 1)
    return xp.concatenate([of_rome, of_carthage], -1)[:, field.places]


def _whole(field: Battlefield, seen: Mapping[str, Any], side: Any) -> Any:
    """The battle in numbers."""
    row = field.whole(np.arange(len(side)))
    own, enemy = (row, side), (row, 1 - side)
    numbers = field.columns(
        side * 1.0,
        seen["turn"] / field.turns,
        seen["rout"][own] / field.rout_level[side],
        seen["rout"][enemy] / field.rout_level[1 - side],
        seen["unplaced"][own] / 4,
        seen["unplaced"][enemy] / 4,
        (seen["first"] == side) * 1.0,
        (seen["commanders.life"][own] == int(Life.ALIVE)) * 1.0,
        (seen["commanders.life"][enemy] == int(Life.ALIVE)) * 1.0,
    )
    kinds = (("attack.stage", len(Stage)),)
    hot = [field.one_hot(seen[name], count) for name, count in kinds]
    return field.xp.concatenate([numbers, *hot, seen["boxes"][own] / 3, seen["boxes"][enemy] / 3], -1)
