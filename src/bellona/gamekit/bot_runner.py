"""Bots at the scenarios of a game: whole games, single choices, and many games in parallel; buffers are made once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import numpy as np

from ..kernel.dice import Dice, dice_from, dice_of_bots
from ..kernel.log import Log
from ..kernel.record import many, one
from .bot_kernels import LEVELS, NOTHING, Chronicle, Kernels

if TYPE_CHECKING:
    from .setting import GameRules, Setting

COPIED = 64
"""Positions that are copied for measuring."""
KEPT = 32
"""How many scenarios keep their bots ready."""


class BotRunner(ABC):
    """Bots at one scenario: whole games and single choices."""

    kernels: ClassVar[Kernels]
    chronicle_record: ClassVar[type[Any]] = Chronicle

    def __init__(self, setting: Setting[Any]) -> None:
        engine = setting.engine
        self.setting = setting
        self.world = self.playing_world()
        self.playing = [setting.seats.index(seat) for seat in setting.playing]
        self.positions: Any = many(engine.position, 2)
        """The position, and beside it what a seat sees of it."""
        self.choices: Any = one(engine.choices)
        self.log, self.scratch = one(Log), one(engine.scratch)
        chronicles: Any = many(self.chronicle_record, 1)
        self.chronicle: Any = chronicles[0]
        self.levels: Any = np.zeros(engine.seats, np.int64)
        self._bytes, self._chronicle_bytes = self.positions.view(np.uint8), chronicles.view(np.uint8)

    def playing_world(self) -> Any:
        """The world of whole games; by default unchanged."""
        return self.setting.world

    def play(self, levels: Sequence[str], seed: int) -> dict[str, Any]:
        """Play a game between bots, with a level for each seat in their order; returns the result."""
        self._bytes[:] = 0
        self._chronicle_bytes[:] = 0
        self.levels[self.playing] = [LEVELS.index(level) for level in levels]
        made = self.kernels.play_out(
            self.world, self.positions, dice_from(seed), dice_of_bots(seed), self.log, self.choices, self.levels,
            self.scratch, self.chronicle,
        )  # fmt: skip
        if made < 0:
            raise RuntimeError(f"game {seed} of {self.setting.scenario} came to a standstill after {-made - 1} choices")
        position = self.positions[0]
        winner, reason = self.ending(position)
        told = {"seed": seed, "winner": winner, "reason": reason, "turns": self.turns(position), "choices": int(made)}
        return told | self.report(position)

    def ending(self, position: Any) -> tuple[str | None, str]:
        """Who has won a finished game, and why."""
        result = self.setting.result(position)
        assert result is not None
        return result.winner, result.reason

    def turns(self, position: Any) -> int:
        """How many turns a game has lasted."""
        return int(position.turn)

    @abstractmethod
    def report(self, position: Any) -> dict[str, Any]:
        """Further results of a game: its `scores` by name and seat, and more if the game provides them."""

    def choose(self, seen: Any, level: str, seed: int) -> tuple[int, ...]:
        """The action that a bot takes in a position as its seat sees it."""
        chance, number = dice_from(seed), LEVELS.index(level)
        place = self.kernels.choose(self.setting.world, seen, self.choices, number, chance, self.scratch)
        if place == NOTHING:
            raise RuntimeError(f"nothing to choose in a position of {self.setting.scenario}")
        chosen: tuple[int, ...] = self.setting.engine.codes.numbers(self.choices.actions[place])[0]
        return chosen

    def clone_many(self, times: int) -> None:
        """Copy a position repeatedly, for measuring."""
        self.kernels.copy_many(many(self.setting.engine.position, COPIED), times)

    def crowd(self, count: int, seed: int) -> Crowd:
        """Many games of the scenario in parallel, each with its own dice."""
        return Crowd(self, count, seed)


class Crowd:
    """Many positions of one scenario, stepped in one call: `choose` or fill in `actions`, then `step`."""

    def __init__(self, runner: BotRunner, count: int, seed: int) -> None:
        engine = runner.setting.engine
        self.runner = runner
        self.positions: Any = many(engine.position, count)
        self.actions: Any = many(engine.action, count)
        self.dice: Any = many(Dice, count)
        self.dice["key"] = [int(dice_from(seed + number).key) for number in range(count)]
        self.logs: Any = many(Log, 1)
        """One that all write over; put as many as positions in its place to keep what happens in each."""
        self._seen: Any = many(engine.position, 1)
        self._own = dice_of_bots(seed)
        for number in range(count):
            engine.begin(runner.world, self.positions[number], self.dice[number], self.logs[0])

    def choose(self, level: str) -> int:
        """Let bots choose in all unfinished positions; returns their number."""
        runner = self.runner
        return runner.kernels.choose_many(
            runner.world, self.positions, self._seen, LEVELS.index(level), self._own, runner.choices, runner.scratch,
            self.actions,
        )  # fmt: skip

    def take(self, places: Any) -> int:
        """Choose the actions at these places of the lists of all positions; returns how many of them are listed."""
        runner = self.runner
        return runner.kernels.take_many(runner.world, self.positions, places, runner.choices, self.actions)

    def step(self) -> None:
        """Carry out the chosen actions."""
        self.runner.kernels.step_many(self.runner.world, self.positions, self.actions, self.dice, self.logs)


R = TypeVar("R", bound=BotRunner)


def kept(runner: type[R], rules: GameRules[Any]) -> Callable[[str], R]:
    """The bots of a scenario by its name, made once."""

    @lru_cache(maxsize=KEPT)
    def found(scenario: str) -> R:
        return runner(rules.setting(scenario))

    return found
