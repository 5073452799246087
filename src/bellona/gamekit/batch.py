"""Many games of one scenario side by side, in arrays: listed, observed and stepped by compiled code, on all processors.

A batch does the same on any number of workers: every game has dice of its own, and bots have others for each game.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from ..kernel.dice import ASIDE, Dice, mix
from ..kernel.errors import NotUnderstood
from ..kernel.log import Log
from ..kernel.record import many, one, u8
from .batch_kernels import ANEW, KEPT, NOBODY
from .side_by_side import MOST_CHOICES, ROOM, Lists, SideBySide, at_least, following, whole_numbers

if TYPE_CHECKING:
    from .bot_runner import BotRunner


class Batch(SideBySide):
    """Many games of one scenario, in arrays of NumPy."""

    def __init__(self, runner: BotRunner, count: int, seed: int = 0, workers: int | None = None) -> None:
        super().__init__(runner, count)
        engine = runner.setting.engine
        self.positions: Any = many(engine.position, count)
        self.actions: Any = many(engine.action, count)
        """The actions that `choose` has chosen, or that you fill in for `advance`."""
        self.moves: Any = np.ones(count, np.int8)
        """In which games `advance` carries out an action."""
        self.dice: Any = many(Dice, count)
        self._own: Any = many(Dice, count)
        self._turns, self._results = np.zeros(count, np.int64), np.zeros((count, engine.seats))
        self._counts = np.zeros(count, np.int64)
        self._places = np.full(count, ANEW)
        """What to do with each game when they advance next: only those whose lists are not known are listed ANEW."""
        self._is_listed = False
        """Whether all lists are known."""
        crew = (os.cpu_count() or 1) if workers is None else at_least(1, workers, "the number of workers")
        self._crew = _crew(self, crew)
        self._threads = ThreadPoolExecutor(len(self._crew) - 1) if len(self._crew) > 1 else None
        self.reset(seed=seed)

    def _begin(self, numbers: Any, seed: int | None) -> None:
        if seed is not None:
            self._give_dice(numbers, seed)
        log: Any = self._crew[0].log
        self._kernels.begin(self.runner.world, numbers, self.positions, bytes_of(self.positions), self.dice, log)
        self._unlist(numbers)

    def _give_dice(self, numbers: Any, seed: int) -> None:
        keys = (np.uint64(seed) + numbers.astype(np.uint64)).tolist()
        for number, key in zip(numbers.tolist(), keys, strict=True):
            self.dice[number] = self._own[number] = np.zeros((), self.dice.dtype)
            self.dice[number].key = u8(key)
            self._own[number].key = mix(u8(key), ASIDE)

    # Looking

    @property
    def turns(self) -> Any:
        """The seat in turn of each game, -1 where it is over."""
        self._stand()
        return self._turns

    @property
    def over(self) -> Any:
        """Which games are over."""
        return self.turns == NOBODY

    @property
    def outcomes(self) -> Any:
        """The result of each seat (columns) in each game: 1 for the winner, equal shares of 1 without one, else 0."""
        self._stand()
        return self._results[:, self.runner.playing]

    def _stand(self) -> None:
        self._each(lambda part: self._kernels.stand(part.world, part.positions, part.turns, part.results))

    def observe(self, seat: str | None = None) -> Any:
        """All positions as a seat sees them, or each as its seat in turn does."""
        viewer = self._viewer(seat)
        seen = np.empty_like(self.positions)
        self._each(lambda part: self._kernels.observe(part.world, part.positions, viewer, seen[part.games]))
        return seen

    @property
    def counts(self) -> Any:
        """How many legal actions each game has."""
        self._list()
        return self._counts.copy()

    def mask(self, width: int | None = None) -> Any:
        """Which places are in the list of each game."""
        return np.arange(self._mask_width(width)) < self.counts[:, None]

    def lists(self) -> Lists:
        """The legal actions of all games, one list after another."""
        counts = self.counts
        starts = np.concatenate([[0], np.cumsum(counts)])
        return Lists(starts, np.concatenate([part.listed[: part.starts[-1]] for part in self._crew]))

    # Playing

    def step(self, places: Any, again: bool = False) -> None:
        """In each game that goes on, carry out the action at a place of its list; a place of -1 leaves it as it is.

        Games that are over stay so or, with `again`, begin again instead; each goes on in its stream of dice.
        """
        chosen = whole_numbers(places)
        if chosen.shape != (self.count,):
            raise NotUnderstood(f"there is one place for each of {self.count} games, not {chosen.shape}")
        self._list()
        wrong = (chosen < KEPT) | (chosen >= self._counts) & (self._counts > 0)
        if wrong.any():
            number = int(np.argmax(wrong))
            raise NotUnderstood(f"game {number} has no action {chosen[number]}: it lists {self._counts[number]}")
        self._places[:] = chosen
        self._advance(again)

    def choose(self, level: str = "random") -> int:
        """Let bots that follow the plan of a level choose in all games that go on; returns their number."""
        hand, plan = following(self.runner, level)
        return sum(
            self._each(
                lambda part: self._kernels.choose(
                    part.world, part.positions, part.seen, hand, plan, part.own, part.choices, part.scratch,
                    part.moves, part.actions,
                )
            )
        )  # fmt: skip

    def advance(self, logs: Any = None) -> None:
        """Carry out the chosen actions. As many logs as games keep what happens in each."""
        self._each(
            lambda part: self._kernels.step(
                part.world, part.positions, part.moves, part.actions, part.dice,
                part.logs if logs is None else logs[part.games],
            )
        )  # fmt: skip
        self._unlist()

    def play_out(self, level: str = "random", most: int = MOST_CHOICES) -> Any:
        """Let bots that follow the plan of a level play all games to their end, or for so many choices.

        Returns how many choices were made in each game.
        """
        hand, plan = following(self.runner, level)
        at_least(0, most, "the number of choices")
        made = np.zeros(self.count, np.int64)
        self._each(
            lambda part: self._kernels.play_out(
                part.world, part.positions, part.seen, hand, plan, part.own, part.dice, part.log, part.choices,
                part.scratch, made[part.games], most,
            )
        )  # fmt: skip
        self._unlist()
        return made

    def _unlist(self, numbers: Any = slice(None)) -> None:
        """The lists of games are no longer known."""
        self._places[numbers] = ANEW
        self._is_listed = False

    def _list(self) -> None:
        """List what can be done where that is not known."""
        if not self._is_listed:
            self._advance()

    def _advance(self, again: bool = False) -> None:
        """Step games, and list what can be done next, where that is not known already."""
        self._each(lambda part: part.advance(again))
        self._places[:] = KEPT
        self._is_listed = True

    @property
    def _kernels(self) -> Any:
        return self.runner.kernels.batch

    def _each(self, work: Callable[[_Part], Any]) -> list[Any]:
        """Have every worker do its part; the thread that asks is one of them."""
        first, *others = self._crew
        if self._threads is None:
            return [work(first)]
        under_way = [self._threads.submit(work, part) for part in others]
        return [work(first), *(other.result() for other in under_way)]


class _Part:
    """The games of one worker, and its buffers."""

    def __init__(self, batch: Batch, games: slice) -> None:
        engine = batch.runner.setting.engine
        self.games, self.world = games, batch.runner.world
        self.positions, self.actions, self.moves = batch.positions[games], batch.actions[games], batch.moves[games]
        self.dice, self.own, self.places = batch.dice[games], batch._own[games], batch._places[games]
        self.turns, self.results, self.counts = batch._turns[games], batch._results[games], batch._counts[games]
        self.rows = bytes_of(self.positions)
        self.seen: Any = many(engine.position, 1)
        self.worlds: Any = np.asarray(self.world).reshape(1)
        self.spaces, self.scratch, self.logs = many(engine.choices, 1), one(engine.scratch), many(Log, 1)
        self.choices, self.log = self.spaces[0], self.logs[0]
        self.starts, self._old_starts = np.zeros((2, len(self.positions) + 1), np.int64)
        self.listed, self._old = (many(engine.action, batch.width + ROOM * len(self.positions)) for _ in range(2))
        self._kernels = batch.runner.kernels.batch

    def advance(self, again: bool) -> None:
        """Step these games, and list what can be done next; longer lists get more room."""
        self.starts, self._old_starts = self._old_starts, self.starts
        self.listed, self._old = self._old, self.listed
        done = 0
        while done < len(self.positions):
            done = self._kernels.advance(
                self.worlds, self.positions, self.rows, self.places, again, self.dice, self.logs, self.spaces,
                self._old_starts, self._old, self.counts, self.starts, self.listed, done,
            )  # fmt: skip
            if done < len(self.positions):
                self.listed = np.concatenate([self.listed, np.zeros_like(self.listed)])


def bytes_of(records: Any) -> Any:
    """The bytes of records, a row each."""
    return records.view(np.int8).reshape(len(records), -1)


def _crew(batch: Batch, workers: int) -> list[_Part]:
    """The games shared out among workers."""
    edges = np.linspace(0, batch.count, min(workers, batch.count) + 1).astype(int).tolist()
    return [_Part(batch, slice(first, last)) for first, last in pairwise(edges)]
