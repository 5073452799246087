"""Elements and camps as stands seen from above."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, Point, el, group, written

from ..data.values import SIDES
from ..position.records import ARMY, CampState
from ..text.notation import ELEMENT_NAMES
from .scene import Scene

GENERAL_AT = 60
TAG_AT = -63


def camps(scene: Scene) -> Element:
    """The camps that are pitched."""
    drawn = []
    for side, seat in enumerate(SIDES):
        camp = scene.battle.camps[side]
        if camp.state != CampState.ABSENT:
            fallen = camp.state == CampState.FALLEN
            name = "stand-camp-fallen" if fallen else "stand-camp"
            said = scene.say(f"camp-{seat}")
            told = f"{said}: {scene.say('camp-state-fallen')}" if fallen else said
            content = [el("title", told), el("use", href=f"#{name}")]
            drawn.append(
                group(content, id=f"camp-{seat}", class_=f"camp stand-{seat}", transform=turned(*scene.pose(camp)))
            )
    return group(drawn, id="camps")


def elements(scene: Scene) -> Element:
    """All elements on the board."""
    return group((_element(scene, e) for e in scene.present()), id="elements")


def _element(scene: Scene, e: int) -> Element:
    stands = scene.battle.elements[e]
    at, facing = scene.pose(stands)
    names = ["element", f"stand-{SIDES[e // ARMY]}", *(name for name in ("moved", "fought", "general") if stands[name])]
    return group(
        [
            el("title", scene.element(e)),
            *stand(scene.kind(e), scene.depth(e), general=bool(stands.general)),
            _tag(ELEMENT_NAMES[e], scene.depth(e), facing),
        ],
        id=f"element-{ELEMENT_NAMES[e]}",
        class_=" ".join(names),
        transform=turned(at, facing),
    )


def stand(kind: str, depth: float, *, general: bool) -> Iterator[Element]:
    """The stand of a type, with the standard of a general."""
    yield el("use", href=f"#stand-{kind}")
    if general:
        yield el("use", href="#stand-general", x=GENERAL_AT, y=depth - 16)


def turned(at: Point, facing: float) -> str:
    """A transformation to a pose: the front edge lies at y = 0 and looks up."""
    turn = f" rotate({facing:.2f}".rstrip("0").rstrip(".") + ")" if facing else ""
    return f"translate({written(float(at[0]))} {written(float(at[1]))}){turn}"


def _tag(name: str, depth: float, facing: float) -> Element:
    """An element's name, upright however it faces."""
    return group(
        [el("circle", class_="stand-tag", r=14), el("text", name, class_="stand-id", y=5.4)],
        transform=turned((TAG_AT, depth - 16), (360 - facing) % 360),
    )
