"""The first start of an installation."""

from __future__ import annotations

import subprocess
import sys
import threading
from contextlib import nullcontext
from pathlib import Path

import pytest

from bellona.cli import warmup
from bellona.kernel.jit import is_warm
from bellona.kernel.sources import functions_to_compile
from bellona.registry import game_slugs


def test_a_warm_installation_starts_at_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(warmup, "is_warm", lambda slug: True)
    monkeypatch.setattr(warmup, "exercise", lambda slug, scenario: pytest.fail("this is not needed"))
    warmup.warm_up("de_bello_punico", "zama")
    assert capsys.readouterr() == ("", "")


def test_a_cold_installation_is_compiled_once_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    monkeypatch.setenv("BELLONA_CACHE", str(tmp_path))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    done: list[str] = []
    monkeypatch.setattr(warmup, "all_processors", lambda slug: nullcontext())
    monkeypatch.setattr(warmup, "play_first_steps", lambda *place: done.append("first steps"))
    monkeypatch.setattr(warmup, "exercise", lambda *place: done.append("the rest"))
    for _ in range(2):
        warmup.warm_up("de_bello_punico", "zama", lambda: done.append("playable"))
    assert done == ["first steps", "playable", "the rest"]
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("once per installation") == 1
    assert is_warm("de_bello_punico")
    assert not is_warm("punic_wars")


def test_an_interrupted_compilation_is_not_taken_for_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def interrupted(slug: str, scenario: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("BELLONA_CACHE", str(tmp_path))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(warmup, "all_processors", lambda slug: nullcontext())
    monkeypatch.setattr(warmup, "play_first_steps", lambda *place: None)
    monkeypatch.setattr(warmup, "exercise", interrupted)
    with pytest.raises(KeyboardInterrupt):
        warmup.warm_up("de_bello_punico", "zama")
    assert not is_warm("de_bello_punico")


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_processes_do_not_compile_a_game_at_the_same_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("BELLONA_CACHE", str(tmp_path))
    order: list[str] = []

    def second() -> None:
        with warmup.alone("de_bello_punico"):
            order.append("second")

    waiting = threading.Thread(target=second)
    with warmup.alone("de_bello_punico"):
        waiting.start()
        waiting.join(0.1)
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]


def test_where_nothing_can_be_locked_a_game_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "cache").write_text("no folder")
    monkeypatch.setenv("BELLONA_CACHE", str(tmp_path / "cache"))
    with warmup.alone("de_bello_punico"):
        pass


def test_every_entry_point_is_called():
    warmup.play_first_steps("de_bello_punico", "zama")
    warmup.exercise("de_bello_punico", "zama")


@pytest.mark.parametrize("slug", game_slugs()[:4])
def test_nothing_is_left_to_be_compiled_by_games_that_tell_how_balanced_a_scenario_is(slug: str):
    command = [sys.executable, "-m", "tests.doors_of_the_laboratory", slug]
    asked = subprocess.run(command, capture_output=True, text=True)
    assert (asked.returncode, asked.stdout.split()) == (0, []), asked.stderr


def test_progress_counts_functions(monkeypatch: pytest.MonkeyPatch):
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(warmup, "LOOK_EVERY", 0.001)
    monkeypatch.setattr(warmup, "functions_compiled", lambda slug: 7)
    with warmup.counting("de_bello_punico", lambda done, total: told.append((done, total))):
        while not told:
            pass
    assert told[0] == (7, functions_to_compile("de_bello_punico"))
    assert told[0][1] > 200
