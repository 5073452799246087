"""The current question: to one seat, or sealed to several, who answer in any order."""

from __future__ import annotations

from typing import NamedTuple


class Question(NamedTuple):
    """Since which step a question is asked, to whom, and who has already answered it under seal."""

    asked_at: int
    waiting: tuple[str, ...]
    answered: tuple[str, ...] = ()

    @property
    def is_sealed(self) -> bool:
        """Whether it was put to several seats."""
        return len(self.waiting) + len(self.answered) > 1

    def after(self, seat: str, waiting: tuple[str, ...], number: int) -> Question:
        """The question after a seat has answered in step `number`: the rest of the same one, or the next one."""
        if self.waiting == (seat,):
            return Question(number, waiting)
        left = tuple(other for other in self.waiting if other != seat)
        if left and waiting == left:
            return self._replace(waiting=left, answered=(*self.answered, seat))
        return Question(number, waiting)
