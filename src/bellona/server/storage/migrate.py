"""Migrates a database to the tables of this version of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from ..words import Trouble
from .database import is_sqlite, open_database
from .private import keep_private

HEAD = "0006"
VERSION_TABLE = "alembic_version"
_ONE_AT_A_TIME = 0x62656C6C


def bring_up_to_date(url: str) -> None:
    """Upgrade the database of a URL, however long that takes, and restrict access to its file."""
    engine = open_database(url)
    try:
        keep_private(engine)
        upgrade(engine)
    finally:
        engine.dispose()


def upgrade(engine: Engine) -> None:
    """Upgrade a database; one written by a newer version is not touched."""
    try:
        with engine.connect() as connection:
            if current_revision(connection) == HEAD:
                return
        with exclusive(engine) as connection:
            upgrade_to(connection, HEAD)
            connection.commit()
    except DBAPIError as error:
        raise Trouble("database-unreachable", reason=" ".join(str(error.orig).split())) from None


def exclusive(engine: Engine) -> Connection:
    """A connection in its own transaction; if several processes start together, one at a time has it."""
    connection = engine.connect()
    if is_sqlite(engine):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ONE_AT_A_TIME})
    return connection


def current_revision(connection: Connection) -> str | None:
    """The revision of a database, None if it is empty; an unknown one is an error."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE not in names:
        if names:
            raise Trouble("database-foreign", table=names[0])
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    if found is not None and found not in known_revisions(found):
        raise Trouble("database-newer", revision=found)
    return found


def known_revisions(found: str = "") -> set[str]:
    """The revisions this version can upgrade from; if the newest is given, the scripts are not read."""
    if found == HEAD:
        return {HEAD}
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()}


def upgrade_to(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision on a connection, in its transaction."""
    from alembic import command

    current_revision(connection)
    settings = _alembic()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def _alembic() -> Any:
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return settings
