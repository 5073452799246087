"""The lobby over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from sqlalchemy import Connection, RowMapping
from starlette.concurrency import run_in_threadpool

from ..errors import ApiError, problems
from ..identity.guards import SignedIn, User, Viewer
from ..reading import READING, Client
from ..state import Server, TheServer
from ..workshop import shelf
from ..workshop.checking import file_name
from . import dice_proofs as proofs
from . import own_scenarios, records, seating, talk, uploads
from .access import find_visible, require_status
from .forks import fork_terms, require_forkable
from .forms import (
    ChatLine,
    Fork,
    Join,
    Key,
    Line,
    NewTable,
    OneSeat,
    OwnChoice,
    Proof,
    Rematch,
    SeatBot,
    StandIn,
    TableId,
    TableView,
)
from .lists import PAGE, Filter, listed
from .opening import check_scenario, occupants, open_table
from .rematches import rematch
from .tables import describe, describe_one

router = APIRouter(prefix="/api", tags=["lobby"])


def _changed(server: Server, user: User, change: Callable[[Connection], str]) -> dict[str, Any]:
    """Make a change in one transaction, notify everybody at the table, and return the new table."""
    with server.database.begin() as connection:
        table_id = change(connection)
    server.hub.changed(table_id)
    return _described(server, table_id, user)


def _described(server: Server, table_id: str, user: User | None) -> dict[str, Any]:
    with server.database.connect() as connection:
        return describe_one(connection, table_id, user, server.hub)


def _seated(server: Server, user: User, table_id: str, change: Callable[[Connection], None]) -> dict[str, Any]:
    """Make a change to the seats of a table."""
    server.limits.take(user.id, "join")

    def changed(connection: Connection) -> str:
        change(connection)
        return table_id

    return _changed(server, user, changed)


# Tables


@router.get(
    "/tables",
    response_model=list[TableView],
    summary="Tables, newest first",
    responses=problems(),
    dependencies=READING,
)
def list_tables(
    server: TheServer,
    user: Viewer,
    filter: Filter = "open",
    before: Annotated[str | None, Query(max_length=16, description="The last table of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = 50,
) -> list[dict[str, Any]]:
    """Open tables that nobody has joined for seven days are not listed; private ones only for their players."""
    with server.database.connect() as connection:
        return describe(connection, listed(connection, filter, user, before, limit), user, server.hub)


@router.post("/tables", response_model=TableView, summary="Open a table", responses=problems(401, 403, 404, 503))
async def open_new(server: TheServer, user: SignedIn, form: NewTable) -> dict[str, Any]:
    """The match begins as soon as no seat is open; with several seats `me`, several players share one screen."""
    server.limits.take(user.id, "table")
    if form.own is None:
        check_scenario(form.game, form.scenario)
        terms = form.terms(form.game, form.scenario)
    else:
        brought = await run_in_threadpool(_brought, server, user, form.game, form.own)
        own = await server.hub.in_workshop(user.id, own_scenarios.taken, brought)
        terms = replace(form.terms(form.game, file_name(own.title)), own=own)
    seated = occupants(form.game, terms.seats, form.seats, user)
    return await run_in_threadpool(_changed, server, user, partial(open_table, owner=user, terms=terms, seated=seated))


def _brought(server: Server, user: User, game: str, own: OwnChoice) -> RowMapping:
    """The scenario that somebody wants to open a table with."""
    with server.database.connect() as connection:
        row = shelf.find(connection, own.id, user, own.key)
    if row["game"] != game:
        raise ApiError(422, "scenario-other-game")
    return row


@router.get(
    "/tables/{table_id}",
    response_model=TableView,
    summary="One table",
    responses=problems(404),
    dependencies=READING,
)
def one_table(server: TheServer, user: Viewer, table_id: TableId, key: Key = None) -> dict[str, Any]:
    with server.database.connect() as connection:
        row = find_visible(connection, table_id, user, key)
        return describe(connection, [row], user, server.hub)[0]


# Seats


@router.post(
    "/tables/{table_id}/join", response_model=TableView, summary="Sit down", responses=problems(401, 403, 404, 409)
)
def join(server: TheServer, user: SignedIn, table_id: TableId, form: Join) -> dict[str, Any]:
    """An invited or private table requires the key of its invitation."""
    return _seated(server, user, table_id, lambda at: seating.join(at, table_id, form.seat, user, form.key))


@router.post(
    "/tables/{table_id}/leave", response_model=TableView, summary="Get up", responses=problems(401, 403, 404, 409)
)
def leave(server: TheServer, user: SignedIn, table_id: TableId, form: OneSeat) -> dict[str, Any]:
    """Only before the match has begun."""
    return _seated(server, user, table_id, lambda at: seating.leave(at, table_id, form.seat, user))


@router.post(
    "/tables/{table_id}/bot", response_model=TableView, summary="Seat a bot", responses=problems(401, 403, 404, 409)
)
def seat_bot(server: TheServer, user: SignedIn, table_id: TableId, form: SeatBot) -> dict[str, Any]:
    """The owner of a table fills an open seat with a bot."""
    return _seated(server, user, table_id, lambda at: seating.seat_bot(at, table_id, form.seat, form.level, user))


@router.post(
    "/tables/{table_id}/stand-in",
    response_model=TableView,
    summary="A bot for a player who is away",
    responses=problems(401, 403, 404, 409),
)
def stand_in(server: TheServer, user: SignedIn, table_id: TableId, form: StandIn) -> dict[str, Any]:
    """At once for one's own seat; for another's an offer, which takes effect when they agree or at their time-out."""
    return _seated(server, user, table_id, lambda at: seating.stand_in(at, table_id, form.seat, form.level, user))


@router.post(
    "/tables/{table_id}/resign", response_model=TableView, summary="Give up", responses=problems(401, 403, 404, 409)
)
def resign(server: TheServer, user: SignedIn, table_id: TableId, form: OneSeat) -> dict[str, Any]:
    """With two players the other wins; with more, a bot plays on in the seat, as long as a person is left."""
    server.limits.take(user.id, "join")
    with server.database.begin() as connection:
        level = seating.give_up(connection, table_id, form.seat, user)
    server.hub.declare(table_id, "resign", form.seat, "player", seating.handed_to(level))
    return _described(server, table_id, user)


@router.post(
    "/tables/{table_id}/rematch",
    response_model=TableView,
    summary="Play once more",
    responses=problems(401, 403, 404, 409),
)
def play_again(server: TheServer, user: SignedIn, table_id: TableId, form: Rematch) -> dict[str, Any]:
    """The first player who asks opens the new table, the next one gets a seat there."""
    server.limits.take(user.id, "table")
    opened = _changed(server, user, lambda connection: rematch(connection, table_id, form.swap, user))
    server.hub.changed(table_id)
    return opened


# Chat


@router.get(
    "/tables/{table_id}/chat",
    response_model=list[ChatLine],
    summary="What was said",
    responses=problems(404),
    dependencies=READING,
)
def chat(server: TheServer, user: Viewer, table_id: TableId, key: Key = None) -> list[dict[str, Any]]:
    with server.database.connect() as connection:
        find_visible(connection, table_id, user, key)
        return talk.lines(connection, table_id, user)


@router.post(
    "/tables/{table_id}/chat", response_model=ChatLine, summary="Say something", responses=problems(401, 403, 404, 409)
)
def say(server: TheServer, user: SignedIn, table_id: TableId, form: Line) -> dict[str, Any]:
    """Players at any time, spectators when the match is over; with `to`, from one player to another in private."""
    server.limits.take(user.id, "chat")
    with server.database.begin() as connection:
        line = talk.say(connection, table_id, user, form.text, form.key, form.to)
    server.hub.said(table_id, line)
    return line


# Replays, forks, proofs


async def replay_body(request: Request) -> bytes:
    """The body of an upload, read only up to its limit."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > uploads.LARGEST:
            raise ApiError(413, "too-large")
    return bytes(body)


REPLAY_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object", "required": ["bellona", "game", "steps"]}}},
    }
}


@router.post(
    "/replays",
    response_model=TableView,
    summary="Put a replay file on a table",
    responses=problems(401, 403, 404, 413),
    openapi_extra=REPLAY_BODY,
)
async def upload(server: TheServer, user: SignedIn, body: Annotated[bytes, Depends(replay_body)]) -> dict[str, Any]:
    """Moves, dice, the seed and a scenario that the file carries are checked; custom tables are refused."""
    server.limits.take(user.id, "upload")
    checked = await server.hub.in_workshop(user.id, uploads.read_upload, body, server.secrets)
    return await run_in_threadpool(_changed, server, user, partial(uploads.keep_upload, upload=checked, owner=user))


@router.get(
    "/tables/{table_id}/replay",
    summary="A finished match as a replay file",
    response_class=Response,
    responses=problems(404, 409) | {200: {"content": {"application/json": {}}, "description": "A `.bell.json` file."}},
    dependencies=READING,
)
async def download(server: TheServer, user: Viewer, who: Client, table_id: TableId, key: Key = None) -> Response:
    row, rows = await run_in_threadpool(_match, server, user, table_id, key, "over")
    text = await server.hub.in_workshop(who, records.download, row, rows, server.secrets)
    name = f"{row['game']}-{row['scenario'].replace(':', '-')}-{table_id}.bell.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


def _match(
    server: Server, user: User | None, table_id: str, key: str | None, status: str | None = None
) -> tuple[RowMapping, Sequence[RowMapping]]:
    """A table that a viewer may see, and the rows of its match."""
    with server.database.connect() as connection:
        row = find_visible(connection, table_id, user, key)
        if status is not None:
            require_status(row, status)
        return row, records.rows_of(connection, table_id)


@router.post(
    "/tables/{table_id}/fork",
    response_model=TableView,
    summary="Continue from here",
    responses=problems(401, 403, 404, 409),
)
async def fork(server: TheServer, user: SignedIn, table_id: TableId, form: Fork, key: Key = None) -> dict[str, Any]:
    """A new match from any step of a finished match, of a replay, or of one's own match without other persons."""
    server.limits.take(user.id, "table")
    row, rows = await run_in_threadpool(_match, server, user, table_id, key)
    await run_in_threadpool(_require_forkable, server, row, user)
    wished = form.terms(row["game"], row["scenario"])
    terms = await server.hub.in_workshop(user.id, fork_terms, rows, row, form.n, wished)
    seated = occupants(row["game"], own_scenarios.seats_at(row), form.seats, user)
    return await run_in_threadpool(_changed, server, user, partial(open_table, owner=user, terms=terms, seated=seated))


def _require_forkable(server: Server, row: RowMapping, user: User) -> None:
    with server.database.connect() as connection:
        require_forkable(connection, row, user)


@router.get(
    "/tables/{table_id}/proof/{number}",
    response_model=Proof,
    summary="What is known of a step's dice",
    responses=problems(404),
)
async def step_proof(
    server: TheServer, user: Viewer, who: Client, table_id: TableId, number: int, key: Key = None
) -> dict[str, Any]:
    """During a match its seed is sealed; when it is over, anybody can check that every die comes from the seed."""
    server.limits.take(who, "ask")
    row, rows = await run_in_threadpool(_match, server, user, table_id, key)
    return await server.hub.in_workshop(who, proofs.proof, row, rows, number)
