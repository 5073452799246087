"""The games of a run as a table: one row a game, one column a number, written as Parquet.

| column | what it holds |
|---|---|
| `seed`, `winner`, `reason`, `turns`, `choices` | the game's number and how it ended; nobody's victory is null |
| `bot_SEAT` | who played a seat |
| `NAME_SEAT` | a score at the end |
| `luck_SEAT`, `event_KIND` | of watched games: what dice gave a seat, and how often something happened |
| `course_NAME_SEAT`, `expected_SEAT` | lists, turn by turn |
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from .job import Record
from .keeping import TABLE, games_of

PLAIN = ("seed", "winner", "reason", "turns", "choices", "level")


def write_table(folder: Path, seeds: range) -> None:
    """Write the games of these seeds: the same games give the same bytes."""
    frame(games_of(folder, seeds)).write_parquet(folder / TABLE)


def frame(records: Sequence[Record]) -> pl.DataFrame:
    """Games as a table."""
    rows = [row_of(record) for record in records]
    names = dict.fromkeys(name for row in rows for name in row)
    columns = {name: [row.get(name, 0 if name.startswith("event_") else None) for row in rows] for name in names}
    return pl.DataFrame(columns, strict=False)


def row_of(record: Record) -> dict[str, Any]:
    """A game as one row."""
    seats = list(next(iter(record["scores"].values())))
    row = {name: record[name] for name in PLAIN if name in record}
    row |= {f"bot_{seat}": bot for seat, bot in zip(seats, record["bots"], strict=True)}
    for name, scores in record["scores"].items():
        row |= {f"{name}_{seat}": score for seat, score in scores.items()}
    row |= {f"luck_{seat}": luck for seat, luck in record.get("luck", {}).items()}
    row |= {f"event_{kind}": count for kind, count in record.get("events", {}).items()}
    for name, scores in record.get("course", {}).items():
        row |= {f"course_{name}_{seat}": numbers for seat, numbers in scores.items()}
    return row | {f"expected_{seat}": numbers for seat, numbers in record.get("expected", {}).items()}
