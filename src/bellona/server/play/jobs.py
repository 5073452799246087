"""What is handed to the writer: rows of one match, what changes in its table, and whom to tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Job:
    """Rows of one match, their values in the order of `rows.COLUMNS`; `done` is told None if stored, else why not."""

    table_id: str
    rows: list[tuple[Any, ...]]
    changes: dict[str, Any] | None
    done: Callable[[str | None], None]
    news: str = ""
    """What other processes are told; nothing if there is no other that holds the match."""
    outcome: str | None = field(default=None)
