"""Compiling a game with all processors: every function once, what is called before what calls it.

The functions of a game form one graph, so that a single game keeps all processors busy. Workers pass compiled code to
each other through the cache: a function is compiled when everything it calls has been, and finds it there. When Python
calls a function, what that function needs goes before everything else; the rest of the game is compiled meanwhile, as
far as there is time.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from threading import Condition, Thread
from typing import Any

from .jit import interpreted, prepare_with
from .sources import compiled_modules

GENTLY = 5
"""How much workers step back: those who play already go first."""
_functions: list[Any] = []
"""In a worker: the functions of the game that it compiles."""


@contextmanager
def all_processors(slug: str) -> Iterator[None]:
    """While a block uses a game, compile what it calls with all processors."""
    count = processors()
    if count < 2 or interpreted():
        yield
        return
    crew = Crew(slug, count)
    prepare_with(crew.prepare)
    try:
        yield
    finally:
        prepare_with(None)
        crew.dismiss()


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def functions_of(slug: str) -> list[Any]:
    """The compiled functions of a game and of what they call, each after those it calls."""
    from numba.core.dispatcher import Dispatcher

    modules = [vars(import_module(module)) for module in compiled_modules(slug)]
    named = (thing for names in modules for thing in list(names.values()) if isinstance(thing, Dispatcher))
    return [function for function in in_order_of_calls(named) if hasattr(function, "settle")]


def in_order_of_calls(functions: Iterable[Any]) -> list[Any]:
    """Compiled functions and everything they call, directly or indirectly, each after those it calls."""
    from .linking import called_by

    found: dict[int, Any] = {}
    under_way: set[int] = set()

    def visit(function: Any) -> None:
        if id(function) not in under_way:
            under_way.add(id(function))
            for called in called_by(function.py_func):
                visit(called)
            found[id(function)] = function

    for function in functions:
        visit(function)
    return list(found.values())


def calls_between(functions: list[Any]) -> list[set[int]]:
    """For each function, the places of those that it calls and that come before it."""
    from .linking import called_by

    places = {id(function): place for place, function in enumerate(functions)}
    calls = [{places.get(id(called), -1) for called in called_by(function.py_func)} for function in functions]
    return [{called for called in each if 0 <= called < place} for place, each in enumerate(calls)]


class Plan:
    """The order of tasks that need earlier ones: first what is wanted, and of that what most others wait for."""

    def __init__(self, needs: list[set[int]]) -> None:
        self.needs = needs
        self.left = [set(each) for each in needs]
        self.needed_by: list[list[int]] = [[] for _ in needs]
        for task, each in enumerate(needs):
            for needed in each:
                self.needed_by[needed].append(task)
        self.height = [0] * len(needs)
        """How many tasks wait for a task, one after the other."""
        for task in reversed(range(len(needs))):
            self.height[task] = 1 + max((self.height[later] for later in self.needed_by[task]), default=0)
        self.ready = {task for task, each in enumerate(needs) if not each}
        self.wanted: set[int] = set()
        """Tasks that somebody waits for and that are not done."""
        self.done: set[int] = set()

    def want(self, tasks: Iterable[int]) -> None:
        """Put tasks, and everything they need, before the others."""
        ahead = list(tasks)
        while ahead:
            task = ahead.pop()
            if task not in self.wanted and task not in self.done:
                self.wanted.add(task)
                ahead.extend(self.needs[task])

    def begin(self) -> int:
        """The ready task that comes next; it is under way from now on."""
        task = max(self.ready, key=lambda one: (one in self.wanted, self.height[one]))
        self.ready.remove(task)
        return task

    def finish(self, task: int) -> None:
        """Note that a task is done: what needed only this is ready."""
        self.done.add(task)
        self.wanted.discard(task)
        for later in self.needed_by[task]:
            self.left[later].discard(task)
            if not self.left[later]:
                self.ready.add(later)


class Crew:
    """Worker processes that compile the functions of one game according to a plan."""

    def __init__(self, slug: str, count: int) -> None:
        functions = functions_of(slug)
        self.places = {id(function): place for place, function in enumerate(functions)}
        self.plan = Plan(calls_between(functions))
        self.at_once = count + 1
        self.under_way = 0
        self.is_working = True
        self.news = Condition()
        forking = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self.pool = ProcessPoolExecutor(count, forking, _begin_work, (slug,))
        self.pool.submit(os.getpid).result()  # all are forked now, before this process starts threads

    def prepare(self, function: Any) -> None:
        """Wait until everything that a function calls has been compiled; without workers, there is no need to wait."""
        behind = {self.places.get(id(called), -1) for called in in_order_of_calls([function])} - {-1}
        with self.news:
            self.plan.want(behind)
            self._give_work()
            self.news.wait_for(lambda: not self.plan.wanted or not self.is_working)

    def dismiss(self) -> None:
        """End the workers after the functions they have begun."""
        with self.news:
            self.is_working = False
        self.pool.shutdown(cancel_futures=True)

    def _give_work(self) -> None:
        while self.is_working and self.plan.ready and self.under_way < self.at_once:
            task = self.plan.begin()
            self.under_way += 1
            self.pool.submit(_compile_one, task).add_done_callback(partial(self._take, task))

    def _take(self, task: int, future: Future[None]) -> None:
        """Note a result; if a function could not be compiled, leave the rest to the process that needs it."""
        with self.news:
            self.under_way -= 1
            if future.cancelled() or future.exception() is not None:
                self.is_working = False
            else:
                self.plan.finish(task)
                self._give_work()
            self.news.notify_all()


def _begin_work(slug: str) -> None:
    """Prepare a worker: it lives no longer than the process that started it, and too briefly to collect garbage."""
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    gc.disable()
    _functions[:] = functions_of(slug)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _compile_one(place: int) -> None:
    _functions[place].settle()
