"""What is drawn: values stay on their counters, signs beside them; leaders have faces; a court has its scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from bellona.match import Match

from ..latium.games import play, reigning, stricken, until
from ..punic_wars.wars import usual_set_up
from ..server.serving import Running
from .campaign import open_war, sit_at_war
from .conftest import Come
from .field import approach, open_after, sit_at_field
from .realm import open_realm, sit_at_realm
from .test_accessibility import faults
from .visitor import Visitor

SPILLED = """
(kinds) => [...document.querySelectorAll(kinds.counter)].flatMap((counter) => {
    const box = (each) => each.getBoundingClientRect();
    const face = box(counter.querySelector(kinds.face));
    const texts = [...counter.querySelectorAll(kinds.text)];
    const out = texts.filter((each) => box(each).left < face.left - .5 || box(each).right > face.right + .5);
    const meet = (a, b) => Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > face.width * .03
        && Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > face.height * .1;
    const signs = [...counter.querySelectorAll(kinds.sign)];
    const over = texts.filter((each) => [...texts, ...signs].some((other) => other !== each && meet(each, other)));
    return [...out, ...over].map((each) => `${counter.getAttribute('class')}: ${each.textContent}`);
})
"""
UNITS = {"counter": ".unit", "face": '[href^="#pic-face"]', "text": ".value", "sign": ".missile"}
TILES = {"counter": ".tile", "face": ".face", "text": ".row text", "sign": ".row .sign"}
COVERED = """
() => {
    const boxes = (query) => [...document.querySelectorAll(query)].map((each) => each.getBoundingClientRect());
    const stands = boxes('[data-testid=board] [data-piece] .touch');
    return boxes('[data-badge]').filter((badge) => {
        const [x, y] = [badge.x + badge.width / 2, badge.y + badge.height / 2];
        return stands.some((stand) => x > stand.left && x < stand.right && y > stand.top && y < stand.bottom);
    }).length;
}
"""
DRAWN = "(face) => document.querySelector(face.querySelector('use').getAttribute('href')) !== null"


def test_no_value_leaves_its_counter_at_any_size(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("carthage", "step", rome="bot:random"))
    screen.my_turn()
    for turns in (0, -3, 6):
        fabia.page.mouse.move(500, 400)
        fabia.page.mouse.wheel(0, turns * 240)
        screen.settled()
        assert fabia.page.evaluate(SPILLED, UNITS) == []


def test_no_number_of_points_covers_its_sign(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_war(fabia, *usual_set_up("second_war")))
    assert "10" in screen.board.locator(".tile .row text").all_text_contents()
    assert fabia.page.evaluate(SPILLED, TILES) == []


def test_signs_stand_beside_elements_and_act_for_them(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    screen.until(lambda: bool(screen.badges()), "signs")
    assert fabia.page.evaluate(COVERED) == 0
    own = next(badge for badge in screen.badges() if badge.startswith("A") and "general" in badge)
    box = screen.board.locator(f'[data-badge="{own}"]').bounding_box()
    assert box
    fabia.page.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    screen.until(lambda: own.split()[0] in screen.in_hand(), "the element in hand")


@pytest.mark.parametrize(
    ("locale", "who"), [("en-US", "Tiberius Sempronius Longus"), ("it-IT", "Tiberio Sempronio Longo")]
)
def test_a_leader_has_a_face_and_tells_who_he_was(come: Come, locale: str, who: str):
    fabia = come(locale=locale)
    screen = sit_at_war(fabia, open_war(fabia, *usual_set_up("second_war")))
    face = fabia.by("leader-C-A").locator("use.portrait")
    screen.until(lambda: face.count() == 1 and bool(face.evaluate("(each) => each.getBBox().width > 0")), "his face")
    fabia.by("leader-C-A").click()
    expect(fabia.by("portrayed")).to_contain_text("Cann")
    screen.click_piece("R-D")
    expect(fabia.by("portrayed")).to_contain_text(who)
    assert fabia.by("portrayed").locator("svg").evaluate(DRAWN)


ACCORD = {"1": {"state": 1, "a": "roma", "b": "caere", "bond": "foedus", "since": 2}}


class Scene(NamedTuple):
    """What brings a scene about, and what it must tell."""

    before: Callable[[], Match]
    deed: str
    who: list[str]
    why: str
    stake: str


def at_peace() -> Match:
    return reigning("roma", turn=8)


def sworn() -> Match:
    return reigning("roma", turn=4, accords=ACCORD)


def wooed() -> Match:
    """A letter of Nomentum offers a daughter to a son of Roma."""
    match = reigning("nomentum", turn=3, filii={"roma": ["son"], "nomentum": ["daughter"]})
    play(match, "write roma other", "clause marry mine filius-2 filius-1", "send", "done")
    return match


def stricken_at_home() -> Match:
    """The lot decides whether Roma's Rex lives, who has a son, as soon as Roma has nothing more to say."""
    reges = {"roma": {"signa": ["damnum"]}}
    match = stricken("domus_regia", "I", "roma", turn=22, reges=reges, filii={"roma": ["son"]})
    until(match, "avert", "roma")
    return match


DIES = 2
"""A seed with which the Rex dies when Roma passes."""
SCENES: dict[str, Scene] = {
    "war": Scene(at_peace, "declare cures", ["Roma", "Cures"], "Cures", "16"),
    "betrayal": Scene(sworn, "declare caere", ["Roma", "Caere"], "turno 2", ""),
    "wedding": Scene(wooed, "accept nomentum-1", ["Roma", "Nomentum"], "case", "marito"),
}


@pytest.mark.parametrize("kind", SCENES)
def test_a_great_scene_tells_who_why_and_what_is_at_stake(come: Come, server: Running, kind: str):
    scene = SCENES[kind]
    fabia = come(locale="it-IT")
    screen = sit_at_realm(fabia, open_realm(server, {"roma": fabia}, scene.before(), seed=1))
    screen.my_turn()
    expect(fabia.by("points-roma")).to_have_text(str(10 + 2 + 40 // 25))
    screen.order(scene.deed)
    check_scene(fabia, kind, scene)
    fabia.by("scene-close").click()
    expect(fabia.by("court-scene")).to_be_hidden()


def test_a_rex_dies_and_his_son_follows(come: Come, server: Running):
    dead = Scene(stricken_at_home, "pass", ["Roma"], "", "goes to a son")
    fabia, gaius = come(color_scheme="dark"), come()
    screen = sit_at_realm(fabia, open_realm(server, {"roma": fabia, "caere": gaius}, dead.before(), seed=DIES))
    screen.my_turn()
    screen.order(dead.deed)
    check_scene(fabia, "death", dead)
    assert faults(fabia) == []
    fabia.by("scene-next").press("Enter")
    check_scene(fabia, "succession", dead._replace(why="throne", stake="ira 0"))
    fabia.page.keyboard.press("Escape")
    expect(fabia.by("court-scene")).to_be_hidden()


def check_scene(visitor: Visitor, kind: str, told: Scene) -> None:
    """The scene on show is of this kind, and tells what it must."""
    scene = visitor.by("court-scene")
    expect(scene).to_have_attribute("data-kind", kind)
    for name in told.who:
        expect(visitor.by("scene-who")).to_contain_text(name)
    expect(visitor.by("scene-why")).not_to_be_empty()
    expect(visitor.by("scene-why")).to_contain_text(told.why)
    expect(visitor.by("scene-stake")).to_contain_text(told.stake)
    assert scene.locator("svg").first.evaluate(DRAWN)


def test_a_letter_reads_like_one_and_bears_a_seal(come: Come, server: Running):
    fabia = come()
    screen = sit_at_realm(fabia, open_realm(server, {"roma": fabia}, reigning("roma", turn=4), seed=1))
    screen.my_turn()
    screen.order("write caere pactum secret", "clause pay mine 5", "clause not-attack theirs until 15", "send")
    screen.part("papers")
    letter = fabia.by("paper").first
    expect(letter).to_contain_text("Roma to Caere, greeting.")
    for line in (
        "Here is my part. I shall send you 5 aes as soon as you agree.",
        "And this I ask of you. Until turn 15 you will not raise arms against me.",
        "Farewell",
    ):
        expect(letter).to_contain_text(line)
    expect(letter.locator('[data-crest="roma"]')).to_be_visible()
