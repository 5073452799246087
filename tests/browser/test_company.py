"""Others at the table: returning players, spectators, chat; and open dice."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .visitor import Visitor


def open_for_two(fabia: Visitor, gaius: Visitor) -> str:
    """Fabia plays Rome, Gaius plays Carthage, everybody may watch."""
    table = fabia.open_table(carthage="open", visibility="open")
    gaius.post(f"/tables/{table}/join", {"seat": "carthage"})
    return table


def test_what_happened_since_the_last_visit(come: Come):
    fabia, gaius = come(), come()
    table = open_for_two(fabia, gaius)
    rome = fabia.sit_at(table)
    rome.press("suggested")
    fabia.visit()
    fabia.by("play-now").wait_for()
    carthage = gaius.sit_at(table)
    carthage.my_turn()
    carthage.press("suggested")
    fabia.by("list-mine").get_by_test_id("table-link").first.click()
    expect(fabia.by("since-last-visit")).to_be_visible()
    fabia.by("play-since").click()
    expect(fabia.by("since-last-visit")).to_be_hidden()
    rome.until(lambda: rome.on_show == rome.version == carthage.version, "the present")
    fabia.page.reload()
    rome.ready()
    expect(fabia.by("since-last-visit")).to_be_hidden()


def test_talk_and_a_spectator(come: Come):
    fabia, gaius, livia = come(), come(), come()
    table = open_for_two(fabia, gaius)
    rome, carthage, public = (each.sit_at(table) for each in (fabia, gaius, livia))
    for visitor in (fabia, gaius):
        visitor.by("tab-chat").click()
    fabia.by("chat-input").fill("Salve, <b>Gaius</b>!")
    fabia.by("chat-send").click()
    expect(gaius.by("chat")).to_contain_text("Salve, <b>Gaius</b>!")
    gaius.by("chat-input").fill("Salve!")
    gaius.by("chat-send").click()
    expect(fabia.by("chat").locator("li")).to_have_count(2)
    expect(livia.by("tab-chat")).to_contain_text("2")

    rome.press("suggested")
    public.until(lambda: public.version == 1, "the first step")
    assert livia.page.locator("[data-testid^=button-]").count() == 0
    assert livia.by("undo").count() == 0
    assert public.actors() == []
    carthage.my_turn()
    carthage.press("suggested")
    open_box = "button.box.open"
    public.until(lambda: any(each.page.locator(open_box).count() for each in (fabia, gaius)), "somebody's turn")
    who = next(each for each in (fabia, gaius) if each.page.locator(open_box).count())
    who.by("lay-false").check()
    who.page.locator(open_box).first.click()
    public.until(lambda: public.version == 3, "the first marker")
    assert livia.page.locator(".army .marker").count() > 0
    assert livia.page.locator(".army .point.false").count() == 0
    livia.by("tab-info").click()
    expect(livia.page.locator("#panel")).to_contain_text("One person is watching.")


def test_the_luck_of_both_sides_and_the_proof_of_a_roll(come: Come):
    fabia = come()
    fabia.sit_at(fabia.open_replay())
    fabia.by("tab-info").click()
    luck = fabia.by("luck")
    expect(luck).to_contain_text("%")
    counts = [int(cell) for cell in luck.locator("tbody td:nth-child(2)").all_inner_texts()]
    assert min(counts) > 20
    fabia.by("tab-log").click()
    fabia.by("log-combat").click()
    fabia.by("proof").last.click()
    proof = fabia.by("proof-dialog")
    expect(proof).to_contain_text("Commitment")
    commitment = proof.locator("dd").first.inner_text()
    assert len(bytes.fromhex(commitment)) >= 16
    fabia.page.keyboard.press("Escape")
    expect(proof).to_be_hidden()
