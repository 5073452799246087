"""Positions along whole games: greedy bots with occasional random choices."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bellona import Game, Match
from bellona.bots import choose


def wander(game: Game, scenario: str, seed: int, steps: int, every: int) -> Iterator[Match]:
    """The match itself, at regular intervals of steps and at the end."""
    chooser = random.Random(seed)
    match = game.start(scenario, seed=seed)
    for number in range(steps):
        if match.result is not None:
            break
        if number % every == 0:
            yield match
        whim = chooser.random() < 0.15
        match.play(chooser.choice(match.legal(match.seat)) if whim else choose(match, "greedy", seed))
    yield match
