"""The output of commands: one JSON document, or text; progress goes to standard error, and only to a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

Tell = Callable[[int, int], None]


def print_json(document: Any) -> None:
    """The only document of a `--json` run."""
    print(json.dumps(document, indent=1, ensure_ascii=False))


@contextmanager
def progress(label: str) -> Iterator[Tell]:
    """A progress bar on a terminal, nothing elsewhere; yields a function that takes the progress."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    times = (TimeElapsedColumn(), TimeRemainingColumn())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *times)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def stages(label: str) -> Iterator[Callable[[str], None]]:
    """A line on a terminal that names the running task; elsewhere a line for each task."""
    if not sys.stderr.isatty():
        yield lambda name: print(f"{label}: {name}", file=sys.stderr, flush=True)
        return
    from rich.console import Console

    with Console(stderr=True).status(label) as status:
        yield lambda name: status.update(f"{label}: {name}")


def columns(rows: Sequence[tuple[str, ...]], indent: str = "  ") -> str:
    """Rows as aligned text."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))] if rows else []
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(indent + line.rstrip() for line in lines)
