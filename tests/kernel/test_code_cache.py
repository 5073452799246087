"""Compiled code on disk: damaged files are compiled again, and nothing is written outside the cache."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bellona.kernel import jit
from bellona.kernel.code_cache import SEAL
from bellona.kernel.doors import SUFFIX
from bellona.registry import game_slugs

pytestmark = pytest.mark.skipif(jit.interpreted(), reason="nothing is compiled")

DOUBLING = """
import sys

exec(sys.argv[1])
from bellona.kernel.jit import kernel


@kernel
def double(number: int) -> int:
    return 2 * number


print(double(21), sum(double.stats.cache_hits.values()))
"""
SIDE_BY_SIDE = """
import sys
from concurrent.futures import ThreadPoolExecutor
from bellona.match import game
from bellona.registry import scenarios_of


def opened(slug):
    return game(slug).start(scenarios_of(slug)[0], seed=1)


with ThreadPoolExecutor(4) as pool:
    for match in pool.map(opened, sys.argv[1:]):
        assert match.legal(match.seat)

from numba.core.dispatcher import Dispatcher
from bellona.kernel.jit import cache_folder

for name, module in list(sys.modules.items()):
    if name.startswith("bellona."):
        for thing in vars(module).values():
            if isinstance(thing, Dispatcher):
                assert thing.stats.cache_path == str(cache_folder(thing.py_func.__module__)), thing
"""


@pytest.fixture
def doubling(tmp_path: Path) -> Callable[..., str]:
    """Runs a small compiled function in a separate process with a separate cache; result and cache hits.

    Its further arguments are executed before anything is compiled.
    """
    script = tmp_path / "doubling.py"
    script.write_text(DOUBLING)

    def run(first: str = "") -> str:
        environ = os.environ | {"BELLONA_CACHE": str(tmp_path / "cache")}
        command = [sys.executable, str(script), first]
        return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout

    return run


def compiled_files(tmp_path: Path) -> tuple[Path, Path]:
    """The files of the function, and of its door."""
    inner, door = sorted((tmp_path / "cache").rglob("*.nbc"), key=lambda path: SUFFIX in path.name)
    assert SUFFIX in door.name
    return inner, door


def test_the_next_process_finds_what_was_compiled(tmp_path: Path, doubling: Callable[[], str]) -> None:
    assert doubling() == "42 0\n"
    assert doubling() == "42 1\n"
    assert all(path.is_file() for path in compiled_files(tmp_path))


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[: len(content) // 2],
        lambda content: content[:-1] + bytes([content[-1] ^ 1]),
        lambda content: bytes(len(content)),
    ],
    ids=["emptied", "cut short", "one bit", "zeroed"],
)
def test_a_damaged_file_is_compiled_anew(
    tmp_path: Path, doubling: Callable[[], str], damage: Callable[[bytes], bytes]
) -> None:
    doubling()
    inner, door = compiled_files(tmp_path)
    inner.write_bytes(damage(inner.read_bytes()))
    assert doubling() == "42 0\n"
    whole = door.read_bytes()
    door.write_bytes(damage(whole))
    assert doubling() == "42 1\n"
    assert len(door.read_bytes()) == len(whole)
    assert doubling() == "42 1\n"


def test_where_nothing_can_be_written_the_rules_run_all_the_same(tmp_path: Path, doubling: Callable[[], str]) -> None:
    (tmp_path / "cache").write_text("no folder")
    assert doubling() == "42 0\n"


def test_what_another_compiler_has_written_is_compiled_anew(tmp_path: Path, doubling: Callable[..., str]) -> None:
    doubling()
    assert doubling("from bellona.kernel import shipped; shipped.version = lambda name: '0.1'") == "42 0\n"
    assert doubling() == "42 1\n"


def test_what_cannot_be_read_back_is_compiled_anew(tmp_path: Path, doubling: Callable[..., str]) -> None:
    """A file that is whole, and holds something else than is expected today."""
    doubling()
    path, _ = compiled_files(tmp_path)
    payload = pickle.dumps(("something", "else"))
    path.write_bytes(SEAL(payload).digest() + payload)
    assert doubling() == "42 0\n"
    assert doubling() == "42 1\n"


def test_where_nothing_can_be_written_a_game_is_not_remembered_as_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("no folder")
    monkeypatch.setenv("BELLONA_CACHE", str(tmp_path / "cache"))
    jit.mark_warm("de_bello_punico")
    assert not jit.is_warm("de_bello_punico")


def test_a_function_that_could_not_be_compiled_once_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def three_times(number: int) -> int:
        return 3 * number

    def fails(*_: object) -> None:
        raise MemoryError

    triple: Any = jit.kernel(three_times)
    with monkeypatch.context() as patch:
        patch.setattr(triple, "compile", fails)
        with pytest.raises(MemoryError):
            triple(14)
    assert triple(np.int16(14)) == 42
    assert len(triple.signatures) == 1
    assert str(triple.signatures[0][0]) == "int64", "held to what it declares, as if nothing had happened"


def test_games_opened_side_by_side_write_nothing_into_the_working_directory(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SIDE_BY_SIDE, *game_slugs()]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert list(tmp_path.iterdir()) == []
