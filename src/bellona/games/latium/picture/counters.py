"""Towns by their size under the banner of their holder, and the counters of the Reges."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, el, group, move, place, polygon

from ..data.values import PEOPLES
from ..position.vocabulary import NONE, TOWNS, Sacred
from ..text.names import CELL_NAMES, COUNTER_NAMES, TOWN_NAMES
from .measures import RADIUS, centre, corners
from .scene import Scene, seat_slug

BESIDE = 19
SIGNS = ("rex", "dux", "legatus", "legatus")


def towns(scene: Scene) -> Element:
    """All towns."""
    return group((_town(scene, number) for number in range(TOWNS)), id="towns")


def _town(scene: Scene, number: int) -> Element:
    town, site = scene.realm.towns[number], scene.world.sites[number]
    seat, level = seat_slug(int(town.holder)), scene.level(number)
    sacred = {Sacred.TEMPLUM: "templum", Sacred.ARA: "ara"}.get(town.sacred)
    return group(
        [
            el("title", _told(scene, number, level)),
            el("path", class_="blockaded", d=polygon(_around(int(site.cell)))) if town.blockader != NONE else None,
            el("path", class_=f"banner-{seat}", d="M-24-17H-12V-3L-18-7L-24-3Z") if seat != "nobody" else None,
            place(f"town-{level}"),
            place(sacred, (19, 0)) if sacred else None,
            el("text", str(int(town.cives)), class_="cives", x=19, y=-9),
        ],
        id=f"town-{TOWN_NAMES[number]}",
        class_=f"town of-{seat}",
        transform=move(centre(int(site.cell))),
    )


def _around(cell: int) -> list[tuple[float, float]]:
    x, y = centre(cell)
    return [((a - x) * 0.94, (b - y) * 0.94) for a, b in corners(cell)]


def _told(scene: Scene, number: int, level: str) -> str:
    town, site = scene.realm.towns[number], scene.world.sites[number]
    return scene.say(
        "picture-town",
        town=scene.say(f"town-{TOWN_NAMES[number]}"),
        people=scene.say(f"people-{PEOPLES[site.people]}"),
        level=scene.say(f"level-{level}"),
        cives=int(town.cives),
        holder=scene.seat(int(town.holder)) if town.holder != NONE else scene.say("hold-free"),
    )


def counters(scene: Scene) -> Element:
    """All counters, side by side where several stand on a casella."""
    by_cell: dict[int, list[tuple[int, int]]] = {}
    for seat, counter, cell in scene.counters():
        by_cell.setdefault(cell, []).append((seat, counter))
    return group((each for cell, here in by_cell.items() for each in _stack(scene, cell, here)), id="counters")


def _stack(scene: Scene, cell: int, here: list[tuple[int, int]]) -> Iterator[Element]:
    x, y = centre(cell)
    gap = min(BESIDE, 2 * RADIUS / len(here))
    below = RADIUS * 0.42 if scene.world.town_at[cell] != NONE else 0
    for number, (seat, counter) in enumerate(here):
        at = x + gap * (number - (len(here) - 1) / 2), y + below
        slug = seat_slug(seat)
        yield group(
            [
                el("title", scene.counter(seat, counter, cell)),
                place(f"face-{slug}"),
                place(f"counter-{SIGNS[counter]}"),
            ],
            id=f"counter-{COUNTER_NAMES[counter]}-{slug}",
            class_=f"counter of-{slug}",
            data_cell=CELL_NAMES[cell],
            transform=move(at, 0.72),
        )
