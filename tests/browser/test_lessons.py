"""Every guided first game, from the first page to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from .conftest import Come
from .screen import Screen
from .test_accessibility import faults
from .visitor import Visitor

FEW_CLICKS = 4
"""From the first page to the first move of one's own."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Course(NamedTuple):
    """A lesson, how its learner looks at it, what is clicked for the first move, and a word at its end."""

    game: str
    lesson: str
    seat: str
    looks: dict[str, Any]
    first_move: Callable[[Screen], list[Callable[[], None]]]
    slip: str
    """The test name of a button that is not asked for at first."""


def march(screen: Screen) -> list[Callable[[], None]]:
    return [lambda: screen.click_piece("R-Ha-1"), lambda: screen.click_hex("1309")]


def set_out(screen: Screen) -> list[Callable[[], None]]:
    return [lambda: screen.by("leader-R-C").first.click(), lambda: screen.by("set-out").click()]


def charge(screen: Screen) -> list[Callable[[], None]]:
    pieces = screen.board.locator(".pieces")
    return [
        lambda: pieces.locator('[data-piece="A5"]').click(),
        lambda: pieces.locator('[data-piece="T5"]').click(),
        lambda: screen.by("plan-go").click(),
    ]


COURSES = [
    Course("de_bello_punico", "zama", "rome", {}, march, "button-done"),
    Course("punic_wars", "carthage", "rome", PHONE | {"locale": "it-IT"}, set_out, "button-done"),
    Course("dbsa", "six_elements", "amber", {"color_scheme": "dark", "locale": "it-IT"}, charge, "button-done"),
]


@pytest.mark.parametrize("course", COURSES, ids=[course.game for course in COURSES])
def test_a_guided_game_from_the_first_page_to_its_end(come: Come, course: Course):
    fabia = come(**course.looks)
    screen = Screen(fabia.page)
    entrance = fabia.by(f"lesson-{course.game}-{course.lesson}")
    fabia.visit()
    entrance.click()
    arrived(fabia, "task")
    screen.board.wait_for()
    first = step(fabia)
    fabia.by(course.slip).click()
    if screen.refusal.is_visible():  # it warns before an impulse is wasted
        fabia.by(course.slip).click()
    fabia.by("guide-reply").wait_for()
    assert faults(fabia) == []
    clicks = 1
    for click in course.first_move(screen):
        click()
        screen.quiet()
        clicks += 1
    screen.until(lambda: screen.version > 0, "the first move")
    assert clicks <= FEW_CLICKS
    screen.until(lambda: step(fabia) > first, "the next step")
    here = step(fabia)
    fabia.by("guide-leave").click()
    entrance.click()
    arrived(fabia, "task", "page")
    assert step(fabia) == here, "it goes on where it was left"
    through(fabia, screen)
    fabia.by("tab-text").click()
    assert fabia.by("text-guide").inner_text()
    stand_in = {"seat": course.seat, "level": "greedy"}
    fabia.post(f"/tables/{fabia.page.url.rpartition('/')[2]}/stand-in", stand_in)
    arrived(fabia, "end")
    assert fabia.by("guide-words").inner_text()
    fabia.by("guide-lobby").press("Enter")  # over the board lies how it ended
    entrance.wait_for()


def step(visitor: Visitor) -> int:
    """The number of the step on show."""
    return int(visitor.by("guide").get_attribute("data-step") or "-1")


def arrived(visitor: Visitor, *kinds: str) -> None:
    """Wait for a step of one of these kinds."""
    found = ", ".join(f'[data-testid=guide][data-kind="{kind}"]' for kind in kinds)
    visitor.page.locator(found).wait_for()


def through(visitor: Visitor, screen: Screen) -> None:
    """Let the guide do all steps up to the learner's own battle; by keyboard."""
    screen.quiet()
    visitor.by("guide-skip").press("Enter")
    arrived(visitor, "free")


def test_a_table_opens_with_its_goal_and_explains_its_terms(come: Come):
    fabia = come()
    fabia.visit()
    fabia.page.evaluate("localStorage.setItem('bellona.goals', '[]')")
    screen = fabia.sit_at(fabia.open_table(carthage="bot:greedy"))
    fabia.by("goal-card").wait_for()
    assert "10 rout points" in fabia.by("goal-card").inner_text()
    assert faults(fabia) == []
    fabia.by("goal-done").click()
    with screen.stepping():
        screen.button("suggested").click()
    screen.my_turn()
    fabia.by("box-rome-combat").hover()
    fabia.by("term").get_by_text("Combat box").wait_for()
    fabia.by("box-rome-combat").focus()
    fabia.page.keyboard.press("Tab")
    fabia.by("term").get_by_text("Recovery box").wait_for()
    fabia.page.keyboard.press("Escape")
    fabia.by("term").wait_for(state="detached")
    fabia.by("goal").click()
    fabia.by("goal-rules").click()
    fabia.page.get_by_text("How to win").first.wait_for()
    fabia.by("rules-find").fill("empty marker")
    fabia.by("glossary").get_by_text("Vacuus").first.wait_for()
    fabia.page.reload()
    screen.ready()
    assert fabia.by("goal-card").count() == 0, "it was read"
