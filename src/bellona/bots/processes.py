"""What Linux tells of processes: which have come from one, and how much memory they use; elsewhere nothing is told."""

from __future__ import annotations

import re
from collections.abc import Collection
from mmap import PAGESIZE
from pathlib import Path

PROCESSES = Path("/proc")
_PROPORTIONAL = re.compile(rb"^Pss: +(\d+) kB", re.MULTILINE)


def descendants(process: int) -> set[int]:
    """A process, its children, theirs, and so on."""
    found: set[int] = set()
    ahead = [process]
    while ahead:
        each = ahead.pop()
        if each not in found:
            found.add(each)
            for path in PROCESSES.glob(f"{each}/task/*/children"):
                ahead.extend(map(int, _read(path).split()))
    return found


def memory_of(processes: Collection[int], enough: int) -> int:
    """How many bytes of memory processes use together.

    What they share is counted once only where it matters: if it is more than `enough` when counted in each of them.
    """
    pages = (_read(PROCESSES / str(each) / "statm").split() for each in processes)
    total = sum(int(told[1]) for told in pages if told) * PAGESIZE
    if total <= enough:
        return total
    rolled_up = (_PROPORTIONAL.search(_read(PROCESSES / str(each) / "smaps_rollup")) for each in processes)
    return sum(int(found[1]) << 10 for found in rolled_up if found) or total


def marked(mark: bytes) -> list[int]:
    """The processes that have a variable with a value in their environment, and still run."""
    paths = PROCESSES.glob("[0-9]*/environ")
    return [int(path.parent.name) for path in paths if mark in _read(path).split(b"\0")]


def _read(path: Path) -> bytes:
    """What a file says, nothing where there is none."""
    try:
        return path.read_bytes()
    except OSError:
        return b""
