"""What is handed to the writer is stored together, in its order, and nobody else waits for the disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from bench.attacks.stops import TABLE
from sqlalchemy import Engine, insert, select

from bellona.server.play import writer as writing
from bellona.server.play.jobs import Job
from bellona.server.play.rows import Row
from bellona.server.play.writer import STALE, Writer
from bellona.server.storage.database import now, open_database
from bellona.server.storage.schema import actions, metadata, tables

MATCHES = 150
"""More than go into one statement."""


@pytest.fixture
def database(tmp_path: Path) -> Engine:
    engine = open_database(f"sqlite:///{tmp_path / 'bellona.db'}")
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(insert(tables), [TABLE | {"id": f"t{n}", "created": now()} for n in range(MATCHES)])
    return engine


@pytest.fixture
async def writer(database: Engine) -> AsyncIterator[Writer]:
    made = Writer(database, asyncio.get_running_loop())
    yield made
    await made.close()
    database.dispose()


class Slow:
    """A way to a disk that takes its time."""

    def __init__(self, way: Any) -> None:
        self.way, self.batches = way, [0]
        self.is_done = threading.Event()

    def prepare(self, jobs: Sequence[Job]) -> tuple[int, Any]:
        """What they have to say, and how many they are."""
        return len(jobs), self.way.prepare(jobs)

    def store(self, prepared: tuple[int, Any]) -> None:
        """Store them when the disk is done."""
        count, said = prepared
        self.batches.append(count)
        self.is_done.wait(20)
        self.way.store(said)

    def close(self) -> None:
        self.way.close()


def row(table: str, number: int) -> tuple[Any, ...]:
    return Row(number, "play", "rome", "player", f"step {number}", b"\x01\x06", 1234).values(table)


async def stored(writer: Writer, *jobs: tuple[str, list[tuple[Any, ...]], dict[str, Any] | None]) -> list[str | None]:
    """What becomes of some jobs that are handed over in one go."""
    told: dict[int, str | None] = {}
    all_told = asyncio.Event()

    def telling(place: int) -> Callable[[str | None], None]:
        def tell(outcome: str | None) -> None:
            told[place] = outcome
            if len(told) == len(jobs):
                all_told.set()

        return tell

    for place, (table, rows, changes) in enumerate(jobs):
        writer.submit(Job(table, rows, changes, telling(place)))
    await asyncio.wait_for(all_told.wait(), 20)
    return [told[place] for place in range(len(jobs))]


async def test_a_slow_disk_holds_up_nobody_else(writer: Writer):
    slow = writer._way = Slow(writer._way)
    told: list[str | None] = []
    writer.submit(Job("t0", [row("t0", 1)], None, told.append))
    while len(slow.batches) < 2:
        await asyncio.sleep(0.001)
    for number in range(1, 6):
        writer.submit(Job(f"t{number}", [row(f"t{number}", 1)], None, told.append))
        await asyncio.sleep(0.001)
    assert told == [], "nothing is confirmed before it is on the disk"
    slow.is_done.set()
    while len(told) < 6:
        await asyncio.sleep(0.001)
    assert told == [None] * 6
    assert slow.batches == [0, 1, 5], "what came meanwhile shares the next commit"


async def test_in_a_rush_jobs_wait_for_each_other_but_not_for_long(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "RUSH", -1)
    monkeypatch.setattr(writing, "APART", 2.0)
    monkeypatch.setattr(writing, "MANY", 20)
    slow = writer._way = Slow(writer._way)
    told: list[str | None] = []

    async def submit(first: int, last: int) -> None:
        for number in range(first, last + 1):
            writer.submit(Job("t0", [row("t0", number)], None, told.append))
            await asyncio.sleep(0.001)

    await submit(1, 6)
    slow.is_done.set()
    while len(told) < 1:
        await asyncio.sleep(0.001)
    await submit(7, 20)
    assert slow.batches == [0, 1], "five and fourteen wait"
    slow.is_done.clear()
    await submit(21, 28)
    slow.is_done.set()
    while len(told) < 28:
        await asyncio.sleep(0.001)
    assert slow.batches == [0, 1, 20, 7], "twenty are enough, and nobody waits for ever"


async def test_many_rows_and_turns_are_stored_as_they_came(writer: Writer, database: Engine):
    turn = {"turn_seats": "carthage", "deadline": 77}
    jobs = [(f"t{n}", [row(f"t{n}", number) for number in (1, 2)], turn) for n in range(MATCHES)]
    assert await stored(writer, *jobs) == [None] * MATCHES
    assert writer.commits == 1
    with database.connect() as connection:
        found = connection.execute(select(actions).order_by(actions.c.table_id, actions.c.number)).all()
        wanted = sorted(made for _, rows, _ in jobs for made in rows)
        assert [tuple(entry) for entry in found] == wanted
        turns = connection.execute(select(tables.c.turn_seats, tables.c.deadline).distinct()).all()
        assert [tuple(entry) for entry in turns] == [("carthage", 77)]


async def test_the_last_word_about_a_table_is_what_is_stored(writer: Writer, database: Engine):
    turns = [{"turn_seats": seat, "deadline": None} for seat in ("rome", "carthage")]
    end = {"status": "over", "ended": 9, "result": {"winner": "rome"}, "turn_seats": None, "deadline": None}
    jobs: list[Any] = [("t0", [], turns[0]), ("t0", [row("t0", 1)], turns[1]), ("t1", [], turns[0]), ("t1", [], end)]
    assert await stored(writer, *jobs) == [None] * 4
    with database.connect() as connection:
        query = select(tables.c.id, tables.c.status, tables.c.turn_seats, tables.c.result)
        found = connection.execute(query.where(tables.c.id.in_(("t0", "t1"))).order_by(tables.c.id)).all()
    assert found == [("t0", "playing", "carthage", None), ("t1", "over", None, {"winner": "rome"})]


async def test_a_row_that_is_there_already_refuses_its_own_match_alone(writer: Writer, database: Engine):
    assert await stored(writer, ("t1", [row("t1", 1)], None)) == [None]
    assert await stored(writer, *((f"t{n}", [row(f"t{n}", 1)], None) for n in range(4))) == [None, STALE, None, None]
    with database.connect() as connection:
        assert len(connection.execute(select(actions)).all()) == 4
