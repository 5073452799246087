"""The frame around the tabula: title, turn and choice above it, a card for each Rex and the legend below."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, el, group, move, place
from bellona.ornaments import text

from ..data.values import SEATS
from ..position.vocabulary import NONE, Phase
from ..rules.c14_victory import towns_controlled
from ..text.names import CELL_NAMES
from .measures import CARD, GAP, HEADER, HEIGHT, MARGIN, WIDTH
from .scene import Scene

BELOW = HEADER + HEIGHT + GAP


def frame(scene: Scene) -> Element:
    """Title, turn and choice; a card for each Rex; the legend."""
    playing = scene.setting.playing
    width = (WIDTH - GAP * (len(playing) - 1)) / len(playing)
    cards = (_card(scene, seat, MARGIN + number * (width + GAP), width) for number, seat in enumerate(playing))
    return group([_heading(scene), _turn(scene), _choice(scene), *cards, _legend(scene)], id="frame")


def _heading(scene: Scene) -> Element:
    return group(
        [text(scene.title(), (MARGIN, 50), "title"), text(scene.say("game-title"), (MARGIN + 2, 76), "subtitle")],
        id="heading",
    )


def _turn(scene: Scene) -> Element:
    told = scene.say("picture-turn", turn=int(scene.realm.turn), turns=int(scene.world.last_turn))
    battle = scene.realm.battle
    if scene.is_fought:
        sides = {"aggressor": scene.army(0), "defender": scene.army(1)}
        told = scene.say("picture-battle", casella=CELL_NAMES[battle.cell], **sides)
    return group([text(told, (MARGIN + WIDTH / 2, 46), "middle strong")], id="turn")


def _choice(scene: Scene) -> Element:
    """Phase, and who has to choose what; the result when it is over."""
    realm = scene.realm
    said = scene.setting.result(realm) if realm.phase == Phase.OVER else scene.prompt
    phase = scene.say(f"phase-{scene.prompt.phase}")
    if realm.phase == Phase.REIGN and realm.active != NONE:
        phase = scene.say("picture-phase", phase=phase, seat=scene.seat(int(realm.active)))
    right = MARGIN + WIDTH
    lines = [text(phase, (right, 36), "end strong"), text(str(said.say(scene.say.language)), (right, 60), "end asked")]
    return group(lines, id="choice", data_seat=scene.prompt.seat)


def _card(scene: Scene, seat: str, left: float, width: float) -> Element:
    number = SEATS.index(seat)
    rex = scene.realm.reges[number]
    figures = (
        ("towns", int(towns_controlled(scene.realm, number))),
        ("signa", int(rex.signa_count)),
        ("ira", int(rex.ira)),
    )
    aes = (("aes", int(rex.aes)),) if rex.aes else ()
    return group(
        [
            el("rect", class_="card", width=width, height=CARD - 8, rx=6),
            group([place(f"face-{seat}"), place(f"mark-{seat}")], class_=f"of-{seat}", transform=move((24, 28), 1.2)),
            text(scene.say(f"side-{seat}"), (46, 36), "name"),
            *_figures(scene, (*figures, *aes), width),
        ],
        id=f"card-{seat}",
        transform=move((left, BELOW)),
    )


def _figures(scene: Scene, figures: tuple[tuple[str, int], ...], width: float) -> Iterator[Element]:
    step = (width - 20) / 4
    for number, (name, value) in enumerate(figures):
        x = 10 + step * (number + 0.5)
        yield text(scene.say(f"picture-{name}"), (x, 58), "middle tiny")
        yield text(str(value), (x, 78), "middle figure")


def _legend(scene: Scene) -> Element:
    x, drawn = MARGIN + 14.0, list[Element]()
    signs = (
        "town-vicus",
        "town-oppidum",
        "town-civitas",
        "templum",
        "ara",
        "counter-rex",
        "counter-dux",
        "counter-legatus",
    )
    for sign in signs:
        said = scene.say(f"legend-{sign.split('-')[-1]}")
        drawn.append(place(sign, class_="legend-ink", transform=move((x, -4))))
        drawn.append(text(said, (x + 17, 0), "small"))
        x += 44 + 6.4 * len(said)
    return group(drawn, id="legend", transform=move((0, BELOW + CARD + 22)))
