"""Bots at the scenarios of a game: whole games, single choices, and many games side by side; buffers are made once."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeVar

import numpy as np

from ..kernel.dice import Dice, dice_from, dice_of_bots, mix
from ..kernel.log import Log
from ..kernel.record import many, one, u8
from .batch import Batch
from .bot_kernels import (
    MILLION,
    NOTHING,
    PAUSED,
    RANDOM,
    STUCK,
    WANTS_CHOICE,
    WANTS_PLAN,
    WEIGHED,
    Chronicle,
    Course,
    Kernels,
    Player,
)
from .judgement import Features
from .levels import DEFAULT, NO_PLANS, Level, Repertoire, hand_of, level_of
from .planning import Intent, Planner, Told
from .search import NO_LIMITS, Limits

if TYPE_CHECKING:
    from .setting import GameRules, Setting

COPIED = 64
"""Positions that are copied for measuring."""
KEPT = 32
"""How many scenarios keep their bots ready."""
THINKING = 1 << 40
"""Where the dice of the bots' thoughts begin in their stream."""
NEVER = -1 << 60
"""An impulse that no game has."""


class Decision(NamedTuple):
    """A bot's choice, and what it intends from now on."""

    code: tuple[int, ...]
    intent: Intent | None


class Watcher(Protocol):
    """Somebody who looks at a game between bots after every choice, without changing it."""

    def begins(self, runner: BotRunner) -> None:
        """The first position is in `runner.positions[0]`."""
        ...

    def chosen(self, runner: BotRunner, place: int, dice: Dice) -> None:
        """A choice was carried out: its place in `runner.choices`, its rolls; what happened is in `runner.log`."""
        ...


class BotRunner(ABC):
    """Bots at one scenario: whole games and single choices."""

    kernels: ClassVar[Kernels]
    repertoire: ClassVar[Repertoire] = NO_PLANS
    features: ClassVar[Features | None] = None
    """What can be counted in a position, if its judgement is fitted from games."""
    chronicle_record: ClassVar[type[Any]] = Chronicle
    waves_from: ClassVar[int] = 0
    """So many random games on a GPU, or more, are played in waves, which is quicker then; 0 if never."""

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
        self.told: Told | None = None
        """Who is told of every thought in whole games."""
        self._players: Any = many(Player, engine.seats)
        self._course = one(Course)
        self._usual = self.repertoire.plans[DEFAULT]
        self._plans: Any = np.tile(self._usual, (engine.seats, 1))
        self._bytes, self._chronicle_bytes = self.positions.view(np.uint8), chronicles.view(np.uint8)

    def playing_world(self) -> Any:
        """The world of whole games; by default unchanged."""
        return self.setting.world

    def new_scratch(self, plan: str = DEFAULT) -> Any:
        """Scratch space for a bot that follows a plan."""
        scratch = one(self.setting.engine.scratch)
        self.kernels.steer(scratch, self.repertoire.plans[plan][None, :], 0)
        return scratch

    @cached_property
    def planner(self) -> Planner:
        """Finds the plans of bots in whole games."""
        return Planner(self.setting.engine, self.kernels, self.repertoire, self.world)

    @cached_property
    def match_planner(self) -> Planner:
        """Finds them in matches, which go on where whole games are broken off."""
        if self.world is self.setting.world:
            return self.planner
        return Planner(self.setting.engine, self.kernels, self.repertoire, self.setting.world)

    # Whole games

    def play(self, levels: Sequence[str], seed: int, watcher: Watcher | None = None) -> dict[str, Any]:
        """Play a game between bots, with a level for each seat in their order; returns the result.

        It is the same game whether somebody watches or not.
        """
        self._bytes[:] = 0
        made = self._play(self.kernels.play_out, levels, seed, watcher)
        if made < 0:
            raise RuntimeError(f"game {seed} of {self.setting.scenario} came to a standstill after {-made - 1} choices")
        position = self.positions[0]
        winner, reason = self.ending(position)
        told = {"seed": seed, "winner": winner, "reason": reason, "turns": self.turns(position), "choices": made}
        return told | self.report(position)

    def play_from(self, position: Any, levels: Sequence[str], seed: int) -> int:
        """Play on from a position between bots; the number of choices, or -1 minus it if the game is stuck."""
        self.positions[0] = position
        return self._play(self.kernels.play_on, levels, seed)

    def _play(self, play: Callable[..., None], levels: Sequence[str], seed: int, watcher: Watcher | None = None) -> int:
        """Play the first position to its end; whenever a bot wants to think, it does."""
        self._chronicle_bytes[:] = 0
        dice, own, course = dice_from(seed), dice_of_bots(seed), self._course
        seated = self._seat(levels)
        course.made, course.forced, course.pauses = 0, NOTHING, int(watcher is not None)
        if watcher is not None:
            self.setting.engine.begin(self.world, self.positions[0], dice, self.log)
            watcher.begins(self)
            play = self.kernels.play_on
        while True:
            play(
                self.world, self.positions, dice, own, self.log, self.choices, self._players, self._plans, self.scratch,
                self.chronicle, course,
            )  # fmt: skip
            if course.state == WANTS_PLAN:
                self._plan(seated, own)
            elif course.state == WANTS_CHOICE:
                self._weigh(seated, own)
            elif course.state == PAUSED and watcher is not None:
                watcher.chosen(self, int(course.place), dice)
            else:
                return int(-course.made - 1 if course.state == STUCK else course.made)
            play = self.kernels.play_on

    def _seat(self, names: Sequence[str]) -> dict[int, Level]:
        """Let bots of these levels take the seats."""
        seated = {}
        for seat, name in zip(self.playing, names, strict=True):
            level, player = level_of(self.repertoire, name), self._players[seat]
            player.level, player.slips = hand_of(name), int(level.slip * MILLION)
            player.plans, player.weighs = int(level.thinks or level.errs > 0), int(level.actions > 0)
            player.impulse = NEVER
            self._plans[seat] = self.repertoire.plans[level.plan]
            seated[seat] = level
        return seated

    def _plan(self, seated: dict[int, Level], own: Dice) -> None:
        """A new plan for the seat in turn."""
        seat, seen, started = int(self.positions[0].seat), self._seen(), time.process_time()
        intent = self.planner.intend(seen, seat, seated[seat], self._thought_seed(own))
        self._plans[seat] = intent.plan
        self._players[seat].impulse = intent.impulse
        if self.told is not None:
            self.told(seat, time.process_time() - started, intent)

    def _weigh(self, seated: dict[int, Level], own: Dice) -> None:
        """The choice of the seat in turn, weighed."""
        seat, seen, started = int(self.positions[0].seat), self._seen(), time.process_time()
        plan = self._plans[seat].copy()
        thought = self.planner.weigh(seen, seat, seated[seat], plan, self._thought_seed(own))
        self._course.forced = WEIGHED if thought.best.place == NOTHING else thought.best.place
        if self.told is not None:
            self.told(seat, time.process_time() - started, Intent(self.planner.impulse(seen), plan, "", thought))

    def _seen(self) -> Any:
        """What the seat in turn sees, in the second position."""
        self.positions[1] = self.positions[0]
        self.setting.engine.observe(self.world, self.positions[1], int(self.positions[0].seat))
        return self.positions[1]

    def _thought_seed(self, own: Dice) -> int:
        return int(mix(u8(int(own.key)), u8(THINKING + int(self._course.made))))

    def forget_course(self) -> None:
        """A game begins that is played elsewhere; `follow` it, and `report` tells its course too."""
        self._chronicle_bytes[:] = 0

    def follow(self, position: Any) -> None:
        """Record the course of a game that is played elsewhere, after each choice."""
        self.kernels.follow(self.world, position, self.chronicle)

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

    # Single choices

    def decide(
        self, seen: Any, level: str, seed: int, intent: Intent | None = None, limits: Limits = NO_LIMITS
    ) -> Decision:
        """The action that a bot takes in a position as its seat sees it, and what it intends.

        With what it intended before, it follows the same plan until its impulse ends.
        """
        how, chance = level_of(self.repertoire, level), dice_from(seed)
        plan = self.repertoire.plans[how.plan]
        limits = limits if limits.seconds else limits._replace(seconds=how.seconds)
        if how.thinks or how.errs > 0:
            if intent is None or intent.impulse != self.match_planner.impulse(seen):
                intent = self.match_planner.intend(seen, int(seen.seat), how, seed, limits)
            plan = intent.plan
        if self._weighs(seen, how):
            place = self.match_planner.weigh(seen, int(seen.seat), how, plan, seed, limits).best.place
            if place != NOTHING:
                self.setting.engine.legal(self.setting.world, seen, self.choices)
                return Decision(self._code(place), intent)
        slips = how.slip and int(mix(u8(int(chance.key)), u8(THINKING))) % MILLION < how.slip * MILLION
        self.kernels.steer(self.scratch, plan[None, :], 0)
        hand = RANDOM if slips else hand_of(level)
        place = self.kernels.choose(self.setting.world, seen, self.choices, hand, chance, self.scratch)
        if place == NOTHING:
            raise RuntimeError(f"nothing to choose in a position of {self.setting.scenario}")
        return Decision(self._code(place), intent)

    def _weighs(self, seen: Any, level: Level) -> bool:
        """Whether a bot of a level weighs single actions in a position."""
        return level.actions > 0 and self.match_planner.is_weighty(seen)

    def _code(self, place: int) -> tuple[int, ...]:
        chosen: tuple[int, ...] = self.setting.engine.codes.numbers(self.choices.actions[place])[0]
        return chosen

    # Many games side by side

    def clone_many(self, times: int) -> None:
        """Copy a position repeatedly, for measuring."""
        self.kernels.copy_many(many(self.setting.engine.position, COPIED), times)

    def batch(self, count: int, seed: int = 0, workers: int | None = None) -> Batch:
        """Many games of the scenario side by side, each with its own dice."""
        return Batch(self, count, seed, workers)


R = TypeVar("R", bound=BotRunner)


def kept(runner: type[R], rules: GameRules[Any]) -> Callable[[str], R]:
    """The bots of a scenario by its name, made once."""

    @lru_cache(maxsize=KEPT)
    def found(scenario: str) -> R:
        return runner(rules.setting(scenario))

    return found
