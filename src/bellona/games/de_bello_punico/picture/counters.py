"""Units as counters, on the map and off it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.drawing import Element, Point, el, group, move, place
from bellona.gamekit.data_files import is_doubtful
from bellona.kernel.hexes import DIRECTIONS

from ..position.records import Status
from ..text.describing import describe_piece
from ..text.notation import SEATS
from .definitions import signs
from .measures import AHEAD, BACK, BOARD, HALF
from .scene import Scene


def units(scene: Scene) -> Element:
    """All units on the map, guests over their hosts."""
    on_map = [n for n in scene.present if scene.battle.units[n].status == Status.ON_MAP]
    on_map.sort(key=lambda n: (n == scene.battle.guest, scene.battle.units[n].hex))
    return group((counter(scene, n, move(spot(scene, n))) for n in on_map), id="units")


def spot(scene: Scene, number: int) -> Point:
    """Where a counter lies: a little back from its front, a guest aside."""
    unit: Any = scene.battle.units[number]
    (x, y), (dx, dy), back = BOARD.centre(int(unit.hex)), AHEAD[unit.facing], BACK[unit.facing]
    return (x + 9, y - 9) if number == scene.battle.guest else (x - back * dx, y - back * dy)


def counter(scene: Scene, number: int, transform: str) -> Element:
    """A counter."""
    unit: Any = scene.battle.units[number]
    seat, name = SEATS[unit.side], scene.notation.piece(scene.battle, number)
    code = scene.notation.codes[unit.kind]
    here = unit.status == Status.ON_MAP
    drawn = [
        el("title", tell(scene, number)),
        place("front", class_="front", transform=_turned(int(unit.facing))) if here else None,
        place(f"face-{seat}"),
        el("rect", class_="flight", x=-HALF, y=-11, width=2 * HALF, height=22) if here and unit.panicked else None,
        place(f"sign-{code}") if f"pic-sign-{code}" in signs() else None,
        el("text", f"{code} {unit.number}", class_="code", x=-19, y=-13.4),
        *_values(scene, unit, code),
        *(_marks(unit) if unit.status != Status.GONE else ()),
    ]
    states = [flag for flag in ("panicked", "halted", "stampeding", "moved", "shot") if unit[flag]]
    status = Status(unit.status).name.lower().replace("_", "-")
    return group(
        drawn,
        id=f"unit-{name}",
        class_=" ".join(
            ["unit", seat, f"kind-{code}", status, *states, *(["lost"] if unit.status == Status.GONE else [])]
        ),
        data_piece=name,
        data_hex=scene.notation.hex(unit.hex) if here else None,
        data_facing=DIRECTIONS[unit.facing] if here else None,
        data_disorder=int(unit.disorder),
        transform=transform,
    )


def _values(scene: Scene, unit: Any, code: str) -> Iterator[Element]:
    """Combat, movement and morale, marked if reconstructed, and the reach of missiles."""
    kind = scene.field.kinds[unit.kind]
    shoots = kind.reach > 0
    doubtful = is_doubtful(scene.tables.types[code].provenance, "combat", "movement", "morale")
    mark = el("tspan", "°", class_="mark", dy=-2) if doubtful else None
    yield el(
        "text", f"{kind.combat}-{kind.movement}-{kind.morale}", mark, class_="values", x=-7.6 if shoots else 1, y=20
    )
    if shoots:
        spent = " spent" if unit.shot else ""
        yield place("mark-missile", (12, 16.4), class_=f"missile{spent}")
        yield el("text", str(int(kind.reach)), class_="code", x=15.8, y=20)


def _marks(unit: Any) -> Iterator[Element]:
    """Disorder on the right, other states on the left."""
    for number in range(min(int(unit.disorder), 4)):
        yield place("mark-disorder", (18.4, -6.2 + 6.7 * number))
    left = [
        name for name, on in (("panic", unit.panicked), ("finis", unit.halted), ("stampede", unit.stampeding)) if on
    ]
    for number, name in enumerate(left):
        yield place(f"mark-{name}", (-21, -3 + 11 * number))


def _turned(facing: int) -> str:
    """Where a counter's front lies: at the edge of the hex, though the counter stands back from it."""
    return f"rotate({60 * facing}) translate(0 {-BACK[facing]})"


def tell(scene: Scene, number: int) -> str:
    """A unit in words."""
    return "; ".join(scene.say(said.name, **said.args) for said in describe_piece(scene.setting, scene.battle, number))
