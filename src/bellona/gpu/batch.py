"""Many games of one scenario in the memory of a device: the calls of a batch on the CPU, and its bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..gamekit.batch_kernels import RANDOM
from ..gamekit.side_by_side import MOST_CHOICES, ROOM, Lists, SideBySide, at_least, following, whole_numbers
from ..gamekit.thread_kernels import ENTRIES
from ..kernel.dice import Dice
from ..kernel.errors import NotUnderstood
from ..kernel.log import Log
from ..kernel.record import dtype_of
from .arrays import DeviceArray, array_from
from .building import NOISY, word_of
from .waves import Waves

if TYPE_CHECKING:
    from ..gamekit.bot_runner import BotRunner
    from .device import Device

NO_GAME = np.iinfo(np.int64).max


class DeviceBatch(SideBySide):
    """Many games of one scenario on a device. What it gives is in the device's memory, as `DeviceArray`."""

    def __init__(self, runner: BotRunner, device: Device, count: int, seed: int = 0) -> None:
        super().__init__(runner, count)
        engine = runner.setting.engine
        self.device = device
        self.threads = device.threads_for(runner, count, _bytes_each(engine))
        self.word = word_of(engine.position)
        self.positions = self.records(engine.position, count)
        self.actions = self.records(engine.action, count)
        """The actions that `choose` has chosen, or that you fill in for `advance`."""
        self.moves = self.numbers(np.int8, count)
        """In which games `advance` carries out an action."""
        self.dice, self.own = self.records(Dice, count), self.records(Dice, count)
        self.world = self.copied(np.asarray(runner.world).reshape(1))
        self._fresh = self.records(Dice, 1)
        self._seen, self._held = (self.records(engine.position, self.threads) for _ in range(2))
        self._held_dice, self._held_own = (self.records(Dice, self.threads) for _ in range(2))
        self._logs = self.records(Log, self.threads)
        self._choices = self.records(engine.choices, self.threads)
        self._scratch = self.records(engine.scratch, self.threads)
        self._turns, self._over = self.numbers(np.int64, count), self.numbers(np.int8, count)
        self._playing = self.copied(np.array(runner.playing, np.int64))
        self._every = self.numbers(np.float64, self.threads, engine.seats)
        self._results = self.numbers(np.float64, count, len(runner.playing))
        self._starts, self._counts = self.numbers(np.int64, count), self.numbers(np.int64, count)
        self._listed = self.records(engine.action, self.width + ROOM * count)
        self._shared = self.numbers(np.int64, 1)
        self._is_listed = False
        self.reset(seed=seed)

    def _here(self, values: Any) -> Any:
        shared = array_from(self.device, values)
        return np.asarray(values if shared is None else shared.numpy())

    def _begin(self, numbers: Any, seed: int | None) -> None:
        chosen = self.copied(numbers.astype(np.int64))
        if seed is not None:
            key = np.uint64(seed).astype(np.int64)
            self._run("seed", chosen, int(key), self._fresh, self.dice, self.own)
        words = self.positions.words(self.word)
        self._run("begin", self.world, chosen, self.positions, words, self.dice, self._logs)
        self._is_listed = False

    # Looking

    @property
    def turns(self) -> DeviceArray:
        """The seat in turn of each game, -1 where it is over."""
        self._stand()
        return self._turns

    @property
    def over(self) -> DeviceArray:
        """Which games are over."""
        self._stand()
        return self._over.seen_as(np.bool_)

    @property
    def outcomes(self) -> DeviceArray:
        """The result of each seat (columns) in each game: 1 for the winner, equal shares of 1 without one, else 0."""
        self._stand()
        return self._results

    def _stand(self) -> None:
        self._run(
            "stand", self.world, self.positions, self._turns, self._over, self._every, self._playing, self._results
        )

    def observe(self, seat: str | None = None) -> DeviceArray:
        """All positions as a seat sees them, or each as its seat in turn does."""
        viewer = self._viewer(seat)
        seen = self.records(self.runner.setting.engine.position, self.count)
        words = self.positions.words(self.word)
        self._run("observe", self.world, self.positions, words, viewer, seen, seen.words(self.word))
        return seen

    @property
    def counts(self) -> DeviceArray:
        """How many legal actions each game has."""
        if not self._is_listed:
            self.device.clear(self.moves.address, self.moves.nbytes)
            self._advance()
        return self._counts

    def mask(self, width: int | None = None) -> DeviceArray:
        """Which places are in the list of each game."""
        found = self.numbers(np.int8, self.count, self._mask_width(width))
        self._run("mask", self.counts, found)
        return found.seen_as(np.bool_)

    def lists(self) -> Lists:
        """The legal actions of all games, one list after another."""
        starts = np.concatenate([[0], np.cumsum(self.counts.numpy())])
        places = self.copied(starts.astype(np.int64))
        gathered = self.records(self.runner.setting.engine.action, int(starts[-1]))
        self._run("gather", self._starts, self._counts, self._listed, places, gathered)
        return Lists(places, gathered)

    # Playing

    def step(self, places: Any, again: bool = False) -> None:
        """In each game that goes on, carry out the action at a place of its list; a place of -1 leaves it as it is.

        Games that are over stay so or, with `again`, begin again instead; each goes on in its stream of dice.
        """
        chosen = self._places(places)
        counts = self.counts
        self._shared.set(NO_GAME)
        self._run("take", chosen, self._starts, counts, self._listed, self.moves, self.actions, self._shared)
        wrong = self._shared.tolist()[0]
        if wrong != NO_GAME:
            place, count = chosen[wrong : wrong + 1].tolist()[0], counts[wrong : wrong + 1].tolist()[0]
            raise NotUnderstood(f"game {wrong} has no action {place}: it lists {count}")
        if again and (are_over := self.over.numpy()).any():
            self.reset(are_over)
        self._advance()

    def _places(self, places: Any) -> DeviceArray:
        """Numbers on the device: those of another library are used where they lie."""
        shared = array_from(self.device, places)
        if shared is None or shared.dtype != np.int64 or not shared.is_packed:
            shared = self.copied(whole_numbers(places if shared is None else shared.numpy()))
        if shared.shape != (self.count,):
            raise NotUnderstood(f"there is one place for each of {self.count} games, not {shared.shape}")
        return shared

    def choose(self, level: str = "random") -> int:
        """Let bots that follow the plan of a level choose in all games that go on; returns their number."""
        hand, plan = following(self.runner, level)
        self._shared.set(0)
        self._run(
            "choose", self.world, self.positions, self.positions.words(self.word), self._seen,
            self._seen.words(self.word), hand, self.copied(plan), self.own, self._choices, self._scratch,
            self.moves, self.actions, self._shared,
        )  # fmt: skip
        found: int = self._shared.tolist()[0]
        return found

    def advance(self, logs: DeviceArray | None = None) -> None:
        """Carry out the chosen actions. As many logs as games keep what happens in each."""
        entry, noted = ("advance", self._logs) if logs is None else (NOISY, logs)
        self._run(entry, *self._stepping(noted, lists=0))
        self._is_listed = False

    def logs(self) -> DeviceArray:
        """A log for each game, for `advance`."""
        return self.records(Log, self.count)

    def play_out(self, level: str = "random", most: int = MOST_CHOICES) -> DeviceArray:
        """Let bots that follow the plan of a level play all games to their end, or for so many choices.

        Returns how many choices were made in each game.
        """
        hand, plan = following(self.runner, level)
        at_least(0, most, "the number of choices")
        self._is_listed = False
        if hand == RANDOM and 0 < self.runner.waves_from <= self.count:
            return Waves(self).play_out(level, most)
        made = self.numbers(np.int64, self.count)
        self._shared.set(self.threads)
        self._run(
            "play_out", self.world, self.positions, self.positions.words(self.word), self.own, self.dice,
            self._held, self._held.words(self.word), self._held_own, self._held_dice, self._seen,
            self._seen.words(self.word), hand, self.copied(plan), self._logs, self._choices, self._scratch, made,
            most, self._shared,
        )  # fmt: skip
        return made

    def _advance(self) -> None:
        """Step, and list what can be done next; longer lists get more room."""
        self._shared.set(0)
        self._run("advance", *self._stepping(self._logs, lists=1))
        filled = self._shared.tolist()[0]
        if filled > len(self._listed):
            self._listed = self.records(self.runner.setting.engine.action, 2 * filled)
            self.device.clear(self.moves.address, self.moves.nbytes)
            self._advance()
        self._is_listed = True

    def _stepping(self, logs: DeviceArray, lists: int) -> tuple[DeviceArray | int, ...]:
        return (
            self.world, self.positions, self.moves, self.actions, self.dice, logs, self._choices, self._starts,
            self._counts, self._listed, self._shared, lists,
        )  # fmt: skip

    # Memory

    def _run(self, entry: str, *arguments: DeviceArray | int) -> None:
        assert entry in ENTRIES or entry == NOISY
        self.device.run(self.runner, entry, self.threads, arguments)

    def records(self, declared: type[Any], count: int) -> DeviceArray:
        return self.numbers(dtype_of(declared), count)

    def numbers(self, kind: Any, *shape: int) -> DeviceArray:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        return DeviceArray(self.device, self.device.allocate(size), shape, kind)

    def copied(self, values: Any) -> DeviceArray:
        """An array of this machine on the device."""
        found = self.numbers(values.dtype, *values.shape)
        self.device.write(found.address, np.ascontiguousarray(values))
        return found


def _bytes_each(engine: Any) -> int:
    """How much memory a thread needs for itself."""
    records = (engine.position, engine.position, engine.choices, engine.scratch, Dice, Dice, Log)
    return sum(dtype_of(each).itemsize for each in records) + 8 * int(engine.seats)
