"""A user who has logged out, or lost a seat at a private table, is disconnected: a connection ends with its session."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .guests import Guest, Line, come_in
from .serving import Running
from .test_play_checks import rows_of

PASSWORD = "horti Sallustiani 17"


async def shown_out(line: Line, code: int = 4401, why: str = "signed-out") -> None:
    """The server closes the connection and gives the reason."""
    await line.until(lambda: line.is_closed)
    assert (line.close_code, line.bye and line.bye["why"]) == (code, why)


async def at_table(guest: Guest, table_id: str) -> Line:
    """A socket that the server is expected to close."""
    line = Line(guest, table_id)
    await line.connect()
    assert line.view == "rome"
    return line


async def with_account(url: str, login: str) -> Guest:
    """Somebody with an account."""
    guest = await come_in(url)
    told = await guest.post("/register", {"login": login, "password": PASSWORD})
    return Guest(url, told["token"], told["user"])


async def again(guest: Guest, login: str) -> Guest:
    """The same person with a further session."""
    stranger = await come_in(guest.url)
    told = await stranger.post("/login", {"login": login, "password": PASSWORD})
    return Guest(guest.url, told["token"], told["user"])


async def test_leaving_closes_the_lines_of_the_session_and_no_other(table: Running):
    fabia = await with_account(table.url, "leaving")
    elsewhere, table_id = await again(fabia, "leaving"), await fabia.open()
    line, other = await at_table(fabia, table_id), await at_table(elsewhere, table_id)
    move = {"t": "act", "id": 9, "version": 0, "actions": [line.choices[0]]}
    answer = await fabia.client.post("/logout")
    assert answer.status_code == 204
    with suppress(ConnectionClosed):
        await line.socket.send(json.dumps(move))
    await shown_out(line)
    assert rows_of(table, table_id) == []
    assert 9 not in line.answers
    assert (await other.act(other.choices[0]))["t"] == "done"
    await other.hang_up()


async def test_a_new_password_closes_every_line(table: Running):
    fabia = await with_account(table.url, "renewed")
    elsewhere, table_id = await again(fabia, "renewed"), await fabia.open()
    lines = [await at_table(fabia, table_id), await at_table(elsewhere, table_id)]
    told = await fabia.post("/me/password", {"old": PASSWORD, "new": PASSWORD + " bis"})
    for line in lines:
        await shown_out(line)
    async with Guest(table.url, told["token"], told["user"]).sit(table_id) as present:
        assert (await present.act(present.choices[0]))["t"] == "done"


async def test_a_guest_who_registers_comes_back_with_the_new_session(table: Running):
    guest = await come_in(table.url)
    table_id = await guest.open()
    line = await at_table(guest, table_id)
    told = await guest.post("/register", {"login": "registered", "password": PASSWORD})
    await shown_out(line)
    async with Guest(table.url, told["token"], told["user"]).sit(table_id) as present:
        assert present.view == "rome"


async def test_who_is_deleted_is_shown_out(table: Running):
    guest = await come_in(table.url)
    line = await at_table(guest, await guest.open())
    assert (await guest.client.request("DELETE", "/me")).status_code == 204
    await shown_out(line)


async def test_logging_in_anew_closes_the_lines_of_the_session_before(table: Running):
    fabia = await with_account(table.url, "anew")
    line = await at_table(fabia, await fabia.open())
    await fabia.post("/login", {"login": "anew", "password": PASSWORD})
    await shown_out(line)


async def test_leaving_everywhere_ends_every_session(table: Running):
    fabia = await with_account(table.url, "everywhere")
    elsewhere, table_id = await again(fabia, "everywhere"), await fabia.open()
    lines = [await at_table(fabia, table_id), await at_table(elsewhere, table_id)]
    assert (await fabia.client.post("/logout", json={"everywhere": True})).status_code == 204
    for line in lines:
        await shown_out(line)
    assert (await elsewhere.get("/me"))["user"] is None


async def test_a_session_that_runs_out_closes_its_lines(table: Running):
    fabia = await come_in(table.url)
    line = await at_table(fabia, await fabia.open())
    table.sql("UPDATE sessions SET expires = 1 WHERE user_id = :id", id=fabia.user["id"])
    await shown_out(line)


async def test_a_long_poll_ends_with_the_session(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    waiting = await long_poll(fabia, table_id)
    await come_away(fabia)
    answer = await asyncio.wait_for(waiting, 20)
    assert (answer.status_code, answer.json()["error"]) == (401, "not-signed-in")


async def long_poll(guest: Guest, table_id: str) -> asyncio.Task[httpx.Response]:
    """A request that waits for news of a table where there are none any more."""
    while True:
        waiting = asyncio.create_task(guest.client.get(f"/tables/{table_id}/view", params={"wait": 25}))
        while not waiting.done() and not (await guest.get(f"/tables/{table_id}"))["seats"][0]["online"]:
            await asyncio.sleep(0.1)
        done, _ = await asyncio.wait([waiting], timeout=2)
        if not done:
            return waiting


async def come_away(guest: Guest) -> None:
    assert (await guest.client.post("/logout")).status_code == 204


async def test_who_gets_up_from_a_private_table_sees_it_no_more(table: Running):
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    terms = {"game": "de_bello_punico", "scenario": "zama", "seats": {}, "visibility": "private"}
    made = await fabia.post("/tables", terms)
    key = made["invite"].rpartition("=")[2]
    await gaius.post(f"/tables/{made['id']}/join", {"seat": "rome", "key": key})
    line, by_key = await at_table(gaius, made["id"]), Line(gaius, made["id"])
    await by_key.connect(key=key)
    await gaius.post(f"/tables/{made['id']}/leave", {"seat": "rome"})
    await shown_out(line, 4404, "no-table")
    assert not by_key.is_closed, "the link of the invitation still lets in"
    await by_key.hang_up()


@pytest.fixture(scope="module")
def pair(postgresql: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two processes on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("pair")
    (folder / "data").mkdir()
    for name in ("first", "second"):
        (folder / name).mkdir()
        (folder / name / "data").symlink_to(folder / "data")
    environ = {"BELLONA_DATABASE_URL": postgresql()}
    with Running(folder / "first", **environ) as first, Running(folder / "second", **environ) as second:
        yield first, second


async def test_another_process_shows_out_too(pair: tuple[Running, Running]):
    fabia = await with_account(pair[0].url, "crossing")
    elsewhere, table_id = await again(fabia, "crossing"), await fabia.open()
    there = [await at_table(guest.at(pair[1].url), table_id) for guest in (fabia, elsewhere)]
    await come_away(fabia)
    await shown_out(there[0])
    assert not there[1].is_closed
    await elsewhere.post("/me/password", {"old": PASSWORD, "new": PASSWORD + " bis"})
    await shown_out(there[1])
