"""Hostile files: every command answers in one sentence with exit status 2, whatever it reads."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import bellona
from bellona.lab.keeping import Kept
from bellona.replays import replay, verify

from .conftest import ZAMA, Outcome

Cli = Callable[..., Outcome]

DEEP = 100_000
JSON: dict[str, bytes] = {
    "empty": b"",
    "binary": bytes(range(256)) * 40,
    "no-utf-8": b'{"game": "\xff\xfe"}',
    "utf-16": '{"game": "latium"}'.encode("utf-16"),
    "truncated": b'{"bellona": 1, "game": "de_bello_punico", "steps": [{"seat"',
    "number": b"7",
    "null": b"null",
    "text": b'"latium"',
    "list": b"[[], {}]",
    "nothing": b"{}",
    "deep-list": b"[" * DEEP,
    "deep-closed": b"[" * DEEP + b"]" * DEEP,
    "deep-object": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "deep-position": b'{"game": "latium", "scenario": "six_kings", "towns": ' + b"[" * 900 + b"]" * 900 + b"}",
    "huge-number": b'{"bellona": ' + b"9" * 6000 + b"}",
    "large-number": b'{"bellona": ' + b"9" * 4000 + b"}",
    "infinite": b'{"bellona": Infinity, "game": NaN}',
    "no-game": b'{"game": 7}',
    "unknown-game": b'{"game": "chess", "scenario": "opening"}',
    "no-scenario": b'{"game": "dbsa", "scenario": ["x"]}',
    "a-file": b'{"game": "dbsa", "scenario": "/etc/shadow.toml"}',
    "unknown-scenario": b'{"game": "latium", "scenario": "' + b"x" * 5000 + b'"}',
    "surrogate": b'{"game": "dbsa", "scenario": "\\ud800"}',
    "terrain": b'{"game": "dbsa", "scenario": "zama", "terrain": {"a": 1}}',
    "line-ends": b'{"game": "dbsa", "scenario": "zama", "a\\nb\\u0000": 1}',
}
TOML: dict[str, bytes] = {
    "binary": bytes(range(256)),
    "no-utf-8": b'a = "\xff"',
    "truncated": b"[types.Ha\ncombat =",
    "deep-list": b"a = " + b"[" * DEEP,
    "deep-closed": b"a = " + b"[" * 20_000 + b"]" * 20_000,
    "deep-key": b"a." * 20_000 + b"b = 1",
    "deep-known": b"types.Ha." + b"a." * 500 + b"b = 1",
    "deep-table": b"types = " + b"{a=" * 20_000,
    "huge-number": b"[types.Ha]\ncombat = " + b"9" * 6000,
    "large-number": b"[types.Ha]\ncombat = 1" + b"0" * 30,
    "date": b"[types.Ha]\ncombat = 1979-05-27",
    "infinite": b"[types.Ha]\ncombat = nan",
    "wrong-kind": b"types = 7",
    "wrong-kinds": b"[types]\nHa = [1, 2]",
    "unknown": b"[moon]\nfull = true",
    "surrogate": b'a = "\\ud800"',
}


def refused(shown: Outcome) -> str:
    """The one sentence of a command that was given something bad."""
    assert shown.status == 2, shown
    assert shown.err.startswith("bellona: ")
    assert shown.err.count("\n") == 1, shown.err
    assert len(shown.err) < 700, shown.err
    assert "Traceback" not in shown.err
    return shown.err


def written(folder: Path, name: str, content: bytes) -> str:
    """A file with this content."""
    path = folder / name
    path.write_bytes(content)
    return str(path)


@pytest.mark.parametrize("name", JSON)
@pytest.mark.parametrize("options", [[], ["--verify"], ["--watch", "--json"]])
def test_replay_refuses_what_is_no_replay(cli: Cli, tmp_path: Path, name: str, options: list[str]):
    refused(cli("replay", written(tmp_path, "hostile.bell.json", JSON[name]), *options))


@pytest.mark.parametrize("name", JSON)
def test_render_refuses_what_is_no_position(cli: Cli, tmp_path: Path, name: str):
    refused(cli("render", written(tmp_path, "hostile.json", JSON[name]), str(tmp_path / "out.svg")))
    assert not (tmp_path / "out.svg").exists()


@pytest.mark.parametrize("name", JSON)
def test_a_game_is_not_resumed_from_what_is_none(cli: Cli, tmp_path: Path, name: str):
    refused(cli("play", "--plain", "--resume", written(tmp_path, "hostile.bell.json", JSON[name])))


@pytest.mark.parametrize("name", TOML)
def test_tables_that_are_none_are_refused(cli: Cli, tmp_path: Path, name: str):
    refused(cli("play", ZAMA, "--plain", "--tables", written(tmp_path, "mine.toml", TOML[name])))


@pytest.mark.parametrize("name", [*TOML, "empty"])
@pytest.mark.parametrize("slug", ["de_bello_punico", "punic_wars", "dbsa", "latium"])
def test_a_scenario_that_is_none_is_refused(cli: Cli, tmp_path: Path, name: str, slug: str):
    own = written(tmp_path, "mine.toml", TOML.get(name, b""))
    refused(cli("play", f"{slug}/{own}", "--plain"))
    refused(cli("sim", f"{slug}/{own}", "--games", "1"))


@pytest.mark.parametrize("name", [name for name in TOML if name not in ("wrong-kind",)])
@pytest.mark.parametrize("command", [["serve"], ["backup", "out.gz"], ["restore", "in.gz"]])
def test_settings_that_are_none_are_refused(cli: Cli, tmp_path: Path, name: str, command: list[str]):
    command = [*command[:1], *(str(tmp_path / word) for word in command[1:])]
    refused(cli(*command, "--config", written(tmp_path, "server.toml", TOML[name])))


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("name", JSON)
def test_restore_refuses_what_is_no_backup(cli: Cli, tmp_path: Path, name: str, packed: bool):
    content = gzip.compress(JSON[name]) if packed else JSON[name]
    refused(cli("restore", written(tmp_path, "backup.gz", content), "--data", str(tmp_path / "data")))


@pytest.mark.parametrize("name", JSON)
def test_sim_does_not_go_on_with_settings_that_are_none(cli: Cli, tmp_path: Path, name: str):
    written(tmp_path, "settings.json", JSON[name])
    refused(cli("sim", "beneventum", "--games", "1", "--bots", "random,random", "--out", str(tmp_path)))


@pytest.mark.parametrize("name", JSON)
def test_games_kept_by_an_interrupted_run_are_left_out_if_they_are_none(tmp_path: Path, name: str):
    written(tmp_path, "games.jsonl", JSON[name])
    assert list(Kept(tmp_path, {}).read(seed=1, games=10)) == []


# Replays and the files they name


@pytest.fixture
def own(tmp_path: Path) -> tuple[Path, Path]:
    """A replay that was played with custom tables, and those tables."""
    tables = Path(written(tmp_path, "mine.toml", b"[types.Ha]\ncombat = 5\n"))
    match = bellona.game("de_bello_punico").start("zama", seed=1, tables=tables)
    match.play("suggested")
    match.save(tmp_path / "own.bell.json")
    return tmp_path / "own.bell.json", tables


def changed(path: Path, **fields: Any) -> str:
    """A replay with other fields."""
    return written(path.parent, "changed.bell.json", json.dumps(json.loads(path.read_text()) | fields).encode())


def test_a_replay_carries_the_values_of_its_tables(own: tuple[Path, Path]):
    path, tables = own
    assert json.loads(path.read_text())["tables"] == {"file": "mine.toml", "values": {"types": {"Ha": {"combat": 5}}}}
    tables.unlink()
    match = replay(path)
    assert cast(Any, match.setting).tables.types["Ha"].combat == 5
    assert verify(path).steps == 1
    match.save(path.with_name("again.bell.json"))
    assert replay(path.with_name("again.bell.json")).fingerprint() == match.fingerprint()


def test_a_file_that_only_a_replay_names_is_not_read(cli: Cli, own: tuple[Path, Path]):
    path, tables = own
    old = changed(path, tables=str(tables))
    assert "--tables FILE" in refused(cli("replay", old))
    assert "--tables FILE" in refused(cli("render", old, str(path.with_name("out.svg"))))
    assert "--tables FILE" in refused(cli("play", "--plain", "--resume", old))
    assert cli("replay", old, "--tables", str(tables), "--json").document["steps"] == 1
    assert cli("render", old, str(path.with_name("out.svg")), "--tables", str(tables)).status == 0


@pytest.mark.parametrize("tables", [7, True, [1], {"file": 1, "values": {}}, {"file": "x", "values": [1]}, {"x": 1}])
def test_tables_of_a_replay_that_are_none_are_refused(cli: Cli, own: tuple[Path, Path], tables: Any):
    assert "'tables' is damaged" in refused(cli("replay", changed(own[0], tables=tables)))


def test_tables_of_a_replay_are_checked_like_any_others(cli: Cli, own: tuple[Path, Path]):
    deep: Any = 1
    for _ in range(200):
        deep = {"a": deep}
    for values in ({"types": {"Ha": {"combat": 10**40}}}, {"moon": 1}, {"types": {"Ha": deep}}, {"types": 3}):
        refused(cli("replay", changed(own[0], tables={"file": "x", "values": values})))


def test_a_scenario_that_only_a_replay_names_is_not_read(cli: Cli, own: tuple[Path, Path]):
    assert "--scenario FILE" in refused(cli("replay", changed(own[0], scenario="/etc/secret.toml", tables=None)))


@pytest.mark.parametrize(
    "fields",
    [
        {"position": []},
        {"position": {"game": "latium"}},
        {"position": {"game": "de_bello_punico", "scenario": "/etc/secret.toml"}},
        {"seed": "xyz"},
        {"seed": "00" * 100_000 + "0"},
        {"ruleset": 10**30},
        {"game": "x" * 5000},
        {"game": "../latium"},
        {"scenario": "x" * 5000},
        {"scenario": "\ud800"},
        {"commitment": "\n" * 50},
        {"fingerprint": "\u0000"},
        {"steps": [7]},
        {"steps": [{"action": 7}]},
        {"steps": [{"seat": [], "action": "suggested"}]},
        {"steps": [{"seat": "rome", "action": "\u0000"}]},
        {"steps": [{"seat": "rome", "action": "x" * 9000}]},
        {"steps": [{"seat": "rome", "action": "suggested", "rolls": 7}]},
        {"steps": [{"seat": "rome", "action": "suggested", "rolls": [7, "x", None]}]},
        {"steps": [{"seat": "rome", "action": "suggested", "rolls": [10**40]}]},
        {"steps": [{"seat": "rome", "action": "suggested", "rolls": [[]]}]},
        {"steps": [{"seat": "rome", "action": "suggested", "rolls": [1] * 9999}]},
    ],
    ids=lambda fields: json.dumps(fields)[:50],
)
def test_a_replay_with_one_bad_field_is_refused(cli: Cli, own: tuple[Path, Path], fields: dict[str, Any]):
    verified = ["--verify"] if "commitment" in fields else []
    refused(cli("replay", changed(own[0], **fields), *verified))
