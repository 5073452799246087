"""Migrations, backup and restore, on SQLite and on PostgreSQL."""

from __future__ import annotations

import gzip
import json
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, insert, inspect, select, text

from bellona.cli.main import run
from bellona.server.config import load_config
from bellona.server.running import prepare
from bellona.server.secrets import load_secrets, read_secrets
from bellona.server.storage.backup import back_up, restore
from bellona.server.storage.database import open_database
from bellona.server.storage.migrate import HEAD, known_revisions, upgrade
from bellona.server.storage.schema import metadata
from bellona.server.words import Trouble

TABLE = {
    "id": "t1",
    "kind": "match",
    "game": "g",
    "scenario": "s",
    "ruleset": 1,
    "seed": bytes(range(256)),
    "status": "playing",
    "visibility": "open",
    "pace": {"kind": "days", "clock": 3},
    "on_timeout": "forfeit",
    "invite_key": "k",
    "created": 1_700_000_000_000,
}
DONE = {"table_id": "t1", "kind": "play", "seat": "rome", "by": "player", "rolls": b"\x03", "dictated": False}


@pytest.fixture
def filled(database_url: str, tmp_path: Path) -> Engine:
    """A database with something in it, and its secrets in the folder `data`."""
    engine = open_database(database_url)
    upgrade(engine)
    load_secrets(tmp_path / "data")
    with engine.begin() as connection:
        connection.execute(
            insert(metadata.tables["users"]).values(id="u1", name="Ἀννίβας “x”\n", language="it", created=1)
        )
        connection.execute(insert(metadata.tables["tables"]).values(**TABLE))
        connection.execute(
            insert(metadata.tables["actions"]),
            [DONE | {"number": number, "text": f"step {number}", "at": number} for number in range(1, 1202)],
        )
    return engine


def everything(engine: Engine) -> dict[str, list[Any]]:
    with engine.connect() as connection:
        return {
            name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for name, table in metadata.tables.items()
        }


def sqlite_at(path: Path) -> Engine:
    return open_database(f"sqlite:///{path}")


def test_migrations_make_the_tables_that_the_program_knows(database_url: str):
    engine = open_database(database_url)
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_newest_revision_is_the_one_that_is_wanted():
    assert max(known_revisions()) == HEAD


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    engine = sqlite_at(tmp_path / "x.db")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Trouble, match=r"newer version of Bellona \(revision 9999\)"):
        upgrade(engine)


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path):
    engine = sqlite_at(tmp_path / "x.db")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE theirs (x INTEGER)"))
    with pytest.raises(Trouble, match="theirs"):
        upgrade(engine)
    assert inspect(engine).get_table_names() == ["theirs"]


def test_a_database_that_cannot_be_reached_is_told_in_one_sentence(tmp_path: Path):
    for url in (f"sqlite:///{tmp_path}/none/x.db", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(Trouble, match="cannot be reached"):
            upgrade(open_database(url))


def test_a_backup_brings_everything_back(filled: Engine, tmp_path: Path):
    before, file = everything(filled), tmp_path / "x.backup"
    rows = back_up(filled, tmp_path / "data", file)
    assert rows["actions"] == 1201
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = sqlite_at(tmp_path / "new" / "other.db")
    assert restore(other, tmp_path / "other data", file) == rows
    assert everything(other) == before
    assert read_secrets(tmp_path / "other data/secrets.json") == load_secrets(tmp_path / "data")
    upgrade(other)
    with other.begin() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.execute(text("PRAGMA foreign_key_check")).all() == []


@pytest.fixture
def careless() -> Iterator[None]:
    """A machine on which every new file is readable by everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


@pytest.mark.usefixtures("careless")
def test_what_is_restored_is_for_the_owner_alone(filled: Engine, tmp_path: Path):
    file = tmp_path / "x.backup"
    back_up(filled, tmp_path / "data", file)
    assert modes(tmp_path)["x.backup"] == 0o600
    new = tmp_path / "new"
    restore(sqlite_at(new / "bellona.db"), new, file)
    with sqlite_at(new / "bellona.db").begin() as connection:
        connection.execute(text("UPDATE users SET name = 'x'"))
        assert set(modes(new).values()) == {0o600}, modes(new)
    assert stat.S_IMODE(new.stat().st_mode) == 0o700


@pytest.mark.usefixtures("careless")
def test_what_others_could_read_is_shut_when_it_is_restored_or_served(filled: Engine, tmp_path: Path):
    file, folder = tmp_path / "x.backup", tmp_path / "open"
    back_up(filled, tmp_path / "data", file)
    restore(sqlite_at(folder / "bellona.db"), folder, file)
    (folder / "bellona.db").chmod(0o644)
    restore(sqlite_at(folder / "bellona.db"), folder, file, force=True)
    assert modes(folder)["bellona.db"] == 0o600
    (folder / "bellona.db").chmod(0o664)
    prepare(load_config(None, {}, data=str(folder)))
    assert set(modes(folder).values()) == {0o600}, modes(folder)


def test_a_link_laid_in_the_way_of_a_backup_is_not_followed(filled: Engine, tmp_path: Path):
    victim, folder = tmp_path / "victim", tmp_path / "shared"
    victim.write_text("mine")
    folder.mkdir()
    (folder / f".x.backup.part{os.getpid()}").symlink_to(victim)
    (folder / "x.backup").symlink_to(victim)
    back_up(filled, tmp_path / "data", folder / "x.backup")
    assert victim.read_text() == "mine"
    assert not (folder / "x.backup").is_symlink()


def test_a_server_moves_from_sqlite_to_postgresql(tmp_path: Path, postgresql: Callable[[], str], filled: Engine):
    file = tmp_path / "x.backup"
    back_up(filled, tmp_path / "data", file)
    other = open_database(postgresql())
    restore(other, tmp_path / "data", file)
    assert everything(other) == everything(filled)
    with other.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.scalar(text("SELECT count(*) FROM tables WHERE result IS NULL")) == 1


def test_a_backup_is_of_one_moment_while_others_write(filled: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from bellona.server.storage import backup

    order = backup.stored_tables

    def slow(connection: Any) -> Any:
        found = order(connection)
        connection.execute(select(found[0])).all()
        with filled.begin() as other:
            other.execute(insert(metadata.tables["actions"]), [DONE | {"number": 5000, "text": "late", "at": 1}])
        return found

    monkeypatch.setattr(backup, "stored_tables", slow)
    assert back_up(filled, tmp_path / "data", tmp_path / "x.backup")["actions"] == 1201
    assert len(everything(filled)["actions"]) == 1202


def test_what_is_there_is_overwritten_only_by_force(filled: Engine, tmp_path: Path):
    file = tmp_path / "x.backup"
    back_up(filled, tmp_path / "data", file)
    before = everything(filled)
    with filled.begin() as connection:
        connection.execute(text("DELETE FROM actions"))
        connection.execute(insert(metadata.tables["users"]).values(id="u2", name="x", language="en", created=1))
    filled.dispose()
    with pytest.raises(Trouble, match="not empty"):
        restore(filled, tmp_path / "data", file)
    restore(filled, tmp_path / "data", file, force=True)
    assert everything(filled) == before


def test_a_database_in_use_is_never_overwritten(filled: Engine, database_url: str, tmp_path: Path):
    file = tmp_path / "x.backup"
    back_up(filled, tmp_path / "data", file)
    filled.dispose()
    with open_database(database_url).connect() as served:
        served.execute(text("SELECT 1"))
        with pytest.raises(Trouble, match="in use"):
            restore(filled, tmp_path / "data", file, force=True)
    assert len(everything(filled)["actions"]) == 1201


def test_secrets_of_another_server_are_replaced_only_by_force(filled: Engine, tmp_path: Path):
    file, elsewhere = tmp_path / "x.backup", tmp_path / "elsewhere"
    back_up(filled, tmp_path / "data", file)
    load_secrets(elsewhere)
    with pytest.raises(Trouble, match="another server"):
        restore(sqlite_at(elsewhere / "x.db"), elsewhere, file)
    restore(sqlite_at(elsewhere / "x.db"), elsewhere, file, force=True)
    assert load_secrets(elsewhere) == load_secrets(tmp_path / "data")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A small backup."""
    engine = sqlite_at(tmp_path / "small.db")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(insert(metadata.tables["users"]).values(id="u1", name="Fabia", language="it", created=1))
    back_up(engine, tmp_path, tmp_path / "small.backup")
    return tmp_path / "small.backup"


def repacked(path: Path, old: str, new: str) -> bytes:
    return gzip.compress(gzip.decompress(path.read_bytes()).replace(old.encode(), new.encode()))


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda path: path.read_bytes()[:-20], "damaged or not complete"),
        (lambda path: path.read_bytes()[:40], "damaged or not complete"),
        (lambda path: repacked(path, "Fabia", "Livia"), "damaged or not complete"),
        (lambda path: repacked(path, '["u1"', 'x["u1"'), "damaged or not complete"),
        (lambda path: b"", "is not a backup|damaged"),
        (lambda path: b"something else", "is not a backup"),
        (lambda path: gzip.compress(b'{"some": "json"}\n'), "is not a backup"),
        (lambda path: gzip.compress(b'{"bellona-backup": 99}\n'), "newer version"),
        (lambda path: gzip.compress(b"[1, 2]\n[3]\n"), "is not a backup"),
    ],
)
def test_a_damaged_backup_changes_nothing(
    archive: Path, tmp_path: Path, damage: Callable[[Path], bytes], expected: str
):
    bad = tmp_path / "bad.backup"
    bad.write_bytes(damage(archive))
    engine = sqlite_at(tmp_path / "kept.db")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(insert(metadata.tables["users"]).values(id="kept", name="x", language="en", created=1))
    engine.dispose()
    with pytest.raises(Trouble, match=expected):
        restore(engine, tmp_path, bad, force=True)
    assert [row[0] for row in everything(engine)["users"]] == ["kept"]


def test_a_restore_that_fails_on_the_way_is_as_if_it_had_not_begun(
    filled: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from bellona.server.storage import backup

    file, before = tmp_path / "x.backup", everything(filled)
    back_up(filled, tmp_path / "data", file)
    filled.dispose()
    fill = backup.fill

    def failing(connection: Any, table: Any, columns: Any, rows: Any) -> None:
        fill(connection, table, columns, rows)
        if table.name == "actions":
            raise KeyboardInterrupt

    monkeypatch.setattr(backup, "fill", failing)
    with pytest.raises(KeyboardInterrupt):
        restore(filled, tmp_path / "data", file, force=True)
    assert everything(filled) == before


def test_a_backup_that_fails_leaves_the_last_one(filled: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from bellona.server.storage.archive import Writer

    (tmp_path / "out").mkdir()
    file = tmp_path / "out/x.backup"
    back_up(filled, tmp_path / "data", file)
    before = file.read_bytes()

    def failing(self: Writer) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Writer, "finish", failing)
    with pytest.raises(OSError, match="No space"):
        back_up(filled, tmp_path / "data", file)
    assert [path.read_bytes() for path in (tmp_path / "out").iterdir()] == [before]


def test_the_commands_do_it(archive: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    data = tmp_path / "served"
    assert run(["backup", "x", "--data", str(data)]) == 2
    assert "nothing to back up" in capsys.readouterr().err
    assert not data.exists()
    assert run(["restore", str(archive), "--data", str(data), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"]["users"] == 1
    assert run(["restore", str(archive), "--data", str(data)]) == 2
    assert "--force" in capsys.readouterr().err
    assert run(["restore", str(archive), "--data", str(data), "--force"]) == 0
    assert run(["backup", str(tmp_path / "again.backup"), "--data", str(data)]) == 0
    assert run(["restore", str(tmp_path / "none"), "--data", str(data), "--lang", "it"]) == 2
    assert "non si può usare" in capsys.readouterr().err
    assert run(["backup", "x", "--data", str(data), "--config", str(tmp_path / "none.toml"), "--lang", "it"]) == 2
    assert "non si può leggere" in capsys.readouterr().err
