"""A whole battle on a free table against the bot, with only keys and the offered choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .field import Field, open_battle, sit_at_field
from .test_keyboard import tab_to

MOST_CHOICES = 400


@pytest.mark.long
def test_a_whole_battle_against_the_bot(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_battle(fabia, teal="bot:greedy", scenario="zama"))
    tab_to(fabia.page, fabia.by("map"))
    for _ in range(MOST_CHOICES):
        screen.until(lambda: is_called(screen), "my turn, or the end")
        if is_over(screen):
            break
        with screen.stepping():
            choose(screen)
    expect(screen.prompt_bar).to_contain_text("wins")
    assert max(screen.lost("amber"), screen.lost("teal")) > 0
    fabia.by("fork").wait_for()


def is_over(screen: Field) -> bool:
    """Whether the battle has ended."""
    return "over" in (screen.prompt_bar.get_attribute("class") or "").split()


def is_called(screen: Field) -> bool:
    """Whether a choice is needed, or the battle is over."""
    classes = (screen.prompt_bar.get_attribute("class") or "").split()
    return "over" in classes or ("turn" in classes and not screen.page.locator(".pending").count())


def choose(screen: Field) -> None:
    """Fight, meet the enemy if that is on offer, else go ahead with a whole group, else end the moves."""
    page = screen.page
    if screen.pairs():
        return screen.key("Tab", "Enter")
    screen.key("Tab")
    if screen.in_hand() and screen.panel("moves").is_visible():
        page.get_by_test_id("reach").wait_for(state="attached")
        if page.get_by_test_id("contact").count():
            screen.key("s")
        elif page.get_by_test_id("whole-group").count():
            screen.key("g", "w", "w", "w", "w")
        else:
            screen.key("w", "w", "w", "w")
        screen.plan.wait_for()
        if page.get_by_test_id("plan-go").is_visible():
            return screen.key("Enter")
    screen.key("Escape", "Escape")
    return end_moves(screen)


def end_moves(screen: Field) -> None:
    """Say that there are no more moves; where that is asked about, say it again."""
    screen.key("n")
    if screen.refusal.is_visible():
        screen.key("n")
