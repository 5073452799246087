"""Overlays of the ground: the layers that a player selects, and the current blow."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from bellona.drawing import Element, Point, el, group, move, polygon

from ..position.field import battle_grid
from ..position.records import COMMANDER, NONE
from ..text.notation import SEATS
from .layers import arcs, radius
from .measures import BOARD
from .scene import Scene

OVERLAYS = ("zoc", "radius", "reach", "arcs")
SIDED = ("zoc", "radius")  # those drawn for each side


def laid_over(scene: Scene, names: Collection[str], piece: int | None, reach: Mapping[int, int]) -> Element:
    """The layers that a player selects."""
    layers = [
        group(_zoc(scene), id="overlay-zoc") if "zoc" in names else None,
        group(_radius(scene), id="overlay-radius") if "radius" in names else None,
        group(_reach(reach), id="overlay-reach") if reach else None,
        group(_arcs(scene, piece), id="overlay-arcs") if "arcs" in names and piece is not None else None,
        group(_selection(scene, piece), id="overlay-selected") if piece is not None else None,
    ]
    return group((layer for layer in layers if layer is not None and layer.children), id="overlays")


def _zoc(scene: Scene) -> Iterator[Element]:
    for side, seat in enumerate(SEATS):
        hexes = [h for h, count in enumerate(scene.battle.zoc[side].tolist()) if count > 0]  # type: ignore[attr-defined]
        if hexes:
            yield el("path", class_=f"zoc-{seat}", d=polygon(*BOARD.outline(hexes)))


def _radius(scene: Scene) -> Iterator[Element]:
    for side, seat in enumerate(SEATS):
        hexes = radius(scene.field, scene.battle, side)
        if hexes:
            yield el("path", class_=f"radius radius-{seat}", d=polygon(*BOARD.outline(hexes)))


def _reach(costs: Mapping[int, int]) -> Iterator[Element]:
    """The hexes a unit can reach, with what each costs."""
    if costs:
        yield el("path", class_="reach", d=polygon(*BOARD.outline(costs)))
    for h, cost in sorted(costs.items()):
        x, y = BOARD.centre(h)
        yield group(
            [el("circle", r=7.5), el("text", str(cost), y=3.6)],
            class_="cost",
            id=f"cost-{battle_grid().name(h)}",
            transform=move((x, y + 24)),
        )


def _arcs(scene: Scene, piece: int) -> Iterator[Element]:
    for name, hexes in arcs(scene.setting.field, scene.battle, piece).items():
        if hexes:
            yield el("path", class_=f"arc arc-{name}", d=polygon(*BOARD.outline(hexes)))


def _selection(scene: Scene, piece: int) -> Iterator[Element]:
    h = _where(scene, piece)
    if h >= 0:
        for name in ("selected-edge", "selected"):
            yield el("path", class_=name, d=polygon(BOARD.corners(h)))


def action(scene: Scene) -> Element | None:
    """The attack or the shot that is being settled, over everything."""
    blows = list(_blows(scene))
    return group(blows, id="action") if blows else None


def _blows(scene: Scene) -> Iterator[Element]:
    attack = scene.battle.attack
    for who, whom, at in (
        (attack.attacker, attack.target, attack.hex), (scene.battle.shooter, scene.battle.shot_at, NONE),
    ):  # fmt: skip
        if who != NONE and whom != NONE:
            start, end = _where(scene, int(who)), int(at) if at >= 0 else _where(scene, int(whom))
            if start >= 0 and end >= 0 and start != end:
                yield _blow(BOARD.centre(start), BOARD.centre(end))


def _blow(start: Point, end: Point) -> Element:
    """An arrow from one hex to another."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    long = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / long, dy / long

    def at(along: float, aside: float) -> Point:
        return x + ux * along - uy * aside, y + uy * along + ux * aside

    tip = long - 20
    shape = [at(22, -4), at(tip - 11, -4), at(tip - 11, -9), at(tip, 0), at(tip - 11, 9), at(tip - 11, 4), at(22, 4)]
    return el("path", class_="blow", d=polygon(shape))


def _where(scene: Scene, piece: int) -> int:
    if piece >= COMMANDER:
        return int(scene.battle.commanders[piece - COMMANDER].hex)
    return int(scene.battle.units[piece].hex)
