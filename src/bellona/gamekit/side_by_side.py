"""What batches share wherever their games lie: how many games they have, and how these begin."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..kernel.errors import NotUnderstood, unknown
from ..kernel.record import dtype_of
from .batch_kernels import IN_TURN
from .levels import hand_of, level_of

if TYPE_CHECKING:
    from .bot_runner import BotRunner

MOST_GAMES = 1 << 22
MOST_CHOICES = 1_000_000
"""After so many choices a game between bots is left as it stands."""
ROOM = 64
"""For so many actions a position there is room in the lists at first."""
SIXTY_FOUR_BITS = (1 << 64) - 1


class Lists(NamedTuple):
    """The legal actions of all games: those of game `n` are `actions[starts[n] : starts[n + 1]]`."""

    starts: Any
    actions: Any


class SideBySide(ABC):
    """Many games of one scenario. An action is given by its place in the list of its game."""

    def __init__(self, runner: BotRunner, count: int) -> None:
        if not isinstance(count, int | np.integer):
            raise NotUnderstood(f"the number of games is a whole number, not {count!r}")
        if not 1 <= count <= MOST_GAMES:
            raise NotUnderstood(f"a batch has between 1 and {MOST_GAMES:,} games, not {count:,}")
        self.runner, self.count = runner, count
        self.seats: tuple[str, ...] = runner.setting.playing
        self.width = longest(runner.setting.engine.choices)
        """The most actions that a list can have."""

    def __len__(self) -> int:
        return self.count

    def reset(self, which: Any = None, seed: int | None = None) -> None:
        """Begin all games again, or those that `which` names (numbers, or a truth for each game).

        With a seed game `n` has the dice of seed + n; without one each game goes on in its stream of dice.
        """
        every = np.arange(self.count)
        try:
            numbers = every if which is None else every[self._here(which)]
        except IndexError as error:
            raise NotUnderstood(f"games are numbers below {self.count}, or a truth for each: {error}") from None
        self._begin(numbers, None if seed is None else seed & SIXTY_FOUR_BITS)

    def _here(self, values: Any) -> Any:
        """Values that may lie elsewhere, in the memory of this machine."""
        return values

    def _viewer(self, seat: str | None) -> int:
        """The number of a seat that looks at positions; without one, each is looked at by its seat in turn."""
        if seat is not None and seat not in self.seats:
            raise unknown("seat", seat, self.seats)
        return IN_TURN if seat is None else self.runner.setting.seats.index(seat)

    def _mask_width(self, width: int | None) -> int:
        """How many places a mask has for each game."""
        return self.width if width is None else at_least(1, width, "the width of a mask")

    @abstractmethod
    def _begin(self, numbers: Any, seed: int | None) -> None:
        """Begin some games; with a seed, after dice have been given to them."""


def at_least(least: int, number: int, what: str) -> int:
    """A number that somebody has asked for, unless it is too low."""
    if number < least:
        raise NotUnderstood(f"{what} is at least {least}, not {number:,}")
    return number


def whole_numbers(places: Any) -> Any:
    """Places in lists, which are no fractions."""
    given = np.asarray(places)
    if given.dtype.kind not in "iu" and given.size:
        raise NotUnderstood("places in lists are whole numbers")
    return given.astype(np.int64, copy=False)


def longest(choices: type[Any]) -> int:
    """The most actions that a list of choices can have."""
    fields: Any = dtype_of(choices).fields
    return int(fields["actions"][0].shape[0])


def following(runner: BotRunner, level: str) -> tuple[int, Any]:
    """How bots of a level choose, and the plan that they follow."""
    repertoire = runner.repertoire
    if level not in repertoire.names:
        raise unknown("level", level, repertoire.names)
    return hand_of(level), repertoire.plans[level_of(repertoire, level).plan][None, :]
