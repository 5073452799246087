"""The frame around the field: title, bound and choice above it, a card for each side, the legend below."""

from __future__ import annotations

from collections.abc import Collection

from bellona.drawing import Element, group
from bellona.ornaments import choice, text

from ..data.values import SIDES
from ..position.records import Phase
from .cards import card
from .legend import legend
from .measures import HEADER, MARGIN, ZOOM
from .scene import Scene
from .terrain import Ground

CARDS = 92
"""Where the cards begin, in units of the frame."""


def frame(scene: Scene, ground: Ground, overlays: Collection[str]) -> Element:
    """Title, bound and choice; a card for each side; the legend."""
    parts = [
        _heading(scene),
        _choice(scene),
        *(card(scene, side, CARDS) for side in range(len(SIDES))),
        legend(scene, ground, (HEADER + scene.height) / ZOOM + 18, overlays),
    ]
    return group(parts, id="frame", transform=f"scale({ZOOM})")


def _heading(scene: Scene) -> Element:
    subtitle = scene.say("game-title")
    if scene.battle.bound:
        subtitle = f"{subtitle} · {scene.say('picture-bound', bound=int(scene.battle.bound))}"
    left = MARGIN / ZOOM
    return group([text(scene.title(), (left, 46), "title"), text(subtitle, (left + 2, 70), "subtitle")], id="heading")


def _choice(scene: Scene) -> Element:
    """Phase, and who has to choose what; the result when it is over."""
    prompt = scene.setting.prompt(scene.battle)
    said = scene.setting.result(scene.battle) if scene.battle.phase == Phase.OVER else prompt
    asked = str(said.say(scene.say.language))
    return choice(scene.say(f"phase-{prompt.phase}"), asked, None, (MARGIN + scene.width) / ZOOM)
