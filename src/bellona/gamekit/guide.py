"""The guide of a lesson: where its learner is, what may be done there, and the dice that fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from .lessons import Lesson, Step

NOT_NOW = -1
"""The number of the reply to an action that no slip of the step speaks of."""


class Place(NamedTuple):
    """Where a learner is: the step, how many of its actions are done, how many were played and how many dice fell."""

    step: int
    done: int = 0
    played: int = 0
    rolled: int = 0


class Guide:
    """Follows a match through a lesson. All its state follows from what was played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._place = self._from(0)
        self._past: list[Place] = []

    @property
    def number(self) -> int:
        """The number of the step that is to be done; the number of steps where the match has left the lesson."""
        return self._place.step

    @property
    def step(self) -> Step | None:
        """The step that is to be done."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def wire(self) -> dict[str, int]:
        """Where the learner is, as JSON."""
        return {"step": self.number, "played": self._place.played}

    @property
    def is_done(self) -> bool:
        """Whether an exercise is over."""
        return self.step is None and self.lesson.is_exercise

    @property
    def is_free(self) -> bool:
        """Whether everybody plays as they like."""
        return not self.is_done and (self.step is None or self.step.free)

    def slip(self, seat: str, text: str) -> int | None:
        """The number of the guide's reply to an action that is not asked for now; None if it may be played."""
        step = self.step
        if step is None or step.free or (seat == self._seat(step) and self._fits(step, text)):
            return None
        return next((n for n, slip in enumerate(step.slips) if fnmatchcase(text, slip.on)), NOT_NOW)

    def scripted(self, seat: str) -> str | None:
        """What a seat plays now if nobody chooses for it; None if the lesson does not say."""
        step = self.step
        if step is None or step.free or seat != self._seat(step) or self._place.played >= len(step.shown):
            return None
        return step.shown[self._place.played]

    def dice(self) -> Sequence[int]:
        """The rolls that are dictated to the next action."""
        step = self.step
        return step.dice[self._place.rolled :] if step is not None else ()

    def went_on(self, seat: str, text: str, rolled: int, document: Callable[[], Mapping[str, Any]]) -> None:
        """An action was played, with so many rolls; `document` gives the position after it."""
        self._past.append(self._place)
        step = self.step
        if step is None:
            return
        if not step.free and (seat != self._seat(step) or not self._fits(step, text)):
            self._place = Place(len(self.lesson.steps))
            return
        place = self._place
        done = place.done + int(place.done < len(step.do) and fnmatchcase(text, step.do[place.done]))
        self._place = Place(place.step, done, place.played + 1, place.rolled + rolled)
        if (step.do and done == len(step.do)) or (step.until and is_so(document(), step.until)):
            self._place = self._from(place.step + 1)

    def took_back(self) -> None:
        """The last action was taken back."""
        self._place = self._past.pop()

    def _seat(self, step: Step) -> str:
        return step.seat or self.lesson.seat

    def _fits(self, step: Step, text: str) -> bool:
        wanted = step.do[self._place.done : self._place.done + 1]
        return any(fnmatchcase(text, pattern) for pattern in (*wanted, *step.allow))

    def _from(self, number: int) -> Place:
        """The next step in which something happens."""
        steps = self.lesson.steps
        return Place(next((n for n in range(number, len(steps)) if not steps[n].is_page), len(steps)))


def is_so(document: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether a position in its notation has all these values, by their dotted paths."""
    return all(_value(document, path) == value for path, value in wanted.items())


def _value(document: Any, path: str) -> Any:
    for name in path.split("."):
        document = document.get(name) if isinstance(document, Mapping) else None
    return document
