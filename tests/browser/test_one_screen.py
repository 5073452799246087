"""Two people at one screen, and the table in words."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .screen import Screen


def test_a_curtain_falls_between_secret_choices(come: Come):
    fabia = come()
    fabia.visit()
    fabia.by("hot-seat").click()
    screen = Screen(fabia.page)
    screen.ready()
    screen.press("suggested")
    screen.my_turn()
    screen.press("suggested")
    expect(fabia.by("prompt")).to_contain_text("place a command marker")
    for _ in range(3):
        fabia.by("curtain").wait_for(state="detached")
        box = fabia.page.locator("button.box.open").first
        side = (box.get_attribute("data-testid") or "").split("-")[1]
        false = fabia.by("lay-false")
        if false.count() and false.is_enabled():
            false.check()
        with screen.stepping():
            box.click()
        expect(fabia.by("curtain")).to_be_visible()
        assert fabia.by(f"tracks-{side}").locator(".point").count() > 0
        assert fabia.by(f"tracks-{side}").locator(".point.false").count() == 0
        fabia.page.keyboard.press("Escape")
        expect(fabia.by("curtain")).to_be_visible()
        fabia.by("curtain-show").click()


def test_a_battle_in_words_alone(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_table(carthage="bot:random"))
    fabia.by("tab-text").click()
    text = fabia.by("text-view")
    expect(text).to_contain_text("take the suggested set-up")
    for _ in range(14):
        screen.my_turn()
        usual = text.locator("[data-action=suggested], [data-action^=place], [data-action=first], [data-action^=step]")
        choice = (usual if usual.count() else text.get_by_test_id("text-choice")).first
        assert choice.inner_text(), choice.get_attribute("data-action")
        with screen.stepping():
            choice.click()
            if screen.refusal.is_visible():
                choice.click()
    expect(text).to_contain_text("R-Ha-1")
    expect(text).to_contain_text("Rout 0 of")
    assert text.locator("ol li").count() > 0
