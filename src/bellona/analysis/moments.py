"""The choices of a match, one after another, as the analyst looks at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bellona.gamekit.search import Code
from bellona.match import Match, Step


@dataclass(frozen=True)
class Moment:
    """A choice: what was known before it, what was chosen, and where it led."""

    step: int
    """How many choices were made before it."""
    turn: int
    seat: str
    number: int
    """The seat as a number."""
    text: str
    code: Code
    before: Any
    after: Any
    rolled: bool

    def seen(self, setting: Any) -> Any:
        """The position before it, as its seat saw it."""
        return setting.turned_to(setting.observe(self.before, self.seat), self.seat)


def _code(setting: Any, step: Step) -> Code:
    """The numbers of a choice, as they are when its seat chooses first."""
    if setting.seat(step.before) == step.seat:
        return step.action.code
    code: Code = setting.read(setting.turned_to(step.before, step.seat), step.action.text).code
    return code


def moments_of(match: Match) -> list[Moment]:
    """All choices of a match."""
    setting, steps = match.setting, match.steps
    after = [*(step.before for step in steps[1:]), match.position]
    return [
        Moment(
            number,
            setting.prompt(step.before).turn,
            step.seat,
            setting.seats.index(step.seat),
            step.action.text,
            _code(setting, step),
            step.before,
            after[number],
            bool(step.rolls),
        )
        for number, step in enumerate(steps)
    ]
