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

SIGN = "translate(0 -1.2) scale(.86)"
"""Where the sign of a kind lies, between the name above and the values below."""
SHOOTER = "translate(-7 -1.2) scale(.8)"
"""Where it lies on those who shoot: their range stands beside it."""
CELLS, WIDTH, LINES = (-14, 0, 14), 12, "M-7 11.5V20.5M7 11.5V20.5"
"""Where values stand at the foot of a counter, how wide each may be, and the lines between them."""
FOOT, REACH, MISSILE = 19.8, (10.6, 8.4), (10.6, -4.6)
"""How low values stand; where the range of missiles and its sign stand."""


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
    sign = SHOOTER if scene.field.kinds[unit.kind].reach else SIGN
    drawn = [
        el("title", tell(scene, number)),
        place("front", class_="front", transform=_turned(int(unit.facing))) if here else None,
        place(f"face-{seat}"),
        el("rect", class_="flight", x=-HALF, y=-11, width=2 * HALF, height=22) if here and unit.panicked else None,
        place(f"sign-{code}", transform=sign) if f"pic-sign-{code}" in signs() else None,
        _name(scene, unit, code),
        *_values(scene, unit),
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


def _name(scene: Scene, unit: Any, code: str) -> Element:
    """Kind and number, with a mark where the values are reconstructed."""
    doubtful = is_doubtful(scene.tables.types[code].provenance, "combat", "movement", "morale")
    mark = el("tspan", "°", class_="mark") if doubtful else None
    return el("text", f"{code} {unit.number}", mark, class_="code", x=-20, y=-13.2)


def _values(scene: Scene, unit: Any) -> Iterator[Element]:
    """Combat, movement and morale in cells of their own, and above them the range of missiles."""
    kind = scene.field.kinds[unit.kind]
    yield el("path", class_="cells", d=LINES)
    for at, value in zip(CELLS, (kind.combat, kind.movement, kind.morale), strict=True):
        yield value_at((at, FOOT), int(value))
    if kind.reach:
        spent = " spent" if unit.shot else ""
        yield place("mark-missile", transform=move(MISSILE, 0.68), class_=f"missile{spent}")
        yield value_at(REACH, int(kind.reach))


def value_at(at: Point, value: int) -> Element:
    """A number in its cell; one that is too wide for it is narrowed."""
    narrow = {"textLength": WIDTH, "lengthAdjust": "spacingAndGlyphs"} if value > 9 else {}
    return el("text", str(value), class_="value", x=at[0], y=at[1], **narrow)


def _marks(unit: Any) -> Iterator[Element]:
    """Disorder on the right, other states on the left."""
    for number in range(min(int(unit.disorder), 4)):
        yield place("mark-disorder", (19, -8 + 5.4 * number))
    left = [
        name for name, on in (("panic", unit.panicked), ("finis", unit.halted), ("stampede", unit.stampeding)) if on
    ]
    for number, name in enumerate(left):
        yield place(f"mark-{name}", transform=move((-18.5, -5.5 + 9 * number), 0.8))


def _turned(facing: int) -> str:
    """Where a counter's front lies: at the edge of the hex, though the counter stands back from it."""
    return f"rotate({60 * facing}) translate(0 {-BACK[facing]})"


def tell(scene: Scene, number: int) -> str:
    """A unit in words."""
    return "; ".join(scene.say(said.name, **said.args) for said in describe_piece(scene.setting, scene.battle, number))
