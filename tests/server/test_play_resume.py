"""Disconnecting and reconnecting: nothing is lost and nothing is sent twice, however often the connection breaks."""

from __future__ import annotations

import asyncio
import time
from random import Random

from .guests import Guest, Line, come_in, pick
from .serving import Running
from .test_play import play_on, play_together, two_people


async def test_who_comes_back_is_told_the_steps_since_and_no_other(table: Running):
    fabia, gaius, table_id = await two_people(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage, gaius.sit(table_id) as away:
        lines = {"rome": rome, "carthage": carthage}
        await play_together(lines, Random(31), 10)
        await away.until(lambda: away.version == 10)
        await away.hang_up()
        await play_together(lines, Random(32), 40)
        await away.resume()
        assert (away.version, sorted(away.steps)) == (40, list(range(1, 41)))
        assert away.told() == carthage.told()
        assert away.now == carthage.now
        await away.hang_up()
        await away.resume()
        assert away.now == carthage.now, "also when nothing has happened"


async def test_since_what_has_never_been_begins_again(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open(carthage="open")
    for since in ("7", "0", "-1", "999999999999", "x", "1.5", ""):
        async with fabia.sit(table_id, since=since) as line:
            assert line.version == 0
            assert line.position.data


async def test_at_a_hot_seat_who_comes_back_sees_with_the_eyes_of_the_present_turn(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as here, fabia.sit(table_id) as there:
        await play_on(here, Random(33), 12)
        await there.until(lambda: there.version == 12)
        await there.hang_up()
        before, dice = here.seat, Random(34)
        while here.seat == before:
            await here.played(pick(here.now, dice))
        await there.resume()
        assert (there.told(), there.now) == (here.told(), here.now)


async def come_and_go(guest: Guest, table_id: str, watched: Line, returns: list[int]) -> None:
    """Reconnect repeatedly while another plays; records the version at each return."""
    async with guest.sit(table_id) as line:
        while not watched.is_closed:
            await line.hang_up()
            await line.resume()
            returns.append(line.version)
        await line.until(lambda: line.version == watched.version)
        assert sorted(line.steps) == list(range(1, line.version + 1))


async def test_lines_that_break_all_the_time_while_others_play(table: Running):
    fabia, gaius, table_id = await two_people(table)
    livia = await come_in(table.url, "Livia")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        returns: list[list[int]] = [[], [], []]
        restless = [
            asyncio.create_task(come_and_go(guest, table_id, rome, each))
            for guest, each in zip((gaius, livia, livia), returns, strict=True)
        ]
        upto = 120
        await play_together({"rome": rome, "carthage": carthage}, Random(35), upto)
        while min(map(len, returns)) <= 5 and not rome.is_over:  # wait for clients that are slow on this machine
            upto += 10
            await play_together({"rome": rome, "carthage": carthage}, Random(upto), upto)
        await rome.hang_up()
        await asyncio.gather(*restless)
        assert min(map(len, returns)) > 5


async def test_a_long_poll_waits_for_the_next_step_and_no_longer(table: Running):
    fabia, gaius, table_id = await two_people(table)
    await fabia.post(f"/tables/{table_id}/actions", {"version": 0, "actions": ["suggested"]})
    waiting = asyncio.create_task(gaius.get(f"/tables/{table_id}/view", since=1, wait=20))
    await asyncio.sleep(0.4)
    assert not waiting.done()
    await gaius.post(f"/tables/{table_id}/actions", {"version": 1, "actions": ["suggested"]})
    told = await waiting
    assert [step["n"] for step in told["steps"]] == [2]
    began = time.monotonic()
    told = await gaius.get(f"/tables/{table_id}/view", since=2, wait=1)
    assert (told["steps"], told["now"]["version"]) == ([], 2)
    assert time.monotonic() - began > 0.9
    assert (await gaius.get(f"/tables/{table_id}/view", since=1, wait=20))["steps"][0]["n"] == 2


async def test_what_was_seen_is_remembered_for_the_next_visit(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    async with fabia.sit(table_id) as line:
        await play_on(line, Random(36), 3)
        await line.socket.send('{"t":"seen","n":2}')
        await fabia.shown(f"/tables/{table_id}/view", lambda told: told["seen"] == 2)
