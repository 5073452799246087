"""The lower bound: a bare WebSocket server that passes each message to both sockets of its room."""

from __future__ import annotations

import argparse
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import uvicorn

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Keep = Callable[[str, str], None]


def forget(room: str, text: str) -> None:
    """Store nothing."""


def keeper(path: Path) -> Keep:
    """One row and one commit per message, with the journal mode of a match server."""
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("pragma journal_mode = wal")
    base.execute("pragma synchronous = normal")
    base.execute("create table step (id integer primary key, room text not null, text text not null)")

    def keep(room: str, text: str) -> None:
        base.execute("insert into step (room, text) values (?, ?)", (room, text))

    return keep


class Relay:
    """The application: one room per path."""

    def __init__(self, keep: Keep) -> None:
        self.keep = keep
        self.rooms: defaultdict[str, set[Send]] = defaultdict(set)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        path = scope["path"]
        room = self.rooms[path]
        room.add(send)
        while (message := await receive())["type"] == "websocket.receive":
            text = message["text"]
            self.keep(path, text)
            for hand_over in room:
                await hand_over({"type": "websocket.send", "text": text})
        room.discard(send)


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--commit", type=Path, help="a database that keeps every message")
    asked = parser.parse_args()
    uvicorn.run(
        Relay(keeper(asked.commit) if asked.commit else forget),
        host="127.0.0.1",
        port=asked.port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
