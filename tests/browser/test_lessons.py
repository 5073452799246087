"""Every guided first game, from the first page to its end: played by a learner who does what the guide asks.

Each game is played twice: once by hand, and once shown step by step by the guide. The two differ in language, colours
and device, so that each game is played to its end in English and Italian, light and dark, at a desk and on a phone, and
so is each way of playing it. With BELLONA_ALL_LESSONS=1 each game is played in all eight ways by hand and by the guide.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .learner import Learner
from .test_accessibility import faults
from .test_layout import CUT_OFF

FEW_CLICKS = 4
"""From the first page to the first move of one's own."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOCALES = {"en": "en-US", "it": "it-IT"}


class Course(NamedTuple):
    """A lesson, and how it is looked at."""

    game: str
    lesson: str
    language: str
    theme: str
    touches: bool
    slip: str = ""
    """The test name of a button that is not asked for at first."""

    @property
    def looks(self) -> dict[str, Any]:
        """Terms of the browser."""
        return {"locale": LOCALES[self.language], "color_scheme": self.theme} | (PHONE if self.touches else {})

    @property
    def name(self) -> str:
        return f"{self.game}-{self.language}-{self.theme}-{'phone' if self.touches else 'desk'}"


def courses(usual: Iterable[Course]) -> list[Any]:
    """The usual ones, or each of them in all ways."""
    ways = product(LOCALES, ("light", "dark"), (False, True)) if os.environ.get("BELLONA_ALL_LESSONS") == "1" else ()
    every = [
        course._replace(language=language, theme=theme, touches=touches)
        for language, theme, touches in ways
        for course in usual
    ]
    return [pytest.param(course, id=course.name) for course in every or usual]


BY_HAND = [
    Course("de_bello_punico", "zama", "en", "light", touches=False, slip="button-done"),
    Course("punic_wars", "carthage", "it", "light", touches=True, slip="button-done"),
    Course("dbsa", "six_elements", "it", "dark", touches=False, slip="button-done"),
    Course("latium", "first_year", "en", "dark", touches=True, slip="seal-offer"),
]
SHOWN = [
    Course("de_bello_punico", "zama", "it", "dark", touches=True),
    Course("punic_wars", "carthage", "en", "dark", touches=False),
    Course("dbsa", "six_elements", "en", "light", touches=True),
    Course("latium", "first_year", "it", "light", touches=False),
]


def begun(come: Come, course: Course) -> Learner:
    """The lesson, from the first page on, as a newcomer meets it: questions with one answer pass by themselves."""
    visitor = come(ask_always=False, **course.looks)
    learner = Learner(visitor, course.game, course.lesson, course.touches)
    visitor.visit()
    learner.press(visitor.by(f"lesson-{course.game}-{course.lesson}"))
    learner.arrived("task", "page")
    learner.screen.board.wait_for()
    return learner


@pytest.mark.parametrize("course", courses(BY_HAND))
def test_a_learner_plays_a_guided_game_to_its_end(come: Come, course: Course):
    learner = begun(come, course)
    visitor, screen = learner.visitor, learner.screen
    slipped(learner, course.slip)
    learner.clicks = 1
    learner.do_step()
    assert learner.clicks <= FEW_CLICKS, "clicks to the first move of one's own"
    left_and_resumed(learner, course)
    learner.until_battle()
    assert visitor.by("log-newest").count() == 0, "the log stays at its newest entry"
    hint_followed(learner)
    visitor.by("tab-text").click()
    assert visitor.by("text-guide").inner_text()
    stood_in_for(learner, away=course.game == "latium")
    last_word_said(learner, course)
    assert visitor.by("guide").count() == 0, "nothing lies over what can be done next"
    assert faults(visitor) == []
    learner.press(visitor.by("guide-lobby"))
    visitor.by(f"lesson-{course.game}-{course.lesson}").wait_for()
    assert screen.board.count() == 0


def slipped(learner: Learner, button: str) -> None:
    """Something else than what is asked for: the guide answers, and nothing is played."""
    control = learner.by(button)
    learner.screen.quiet()
    learner.press(control)
    if learner.screen.refusal.is_visible():  # it warns before an impulse is wasted
        learner.press(control)
    learner.by("guide-reply").wait_for()
    assert learner.screen.version == 0
    assert faults(learner.visitor) == []


def left_and_resumed(learner: Learner, course: Course) -> None:
    """The first page and back: the lesson goes on where it was left."""
    here = learner.number
    learner.press(learner.by("guide-leave"))
    learner.press(learner.by(f"lesson-{course.game}-{course.lesson}"))
    learner.arrived("task", "page")
    learner.screen.board.wait_for()
    assert learner.number == here


def stood_in_for(learner: Learner, *, away: bool) -> None:
    """A stand-in plays to the end: before the learner's eyes or, in a game of a thousand choices, while he is away."""
    visitor = learner.visitor
    table = visitor.page.url.rpartition("/")[2]
    if away:
        visitor.visit()
    visitor.post(f"/tables/{table}/stand-in", {"seat": learner.lesson.seat, "level": "greedy"})
    if away:
        learner.screen.until(lambda: visitor.get(f"/tables/{table}")["status"] == "over", "the end of the game")
        visitor.visit(f"/t/{table}")
        learner.press(visitor.by("skip-since"))
        learner.press(visitor.by("show-ending"))


def last_word_said(learner: Learner, course: Course) -> None:
    """At the end of the battle the guide says how it went."""
    ways = filter(None, (learner.lesson.won, learner.lesson.lost, learner.lesson.drawn))
    learner.by("ending-guide").wait_for()
    assert learner.by("ending-guide").inner_text() in [words[course.language] for words in ways]


def hint_followed(learner: Learner) -> None:
    """In the battle the learner asks what to do, and does it."""
    screen = learner.screen
    screen.quiet()
    learner.by("hint-button").press("Enter")
    with screen.stepping():
        learner.by("hint-play").first.press("Enter")


def test_a_page_stays_until_it_is_read_though_the_question_behind_it_is_formal(come: Come):
    learner = begun(come, Course("latium", "first_year", "en", "light", touches=False))
    learner.do_step()
    learner.arrived("page")
    learner.screen.quiet()
    expect(learner.by("formal")).to_have_count(0)
    learner.do_step()
    learner.arrived("task")
    learner.until_battle()
    learner.screen.my_turn()
    assert learner.by("guide-words").is_visible(), "the last words, though others have played on"


@pytest.mark.parametrize("course", courses(SHOWN))
def test_the_guide_shows_every_step(come: Come, course: Course):
    learner = begun(come, course)
    told = []
    while learner.kind != "free":
        number, page = learner.number, learner.kind == "page"
        words = learner.by("guide-words").inner_text()
        assert words == learner.lesson.steps[number].text[course.language]
        assert learner.page.evaluate(CUT_OFF) == []
        told.append(words)
        learner.screen.quiet()
        learner.by("guide-next" if page else "guide-show").press("Enter")
        learner.screen.until(lambda before=number: learner.number > before, f"the step after {number}")
        learner.arrived("task", "page", "free")
    own = [step for step in learner.lesson.steps if not step.seat]
    assert len(told) == len(own) - 1
    assert faults(learner.visitor) == []
    stood_in_for(learner, away=True)
    last_word_said(learner, course)


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
