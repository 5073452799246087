"""What a legatus would do in a person's place, thought out from what the person sees."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bellona.registry import package_of

from .choices import piece_of
from .session import Session
from .speech import say
from .wording import Line

if TYPE_CHECKING:
    from bellona.analysis.hints import Hint, Suggestion

SURE = 1.96
"""Standard errors within which 19 of 20 expected results lie."""


class Advice:
    """The suggestions for the present choice of a session, kept until something is played."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._moment: tuple[int, str | None] = (-1, None)
        self._plans: list[Suggestion] = []

    def ask(self) -> list[Line]:
        """The best choices, the best first; its piece is then the chosen one, so that the map shows it."""
        session, found = self._session, _sought(self._session)
        self._moment, self._plans = self._now(), found.plans
        if not found.plans:
            return [Line(say("advice-none"), "quiet")]
        piece = piece_of(session.match.parse(found.plans[0].action), session.board.pieces)
        if piece:
            session.chosen, session.sought = piece, ""
        told = [
            line for number, plan in enumerate(found.plans, 1) for line in self._told(number, plan, found.trials > 0)
        ]
        return [Line(say("advice-head", trials=found.trials), "heading"), *told, Line(say("advice-take"), "quiet")]

    def action(self, number: int) -> str | None:
        """What the suggestion of a number does, if it was made for the present choice."""
        fits = self._moment == self._now() and 1 <= number <= len(self._plans)
        return self._plans[number - 1].action if fits else None

    def _now(self) -> tuple[int, str | None]:
        return len(self._session.match.steps), self._session.seat

    def _told(self, number: int, plan: Suggestion, is_tried: bool) -> Iterator[Line]:
        """A suggestion: what to do, what it promises if it was tried out, and why."""
        doing = self._session.game_say(f"plan-{plan.doing}", "") if plan.doing else ""
        yield Line(f"{number:>2}  {plan.action}", "good")
        margin = round(100 * SURE * plan.error)
        worth = say("advice-worth", value=round(100 * plan.value), margin=margin) if is_tried else ""
        if worth or doing:
            yield Line("    " + "; ".join(part for part in (worth, doing) if part))
        if plan.why:
            yield Line("    " + " ".join(_reason(message) for message in plan.why), "quiet")


def _reason(message: dict[str, Any]) -> str:
    """A reason in words."""
    return say(str(message["$"]), **{name: value for name, value in message.items() if name != "$"})


def _sought(session: Session) -> Hint:
    """The best choices of the seat that chooses, found with all processors."""
    from bellona.analysis.budget import Budget
    from bellona.analysis.hints import SECONDS, hint
    from bellona.analysis.judge import Judge
    from bellona.kernel.compiling import processors

    match, seat = session.match, session.seat
    assert seat is not None
    package = package_of(match.game.slug)
    runner: Any = package.bots.Runner(match.setting)
    seed = match.seed.chance_of_bot(f"hint for {seat}", len(match.steps))
    judge, seen = Judge(runner, seed, threads=processors()), match.setting.turned_to(match.observe(seat), seat)
    judge.try_out(seen, [None], range(1), match.setting.seats.index(seat))  # loads what trials need before time counts
    judge.budget, judge.trials = Budget(SECONDS, clock=time.monotonic), 0
    return hint(judge, package.queries, seen, seat)
