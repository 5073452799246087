"""The frame around the map: title, turn and choice above it, a card for each side, the legend below."""

from __future__ import annotations

from collections.abc import Collection

from bellona.drawing import Element, group
from bellona.ornaments import choice, text

from ..data.values import SIDES
from ..position.records import CARTHAGE, NOBODY, ROME, Phase
from .cards import CARD_WIDTH, card
from .legend import legend
from .measures import BAND, GAP, HEADER, HEIGHT, MARGIN, WIDTH
from .scene import Scene
from .style import ARMS


def frame(scene: Scene, overlays: Collection[str]) -> Element:
    """Title, turn and choice; a card for each side; the legend."""
    return group(
        [
            _heading(scene),
            _turn(scene),
            _choice(scene),
            card(scene, ROME, 0, HEADER),
            card(scene, CARTHAGE, CARD_WIDTH + GAP, HEADER),
            legend(scene, HEADER + BAND + HEIGHT + GAP + 26, overlays),
        ],
        id="frame",
    )


def _heading(scene: Scene) -> Element:
    levels = scene.data.victory
    terms = (
        scene.say("picture-only-falls")
        if levels is None
        else scene.say(
            "picture-levels", marginal=levels.marginal, substantial=levels.substantial, decisive=levels.decisive
        )
    )
    return group(
        [
            text(scene.title(), (MARGIN, 50), "title"),
            text(f"{scene.say('game-title')} · {terms}", (MARGIN + 2, 76), "subtitle"),
        ],
        id="heading",
    )


def _turn(scene: Scene) -> Element:
    turn, year = int(scene.war.turn), scene.year()
    setting_up = scene.war.phase == Phase.SETUP
    told = scene.say("picture-before", year=year) if setting_up else scene.say("picture-turn", turn=turn, year=year)
    return group([text(told, (MARGIN + WIDTH / 2, 46), "middle strong")], id="turn")


def _choice(scene: Scene) -> Element:
    """Phase, and who has to choose what; the result when it is over."""
    phase, active = scene.say(f"phase-{scene.prompt.phase}"), int(scene.war.active)
    if active != NOBODY and scene.war.phase not in (Phase.SETUP, Phase.OVER):
        phase = scene.say("picture-phase", phase=phase, seat=scene.say(f"side-{SIDES[active]}"))
    said = scene.setting.result(scene.war) if scene.war.phase == Phase.OVER else scene.prompt
    arms = ARMS[scene.prompt.seat] if scene.prompt.seat else None
    return choice(phase, str(said.say(scene.say.language)), arms, MARGIN + WIDTH)
