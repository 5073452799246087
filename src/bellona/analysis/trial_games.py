"""Games between bots for the validation of the analyst, one choice of which may be replaced by a random one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.planning import Intent
from bellona.gamekit.search import Code
from bellona.gamekit.values import Action
from bellona.match import Match, game
from bellona.registry import package_of

from .judge import Judge

CHECKED = (16, 128)
"""Samples of the check whether a random choice is worse: of all, and of those that seem to be."""
WORSE = 0.05
"""How much a random choice must cost to count as a mistake,"""
SURELY = 3.0
"""and how many standard errors."""
ATTEMPTS = 40
"""How many random choices are checked in a game before it is given up."""


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
        code, intents[seat] = self.runner.decide(seen, self.level, chance, intents.get(seat))
        return code

    def blunder(self, seed: int) -> tuple[Match, Blunder] | None:
        """A match in which one choice was replaced by a random one that is worse; None if none is found."""
        played, rng = self.play(seed), np.random.default_rng(seed)
        judge = Judge(self.runner, seed=~seed)
        for step in rng.permutation(len(played.steps))[:ATTEMPTS]:
            found = self._replaced(judge, played, int(step), rng)
            if found is not None:
                code, blunder = found
                begun = [(made.seat, made.action.code) for made in played.steps[:step]]
                return self.play(seed, [*begun, (blunder.seat, code)]), blunder
        return None

    def _replaced(self, judge: Judge, played: Match, step: int, rng: Any) -> tuple[Code, Blunder] | None:
        made = played.steps[step]
        if self.setting.seat(made.before) != made.seat:
            return None
        seen = self.setting.observe(made.before, made.seat)
        others = [code for code in judge.listed(seen) if code != made.action.code]
        if not others:
            return None
        code = others[int(rng.integers(len(others)))]
        number = self.setting.seats.index(made.seat)
        for samples in CHECKED:
            values = judge.try_out(seen, [made.action.code, code], range(samples), number)[:, :, number]
            costs = values[:, 0] - values[:, 1]
            loss, error = float(costs.mean()), float(costs.std() / (samples - 1) ** 0.5)
            if loss < WORSE or (samples == CHECKED[-1] and loss < SURELY * error):
                return None
        return code, Blunder(step, made.seat, str(self.setting.action(seen, code)), loss)
