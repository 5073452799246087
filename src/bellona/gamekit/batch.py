"""Many games of one scenario side by side, in arrays: listed, observed and stepped by compiled code, on all processors.

A batch does the same on any number of workers: every game has dice of its own, and bots have others for each game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..kernel.dice import ASIDE, Dice, mix
from ..kernel.errors import NotUnderstood
from ..kernel.log import Log
from ..kernel.record import many, one, u8
from .batch_kernels import IN_TURN, NOBODY
from .levels import hand_of, level_of

if TYPE_CHECKING:
    from .bot_runner import BotRunner

MOST_GAMES = 1 << 22
MOST_CHOICES = 1_000_000
"""After so many choices a game between bots is left as it stands."""
ROOM = 64
"""For so many actions a position there is room in the lists at first."""


class Lists(NamedTuple):
    """The legal actions of all games: those of game `n` are `actions[starts[n] : starts[n + 1]]`."""

    starts: Any
    actions: Any


class Batch:
    """Many games of one scenario. An action is given by its place in the list of its game."""

    def __init__(self, runner: BotRunner, count: int, seed: int = 0, workers: int | None = None) -> None:
        if not 1 <= count <= MOST_GAMES:
            raise NotUnderstood(f"a batch has between 1 and {MOST_GAMES:,} games, not {count:,}")
        engine = runner.setting.engine
        self.runner, self.count = runner, count
        self.seats: tuple[str, ...] = runner.setting.playing
        self.width: int = len(one(engine.choices).actions)
        """The most actions that a list can have."""
        self.positions: Any = many(engine.position, count)
        self.actions: Any = many(engine.action, count)
        """The actions that `choose` has chosen, or that you fill in for `advance`."""
        self.moves: Any = np.ones(count, np.int8)
        """In which games `advance` carries out an action."""
        self.dice: Any = many(Dice, count)
        self._own: Any = many(Dice, count)
        self._turns, self._results = np.zeros(count, np.int64), np.zeros((count, engine.seats))
        self._crew = _crew(self, workers or os.cpu_count() or 1)
        self._threads = ThreadPoolExecutor(len(self._crew)) if len(self._crew) > 1 else None
        self._is_listed = False
        self.reset(seed=seed)

    def __len__(self) -> int:
        return self.count

    # Beginning

    def reset(self, which: Any = None, seed: int | None = None) -> None:
        """Begin all games again, or those that `which` names (numbers, or a truth for each game).

        With a seed game `n` has the dice of seed + n; without one each game goes on in its stream of dice.
        """
        numbers = np.arange(self.count) if which is None else np.arange(self.count)[which]
        if seed is not None:
            keys = (np.uint64(seed & 0xFFFFFFFFFFFFFFFF) + numbers.astype(np.uint64)).tolist()
            self._give_dice(numbers, keys)
        fresh, dice = many(self.runner.setting.engine.position, len(numbers)), self.dice[numbers]
        self._kernels.begin(self.runner.world, fresh, dice, one(Log))
        _bytes_of(self.positions)[numbers] = _bytes_of(fresh)
        self.dice[numbers] = dice
        self._is_listed = False

    def _give_dice(self, numbers: Any, keys: Iterable[int]) -> None:
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
        viewer = IN_TURN if seat is None else self.runner.setting.seats.index(seat)
        seen = np.empty_like(self.positions)
        self._each(lambda part: self._kernels.observe(part.world, part.positions, viewer, seen[part.games]))
        return seen

    @property
    def counts(self) -> Any:
        """How many legal actions each game has."""
        self._list()
        return np.concatenate([np.diff(part.starts) for part in self._crew])

    def mask(self, width: int | None = None) -> Any:
        """Which places are in the list of each game."""
        return np.arange(width or self.width) < self.counts[:, None]

    def lists(self) -> Lists:
        """The legal actions of all games, one list after another."""
        counts = self.counts
        starts = np.concatenate([[0], np.cumsum(counts)])
        return Lists(starts, np.concatenate([part.listed[: part.starts[-1]] for part in self._crew]))

    # Playing

    def step(self, places: Any) -> None:
        """In each game that goes on, carry out the action at a place of its list; a place of -1 leaves it as it is."""
        chosen = np.asarray(places, np.int64)
        if chosen.shape != (self.count,):
            raise NotUnderstood(f"there is one place for each of {self.count} games, not {chosen.shape}")
        counts = self.counts
        wrong = (chosen < -1) | (chosen >= counts) & (counts > 0)
        if wrong.any():
            number = int(np.argmax(wrong))
            raise NotUnderstood(f"game {number} has no action {chosen[number]}: it lists {counts[number]}")
        self._each(lambda part: part.take(chosen[part.games]))
        self._advance()

    def choose(self, level: str = "random") -> int:
        """Let bots that follow the plan of a level choose in all games that go on; returns their number."""
        hand, plan = self._following(level)
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
        self._is_listed = False

    def play_out(self, level: str = "random") -> Any:
        """Let bots that follow the plan of a level play all games to their end; how many choices each took."""
        hand, plan = self._following(level)
        made = np.zeros(self.count, np.int64)
        self._each(
            lambda part: self._kernels.play_out(
                part.world, part.positions, part.seen, hand, plan, part.own, part.dice, part.logs[0], part.choices,
                part.scratch, made[part.games], MOST_CHOICES,
            )
        )  # fmt: skip
        self._is_listed = False
        return made

    def _following(self, level: str) -> tuple[int, Any]:
        repertoire = self.runner.repertoire
        return hand_of(level), repertoire.plans[level_of(repertoire, level).plan][None, :]

    def _list(self) -> None:
        if not self._is_listed:
            self.moves[:] = 0
            self._advance()

    def _advance(self) -> None:
        """Step, and list what can be done next."""
        self._each(_Part.advance)
        self._is_listed = True

    @property
    def _kernels(self) -> Any:
        return self.runner.kernels.batch

    def _each(self, work: Callable[[_Part], Any]) -> list[Any]:
        """Have every worker do its part."""
        return [work(self._crew[0])] if self._threads is None else list(self._threads.map(work, self._crew))


class _Part:
    """The games of one worker, and its buffers."""

    def __init__(self, batch: Batch, games: slice) -> None:
        engine = batch.runner.setting.engine
        self.games, self.world = games, batch.runner.world
        self.positions, self.actions, self.moves = batch.positions[games], batch.actions[games], batch.moves[games]
        self.dice, self.own = batch.dice[games], batch._own[games]
        self.turns, self.results = batch._turns[games], batch._results[games]
        self.seen: Any = many(engine.position, 1)
        self.choices, self.scratch, self.logs = one(engine.choices), one(engine.scratch), many(Log, 1)
        self.starts = np.zeros(len(self.positions) + 1, np.int64)
        self.listed: Any = many(engine.action, batch.width + ROOM * len(self.positions))
        self._kernels = batch.runner.kernels.batch

    def take(self, places: Any) -> None:
        """The actions at places of the lists."""
        self.moves[:] = places >= 0
        found = np.minimum(self.starts[:-1] + np.maximum(places, 0), len(self.listed) - 1)
        self.actions[:] = self.listed[found]

    def advance(self) -> None:
        """Step these games, and list what can be done next; longer lists get more room."""
        done = 0
        while done < len(self.positions):
            done = self._kernels.advance(
                self.world, self.positions, self.moves, self.actions, self.dice, self.logs, self.choices, self.starts,
                self.listed, done,
            )  # fmt: skip
            if done < len(self.positions):
                self.listed = np.concatenate([self.listed, np.zeros_like(self.listed)])


def _bytes_of(records: Any) -> Any:
    """The bytes of records, a row each; NumPy copies records without the gaps between their fields."""
    return records.view(np.uint8).reshape(len(records), -1)


def _crew(batch: Batch, workers: int) -> list[_Part]:
    """The games shared out among workers."""
    edges = np.linspace(0, batch.count, min(workers, batch.count) + 1).astype(int).tolist()
    return [_Part(batch, slice(first, last)) for first, last in pairwise(edges)]
