"""Exercises after the guided games, and the path that leads through them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bellona.registry import lessons_of

from .conftest import Come
from .learner import Learner
from .test_accessibility import faults

GAME, EXERCISE, NEXT = "de_bello_punico", "support", "volley"
BY_HAND = [(game, name) for game in ("dbsa", "latium") for name, each in lessons_of(game).items() if each.is_exercise]


def test_an_exercise_answers_slips_is_ticked_when_done_and_leads_to_the_next(come: Come):
    fabia = come()
    fabia.visit()
    fabia.by("to-learn").click()
    first = fabia.by(f"learn-{GAME}-zama")
    expect(first).to_have_attribute("aria-current", "step")
    assert faults(fabia) == []
    fabia.by(f"learn-{GAME}-{EXERCISE}").click()
    learner = Learner(fabia, GAME, EXERCISE, touches=False)
    learner.arrived("task")
    learner.screen.quiet()
    learner.by("button-done").click()
    if learner.screen.refusal.is_visible():  # it warns before an impulse is wasted
        learner.by("button-done").click()
    expect(fabia.by("guide-reply")).to_have_text(learner.lesson.steps[0].slips[1].text["en"])
    while learner.kind != "end":
        number = learner.number
        learner.screen.quiet()
        learner.by("guide-show").click()
        learner.screen.until(lambda before=number: learner.number > before or learner.kind == "end", "the next step")
    assert learner.by("guide-words").inner_text() == (learner.lesson.done or {})["en"]
    assert fabia.by("ending").count() == 0, "it is no occasion"
    assert faults(fabia) == []
    further = fabia.by("guide-further")
    assert lessons_of(GAME)[NEXT].title["en"] in further.inner_text()
    fabia.by("guide-path").click()
    expect(fabia.by(f"learn-{GAME}-{EXERCISE}")).to_have_attribute("data-done", "true")
    fabia.page.evaluate("localStorage.clear()")
    fabia.page.reload()
    expect(fabia.by(f"learn-{GAME}-{EXERCISE}")).to_have_attribute("data-done", "true")
    fabia.visit()
    fabia.by("list-mine").wait_for()
    assert fabia.by("list-mine").locator("a").count() == 0, "exercises are on their path, not in a list"


@pytest.mark.parametrize(("game", "name"), BY_HAND)
def test_an_exercise_can_be_done_by_what_its_words_and_marks_say(come: Come, game: str, name: str):
    """Where a step points at controls, they are there and are what is pressed."""
    fabia = come()
    fabia.visit("/learn")
    fabia.by(f"learn-{game}-{name}").click()
    learner = Learner(fabia, game, name, touches=False)
    learner.arrived("task", "page")
    learner.screen.board.wait_for()
    while learner.kind != "end":
        before, step = learner.number, learner.lesson.steps[learner.number]
        learner.screen.quiet()
        learner.gestures[step.shown[0].split()[0]](learner, step)
        learner.screen.until(lambda number=before: learner.number > number or learner.kind == "end", f"after {before}")
    assert learner.by("guide-words").inner_text() == (learner.lesson.done or {})["en"]
