"""A server with the lobby and the notices but without live matches, and people who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import Engine, insert, update

from bellona.bots import choose
from bellona.match import game
from bellona.server.config import Config, load_config
from bellona.server.errors import install_errors
from bellona.server.identity.limits import Limits
from bellona.server.identity.routes import router as identity
from bellona.server.lobby import records
from bellona.server.lobby.access import find
from bellona.server.lobby.endings import by_declaration, by_rules
from bellona.server.lobby.routes import router as lobby
from bellona.server.notify.routes import router as notify
from bellona.server.secrets import load_secrets
from bellona.server.state import Server
from bellona.server.storage.database import now, open_database
from bellona.server.storage.schema import actions, metadata, tables

ZAMA = {"game": "de_bello_punico", "scenario": "zama"}
BENEVENTUM = {"game": "de_bello_punico", "scenario": "beneventum"}


class StillHub:
    """A hub without sockets: it records its calls."""

    def __init__(self, database: Engine) -> None:
        self.database = database
        self.told: list[str] = []
        self.ended: list[str] = []
        self.lines: list[tuple[str, dict[str, Any]]] = []
        self.present: set[str] = set()

    def changed(self, table_id: str) -> None:
        self.told.append(table_id)

    def signed_out(self, ended: Sequence[str]) -> None:
        self.ended.extend(ended)

    def online(self, table_id: str) -> set[str]:
        return self.present

    def watchers(self, table_id: str) -> int:
        return 0

    async def in_workshop(self, client: str, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    def said(self, table_id: str, line: dict[str, Any]) -> None:
        self.lines.append((table_id, line))

    def declare(self, table_id: str, kind: str, seat: str, by: str, text: str = "") -> None:
        with self.database.begin() as connection:
            row = find(connection, table_id)
            result = by_declaration(kind, seat, game(row["game"]).seats)
            rows = [_row(table_id, len(records.rows_of(connection, table_id)) + 1, kind, seat)]
            connection.execute(insert(actions), rows)
            connection.execute(update(tables).where(tables.c.id == table_id).values(status="over", result=result))


class Person:
    """A person with a separate browser."""

    def __init__(self, app: FastAPI, name: str) -> None:
        self.client = TestClient(app, base_url="http://testserver")
        entered = self.client.post("/api/guest", json={"name": name}).json()
        self.id: str = entered["user"]["id"]
        self.name = name
        self.client.headers["X-Bellona-CSRF"] = entered["csrf"]

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return _body(self.client.get(f"/api{path}", params=params), status)

    def post(self, path: str, json: Any = None, status: int = 200, **params: Any) -> Any:
        return _body(self.client.post(f"/api{path}", json=json, params=params), status)

    def open(self, status: int = 200, **fields: Any) -> Any:
        return self.post("/tables", ZAMA | {"seats": {"rome": "me"}} | fields, status)


class Lobby:
    """The server and its people."""

    def __init__(self, app: FastAPI, server: Server, hub: StillHub) -> None:
        self.app, self.server, self.hub = app, server, hub

    def person(self, name: str = "Fabia") -> Person:
        return Person(self.app, name)

    def stranger(self) -> TestClient:
        return TestClient(self.app)

    def play(self, table_id: str, choices: int, seed: int = 1) -> int:
        """Let bots make some choices, each a row; the number of the last row."""
        with self.server.database.begin() as connection:
            row = find(connection, table_id)
            rows = records.rows_of(connection, table_id)
            match, number = records.rebuild(row, rows), len(rows)
            for _ in range(choices):
                if match.result is not None:
                    break
                seat = match.seat or ""
                match.play(choose(match, "greedy", seed))
                number += 1
                step = match.steps[-1]
                made = _row(table_id, number, "play", seat, str(step.action), step.rolls)
                connection.execute(insert(actions).values(**made))
            if match.result is not None:
                ended = {"status": "over", "result": by_rules(match.result)}
                connection.execute(update(tables).where(tables.c.id == table_id).values(**ended))
        return number

    def end(self, table_id: str, seat: str = "rome") -> None:
        """Let a player resign."""
        self.hub.declare(table_id, "resign", seat, "player")

    def set(self, table_id: str, **values: Any) -> None:
        """Change a table behind everybody's back."""
        with self.server.database.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


def _row(table_id: str, number: int, kind: str, seat: str, text: str = "", rolls: Any = ()) -> dict[str, Any]:
    return {
        "table_id": table_id, "number": number, "kind": kind, "seat": seat, "by": "player", "text": text,
        "rolls": bytes(rolls), "dictated": False, "at": now(),
    }  # fmt: skip


def _body(response: Response, status: int) -> Any:
    assert response.status_code == status, response.text
    return response.json()


@contextmanager
def running_lobby(folder: Path, url: str = "", **settings: Any) -> Iterator[Lobby]:
    """A lobby on a separate database."""
    options = {"data": str(folder), "database_url": url, "limits": "off"} | settings
    config: Config = load_config(environ={}, **{name: value for name, value in options.items() if value != ""})
    secrets = load_secrets(folder)
    database = open_database(config.database_url)
    metadata.create_all(database)
    hub = StillHub(database)
    server = Server(
        config=config,
        database=database,
        secrets=secrets,
        limits=Limits(config.limits),
        metrics=cast(Any, None),
        hub=cast(Any, hub),
    )
    app = FastAPI()
    app.state.server = server
    install_errors(app)
    for router in (identity, lobby, notify):
        app.include_router(router)
    try:
        yield Lobby(app, server, hub)
    finally:
        metadata.drop_all(database)
        database.dispose()
