"""Choices that may have been mistakes: found by a quick look at all, weighed in trials, the worst again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bellona.gamekit.search import Code

from .judge import Judge
from .moments import Moment

FEWEST, MOST, IN_ALL = 4, 16, 1280
"""Samples of every suspect in the first round, as many as suit the number of suspects;"""
LAST = 64
"""and the most in one round."""
WORST = 10
"""How many suspects are left in the last round."""
ALTERNATIVES = 4
"""How many other choices are tried out for each of the worst."""
UNHEARD_OF, DOUBT = 0.05, 24
"""How much a choice that no good plan makes is expected to cost, and how many samples weigh as much as expectations."""


@dataclass(eq=False)
class Suspect:
    """A choice that the analyst would not have made."""

    moment: Moment
    seen: Any
    better: Code
    """What the analyst would have chosen, as far as it knows."""
    plan: str
    """A good plan that makes the choice as well, if there is any."""
    drawn: int = 0
    """How many samples have been drawn, also of earlier alternatives."""
    results: list[Any] = field(default_factory=list)
    """Results of all seats by sample: of the choice, of the better one and, after the choice, of the plan behind it."""

    @property
    def is_unheard_of(self) -> bool:
        """Whether no good plan would have made it."""
        return not self.plan

    @property
    def samples(self) -> int:
        return sum(map(len, self.results))

    @property
    def values(self) -> Any:
        """Results of all seats by sample, for the choice and for the better one; the seat goes on as well as it can."""
        found = np.concatenate(self.results)
        means = found[:, :, self.moment.number].mean(axis=0)
        way = 2 if self.plan and means[2] > means[0] else 0
        return found[:, [way, 1]]

    @property
    def differences(self) -> Any:
        """What the choice cost its seat, by sample; negative if it lost."""
        values = self.values[:, :, self.moment.number]
        return values[:, 0] - values[:, 1]

    def prefer(self, code: Code) -> None:
        """Compare it with another choice from now on."""
        if code != self.better:
            self.better, self.results = code, []


def suspects_of(judge: Judge, moments: Sequence[Moment]) -> list[Suspect]:
    """All choices that differ from what the analyst would have chosen."""
    found = []
    for number, moment in enumerate(moments):
        if judge.budget.is_spent():
            break
        suspect = _suspect(judge, moment)
        if suspect is not None:
            found.append(suspect)
        judge.budget.progress(number + 1, len(moments))
    return found


def _suspect(judge: Judge, moment: Moment) -> Suspect | None:
    seen = moment.seen(judge.setting)
    if len(judge.listed(seen)) < 2:
        return None
    better = judge.choice_of(seen, judge.level.plan)
    if better is None or better == moment.code:
        return None
    behind = [name for name in judge.good_plans[1:] if judge.choice_of(seen, name) == moment.code]
    return Suspect(moment, seen, better, behind[0] if behind else "")


def weigh(judge: Judge, suspects: Sequence[Suspect]) -> list[Suspect]:
    """Try all suspects out, the worse half of them again with twice the samples, until the worst are left."""
    alive = sorted(suspects, key=lambda suspect: not suspect.is_unheard_of)
    samples = min(MOST, max(FEWEST, IN_ALL // max(1, len(alive))))
    while alive:
        for number, suspect in enumerate(alive):
            if judge.budget.is_spent():
                break
            _try(judge, suspect, samples)
            judge.budget.progress(number, len(alive))
        alive = sorted((suspect for suspect in alive if suspect.results), key=_standing)
        if len(alive) <= WORST or judge.budget.is_spent():
            break
        alive, samples = alive[: max(WORST, len(alive) // 2)], min(LAST, samples * 2)
    return alive[:WORST]


def look_closer(judge: Judge, suspects: Sequence[Suspect]) -> None:
    """Look for the best alternatives to the worst choices, and weigh these once more with fresh luck."""
    for number, suspect in enumerate(suspects):
        if judge.budget.is_spent():
            break
        _find_better(judge, suspect)
        _try(judge, suspect, LAST)
        judge.budget.progress(number + 1, len(suspects))


def _find_better(judge: Judge, suspect: Suspect) -> None:
    known = {suspect.moment.code, suspect.better}
    others = [code for code in judge.promising(suspect.seen, ALTERNATIVES + len(known)) if code not in known]
    codes = [suspect.better, *others[:ALTERNATIVES]]
    if len(codes) < 2:
        return
    samples = range(suspect.drawn, suspect.drawn + LAST // 2)
    suspect.drawn += len(samples)
    found = judge.try_out(suspect.seen, codes, samples, suspect.moment.number)[:, :, suspect.moment.number]
    if len(found):
        gains = found - found[:, :1]
        sure = gains.mean(axis=0) - gains.std(axis=0) / len(found) ** 0.5
        suspect.prefer(codes[int(np.argmax(sure))])


def _try(judge: Judge, suspect: Suspect, samples: int) -> None:
    numbers = range(suspect.drawn, suspect.drawn + samples)
    suspect.drawn += samples
    codes, plans = [suspect.moment.code, suspect.better], [judge.level.plan] * 2
    if suspect.plan:
        codes, plans = [*codes, suspect.moment.code], [*plans, suspect.plan]
    found = judge.try_out(suspect.seen, codes, numbers, suspect.moment.number, plans)
    if len(found):
        suspect.results.append(found)


def _standing(suspect: Suspect) -> float:
    """The lower, the worse the choice seems to be, from what was expected and what trials have told."""
    expected = -UNHEARD_OF if suspect.is_unheard_of else 0.0
    return float((suspect.differences.sum() + DOUBT * expected) / (suspect.samples + DOUBT))
