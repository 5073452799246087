"""Opponents. A bot sees what its seat sees and picks one legal action."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from bellona.contract import GameRunner
from bellona.gamekit.planning import Intent
from bellona.gamekit.search import NO_LIMITS, Limits
from bellona.gamekit.values import Action, NotUnderstood
from bellona.kernel.errors import unknown
from bellona.match import Match
from bellona.registry import package_of

FIRST_OPPONENT = "miles"
"""The level of an opponent if nobody chooses one,"""
STAND_IN = "centurio"
"""and of a bot that plays on for a person."""


def levels(game: str) -> tuple[str, ...]:
    """The levels of play a game offers: those of the laboratory, then the ranks, weakest first."""
    return package_of(game).bots.LEVELS


def usual(game: str, wanted: str) -> str:
    """The level wanted, or the strongest in a game that does not have it."""
    offered = levels(game)
    return wanted if wanted in offered else offered[-1]


class Bot:
    """A bot in a seat of a match. It keeps its plan from choice to choice, until its impulse ends.

    Its dice come from the match's own secret, or from a seed, for repeatable experiments.
    """

    def __init__(self, match: Match, level: str, seat: str | None = None, seed: int | None = None) -> None:
        if level not in levels(match.game.slug):
            raise unknown("level", level, levels(match.game.slug))
        self.match, self.level, self.seat, self.seed = match, level, seat, seed
        self.intent: Intent | None = None
        """What it intends in the present impulse, if it thinks."""

    def choose(self, limits: Limits = NO_LIMITS) -> Action:
        """Its action, in a match that waits for one."""
        match, seat = self.match, self.seat or self.match.seat
        if seat is None:
            raise NotUnderstood("the match is over; nobody has a choice")
        seen = match.setting.turned_to(match.observe(seat), seat)
        place = len(match.steps)
        chance = match.seed.chance_of_bot(seat, place) if self.seed is None else place_seed(f"{self.seed} {place}")
        runner = _runner(match.game.slug, match.setting)
        code, self.intent = runner.decide(seen, self.level, chance, self.intent, limits)
        return Action(match.setting.action(match.position, code).text, code, seat)


def choose(match: Match, level: str, seed: int | None = None, seat: str | None = None) -> Action:
    """The action of a bot of that level in a match that waits for a choice; its seat's, if several have to choose.

    A level that thinks begins anew each time; a `Bot` follows its plan.
    """
    return Bot(match, level, seat, seed).choose()


@lru_cache(maxsize=8)
def _runner(slug: str, setting: Any) -> GameRunner:
    """The bots for the matches of a setting."""
    return package_of(slug).bots.Runner(setting)


def place_seed(place: str) -> int:
    """The bot's dice at one step of an experimental match: anybody can compute them."""
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "big")
