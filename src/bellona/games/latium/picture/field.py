"""The pugnae tabula: its ground, its zones of deployment, and the units that stand on it."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, Point, el, group, move, place, strokes

from ..position.battlefield import CENTURIAE, LEADER, UNITS, WIDEST, Ground, Standing
from ..text.names import ARM_NAMES, UNIT_NAMES
from .measures import HEIGHT, WIDTH
from .scene import Scene, seat_slug

CLASSES = {Ground.COLLE: "colle", Ground.SILVA: "silva", Ground.STREAM: "stream"}
TURNS = (0, -90, 180, 90)
"""Degrees by facing, of the side that looks up."""


def field(scene: Scene) -> Element:
    """The field, the aggressor's edge below."""
    battle = scene.realm.battle
    columns, rows = int(battle.front), int(battle.depth)
    step = min(WIDTH / columns, HEIGHT / rows)
    left, top = (WIDTH - step * columns) / 2, (HEIGHT - step * rows) / 2
    return group(
        [
            el("rect", class_="field", width=step * columns, height=step * rows),
            *_ground(scene, step),
            el("path", class_="squares", d=strokes(_lines(columns, rows, step))),
            *_zones(scene, step),
            *_units(scene, step),
        ],
        id="field",
        transform=move((left, top)),
    )


def _at(scene: Scene, square: int, step: float) -> Point:
    """The upper left corner of a square; the last row lies at the top."""
    column, row = square % WIDEST, square // WIDEST
    return column * step, (int(scene.realm.battle.depth) - 1 - row) * step


def _ground(scene: Scene, step: float) -> Iterator[Element]:
    battle = scene.realm.battle
    for row in range(int(battle.depth)):
        for column in range(int(battle.front)):
            kind = Ground(battle.terrain[row * WIDEST + column])
            if kind != Ground.OPEN:
                x, y = _at(scene, row * WIDEST + column, step)
                yield el("rect", class_=CLASSES[kind], x=x, y=y, width=step, height=step)


def _lines(columns: int, rows: int, step: float) -> Iterator[tuple[Point, Point]]:
    for column in range(columns + 1):
        yield (column * step, 0.0), (column * step, rows * step)
    for row in range(rows + 1):
        yield (0.0, row * step), (columns * step, row * step)


def _zones(scene: Scene, step: float) -> Iterator[Element]:
    battle = scene.realm.battle
    deep, width = int(battle.zone) * step, int(battle.front) * step
    for y in (0.0, int(battle.depth) * step - deep):
        yield el("rect", class_="zone", x=0, y=y, width=width, height=deep)


def _units(scene: Scene, step: float) -> Iterator[Element]:
    for number in range(UNITS):
        unit = scene.realm.battle.units[number]
        if unit.standing == Standing.FIELD and unit.square >= 0:
            yield _unit(scene, number, step)


def _unit(scene: Scene, number: int, step: float) -> Element:
    battle = scene.realm.battle
    unit = battle.units[number]
    seat, (x, y) = seat_slug(int(battle.seat[unit.side])), _at(scene, int(unit.square), step)
    arm = "leader" if unit.arm == LEADER else ARM_NAMES[unit.arm]
    turn = TURNS[unit.facing] + (180 if unit.side else 0)
    alive = sum(int(unit.alive[centuria]) for centuria in range(CENTURIAE))
    hurt = [int(points) for centuria, points in enumerate(unit.points) if unit.alive[centuria] and points]
    return group(
        [
            el("title", UNIT_NAMES[number]),
            place(f"face-{seat}"),
            el("path", class_="pic-dark", d="M-4-13L0-17L4-13Z", transform=f"rotate({turn})"),
            place(f"arm-{arm}", transform="translate(0 -1) scale(.9)"),
            el("text", str(alive), x=9, y=11, font_size=9) if unit.arm != LEADER else None,
            *(
                el("circle", class_="hurt", cx=-9 + 5 * place_, cy=9, r=2.6)
                for place_, _ in enumerate(range(sum(hurt)))
            ),
        ],
        id=f"unit-{UNIT_NAMES[number]}",
        class_=f"unit of-{seat}",
        transform=move((x + step / 2, y + step / 2), step / 34),
    )
