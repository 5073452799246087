"""What somebody asks for: a scenario of the game, of its author, or of a table, and the bots that are to play it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection

from bellona import __version__
from bellona.bots import usual
from bellona.gamekit.catalog import LANGUAGES
from bellona.gamekit.data_files import Document
from bellona.lab.job import Job, written
from bellona.match import game as game_named
from bellona.registry import rules_of, seats_of

from ..errors import ApiError
from ..lobby.access import find_visible
from ..lobby.opening import check_level, check_scenario
from ..lobby.own_scenarios import OwnScenario, own_at
from ..words import WORDS
from ..workshop import shelf
from ..workshop.checking import file_name

if TYPE_CHECKING:
    from ..identity.guards import User
    from .forms import Subject

USUAL = "greedy"
"""The level of the bots if nobody says: the quickest that tries to win."""


class Question(NamedTuple):
    """A scenario, and the level of all bots."""

    game: str
    scenario: str
    own: OwnScenario | None
    level: str

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays."""
        return self.own.seats if self.own else seats_of(self.game, self.scenario)

    @property
    def subject(self) -> str:
        """The same for the same scenario under the same rules, whoever asks."""
        own = [self.own.title, self.own.author, self.own.values] if self.own else []
        facts = [__version__, self.game, game_named(self.game).ruleset, self.scenario, own]
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()

    @property
    def job(self) -> Job:
        """The games to be played."""
        own = written(Document(self.scenario, self.own.values)) if self.own else ""
        return Job(self.game, self.scenario, (self.level,) * len(self.seats), watch=True, own=own)

    @property
    def titles(self) -> dict[str, str]:
        """For a scenario of somebody's own, what a report calls it in each language."""
        if self.own is None:
            return {}
        args, words = {"title": self.own.title, "author": self.own.author}, rules_of(self.game).words
        return {
            language: f"{WORDS.say('own-scenario', args, language)}: {words.say('game-title', {}, language)}"
            for language in LANGUAGES
        }


def read_question(connection: Connection, asked: Subject, viewer: User | None) -> Question:
    """The scenario that somebody asks about and may see."""
    game, scenario, own = _scenario(connection, asked, viewer)
    level = check_level(game, asked.level) if asked.level else usual(game, USUAL)
    return Question(game, scenario, own, level)


def _scenario(connection: Connection, asked: Subject, viewer: User | None) -> tuple[str, str, OwnScenario | None]:
    if asked.table is not None:
        row: Any = find_visible(connection, asked.table, viewer, asked.key)
        if row["origin"] is not None:
            raise ApiError(409, "balance-origin")
        return row["game"], row["scenario"], own_at(row)
    if asked.own is not None:
        kept = shelf.find(connection, asked.own.id, viewer, asked.own.key)
        own = OwnScenario(kept["title"], kept["author"], tuple(kept["seats"]), kept["document"])
        return kept["game"], file_name(own.title), own
    check_scenario(asked.game, asked.scenario)
    return asked.game, asked.scenario, None
