"""Games between plans: what the laboratory learns from when it tunes plans and fits judgements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np

from bellona.gamekit.bot_kernels import GREEDY, NOTHING, STUCK, WANTS_PLAN, Course, Player
from bellona.gamekit.bot_runner import NEVER, BotRunner
from bellona.gamekit.levels import Plan
from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.log import Log
from bellona.kernel.record import many, one
from bellona.registry import package_of

Noted = Callable[[Any], None]
"""Is shown the position at the beginning of each impulse; it is changed by the next choice."""


def bots_of(game: str, scenario: str) -> BotRunner:
    """The bots of a scenario."""
    return cast(BotRunner, package_of(game).bots.runner_of(scenario))


class PlanTable:
    """A table at which bots follow plans of any weights; buffers are made once."""

    def __init__(self, runner: BotRunner) -> None:
        engine = runner.setting.engine
        self.runner, self._engine = runner, engine
        self._positions: Any = many(engine.position, 2)
        self._bytes = self._positions.view(np.uint8)
        self._players: Any = many(Player, engine.seats)
        self._players["level"] = GREEDY
        self._plans = np.zeros((engine.seats, len(runner.repertoire.weights)))
        self._log, self._choices, self._scratch = one(Log), one(engine.choices), one(engine.scratch)
        self._chronicles: Any = many(runner.chronicle_record, 1)
        self._course = one(Course)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.runner.playing)

    def play(self, plans: Sequence[Plan], seed: int, noted: Noted | None = None) -> Any:
        """The outcome of a game for each of those who play, with a plan for each of them."""
        runner, kernels, course = self.runner, self.runner.kernels, self._course
        assert kernels.search is not None
        self._bytes[:] = 0
        self._chronicles.view(np.uint8)[:] = 0
        self._plans[runner.playing] = plans
        self._players["plans"], self._players["impulse"] = int(noted is not None), NEVER
        course.made, course.forced = 0, NOTHING
        dice, own, play = dice_from(seed), dice_of_bots(seed), kernels.play_out
        while True:
            play(
                runner.world, self._positions, dice, own, self._log, self._choices, self._players, self._plans,
                self._scratch, self._chronicles[0], course,
            )  # fmt: skip
            if course.state != WANTS_PLAN or noted is None:
                break
            position, play = self._positions[0], kernels.play_on
            noted(position)
            self._players[int(position.seat)].impulse = kernels.search.impulse(runner.world, position)
        if course.state == STUCK:
            raise RuntimeError(f"game {seed} of {runner.setting.scenario} came to a standstill")
        return self.outcome()

    def outcome(self) -> Any:
        """The result of each of those who play, once the game is over."""
        results = np.zeros(self._engine.seats)
        self._engine.outcome(self.runner.world, self._positions[0], results)  # type: ignore[arg-type]
        return results[self.runner.playing]


def varied(plan: Plan, spread: float, rng: np.random.Generator) -> Plan:
    """A plan whose weights differ a little from another's."""
    changed: Plan = plan * np.exp(spread * rng.standard_normal(len(plan)))
    return changed
