"""Expected results of positions and choices: games played a little way on, valued where they stop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from bellona.gamekit.bot_kernels import GREEDY, NOTHING
from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.levels import DEFAULT, Level
from bellona.gamekit.search import WORD, Code, Limits, Samples
from bellona.kernel.dice import dice_from, mix
from bellona.kernel.record import one, u8

from .budget import Budget
from .calibration import calibrated, stretch
from .glances import Glances

REFERENCE, TUNED = "legatus", "tuned"
"""The level whose usual plan the analyst follows, and the plan without it."""
HORIZON = 6
"""How far trials go, on the game's clock, if no level thinks ahead; else as far as the level that looks farthest."""
CHOOSING = 1 << 43
"""Where the dice for the plans' own choices begin in the analyst's stream."""


class Estimate(NamedTuple):
    """The expected result of every seat, and the largest standard error among them."""

    values: Any
    error: float
    trials: int


class Judge:
    """Values the positions and choices of one scenario; the same seed gives every position the same luck."""

    def __init__(
        self,
        runner: BotRunner,
        seed: int = 0,
        budget: Budget | None = None,
        horizon: int = 0,
        sharpness: float | None = None,
        threads: int = 1,
    ) -> None:
        self.runner, self.seed, self.budget, self.threads = runner, seed, budget or Budget(), threads
        self.setting, self.engine = runner.setting, runner.setting.engine
        self.level = _reference(runner)
        self.plans = runner.repertoire.plans
        self.sharpness = runner.repertoire.sharpness if sharpness is None else sharpness
        self.plan = self.plans[self.level.plan]
        self.horizon = horizon or max(level.horizon for level in (self.level, *runner.repertoire.levels.values()))
        self.good_plans = _good_plans(runner, self.level)
        """The plans of bots that think, the usual one first."""
        self.trials = 0
        """How many have been played."""
        self._choices: Any = one(self.engine.choices)
        self._scratch: Any = one(self.engine.scratch)
        self._scores: Any = np.zeros(len(self._choices.actions))

    @property
    def tries_out(self) -> bool:
        """Whether the game's bots follow plans, so that positions can be played on."""
        return self.runner.kernels.search is not None

    # Positions

    def impulse(self, position: Any) -> int:
        """The stretch of play that a position belongs to; in a game without plans all is one."""
        return self.runner.match_planner.impulse(position) if self.tries_out else 0

    def glance(self, position: Any) -> Any:
        """The quick estimate of every seat's result, exact when the game is over."""
        values: Any = np.zeros(self.engine.seats)
        self.engine.evaluate(self.setting.world, position, values)
        return values

    def value(self, position: Any, samples: int, seat: int | None = None) -> Estimate:
        """The expected result of a position if everybody follows the plan; `seat` sees it, or nothing is hidden."""
        if self.engine.over(position) or not self.tries_out or self.budget.is_spent():
            return Estimate(self.glance(position), 0.0, 0)
        found = self.try_out(position, [None], range(samples), seat)[:, 0]
        if not len(found):
            return Estimate(self.glance(position), 0.0, 0)
        return self.estimate(found)

    def estimate(self, found: Any) -> Estimate:
        """The expected results that trials of one position or choice come to, as sure as they may be."""
        values = found.mean(axis=0)
        error = _largest_error(found) * stretch(values, self.sharpness)
        return Estimate(calibrated(values, self.sharpness), error, len(found))

    # Choices

    def try_out(
        self,
        position: Any,
        firsts: Sequence[Code | None],
        numbers: range,
        seat: int | None = None,
        plans: Sequence[str] = (),
    ) -> Any:
        """Results of all seats by sample and first choice; the numbers of the samples stand for their luck.

        After each first choice the seat follows the plan of its name, if plans are named, until its impulse ends.
        """
        keys = [int(mix(u8(self.seed & WORD), u8(number + 1))) for number in numbers]
        samples = Samples(keys, self.horizon, seat, Limits(threads=self.threads, stopped=self.budget.is_spent))
        found = self._trier.try_out(position, self.plan, firsts, samples, [self.plans[name] for name in plans])
        self.trials += found.shape[0] * found.shape[1]
        return found

    @cached_property
    def _trier(self) -> Any:
        return self.runner.match_planner.search if self.tries_out else Glances(self.setting)

    def listed(self, seen: Any) -> list[Code]:
        """The listed actions of a position as its seat sees it."""
        count = self.engine.legal(self.setting.world, seen, self._choices)
        return self.engine.codes.numbers(self._choices.actions[:count])

    def choice_of(self, seen: Any, plan: str) -> Code | None:
        """The action that a plan chooses in a position as its seat sees it; None if it finds none."""
        self._steer(plan)
        dice = dice_from(int(mix(u8(self.seed & WORD), u8(CHOOSING))))
        place = self.runner.kernels.choose(self.setting.world, seen, self._choices, GREEDY, dice, self._scratch)
        return None if place == NOTHING else self.engine.codes.numbers(self._choices.actions[place])[0]

    def promising(self, seen: Any, most: int) -> list[Code]:
        """The actions that the plan ranks highest; a few of them may be allowed without being listed."""
        self.engine.legal(self.setting.world, seen, self._choices)
        self._steer(self.level.plan)
        dice = dice_from(int(mix(u8(self.seed & WORD), u8(CHOOSING))))
        self.engine.rank(self.setting.world, seen, self._choices, dice, self._scratch, self._scores)
        count = int(self._choices.count)
        order = sorted(range(count), key=lambda place: -self._scores[place])[:most]
        codes = self.engine.codes.numbers(self._choices.actions[:count]) if count else []
        return [codes[place] for place in order if self._scores[place] > 0]

    def _steer(self, plan: str) -> None:
        self.runner.kernels.steer(self._scratch, self.plans[plan][None, :], 0)


def _reference(runner: BotRunner) -> Level:
    """How the analyst plays on: as the reference level does, else by the best plan there is."""
    repertoire = runner.repertoire
    if REFERENCE in repertoire.levels:
        return repertoire.levels[REFERENCE]
    return Level(plan=TUNED if TUNED in repertoire.plans else DEFAULT, horizon=HORIZON)


def _good_plans(runner: BotRunner, level: Level) -> tuple[str, ...]:
    found = [level.plan, *(name for other in runner.repertoire.levels.values() for name in other.plans)]
    return tuple(dict.fromkeys(found))


def _largest_error(found: Any) -> float:
    return float(found.std(axis=0).max() / max(1, len(found) - 1) ** 0.5)
