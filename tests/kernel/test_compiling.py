"""A game is compiled by several processes: each function once, after those it calls, and what is wanted first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bellona.kernel import compiling
from bellona.kernel.compiling import Plan, calls_between, functions_of
from bellona.kernel.jit import interpreted
from bellona.kernel.linking import called_by

DIAMOND: list[set[int]] = [set(), {0}, {0}, {1, 2}, set(), {4}]


def test_tasks_follow_what_they_need_and_the_longest_way_begins_first() -> None:
    plan = Plan(DIAMOND)
    assert plan.begin() == 0, "three wait for it, one after the other"
    assert plan.begin() == 4
    assert plan.ready == set()
    plan.finish(0)
    assert {plan.begin(), plan.begin()} == {1, 2}
    plan.finish(1)
    assert plan.ready == set()
    plan.finish(2)
    assert plan.ready == {3}


def test_what_is_wanted_goes_first_with_everything_it_needs() -> None:
    plan = Plan(DIAMOND)
    plan.want([5])
    assert plan.wanted == {4, 5}
    assert plan.begin() == 4
    plan.finish(4)
    assert plan.begin() == 5
    plan.finish(5)
    assert not plan.wanted
    plan.want([5])
    assert not plan.wanted, "it is done"
    assert plan.begin() == 0


@pytest.mark.skipif(interpreted(), reason="nothing is compiled")
def test_the_functions_of_a_game_come_after_those_they_call() -> None:
    functions = functions_of("de_bello_punico")
    places = {id(function): place for place, function in enumerate(functions)}
    assert len(places) == len(functions) > 300
    calls = calls_between(functions)
    for place, function in enumerate(functions):
        assert {places[id(other)] for other in called_by(function.py_func)} - {place} == calls[place], function
    modules = {function.py_func.__module__ for function in functions}
    assert not any(".games." in name and "de_bello_punico" not in name for name in modules)


WORK = """
import os
from bellona.kernel import compiling
from bellona.kernel.jit import kernel

compiling.compiled_modules = lambda slug: [__name__]
compiling.processors = lambda: 2
parent = os.getpid()


@kernel
def first(number: int) -> int:
    return number + 1


@kernel
def left(number: int) -> int:
    return first(number) * 2


@kernel
def right(number: int) -> int:
    return first(number) * 3


@kernel
def last(number: int) -> int:
    return left(number) + right(number)


{more}
with compiling.all_processors("small"):
    print(last(1))
hits = [sum(function.stats.cache_hits.values()) for function in (first, left, right, last)]
print(*hits)
"""
FAILING = "left.settle = lambda: print(1 / 0) if os.getpid() != parent else None"


SLEEPING = """
with compiling.all_processors("small"):
    print("begun", flush=True)
    input()
"""


def begin(tmp_path: Path, more: str = "") -> subprocess.Popen[str]:
    """A process that compiles with two workers; `more` is executed before."""
    script = tmp_path / "work.py"
    script.write_text(WORK.format(more=more))
    environ = os.environ | {"BELLONA_CACHE": str(tmp_path / "cache")}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, str(script)], env=environ, stdin=pipe, stdout=pipe, text=True)


def run(tmp_path: Path, more: str = "") -> list[str]:
    """What it says."""
    with begin(tmp_path, more) as process:
        said, _ = process.communicate()
    assert process.returncode == 0
    return said.splitlines()


forking = pytest.mark.skipif(
    interpreted() or sys.platform != "linux", reason="nothing is compiled, or processes do not fork"
)


@forking
def test_workers_compile_every_function_once_and_python_finds_them(tmp_path: Path) -> None:
    assert run(tmp_path) == ["10", "0 0 0 1"], "the others are inlined in the last"
    files = [path.name for path in (tmp_path / "cache").rglob("*.nbc")]
    assert len(files) == 5, "four functions, and the door of the one that Python calls"


@forking
def test_when_a_worker_fails_the_process_compiles_by_itself(tmp_path: Path) -> None:
    assert run(tmp_path, FAILING)[0] == "10"


@forking
def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    with begin(tmp_path, SLEEPING) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        process.kill()
        process.communicate(timeout=60)  # workers hold the other end of the pipe as long as they live


def test_one_processor_compiles_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "processors", lambda: 1)
    monkeypatch.setattr(compiling, "Crew", lambda *_: pytest.fail("there is nobody to help"))
    with compiling.all_processors("de_bello_punico"):
        pass
