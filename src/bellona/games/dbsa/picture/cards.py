"""A card for each side: its army, its losses, its camp and its die points."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, el, group, move
from bellona.ornaments import text

from ..data.values import SIDES
from ..position.records import CampState, Phase, Status
from ..text.notation import ELEMENT_NAMES
from .measures import MARGIN, ZOOM
from .scene import Scene
from .stands import stand

GAP = 12
HEIGHT = 80
SMALL = 0.2
SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def card(scene: Scene, side: int, top: float) -> Element:
    """One side's card."""
    seat, width = SIDES[side], (scene.width / ZOOM - GAP) / 2
    return group(
        [
            el("rect", class_="card", width=width, height=HEIGHT, rx=6),
            el("rect", class_="stand-base", x=9, y=9, width=20, height=20),
            el("rect", class_="stand-weave", x=9, y=9, width=20, height=20),
            text(scene.army(side), (38, 25), "strong"),
            *_army(scene, side),
            *_losses(scene, side, width),
            *(_points(scene, width) if _has_die(scene, side) else ()),
        ],
        id=f"card-{seat}",
        class_=f"side-card stand-{seat}",
        transform=move((MARGIN / ZOOM + side * (width + GAP), top)),
    )


def _has_die(scene: Scene, side: int) -> bool:
    return bool(scene.battle.active == side and scene.battle.phase in (Phase.MOVES, Phase.FACING, Phase.FIGHTS))


def _army(scene: Scene, side: int) -> Iterator[Element]:
    """Every element of the army, pale where it waits, ashen where it is lost."""
    for number, e in enumerate(scene.army_of(side)):
        here = scene.battle.elements[e]
        status = Status(int(here.status))
        yield group(
            [el("title", scene.element(e)), *stand(scene.kind(e), scene.depth(e), general=bool(here.general))],
            id=f"roll-{ELEMENT_NAMES[e]}",
            class_=f"roll {status.name.lower().replace('_', '-')}",
            transform=move((26 + 35.5 * number, 40), SMALL),
        )


def _losses(scene: Scene, side: int, width: float) -> Iterator[Element]:
    """A pip for each loss that the side can suffer, and its camp."""
    losing, lost = int(scene.world.losing), int(scene.battle.lost[side])
    said = scene.say("picture-lost", lost=lost, losing=losing)
    if scene.battle.camps[side].state == CampState.FALLEN:
        said = f"{said} · {scene.say('camp-state-fallen')}"
    yield text(said, (width - 14, 68), "end small")
    for number in range(losing):
        name = "pip lost" if number < lost else "pip"
        yield el("circle", class_=name, cx=width - 20 - 15 * (losing - 1 - number), cy=49, r=5.6)


def _points(scene: Scene, width: float) -> Iterator[Element]:
    """The die of this bound, and a pip for each point left."""
    die, points = int(scene.battle.die), int(scene.battle.points)
    spots = [el("circle", class_="spot", cx=6.6 * x, cy=6.6 * y, r=2.6) for x, y in SPOTS.get(die, ())]
    yield group(
        [el("rect", class_="die", x=-12, y=-12, width=24, height=24, rx=4), *spots], transform=move((width - 26, 20))
    )
    for number in range(die):
        name = "pip full" if number < points else "pip"
        yield el("circle", class_=name, cx=width - 52 - 14 * number, cy=20, r=4.6)
