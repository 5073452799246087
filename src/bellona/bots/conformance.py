"""Whether a program keeps the protocol of bots: it is started, greeted, asked in whole games, and sent away."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bellona.match import game
from bellona.registry import scenarios_of

from . import choose
from .failure import BotFailed
from .outside import PARTING_SECONDS, BotLimits, OutsideBot

MOST_CHOICES = 400
"""After so many choices of its own a game is broken off."""


class Finding(NamedTuple):
    """What was checked, where, and what was seen or is wrong."""

    check: str
    where: str
    seen: str = ""
    failure: BotFailed | None = None

    @property
    def passed(self) -> bool:
        """Whether it is well."""
        return self.failure is None

    def detail(self, language: str) -> str:
        """What was seen or is wrong, in a language."""
        return f"{self.where}: {self.failure.say(language) if self.failure else self.seen}"


@dataclass
class Watched:
    """How a bot has answered."""

    choices: int = 0
    slowest: float = 0.0
    seats: list[str] = field(default_factory=list)


def check_bot(command: str, places: Sequence[tuple[str, str]], limits: BotLimits) -> Iterator[Finding]:
    """Check a bot at every place (game and scenario), as they are found; after a failure there is nothing more."""
    for slug, scenario in places:
        where = f"{slug}/{scenario}"
        watched = Watched()
        for check, work in _checks(command, slug, scenario, limits, watched):
            try:
                yield Finding(check, where, work())
            except BotFailed as failure:
                yield Finding(check, where, failure=failure)
                return


def first_scenarios(slugs: Sequence[str]) -> list[tuple[str, str]]:
    """The first scenario of each game."""
    return [(slug, scenarios_of(slug)[0]) for slug in slugs]


def _checks(
    command: str, slug: str, scenario: str, limits: BotLimits, watched: Watched
) -> Iterator[tuple[str, Callable[[], str]]]:
    match = game(slug).start(scenario, seed=1)
    seat = match.setting.playing[0]
    bot: OutsideBot | None = None

    def greeting() -> str:
        nonlocal bot
        bot = OutsideBot(command, limits)
        bot.greet(match.game.slug, match.scenario, seat)
        return bot.name

    def stranger() -> str:
        assert bot is not None
        bot.tell("weather", sky="clear")  # a bot passes over what it does not know
        return "weather"

    def playing() -> str:
        assert bot is not None
        while match.seat is not None and watched.choices < MOST_CHOICES:
            if match.waiting[0] != seat:
                match.play(choose(match, "random", seed=1, seat=match.waiting[0]), seat=match.waiting[0])
                continue
            began = time.monotonic()
            action = bot.choose(match, seat)
            watched.slowest = max(watched.slowest, time.monotonic() - began)
            watched.choices += 1
            match.play(action, seat=seat)
        return f"{watched.choices}, {watched.slowest:.3f} s"

    def parting() -> str:
        assert bot is not None
        bot.tell("quit")
        until = time.monotonic() + PARTING_SECONDS
        while bot.is_running and time.monotonic() < until:
            time.sleep(0.01)
        if bot.is_running:
            raise bot.failed("lingers", seconds=f"{PARTING_SECONDS:g}")
        return "quit"

    try:
        yield from (("greeting", greeting), ("stranger", stranger), ("playing", playing), ("parting", parting))
    finally:
        if bot is not None:
            bot.close()
