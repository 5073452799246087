"""The legend: the troop types, the ground of this field, and what lies over it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bellona.drawing import Element, el, group, move, place
from bellona.ornaments import text

from ..position.records import Kind
from .measures import MARGIN, ZOOM, paces
from .scene import Scene
from .stands import stand
from .terrain import Ground

COLUMNS = 5
LINE = 38
SIGNS = {"wood": "tree-0", "rough": "stone-0", "marsh": "reed-1", "built_up": "house-0", "cliff": "crag-0"}
BADGES = {"contacts": ("fight", "flank", "overlap"), "supports": ("support",)}


def legend(scene: Scene, ground: Ground, top: float, overlays: Collection[str]) -> Element:
    """Two lines of troop types, and as many as are needed of everything else."""
    left, width = MARGIN / ZOOM, scene.width / ZOOM
    drawn = [*_types(scene, left, width / COLUMNS)]
    x, y = left, 2 * LINE + 14
    for sign, said in _keys(scene, ground, overlays):
        length = 46 + 6.2 * len(said)
        if x + length > left + width:
            x, y = left, y + 22
        drawn.append(group([sign, text(said, (30, 0), "small")], transform=move((x, y))))
        x += length
    return group(drawn, id="legend", transform=move((0, top)))


def _types(scene: Scene, left: float, step: float) -> Iterator[Element]:
    for kind in Kind:
        depth = paces(scene.world.troops[kind].depth)
        x, y = left + step * (kind % COLUMNS), LINE * (kind // COLUMNS)
        sign = group(stand(kind.name.lower(), depth, general=False), transform=move((20, -depth * 0.11 - 4), 0.22))
        said = f"{scene.say(f'short-{kind.name.lower()}')} · {scene.say(f'kind-{kind.name.lower()}')}"
        yield group([sign, text(said, (46, 0), "small")], class_="stand-amber", transform=move((x, y + 14)))


def _keys(scene: Scene, ground: Ground, overlays: Collection[str]) -> Iterator[tuple[Element, str]]:
    """A sign and what it means."""
    kinds = {patch.kind for patch in ground.patches}
    for kind, sign in SIGNS.items():
        if kind in kinds:
            name = "impassable" if kind == "cliff" else kind.replace("_", "-")
            yield place(sign, transform="translate(13 -4) scale(.5)"), scene.say(f"terrain-{name}")
    for kind in ("gentle", "steep"):
        if f"{kind}_hill" in kinds:
            tones = (el("rect", class_=f"summit {kind}-{2 * n}", x=7 * n, y=-11, width=7, height=14) for n in range(4))
            yield group(tones), scene.say(f"terrain-{kind}-hill")
    for name in overlays:
        for badge in BADGES.get(name, ()):
            yield (
                el("use", href=f"#badge-{badge}", transform="translate(13 -4) scale(.6)"),
                scene.say(f"legend-{badge}"),
            )
    if "reach" in overlays:
        yield el("rect", class_="reach", x=1, y=-11, width=24, height=14), scene.say("legend-reach")
    if "paths" in overlays:
        yield el("rect", class_="recoil", x=1, y=-11, width=24, height=14), scene.say("legend-recoil")
