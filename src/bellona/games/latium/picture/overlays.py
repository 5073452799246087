"""The overlays that a player selects."""

from __future__ import annotations

from collections.abc import Collection

from bellona.drawing import Element, el, group, polygon

from ..data.values import SEATS
from ..position.vocabulary import TOWNS, Bond
from .measures import outline
from .scene import Scene

OVERLAYS = ("control", "bonds", "blockades")


def laid_over(scene: Scene, names: Collection[str]) -> Element:
    """The caselle of the towns that each Rex holds, is bound to, or blockades."""
    realm = scene.realm
    tests = {
        "control": lambda seat, town: realm.towns[town].holder == seat,
        "bonds": lambda seat, town: realm.reges[seat].ties[town].bond != Bond.NONE,
        "blockades": lambda seat, town: realm.towns[town].blockader == seat,
    }
    drawn = []
    for name in (name for name in OVERLAYS if name in names):
        for number, seat in enumerate(SEATS):
            cells = [int(scene.world.sites[town].cell) for town in range(TOWNS) if tests[name](number, town)]
            if cells:
                drawn.append(el("path", class_=f"layer layer-{name} layer-{seat}", d=polygon(*outline(cells))))
    return group(drawn, id="overlays")
