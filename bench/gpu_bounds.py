"""What bounds games on a GPU, as far as the rules tell without one: 32 random games side by side, read line by line.

    python -m bench.gpu_bounds [GAME/SCENARIO ...] [--decisions 40] [--apart 200]

The rules run interpreted. Every thread of a warp begins somewhere in a game of its own, and then all make so many
decisions, each with the complete list. Counted are the lines of the rules that run, and what they read and write.

`together` is how many of the 32 threads a line serves on average if those that reach it by the same way of calls always
wait for each other: the best that a GPU could do with these games. `dealt` is the same if the games of many warps are
dealt anew before each half of a decision: to list and choose by the question, to carry out by the verb. `sectors` are
the pieces of 32 bytes that a decision touches, each counted once: what comes from memory at least if a cache keeps
nothing from one decision to the next.
Values that compiled code holds in registers are counted as often as the rules name them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from types import FrameType
from typing import Any, TypeAlias

import numpy as np

from bellona.batches import runner_of
from bellona.gamekit.batch_kernels import RANDOM
from bellona.kernel import record
from bellona.kernel.dice import Dice
from bellona.kernel.jit import interpreted
from bellona.kernel.log import Log
from bellona.kernel.record import one

from .gpu_kit.contents import NAMES

WARP, SECTOR = 32, 32
SOURCES = f"{os.sep}bellona{os.sep}"
PLUMBING = f"kernel{os.sep}record.py"


class Lines:
    """The lines that run, each with the way of calls that leads to it."""

    def __init__(self) -> None:
        self.found: Counter[tuple[int, int]] = Counter()
        self._ways: dict[tuple[int, Any, int], int] = {}
        self._stack = [0]

    def __enter__(self) -> Lines:
        self.found = Counter()
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        file = frame.f_code.co_filename
        if SOURCES not in file or file.endswith(PLUMBING):
            return None
        caller = frame.f_back.f_lineno if frame.f_back else 0
        self._stack.append(self._ways.setdefault((self._stack[-1], frame.f_code, caller), len(self._ways) + 1))
        return self._within

    def _within(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            self.found[self._stack[-1], frame.f_lineno] += 1
        elif event == "return":
            self._stack.pop()
        return self._within


class Touched:
    """What is read and written, by the memory that it belongs to."""

    def __init__(self) -> None:
        self.places: dict[str, tuple[int, int]] = {}
        self.reads: Counter[str] = Counter()
        self.writes: Counter[str] = Counter()
        self.sectors: Counter[str] = Counter()
        self._now: set[tuple[str, int]] = set()
        _watch(self)

    def note(self, address: int, size: int, counted: Counter[str]) -> None:
        """A read or a write."""
        for name, (first, length) in self.places.items():
            if first <= address < first + length:
                counted[name] += 1
                ends = (address - first) // SECTOR, (address + size - 1 - first) // SECTOR
                self._now.update((name, sector) for sector in range(ends[0], ends[1] + 1))
                return

    def settle(self) -> None:
        """A decision has been made."""
        self.sectors.update(name for name, _ in self._now)
        self._now.clear()


def _address(memory: Any) -> int:
    found: int = memory.__array_interface__["data"][0]
    return found


def span(memory: Any) -> tuple[int, int]:
    """Where a record lies, and its size."""
    return _address(memory), memory.nbytes


def _watch(touched: Touched) -> None:
    """Have records and their arrays of numbers tell what is read and written."""
    for declared in record.Record.__subclasses__():
        layout: Any = record.dtype_of(declared)
        for name in layout.names:
            kind, offset = layout.fields[name][:2]
            if kind.shape == () and kind.names is None:
                setattr(declared, name, _watched(declared.__dict__[name], offset, kind.itemsize, touched))
    get, put = record.Integers.__getitem__, np.ndarray.__setitem__

    def read(self: Any, place: Any) -> Any:
        touched.note(*_element(self, place), touched.reads)
        return get(self, place)

    def write(self: Any, place: Any, value: Any) -> None:
        touched.note(*_element(self, place), touched.writes)
        put(self, place, value)

    record.Integers.__getitem__, record.Integers.__setitem__ = read, write  # type: ignore[method-assign]


def _watched(plain: property, offset: int, size: int, touched: Touched) -> property:
    def read(self: Any) -> Any:
        touched.note(_address(self) + offset, size, touched.reads)
        return plain.fget(self)  # type: ignore[misc]

    def write(self: Any, value: Any) -> None:
        touched.note(_address(self) + offset, size, touched.writes)
        plain.fset(self, value)  # type: ignore[misc]

    return property(read, write)


def _element(array: Any, place: Any) -> tuple[int, int]:
    """Where an element lies, and its size; of a part of an array its beginning and the whole of it."""
    places = place if isinstance(place, tuple) else (place,)
    if any(isinstance(each, slice) for each in places):
        return _address(array), array.nbytes
    steps = (
        int(each) % length * stride for each, length, stride in zip(places, array.shape, array.strides, strict=False)
    )
    return _address(array) + sum(steps), array.itemsize


class Thread:
    """A thread of the warp: its game, and what it has for itself."""

    def __init__(self, runner: Any, seed: int) -> None:
        self.runner, self.seed = runner, seed
        engine = runner.setting.engine
        self.choices: Any = one(engine.choices)
        self.own, self.log, self.scratch = one(Dice), one(Log), one(engine.scratch)
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self.seed += WARP
        self.position: Any = one(self.runner.setting.engine.position)
        self.dice: Any = one(Dice)
        self.dice.key, self.own.key = record.u8(self.seed), record.u8(self.seed + (1 << 40))
        self.runner.kernels.names["begin"](self.runner.world, self.position, self.dice, self.log)

    def memory(self) -> dict[str, Any]:
        """What a decision may touch."""
        return {"position": self.position, "list": self.choices, "dice": self.dice, "own dice": self.own}

    def choose(self) -> int:
        """List all legal actions, and choose one by chance."""
        names, world = self.runner.kernels.names, self.runner.world
        if names["over"](self.position):
            self.begin()
        place: int = names["choose"](world, self.position, self.choices, RANDOM, self.own, self.scratch)
        return place

    def carry_out(self, place: int) -> None:
        """Carry out what was chosen."""
        self.log.count = self.dice.count = 0
        names, world = self.runner.kernels.names, self.runner.world
        names["apply"](world, self.position, self.choices.actions[place], self.dice, self.log)


def warps(name: str, decisions: int, apart: int, count: int) -> dict[str, Any]:
    """Decisions of some warps, counted."""
    runner: Any = runner_of(name)
    chance, lines, touched = Random(1), Lines(), Touched()
    threads = [Thread(runner, number) for number in range(WARP * count)]
    for thread in threads:
        for _ in range(chance.randrange(apart + 1)):
            thread.carry_out(thread.choose())
    run = longest = served = dealt = 0
    for _ in range(decisions):
        halves = [counted(thread, lines, touched) for thread in threads]
        for warp in grouped([(0, choosing + acting) for _, choosing, _, acting in halves]):
            run += sum(found.total() for found in warp)
            longest += max(found.total() for found in warp)
            served += together(warp)
        dealt += sum(map(together, grouped([(ask, choosing) for ask, choosing, _, _ in halves])))
        dealt += sum(map(together, grouped([(verb, acting) for _, _, verb, acting in halves])))
    made = decisions * len(threads)
    told = {"game": name, "decisions": made, "lines": run / made, "lines of the longest": WARP * longest / made}
    told |= {"lines of the warp": WARP * served / made, "together": run / served}
    told |= {"lines of the warp, dealt": WARP * dealt / made, "dealt": run / dealt}
    return told | {
        kind: {place: round(count / made, 1) for place, count in sorted(counts.items())}
        for kind, counts in (("reads", touched.reads), ("writes", touched.writes), ("sectors", touched.sectors))
    }


Found: TypeAlias = "Counter[tuple[int, int]]"


def counted(thread: Thread, lines: Lines, touched: Touched) -> tuple[int, Found, int, Found]:
    """A decision of a thread: its question and its verb, each with the lines."""
    touched.places = {"world": span(thread.runner.world)} | {key: span(part) for key, part in thread.memory().items()}
    ask = int(thread.position.ask)
    with lines:
        place = thread.choose()
    choosing, verb = lines.found, int(thread.choices.actions[place].verb)
    with lines:
        thread.carry_out(place)
    touched.places = {}
    touched.settle()
    return ask, choosing, verb, lines.found


def grouped(kinds: list[tuple[int, Found]]) -> Iterator[list[Found]]:
    """Warps of lines of one kind each."""
    for kind in sorted({kind for kind, _ in kinds}):
        same = [found for each, found in kinds if each == kind]
        yield from (same[first : first + WARP] for first in range(0, len(same), WARP))


def together(warp: list[Found]) -> int:
    """The lines that a warp goes through."""
    return sum(max(found[line] for found in warp) for line in set().union(*warp))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenarios", nargs="*", default=NAMES)
    parser.add_argument("--decisions", type=int, default=40, help="of each thread")
    parser.add_argument(
        "--apart", type=int, default=200, help="how many decisions into a game a thread begins, at most"
    )
    parser.add_argument("--warps", type=int, default=1, help="whose games are dealt among each other")
    told = parser.parse_args()
    if not interpreted():
        command = [sys.executable, "-m", "bench.gpu_bounds", *sys.argv[1:]]
        sys.exit(subprocess.call(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}))
    for name in told.scenarios:
        print(json.dumps(warps(name, told.decisions, told.apart, told.warps)), flush=True)


if __name__ == "__main__":
    main()
