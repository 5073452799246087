"""Bots at the auction: one bids anything, one bids all it can."""

from functools import cache

from bellona.gamekit.bot_runner import Decision
from bellona.gamekit.search import NO_LIMITS

from .game import GAME

LEVELS = ("random", "greedy")


class Runner:
    def __init__(self, setting):
        self.setting = setting

    def decide(self, seen, level, seed, intent=None, limits=NO_LIMITS):
        codes = self.setting.codes(seen)
        return Decision(codes[seed % len(codes)] if level == "random" or len(codes) == 3 else codes[-1], None)


@cache
def runner_of(scenario):
    return Runner(GAME.setting(scenario))
