"""The folder of a run: its settings, one line per game as it is played, its report, and its table in Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from bellona.gamekit.values import BellonaError

from .job import Record

SETTINGS, LINES, REPORT, TABLE = "settings.json", "games.jsonl", "report.json", "games.parquet"


class Counts(Protocol):
    """Whatever counts games."""

    def add(self, record: Record, /) -> None: ...


class Kept:
    """The folder of a run, or nothing."""

    def __init__(self, folder: Path | None, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.settings = settings

    def read(self, seed: int, games: int) -> Iterator[Record]:
        """The games of an earlier, interrupted run with the same settings, as far as they are needed."""
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            head = self.folder / SETTINGS
            if head.exists() and read_json(head.read_text(encoding="utf-8")) != self.settings:
                raise BellonaError(f"{self.folder} holds a run with other settings; choose another folder")
            head.write_text(json.dumps(self.settings), encoding="utf-8")
            yield from (record for record in lines_of(self.folder) if seed <= record["seed"] < seed + games)
        except OSError as error:
            raise BellonaError(f"{self.folder} cannot be used: {error.strerror}") from None

    def count(self, counted: Counts, record: Record) -> None:
        """Count a stored game."""
        try:
            counted.add(record)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BellonaError(f"{self.folder} holds a line that is no game of this run") from None

    def add(self, records: Iterable[Record]) -> None:
        """Store finished games at once."""
        if self.folder is not None:
            try:
                with open(self.folder / LINES, "a", encoding="utf-8") as file:
                    file.writelines(json.dumps(record) + "\n" for record in records)
            except OSError as error:
                raise BellonaError(f"{self.folder} cannot be written: {error.strerror}") from None

    def finish(self, report: dict[str, Any], seeds: range) -> None:
        """Store the report and, if Polars is installed, the table of these games."""
        if self.folder is None:
            return
        (self.folder / REPORT).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
        if find_spec("polars") is not None:
            from .rows import write_table

            write_table(self.folder, seeds)


def lines_of(folder: Path) -> Iterator[Record]:
    """The games of a folder in the order in which they were finished; lines that were cut off are left out."""
    path = folder / LINES
    if not path.exists():
        return
    with path.open(encoding="utf-8", errors="replace") as file:
        for line in file:
            record = read_json(line)
            if isinstance(record, dict) and isinstance(record.get("seed"), int):
                yield record


def games_of(folder: Path, seeds: range | None = None) -> list[Record]:
    """The games of a folder in the order of their seeds, each once."""
    found = {record["seed"]: record for record in lines_of(folder)}
    return [found[seed] for seed in sorted(found) if seeds is None or seed in seeds]


def read_json(text: str) -> Any:
    """The contents of a text; None if an interruption left it incomplete."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
