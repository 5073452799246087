"""Stacks as counters: land and naval points of each side, leaders over them, walls around those inside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bellona.drawing import Element, Point, el, group, move, place

from ..data.values import HEXES, SIDES
from ..position.records import LAND, NAVAL, NOBODY
from .measures import BOARD
from .scene import SYRACUSE, Scene

BESIDE = 18.5
"""Half the distance of two counters that stand side by side."""
KINDS = ("land", "naval")
LEADER_STEP = 15


class Slot(NamedTuple):
    """Where the counters of one owner lie: how far down, how large, and how far down from them their leaders."""

    down: float
    scale: float
    leaders: Point


SLOTS: dict[int, tuple[Slot, ...]] = {
    1: (Slot(3, 1, (0, -15)),),
    2: (Slot(-9, 0.92, (0, -15)), Slot(13, 0.92, (0, 15))),
    3: (Slot(-15, 0.8, (0, -15)), Slot(3, 0.8, (34, 0)), Slot(21, 0.8, (34, 0))),
}
"""The slots of one, two and three owners in a hex."""


class Row(NamedTuple):
    """The counters of one owner in a hex."""

    owner: int
    seat: str
    hex: int


def stacks(scene: Scene) -> Element:
    """All points and leaders on the map."""
    return group((_stack(scene, h) for h in range(len(HEXES))), id="stacks")


def _stack(scene: Scene, h: int) -> Element | None:
    owners = scene.owners(h)
    if not owners:
        return None
    x, y = BOARD.centre(h)
    rows = [
        _row(scene, Row(owner, (*SIDES, SYRACUSE)[owner], h), slot, move((x, y + slot.down), slot.scale))
        for owner, slot in zip(owners, SLOTS[len(owners)], strict=True)
    ]
    return group(rows, id=f"stack-{HEXES[h]}", class_="stack-hex")


def _row(scene: Scene, row: Row, slot: Slot, transform: str) -> Element:
    kinds = [kind for kind in (LAND, NAVAL) if scene.points(row.owner, row.hex)[kind]]
    counters = [_counter(scene, row, kind, BESIDE * (2 * number - len(kinds) + 1)) for number, kind in enumerate(kinds)]
    return group(
        [el("title", tell(scene, row)), *counters, *_leaders(scene, row, slot.leaders if kinds else (0, 0))],
        class_=f"stack {row.seat}",
        transform=transform,
    )


def _counter(scene: Scene, row: Row, kind: int, x: float) -> Element:
    strength = "?" if scene.is_veiled(row.owner, row.hex) else str(scene.points(row.owner, row.hex)[kind])
    inside = scene.is_inside(row.owner, kind, row.hex)
    box = {"x": -19.4, "y": -13.4, "width": 38.8, "height": 26.8, "rx": 4}
    walls = [el("rect", class_=name, **box) for name in ("walled-edge", "walled")] if inside else []
    return group(
        [
            *walls,
            place(f"face-{row.seat}"),
            place(f"sign-{KINDS[kind]}", (-8, 0)),
            el("text", strength, x=6.4, y=4.6),
        ],
        class_=f"points {KINDS[kind]}{' inside' if inside else ''}",
        transform=move((x, 0)),
    )


def _leaders(scene: Scene, row: Row, at: Point) -> Iterator[Element]:
    """Gold discs beside the counters, each with a leader's letter and value."""
    leaders = scene.leaders_at(row.owner, row.hex) if row.owner != NOBODY else []
    for number, leader in enumerate(leaders):
        x = at[0] + LEADER_STEP * (number - (len(leaders) - 1) / 2)
        name, value = scene.leader_name(leader), int(scene.world.figures[leader].value)
        yield group(
            [
                el("title", scene.say("picture-leader", leader=scene.leader(leader), hex=scene.hex(row.hex))),
                el("circle", class_=f"leader-{row.seat}", r=8.6),
                el("text", f"{name[2]}{value}", class_="leader-text", y=3.3),
            ],
            id=f"leader-{name}",
            class_="leader",
            transform=move((x, at[1])),
        )


def tell(scene: Scene, row: Row) -> str:
    """A side's stack in words."""
    land, naval = scene.points(row.owner, row.hex)
    side = scene.say(f"side-{row.seat}")
    parts = [scene.say("picture-stack", side=side, land=land, naval=naval, hex=scene.hex(row.hex))]
    if scene.is_veiled(row.owner, row.hex):
        parts.append(scene.say("picture-unknown"))
    if any(scene.is_inside(row.owner, kind, row.hex) for kind in (LAND, NAVAL)):
        parts.append(scene.say("picture-inside"))
    if (row.owner, row.hex) in scene.besieged():
        parts.append(scene.say("picture-besieged"))
    return "; ".join(parts)
