"""The progress of a match: the current question, and the choices that can be taken back.

`bellona.match.Match` and the server's matches both use it. It knows neither positions nor files nor sockets: its user
keeps what is needed to restore the position before a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from .question import Question

W = TypeVar("W")


class NoUndo(StrEnum):
    """Why a choice cannot be taken back."""

    NOTHING = "nothing"
    DICE = "dice"
    TOLD = "told"
    OTHER = "other"


class Made(NamedTuple, Generic[W]):
    """A choice that was made, with the data for taking it back."""

    seat: str
    question: Question
    """The question before it."""
    way_back: W
    has_rolled: bool = False
    has_opened: bool = False
    """Whether it was the last answer to a sealed question, so that all answers became known."""
    has_revealed: Callable[[], bool] = lambda: False
    """Whether it revealed anything else that was hidden before."""

    @property
    def tells_secrets(self) -> bool:
        """Whether it revealed anything to anybody."""
        return self.has_opened or self.has_revealed()

    @property
    def why_final(self) -> NoUndo | None:
        """Why nobody can take it back."""
        if self.has_rolled:
            return NoUndo.DICE
        return NoUndo.TOLD if self.tells_secrets else None


class Progress(Generic[W]):
    """The current question and the choices that led to it.

    A table drops choices that nobody can take back any more; with `keeps_all` all are kept.
    """

    def __init__(self, waiting: tuple[str, ...], *, keeps_all: bool = False) -> None:
        self.question = Question(0, waiting)
        self.made: list[Made[W]] = []
        self._keeps_all = keeps_all
        self._why_no_more = NoUndo.NOTHING

    def went_on(
        self,
        number: int,
        seat: str,
        waiting: tuple[str, ...],
        has_rolled: bool,
        has_revealed: Callable[[], bool],
        way_back: Callable[[], W],
    ) -> bool:
        """A seat has chosen in step `number`, and `waiting` are asked now; whether that opened sealed answers."""
        before = self.question
        self.question = after = before.after(seat, waiting, number)
        has_opened = before.is_sealed and after.asked_at != before.asked_at
        if self._keeps_all:
            self.made.append(Made(seat, before, way_back(), has_rolled, has_opened, has_revealed))
        elif has_rolled or has_opened or has_revealed():
            self._forget(NoUndo.DICE if has_rolled else NoUndo.TOLD)
        else:
            if self.made and self.made[-1].seat != seat:
                self._forget(self._why_no_more if self._why_no_more != NoUndo.NOTHING else NoUndo.OTHER)
            self.made.append(Made(seat, before, way_back()))
        return has_opened

    def _forget(self, why: NoUndo) -> None:
        """Drop choices that cannot be taken back any more."""
        self.made.clear()
        self._why_no_more = why

    def why_no_undo(self, seats: Collection[str] | None = None) -> NoUndo | None:
        """Why the last choice cannot be taken back, by one of these seats if they are given; None if it can."""
        if not self.made:
            return self._why_no_more
        last = self.made[-1]
        final = last.why_final if self._keeps_all else None
        return final or (NoUndo.OTHER if seats is not None and last.seat not in seats else None)

    def take_back(self, number: int | None = None) -> Made[W]:
        """Take back the last choice.

        The previous question is asked again. If taking back is itself a numbered step, a question that had been
        answered counts as asked in that step.
        """
        taken = self.made.pop()
        asks_anew = number is not None and taken.question.asked_at != self.question.asked_at
        self.question = Question(number or 0, taken.question.waiting) if asks_anew else taken.question
        return taken
