"""The levels of a game's bots, as data: the plans that they follow, how often they err, and how hard they think."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from .bot_kernels import GREEDY, LEVELS, RANDOM
from .data_files import DataError, DataTable, shipped_document

FILE = "levels.toml"
DEFAULT = "default"
"""The plan of the weights themselves, which greedy bots follow."""
BASE = "base"
"""In a plan, the name of the plan from which it differs."""

Plan: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


class Level(DataTable, frozen=True):
    """How a bot of one level plays."""

    plan: str = DEFAULT
    """The plan that it follows, and that it expects others to follow when it thinks."""
    errs: float = 0.0
    """The share of its impulses in which it follows one of its errors instead."""
    errors: tuple[str, ...] = ()
    slip: float = 0.0
    """The share of its choices that it makes at random."""
    plans: tuple[str, ...] = ()
    """The plans among which it chooses for each impulse; without any it does not think."""
    samples: int = 4
    """How often each plan is tried out in the first round; half of the plans are tried twice as often in the next."""
    horizon: int = 1
    """How far it looks ahead, on the clock of the game."""
    fresh: int = 0
    """How many plans it draws around its usual one for each impulse, and tries out like those that have names."""
    breadth: float = 1.0
    """How far these differ from the usual one, as a share of each weight."""
    children: int = 0
    """How many new plans it makes of the best ones, and tries out like the others."""
    spread: float = 0.3
    """How far children differ from their parents, as a share of each weight."""
    margin: float = 0.0
    """By how much a plan must promise more than the usual one to be preferred."""
    caution: float = 0.0
    """By how many standard errors more."""
    distinct: bool = False
    """Whether of candidates that came to the same in every trial of a round only one is kept."""
    races: bool = False
    """Whether all candidates that did no better than the usual one drop out after a round."""
    levels_luck: bool = False
    """Whether what the dice of a trial explain is taken from its result, in a game that tells luck."""
    actions: int = 0
    """How many of the most promising actions it weighs at a weighty choice."""
    advisers: tuple[str, ...] = ()
    """Plans whose own choice it weighs besides, each followed until the impulse ends."""
    nodes: int = 0
    """How many choices it makes at most in all trials for one impulse, or for one weighty choice; 0 without a limit."""
    seconds: float = 0.0
    """How long it may think at the table about one impulse; 0 without a limit."""

    @property
    def thinks(self) -> bool:
        """Whether it tries plans out."""
        return bool(self.plans)


class Repertoire(NamedTuple):
    """All plans of a game, and its levels from the weakest to the strongest."""

    weights: tuple[str, ...]
    plans: Mapping[str, Plan]
    levels: Mapping[str, Level]
    sharpness: float = 1.0
    """How sure the results of trials are, as a power of their odds (`analysis/calibration.py`)."""

    @property
    def names(self) -> tuple[str, ...]:
        """The levels of the laboratory, and those with ranks."""
        return (*LEVELS, *self.levels)


NO_PLANS = Repertoire((), {DEFAULT: np.zeros(0)}, {})
"""The repertoire of a game whose bots follow no plans."""
USUAL = Level()
"""The levels of the laboratory: the default plan, or no plan at all."""


class LevelsFile(DataTable, frozen=True):
    """The contents of `levels.toml`."""

    weights: Mapping[str, float]
    sharpness: float = 1.0
    plans: Mapping[str, Mapping[str, float | str]] = {}
    levels: Mapping[str, Level] = {}


def read_repertoire(package: str, weights: type[IntEnum]) -> Repertoire:
    """The plans and levels of a game from `levels.toml` in its bots' folder."""
    document = shipped_document(package, FILE)
    try:
        found = msgspec.convert(document.data, LevelsFile)
    except msgspec.ValidationError as error:
        raise DataError(FILE, "", "BadValue", f"{error}.") from None
    names = tuple(weight.name.lower() for weight in weights)
    if set(names) != set(found.weights):
        odd = ", ".join(sorted(set(names) ^ set(found.weights)))
        raise DataError(FILE, "weights", "UnknownKey", f"every weight has a value, and nothing else has one: {odd}.")
    plans: dict[str, Plan] = {DEFAULT: np.array([found.weights[name] for name in names])}
    for name, values in found.plans.items():
        plans[name] = _differing(name, values, plans, names)
    for name, level in found.levels.items():
        for plan in (level.plan, *level.errors, *level.plans, *level.advisers):
            if plan not in plans:
                raise DataError(FILE, f"levels.{name}", "BadValue", f"there is no plan {plan!r}.")
    return Repertoire(names, plans, found.levels, found.sharpness)


def _differing(name: str, values: Mapping[str, Any], plans: Mapping[str, Plan], weights: tuple[str, ...]) -> Plan:
    """A plan that differs from one above it in the file."""
    base = values.get(BASE, DEFAULT)
    if base not in plans:
        raise DataError(FILE, f"plans.{name}", "BadValue", f"there is no plan {base!r} above it.")
    plan = plans[base].copy()
    for weight, value in values.items():
        if weight == BASE:
            continue
        if weight not in weights or isinstance(value, str):
            raise DataError(FILE, f"plans.{name}", "BadValue", f"{weight!r} is no weight with a number.")
        plan[weights.index(weight)] = value
    return plan


def level_of(repertoire: Repertoire, name: str) -> Level:
    """How a level plays, also one of the laboratory."""
    return repertoire.levels.get(name, USUAL)


def hand_of(name: str) -> int:
    """How the bots of a level choose: at random, or by their plan."""
    return RANDOM if name == LEVELS[RANDOM] else GREEDY
