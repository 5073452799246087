"""What is done to say how balanced a scenario is, done once, so that it is compiled: games watched, read and retold."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bellona.bots import levels
from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.values import BadReplay
from bellona.kernel.dice import Dice
from bellona.match import Match, Seed, game
from bellona.registry import seats_of
from bellona.replays import replay_document, to_replay

from .job import Job
from .retelling import retold

SEED = 1


def rehearse(slug: str, scenario: str) -> None:
    """Play games between the two simplest bots: those that choose at random hardly fight."""
    for level in levels(slug)[:2]:
        job = Job(slug, scenario, (level,) * len(seats_of(slug, scenario)), watch=True)
        job.play([SEED])
        after_each_verb = FirstOfEachVerb()
        job.runner().play(job.bots, SEED, after_each_verb)
        for position in after_each_verb.positions:
            with suppress(BadReplay):
                read_back(job, position)
        retold(job, SEED)


class FirstOfEachVerb:
    """Keeps the position after the first choice of each kind."""

    def __init__(self) -> None:
        self.positions: list[bytes] = []
        self._verbs: set[int] = set()

    def begins(self, runner: BotRunner) -> None:
        """The first position."""

    def chosen(self, runner: BotRunner, place: int, dice: Dice) -> None:
        """A choice was carried out."""
        verb = runner.setting.engine.codes.numbers(runner.choices.actions[place])[0][0]
        if verb not in self._verbs:
            self._verbs.add(verb)
            self.positions.append(runner.positions[0].tobytes())


def read_back(job: Job, position: bytes) -> bytes:
    """The position of a match that begins with one, after its replay was written and read."""
    setting = job.runner().setting
    match: Match[Any] = Match(game(job.game), setting, Seed(SEED), setting.from_bytes(position))
    read: bytes = replay_document(to_replay(match), "").position.tobytes()
    return read
