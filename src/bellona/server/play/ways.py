"""Two ways to store rows of play and what changes in their tables, each in one transaction."""

from __future__ import annotations

import json
import sqlite3
from bisect import bisect_left
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from sqlalchemy import Engine, LargeBinary, String, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..storage.outage import in_brief
from ..storage.schema import actions, tables
from .jobs import Job
from .rows import COLUMNS, in_words

CHANNEL = "bellona"
LONGEST_NEWS = 8000
"""Bytes that PostgreSQL takes in one NOTIFY."""
TURN = ("turn_seats", "deadline")
"""What changes in a table's own row when the choice passes on."""
AT_ONCE = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
"""How many rows the statements are made for that store them."""
Line = tuple[Any, ...]
"""A row, whether with it the choice passes on, and what that changes in the table's own row."""


class Taken(Exception):
    """A row of this number is there already."""


class NotStored(Exception):
    """The database has not taken it, for certain or (`is_sure` is false) as far as anybody knows."""

    def __init__(self, reason: str, *, is_sure: bool = True) -> None:
        super().__init__(reason)
        self.is_sure = is_sure


P = TypeVar("P")


class Way(Protocol[P]):
    """A way to a database, used by one thread."""

    def prepare(self, jobs: Sequence[Job]) -> P:
        """What some jobs have to say to the database, as it takes it; in any thread."""

    def store(self, prepared: P) -> None:
        """Store all of that, or nothing and raise `Taken` or `NotStored`."""

    def close(self) -> None:
        """Let the database go."""


Put = tuple[str, tuple[Any, ...]]
"""A statement that stores some lines, and its values."""


class Statements(NamedTuple):
    """What stores some jobs in SQLite."""

    puts: list[Put]
    ends: list[Job]
    """Those with which a match ends, or more than the turn changes in a table's own row."""


class SqliteWay:
    """A connection of its own, which leaves checkpoints to others.

    Whatever SQLite does without Python is done in one go, a commit included. For every call it is asked to make, the
    writer has to be let in again by a busy event loop, and on a busy machine that is what takes time. So all rows and
    turns go into one statement, and what it means is said by triggers.
    """

    def __init__(self, database: Engine) -> None:
        self._held = database.raw_connection()
        found: Any = self._held.driver_connection
        self._sqlite: sqlite3.Connection = found
        self._sqlite.isolation_level = None
        self._sqlite.execute("PRAGMA wal_autocheckpoint=0")
        for statement in _TRIGGERS:
            self._sqlite.execute(statement)

    def prepare(self, jobs: Sequence[Job]) -> Statements:
        """The statements that store the jobs."""
        lines = _lines(jobs)
        ends = [job for job in jobs if job.changes is not None and len(job.changes) > len(TURN)]
        most = AT_ONCE[-1]
        return Statements([_put(lines[start : start + most]) for start in range(0, len(lines), most)], ends)

    def store(self, prepared: Statements) -> None:
        """Carry them out in one transaction."""
        puts, ends = prepared
        try:
            if ends or len(puts) > 1:
                self._store_in_parts(puts, ends)
            elif puts:
                self._sqlite.execute(*puts[0])
        except sqlite3.Error as error:
            if self._sqlite.in_transaction:
                self._sqlite.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken from None
            raise NotStored(in_brief(error)) from None

    def _store_in_parts(self, puts: Sequence[Put], ends: Sequence[Job]) -> None:
        self._sqlite.execute("BEGIN IMMEDIATE")
        for put in puts:
            self._sqlite.execute(*put)
        for job in ends:
            self._change(job.table_id, job.changes or {})
        self._sqlite.execute("COMMIT")

    def _change(self, table_id: str, changes: dict[str, Any]) -> None:
        """Change a table's own row; what is no plain value is stored as JSON."""
        values = [json.dumps(value) if isinstance(value, dict) else value for value in changes.values()]
        places = ", ".join(f"{name} = ?" for name in changes)
        self._sqlite.execute(f"UPDATE {tables.name} SET {places} WHERE id = ?", (*values, table_id))

    def close(self) -> None:
        """Let the connection go."""
        self._held.invalidate()


def _put(lines: Sequence[Line]) -> Put:
    """Store what some lines say, in a statement of the next size that there is."""
    size = AT_ONCE[bisect_left(AT_ONCE, len(lines))]
    return _PUT[size], (*chain.from_iterable(lines), *NOTHING * (size - len(lines)))


def _lines(jobs: Sequence[Job]) -> list[Line]:
    """The rows of some jobs, each with what follows for its table; the last one of a job says whose turn it is."""
    lines: list[Line] = []
    for job in jobs:
        rows, turn = job.rows, job.changes
        lines += [row + STAYS for row in rows]
        if turn is not None and len(turn) == len(TURN):
            last = rows[-1] if rows else (job.table_id, *NOTHING[1 : len(COLUMNS)])
            del lines[len(lines) - bool(rows) :]
            lines.append((*last, 1, turn["turn_seats"], turn["deadline"]))
    return lines


_LINE = (*COLUMNS, "passes_on", *TURN)
NOTHING = (None,) * len(_LINE)
"""A line that says nothing."""
STAYS = (0, None, None)
"""The end of a line with which the choice does not pass on."""
_NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
_NEW = ", ".join(f'NEW."{name}"' for name in COLUMNS)
_PLACES = "({})".format(", ".join("?" * len(_LINE)))
_PUT = {size: "INSERT INTO temp.made VALUES {}".format(", ".join([_PLACES] * size)) for size in AT_ONCE}
_TRIGGERS = (
    "CREATE TEMP VIEW made AS SELECT {}".format(", ".join(f'NULL AS "{name}"' for name in _LINE)),
    f"CREATE TEMP TRIGGER row_made INSTEAD OF INSERT ON made WHEN NEW.number IS NOT NULL"
    f" BEGIN INSERT INTO {actions.name} ({_NAMES}) VALUES ({_NEW}); END",
    f"CREATE TEMP TRIGGER turn_passed INSTEAD OF INSERT ON made WHEN NEW.passes_on"
    f" BEGIN UPDATE {tables.name} SET turn_seats = NEW.turn_seats, deadline = NEW.deadline"
    f" WHERE id = NEW.table_id; END",
)


class Said(NamedTuple):
    """What stores some jobs in PostgreSQL."""

    statements: list[tuple[str, str]]
    """Each with its lines as JSON."""
    ends: list[tuple[str, dict[str, Any]]]
    """Tables in whose own rows more than the turn changes."""


class PostgresqlWay:
    """Statements for all rows, all turns and all news, which are passed as JSON: that is the least work for Python."""

    def __init__(self, database: Engine) -> None:
        self._database = database

    def prepare(self, jobs: Sequence[Job]) -> Said:
        """All that is to be said, as JSON."""
        changes = [(job.table_id, job.changes) for job in jobs if job.changes is not None]
        turns = {table_id: [changed[name] for name in TURN] for table_id, changed in changes}
        said = (
            (_STORE_ROWS, [row for job in jobs for row in job.rows]),
            (_PASS_TURNS, [(table_id, *turn) for table_id, turn in turns.items()]),
            (_TELL, [_news(job) for job in jobs if job.news]),
        )
        ends = [(table_id, changed) for table_id, changed in changes if len(changed) > len(TURN)]
        return Said([(statement, msgspec.json.encode(lines).decode()) for statement, lines in said if lines], ends)

    def store(self, prepared: Said) -> None:
        """Store all of it in one transaction."""
        is_sure = True
        try:
            with self._database.connect() as connection:
                for statement, lines in prepared.statements:
                    connection.exec_driver_sql(statement, (lines,))
                for table_id, changed in prepared.ends:
                    connection.execute(update(tables).where(tables.c.id == table_id).values(changed))
                is_sure = False
                connection.commit()
        except IntegrityError:
            raise Taken from None
        except SQLAlchemyError as error:
            raise NotStored(in_brief(error), is_sure=is_sure) from None

    def close(self) -> None:
        """Nothing is held between two transactions."""


def _value(place: int, kind: Any) -> str:
    """A value of a line in PostgreSQL; JSON has bytes as base64."""
    text = f"line->>{place}"
    if isinstance(kind, LargeBinary):
        return f"decode({text}, 'base64')"
    return text if isinstance(kind, String) else f"({text})::{kind.compile(dialect=_POSTGRESQL)}"


_POSTGRESQL = postgresql.dialect()  # type: ignore[no-untyped-call]
_VALUES = ", ".join(_value(place, actions.c[name].type) for place, name in enumerate(COLUMNS))
_CHANGED = ", ".join(f"{name} = {_value(place, tables.c[name].type)}" for place, name in enumerate(TURN, start=1))
_LINES = "jsonb_array_elements(%s::jsonb) AS lines(line)"
_STORE_ROWS = f"INSERT INTO {actions.name} ({_NAMES}) SELECT {_VALUES} FROM {_LINES}"
_PASS_TURNS = f"UPDATE {tables.name} SET {_CHANGED} FROM {_LINES} WHERE id = line->>0"
_TELL = f"SELECT count(pg_notify('{CHANNEL}', line)) FROM jsonb_array_elements_text(%s::jsonb) AS lines(line)"


def _news(job: Job) -> str:
    """What the other processes are told: with the rows, where they fit in, so that nobody has to read them."""
    whole = f"{job.news} {in_words(job.rows)}" if job.rows else job.news
    return whole if len(whole.encode()) < LONGEST_NEWS else job.news
