"""An analysis of a match: the curve of the expected result, decisions and dice, turning points, accuracy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.search import Code
from bellona.gamekit.values import NotUnderstood
from bellona.match import Match
from bellona.registry import package_of

from .budget import Budget, Tell
from .decomposition import Stand, accuracy_of, luck_of, swings_of
from .fortunes import Fortune, fortunes_of
from .judge import Judge
from .losses import Loss, losses_of
from .moments import Moment, moments_of
from .report import VERSION, Message, Point, Report, TurningPoint
from .suspects import look_closer, suspects_of, weigh

SECONDS = 60.0
"""The processor time of an analysis, if nothing else is asked for."""
SAMPLES = 48
"""Trials for each point of the curve."""
POINTS = 24
"""How many points the curve has at most between the beginnings of turns, besides the turning points."""
LEAST = 0.02
"""What a decision must have cost to be a turning point."""
SHOWN = 10
DECISIONS = 7
"""How many turning points are shown, and how many of them are decisions if rolls mattered as well."""
CURVE, SCREENED, WEIGHED, CLOSER, ROLLED = 20, 30, 65, 78, 88
"""The shares of the time, in hundredths, up to which the stages may go."""


def analyse(
    match: Match,
    seconds: float = SECONDS,
    seed: int = 0,
    tell: Tell | None = None,
    levels: Mapping[str, str] | None = None,
    threads: int = 1,
) -> Report:
    """Analyse a match within so many seconds of processor time, 0 for no limit; `tell` hears of the progress.

    With several threads the same trials take less time on the clock.
    """
    if not match.steps:
        raise NotUnderstood("nothing has been played yet, so there is nothing to analyse")
    runner = cast(BotRunner, package_of(match.game.slug).bots.Runner(match.setting))
    return Analyst(match, Judge(runner, seed, Budget(seconds, tell), threads=threads)).report(levels or {})


class Analyst:
    """One match, and what is found out about it."""

    def __init__(self, match: Match, judge: Judge) -> None:
        self._match, self._judge, self._budget = match, judge, judge.budget
        self._setting, self._moments = match.setting, moments_of(match)
        self._seats = {seat: match.setting.seats.index(seat) for seat in match.setting.playing}

    def losses(self) -> list[Loss]:
        """What choices cost, the greatest loss first."""
        self._budget.stage(SCREENED)
        suspects = suspects_of(self._judge, self._moments)
        self._budget.stage(WEIGHED)
        worst = weigh(self._judge, suspects)
        self._budget.stage(CLOSER)
        look_closer(self._judge, worst)
        return losses_of(suspects, self._judge.sharpness)

    def report(self, levels: Mapping[str, str]) -> Report:
        """The whole analysis."""
        self._budget.stage(CURVE)
        stands = self._turns()
        losses = self.losses()
        self._budget.stage(ROLLED)
        fortunes = fortunes_of(self._judge, self._moments)
        points = self._turning_points(losses, fortunes)
        self._budget.stage(100)
        more = {*self._impulses(), *(point.step for point in points)}
        between = self._stands(sorted(more - {stand.step for stand in stands}))
        swings, result = swings_of(self._seats, stands, losses), self._match.result
        self._budget.progress(1, 1)
        return Report(
            version=VERSION,
            game=self._match.game.slug,
            scenario=self._match.scenario,
            seats=list(self._seats),
            levels=dict(levels),
            winner=result.winner if result else None,
            steps=len(self._moments),
            seconds=round(self._budget.spent, 2),
            trials=self._judge.trials,
            was_cut=self._budget.was_hit,
            curve=[self._point(stand) for stand in sorted([*stands, *between], key=lambda stand: stand.step)],
            swings=swings,
            turning_points=points,
            accuracy=accuracy_of(self._seats, self._moments, losses),
            luck=luck_of(self._seats, swings),
            is_over=result is not None,
        )

    # The curve

    def _turns(self) -> list[Stand]:
        """The expected result where each turn begins, and at the end."""
        starts = {moment.turn: moment.step for moment in reversed(self._moments)}
        return [*self._stands(sorted(starts.values())), self._end()]

    def _impulses(self) -> list[int]:
        """The steps with which impulses begin, as many of them as the curve has room for."""
        starts = [moment.step for last, moment in pairwise(self._moments) if self._begins(last, moment)]
        return starts[:: 1 + len(starts) // POINTS]

    def _begins(self, last: Moment, moment: Moment) -> bool:
        """Whether another seat, or another impulse of the same, has begun."""
        impulse = self._judge.impulse
        return last.number != moment.number and impulse(last.before) != impulse(moment.before)

    def _end(self) -> Stand:
        position = self._match.position
        found = self._judge.value(position, SAMPLES)
        return Stand(len(self._moments), self._setting.prompt(position).turn, found.values, found.error)

    def _stands(self, steps: Sequence[int]) -> list[Stand]:
        found = []
        for number, step in enumerate(steps):
            moment = self._moments[step]
            estimate = self._judge.value(moment.before, SAMPLES)
            found.append(Stand(step, moment.turn, estimate.values, estimate.error))
            self._budget.progress(number + 1, len(steps))
        return found

    def _point(self, stand: Stand) -> Point:
        values = {seat: round(float(stand.values[number]), 4) for seat, number in self._seats.items()}
        return Point(stand.step, stand.turn, values, round(stand.error, 4))

    # Turning points

    def _turning_points(self, losses: Sequence[Loss], fortunes: Sequence[Fortune]) -> list[TurningPoint]:
        """The worst decisions and the rolls that mattered most, the greatest first."""
        decisions = [self._decision(loss) for loss in losses if loss.loss >= LEAST]
        rolls = [self._roll(fortune) for fortune in fortunes]
        shown = decisions[: max(DECISIONS, SHOWN - len(rolls))]
        return sorted([*shown, *rolls[: SHOWN - len(shown)]], key=lambda point: -abs(point.loss))

    def _decision(self, loss: Loss) -> TurningPoint:
        moment = loss.suspect.moment
        better = self._text(moment, loss.suspect.better)
        return TurningPoint(
            **self._about(moment),
            better=better,
            better_label=self._label(better),
            value=round(loss.value, 4),
            better_value=round(loss.better_value, 4),
            loss=round(loss.loss, 4),
            error=round(loss.error, 4),
            kind="decision",
        )

    def _roll(self, fortune: Fortune) -> TurningPoint:
        return TurningPoint(
            **self._about(fortune.moment),
            better="",
            better_label=None,
            value=round(fortune.after, 4),
            better_value=round(fortune.before, 4),
            loss=round(fortune.change, 4),
            error=round(fortune.error, 4),
            kind="dice",
        )

    def _about(self, moment: Moment) -> dict[str, Any]:
        about = {"step": moment.step, "turn": moment.turn, "seat": moment.seat, "action": moment.text}
        return about | {"label": self._label(moment.text)}

    def _text(self, moment: Moment, code: Code) -> str:
        return str(self._setting.action(moment.seen(self._setting), code).text)

    def _label(self, text: str) -> Message:
        return label_of(self._setting, text)


def label_of(setting: Any, text: str) -> Message:
    """What an action does, in a word of the game's messages; its text has the particulars."""
    word, first = [*text.split(), ""][:2]
    verb = setting.engine.verbs.called(word)
    return {"$": verb.label_for(first) if verb else f"verb-{word}"}
