"""A balanced battle, from the lobby to its table."""

from __future__ import annotations

from .conftest import Come
from .screen import Screen
from .test_accessibility import faults


def test_a_balanced_battle_is_chosen_in_the_lobby_and_named_as_ours(come: Come):
    fabia = come()
    fabia.visit()
    fabia.page.evaluate("localStorage.setItem('bellona.goals', '[]')")
    fabia.by("game-de_bello_punico").click()
    fabia.by("scenario-#").click()
    fabia.page.get_by_text("with our own rout levels, not the rulebook’s").first.wait_for()
    told = fabia.by("part-variant").locator("option").all_inner_texts()
    assert told[0] == "The Trebbia, 218 BC, balanced (not in the rulebook): Rome routs at 28, Carthage at 3"
    assert faults(fabia) == []
    fabia.by("play-now").click()
    goal = fabia.by("goal-card")
    goal.wait_for()
    assert "balanced (not in the rulebook)" in goal.inner_text()
    assert "Rome breaks at 28 rout points and Carthage at 3" in goal.inner_text()
    fabia.by("goal-done").click()
    Screen(fabia.page).ready()
    assert fabia.troubles == []
