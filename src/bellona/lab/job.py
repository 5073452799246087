"""What a worker has to know to play games: the scenario, the bots and an owner's values, and nothing of its machine."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from bellona.bots.matches import play_game
from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.data_files import OWN_FILE, Document
from bellona.gamekit.values import NotUnderstood
from bellona.registry import package_of, rules_of

from .observing import Observer

Record = dict[str, Any]
"""A game that was played: its seed, its bots, its result, and what else was noted."""
KEPT = 4
"""How many scenarios with their values a worker keeps ready."""


class Unit(NamedTuple):
    """Games that were played together, and the seconds that they took."""

    records: list[Record]
    seconds: float


@dataclass(frozen=True)
class Job:
    """Games of one scenario between bots; the seed of a game is its number."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    rotate: bool = False
    watch: bool = False
    """Whether events, places and luck are noted, which takes a few times as long."""
    tables: str = ""
    """An owner's values, as `written`."""
    own: str = ""
    """The scenario, if it is a file of its own, as `written`."""

    @property
    def settings(self) -> dict[str, Any]:
        """What the results depend on besides the seeds."""
        found: dict[str, Any] = {
            "game": self.game, "scenario": self.scenario, "bots": list(self.bots), "rotate": self.rotate,
            "watch": self.watch,
        }  # fmt: skip
        texts = {"tables": self.tables, "own": self.own}
        return found | {name: json.loads(text) for name, text in texts.items() if text}

    def seats(self) -> tuple[str, ...]:
        """Who plays."""
        found: tuple[str, ...] = self.runner().setting.playing
        return found

    def runner(self) -> BotRunner:
        """The bots at this scenario."""
        return _runner(self.game, self.scenario, self.own, self.tables)

    def bots_of(self, seed: int) -> tuple[str, ...]:
        """Who takes which seat in a game."""
        return turned(self.bots, seed) if self.rotate else self.bots

    def play(self, seeds: Sequence[int]) -> Unit:
        """Play the games of these seeds."""
        runner, started = self.runner(), time.perf_counter()
        records = [self._record(runner, seed) for seed in seeds]
        return Unit(records, time.perf_counter() - started)

    def _record(self, runner: BotRunner, seed: int) -> Record:
        bots = self.bots_of(seed)
        if not self.watch:
            return play_game(self.game, runner, bots, seed) | {"bots": list(bots)}
        observer = Observer(runner, package_of(self.game).spots)
        record = runner.play(bots, seed, observer)
        return record | observer.noted(record) | {"bots": list(bots)}


def job_of(game: str, scenario: str, bots: Sequence[str], tables: Document | None = None, rotate: bool = False) -> Job:
    """A job with a bot for each seat; a scenario file is read and checked here, so that workers need no file."""
    rules = rules_of(game)
    own = rules.own_scenario(Path(scenario)) if scenario.endswith(OWN_FILE) else None
    seats = rules.setting(own or scenario, tables).playing
    named = own.file if own else scenario
    values = written(tables) if tables else ""
    return Job(game, named, seated(bots, seats), rotate, tables=values, own=written(own) if own else "")


def written(document: Document) -> str:
    """A document as a text that can be compared and sent."""
    return json.dumps({"file": document.file, "values": document.data}, sort_keys=True)


def read(text: str) -> Document:
    """The document of a text."""
    found = json.loads(text)
    return Document(found["file"], found["values"])


@lru_cache(maxsize=KEPT)
def _runner(game: str, scenario: str, own: str, tables: str) -> BotRunner:
    bots = package_of(game).bots
    if not own and not tables:
        return cast(BotRunner, bots.runner_of(scenario))
    setting = rules_of(game).setting(read(own) if own else scenario, read(tables) if tables else None)
    return cast(BotRunner, bots.Runner(setting))


def turned(bots: Sequence[str], game: int) -> tuple[str, ...]:
    """Bots moved on by as many seats as games have been played."""
    shift = game % len(bots)
    return (*bots[-shift:], *bots[:-shift]) if shift else tuple(bots)


def seated(bots: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat: with more than two seats, the last one named takes all remaining seats."""
    if len(bots) > len(seats) or not bots or (len(seats) == 2 and len(bots) < 2):
        raise NotUnderstood(f"{len(seats)} bots are expected, one for each side, not {len(bots)}")
    return (*bots, *(bots[-1] for _ in range(len(seats) - len(bots))))
