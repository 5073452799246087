"""The frame around the map: title, turn and choice above it, a card for each side, the legend below."""

from __future__ import annotations

from collections.abc import Collection

from bellona.drawing import Element, el, group
from bellona.ornaments import choice, text

from ..position.records import CARTHAGE, ROME, Phase
from .cards import army
from .legend import legend
from .measures import BAND, GAP, HEADER, HEIGHT, MARGIN, WIDTH
from .scene import Scene
from .style import ARMS


def frame(scene: Scene, overlays: Collection[str]) -> Element:
    """Title, turn and choice; each side's rout, command and units off the map at its own edge; the legend."""
    south = HEADER + BAND + GAP + HEIGHT + GAP
    return group(
        [
            _heading(scene),
            _turns(scene),
            _choice(scene),
            army(scene, CARTHAGE, HEADER),
            army(scene, ROME, south),
            legend(scene, south + BAND + 24, overlays),
        ],
        id="frame",
    )


def _heading(scene: Scene) -> Element:
    leaders = " · ".join(scene.leader(side).full_name for side in range(2))
    return group(
        [
            text(scene.title(), (MARGIN, 50), "title"),
            text(f"{scene.say('game-title')} · {leaders}", (MARGIN + 2, 76), "subtitle"),
        ],
        id="heading",
    )


def _turns(scene: Scene) -> Element:
    """The turn track."""
    turns, now = int(scene.field.turns), int(scene.battle.turn)
    step = min(32.0, 620 / turns)
    left = MARGIN + (WIDTH - step * turns) / 2
    told = scene.say("picture-turn" if now else "picture-turns", turn=now, turns=turns)
    drawn = [text(told, (left, 30), "small")]
    for turn in range(1, turns + 1):
        state = "now" if turn == now else "past" if turn < now else ""
        x = left + step * (turn - 0.5)
        drawn.append(el("circle", class_=f"cell {state}".strip(), cx=x, cy=56, r=step * 0.42))
        drawn.append(text(str(turn), (x, 60.5), "middle now-text" if turn == now else "middle small"))
    return group(drawn, id="turns")


def _choice(scene: Scene) -> Element:
    """Phase, and who has to choose what; the result when it is over."""
    say, seat = scene.say, scene.prompt.seat
    phase, active = say(f"phase-{scene.prompt.phase}"), scene.setting.active(scene.battle)
    if active:
        phase = say("picture-impulse", phase=phase, seat=say(f"side-{active}"))
    return choice(phase, _asked(scene), ARMS[seat] if seat else None, MARGIN + WIDTH)


def _asked(scene: Scene) -> str:
    said = scene.setting.result(scene.battle) if scene.battle.phase == Phase.OVER else scene.prompt
    if scene.say.knows(said.name):
        return str(said.say(scene.say.language))
    seat = said.winner if scene.battle.phase == Phase.OVER else said.seat
    if seat is None:
        return scene.say("picture-draw")
    return scene.say(
        "picture-winner" if scene.battle.phase == Phase.OVER else "picture-seat", seat=scene.say(f"side-{seat}")
    )
