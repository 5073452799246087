"""The question that is put at present: to one seat, or sealed to several, who answer in any order."""

from __future__ import annotations

from typing import NamedTuple


class Question(NamedTuple):
    """Since which step something is asked, of whom, and who has answered it already under seal."""

    asked_at: int
    waiting: tuple[str, ...]
    answered: tuple[str, ...] = ()

    @property
    def is_sealed(self) -> bool:
        """Whether it was put to several."""
        return len(self.waiting) + len(self.answered) > 1

    def after(self, seat: str, waiting: tuple[str, ...], number: int) -> Question:
        """What is asked once a seat has answered in step `number`: the rest of the same question, or the next one."""
        left = tuple(other for other in self.waiting if other != seat)
        if left and waiting == left:
            return self._replace(waiting=left, answered=(*self.answered, seat))
        return Question(number, waiting)
