"""What a bot intends: the plan of an impulse, found as its level finds it, and the choices that it weighs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from ..kernel.dice import dice_from, mix
from ..kernel.record import one, u8
from .bot_kernels import Kernels
from .levels import Level, Plan, Repertoire
from .search import NO_LIMITS, WORD, Limits, Search, Thought
from .search_kernels import NOTHING

FEWEST = 4
"""Fewer samples than these say nothing."""
ERRING, RANKING = 1 << 41, 1 << 42
"""Where the bot\'s dice for errors and for ranking begin in its stream."""


class Intent(NamedTuple):
    """What a bot intends in an impulse; it is kept between choices, and lost without harm."""

    impulse: int
    plan: Plan
    doing: str
    """The name of the plan, empty for one that was made up."""
    thought: Thought | None = None


class Planner:
    """Finds plans for the bots of one scenario."""

    def __init__(self, engine: Any, kernels: Kernels, repertoire: Repertoire, world: Any) -> None:
        assert kernels.search is not None
        self._engine, self._world, self._steer = engine, world, kernels.steer
        self._impulse, self._is_weighty = kernels.search.impulse, kernels.search.is_weighty
        self._choices, self._scratch = one(engine.choices), one(engine.scratch)
        self._scores = np.zeros(len(self._choices.actions))
        self.search = Search(engine, kernels, repertoire, world)
        self.repertoire = repertoire

    def impulse(self, seen: Any) -> int:
        """The impulse of a position."""
        return int(self._impulse(self._world, seen))

    def intend(self, seen: Any, seat: int, level: Level, seed: int, limits: Limits = NO_LIMITS) -> Intent:
        """What a bot of a level intends in the impulse that begins in a position as its seat sees it."""
        name = level.plan
        if level.errors and _share(seed, ERRING) < level.errs:
            name = level.errors[int(_share(seed, ERRING + 1) * len(level.errors))]
        elif level.thinks:
            thought = self.search.choose_plan(seen, seat, level, seed, limits)
            return Intent(self.impulse(seen), thought.best.plan, thought.best.name, thought)
        return Intent(self.impulse(seen), self.repertoire.plans[name], name)

    def is_weighty(self, seen: Any) -> bool:
        """Whether the choice in a position is worth weighing action by action."""
        return bool(self._is_weighty(self._world, seen))

    def weigh(self, seen: Any, seat: int, level: Level, plan: Plan, seed: int, limits: Limits = NO_LIMITS) -> Thought:
        """The most promising actions, the advisers', and, as NOTHING, the plan's own choice; the best first.

        As many choices of the kind as are still to come share the samples and the budget.
        """
        others = [place for place in self.promising(seen, plan, level.actions, seed)[1:] if place != NOTHING]
        firsts = [(NOTHING, plan), *((place, plan) for place in others)]
        for adviser in (self.repertoire.plans[name] for name in level.advisers):
            firsts += ((place, adviser) for place in self.promising(seen, adviser, 1, seed))
        coming = int(self._is_weighty(self._world, seen))
        if coming > 1:
            level = replace(level, samples=max(FEWEST, level.samples // coming), nodes=-(-level.nodes // coming))
        return self.search.weigh(seen, seat, level, firsts, seed, limits)

    def promising(self, seen: Any, plan: Plan, most: int, seed: int) -> list[int]:
        """The places in the list of the actions that a plan ranks highest, NOTHING for one that is not listed."""
        engine, choices, scores = self._engine, self._choices, self._scores
        count = int(engine.legal(self._world, seen, choices))
        self._steer(self._scratch, plan[None, :], 0)
        dice = dice_from(int(mix(u8(seed & WORD), u8(RANKING))))
        engine.rank(self._world, seen, choices, dice, self._scratch, scores)
        order = sorted(range(choices.count), key=lambda place: -scores[place])
        return [place if place < count else NOTHING for place in order[:most] if scores[place] > 0]


Told = Callable[[int, float, Intent], None]
"""Is told which seat has thought, for how many seconds, and what it intends."""


def _share(seed: int, place: int) -> float:
    """A number from 0 to 1 of a bot\'s own."""
    return float(int(mix(u8(seed & WORD), u8(place))) / (WORD + 1))
