"""Hints: the best few choices of a seat, with what they promise and why, from what the seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from bellona.contract import Queries
from bellona.gamekit.search import Code
from bellona.kernel.dice import dice_from
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from .analyst import label_of
from .judge import Estimate, Judge
from .report import Message

SECONDS = 0.7
"""How long a hint is thought about."""
SHOWN = 3
CANDIDATES = 8
FIRST, ROUNDS = 8, 4
"""Samples of every candidate in the first round; in each further one half of them are tried twice as often."""
CLOSE = 0.02
"""Choices that differ by less promise about the same."""
STEADY, GAMBLE = 0.08, 0.25
"""Below and above this spread of results, little or much depends on luck."""
LINE = 6
"""How many choices of a plan are foretold."""
SUCCESSES = ("hit", "target_hurt", "defender_loses", "granted")
"""The names of odds that mean success for the seat that chooses."""


class Suggestion(msgspec.Struct, frozen=True):
    """A choice that can be played as it is, and what it promises."""

    action: str
    label: Message
    value: float
    error: float
    chance: float | None
    doing: str
    """The name of the plan that chooses it."""
    why: list[Message]
    line: list[str]
    """The choice and the next ones of the same plan."""


class Hint(msgspec.Struct, frozen=True):
    """The best choices, the best first."""

    plans: list[Suggestion]
    thinking: bool
    """Whether they were tried out, not only ranked."""
    trials: int


class Candidate:
    """A choice, the plan behind it, and its results for the seat that chooses."""

    def __init__(self, code: Code, plan: str, number: int) -> None:
        self.code, self.plan, self._number = code, plan, number
        self.results: list[Any] = []
        """Those of all seats, by sample."""
        self.promised: Estimate | None = None
        """The expected results, as sure as they may be; nothing while it has not been tried out."""

    @property
    def tried(self) -> int:
        return len(self.results)

    @property
    def value(self) -> float:
        return float(self.promised.values[self._number]) if self.promised else 0.0

    @property
    def spread(self) -> float:
        return float(np.std([found[self._number] for found in self.results])) if self.results else 0.0

    @property
    def error(self) -> float:
        return self.promised.error if self.promised else 0.0

    def is_clearly_above(self, other: Candidate) -> bool:
        """Whether it came to more than another, beyond the noise, in the trials that both had with the same luck."""
        both = min(self.tried, other.tried)
        if not both:
            return self.value > other.value
        gains = np.array([found[self._number] for found in self.results[:both]])
        gains -= np.array([found[self._number] for found in other.results[:both]])
        return bool(gains.mean() > gains.std() / max(1, both - 1) ** 0.5)

    def add(self, judge: Judge, found: Any) -> None:
        """Results of further samples."""
        self.results += list(found)
        self.promised = judge.estimate(np.array(self.results)) if self.results else None


def hint(judge: Judge, queries: Queries, seen: Any, seat: str) -> Hint:
    """The best choices of a seat in a position as it sees it."""
    number = judge.setting.seats.index(seat)
    candidates = _candidates(judge, seen, number)
    usual = candidates[0].code if candidates else None
    ranked = _ordered(_weighed(judge, seen, number, candidates), usual)
    suggestions = [
        _suggestion(judge, queries, seen, seat, place, ranked, is_usual=ranked[place].code == usual)
        for place in range(min(SHOWN, len(ranked)))
    ]
    return Hint(suggestions, judge.tries_out, judge.trials)


def _candidates(judge: Judge, seen: Any, number: int) -> list[Candidate]:
    """What the plans of the level would choose, its usual one first, then what that ranks highest; each once."""
    usual = judge.level.plan
    names = judge.good_plans
    chosen = [(judge.choice_of(seen, name), name) for name in names] if judge.tries_out else []
    found: dict[Code, Candidate] = {}
    for code, name in [*chosen, *((code, usual) for code in judge.promising(seen, CANDIDATES))]:
        if code is not None:
            found.setdefault(code, Candidate(code, name, number))
    return list(found.values())[:CANDIDATES]


def _weighed(judge: Judge, seen: Any, number: int, candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates, the best first, tried out in rounds until time is up; the first of them, as a measure, in all."""
    alive, samples, drawn = list(candidates), FIRST, 0
    for _ in range(ROUNDS):
        if not alive or judge.budget.is_spent():
            break
        codes, plans = [one.code for one in alive], [one.plan for one in alive]
        found = judge.try_out(seen, codes, range(drawn, drawn + samples), number, plans)
        for place, candidate in enumerate(alive):
            candidate.add(judge, found[:, place])
        drawn, samples = drawn + samples, samples * 2
        best = sorted(alive, key=lambda one: -one.value)[: max(SHOWN, len(alive) // 2)]
        alive = best if candidates[0] in best else [*best, candidates[0]]
    return sorted(candidates, key=lambda one: (-one.tried, -one.value))


def _ordered(ranked: list[Candidate], usual: Code | None) -> list[Candidate]:
    """The usual choice first, unless another is better by more than the noise."""
    best = ranked[0] if ranked else None
    for candidate in ranked[1:]:
        if best and candidate.code == usual and not best.is_clearly_above(candidate):
            return [candidate, *(other for other in ranked if other is not candidate)]
    return ranked


def _suggestion(
    judge: Judge, queries: Queries, seen: Any, seat: str, place: int, ranked: Sequence[Candidate], is_usual: bool
) -> Suggestion:
    candidate, setting = ranked[place], judge.setting
    text = str(setting.action(seen, candidate.code))
    chance = _chance(judge, queries, seen, text, seat)
    return Suggestion(
        action=text,
        label=label_of(setting, text),
        value=round(candidate.value, 4),
        error=round(candidate.error, 4),
        chance=chance,
        doing=_doing(judge, candidate.plan),
        why=reasons(place, ranked, chance, is_usual),
        line=_line(judge, seen, candidate),
    )


def _doing(judge: Judge, plan: str) -> str:
    """The name of a plan that has words for it, else nothing."""
    return plan if judge.setting.words.has(f"plan-{plan}", "en") else ""


def _chance(judge: Judge, queries: Queries, seen: Any, text: str, seat: str) -> float | None:
    """The odds that the roll of an action succeeds, if the game tells them."""
    odds = queries.odds(judge.setting, seen, text)
    names = (*SUCCESSES, *(f"{other}_loses" for other in judge.setting.playing if other != seat))
    found = next((odds["chances"][name] for name in names if name in odds["chances"]), None) if odds else None
    return None if found is None else round(found[0] / found[1], 4)


def reasons(place: int, ranked: Sequence[Candidate], chance: float | None, is_usual: bool) -> list[Message]:
    """Up to three reasons in words, for a choice at a place among the ranked ones."""
    candidate, why = ranked[place], list[Message]()
    if not candidate.tried:
        return [{"$": "hint-why-usual"}] if is_usual else []
    others = [other for other in ranked if other is not candidate]
    ahead = candidate.value - max((other.value for other in others), default=0.0)
    if others and ahead >= CLOSE and all(map(candidate.is_clearly_above, others)):
        why.append({"$": "hint-why-clear", "points": round(100 * ahead)})
    elif others and ahead > -CLOSE:
        why.append({"$": "hint-why-close"})
    if is_usual:
        why.append({"$": "hint-why-usual"})
    if chance is not None:
        why.append({"$": "hint-why-odds", "chance": round(100 * chance)})
    if candidate.spread < STEADY or candidate.spread > GAMBLE:
        why.append({"$": "hint-why-steady" if candidate.spread < STEADY else "hint-why-gamble"})
    return why[:3]


def _line(judge: Judge, seen: Any, candidate: Candidate) -> list[str]:
    """The choice and what the same plan does next, until dice fall or the impulse ends."""
    setting, engine, log = judge.setting, judge.engine, one(Log)
    position, code, texts = clone(seen), candidate.code, list[str]()
    impulse, own = judge.impulse(seen), dice_from(judge.seed)
    engine.redeal(setting.world, position, int(seen.seat), own)
    while len(texts) < LINE:
        texts.append(str(setting.action(position, code)))
        dice = dice_from(judge.seed)
        log.count = 0
        engine.apply(setting.world, position, engine.codes.filled(code), dice, log)
        ends = engine.over(position) or position.seat != seen.seat or judge.impulse(position) != impulse
        following = None if dice.count or ends or not judge.tries_out else judge.choice_of(position, candidate.plan)
        if following is None:
            break
        code = following
    return texts
