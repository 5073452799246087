"""Tables with a scenario of somebody's own: its contents travel with the table, and it is never shown as the game's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import RowMapping

from bellona.gamekit.catalog import Text
from bellona.gamekit.data_files import DataError, Document
from bellona.gamekit.open_values import Change
from bellona.registry import rules_of, seats_of, title_of

from ..workshop.checking import fault_of, made
from ..workshop.table_values import told_changes

Row: TypeAlias = RowMapping | Mapping[str, Any]
KEPT = 48
"""How many scenarios are kept ready."""


class OwnScenario(NamedTuple):
    """A scenario as a table carries it."""

    title: str
    author: str
    seats: tuple[str, ...]
    values: dict[str, Any]
    changes: tuple[Change, ...] = ()
    """What it changes in the tables of its game."""

    @property
    def columns(self) -> dict[str, Any]:
        """What a table stores."""
        head = {"title": self.title, "author": self.author, "seats": list(self.seats)}
        return {"own_head": head | {"changes": [list(change) for change in self.changes]}, "own": self.values}


def taken(kept: Row) -> OwnScenario:
    """A kept scenario for a table, checked once more: the rules may have changed since it was kept."""
    own = OwnScenario(kept["title"], kept["author"], tuple(kept["seats"]), kept["document"])
    seats = require_playable(kept["game"], own)
    return own._replace(seats=seats, changes=tuple(told_changes(kept["game"], own.values)))


def require_playable(game: str, own: OwnScenario) -> tuple[str, ...]:
    """Who plays; a scenario with a fault is refused."""
    try:
        return tuple(made(game, own.values).playing)
    except DataError as error:
        raise fault_of(error).refusal() from None


def own_at(table: Row) -> OwnScenario | None:
    """The scenario of its own that a table has."""
    head = table.get("own_head")
    return head and OwnScenario(head["title"], head["author"], tuple(head["seats"]), table["own"], changes_of(head))


def changes_of(head: Mapping[str, Any]) -> tuple[Change, ...]:
    """What the scenario of a table changes in the tables of its game."""
    return tuple(Change(*change) for change in head.get("changes", ()))


def document_at(table: Row) -> Document | None:
    """Its contents, under the table's name for it."""
    return Document(table["scenario"], table["own"]) if table.get("own_head") else None


def text_at(table: Row) -> str:
    """Its contents as a text that can be compared and sent to other processes; empty for a scenario of the game."""
    return json.dumps(table["own"], sort_keys=True) if table.get("own_head") else ""


def setting_for(game: str, scenario: str, own: str) -> Any:
    """A scenario ready to be played, from its name or from its contents."""
    return own_setting(game, scenario, own) if own else rules_of(game).setting(scenario)


@lru_cache(maxsize=KEPT)
def own_setting(game: str, scenario: str, own: str) -> Any:
    """A scenario of somebody's own ready to be played; the latest are kept."""
    return rules_of(game).setting(Document(scenario, json.loads(own)))


def seats_at(table: Row) -> tuple[str, ...]:
    """Who plays at a table."""
    head = table.get("own_head")
    return tuple(head["seats"]) if head else seats_of(table["game"], table["scenario"])


def title_at(table: Row) -> Text:
    """The title of a table's scenario: of one's own, with its author and a word that it is not the game's."""
    head = table.get("own_head")
    if not head:
        return title_of(table["game"], table["scenario"])
    return Text("own-scenario", title=head["title"], author=head["author"])
