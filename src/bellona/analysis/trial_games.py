"""Games between bots for the validation of the analyst, one choice of which may be replaced by a random one."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

import numpy as np

from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.planning import Intent
from bellona.gamekit.search import Code, Limits
from bellona.gamekit.values import Action
from bellona.match import Match, game
from bellona.registry import package_of

from .judge import Judge

CHECKED = (range(16), range(16, 144), range(144, 272))
"""Samples of the check whether a random choice is worse: of all, and twice of those that seem to be.

Of many choices those that were unlucky seem worse than they are, so the last luck is new, and it alone tells the loss.
"""
WORSE = 0.05
"""How much a random choice must cost to count as a mistake,"""
SURELY = 3.0
"""and how many standard errors."""
ATTEMPTS = 40
"""How many random choices are checked in a game before it is given up."""
SUDDEN = 2
"""A choice after which the game ends within so many others, as an offer of peace that is taken, shows itself."""
UNHURRIED = Limits(seconds=inf)
"""A level's budget of choices ends its thoughts, not the clock: the games of a seed are the same on every machine."""


class Blunder(NamedTuple):
    """A random choice in the place of a bot's, and what it costs."""

    step: int
    seat: str
    action: str
    loss: float


class Arena:
    """Plays matches between bots of one level."""

    def __init__(self, slug: str, scenario: str, level: str) -> None:
        self._game, self._scenario, self.level = game(slug), scenario, level
        self.setting: Any = self._game.rules.setting(scenario)
        found = package_of(slug).bots.Runner(self.setting)
        assert isinstance(found, BotRunner)
        self.runner = found

    def play(self, seed: int, begun: Sequence[tuple[str, Code]] = ()) -> Match:
        """A whole match, with its first choices given; the dice and the bots' own depend on the seed alone."""
        match, intents = self._game.start(self._scenario, seed=seed), dict[str, Intent | None]()
        for seat, code in begun:
            match.apply_trusted(Action("", code), seat=seat)
        while match.seat is not None and match.result is None:
            seat = match.seat
            match.apply_trusted(Action("", self._choice(match, seat, seed, intents)), seat=seat)
        return match

    def _choice(self, match: Match, seat: str, seed: int, intents: dict[str, Intent | None]) -> Code:
        seen = self.setting.turned_to(match.observe(seat), seat)
        chance = match.seed.chance_of_bot(seat, len(match.steps))
        code, intents[seat] = self.runner.decide(seen, self.level, chance, intents.get(seat), UNHURRIED)
        return code

    def blunder(self, seed: int) -> tuple[Match, Blunder] | None:
        """A match in which one choice was replaced by a random one that is worse; None if none is found."""
        played, rng, sudden = self.play(seed), np.random.default_rng(seed), set[str]()
        judge = Judge(self.runner, seed=~seed)
        for step in rng.permutation(len(played.steps))[:ATTEMPTS]:
            found = self._replaced(judge, played, int(step), rng, sudden)
            if found is not None:
                code, blunder = found
                begun = [(made.seat, made.action.code) for made in played.steps[:step]]
                match = self.play(seed, [*begun, (blunder.seat, code)])
                if len(match.steps) > step + 1 + SUDDEN:
                    return match, blunder
                sudden.add(_word(blunder.action))
        return None

    def _replaced(
        self, judge: Judge, played: Match, step: int, rng: Any, sudden: set[str]
    ) -> tuple[Code, Blunder] | None:
        made = played.steps[step]
        if self.setting.seat(made.before) != made.seat:
            return None
        seen = self.setting.observe(made.before, made.seat)
        others = [code for code in judge.listed(seen) if code != made.action.code]
        if not others:
            return None
        code = others[int(rng.integers(len(others)))]
        action = str(self.setting.action(seen, code))
        if _word(action) in sudden:
            return None
        number = self.setting.seats.index(made.seat)
        for samples in CHECKED:
            values = judge.try_out(seen, [made.action.code, code], samples, number)[:, :, number]
            costs = values[:, 0] - values[:, 1]
            loss, error = float(costs.mean()), float(costs.std() / (len(samples) - 1) ** 0.5)
            if loss < WORSE or (samples != CHECKED[0] and loss < SURELY * error):
                return None
        return code, Blunder(step, made.seat, action, loss)


def _word(action: str) -> str:
    """What kind of action it is."""
    return action.split()[0]
