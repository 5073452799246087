"""The leaders on the map."""

from __future__ import annotations

from typing import Any

from bellona.drawing import Element, el, group, move, place
from bellona.portraits.medals import faces, medals

from ..position.records import NONE, Life
from ..text.notation import LETTERS, SEATS
from .counters import spot
from .measures import BOARD
from .scene import Scene

MEDAL, TOKEN = 25, 42
"""How large a portrait is beside a name, and alone."""


def commanders(scene: Scene) -> Element:
    """The leaders on the map, each on a plate behind the unit he is with."""
    drawn = [commander for side in range(2) if (commander := _commander(scene, side))]
    portraits = el("defs", *medals(scene.leader(side).portrait for side in range(2)))
    return group([portraits, *drawn] if drawn else [], id="commanders")


def _commander(scene: Scene, side: int) -> Element | None:
    leader: Any = scene.battle.commanders[side]
    if leader.life != Life.ALIVE or leader.hex < 0:
        return None
    held = int(scene.battle.at[leader.hex])
    with_unit = held != NONE and scene.battle.units[held].side == side
    below = scene.battle.units[held].facing in (0, 1, 5) if with_unit else True
    x, y = spot(scene, held) if with_unit else BOARD.centre(int(leader.hex))
    name = scene.leader(side).name
    half = 3 + 3.1 * len(name)
    plate = [
        el("rect", class_="plate", x=-half, y=-6.4, width=2 * half, height=12.8, rx=3),
        el("text", name, y=3.4, textLength=2 * half - 6, lengthAdjust="spacingAndGlyphs"),
        *([group(_medal(scene, side, MEDAL), transform=move((4 - half - MEDAL / 2, 0)))] if with_unit else ()),
    ]
    ring = [place("ring", class_="ring-edge"), place("ring", class_="ring")]
    said = scene.say("picture-commander", name=scene.leader(side).full_name)
    return group(
        [el("title", f"{said}: {scene.notation.hex(leader.hex)}"), *(ring if with_unit else _medal(scene, side, TOKEN)),
         group(plate, transform=move((MEDAL / 2 - 3 if with_unit else 0, 29.5 if below else -29.5)))],
        id=f"commander-{LETTERS[side]}-CMD",
        class_=f"commander {SEATS[side]}",
        data_piece=f"{LETTERS[side]}-CMD",
        data_hex=scene.notation.hex(leader.hex),
        transform=move((x, y)),
    )  # fmt: skip


def _medal(scene: Scene, side: int, size: float) -> list[Element | None]:
    """The portrait of a commander, or a star where he has none."""
    portrait = scene.leader(side).portrait
    half = size / 2
    face = el("use", href=f"#art-face-{portrait}", class_="face", x=-half, y=-half, width=size, height=size)
    return [
        el("circle", class_="token", r=half - 0.8, stroke_width=1.3),
        face if portrait in faces().faces else place("star", class_="token-star", transform=f"scale({size / 18:.2g})"),
    ]
