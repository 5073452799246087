"""The analysis of a finished match over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Depends
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool

from ..errors import problems
from ..identity.guards import SignedIn, User, Viewer
from ..lobby.access import find_visible, require_status
from ..lobby.forms import Key, Message, TableId
from ..reading import limited
from ..state import Server, TheServer
from .analyses import state_of

router = APIRouter(prefix="/api/tables/{table_id}/analysis", tags=["play"])


class CurvePoint(BaseModel):
    """The expected result of each seat before a step; the last point is the end."""

    step: int
    row: int
    turn: int
    values: dict[str, float]
    error: float


class Swing(BaseModel):
    """What a seat's own decisions, and what dice and hidden things did to its expected result in a turn."""

    step: int
    row: int
    turn: int
    seat: str
    dice: float
    decision: float


class TurningPoint(BaseModel):
    """A choice or a roll that changed much; the match can be continued from the row before it."""

    step: int
    row: int
    turn: int
    seat: str
    action: str
    label: Message
    better: str
    better_label: Message | None
    value: float
    better_value: float
    loss: float
    error: float
    kind: Literal["decision", "dice"]


class AnalysisResult(BaseModel):
    """Where a match was decided."""

    version: int
    game: str
    scenario: str
    seats: list[str]
    levels: dict[str, str]
    winner: str | None
    steps: int
    seconds: float
    trials: int
    was_cut: bool
    curve: list[CurvePoint]
    swings: list[Swing]
    turning_points: list[TurningPoint]
    accuracy: dict[str, float]
    luck: dict[str, float]
    is_over: bool = True


class Analysis(BaseModel):
    """How far an analysis is, and its result."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    result: AnalysisResult | None


@router.post("", response_model=Analysis, summary="Analyse a finished match", responses=problems(401, 404, 409, 503))
async def start(server: TheServer, user: SignedIn, table_id: TableId, key: Key = None) -> dict[str, Any]:
    """Done once for each match, one at a time and at low priority; ask again for its progress and result."""
    await run_in_threadpool(_require_over, server, user, table_id, key)
    server.limits.take(user.id, "analysis")
    return await server.hub.analyses.start(table_id)


@router.get(
    "",
    response_model=Analysis,
    summary="The analysis of a finished match",
    responses=problems(404, 409),
    dependencies=[Depends(limited("read"))],
)
def look(server: TheServer, user: Viewer, table_id: TableId, key: Key = None) -> dict[str, Any]:
    _require_over(server, user, table_id, key)
    with server.database.connect() as connection:
        return state_of(connection, table_id)


def _require_over(server: Server, user: User | None, table_id: str, key: str | None) -> None:
    with server.database.connect() as connection:
        require_status(find_visible(connection, table_id, user, key), "over")
