"""Compiling a whole game: every function once, by several processes, what is called before what calls it.

The functions of a game form one graph, so that one game keeps all processors busy. Processes pass compiled code to each
other through the cache: a function is compiled when all that it calls has been, and finds it there.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import parent_process
from threading import Thread
from typing import Any

from .jit import interpreted
from .sources import compiled_modules

Tell = Callable[[int, int], None]
GENTLY = 5
_functions: list[Any] = []
"""In a worker: the functions of the game that it compiles."""


@contextmanager
def workers_for(slug: str, count: int) -> Iterator[Executor | None]:
    """Processes that compile a game, None if one is enough: this one."""
    if count < 2 or interpreted():
        yield None
        return
    with ProcessPoolExecutor(count, initializer=_begin_work, initargs=(slug,)) as pool:
        pool.submit(os.getpid).result()  # all are forked now, before this process starts threads
        yield pool


def compile_game(slug: str, workers: Executor | None, at_once: int, tell: Tell) -> None:
    """Compile the functions of a game whose types are declared; tells how many are done, and of how many."""
    if interpreted():
        return
    functions = functions_of(slug)
    if workers is not None:
        for done in Plan(calls_between(functions)).carried_out(workers, _compile_one, at_once):
            tell(done, len(functions))
        return
    for done, function in enumerate(functions):
        tell(done, len(functions))
        function.settle()


def functions_of(slug: str) -> list[Any]:
    """The compiled functions of a game and of what they call, each after those that it calls."""
    from numba.core.dispatcher import Dispatcher

    from .linking import called_by

    found: dict[int, Any] = {}
    under_way: set[int] = set()

    def visit(dispatcher: Any) -> None:
        if id(dispatcher) in under_way:
            return
        under_way.add(id(dispatcher))
        for called in called_by(dispatcher.py_func):
            visit(called)
        found[id(dispatcher)] = dispatcher

    for module in compiled_modules(slug):
        for thing in list(vars(import_module(module)).values()):
            if isinstance(thing, Dispatcher):
                visit(thing)
    return [dispatcher for dispatcher in found.values() if hasattr(dispatcher, "settle")]


def calls_between(functions: list[Any]) -> list[set[int]]:
    """For each function, the places of those that it calls and that come before it."""
    from .linking import called_by

    places = {id(function): place for place, function in enumerate(functions)}
    calls = [{places.get(id(called), -1) for called in called_by(function.py_func)} for function in functions]
    return [{called for called in each if 0 <= called < place} for place, each in enumerate(calls)]


class Plan:
    """In which order tasks are carried out that depend on earlier ones."""

    def __init__(self, needs: list[set[int]]) -> None:
        self.needs = [set(each) for each in needs]
        self.needed_by: list[list[int]] = [[] for _ in needs]
        for task, each in enumerate(needs):
            for needed in each:
                self.needed_by[needed].append(task)
        self.height = [0] * len(needs)
        """How many tasks wait for a task, one after the other: the higher begin first."""
        for task in reversed(range(len(needs))):
            self.height[task] = 1 + max((self.height[later] for later in self.needed_by[task]), default=0)
        self.ready = [task for task, each in enumerate(needs) if not each]

    def next(self) -> int:
        """The ready task that most others wait for; it is under way from now on."""
        return self.ready.pop(max(range(len(self.ready)), key=lambda place: self.height[self.ready[place]]))

    def finish(self, task: int) -> None:
        """Note that a task is done: what needed only this is ready."""
        for later in self.needed_by[task]:
            self.needs[later].discard(task)
            if not self.needs[later]:
                self.ready.append(later)

    def carried_out(self, pool: Executor, work: Callable[[int], Any], at_once: int) -> Iterator[int]:
        """Carry out every task in a pool, so many at once; yields how many are done."""
        running: dict[Future[Any], int] = {}
        finished = 0
        while self.ready or running:
            while self.ready and len(running) < at_once:
                task = self.next()
                running[pool.submit(work, task)] = task
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                future.result()
                self.finish(running.pop(future))
                finished += 1
            yield finished


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin_work(slug: str) -> None:
    """Prepare a worker: it lives no longer than the process that started it, and too briefly to collect garbage."""
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(GENTLY)  # those who play already go first
    gc.disable()
    _functions[:] = functions_of(slug)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _compile_one(place: int) -> None:
    _functions[place].settle()
