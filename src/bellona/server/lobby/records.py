"""A match from its rows, and its rows as a replay file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, RowMapping, select

from bellona.gamekit.data_files import Document
from bellona.match import Match, game
from bellona.replays import play_recorded, replay_text

from ..storage.schema import actions
from .endings import REASONS
from .own_scenarios import document_at

if TYPE_CHECKING:
    from ..secrets import Secrets

SIGNED_FOR = "position"


def rows_of(connection: Connection, table_id: str) -> Sequence[RowMapping]:
    """The rows of a match in order."""
    query = select(actions).where(actions.c.table_id == table_id).order_by(actions.c.number)
    return connection.execute(query).mappings().all()


def standing(rows: Iterable[RowMapping]) -> list[RowMapping]:
    """The rows of play that have not been taken back."""
    found: list[RowMapping] = []
    for row in rows:
        if row["kind"] == "play":
            found.append(row)
        elif row["kind"] == "undo":
            found.pop()
    return found


def rebuild(table: RowMapping, rows: Iterable[RowMapping]) -> Match:
    """The match after some of its rows."""
    owner, own = game(table["game"]), document_at(table)
    if table["origin"] is None:
        match = owner.start(own or table["scenario"], seed=table["seed"])
    else:
        match = owner.load(table["origin"], seed=table["seed"], scenario_file=own)
    for row in standing(rows):
        place = f"table {table['id']}, row {row['number']}"
        play_recorded(match, row["text"], list(row["rolls"]), row["seat"], dictated=row["dictated"], place=place)
    return match


def is_ending(row: RowMapping) -> bool:
    """Whether a row ended its match outside the rules; one with a text lets a stand-in take over instead."""
    return row["kind"] in REASONS and not row["text"]


def download(table: RowMapping, rows: Sequence[RowMapping], secrets: Secrets) -> str:
    """A finished match as the text of a replay file; its initial position is signed for later uploads."""
    match = rebuild(table, rows)
    more: dict[str, Any] = {}
    if rows and is_ending(rows[-1]):
        more["ended"] = {"kind": rows[-1]["kind"], "seat": rows[-1]["seat"]}
    if match.origin is not None:
        more["signature"] = secrets.sign(SIGNED_FOR, signed_words(match.origin, match.own))
    return replay_text(match, more)


def signed_words(origin: Any, own: Document | None) -> str:
    """What a signature is for: a position, and the contents of the scenario of its own in which it was reached."""
    return json.dumps([origin, own.data] if own else origin)
