"""What others do, as a player sees it: scene by scene, one fight at a time, and nothing is asked meanwhile."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from ..latium.games import arms, play, reigning
from ..server.serving import Running
from .conftest import Come
from .realm import open_realm, sit_at_realm
from .screen import Screen
from .test_accessibility import faults
from .visitor import GOLDEN, Visitor

SPY = """
window.seen = [];
const look = () => {
    const card = document.querySelector('[data-testid=scene-card]')?.dataset.n ?? null;
    const bar = document.querySelector('[data-testid=prompt-bar]');
    const now = {
        card,
        cards: document.querySelectorAll('[data-testid=scene-card]').length,
        dice: document.querySelectorAll('.effects .dice').length,
        asked: bar?.classList.contains('turn') ?? false,
        watching: document.querySelector('[data-testid=narration]') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""


MARCH = 10
"""In the recorded battle, Carthage marches from here on."""


def open_at(visitor: Visitor, n: int, rome: str, carthage: str, **terms: str) -> str:
    """Continue the recorded battle at a step; the id of the new table."""
    fork = {"n": n, "seats": {"rome": rome, "carthage": carthage}} | terms
    return str(visitor.post(f"/tables/{visitor.open_replay(GOLDEN)}/fork", fork)["id"])


def before(seat: str, verb: str) -> int:
    """The step of the recorded battle before a seat first does something."""
    steps = json.loads(GOLDEN.read_text())["steps"]
    return next(n for n, step in enumerate(steps) if step["seat"] == seat and step["action"].split()[0] == verb)


def seen(visitor: Visitor) -> list[dict[str, Any]]:
    """What was on the page, one state after another."""
    found: list[dict[str, Any]] = visitor.page.evaluate("window.seen")
    return found


def test_fights_come_one_at_a_time_and_the_prompt_waits(come: Come):
    fabia = come(reduced_motion="no-preference", ask_always=False)
    fabia.page.add_init_script(SPY)
    fabia.visit()
    fabia.page.evaluate("localStorage.setItem('bellona.settings', JSON.stringify({ speed: 'fast' }))")
    screen = fabia.sit_at(open_at(fabia, before("rome", "attack"), rome="bot:greedy", carthage="me"))
    stand = screen.button("stand")
    for _ in range(3):
        stand.or_(screen.button("keep")).first.wait_for()
        with screen.stepping():
            stand.or_(screen.button("keep")).first.click()
        screen.my_turn()
        if sum(1 for state in seen(fabia) if state["card"]) > 1:
            break
    told = seen(fabia)
    assert any(state["card"] for state in told), "a fight was shown"
    assert all(state["cards"] <= 1 and state["dice"] <= 1 for state in told), "two fights never overlap"
    assert not any(state["asked"] and (state["watching"] or state["card"]) for state in told), "the prompt waits"
    expect(fabia.by("scene-card")).to_have_count(0)


def test_a_scene_can_be_paused_stepped_and_skipped(come: Come):
    fabia, gaius = come(reduced_motion="no-preference"), come()
    table_id = open_at(fabia, MARCH, rome="me", carthage="open", visibility="open")
    gaius.post(f"/tables/{table_id}/join", {"seat": "carthage"})
    screen = fabia.sit_at(table_id)
    orders = [step["action"] for step in json.loads(GOLDEN.read_text())["steps"][MARCH : MARCH + 40]]
    gaius.post(f"/tables/{table_id}/actions", {"version": 0, "actions": orders})
    fabia.by("scene-pause").click()
    expect(fabia.by("narration").get_by_role("status")).to_have_text("Paused.")
    assert faults(fabia) == []
    screen.until(lambda: screen.version == len(orders), "all steps")
    shown = screen.on_show
    assert shown < screen.version
    fabia.by("scene-step").click()
    screen.until(lambda: screen.on_show == shown + 1, "the next scene")
    fabia.page.keyboard.press("Escape")
    expect(fabia.by("narration")).to_have_count(0)
    assert screen.on_show == screen.version
    assert screen.board.locator("[data-way]").count() > 3
    fabia.by("log-fold").last.click()
    inside = fabia.by("log-entry").locator("[data-testid=log-entry]")
    assert inside.count() > 3
    inside.first.locator("p").first.evaluate("line => line.click()")
    expect(fabia.by("view-only")).to_be_visible()
    assert str(screen.on_show) == inside.first.get_attribute("data-n")


def test_a_stand_in_is_watched_and_gives_the_seat_back(come: Come):
    fabia = come(reduced_motion="no-preference")
    screen = fabia.sit_at(open_at(fabia, before("rome", "step"), rome="me", carthage="bot:greedy"))
    screen.my_turn()
    fabia.post(f"/tables/{fabia.page.url.rpartition('/')[2]}/stand-in", {"seat": "rome", "level": "greedy"})
    expect(fabia.by("standing-in")).to_be_visible()
    screen.until(lambda: screen.version > 2, "moves of the stand-in")
    assert screen.version <= screen.on_show + 3, "it does not run ahead of what is shown"
    fabia.by("take-back-rome").click()
    screen.my_turn()
    expect(fabia.by("standing-in")).to_have_count(0)


BLANK = """
window.blank = 0;
const look = () => {
    const map = document.querySelector('[data-testid=map]');
    const board = map?.querySelector('[data-testid=board], [data-testid=field]');
    const drawn = map?.querySelector('.ground svg, [data-testid=field]');
    if (map && !(board && drawn)) window.blank += 1;
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
MANY = 40
"""Steps of a stand-in."""


def test_the_map_never_goes_blank_while_a_stand_in_plays_fast(come: Come):
    fabia = come(reduced_motion="no-preference", ask_always=False)
    fabia.context.add_init_script("localStorage.setItem('bellona.settings', JSON.stringify({ speed: 'instant' }))")
    seats = {"roma": "me", "nersae": "bot:greedy", "caere": "bot:greedy"}
    table = fabia.post("/tables", {"game": "latium", "scenario": "one_year", "seats": seats})["id"]
    fabia.visit(f"/t/{table}")
    screen = Screen(fabia.page)
    screen.board.wait_for()
    fabia.page.evaluate(BLANK)
    fabia.post(f"/tables/{table}/stand-in", {"seat": "roma", "level": "greedy"})
    screen.until(lambda: screen.version > MANY, "many steps")
    assert fabia.page.evaluate("window.blank") == 0


def test_a_battle_of_others_is_told_in_one_card_and_can_be_watched(come: Come, server: Running):
    rex = {"cell": "0608", "errand": "afield", "origin": "roma", "ranks": {"roma": arms(pedites=2)}}
    towns = {"caere": {"garrison": arms(pedites=1)}}
    match = reigning("roma", turn=4, reges={"roma": {"pieces": {"rex": rex}}}, towns=towns)
    play(match, "call rex caere")
    fabia, gaius = come(ask_always=False, reduced_motion="no-preference", locale="it-IT"), come()
    table = open_realm(server, {"nomentum": fabia, "caere": gaius}, match, seed=1)
    sit_at_realm(fabia, table)
    gaius.post(f"/tables/{table}/actions", {"version": 0, "actions": ["fight rex"]})
    gaius.post(f"/tables/{table}/stand-in", {"seat": "caere", "level": "greedy"})
    card = fabia.by("elsewhere-card")
    expect(card).to_contain_text("Roma")
    expect(card).to_contain_text("Caere")
    assert fabia.by("field").count() == 0, "nobody is made to watch"
    fabia.by("watch-battle").click()
    expect(fabia.by("field")).to_be_visible()
    expect(fabia.by("narration")).to_be_visible()
    fabia.page.keyboard.press("Escape")
    expect(fabia.by("narration")).to_have_count(0)


def lone_question(visitor: Visitor, replay: str) -> str:
    """A table where Rome is asked whether to commit a point that it does not have; its id."""
    for n, step in enumerate(json.loads(GOLDEN.read_text())["steps"]):
        if step["seat"] == "rome" and step["action"] == "keep":
            terms = {"n": n, "seats": {"rome": "me", "carthage": "bot:random"}}
            table = str(visitor.post(f"/tables/{replay}/fork", terms)["id"])
            if len(visitor.get(f"/tables/{table}/view")["now"]["choices"]) == 1:
                return table
    raise AssertionError("every question has two answers")


def test_what_has_one_answer_answers_itself_unless_one_wants_to_be_asked(come: Come):
    fabia, livia = come(ask_always=False), come()
    for visitor, asked in ((livia, True), (fabia, False)):
        screen = visitor.sit_at(lone_question(visitor, visitor.open_replay(GOLDEN)))
        if asked:
            screen.my_turn()
            expect(visitor.by("formal")).to_have_count(0)
            screen.press("keep")
        else:
            screen.until(lambda screen=screen: screen.version > 0, "the only answer")
