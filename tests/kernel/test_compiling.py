"""A whole game is compiled by several processes, each function once, and after those that it calls."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bellona.kernel.compiling import Plan, calls_between, compile_game, functions_of, processors, workers_for
from bellona.kernel.jit import interpreted
from bellona.kernel.linking import called_by

DIAMOND: list[set[int]] = [set(), {0}, {0}, {1, 2}, set()]


def test_tasks_follow_what_they_need_and_the_longest_way_begins_first() -> None:
    plan = Plan(DIAMOND)
    assert plan.next() == 0, "three wait for it, one after the other; none for the last"
    plan.finish(0)
    assert sorted((plan.next(), plan.next(), plan.next())) == [1, 2, 4]
    plan.finish(1)
    assert plan.ready == []
    plan.finish(2)
    assert plan.ready == [3]


def test_every_task_is_carried_out_once_and_two_at_a_time() -> None:
    order: list[int] = []
    met = threading.Barrier(2, timeout=20)

    def work(task: int) -> None:
        if task in (1, 2):
            met.wait()  # each waits for the other: one alone would wait in vain
        order.append(task)

    with ThreadPoolExecutor(3) as pool:
        assert list(Plan(DIAMOND).carried_out(pool, work, 3))[-1] == len(DIAMOND)
    assert sorted(order) == list(range(len(DIAMOND)))
    assert all(order.index(needed) < order.index(task) for task, each in enumerate(DIAMOND) for needed in each)


def test_a_task_that_fails_is_reported() -> None:
    def fails(task: int) -> None:
        raise MemoryError

    with ThreadPoolExecutor(1) as pool, pytest.raises(MemoryError):
        list(Plan(DIAMOND).carried_out(pool, fails, 1))


@pytest.mark.skipif(interpreted(), reason="nothing is compiled")
def test_the_functions_of_a_game_come_after_those_that_they_call() -> None:
    functions = functions_of("de_bello_punico")
    places = {id(function): place for place, function in enumerate(functions)}
    assert len(places) == len(functions) > 300
    calls = calls_between(functions)
    for place, function in enumerate(functions):
        called = {places[id(other)] for other in called_by(function.py_func)} - {place}
        assert called == calls[place], function
    assert not any(".games." in name and "de_bello_punico" not in name for name in modules_of(functions))


def modules_of(functions: list[Any]) -> set[str]:
    return {function.py_func.__module__ for function in functions}


def test_one_processor_compiles_in_this_process() -> None:
    with workers_for("de_bello_punico", 1) as pool:
        assert pool is None
    assert processors() >= 1


WORK = """
import sys
from bellona.kernel import compiling
from bellona.kernel.jit import kernel

{functions}

if __name__ == "__main__":
    with compiling.workers_for("small", 2) as pool:
        compiling.compile_game("small", pool, 3, lambda done, total: print(done, total))
    print(last(1), sum(last.stats.cache_hits.values()))
"""
CHAIN = "@kernel\ndef {name}(number: int) -> int:\n    return {body}\n"
LINKED = """
compiling.compiled_modules = lambda slug: [__name__]
"""


@pytest.mark.skipif(interpreted() or sys.platform != "linux", reason="nothing is compiled, or processes do not fork")
def test_two_processes_compile_every_function_once_and_the_parent_finds_them(tmp_path: Path) -> None:
    bodies = {"first": "number + 1", "left": "first(number) * 2", "right": "first(number) * 3"}
    bodies["last"] = "left(number) + right(number)"
    functions = "\n".join(CHAIN.format(name=name, body=body) for name, body in bodies.items()) + LINKED
    script = tmp_path / "work.py"
    script.write_text(WORK.format(functions=functions))
    environ = os.environ | {"BELLONA_CACHE": str(tmp_path / "cache")}
    done = subprocess.run([sys.executable, str(script)], env=environ, check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert lines[-1] == "10 1"
    assert lines[-2] == "4 4"
    assert len(list((tmp_path / "cache").rglob("*.nbc"))) == len(bodies)


def test_nothing_is_compiled_where_rules_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    with workers_for("de_bello_punico", 2) as pool:
        assert pool is None
        compile_game("de_bello_punico", pool, 3, lambda *_: pytest.fail("nothing is compiled"))
