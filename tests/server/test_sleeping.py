"""Tables that nobody looks at: they leave memory, and are there again when somebody comes."""

from __future__ import annotations

import gc
import re
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from bench.attacks.stops import TABLE
from sqlalchemy import insert
from starlette.testclient import TestClient

from bellona.server.app import create_app
from bellona.server.play.rows import COLUMNS, Row
from bellona.server.storage.database import now
from bellona.server.storage.schema import actions, tables

from .guests import Guest, come_in
from .serving import Running
from .small_app import as_guest, browser, small_config
from .test_play import play_on
from .test_readers import least

STEPS = 60
BACK_WITHIN = 0.1
"""Seconds in which a table that was asleep is there again."""
SLEEPERS = 10_000
PATIENCE = 30.0


@pytest.fixture(scope="module")
def sleepy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose tables fall asleep at once."""
    with Running(tmp_path_factory.mktemp("sleepy"), BELLONA_IDLE_SECONDS="1") as running:
        yield running


def in_memory(running: Running) -> int:
    """How many matches a server has in memory."""
    found = re.search(r"^bellona_matches (\S+)$", httpx.get(f"{running.url}/metrics").text, re.MULTILINE)
    assert found is not None
    return round(float(found[1]))


def all_asleep(running: Running) -> None:
    """Wait until no match is left in memory."""
    until = time.monotonic() + PATIENCE
    while in_memory(running):
        assert time.monotonic() < until, "a match has not left memory"
        time.sleep(0.05)


async def woken(sleepy: Running, guest: Guest, table_id: str) -> float:
    """How long somebody waits for a table that is asleep."""
    all_asleep(sleepy)
    start = time.monotonic()
    told = await guest.get(f"/tables/{table_id}/view")
    waited = time.monotonic() - start
    assert len(told["steps"]) == STEPS
    return waited


async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_soon(sleepy: Running):
    all_asleep(sleepy)
    guest = await come_in(sleepy.url)
    table_id = await guest.open()
    async with guest.sit(table_id) as line:
        await play_on(line, Random(7), STEPS)
        told = line.told()
        assert in_memory(sleepy) == 1
        time.sleep(2.5)
        assert in_memory(sleepy) == 1, "somebody looks at it"
    waited = await least(BACK_WITHIN, lambda: woken(sleepy, guest, table_id))
    assert waited < BACK_WITHIN, f"a table was there again after {1000 * waited:.0f} ms"
    all_asleep(sleepy)
    async with guest.sit(table_id) as line:
        assert (line.version, line.told()) == (STEPS, told)
        await line.played(line.choices[0])
    all_asleep(sleepy)


async def test_a_table_that_is_over_leaves_memory_too(sleepy: Running):
    guest = await come_in(sleepy.url)
    table_id = await guest.open()
    async with guest.sit(table_id) as line:
        await play_on(line, Random(8), 4)
        await guest.post(f"/tables/{table_id}/resign", {"seat": "rome"})
        await line.until(lambda: line.is_over)
    all_asleep(sleepy)
    assert (await guest.get(f"/tables/{table_id}/view"))["now"]["result"]


async def test_bots_play_on_while_nobody_looks(sleepy: Running):
    all_asleep(sleepy)
    guest = await come_in(sleepy.url)
    table_id = await guest.open(rome="bot:random", carthage="bot:random")
    until = time.monotonic() + PATIENCE
    while (await guest.get(f"/tables/{table_id}/view"))["now"]["version"] < 20:
        assert time.monotonic() < until
        time.sleep(1.5)
    assert in_memory(sleepy) == 1


async def test_ten_thousand_sleeping_matches_are_not_in_memory(sleepy: Running):
    guest = await come_in(sleepy.url)
    table_id = await guest.open()
    begun = {"created": now(), "started": now(), "turn_seats": "rome"}
    sleepers = [TABLE | begun | {"id": f"s{number}", "seed": bytes(32)} for number in range(SLEEPERS)]
    rows = [Row(1, "play", "rome", "player", "suggested", b"", now()).values(str(one["id"])) for one in sleepers]
    database = sleepy.database
    with database.begin() as connection:
        connection.execute(insert(tables), sleepers)
        connection.execute(insert(actions), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
    database.dispose()
    before = resident(sleepy)
    time.sleep(3)
    assert len((await guest.get("/tables/s5/view"))["steps"]) == 1
    assert len((await guest.get(f"/tables/{table_id}/view"))["steps"]) == 0
    assert in_memory(sleepy) <= 3
    assert resident(sleepy) - before < 20 * 1024 * 1024, "a whole match takes some ten kilobytes"


def resident(running: Running) -> int:
    """Bytes of memory that a server takes up."""
    return int(Path(f"/proc/{running.process.pid}/statm").read_text().split()[1]) * 4096


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[TestClient]:
    """A whole server in this process, whose tables fall asleep at once."""
    with browser(create_app(small_config(tmp_path, idle_seconds=1))) as client:
        yield client


def test_nothing_holds_on_to_a_match_that_has_left(at_home: TestClient):
    as_guest(at_home)
    app: Any = at_home.app
    hub = app.state.server.hub
    until = time.monotonic() + 10 * PATIENCE
    while hub.warming:
        assert time.monotonic() < until
        time.sleep(0.05)
    seats = {"rome": "me", "carthage": "me"}
    opened = at_home.post("/api/tables", json={"game": "de_bello_punico", "scenario": "beneventum", "seats": seats})
    table_id = opened.json()["id"]
    gc.collect()
    gc.disable()
    try:
        with at_home.websocket_connect(
            f"/api/tables/{table_id}/socket", headers={"origin": "http://testserver"}
        ) as line:
            choices = line.receive_json()["now"]["choices"]
            line.send_json({"t": "act", "id": 1, "version": 0, "actions": [choices[0]]})
            while line.receive_json()["t"] != "done":
                pass
            match, rows = weakref.ref(hub.matches[table_id]), weakref.ref(hub.matches[table_id].match_log)
        until = time.monotonic() + PATIENCE
        while hub.matches or match() or rows():
            assert time.monotonic() < until, gc.get_referrers(match() or rows())
            time.sleep(0.05)
    finally:
        gc.enable()
