"""A client at a table, over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from bellona.gamekit.values import BellonaError

from ..errors import ApiError, database_away, language_of
from ..identity.guards import User, address_of, check_origin, session_of, viewer
from ..lobby import talk
from ..lobby.access import find_visible
from ..reading import client_of
from ..state import Server, server_of
from ..storage.outage import in_brief
from ..words import WORDS
from . import messages
from .greeting import greet
from .lines import EXTENSION, QueuedLine
from .match import TableMatch
from .telling import encode
from .viewer_queries import ask
from .viewers import Viewer

CLOSING = {401: 4401, 403: 4403, 404: 4404, 429: 4429, 503: 4503}
PATIENCE_WITH_NOISE = 20
MOST_UNANSWERED = 32
_log = logging.getLogger("bellona.socket")
_read = msgspec.json.Decoder(messages.Message).decode


async def table_socket(websocket: WebSocket) -> None:
    """Serve a player or spectator until they leave."""
    server = server_of(websocket)
    await websocket.accept()
    direct = websocket.scope.get("extensions", {}).get(EXTENSION)
    line = direct or QueuedLine()
    sending = None if direct else asyncio.create_task(line.run(websocket.send))
    server.metrics.sockets.inc()
    talking, session = None, session_of(websocket)
    server.hub.passes.add(session, line)
    try:
        talking = await _sit_down(server, websocket, line)
        if direct is not None:
            direct.on_text = talking.hear
        await _listen(websocket, talking)
    except ApiError as error:
        await _say_goodbye(websocket, line, error)
    except SQLAlchemyError as error:
        server.hub.outage.noted(in_brief(error))
        await _say_goodbye(websocket, line, database_away())
    except WebSocketDisconnect:
        pass
    finally:
        server.metrics.sockets.dec()
        server.hub.passes.remove(session, line)
        if talking is not None:
            talking.leave()
        if direct is not None:
            direct.on_text = None
        if sending is not None:
            sending.cancel()


async def _say_goodbye(websocket: WebSocket, line: Any, error: ApiError) -> None:
    """Tell a client why it is refused."""
    line.push(encode({"t": "bye", "why": error.code, "text": error.say(language_of(websocket))}))
    line.close(CLOSING.get(error.status, 4400))
    await _until_gone(websocket)


async def _sit_down(server: Server, websocket: WebSocket, line: Any) -> Talking:
    """Find the user and the table, and send the greeting."""
    check_origin(websocket)
    server.limits.take(address_of(websocket), "socket")
    user = await server.hub.in_helper(viewer, websocket)
    if user is None:
        server.hub.passes.remove(session_of(websocket), line)
    table_id, asked = websocket.path_params["table_id"], websocket.query_params
    status = await server.hub.in_helper(_visible, server, table_id, user, asked.get("key"))
    client = client_of(websocket, user)
    match = await server.hub.match(table_id, status, client)
    found = Viewer(
        user, line, eyes=asked.get("as", "auto"), seats=match.seats_of(user.id if user else None), key=asked.get("key"),
        client=client, takes_pieces=asked.get("pieces") == "1",
    )  # fmt: skip
    match.viewers.add(found)
    talking = Talking(server, match, found, language_of(websocket))
    since = asked.get("since", "")
    try:
        await greet(server.hub, match, found, int(since) if since.isdecimal() and len(since) < 10 else 0)
    except BaseException:
        talking.leave()
        raise
    server.hub.came_or_went(match)
    return talking


def _visible(server: Server, table_id: str, user: User | None, key: str | None) -> str:
    """The status of a table that a viewer may see."""
    with server.database.connect() as connection:
        return str(find_visible(connection, table_id, user, key)["status"])


async def _listen(websocket: WebSocket, talking: Talking) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text, data = message.get("text"), message.get("bytes")
        talking.hear(text.encode() if text is not None else data or b"")


async def _until_gone(websocket: WebSocket) -> None:
    try:
        async with asyncio.timeout(2):
            while (await websocket.receive())["type"] != "websocket.disconnect":
                pass
    except (TimeoutError, RuntimeError):
        return


class Talking:
    """The messages of one client, and their answers."""

    def __init__(self, server: Server, match: TableMatch, found: Viewer, language: str) -> None:
        self._server, self._match, self._viewer = server, match, found
        self._language = language
        self._noise = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, data: bytes) -> None:
        """Handle one message; whatever it is, the match continues."""
        if self._viewer.line.is_closed:
            return
        try:
            message = _read(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(0, "malformed")
            self._disturbed()
            return
        if isinstance(message, messages.Act):
            self._act(message)
        elif isinstance(message, messages.Undo):
            if self._allowed("action", message.id):
                self._match.undo(
                    self._viewer.seats, message.version, lambda told: self._answer(message.id, told), message.steps
                )
        elif isinstance(message, messages.Seen):
            if self._allowed("ask", message.id):
                self._viewer.followed = message.n if message.following else None
                self._server.hub.seen(self._match, self._viewer, message.n)
        elif isinstance(message, messages.Ping):
            self._viewer.line.push(b'{"t":"pong"}')
        else:
            if not self._allowed("chat" if isinstance(message, messages.Chat) else "ask", message.id):
                return
            if len(self._tasks) >= MOST_UNANSWERED:
                self._refuse(message.id, "too-many")
            else:
                task = asyncio.create_task(self._later(message))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def leave(self) -> None:
        """Disconnect; unanswered questions are dropped."""
        for task in self._tasks:
            task.cancel()
        self._match.left(self._viewer)
        self._server.hub.came_or_went(self._match)

    def _act(self, message: messages.Act) -> None:
        if self._allowed("action", message.id):
            viewer, match = self._viewer, self._match
            seat = message.seat or (viewer.view if viewer.view in match.match_log.waiting else None)
            match.act(viewer.seats, message.version, message.actions, lambda told: self._answer(message.id, told), seat)

    def _allowed(self, kind: str, number: int) -> bool:
        """Whether one more is within the limit of this person, over all sockets and requests."""
        if not self._server.limits.wait(self._viewer.client, kind):
            self._noise = 0
            return True
        self._refuse(number, "too-many")
        self._disturbed()
        return False

    def _disturbed(self) -> None:
        """Disconnect a client that sends only invalid messages."""
        self._noise += 1
        if self._noise > PATIENCE_WITH_NOISE:
            self._viewer.line.push(encode({"t": "bye", "why": "flood"}))
            self._viewer.line.close(4429)

    def _refuse(self, number: int, error: str) -> None:
        version = self._match.match_log.version
        self._answer(number, {"t": "refused", "error": error, "refusal": None, "version": version})

    def _answer(self, number: int, told: dict[str, Any]) -> None:
        if told["t"] == "done":
            self._viewer.line.push(b'{"t":"done","version":%d,"id":%d}' % (told["version"], number))
            return
        if told["t"] == "refused":
            self._server.metrics.moves.inc(told["error"])
            told = {"text": WORDS.say(f"refused-{told['error']}", {}, self._language), **told}
        self._viewer.line.push(encode({**told, "id": number}))
        if told.get("error") == "stale":
            self._viewer.line.push(self._match.state(self._viewer.view, self._viewer.seats))

    async def _later(self, message: Any) -> None:
        """Answer a request that needs a thread or the database."""
        try:
            if isinstance(message, messages.Chat):
                await self._say(message.text, message.to)
                told: dict[str, Any] = {"t": "done", "version": self._match.match_log.version}
            elif isinstance(message, messages.Eyes):
                await self._look(message.view)
                return
            else:
                about = {name: getattr(message, name) for name in message.__struct_fields__ if name != "id"}
                kind = type(message).__name__.lower()
                told = {"t": "answer", **await ask(self._server.hub, self._match, self._viewer, kind, **about)}
        except ApiError as error:
            told = self._refused(error)
        except BellonaError as error:
            told = {"t": "refused", "error": "not-understood", "text": str(error), "refusal": None}
        except WebSocketDisconnect:
            return
        except SQLAlchemyError as error:
            self._server.hub.outage.noted(in_brief(error))
            told = self._refused(database_away())
        except Exception:
            _log.exception("a message could not be answered: %s", type(message).__name__.lower())
            told = self._refused(ApiError(500, "internal"))
        self._viewer.line.push(encode({**told, "id": message.id}))

    def _refused(self, error: ApiError) -> dict[str, Any]:
        return {"t": "refused", "error": error.code, "text": error.say(self._language), "refusal": None}

    async def _say(self, text: str, to: str | None) -> None:
        user = self._viewer.user
        if user is None:
            raise ApiError(401, "not-signed-in")

        def write(connection: Connection) -> dict[str, Any]:
            return talk.say(connection, self._match.id, user, text, self._viewer.key, to)

        line = await self._server.hub.in_helper(_in_transaction, self._server, write)
        self._server.hub.said(self._match.id, line)

    async def _look(self, eyes: str) -> None:
        self._viewer.eyes = eyes
        await greet(self._server.hub, self._match, self._viewer, 0)
        self._server.hub.came_or_went(self._match)


def _in_transaction(server: Server, work: Any) -> Any:
    with server.database.begin() as connection:
        return work(connection)
