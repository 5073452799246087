"""Limits all waiting for PostgreSQL: for a connection, for an answer, for a place in the pool.

A suspended server keeps its connections open without answering. The driver has no time-out for that, so a thread checks
the connections in use and closes those that take too long; the waiting request then gets an error, as if the server had
closed the connection.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import Engine, PoolProxiedConnection, QueuePool, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.exc import TimeoutError as NoneFree

from .outage import Outage, in_brief, outage_of

LOOK_EVERY = 0.25
CONNECTIONS = 8
CONNECT_SECONDS = 10.0
"""How long to try to reach a database by default."""


def open_postgresql(url: URL, seconds: float | None) -> Engine:
    """An engine for a PostgreSQL database; with `seconds`, one that gives up after that time."""
    target = url.set(drivername="postgresql+psycopg")
    reach = {} if "connect_timeout" in url.query else {"connect_timeout": max(2, round(seconds or CONNECT_SECONDS))}
    if seconds is None:
        return create_engine(
            target, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True, connect_args=reach
        )
    outage, patience = Outage(), seconds

    class Pool(QueuePool):
        """A connection pool that is not used while the database is known to be away."""

        def connect(self) -> PoolProxiedConnection:
            return _connected(outage, patience, super().connect)

    logging.getLogger(f"{__name__}.Pool").setLevel(logging.CRITICAL)  # Outage logs an outage, in one line
    engine = create_engine(
        target, poolclass=Pool, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_timeout=seconds,
        connect_args=reach,
    )  # fmt: skip
    outage_of(engine, outage)
    Watch(engine, outage, seconds).start()
    return engine


def _connected(outage: Outage, seconds: float, connect: Any) -> PoolProxiedConnection:
    if not outage.may_try(2 * seconds):
        raise psycopg.OperationalError("the database is away")
    try:
        found: PoolProxiedConnection = connect()
    except (psycopg.Error, NoneFree) as error:
        outage.failed(in_brief(error))
        raise
    outage.answered()
    return found


class Watch:
    """Closes connections that have been in use for too long, and tests each before it is used."""

    def __init__(self, engine: Engine, outage: Outage, seconds: float) -> None:
        self._engine, self._outage, self._seconds = engine, outage, seconds
        self._lock = threading.Lock()
        self._in_use: dict[Any, tuple[float, Any]] = {}
        self._ended = threading.Event()

    def start(self) -> None:
        """Start checking, until the engine is disposed of."""
        event.listen(self._engine, "checkout", self._taken)
        event.listen(self._engine, "checkin", self._given_back)
        event.listen(self._engine, "engine_disposed", lambda _: self._ended.set())
        threading.Thread(target=self._run, name="database-watch", daemon=True).start()

    def _taken(self, connection: Any, record: Any, _: Any) -> None:
        with self._lock:
            self._in_use[record] = (time.monotonic(), connection)
        try:
            self._engine.dialect.do_ping(connection)
        except psycopg.Error as error:
            raise DisconnectionError from error

    def _given_back(self, _: Any, record: Any) -> None:
        with self._lock:
            self._in_use.pop(record, None)

    def _run(self) -> None:
        while not self._ended.wait(LOOK_EVERY):
            limit = time.monotonic() - self._seconds
            with self._lock:
                late = [(record, connection) for record, (since, connection) in self._in_use.items() if since < limit]
                for record, _ in late:
                    del self._in_use[record]
            if late:
                self._outage.failed(f"no answer for {self._seconds:.0f} s")
            for _, connection in late:
                hang_up(connection)


def hang_up(connection: Any) -> None:
    """Close a connection while a request waits for its answer."""
    with suppress(OSError, psycopg.Error):
        held = socket.socket(fileno=os.dup(connection.fileno()))
        with held:
            held.shutdown(socket.SHUT_RDWR)
