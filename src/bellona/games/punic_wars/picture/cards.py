"""A card for each side: its treasury, its losses, what it controls, its strength and its leaders off the map."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, el, group, move
from bellona.ornaments import shield, text

from ..data.values import SIDES
from ..position.records import LAND, NAVAL
from .measures import BAND, GAP, MARGIN, WIDTH
from .scene import Scene
from .style import ARMS

CARD_WIDTH = (WIDTH - GAP) / 2
FIGURE_STEP = 118


def card(scene: Scene, side: int, left: float, top: float) -> Element:
    """One side's card."""
    seat = SIDES[side]
    return group(
        [
            el("rect", class_="card", width=CARD_WIDTH, height=BAND - 8, rx=6),
            shield(ARMS[seat], (46, 48)),
            text(scene.side(side), (92, 58), "name"),
            *_figures(scene, side),
            *_leaders_off(scene, side),
        ],
        id=f"card-{seat}",
        class_=f"side-card {seat}",
        transform=move((MARGIN + left, top)),
    )


def _figures(scene: Scene, side: int) -> Iterator[Element]:
    """The numbers that matter, each under its name."""
    war, counters = scene.war, scene.world.counters
    figures = (
        ("treasury", str(int(war.treasury[side]))),
        ("victory", str(scene.victory_points(side))),
        ("losses", str(int(war.losses[side]))),
        ("land", f"{int(war.total[side, LAND])} / {int(counters[side, LAND])}"),
        ("naval", f"{int(war.total[side, NAVAL])} / {int(counters[side, NAVAL])}"),
    )
    for number, (name, value) in enumerate(figures):
        x = 262 + FIGURE_STEP * number
        yield text(scene.say(f"picture-{name}"), (x, 30), "middle small")
        yield text(value, (x, 70), "middle figure")


def _leaders_off(scene: Scene, side: int) -> Iterator[Element]:
    """Who is not on the map."""
    left = 262 + FIGURE_STEP * 5 - 30
    yield text(scene.say("picture-leaders-off"), (left, 30), "small")
    for number, leader in enumerate(scene.leaders_off(side)):
        status = int(scene.war.leaders[leader].status)
        name, value = scene.leader_name(leader), int(scene.world.figures[leader].value)
        yield group(
            [
                el("title", scene.leader(leader)),
                el("circle", class_=f"leader-{SIDES[side]}", r=15),
                el("text", f"{name[2]}{value}", class_="leader-text", y=5),
            ],
            class_=f"stack off status-{status}",
            transform=move((left + 15 + 36 * number, 62)),
        )
