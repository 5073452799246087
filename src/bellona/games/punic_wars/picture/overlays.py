"""Overlays of the ground: control, defections, sieges, and the layers that a player selects."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bellona.drawing import Element, el, group, move, place, polygon

from ..data.values import HEXES, SIDES
from ..rules.c12_supply import is_supplied
from .measures import BOARD
from .names import labels
from .scene import Scene

OVERLAYS = ("control", "supply", "sieges", "values")
SIDED = ("control", "supply")  # those drawn for each side


def tints(scene: Scene, names: Collection[str]) -> Element:
    """The regions of each side in its colour, hatched if a player asks who controls what."""
    kinds = ("tint tint", "control") if "control" in names else ("tint tint",)
    drawn = []
    for side, seat in enumerate(SIDES):
        hexes = [h for region in scene.controlled(side) for h in scene.hexes_of(region)]
        outline = polygon(*BOARD.outline(hexes))
        drawn += [el("path", class_=f"{kind}-{seat}", d=outline) for kind in kinds if hexes]
    return group(drawn, id="tints", clip_path="url(#pic-land)")


def laid_over(scene: Scene, names: Collection[str]) -> Element:
    """The layers that a player selects, and the permanent marks."""
    layers = [
        group(_supply(scene), id="overlay-supply") if "supply" in names else None,
        group(_sieges(scene), id="overlay-sieges") if "sieges" in names else None,
        group(_values(scene), id="overlay-values") if "values" in names else None,
    ]
    return group((layer for layer in layers if layer is not None and layer.children), id="overlays")


def marks(scene: Scene) -> Element:
    """A tent of stakes at every siege, a flag in every region that has defected."""
    return group([*_siege_signs(scene), *_defections(scene)], id="marks")


def unsupplied(scene: Scene, side: int) -> list[int]:
    """The hexes where a side has points that cannot be supplied."""
    return [h for h in range(len(HEXES)) if scene.manned[side, h] and not is_supplied(scene.world, scene.war, side, h)]


def _supply(scene: Scene) -> Iterator[Element]:
    for side, seat in enumerate(SIDES):
        for h in unsupplied(scene, side):
            yield el("path", class_=f"supply supply-{seat}", d=polygon(BOARD.corners(h)))


def _sieges(scene: Scene) -> Iterator[Element]:
    for _, h in scene.besieged():
        yield el("path", class_="siege", d=polygon(BOARD.corners(h)))


def _siege_signs(scene: Scene) -> Iterator[Element]:
    for side, h in scene.besieged():
        x, y = BOARD.centre(h)
        yield group(
            [el("title", f"{scene.side(side)}: {scene.say('legend-siege')}"), place("siege")],
            class_="besieged",
            transform=move((x + 27, y - 17)),
        )


def _defections(scene: Scene) -> Iterator[Element]:
    for g, slug in enumerate(scene.tables.regions):
        if scene.war.marker[g]:
            free = [h for h in scene.hexes_of(g) if not scene.owners(h)] or scene.hexes_of(g)
            x, y = BOARD.centre(free[0])
            said = f"{scene.region(slug)}: {scene.say('legend-defected')}"
            yield group([el("title", said), place("defected")], class_="defection", transform=move((x + 20, y - 14)))


def _values(scene: Scene) -> Iterator[Element]:
    """What every region is worth, where its name stands."""
    for g, slug in enumerate(scene.tables.regions):
        label = labels().regions.get(slug)
        x, y = label.above if label else BOARD.centre(scene.hexes_of(g)[0])
        worth = [
            el("circle", class_="worth", r=15),
            el("text", str(int(scene.world.region_value[g])), class_="worth-text", y=6.4),
        ]
        yield group(worth, id=f"worth-{slug}", transform=move((x, y)))
