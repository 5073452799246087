"""Lessons: every file is played through on the real rules, and a broken one says what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bellona
from bellona.bots import levels
from bellona.gamekit.data_files import DataError
from bellona.gamekit.guide import NOT_NOW, Guide
from bellona.gamekit.lessons import Lesson, read_lesson
from bellona.registry import game_slugs, lessons_of, seats_of

LESSONS = [(slug, name) for slug in game_slugs() for name in lessons_of(slug)]


def begun(slug: str, lesson: Lesson) -> bellona.Match:
    """The match of a lesson."""
    game = bellona.game(slug)
    return game.load(lesson.position, seed=1) if isinstance(lesson.position, dict) else game.start(lesson.scenario, 1)


@pytest.mark.parametrize(("slug", "name"), LESSONS)
def test_a_lesson_can_be_played_as_it_is_shown(slug: str, name: str) -> None:
    lesson = lessons_of(slug)[name]
    assert lesson.opponent in levels(slug)
    assert lesson.seat in seats_of(slug, lesson.scenario)
    match, guide = begun(slug, lesson), Guide(lesson)
    while not (guide.is_free or guide.is_done):
        seat = guide.step.seat or lesson.seat
        assert seat in match.waiting, f"step {guide.number}: {match.waiting} are asked, not {seat}"
        text, dice = guide.scripted(seat), guide.dice()
        assert text is not None, f"step {guide.number}: its actions do not complete it"
        assert guide.slip(seat, text) is None
        number, left = guide.number, len(dice)
        used = rolls_needed(match, text, seat)
        assert used <= left, f"step {number}: {text} rolls {used} dice and {left} are dictated"
        match.play(text, dice=list(dice[:used]) or None, seat=seat)
        guide.went_on(seat, text, used, match.dump)
        assert guide.number == number or used == left, f"step {number}: {left - used} dice are left over"
    assert lesson.is_exercise == (guide.step is None)
    assert match.result is None


def rolls_needed(match: bellona.Match, text: str, seat: str) -> int:
    """How many dice an action rolls, found by trying it at a copy of the match."""
    copy = match.game.load(match.dump(), seed=3)
    copy.play(text, seat=seat)
    return len(copy.steps[-1].rolls)


SHIPPED = ("de_bello_punico", "punic_wars", "dbsa", "latium")
LONGEST_EXERCISE = 4
"""Things to do in an exercise."""


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_path_leads_from_a_guided_game_through_exercises_of_one_idea_each(slug: str) -> None:
    first, *others = lessons_of(slug).values()
    assert not first.is_exercise
    assert len(others) >= 4
    for lesson in others:
        own = [step for step in lesson.steps if not step.seat and not step.is_page]
        assert lesson.is_exercise
        assert 2 <= len(own) <= LONGEST_EXERCISE
        assert any(step.slips for step in own), "a slip is answered"


@pytest.mark.parametrize(("slug", "name"), [(slug, name) for slug, name in LESSONS if slug in SHIPPED])
def test_every_slip_that_is_answered_can_be_made(slug: str, name: str) -> None:
    lesson = lessons_of(slug)[name]
    match, guide = begun(slug, lesson), Guide(lesson)
    met: set[tuple[int, int]] = set()
    while not (guide.is_free or guide.is_done):
        seat, number = guide.step.seat or lesson.seat, guide.number
        for choice in match.legal(seat) if guide.step.slips else ():
            slip = guide.slip(seat, str(choice))
            if slip is not None:
                met.add((number, slip))
        text, dice = guide.scripted(seat) or "", guide.dice()
        used = rolls_needed(match, text, seat)
        match.play(text, dice=list(dice[:used]) or None, seat=seat)
        guide.went_on(seat, text, used, match.dump)
    wanted = {(n, place) for n, step in enumerate(lesson.steps) for place in range(len(step.slips))}
    assert wanted <= met


def test_a_slip_is_answered_and_what_was_played_can_be_taken_back() -> None:
    lesson = lessons_of("de_bello_punico")["zama"]
    guide = Guide(lesson)
    first = lesson.steps[0]
    assert guide.slip("rome", "step R-Ha-1 N") is None
    assert first.slips[guide.slip("rome", "done") or 0].on == "done"
    assert guide.slip("rome", "step R-Pr-1 N") == NOT_NOW
    for _ in first.do:
        guide.went_on("rome", "step R-Ha-1 N", 0, dict)
    assert guide.number == 2, "the page after it is only read"
    guide.took_back()
    assert guide.number == 0
    assert guide.scripted("rome") == "step R-Ha-1 N"


def test_a_match_that_has_left_its_lesson_is_free() -> None:
    guide = Guide(lessons_of("de_bello_punico")["zama"])
    guide.went_on("rome", "done", 0, dict)
    assert guide.is_free
    assert guide.dice() == ()


WHOLE = """
title = {{ en = "t", it = "t" }}
about = {{ en = "a", it = "a" }}
scenario = "zama"
seat = "rome"
opponent = "tiro"
minutes = 1
not_now = {{ en = "n", it = "n" }}
won = {{ en = "w", it = "w" }}
lost = {{ en = "l", it = "l" }}
drawn = {{ en = "d", it = "d" }}
{more}
"""
TEXT = 'text = { en = "x", it = "x" }'
LAST = f"[[steps]]\n{TEXT}\nfree = true"


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ("steps = []", "bad.toml, steps: the last step has to be free, to the end of the game."),
        ("[[steps]]\nfree = true", "bad.toml, steps[0].text: a text is needed in en, it, and in no other language."),
        (
            f"[[steps]]\n{TEXT}\ndice = [1]\n{LAST}",
            "bad.toml, steps[0]: `do`, `until` or `free` has to say what completes the step.",
        ),
        (
            f'[[steps]]\n{TEXT}\ndo = ["step *"]\n{LAST}',
            "bad.toml, steps[0].show: actions that complete the step have to be shown.",
        ),
        (
            f'[[steps]]\n{TEXT}\ndo = ["step *"]\nshow = ["done"]\n{LAST}',
            "bad.toml, steps[0].show: these are not the actions that `do` asks for.",
        ),
        (f'[[steps]]\n{TEXT}\nwish = "x"\n{LAST}', "bad.toml, steps[0].wish: there is no such key."),
        (
            f'done = {{ en = "d", it = "d" }}\n{LAST}',
            "bad.toml, steps: an exercise ends with something to do, and has no free step.",
        ),
        (f'position = "none.json"\n{LAST}', "bad.toml, position: none.json is no file of JSON beside the lesson."),
    ],
)
def test_a_broken_lesson_says_what_is_wrong(tmp_path: Path, more: str, complaint: str) -> None:
    file: Any = tmp_path / "bad.toml"
    file.write_text(WHOLE.format(more=more))
    with pytest.raises(DataError) as refused:
        read_lesson(file, tmp_path)  # type: ignore[arg-type]
    assert str(refused.value) == complaint
