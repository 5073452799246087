"""The functions of the socket over plain HTTP."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse

from bellona.gamekit.catalog import LANGUAGES
from bellona.registry import package_of

from ..errors import ApiError, answers, language_of, problems
from ..identity.guards import SignedIn, User, session_of
from ..identity.guards import Viewer as Looker
from ..lobby.access import find_visible
from ..reading import Client, limited
from ..state import Server, TheServer
from ..words import WORDS
from .greeting import greet
from .match import NO_TABLE, TableMatch
from .passes import SIGNED_OUT
from .tellers import Greeting
from .viewer_queries import ask, position_at
from .viewers import Viewer

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
TableId = Annotated[str, Path(max_length=40)]
Key = Annotated[str | None, Query(max_length=64, description="The key of an invitation.")]
Eyes = Annotated[
    str, Query(alias="as", max_length=20, description="`auto`, a seat, `public`, or `all` when it is over.")
]
Text = Annotated[str, Field(max_length=200)]
STATUS = {"stale": 409, "not-your-turn": 403, "illegal": 422, "not-understood": 422, "not-saved": 503, "busy": 503}
STATUS |= {"not-sure": 503, "database-away": 503}
LONG = 50
"""The number of steps in an answer from which a thread is used."""
GZIP_LEVEL = 5
AS_GZIP = 16 + zlib.MAX_WBITS


class Actions(BaseModel):
    """Actions in order, for the match at a version."""

    model_config = ConfigDict(extra="forbid")
    version: int = Field(ge=0, le=2**31)
    actions: list[Text] = Field(min_length=1, max_length=64)
    seat: str | None = Field(default=None, max_length=20, description="For which of your seats, if several are asked.")


class AtVersion(BaseModel):
    """The version of the match that the request refers to."""

    model_config = ConfigDict(extra="forbid")
    version: int = Field(ge=0, le=2**31)


class Question(BaseModel):
    """A question about the current position."""

    model_config = ConfigDict(extra="forbid")
    t: Literal["inspect", "odds", "why", "plan", "hint", "overlays"]
    piece: Text | None = None
    at: Text | None = None
    action: Text = ""
    snap: bool = True
    layers: list[Text] | None = Field(default=None, max_length=32)
    n: int | None = Field(default=None, ge=0, le=2**31)


class Version(BaseModel):
    """The version of the match after the request."""

    version: int


class Waiter:
    """A connection that only notices that something was sent."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.is_closed = False
        self._why = 0

    def push(self, message: bytes) -> None:
        """Something was sent."""
        self.news.set()

    def close(self, code: int) -> None:
        """The server stops, or the waiting client may no longer see the table."""
        self.is_closed, self._why = True, code
        self.news.set()

    def check(self) -> None:
        """Refuse a client that lost its access while waiting."""
        if self._why == SIGNED_OUT:
            raise ApiError(401, "not-signed-in")
        if self._why == NO_TABLE:
            raise ApiError(404, "no-table")


async def _match(server: Server, table_id: str, user: User | None, key: str | None, client: str) -> TableMatch:
    def visible() -> str:
        with server.database.connect() as connection:
            return str(find_visible(connection, table_id, user, key)["status"])

    return await server.hub.match(table_id, await run_in_threadpool(visible), client)


def _viewer(match: TableMatch, user: User | None, eyes: str, key: str | None, client: str) -> tuple[Viewer, Waiter]:
    waiter, seats = Waiter(), match.seats_of(user.id if user else None)
    return Viewer(user, waiter, eyes=eyes, seats=seats, key=key, client=client), waiter


@router.get(
    "/view",
    summary="The match as you may see it: how it began, its steps, the present",
    responses=problems(401, 404, 503),
    dependencies=[Depends(limited("view"))],
)
async def view(
    request: Request,
    server: TheServer,
    user: Looker,
    client: Client,
    table_id: TableId,
    key: Key = None,
    eyes: Eyes = "auto",
    since: Annotated[int, Query(ge=0, le=2**31, description="Only the steps after this one.")] = 0,
    wait: Annotated[int, Query(ge=0, le=25, description="Seconds to wait for a step after `since`.")] = 0,
    with_json: Annotated[bool, Query(alias="json", description="With the position in JSON notation.")] = False,
) -> Response:
    match = await _match(server, table_id, user, key, client)
    found, waiter = _viewer(match, user, eyes, key, client)
    match.viewers.add(found)
    told: list[Greeting] = []
    try:
        if wait and match.match_log.version <= since:
            found.joining = False
            with suppress(TimeoutError), server.hub.passes.held(session_of(request) if user else None, waiter):
                async with asyncio.timeout(wait):
                    await waiter.news.wait()
            waiter.check()
        await greet(server.hub, match, found, since, told.append)
    finally:
        match.left(found)
    greeting = told[0]
    if with_json:
        live = match.match_log.live
        position = await server.hub.in_asker(client, _in_json, live.setting, live.snapshot(found.view))
        greeting = greeting._replace(now=b'%b,"json":%b' % (greeting.now, position))
    return await _answer(request, server, client, greeting)


def _in_json(setting: Any, position: Any) -> bytes:
    return json.dumps(setting.dump(position)).encode()


async def _answer(request: Request, server: Server, client: str, greeting: Greeting) -> Response:
    """A long answer is compressed beside the event loop, or sent as fast as it is read; a short one goes at once."""
    if len(greeting.steps) < LONG:
        return Response(greeting.message(), media_type="application/json")
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(_poured(greeting), media_type="application/json")
    body = await server.hub.in_asker(client, _packed, greeting)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(body, media_type="application/json", headers=headers)


async def _poured(greeting: Greeting) -> AsyncIterator[bytes]:
    for part in greeting.parts():
        yield part


def _packed(greeting: Greeting) -> bytes:
    """A long answer compressed, without the whole of it lying beside."""
    packer = zlib.compressobj(GZIP_LEVEL, wbits=AS_GZIP)
    return b"".join([*map(packer.compress, greeting.parts()), packer.flush()])


@router.post(
    "/actions", summary="Play one or more actions", response_model=Version, responses=problems(401, 403, 404, 409, 503)
)
async def act(server: TheServer, user: SignedIn, table_id: TableId, form: Actions, key: Key = None) -> dict[str, Any]:
    server.limits.take(user.id, "action")
    match = await _match(server, table_id, user, key, user.id)
    seats = match.seats_of(user.id)
    return await _settled(server, match, seats, partial(match.act, seats, form.version, form.actions, seat=form.seat))


@router.post(
    "/undo", summary="Take back your last play", response_model=Version, responses=problems(401, 403, 404, 409, 503)
)
async def undo(
    server: TheServer, user: SignedIn, table_id: TableId, form: AtVersion, key: Key = None
) -> dict[str, Any]:
    server.limits.take(user.id, "action")
    match = await _match(server, table_id, user, key, user.id)
    seats = match.seats_of(user.id)
    return await _settled(server, match, seats, partial(match.undo, seats, form.version))


async def _settled(server: Server, match: TableMatch, seats: tuple[str, ...], change: Any) -> dict[str, Any]:
    told = await server.hub.answered(change)
    if told["t"] == "done":
        return {"version": told["version"]}
    server.metrics.moves.inc(told["error"])
    details = {name: told[name] for name in ("version", "refusal", "why", "text", "slip") if told.get(name) is not None}
    if told["error"] == "stale":
        found = Viewer(None, Waiter(), seats=seats)
        state = await server.hub.settled(match, lambda: match.state(match.view_for(found), seats))
        details["state"] = json.loads(state)
    raise Refused(STATUS.get(told["error"], 409), told["error"], **details)


class Refused(ApiError):
    """A refused action, in the messages of the table."""

    def say(self, language: str) -> str:
        """The sentence in a language."""
        return str(self.details.get("text") or WORDS.say(f"refused-{self.code}", {}, language))


@router.post(
    "/ask",
    summary="Ask about the position: inspect, odds, why, plan, hint, overlays",
    responses=problems(403, 404, 409, 503),
)
async def question(
    server: TheServer, user: SignedIn, table_id: TableId, form: Question, key: Key = None, eyes: Eyes = "auto"
) -> dict[str, Any]:
    server.limits.take(user.id, "ask")
    match = await _match(server, table_id, user, key, user.id)
    found, _ = _viewer(match, user, eyes, key, user.id)
    found.view = match.view_for(found)
    return await ask(server.hub, match, found, form.t, **form.model_dump(exclude={"t"}))


@router.get(
    "/board",
    summary="What stays the same: the map, the pieces, the layout of the record",
    responses=problems(404, 503),
    dependencies=[Depends(limited("read"))],
)
async def board(server: TheServer, user: Looker, client: Client, table_id: TableId, key: Key = None) -> Response:
    match = await _match(server, table_id, user, key, client)
    return Response(await server.hub.in_asker(client, match.board), media_type="application/json")


@router.get(
    "/ground.svg",
    summary="The map without pieces",
    response_class=Response,
    responses=answers("image/svg+xml") | problems(404, 503),
    dependencies=[Depends(limited("read"))],
)
async def ground(
    request: Request,
    server: TheServer,
    user: Looker,
    client: Client,
    table_id: TableId,
    key: Key = None,
    theme: Literal["light", "dark"] = "light",
    language: Annotated[str, Query(alias="lang", max_length=2)] = "",
) -> Response:
    match = await _match(server, table_id, user, key, client)
    chosen = language if language in LANGUAGES else language_of(request)
    drawn = await server.hub.in_asker(client, match.match_log.live.ground, theme, chosen)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@router.get(
    "/picture.svg",
    summary="The map with everything on it as you may see it, now or after an earlier step",
    response_class=Response,
    responses=answers("image/svg+xml") | problems(401, 404, 422, 503),
    dependencies=[Depends(limited("view"))],
)
async def picture(
    request: Request,
    server: TheServer,
    user: Looker,
    client: Client,
    table_id: TableId,
    key: Key = None,
    eyes: Eyes = "auto",
    theme: Literal["light", "dark"] = "light",
    language: Annotated[str, Query(alias="lang", max_length=2)] = "",
    number: Annotated[
        int | None, Query(alias="n", ge=0, le=2**31, description="After this step; now if left out.")
    ] = None,
) -> Response:
    match = await _match(server, table_id, user, key, client)
    found, _ = _viewer(match, user, eyes, key, client)
    found.view = match.view_for(found)
    position = await position_at(server.hub, match, found, number)
    chosen = language if language in LANGUAGES else language_of(request)
    draw = partial(package_of(match.table["game"]).picture.draw, language=chosen, theme=theme, framed=False)
    drawn = await server.hub.in_asker(client, draw, match.match_log.live.setting, position)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, no-store"})
