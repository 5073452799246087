"""News between the processes of one server, over PostgreSQL's LISTEN and NOTIFY; a server on SQLite is one process."""

from __future__ import annotations

import threading
from collections.abc import Callable

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from ..storage.database import is_sqlite
from ..storage.outage import in_brief, outage_of
from .ways import CHANNEL

RETRY_SECONDS = 2.0
CONNECT_SECONDS = 5


def tell_in(connection: Connection, words: str) -> None:
    """Notify the other processes when a transaction is committed."""
    connection.execute(select(func.pg_notify(CHANNEL, words)))


class Bus:
    """Tells the others, and hears from them: the kind of news, the table, a number, and perhaps rows.

    News that nobody listens to are lost; so `listening` is heard whenever listening begins, to ask what there is.
    """

    def __init__(self, database: Engine, process: str, heard: Callable[[str, str, int, str], None]) -> None:
        self._database = database
        self._process = process
        self._heard = heard
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None
        if not is_sqlite(database):
            self._thread = threading.Thread(target=self._run, name="bus", daemon=True)
            self._thread.start()

    def tell(self, kind: str, table_id: str, number: int = 0) -> None:
        """Notify the other processes; if that fails, they catch up when they listen again."""
        words = self.words(kind, table_id, number)
        if words is None:
            return
        try:
            with self._database.begin() as connection:
                tell_in(connection, words)
        except SQLAlchemyError as error:
            outage_of(self._database).noted(in_brief(error))

    def words(self, kind: str, table_id: str, number: int = 0) -> str | None:
        """What the other processes are told; nothing where there cannot be any."""
        return None if self._thread is None else f"{self._process} {kind} {table_id} {number}"

    def stop(self) -> None:
        """Stop listening."""
        self._ending.set()
        if self._thread is not None:
            self._thread.join(RETRY_SECONDS)

    def _run(self) -> None:
        import psycopg  # only with PostgreSQL: a server on SQLite does not need the driver

        while not self._ending.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                outage_of(self._database).noted(in_brief(error))
                self._ending.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        import psycopg

        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True, connect_timeout=CONNECT_SECONDS) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._heard("listening", "", 0, "")
            while not self._ending.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        process, kind, table_id, number, *rows = payload.split(" ", 4)
        if process != self._process:
            self._heard(kind, table_id, int(number), "".join(rows))
