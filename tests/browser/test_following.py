"""What others do, as a player sees it: scene by scene, one fight at a time, and nothing is asked meanwhile."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from .conftest import Come
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
