"""Without its extras the program plays, simulates and explains rules, and says what a command is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

from bellona.cli.extras import EXTRA_OF

BARE = """
import sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


sys.meta_path.insert(0, Missing())
"""
COMMAND = """
from bellona.cli.main import run

sys.exit(run(sys.argv[1:]))
"""
SERVED = """
import asyncio
from bellona.server.app import create_app
from bellona.server.config import load_config

app = create_app(load_config(data=sys.argv[1]))


async def start_and_stop():
    async with app.router.lifespan_context(app):
        print(app.state.server.database.dialect.name)


if __name__ == "__main__":
    asyncio.run(start_and_stop())
"""
NOT_SERVER = tuple(module for module, extra in EXTRA_OF.items() if extra != "server")


def bare(*arguments: str, missing: tuple[str, ...] = tuple(EXTRA_OF)) -> subprocess.CompletedProcess[str]:
    """The command where no extra is installed."""
    return run_bare(COMMAND, *arguments, missing=missing)


def run_bare(code: str, *arguments: str, missing: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Code that is run where some modules are not installed."""
    command = [sys.executable, "-c", BARE.format(missing=set(missing)) + code, *arguments]
    environ = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("rules", "de_bello_punico", "10.4c"),
        ("sim", "de_bello_punico/beneventum", "--bots", "random,random", "--games", "1"),
        ("play", "de_bello_punico/zama", "--plain", "--seed", "1"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_library_and_its_commands_need_no_extra(arguments: tuple[str, ...]) -> None:
    done = bare(*arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [(("serve",), "server"), (("backup", "x"), "server"), (("restore", "x"), "server")],
    ids=lambda value: value[0] if isinstance(value, tuple) else value,
)
def test_a_command_without_its_extra_says_what_brings_it(
    tmp_path: Path, arguments: tuple[str, ...], extra: str
) -> None:
    done = bare(*arguments, "--data", str(tmp_path))
    assert done.returncode == 2
    assert f"pip install 'bellona[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_server_on_sqlite_needs_no_other_extra(tmp_path: Path) -> None:
    done = run_bare(SERVED, str(tmp_path), missing=NOT_SERVER)
    assert (done.returncode, done.stdout.strip()) == (0, "sqlite"), done.stderr


def test_a_server_on_postgresql_without_its_driver_says_what_brings_it(tmp_path: Path) -> None:
    config = tmp_path / "bellona.toml"
    config.write_text('database_url = "postgresql://bellona:x@127.0.0.1:1/nowhere"')
    done = bare("serve", "--data", str(tmp_path), "--config", str(config), missing=NOT_SERVER)
    assert done.returncode == 2
    assert "pip install 'bellona[postgres]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_every_extra_that_is_named_exists() -> None:
    known = {line.partition("extra ==")[2].strip(" '\"") for line in requires("bellona") or () if "extra ==" in line}
    assert set(EXTRA_OF.values()) <= known
