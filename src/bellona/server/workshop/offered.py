"""Scenarios that the operator offers: the files of a folder, taken in when the server starts."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, Engine, RowMapping, delete, insert, select, update

from bellona.gamekit.data_files import OWN_FILE, DataError
from bellona.registry import game_slugs, rules_of

from ..lobby.access import new_id
from ..storage.database import now
from ..storage.schema import scenarios, users
from .checking import plain_document, printable
from .shelf import HEADS, MOST_IN_TITLE

OPERATOR = "operator"
"""The id of the person whose scenarios these are; nobody can be signed in as this person."""
_log = logging.getLogger("bellona.scenarios")


def take_in(database: Engine, folder: Path | None, url: str) -> None:
    """Offer the scenarios of a folder, which has a folder for each game, and no others."""
    found = list(_read(folder)) if folder else []
    with database.begin() as connection:
        _introduce(connection, urlsplit(url).hostname or url)
        kept = {row["id"]: row for row in listed(connection)}
        names = [row["id"] for row in found]
        connection.execute(delete(scenarios).where(scenarios.c.owner_id == OPERATOR, scenarios.c.id.not_in(names)))
        for row in found:
            if row["id"] in kept:
                connection.execute(update(scenarios).where(scenarios.c.id == row["id"]).values(**row))
            else:
                fresh = {"owner_id": OPERATOR, "share_key": new_id(24), "created": now()}
                connection.execute(insert(scenarios).values(**row, **fresh))


def listed(connection: Connection) -> Sequence[RowMapping]:
    """The scenarios that are offered, without their contents."""
    query = select(*HEADS, users.c.name.label("author")).join_from(scenarios, users)
    query = query.where(scenarios.c.owner_id == OPERATOR).order_by(scenarios.c.game, scenarios.c.title)
    return connection.execute(query).mappings().all()


def _introduce(connection: Connection, name: str) -> None:
    """Name the operator after the server."""
    there = connection.execute(update(users).where(users.c.id == OPERATOR).values(name=name[:40])).rowcount
    if not there:
        connection.execute(insert(users).values(id=OPERATOR, name=name[:40], language="en", created=now()))


def _read(folder: Path) -> Iterator[dict[str, Any]]:
    """What is stored of each scenario that can be played; the log names file, place and reason of every other."""
    for slug in game_slugs():
        rules = rules_of(slug)
        for path in sorted(folder.joinpath(slug).glob(f"*{OWN_FILE}")):
            try:
                document = rules.own_scenario(path)
                if document is None:
                    _log.warning("%s is left out: %s reads no scenarios of others", path, slug)
                    continue
                seats = list(rules.setting(plain_document(document.data, document.file)).playing)
            except DataError as error:
                _log.warning("%s is left out: %s", path, error)
                continue
            title = printable(path.stem.replace("_", " "))[:MOST_IN_TITLE]
            name = hashlib.sha256(f"{slug}/{path.stem}".encode()).hexdigest()[:12]
            row = {"id": name, "game": slug, "title": title, "seats": seats, "document": document.data}
            yield row | {"changed": int(path.stat().st_mtime * 1000)}
