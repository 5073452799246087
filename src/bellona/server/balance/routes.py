"""How balanced a scenario is, over HTTP."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from sqlalchemy import RowMapping
from starlette.concurrency import run_in_threadpool

from ..errors import answers, problems
from ..identity.guards import SignedIn, User, Viewer
from ..lobby import own_scenarios
from ..reading import READING
from ..state import Server, TheServer
from . import store
from .forms import BalanceId, BalanceView, Subject
from .questions import Question, read_question

router = APIRouter(prefix="/api/balances", tags=["balance"])
PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-downloads"
"""What a report may do: show itself."""


@router.post(
    "", response_model=BalanceView, summary="Have bots play a scenario", responses=problems(401, 403, 404, 409, 503)
)
async def start(server: TheServer, user: SignedIn, form: Subject) -> dict[str, Any]:
    """Done once for each scenario and level, at low priority; ask again for progress and result.

    One person has one run at a time.
    """
    question = await run_in_threadpool(_asked, server, form, user)
    server.limits.take(user.id, "balance")
    if question.own is not None:
        await server.hub.in_workshop(user.id, own_scenarios.require_playable, question.game, question.own)
    return view(await server.hub.balances.start(question, user), user)


@router.post(
    "/find",
    response_model=BalanceView,
    summary="What is known of a scenario's balance",
    responses=problems(404, 409),
    dependencies=READING,
)
def find(server: TheServer, user: Viewer, form: Subject) -> dict[str, Any]:
    """The latest run about a scenario, whoever has asked for it; without a level, of bots of any level."""
    with server.database.connect() as connection:
        question = read_question(connection, form, user)
        row = store.latest(connection, question, form.level)
    if row is None:
        state = "none" if server.config.balance_processes else "off"
        return NOTHING | {"state": state, "level": question.level}
    return view(row, user)


@router.get(
    "/{balance_id}",
    response_model=BalanceView,
    summary="How far the games are, and what they say so far",
    responses=problems(404),
    dependencies=READING,
)
def look(server: TheServer, user: Viewer, balance_id: BalanceId) -> dict[str, Any]:
    with server.database.connect() as connection:
        return view(store.find(connection, balance_id), user)


@router.post(
    "/{balance_id}/cancel", response_model=BalanceView, summary="Play no more games", responses=problems(401, 403, 404)
)
def cancel(server: TheServer, user: SignedIn, balance_id: BalanceId) -> dict[str, Any]:
    """What was played so far is kept."""
    with server.database.begin() as connection:
        return view(store.cancel(connection, balance_id, user), user)


@router.get(
    "/{balance_id}/report",
    summary="The report as a page",
    response_class=Response,
    responses=problems(404) | answers("text/html"),
    dependencies=READING,
)
def report(server: TheServer, balance_id: BalanceId, language: Annotated[str, Query(max_length=2)] = "en") -> Response:
    """The same page as `bellona report` writes."""
    with server.database.connect() as connection:
        page = store.page_of(connection, balance_id, language)
    return Response(page, media_type="text/html", headers={"Content-Security-Policy": PAGE_POLICY})


def _asked(server: Server, form: Subject, user: User) -> Question:
    with server.database.connect() as connection:
        return read_question(connection, form, user)


NOTHING: dict[str, Any] = {
    "id": None, "mine": False, "progress": 0, "games": 0, "turns": None, "shares": [], "report": False,
}  # fmt: skip


def view(row: RowMapping, viewer: User | None) -> dict[str, Any]:
    """A run as a viewer sees it."""
    result = row["result"] or {"games": 0, "turns": None, "wins": {}}
    share = partial(_share, result)
    return {
        "id": row["id"],
        "state": store.FAILED if store.is_forgotten(row) else row["state"],
        "level": row["level"],
        "mine": viewer is not None and row["owner_id"] == viewer.id,
        "progress": row["done"],
        "games": result["games"],
        "turns": result["turns"],
        "shares": [share(seat) for seat in result["wins"]],
        "report": row["state"] == store.DONE,
    }


def _share(result: dict[str, Any], seat: str) -> dict[str, Any]:
    games, (low, high) = result["wins"][seat], result["intervals"][seat]
    label = {"$": f"side-{seat}"} if seat else None
    shares = {"share": games / result["games"], "low": low, "high": high}
    return {"seat": seat or None, "label": label, "games": games, **shares}
