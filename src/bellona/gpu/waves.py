"""Whole games in waves: before each choice the games are dealt anew, so that threads that run together do the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..gamekit.batch_kernels import RANDOM
from ..gamekit.side_by_side import MOST_CHOICES, following
from ..gamekit.wave_kernels import SPARE, WARP, WAVES
from ..kernel.errors import NotUnderstood
from ..kernel.log import Log
from ..kernel.record import Range, dtype_of, ranges_of
from .arrays import DeviceArray

if TYPE_CHECKING:
    from .batch import DeviceBatch

WINDOW = 1 << 20
"""The most games that are under way at once."""
BETWEEN = 16
"""Pairs of waves between two looks at whether games still go on."""


class Stacks:
    """Games by what is done next in them: a row for each kind, and how many games each row has."""

    def __init__(self, batch: DeviceBatch, kinds: int, most: int) -> None:
        self.games = batch.numbers(np.int64, kinds, most)
        self.heights = batch.numbers(np.int64, kinds)

    def clear(self) -> None:
        """Take all games off."""
        self.heights.device.clear(self.heights.address, self.heights.nbytes)


class Waves:
    """What a batch needs to play games in waves."""

    def __init__(self, batch: DeviceBatch, window: int = WINDOW) -> None:
        engine = batch.runner.setting.engine
        asks, verbs = last_question(engine.position) + 1 + SPARE, max(int(verb) for verb in engine.verbs) + 1
        self.batch, self.window = batch, min(window, batch.count)
        slots = self.window + WARP * max(asks, verbs)
        own = (engine.position, engine.choices, engine.scratch, Log)
        self.threads = batch.device.whole_blocks(slots, sum(dtype_of(each).itemsize for each in own))
        self.now, self.later = (Stacks(batch, asks, self.window) for _ in range(2))
        self.acting = Stacks(batch, verbs, self.window)
        self.seen = batch.records(engine.position, self.threads)
        self.choices = batch.records(engine.choices, self.threads)
        self.scratch = batch.records(engine.scratch, self.threads)
        self.logs = batch.records(Log, self.threads)
        self.taken = batch.numbers(np.int64, 1)
        self._waves: list[tuple[Callable[[], None], ...]] = []

    def play_out(self, level: str = "random", most: int = MOST_CHOICES) -> DeviceArray:
        """What `play_out` of the batch does, to the byte."""
        made = self.begin(level, most)
        while self.now.heights.numpy().any():
            self.go_on(BETWEEN)
        return made

    def begin(self, level: str, most: int) -> DeviceArray:
        """Lay the first games on the stacks; how many choices are made in each game is counted from now on."""
        batch = self.batch
        made = batch.numbers(np.int64, batch.count)
        self.taken.set(self.window)
        self.now.clear()
        shared = (batch.positions, made, most, self.window, self.taken, self.now.games, self.now.heights)
        self._prepared("enlist", *shared)()
        self._waves = self._prepared_waves(level, made, most)
        return made

    def go_on(self, pairs: int) -> None:
        """So many pairs of waves, an odd one after an even one."""
        for number in range(2 * pairs):
            self.acting.clear()
            (self.now if number % 2 else self.later).clear()
            for half in self._waves[number % 2]:
                half()

    def _prepared_waves(self, level: str, made: DeviceArray, most: int) -> list[tuple[Callable[[], None], ...]]:
        """An even and an odd wave, each in its two halves."""
        hand, plan = following(self.batch.runner, level)
        if hand != RANDOM:
            raise NotUnderstood("in waves bots choose at random; others remember what they did in a game")
        plans = self.batch.copied(plan)
        stacks = (self.now, self.later)
        return [
            (self._choosing(hand, plans, made, most, now, later), self._applying(made, most, later))
            for now, later in (stacks, stacks[::-1])
        ]

    def _choosing(
        self, hand: int, plans: DeviceArray, made: DeviceArray, most: int, now: Stacks, later: Stacks
    ) -> Callable[[], None]:
        batch = self.batch
        word = batch.word
        return self._prepared(
            "choose_wave", batch.world, batch.positions, batch.positions.words(word), self.seen, self.seen.words(word),
            hand, plans, batch.own, self.choices, self.scratch, batch.actions, made, most, self.taken,
            now.games, now.heights, self.acting.games, self.acting.heights, later.games, later.heights,
        )  # fmt: skip

    def _applying(self, made: DeviceArray, most: int, later: Stacks) -> Callable[[], None]:
        batch = self.batch
        return self._prepared(
            "apply_wave", batch.world, batch.positions, batch.actions, batch.dice, self.logs, made, most, self.taken,
            self.acting.games, self.acting.heights, later.games, later.heights,
        )  # fmt: skip

    def _prepared(self, entry: str, *arguments: DeviceArray | int) -> Callable[[], None]:
        assert entry in WAVES
        return self.batch.device.prepared(self.batch.runner, entry, self.threads, arguments)


def last_question(position: Any) -> int:
    """The highest number that the question of a position can have."""
    limits = ranges_of(position)["ask"]
    assert isinstance(limits, Range)
    return limits.high
