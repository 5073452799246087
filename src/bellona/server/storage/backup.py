"""Backup and restore: all data of the server in one file, which any supported database can load."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, Engine, MetaData, Table, func, inspect, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..secrets import FILE, Secrets, make_folder, new_secrets, read_secrets, write_secrets
from ..words import Trouble
from .archive import Archive, Writer
from .database import is_sqlite, now
from .migrate import HEAD, VERSION_TABLE, current_revision, known_revisions, upgrade_to
from .private import keep_private

AT_ONCE = 500


def back_up(engine: Engine, folder: Path, path: Path) -> dict[str, int]:
    """Write a consistent snapshot into a file, while the server runs or not; the number of rows of each table."""
    if is_sqlite(engine) and not Path(engine.url.database or "").is_file():
        raise Trouble("backup-empty")
    try:
        with snapshot(engine) as connection:
            revision = current_revision(connection)
            if revision is None:
                raise Trouble("backup-empty")
            header = {"revision": revision, "created": now(), "secrets": told_secrets(folder)}
            return write_archive(connection, path, header)
    except DBAPIError as error:
        raise Trouble("database-unreachable", reason=" ".join(str(error.orig).split())) from None


def snapshot(engine: Engine) -> Connection:
    """A connection that sees the database as it is now, regardless of later writes."""
    if is_sqlite(engine):
        connection = engine.connect()
        connection.exec_driver_sql("BEGIN")
        return connection
    return engine.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def told_secrets(folder: Path) -> dict[str, str] | None:
    """The secrets for the archive: without them guests' links and push subscriptions would end."""
    if not (folder / FILE).exists():
        return None
    found = read_secrets(folder / FILE)
    signing_key = base64.b64encode(found.signing_key).decode()
    return {"signing_key": signing_key, "vapid_private": found.vapid_private, "vapid_public": found.vapid_public}


def write_archive(connection: Connection, path: Path, header: dict[str, Any]) -> dict[str, int]:
    """Write every table, referenced ones first."""
    writer = Writer(path, header)
    try:
        for table in stored_tables(connection):
            rows = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
            writer.table(table.name, [column.name for column in table.columns], rows)
        writer.finish()
    except BaseException:
        writer.abandon()
        raise
    return writer.rows


def stored_tables(connection: Connection) -> list[Table]:
    """The tables as the database has them."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


def restore(engine: Engine, folder: Path, path: Path, *, force: bool = False) -> dict[str, int]:
    """Load a backup into a database, completely or not at all; into one that is not empty only with force."""
    archive = Archive(path)
    if archive.header["revision"] not in known_revisions():
        raise Trouble("archive-newer", file=str(path))
    secrets = archived_secrets(archive, path)
    check_secrets(secrets, folder, force)
    make_folder(folder)
    try:
        with unused(engine) as connection:
            check_empty(connection, force)
            take_in(connection, archive, path)
            connection.commit()
    except DBAPIError as error:
        raise Trouble("database-unreachable", reason=" ".join(str(error.orig).split())) from None
    finally:
        engine.dispose()
    write_secrets(secrets or new_secrets(), folder / FILE, replace=secrets is not None)
    return archive.rows


def archived_secrets(archive: Archive, path: Path) -> Secrets | None:
    """The secrets in an archive."""
    told = archive.header.get("secrets")
    if told is None:
        return None
    try:
        return Secrets(base64.b64decode(told["signing_key"]), told["vapid_private"], told["vapid_public"])
    except (KeyError, TypeError, ValueError):
        raise Trouble("archive-damaged", file=str(path)) from None


def check_secrets(secrets: Secrets | None, folder: Path, force: bool) -> None:
    """Do not replace the secrets of another server unless forced."""
    path = folder / FILE
    if secrets and path.exists() and not force and read_secrets(path) != secrets:
        raise Trouble("restore-other-secrets", file=str(path))


def unused(engine: Engine) -> Connection:
    """A connection to a database that nobody else has open, in a transaction that locks others out."""
    if not is_sqlite(engine):
        connection = engine.connect()
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        if connection.scalar(text(others)):
            connection.close()
            raise Trouble("restore-in-use")
        return connection
    if engine.url.database:
        make_folder(Path(engine.url.database).parent)
    keep_private(engine)
    connection = engine.connect()
    try:
        connection.exec_driver_sql("PRAGMA busy_timeout=1000")
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
    except SQLAlchemyError:
        connection.close()
        raise Trouble("restore-in-use") from None
    return connection


def check_empty(connection: Connection, force: bool) -> None:
    """Refuse to overwrite anything unless forced."""
    if force:
        return
    for name in inspect(connection).get_table_names():
        if name != VERSION_TABLE and connection.scalar(select(func.count()).select_from(text(f'"{name}"'))):
            raise Trouble("restore-not-empty")


def take_in(connection: Connection, archive: Archive, path: Path) -> None:
    """Create the tables as they were when the backup was written, fill them, and upgrade them."""
    old = MetaData()
    old.reflect(connection)
    old.drop_all(connection)
    upgrade_to(connection, archive.header["revision"])
    tables = {table.name: table for table in stored_tables(connection)}
    for name, columns, rows in archive.tables():
        if name not in tables or not set(columns) <= set(tables[name].columns.keys()):
            raise Trouble("archive-damaged", file=str(path))
        fill(connection, tables[name], columns, rows)
    for name, count in archive.rows.items():
        if connection.scalar(select(func.count()).select_from(tables[name])) != count:
            raise Trouble("archive-damaged", file=str(path))
    if archive.header["revision"] != HEAD:
        upgrade_to(connection, HEAD)


def fill(connection: Connection, table: Table, columns: list[str], rows: Iterator[list[Any]]) -> None:
    """Insert the rows of a table, a few hundred at a time."""
    for column in table.columns:
        if isinstance(column.type, JSON):
            column.type.none_as_null = True
    for some in iter(lambda: list(islice(rows, AT_ONCE)), []):
        connection.execute(table.insert(), [dict(zip(columns, row, strict=True)) for row in some])
