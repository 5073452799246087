"""Positions of whole games between bots, and operations on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bellona.gamekit.bot_kernels import LEVELS
from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.engine import PUBLIC, AnyEngine
from bellona.kernel.dice import dice_from, dice_of_bots
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

LOOKED_AT = 250
"""Positions of a game to examine, spread over the game at the interval EVERY."""
EVERY = {"random": 7, "greedy": 2}


class Moment(NamedTuple):
    """A position of a game, and its players."""

    runner: BotRunner
    position: Any

    @property
    def engine(self) -> AnyEngine:
        return self.runner.setting.engine

    @property
    def world(self) -> Any:
        return self.runner.world

    @property
    def seats(self) -> tuple[int, ...]:
        """All viewers: the players, and the public."""
        return (*self.runner.playing, PUBLIC)

    def seen_by(self, seat: int, position: Any = None) -> Any:
        """The position, or another, as a seat sees it."""
        seen = clone(self.position if position is None else position)
        self.engine.observe(self.world, seen, seat)
        return seen

    def redealt(self, seat: int, seed: int) -> Any:
        """A possible position, given what a seat knows."""
        dealt = self.seen_by(seat)
        self.engine.redeal(self.world, dealt, seat, dice_from(seed))
        return dealt

    def listed(self, position: Any, seat: int) -> bytes:
        """The choices that a seat which is asked has in a position."""
        choices: Any = one(self.engine.choices)
        turned = self.runner.setting.turned_to(position, self.runner.setting.seats[seat])
        count = self.engine.legal(self.world, turned, choices)
        return bytes(choices.actions[:count].tobytes())


def moments(runner: BotRunner, level: str, seed: int = 3) -> Iterator[Moment]:
    """Positions of a game between bots from its beginning on; each is changed by the next."""
    engine, world = runner.setting.engine, runner.world
    position: Any = one(engine.position)
    choices, log, scratch = one(engine.choices), one(Log), runner.new_scratch()
    dice, own = dice_from(seed), dice_of_bots(seed)
    engine.begin(world, position, dice, log)
    for number in range(LOOKED_AT * EVERY[level]):
        moment = Moment(runner, position)
        if number % EVERY[level] == 0 or engine.over(position):
            yield moment
        if engine.over(position):
            return
        seen = moment.seen_by(int(position.seat))
        place = runner.kernels.choose(world, seen, choices, LEVELS.index(level), own, scratch)
        dice.count = log.count = 0
        engine.apply(world, position, choices.actions[place], dice, log)


def waiting(moment: Moment) -> list[int]:
    """The seats that are asked."""
    setting = moment.runner.setting
    return [setting.seats.index(name) for name in setting.waiting(moment.position)]
