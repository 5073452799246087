"""Hostile or careless clients: none gets a server error, a secret, or a dead match."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .guests import Guest, Line, come_in
from .reading import decode
from .serving import Running
from .test_play import play_on, play_together, two_people

Victims = dict[str, Line]


@pytest.fixture(scope="module")
def fortress(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the usual limits for clients; at the end its log reports no error of its own."""
    limits = "socket=off,guest=off,table=off,join=off"
    with Running(tmp_path_factory.mktemp("fortress"), BELLONA_LIMITS=limits, BELLONA_ACCESS_LOG="true") as running:
        yield running
        assert running.process.poll() is None
        for fault in ("Traceback", "Exception", "status=500", "a request failed", "never retrieved"):
            assert fault not in running.log


@pytest.fixture
async def victims(fortress: Running) -> AsyncIterator[Victims]:
    """Two people whose match is attacked; afterwards they play on and nothing was done in their names."""
    fabia, gaius, table_id = await two_people(fortress)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        lines = {"rome": rome, "carthage": carthage}
        await play_together(lines, Random(71), 4)
        yield lines
        assert rome.version == carthage.version == 4, "nothing has happened in the match"
        await play_together(lines, Random(72), 10)


def act(version: int = 4, *actions: str, **fields: Any) -> str:
    """A message that would be accepted from the right seat."""
    return json.dumps({"t": "act", "id": 1, "version": version, "actions": list(actions) or ["done"], **fields})


MALFORMED = {
    "nothing": "",
    "space": " ",
    "no JSON": "hello",
    "half": '{"t":"act"',
    "list": "[]",
    "number": "7",
    "null": "null",
    "text": '"act"',
    "no kind": "{}",
    "unknown kind": '{"t":"resign"}',
    "kind of another type": '{"t":7}',
    "kind twice": '{"t":"ping","t":"act"}',
    "no version": '{"t":"act","actions":["done"]}',
    "no actions": '{"t":"act","version":4}',
    "empty actions": '{"t":"act","version":4,"actions":[]}',
    "actions of another type": '{"t":"act","version":4,"actions":"done"}',
    "numbers for actions": '{"t":"act","version":4,"actions":[1,2]}',
    "too many actions": act(4, *["done"] * 65),
    "too long an action": act(4, "x" * 201),
    "negative version": act(-1),
    "version with a fraction": '{"t":"act","version":4.5,"actions":["done"]}',
    "version in quotes": '{"t":"act","version":"4","actions":["done"]}',
    "version true": '{"t":"act","version":true,"actions":["done"]}',
    "version null": '{"t":"act","version":null,"actions":["done"]}',
    "huge version": '{"t":"act","version":99999999999999999999999999,"actions":["done"]}',
    "version beyond numbers": '{"t":"act","version":1e999,"actions":["done"]}',
    "not a number": '{"t":"act","version":NaN,"actions":["done"]}',
    "endless digits": '{"t":"act","version":' + "9" * 20_000 + ',"actions":["done"]}',
    "huge id": '{"t":"ping","id":' + "9" * 400 + "}",
    "negative id": '{"t":"ping","id":-1}',
    "id of another type": '{"t":"ping","id":{}}',
    "half a sign": '{"t":"chat","text":"\\ud800"}',
    "comment": '{"t":"ping"} // now',
    "two at once": '{"t":"ping"}{"t":"ping"}',
    "deep list": "[" * 30_000,
    "deep object": '{"a":' * 10_000,
    "deep in a field": '{"t":"ping","x":' + "[" * 30_000 + "]" * 30_000 + "}",
    "deep in actions": '{"t":"act","version":4,"actions":' + "[" * 20_000 + "]" * 20_000 + "}",
    "long eyes": '{"t":"eyes","as":"' + "x" * 21 + '"}',
    "long chat": '{"t":"chat","text":"' + "x" * 2001 + '"}',
    "no piece": '{"t":"inspect"}',
    "byte order mark": '\ufeff{"t":"ping"}',
}


@pytest.mark.parametrize("kind", MALFORMED)
async def test_what_cannot_be_read_is_told_so(fortress: Running, kind: str):
    livia = await come_in(fortress.url, "Livia")
    async with livia.sit(await livia.open()) as line:
        await line.socket.send(MALFORMED[kind])
        await line.until(lambda: 0 in line.answers or b'{"t":"pong"}' in line.frames)
        if 0 in line.answers:
            assert line.answers[0]["error"] == "malformed"
            assert line.answers[0]["text"] == "This message cannot be read."
        await line.played("suggested")


async def test_odd_frames(fortress: Running, victims: Victims):
    livia = await come_in(fortress.url, "Livia")
    table_id = victims["rome"].table_id
    async with livia.sit(table_id) as line:
        for data in (b"\xff\xfe{}", b"\x00" * 100, act().encode(), os.urandom(5000), b""):
            await line.socket.send(data)
        await line.socket.send([b'{"t":', b'"pi', b'ng"}'])
        await line.socket.send(['{"t":', '"ping"}'])
        await line.until(lambda: line.frames.count(b'{"t":"pong"}') == 2)
    url = f"{fortress.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
    for text in (b'{"t":"chat","text":"\xff\xff"}', b"\xc3\x28", b"\xed\xa0\x80"):
        async with connect(url, additional_headers=livia.headers, max_size=None) as early:
            await early.send(text, text=True)
            assert await answer_to(early, 0) == "malformed"
            await early.send(text, text=True)
            assert await answer_to(early, 0) == "malformed"


async def test_what_is_too_long_is_cut_off(fortress: Running, victims: Victims):
    livia = await come_in(fortress.url, "Livia")
    line = Line(livia, victims["rome"].table_id)
    for oversized in ("x" * 66_000, [b"x" * 40_000, b"x" * 40_000], act(4, "x" * 70_000)):
        await line.connect()
        with suppress(ConnectionClosed):
            await line.socket.send(oversized)
        await line.until(lambda: line.is_closed)
        assert line.close_code in (1009, 1006)
    body = {"version": 4, "actions": ["x" * 200] * 64, "more": "x" * 70_000}
    answer = await livia.client.post(f"/tables/{line.table_id}/actions", json=body)
    assert answer.status_code == 413


async def test_nobody_acts_or_asks_for_another(fortress: Running, victims: Victims):
    livia, table_id = await come_in(fortress.url, "Livia"), victims["rome"].table_id
    waiting = victims["carthage" if victims["rome"].seat == "rome" else "rome"]
    mine = victims[waiting.seat or ""].choices
    async with livia.sit(table_id, **{"as": waiting.seat}) as stranger:
        assert stranger.view == "public"
        for line in (stranger, waiting):
            for action in mine[:5]:
                assert (await line.act(action))["error"] == "not-your-turn"
            assert (await line.say("odds", action=mine[0]))["error"] == "not-your-turn"
        assert (await stranger.undo())["error"] == "no-undo"
        assert (await stranger.say("chat", text="Boo"))["error"] == "chat-players-only"
        for path, body in (
            ("resign", {"seat": "rome"}),
            ("leave", {"seat": "rome"}),
            ("join", {"seat": "rome"}),
            ("bot", {"seat": "rome", "level": "random"}),
            ("stand-in", {"seat": "rome", "level": "random"}),
            ("rematch", {"swap": True}),
            ("fork", {"n": 1, "seats": {}}),
            ("actions", {"version": 4, "actions": mine[:1]}),
            ("undo", {"version": 4}),
        ):
            answer = await livia.client.post(f"/tables/{table_id}/{path}", json=body)
            assert answer.status_code in (403, 409), (path, answer.text)
            assert answer.json()["text"]


async def test_what_was_recorded_and_is_played_back_changes_nothing(fortress: Running):
    fabia = await come_in(fortress.url)
    async with fabia.sit(await fabia.open()) as line:
        sent = []
        for number in range(6):
            sent.append(json.dumps({"t": "act", "id": 100 + number, "version": number, "actions": [line.choices[0]]}))
            await line.socket.send(sent[-1])
            await line.until(lambda number=number: line.version == number + 1)
        for message in sent:
            await line.socket.send(message)
        await line.until(lambda: line.states >= 6)
        assert {line.answers[100 + number]["error"] for number in range(6)} == {"stale"}
        assert line.version == 6


async def test_a_page_of_another_site_and_a_stranger_without_a_name_get_in_nowhere(fortress: Running, victims: Victims):
    url = fortress.url.replace("http", "ws", 1)
    guest = victims["rome"].guest
    cookie = {"Cookie": f"bellona_session={guest.token}"}
    where = f"{url}/api/tables/{victims['rome'].table_id}/socket"
    for origin in ("https://elsewhere.example", "null", "http://localhost:1", "http://[", f"{fortress.url}.example"):
        assert await closing(where, cookie | {"Origin": origin}) == 4403
    async with connect(where, additional_headers=cookie | {"Origin": fortress.url}, max_size=None) as own:
        assert json.loads(await own.recv())["as"] == "rome"
    unknown = [{"Authorization": f"Bearer {token}"} for token in ("x", "x" * 4000)]
    for headers in ({}, {"Cookie": "bellona_session=x"}, *unknown):
        async with connect(where, additional_headers=headers, max_size=None) as nobody:
            hello = json.loads(await nobody.recv())
            assert (hello["as"], hello["you"]) == ("public", None)
            await nobody.send('{"t":"chat","id":5,"text":"Boo"}')
            assert await answer_to(nobody, 5) == "not-signed-in"


async def closing(where: str, headers: dict[str, str]) -> int | None:
    """The code with which a socket that is not welcome is closed, or the status with which none is opened."""
    try:
        async with connect(where, additional_headers=headers, max_size=None) as line:
            while True:
                frame = json.loads(await line.recv())
                assert (frame["t"], bool(frame["text"])) == ("bye", True)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    except InvalidStatus as refused:
        return refused.response.status_code


async def answer_to(line: Any, number: int) -> Any:
    """The error with which a message was answered."""
    while True:
        frame = json.loads(await line.recv())
        if frame.get("id") == number:
            return frame["error"]


async def test_tables_that_are_none_or_private(fortress: Running):
    fabia, livia = await come_in(fortress.url), await come_in(fortress.url, "Livia")
    private = await fabia.open(visibility="private")
    url = fortress.url.replace("http", "ws", 1)
    for table_id in (private, "nothing", "x" * 500, "%00", "..%2f..", "é"):
        assert await closing(f"{url}/api/tables/{table_id}/socket?key=wrong", livia.headers) in (4404, 403, 404)
        for path in ("view", "board", "ground.svg", "chat", "proof/0", "replay"):
            answer = await livia.client.get(f"/tables/{table_id}/{path}")
            assert answer.status_code in (404, 422), (path, answer.text)


async def test_who_floods_is_shown_out_and_others_do_not_notice(fortress: Running, victims: Victims):
    livia = await come_in(fortress.url, "Livia")
    table_id = victims["rome"].table_id
    for message in (act(), "no JSON", '{"t":"undo","version":4}', '{"t":"overlays"}', '{"t":"chat","text":"x"}'):
        line = Line(livia, table_id)
        await line.connect()
        with suppress(ConnectionClosed):
            for _ in range(400):
                await line.socket.send(message)
        await line.until(lambda line=line: line.is_closed)  # type: ignore[misc]
        assert (line.close_code, line.bye) == (4429, {"t": "bye", "why": "flood"})
    async with livia.sit(table_id) as again:
        assert again.version == 4


async def test_pings_and_looks_without_end(fortress: Running, victims: Victims):
    livia = await come_in(fortress.url, "Livia")
    async with livia.sit(victims["rome"].table_id) as line:
        for _ in range(3000):
            await line.socket.send('{"t":"ping"}')
        for eyes in ("rome", "all", "public", "carthage", "auto") * 5:
            await line.socket.send(json.dumps({"t": "eyes", "as": eyes}))
        await line.until(lambda: sum(frame.startswith(b'{"t":"hello"') for frame in line.frames) == 26)
        schema = (await livia.get(f"/tables/{line.table_id}/board"))["schema"]
        assert decode(schema, line.position.data)["vacuus"] == [-2, -2]


def raw_socket(guest: Guest, table_id: str, receive: int, query: str = "") -> socket.socket:
    """A WebSocket for which the kernel buffers only this many bytes, by hand."""
    url = httpx.URL(guest.url)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    made.connect(("127.0.0.1", url.port or 0))
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /api/tables/{table_id}/socket?{query} HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: {guest.headers['Authorization']}\r\n\r\n".encode()
    )
    return made


def masked(text: str) -> bytes:
    """A short text frame as a client sends it."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


async def asked_until_cut_off(deaf: socket.socket, table: Running, patience: float = 120.0) -> None:
    """Ask for whole positions and read none; how many fit into the buffers between depends on the machine."""
    end = time.monotonic() + patience
    while "a client that does not read is cut off" not in table.log:
        assert time.monotonic() < end, "whatever is sent to it waits"
        with suppress(OSError):
            deaf.sendall(masked('{"t":"eyes","as":"public"}') * 60)
        await asyncio.sleep(0.2)


async def test_who_does_not_read_is_cut_off(table: Running):
    livia = await come_in(table.url, "Livia")
    table_id = await livia.open()
    async with livia.sit(table_id) as line:
        await play_on(line, Random(73), 100)
        with raw_socket(livia, table_id, receive=4096) as deaf:
            await asked_until_cut_off(deaf, table)
        asked = time.monotonic()
        assert (await line.say("overlays"))["t"] == "answer"
        assert time.monotonic() - asked < 10, "nobody waits for answers to those who have gone"
        await line.played(line.choices[0])


async def test_half_open_and_half_said(fortress: Running, victims: Victims):
    livia = await come_in(fortress.url, "Livia")
    table_id = victims["rome"].table_id
    silent = [raw_socket(livia, table_id, receive=65536) for _ in range(5)]
    silent[0].sendall(b"\x81\xfe")
    silent[1].sendall(masked('{"t":"ping"}')[:5])
    silent[2].sendall(b"\x01\x85\x00\x00\x00\x00hello")
    silent[3].sendall(b"\xf7\x80\x00\x00\x00\x00")
    silent[4].sendall(b"\x81\x05hello")
    await asyncio.sleep(0.5)
    url = httpx.URL(fortress.url)
    body_to_come = b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"
    for request in (b"GET", b"GET / HTTP/1.1\r\n", b"\x16\x03\x01\x02\x00", body_to_come):
        half = socket.create_connection(("127.0.0.1", url.port or 0))
        half.sendall(request)
        silent.append(half)
    for line in victims.values():
        assert (await line.say("overlays"))["t"] == "answer"
    for one in silent:
        one.close()
