"""Whole matches between bots of which some are programs of their own."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from bellona.contract import GameRunner
from bellona.match import Match, game
from bellona.seeds import Seed

from . import Bot
from .failure import BotFailed
from .outside import BotLimits, OutsideBot, is_outside

FAILED = "bot_failed"
"""Why a match has ended in which a bot has failed: its seat has lost."""


def play_game(slug: str, runner: GameRunner, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """Play a game between bots, in compiled code unless some of them are programs of their own."""
    if any(map(is_outside, bots)):
        return play_match(slug, runner, bots, seed)
    return runner.play(bots, seed)


def play_match(
    slug: str,
    runner: GameRunner,
    bots: Sequence[str],
    seed: int,
    limits: BotLimits = BotLimits(),  # noqa: B008
) -> dict[str, Any]:
    """Play a match, with a level or a command for each seat in their order; the result as `Runner.play` tells it.

    It ends as late as any whole game between bots. A bot that fails loses: with two seats the other wins, with more
    nobody does.
    """
    setting = runner.setting.within(runner.world)
    match: Match = Match(game(slug), setting, Seed(seed))
    seats = setting.playing
    runner.forget_course()
    with ExitStack() as stack:
        seated = {}
        try:
            for seat, name in zip(seats, bots, strict=True):
                seated[seat] = _seated(match, seat, name, seed, limits, stack)
            while match.seat is not None:
                seat = match.waiting[0]
                match.play(seated[seat].choose(match, seat), seat=seat)
                runner.follow(match.position)
        except BotFailed as failure:
            loser = match.waiting[0] if len(seated) == len(seats) else seats[len(seated)]
            return _told(match, runner, seed) | _lost(seats, loser, failure)
    return _told(match, runner, seed)


class _Level:
    """A level in a seat, asked like a program."""

    def __init__(self, match: Match, level: str, seat: str, seed: int) -> None:
        self.bot = Bot(match, level, seat, seed)

    def choose(self, match: Match, seat: str) -> Any:
        return self.bot.choose()


def _seated(match: Match, seat: str, name: str, seed: int, limits: BotLimits, stack: ExitStack) -> Any:
    if not is_outside(name):
        return _Level(match, name, seat, seed)
    bot = stack.enter_context(OutsideBot(name, limits))
    bot.greet(match.game.slug, match.scenario, seat)
    return bot


def _told(match: Match, runner: GameRunner, seed: int) -> dict[str, Any]:
    ending = match.result
    told = {"seed": seed, "winner": ending.winner if ending else None, "reason": ending.reason if ending else FAILED}
    return told | {"turns": runner.turns(match.position), "choices": len(match.steps)} | runner.report(match.position)


def _lost(seats: Sequence[str], loser: str, failure: BotFailed) -> dict[str, Any]:
    others = [seat for seat in seats if seat != loser]
    return {"winner": others[0] if len(others) == 1 else None, "reason": FAILED, "failure": failure.texts}
