"""What can be taken back: at a table, and with the whole match kept."""

from __future__ import annotations

import pytest

from bellona.gamekit.progress import NoUndo, Progress

BOTH, ROME, CARTHAGE = ("rome", "carthage"), ("rome",), ("carthage",)


def made(
    progress: Progress[int],
    number: int,
    seat: str,
    waiting: tuple[str, ...],
    *,
    rolled: bool = False,
    revealed: bool = False,
) -> bool:
    """A choice whose way back is its own number; whether it opened what was sealed."""
    return progress.went_on(number, seat, waiting, rolled, lambda: revealed, lambda: number)


@pytest.mark.parametrize("keeps_all", [False, True])
def test_a_seat_takes_back_its_own_choices_one_after_the_other(keeps_all: bool) -> None:
    progress: Progress[int] = Progress(ROME, keeps_all=keeps_all)
    assert progress.why_no_undo(ROME) == NoUndo.NOTHING
    made(progress, 1, "rome", ROME)
    made(progress, 2, "rome", CARTHAGE)
    assert progress.why_no_undo(CARTHAGE) == NoUndo.OTHER
    assert [progress.take_back().way_back, progress.take_back().way_back] == [2, 1]
    assert progress.why_no_undo(ROME) == NoUndo.NOTHING
    assert progress.question.waiting == ROME


@pytest.mark.parametrize("keeps_all", [False, True])
@pytest.mark.parametrize(("what", "reason"), [("rolled", NoUndo.DICE), ("revealed", NoUndo.TOLD)])
def test_what_is_rolled_or_known_stands(keeps_all: bool, what: str, reason: NoUndo) -> None:
    progress: Progress[int] = Progress(ROME, keeps_all=keeps_all)
    made(progress, 1, "rome", ROME)
    made(progress, 2, "rome", ROME, **{what: True})
    assert progress.why_no_undo(ROME) == reason
    made(progress, 3, "rome", ROME)
    assert progress.why_no_undo(ROME) is None
    progress.take_back()
    assert progress.why_no_undo(ROME) == reason


def test_a_table_forgets_what_another_has_answered() -> None:
    progress: Progress[int] = Progress(ROME)
    made(progress, 1, "rome", CARTHAGE)
    made(progress, 2, "carthage", ROME)
    assert len(progress.made) == 1
    progress.take_back(3)
    assert progress.why_no_undo(ROME) == NoUndo.OTHER


def test_who_keeps_all_can_go_back_to_the_beginning() -> None:
    progress: Progress[int] = Progress(ROME, keeps_all=True)
    made(progress, 1, "rome", CARTHAGE, rolled=True)
    made(progress, 2, "carthage", ROME)
    assert [progress.take_back().way_back, progress.take_back().way_back] == [2, 1]
    assert (progress.question.asked_at, progress.question.waiting) == (0, ROME)


def test_a_sealed_question_is_one_question_until_the_last_answer() -> None:
    progress: Progress[int] = Progress(BOTH)
    assert made(progress, 1, "carthage", ROME) is False
    assert (progress.question.asked_at, progress.question.answered) == (0, CARTHAGE)
    progress.take_back(2)
    assert (progress.question.asked_at, progress.question.answered) == (0, ())
    made(progress, 3, "carthage", ROME)
    assert made(progress, 4, "rome", BOTH) is True
    assert progress.why_no_undo(ROME) == NoUndo.TOLD
    assert (progress.question.asked_at, progress.question.answered) == (4, ())


def test_a_question_that_had_been_answered_is_asked_anew_with_the_step_that_takes_the_answer_back() -> None:
    progress: Progress[int] = Progress(ROME)
    made(progress, 1, "rome", CARTHAGE)
    progress.take_back(2)
    assert (progress.question.asked_at, progress.question.waiting) == (2, ROME)
