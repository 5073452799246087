"""The leaders on the map."""

from __future__ import annotations

from typing import Any

from bellona.drawing import Element, el, group, move, place

from ..position.records import NONE, Life
from ..text.notation import LETTERS, SEATS
from .counters import spot
from .measures import BOARD
from .scene import Scene


def commanders(scene: Scene) -> Element:
    """The leaders on the map, each on a plate behind the unit he is with."""
    return group((_commander(scene, side) for side in range(2)), id="commanders")


def _commander(scene: Scene, side: int) -> Element | None:
    leader: Any = scene.battle.commanders[side]
    if leader.life != Life.ALIVE or leader.hex < 0:
        return None
    held = int(scene.battle.at[leader.hex])
    with_unit = held != NONE and scene.battle.units[held].side == side
    below = scene.battle.units[held].facing in (0, 1, 5) if with_unit else True
    x, y = spot(scene, held) if with_unit else BOARD.centre(int(leader.hex))
    name = scene.leader(side).name
    half = (9 if with_unit else 5) + 2.9 * len(name)
    plate = [
        el("rect", class_="plate", x=-half, y=-6.4, width=2 * half, height=12.8, rx=3),
        place("star", class_="star", transform=f"translate({7 - half:.1f} 0) scale(.8)") if with_unit else None,
        el("text", name, x=5 if with_unit else 0, y=3.4),
    ]
    token = [place("ring", class_="ring-edge"), place("ring", class_="ring")] if with_unit else _token()
    said = scene.say("picture-commander", name=scene.leader(side).full_name)
    return group(
        [el("title", f"{said}: {scene.notation.hex(leader.hex)}"), *token,
         group(plate, transform=move((0, 28.4 if below else -28.4)))],
        id=f"commander-{LETTERS[side]}-CMD",
        class_=f"commander {SEATS[side]}",
        data_piece=f"{LETTERS[side]}-CMD",
        data_hex=scene.notation.hex(leader.hex),
        transform=move((x, y)),
    )  # fmt: skip


def _token() -> list[Element]:
    """A commander without a unit."""
    return [
        el("circle", class_="token", r=17, stroke_width=1.5),
        place("star", class_="token-star", transform="scale(2.3)"),
    ]
