"""The legend: the signs, the overlays, and the reconstructed values."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bellona.drawing import Element, el, group, move, place
from bellona.ornaments import text

from ..data.values import SIDES
from .measures import MARGIN, WIDTH
from .overlays import SIDED
from .scene import Scene

LINE = 22


def legend(scene: Scene, top: float, overlays: Collection[str]) -> Element:
    """Two lines below the map."""
    x, y, drawn = MARGIN + 8.0, 0.0, list[Element]()
    for sign, width, said in _keys(scene, overlays):
        length = width + 6.2 * len(said) + 24
        if x + length > MARGIN + WIDTH:
            x, y = MARGIN + 8.0, y + LINE
        drawn.append(group([sign, text(said, (width, 0), "small")], transform=move((x, y))))
        x += length
    drawn.append(
        text(
            f"* {scene.say('legend-reconstructed')}",
            (MARGIN + WIDTH, y + (LINE if x > WIDTH * 0.72 else 0)),
            "end small",
        )
    )
    return group(drawn, id="legend", transform=move((0, top)))


def _keys(scene: Scene, overlays: Collection[str]) -> Iterator[tuple[Element, float, str]]:
    """A sign, the room it takes and what it means."""
    say = scene.say
    for walls in ("town", "city", "great_city"):
        yield place(f"place-{walls}", transform="translate(8 -4)"), 24, say(f"legend-{walls.replace('_', '-')}")
    yield place("peak-0", transform="translate(9 -3)"), 24, say("legend-mountain")
    yield place("boat", transform="translate(9 -4)"), 24, say("legend-ferry")
    for name in ("sea-side", "land-side"):
        yield el("path", class_=name, d="M2-4H18"), 25, say(f"legend-{name}")
    for name, closed in (("closed", scene.data.closed), ("closed-until", scene.data.closed_until_illyrian_war)):
        if closed:
            yield _swatch(f"{name}-ground swatch"), 30, say(f"legend-{name}")
    for kind in ("land", "naval"):
        yield place(f"sign-{kind}", class_="legend-ink", transform="translate(8 -4)"), 20, say(f"legend-{kind}")
    yield el("circle", class_="leader-rome", cx=8, cy=-4, r=7.5), 21, say("legend-leader")
    yield el("rect", class_="walled", x=1, y=-12, width=20, height=15, rx=3), 27, say("legend-inside")
    yield place("siege", transform="translate(9 -4)"), 23, say("legend-siege")
    yield place("defected", transform="translate(8 -4) scale(.8)"), 21, say("legend-defected")
    for seat in SIDES:
        yield _swatch(f"tint tint-{seat}"), 30, say("legend-control", seat=say(f"side-{seat}"))
    for name in overlays:
        for seat in SIDES if name in SIDED and name != "control" else ():
            yield _swatch(f"{name} {name}-{seat}"), 30, say(f"legend-{name}", seat=say(f"side-{seat}"))


def _swatch(name: str) -> Element:
    return el("rect", class_=name, x=0, y=-11, width=24, height=14)
