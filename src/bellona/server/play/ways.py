"""Two ways to store rows of play and what changes in their tables, each in one transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from sqlalchemy import Engine, bindparam, func, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.types import String

from ..storage.outage import in_brief
from ..storage.schema import actions, tables
from .jobs import Job
from .rows import COLUMNS, in_words

CHANNEL = "bellona"
LONGEST_NEWS = 8000
"""Bytes that PostgreSQL takes in one NOTIFY."""
TURN = ("turn_seats", "deadline")
"""What changes in a table's own row when the choice passes on."""
AT_ONCE = 100
"""How many rows go into one statement, at most: between two of them a busy event loop keeps the writer waiting."""


class Taken(Exception):
    """A row of this number is there already."""


class NotStored(Exception):
    """The database has not taken it, for certain or (`is_sure` is false) as far as anybody knows."""

    def __init__(self, reason: str, *, is_sure: bool = True) -> None:
        super().__init__(reason)
        self.is_sure = is_sure


class Way(Protocol):
    """A way to a database, used by one thread."""

    def store(self, jobs: Sequence[Job]) -> None:
        """Store all jobs, or none of them and raise `Taken` or `NotStored`."""

    def close(self) -> None:
        """Let the database go."""


class SqliteWay:
    """A connection of its own, many rows in a statement, checkpoints left to others."""

    def __init__(self, database: Engine) -> None:
        self._held = database.raw_connection()
        found: Any = self._held.driver_connection
        self._sqlite: sqlite3.Connection = found
        self._sqlite.execute("PRAGMA wal_autocheckpoint=0")

    def store(self, jobs: Sequence[Job]) -> None:
        """Store all jobs in one transaction."""
        try:
            self._write(jobs)
            self._sqlite.commit()
        except sqlite3.Error as error:
            self._sqlite.rollback()
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken from None
            raise NotStored(in_brief(error)) from None

    def _write(self, jobs: Sequence[Job]) -> None:
        self._in_few(_insert, [row for job in jobs for row in job.rows])
        turns: dict[str, tuple[Any, ...]] = {}
        for job in jobs:
            if job.changes is not None:
                if len(job.changes) == len(TURN):
                    turns[job.table_id] = (job.table_id, job.changes["turn_seats"], job.changes["deadline"])
                else:
                    turns.pop(job.table_id, None)
                    self._change(job.table_id, job.changes)
        self._in_few(_turn, list(turns.values()))

    def _in_few(self, statement: Callable[[int], str], rows: list[tuple[Any, ...]]) -> None:
        """Carry out something for all rows in as few statements as can be."""
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            self._sqlite.execute(statement(len(some)), [value for row in some for value in row])

    def _change(self, table_id: str, changes: dict[str, Any]) -> None:
        """Change a table's own row; what is no plain value is stored as JSON."""
        values = [json.dumps(value) if isinstance(value, dict) else value for value in changes.values()]
        places = ", ".join(f"{name} = ?" for name in changes)
        self._sqlite.execute(f"UPDATE {tables.name} SET {places} WHERE id = ?", (*values, table_id))

    def close(self) -> None:
        """Let the connection go."""
        self._held.invalidate()


def _values(count: int, width: int) -> str:
    return ", ".join(["({})".format(", ".join("?" * width))] * count)


@cache
def _insert(count: int) -> str:
    names = ", ".join(f'"{name}"' for name in COLUMNS)
    return f"INSERT INTO {actions.name} ({names}) VALUES {_values(count, len(COLUMNS))}"


@cache
def _turn(count: int) -> str:
    changed = "turn_seats = new.column2, deadline = new.column3"
    new = f"(VALUES {_values(count, 1 + len(TURN))}) AS new"
    return f"UPDATE {tables.name} SET {changed} FROM {new} WHERE {tables.name}.id = new.column1"


class PostgresqlWay:
    """Statements for many rows each, and one that tells the other processes."""

    def __init__(self, database: Engine) -> None:
        self._database = database
        changed: dict[str, Any] = {name: bindparam(name) for name in TURN}
        self._turn = update(tables).where(tables.c.id == bindparam("of_table")).values(changed)
        news = func.unnest(bindparam("news", type_=ARRAY(String)))
        self._tell = select(func.count(func.pg_notify(CHANNEL, news.column_valued("new"))))

    def store(self, jobs: Sequence[Job]) -> None:
        """Store all jobs in one transaction."""
        is_sure = True
        try:
            with self._database.connect() as connection:
                self._write(connection, jobs)
                is_sure = False
                connection.commit()
        except IntegrityError:
            raise Taken from None
        except SQLAlchemyError as error:
            raise NotStored(in_brief(error), is_sure=is_sure) from None

    def _write(self, connection: Any, jobs: Sequence[Job]) -> None:
        rows = [dict(zip(COLUMNS, row, strict=True)) for job in jobs for row in job.rows]
        if rows:
            connection.execute(insert(actions), rows)
        turns = []
        for job in jobs:
            if job.changes is None:
                continue
            if len(job.changes) == len(TURN):
                turns.append({"of_table": job.table_id, **job.changes})
            else:
                connection.execute(update(tables).where(tables.c.id == job.table_id).values(job.changes))
        if turns:
            connection.execute(self._turn, turns)
        connection.execute(self._tell, {"news": [_news(job) for job in jobs]})

    def close(self) -> None:
        """Nothing is held between two transactions."""


def _news(job: Job) -> str:
    """What the other processes are told: with the rows, where they fit in, so that nobody has to read them."""
    whole = f"{job.news} {in_words(job.rows)}" if job.rows else job.news
    return whole if len(whole.encode()) < LONGEST_NEWS else job.news
