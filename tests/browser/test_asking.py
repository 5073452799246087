"""Asking why not, and why undo stops."""

from __future__ import annotations

from fractions import Fraction

from playwright.sync_api import expect

from .conftest import Come
from .test_accessibility import faults


def test_a_refusal_with_its_rule_and_the_rule_in_the_book(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    screen.whole()
    screen.select("R-Ha-1")
    screen.click_hex("0504")
    expect(screen.refusal).to_contain_text("the cheapest way to 0504 takes")
    assert screen.reach(), "the selection is kept"
    screen.refusal.get_by_role("button").first.click()
    fabia.by("why").click()
    screen.click_hex("0504")
    expect(screen.refusal).to_contain_text("0504")
    link = screen.refusal.get_by_test_id("rule-link").first
    rule = link.inner_text().removeprefix("§ ")
    sentence = screen.refusal.locator("li").first.inner_text()
    assert len(sentence) > len(rule) + 20
    link.click()
    expect(fabia.by("rule-text")).to_be_visible()
    expect(fabia.by("rule-text").locator("b").first).to_have_text(rule)
    expect(fabia.by("rule-text")).to_be_in_viewport()


def test_many_choices_are_grouped_and_searched(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    fabia.by("all-choices").click()
    groups = fabia.by("choices-dialog").get_by_test_id("choice-group")
    expect(groups.filter(has_text="R-Ha-1")).to_have_count(1)
    expect(fabia.by("choices-dialog").locator('[data-action^="step R-Ha-1 "]').first).to_be_hidden()
    fabia.page.get_by_role("searchbox").fill("R-Ha-1")
    expect(groups).to_have_count(1)
    assert faults(fabia) == []
    with screen.stepping():
        fabia.by("choices-dialog").locator('[data-action^="step R-Ha-1 "]').first.click()


def test_a_right_click_asks_too(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "attack"))
    screen.whole()
    screen.select("R-Tr-1")
    fabia.page.mouse.click(*screen.spot(screen.hex_of("C-F-1"), "C-F-1"), button="right")
    expect(screen.refusal.get_by_test_id("rule-link").first).to_be_visible()


def test_a_disabled_button_explains_itself(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "attack"))
    screen.whole()
    screen.select("R-Tr-1")
    button = fabia.by("piece-charge R-Tr-1")
    expect(button).to_have_attribute("aria-disabled", "true")
    hint = fabia.page.locator(f"[id='{button.get_attribute('aria-describedby')}']")
    expect(hint).to_be_hidden()
    button.focus()
    expect(hint).to_be_visible()
    expect(hint).to_contain_text("§ 10a")
    button.click(force=True)
    expect(screen.refusal).to_contain_text("§ 10a")


def test_the_odds_before_the_attack(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "attack"))
    screen.whole()
    screen.select("R-Ha-1")
    screen.until(lambda: "C-Ti-1" in screen.signs(), "the sign of whom to attack")
    screen.hover_piece("C-Ti-1")
    odds = fabia.by("odds")
    expect(odds).to_contain_text("%")
    expect(odds.get_by_test_id("rule-link").first).to_be_visible()
    odds.get_by_role("checkbox").check()
    shares = [Fraction(share) for share in odds.locator(".outcomes b").all_inner_texts()]
    assert sum(shares) == 1


def test_undo_goes_back_to_the_last_die_and_says_why(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "attack"))
    screen.whole()
    expect(screen.undo).to_have_attribute("aria-disabled", "true")
    screen.select("R-Ha-1")
    with screen.stepping():
        screen.click_piece("C-Ti-1")
    for _ in range(12):
        screen.my_turn()
        if fabia.by("proof").count():
            break
        choices = fabia.page.locator("[data-testid=prompt-bar] [data-testid^=button-][aria-disabled=false]")
        with screen.stepping():
            choices.first.click()
    expect(fabia.by("proof").first).to_be_visible()
    expect(screen.undo).to_have_attribute("aria-disabled", "true")
    screen.undo.hover()
    expect(fabia.by("undo-why")).to_contain_text("die")


def test_undo_takes_back_what_rolled_nothing(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    screen.whole()
    place = screen.hex_of("R-Ha-1")
    screen.select("R-Ha-1")
    goal = screen.reach()[0]
    with screen.stepping():
        screen.click_hex(goal)
    assert screen.hex_of("R-Ha-1") == goal
    while screen.undo.get_attribute("aria-disabled") == "false":
        with screen.stepping():
            screen.undo.click()
        screen.my_turn()
    assert screen.hex_of("R-Ha-1") == place
