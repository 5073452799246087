"""A recorded battle on the table: looked through step by step, and played on from any of them."""

from __future__ import annotations

import json

from playwright.sync_api import FilePayload, expect

from .conftest import Come
from .screen import Screen
from .visitor import GOLDEN

STEPS = len(json.loads(GOLDEN.read_text())["steps"])
DROP = """
([text, name]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name, { type: 'application/json' }));
    for (const kind of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
    }
}
"""


def test_a_replay_file_is_chosen_and_looked_through(come: Come):
    fabia = come()
    fabia.visit()
    fabia.by("replay-file").set_input_files(GOLDEN)
    screen = Screen(fabia.page)
    screen.ready()
    assert screen.version == STEPS
    fabia.by("tab-log").click()
    fabia.by("history-slider").fill("200")
    expect(fabia.by("view-only")).to_contain_text("200")
    expect(fabia.page.locator(".entry.now")).to_be_in_viewport()
    first = screen.board.locator("[data-piece]").count()
    fabia.page.locator("body").press("ArrowLeft")
    assert screen.on_show == 199
    for _ in range(3):
        fabia.by("history-on").click()
    assert screen.on_show == 202
    fabia.page.locator("body").press("End")
    expect(fabia.by("view-only")).to_be_hidden()
    assert screen.board.locator("[data-piece]").count() < first
    fabia.page.locator("body").press("Home")
    assert screen.on_show == 0


def test_the_same_steps_by_the_log(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_replay())
    fabia.by("tab-log").click()
    entry = screen.log.filter(has=fabia.page.locator("[data-ref]")).nth(3)
    number = int(entry.get_attribute("data-n") or 0)
    entry.locator("button.mark").click()
    assert screen.on_show == number
    same = fabia.page.locator(f"[data-testid=log-entry][data-n='{number}']")
    reference = same.locator("[data-ref]").first
    reference.hover()
    expect(screen.board.locator(".lit")).to_be_attached()


def test_a_replay_file_is_dropped_and_played_on(come: Come):
    fabia = come()
    fabia.visit()
    fabia.by("replay-drop").wait_for()
    fabia.page.evaluate(DROP, [GOLDEN.read_text(), GOLDEN.name])
    screen = Screen(fabia.page)
    screen.ready()
    old = fabia.page.url
    fabia.by("history-slider").fill("114")
    fabia.by("fork").click()
    fabia.page.wait_for_url(lambda url: url != old)
    screen.ready()
    screen.my_turn()
    assert "move your units" in screen.prompt
    screen.press("done")


def test_a_file_that_is_no_replay_is_told_in_one_sentence(come: Come):
    fabia = come()
    fabia.visit()
    for text in ("no JSON", '{"bellona": 1}', "[]"):
        file = FilePayload(name="x.json", mimeType="application/json", buffer=text.encode())
        fabia.by("replay-file").set_input_files(file)
        told = fabia.by("replay-drop").get_by_role("alert")
        expect(told).to_be_visible()
        assert told.inner_text().endswith(".")
