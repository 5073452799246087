"""Players: guests with a token who play over a socket or over plain HTTP, and check the order of messages."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bellona.server.play.frames import Frame

from .reading import Position

BENEVENTUM = {"game": "de_bello_punico", "scenario": "beneventum"}
PATIENCE = 60.0
LOOK_EVERY = 0.05
_declared = msgspec.json.Decoder(Frame).decode


class Guest:
    """A user without an account."""

    def __init__(self, url: str, token: str, user: dict[str, Any]) -> None:
        self.url, self.token, self.user = url, token, user
        self.headers = {"Authorization": f"Bearer {token}"}
        self.client = httpx.AsyncClient(base_url=f"{url}/api", headers=self.headers, timeout=PATIENCE)

    async def get(self, path: str, status: Any = 200, **params: Any) -> Any:
        return self._body(await self.client.get(path, params=params), status)

    async def shown(self, path: str, wanted: Callable[[Any], bool]) -> Any:
        """The value, as soon as it meets a condition."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(found := await self.get(path)):
                await asyncio.sleep(LOOK_EVERY)
        return found

    async def packed(self, path: str, **params: Any) -> tuple[int, int]:
        """Request something and return only its status and its length as sent."""
        async with self.client.stream("GET", path, params=params) as answer:
            return answer.status_code, sum([len(part) async for part in answer.aiter_raw()])

    async def post(self, path: str, body: Any = None, status: int = 200, **params: Any) -> Any:
        return self._body(await self.client.post(path, json=body, params=params), status)

    async def open(self, rome: str = "me", carthage: str = "me", **terms: Any) -> str:
        """Open a table; its id."""
        seats = {"seats": {"rome": rome, "carthage": carthage}}
        return str((await self.post("/tables", BENEVENTUM | seats | terms))["id"])

    async def join(self, table_id: str, seat: str) -> None:
        """Take a seat."""
        await self.post(f"/tables/{table_id}/join", {"seat": seat})

    def at(self, url: str) -> Guest:
        """The same person at another process of the same server."""
        return Guest(url, self.token, self.user)

    @asynccontextmanager
    async def sit(self, table_id: str, **query: Any) -> AsyncIterator[Line]:
        """A socket at a table; its messages must have been in order."""
        line = Line(self, table_id)
        await line.connect(**query)
        try:
            yield line
        finally:
            await line.hang_up()
        assert not line.disorder, line.disorder

    def _body(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        return response.json()


async def come_in(url: str, name: str = "Fabia") -> Guest:
    """A new guest of a server."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        told = (await client.post("/api/guest", json={"name": name})).json()
    return Guest(url, told["token"], told["user"])


def pick(now: dict[str, Any], dice: Random) -> str:
    """A choice like a hasty player's: the suggested set-up, a few steps, then on."""
    choices: list[str] = now["choices"]
    for plain in ("suggested", "done", "accept", "stand"):
        if plain in choices and (plain == "suggested" or dice.random() < 0.5):
            return plain
    return dice.choice(choices)


class Line:
    """A socket that follows the match as it is sent, and records messages out of order."""

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest, self.table_id = guest, table_id
        self.frames: list[bytes] = []
        self.steps: dict[int, dict[str, Any]] = {}
        self.answers: dict[int, dict[str, Any]] = {}
        self.chat: list[dict[str, Any]] = []
        self.disorder: list[str] = []
        self.states = 0
        self.version = 0
        self.view = ""
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.position = Position("")
        self.bye: dict[str, Any] | None = None
        self.close_code: int | None = None
        self._asked = 0
        self._news = asyncio.Event()

    async def connect(self, **query: Any) -> None:
        """Connect to the table, for the first time or again."""
        self.bye = self.close_code = None
        where = f"{self.guest.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket"
        asked = httpx.QueryParams(query)
        self.socket: ClientConnection = await connect(
            f"{where}?{asked}",
            additional_headers=self.guest.headers,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self._greeted = False
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: self._greeted or self.is_closed)

    async def hang_up(self) -> None:
        """Leave."""
        await self.socket.close()
        await self._reading

    async def resume(self) -> None:
        """Reconnect after the last received step."""
        await self.connect(since=self.version)

    # Saying

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self._asked += 1
        number = self._asked
        await self.socket.send(json.dumps({"t": kind, "id": number, **fields}))
        await self.until(lambda: number in self.answers or self.is_closed)
        assert number in self.answers, f"hung up: {self.bye}"
        return self.answers[number]

    async def act(self, *actions: str, version: int | None = None) -> dict[str, Any]:
        """Play actions at the current version, or at another."""
        return await self.say("act", version=self.version if version is None else version, actions=list(actions))

    async def undo(self) -> dict[str, Any]:
        """Take back the last play."""
        return await self.say("undo", version=self.version)

    async def played(self, *actions: str) -> None:
        """Play actions that must be accepted, and wait until they arrive."""
        answer = await self.act(*actions)
        assert answer["t"] == "done", answer
        await self.until(lambda: self.version >= answer["version"])

    # Receiving

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until a condition holds."""
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self._news.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._news.wait(), LOOK_EVERY)
        except TimeoutError:
            raise TimeoutError(f"{self.guest.user['name']} waited in vain: {self._last_heard()}") from None

    def _last_heard(self) -> str:
        """The last message that a test may wait for."""
        kinds = [json.loads(frame)["t"] for frame in self.frames[-8:]]
        state = {name: self.now.get(name) for name in ("version", "prompt", "result")}
        table = {name: self.table.get(name) for name in ("status", "result")}
        return f"{kinds}; {state}; {table}; closed: {self.close_code}; bye: {self.bye}"

    @property
    def is_closed(self) -> bool:
        """Whether the server has closed the connection."""
        return self.close_code is not None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.now["result"] is not None

    @property
    def seat(self) -> str | None:
        """Whose choice it is."""
        seat: str | None = self.now["prompt"]["seat"]
        return seat

    @property
    def choices(self) -> list[str]:
        """What can be played from here."""
        found: list[str] = self.now["choices"]
        return found

    def told(self) -> str:
        """The current position according to the steps."""
        return b64encode(self.position.data).decode()

    async def _read(self) -> None:
        try:
            while True:
                frame = await self.socket.recv(decode=False)
                self.frames.append(frame)
                self._compare(frame)
                self._hear(json.loads(frame))
                self._news.set()
        except ConnectionClosed as closed:
            self.close_code = closed.rcvd.code if closed.rcvd else 1006
        finally:
            self._news.set()

    def _compare(self, frame: bytes) -> None:
        """Every message must match the server's declared type."""
        try:
            _declared(frame)
        except msgspec.ValidationError as error:
            self.disorder.append(f"{error}: {frame[:200]!r}")

    def _hear(self, frame: dict[str, Any]) -> None:
        kind = frame["t"]
        if kind in ("hello", "state"):
            self._begin(frame)
        if kind in ("hello", "state", "steps"):
            for step in frame["steps"]:
                self._follow(step)
            self.now = frame["now"]
            if self.now["version"] != self.version:
                self.disorder.append(f"{kind}: version {self.now['version']} after step {self.version}")
        elif kind in ("done", "refused", "answer"):
            self.answers[frame["id"]] = frame
        elif kind == "table":
            self.table = frame["table"]
        elif kind == "chat":
            self.chat.append(frame["chat"])
        elif kind == "bye":
            self.bye = frame

    def _begin(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "hello":
            self._greeted = True
            self.view, self.table, self.chat = frame["as"], frame["table"], frame["chat"]
        if frame["start"] is None:
            return
        if frame["t"] == "state":
            self.states += 1
            if frame["start"]["n"] < self.version:
                self.disorder.append(f"state {frame['start']['n']} after step {self.version}")
        self.version = frame["start"]["n"]
        self.position = Position(frame["start"]["position"])

    def _follow(self, step: dict[str, Any]) -> None:
        if step["n"] != self.version + 1:
            self.disorder.append(f"step {step['n']} after step {self.version}")
        known = self.steps.get(step["n"])
        if known is not None and known["at"] != step["at"]:
            self.disorder.append(f"step {step['n']} was told in two ways")
        self.version = step["n"]
        self.steps[self.version] = step
        self.position.follow(step)
