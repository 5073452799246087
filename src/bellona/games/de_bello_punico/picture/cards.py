"""A card for each side: who leads, rout, command points and the units off the map."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, el, group, move, place
from bellona.ornaments import shield, text

from ..position.records import NONE, Life, Status
from ..text.notation import BOX_NAMES, SEATS
from .counters import counter
from .measures import BAND, MARGIN, WIDTH
from .scene import Scene
from .style import ARMS


def army(scene: Scene, side: int, top: float) -> Element:
    """One side's card."""
    seat = SEATS[side]
    return group(
        [
            el("rect", class_="card", x=MARGIN, width=WIDTH, height=BAND - 8, rx=6),
            _banner(scene, side),
            _rout(scene, side),
            _boxes(scene, side),
            _tray(scene, side),
        ],
        id=f"army-{seat}",
        class_=seat,
        transform=move((0, top)),
    )


def _banner(scene: Scene, side: int) -> Element:
    """The side of the card, and its leader."""
    leader, life = scene.leader(side), scene.battle.commanders[side].life
    points = int(scene.field.points[side])
    told = scene.say("picture-leader-dead") if life == Life.DEAD else ""
    stars = [
        place("star", class_="point-star", transform=f"translate({MARGIN + 96 + 14 * n} 79)") for n in range(points)
    ]
    return group(
        [
            el("title", scene.say("picture-points", points=points)),
            shield(ARMS[SEATS[side]], (MARGIN + 46, 48)),
            text(scene.say(f"side-{SEATS[side]}"), (MARGIN + 90, 36), "name"),
            text(" ".join([leader.name, told]).strip(), (MARGIN + 90, 60)),
            group(stars, class_="closed" if life == Life.DEAD else "stars"),
        ],
        class_="banner",
    )


def _rout(scene: Scene, side: int) -> Element:
    """Rout points as a track that ends at the level."""
    level, points = int(scene.field.rout_level[side]), int(scene.battle.rout[side])
    left, step = MARGIN + 262, min(27.0, 420 / level)
    drawn = [text(scene.say("picture-rout", points=points, level=level), (left, 28), "small")]
    for number in range(1, level + 1):
        x = left + step * (number - 1)
        name = f"cell{' lost-cell' if number <= points else ''}{' limit' if number == level else ''}"
        drawn.append(el("rect", class_=name, x=x, y=40, width=step - 3, height=30, rx=3))
        said = "middle lost-text" if number <= points else "middle tiny"
        drawn.append(text(str(number), (x + (step - 3) / 2, 59), said))
    return group(drawn, class_="rout")


def _boxes(scene: Scene, side: int) -> Element:
    """The command boxes with their markers, face down, and what is still in hand."""
    left, step = MARGIN + 706, 84
    boxes = [box.lower() for box in scene.tables.command_boxes.of(SEATS[side])]
    drawn = []
    for number, name in enumerate([*boxes, "hand"]):
        box = BOX_NAMES.index(name) if name in BOX_NAMES else NONE
        count = int(scene.battle.boxes[side, box]) if box != NONE else int(scene.battle.unplaced[side])
        false = count > 0 and box != NONE and scene.battle.vacuus[side] == box
        label = scene.say(f"box-{name}") if box != NONE else scene.say("picture-hand")
        closed = name == "elephants" and not scene.field.tests_allowed
        drawn.append(
            group(
                [
                    el("title", f"{label}: {count}"),
                    el("rect", class_="slot", y=34, width=step - 6, height=42, rx=5) if box != NONE else None,
                    text(label, ((step - 6) / 2, 28), "middle tiny"),
                    *_markers(SEATS[side], count, false, (step - 6) / 2, scene.say("picture-false")),
                ],
                class_="box closed" if closed else "box",
                id=f"box-{SEATS[side]}-{name}",
                transform=move((left + step * number, 0)),
            )
        )
    return group(drawn, class_="boxes")


def _markers(seat: str, count: int, false: bool, middle: float, said: str) -> Iterator[Element]:
    """Command points face down; the false one is marked only if the position reveals it."""
    step = min(22.0, 66 / max(count, 1))
    for number in range(count):
        told = false and number == count - 1
        yield group(
            [
                el("title", said) if told else None,
                el("circle", class_="marker", r=10),
                place(f"emblem-{seat}", transform="scale(.78)")
                if not told
                else el("path", class_="pic-pen", d="M-4-4L4 4M4-4L-4 4"),
            ],
            class_="point false" if told else "point",
            transform=move((middle + step * (number - (count - 1) / 2), 55)),
        )


def _tray(scene: Scene, side: int) -> Element:
    """Units off the map, by why they are off it, in two rows."""
    groups = []
    for status in (Status.WAITING, Status.HELD, Status.PURSUING, Status.GONE):
        units = [
            n for n in scene.present if scene.battle.units[n].status == status and scene.battle.units[n].side == side
        ]
        if units:
            groups.append((status, units))
    left, right = MARGIN + 1392.0, MARGIN + WIDTH - 12
    columns = sum(max(2.2, (len(units) + 1) // 2) + 0.4 for _, units in groups)
    step = min(33.0, (right - left) / columns) if columns else 33.0
    drawn: list[Element] = []
    for status, units in groups:
        drawn.append(text(scene.say(f"status-{status.name.lower()}"), (left, 20), "tiny"))
        for place_in, number in enumerate(units):
            at = left + step * (place_in // 2 + 0.5), 42 + 34 * (place_in % 2)
            drawn.append(counter(scene, number, move(at, min(0.7, step / 46))))
        left += step * (max(2.2, (len(units) + 1) // 2) + 0.4)
    return group(drawn, class_="tray")
