"""The workshop over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Response
from sqlalchemy import RowMapping
from starlette.concurrency import run_in_threadpool

from ..errors import problems
from ..identity.guards import SignedIn, User, Viewer
from ..lobby.forms import Key
from ..reading import READING, Client, limited
from ..state import Server, TheServer
from . import offered, shelf
from .benches import bench_of, seen
from .checking import Verdict, examined, file_name, read_file, require_workshop, write_file
from .forms import (
    Draft,
    FileText,
    FileValues,
    FileWords,
    Kept,
    Look,
    NewScenario,
    ScenarioHead,
    ScenarioId,
    ScenarioWhole,
    WorkshopView,
)

router = APIRouter(prefix="/api", tags=["workshop"])
Slug = Annotated[str, Path(max_length=40)]


# Trying out


@router.get(
    "/games/{slug}/workshop",
    response_model=WorkshopView,
    summary="How scenarios of a game are made",
    responses=problems(404, 503),
    dependencies=READING,
)
async def workshop(server: TheServer, who: Client, slug: Slug) -> dict[str, Any]:
    require_workshop(slug)
    return await server.hub.in_asker(who, bench_of, slug)


@router.post(
    "/games/{slug}/workshop/look",
    response_model=Look,
    summary="How a scenario begins, or what is wrong with it",
    responses=problems(404, 503),
    dependencies=[Depends(limited("draft"))],
)
async def look(server: TheServer, who: Client, slug: Slug, form: Draft) -> dict[str, Any]:
    """Nothing is kept; the picture is of the first position."""
    require_workshop(slug)
    return await server.hub.in_asker(who, seen, slug, form.values, form.theme, form.language)


@router.post(
    "/games/{slug}/workshop/read",
    response_model=FileValues,
    summary="The contents of a scenario file",
    responses=problems(404, 413),
    dependencies=[Depends(limited("draft"))],
)
def read(slug: Slug, form: FileText) -> dict[str, Any]:
    require_workshop(slug)
    return {"values": read_file(form.text)}


@router.post(
    "/games/{slug}/workshop/write",
    response_model=FileWords,
    summary="A scenario as a file, for the command line and for friends",
    responses=problems(404),
    dependencies=[Depends(limited("draft"))],
)
def write(slug: Slug, form: Kept) -> dict[str, Any]:
    require_workshop(slug)
    return {"name": file_name(form.title), "text": write_file(form.values)}


# Keeping


@router.get(
    "/scenarios",
    response_model=list[ScenarioHead],
    summary="Your own scenarios",
    responses=problems(401),
    dependencies=READING,
)
def own_scenarios(server: TheServer, user: SignedIn) -> list[dict[str, Any]]:
    with server.database.connect() as connection:
        return [head(row, user) for row in shelf.listed(connection, user)]


@router.post(
    "/scenarios", response_model=ScenarioWhole, summary="Keep a scenario", responses=problems(401, 403, 404, 409, 503)
)
async def keep(server: TheServer, user: SignedIn, form: NewScenario) -> dict[str, Any]:
    """It is checked like a scenario file, and one game of it is played; at most 50 are kept for each person."""
    row = await _checked(server, user, form.game, form) | {"game": form.game}

    def stored() -> dict[str, Any]:
        with server.database.begin() as connection:
            return whole(shelf.find(connection, shelf.keep(connection, user, row), user), user)

    return await run_in_threadpool(stored)


@router.get(
    "/offered-scenarios",
    response_model=list[ScenarioHead],
    summary="The scenarios that this server offers to everybody",
    responses=problems(),
    dependencies=READING,
)
def offered_scenarios(server: TheServer, user: Viewer) -> list[dict[str, Any]]:
    """They are files of the operator's, and no scenarios of the games' own."""
    with server.database.connect() as connection:
        return [head(row, user) | {"link": link_of(row)} for row in offered.listed(connection)]


@router.get(
    "/scenarios/{scenario_id}",
    response_model=ScenarioWhole,
    summary="A scenario of yours, or one whose link you have",
    responses=problems(404),
    dependencies=READING,
)
def one_scenario(server: TheServer, user: Viewer, scenario_id: ScenarioId, key: Key = None) -> dict[str, Any]:
    with server.database.connect() as connection:
        return whole(shelf.find(connection, scenario_id, user, key), user)


@router.put(
    "/scenarios/{scenario_id}",
    response_model=ScenarioWhole,
    summary="Change a scenario",
    responses=problems(401, 403, 404, 503),
)
async def change(server: TheServer, user: SignedIn, scenario_id: ScenarioId, form: Kept) -> dict[str, Any]:
    """Tables that were opened with it keep the scenario as it was then."""

    def found() -> RowMapping:
        with server.database.connect() as connection:
            return shelf.find(connection, scenario_id, user)

    row = await _checked(server, user, (await run_in_threadpool(found))["game"], form)

    def stored() -> dict[str, Any]:
        with server.database.begin() as connection:
            shelf.change(connection, user, scenario_id, row)
            return whole(shelf.find(connection, scenario_id, user), user)

    return await run_in_threadpool(stored)


@router.delete(
    "/scenarios/{scenario_id}", status_code=204, summary="Delete a scenario", responses=problems(401, 403, 404)
)
def remove(server: TheServer, user: SignedIn, scenario_id: ScenarioId) -> Response:
    with server.database.begin() as connection:
        shelf.remove(connection, user, scenario_id)
    return Response(status_code=204)


async def _checked(server: Server, user: User, game: str, form: Kept) -> dict[str, Any]:
    """What is stored of a scenario, if it can be played."""
    server.limits.take(user.id, "scenario")
    require_workshop(game)
    verdict: Verdict = await server.hub.bots.work(examined, game, form.values)
    return {"title": form.title, "document": form.values, "seats": list(verdict.require())}


def head(row: RowMapping, viewer: User | None) -> dict[str, Any]:
    """A scenario without its contents; its link is for the author to give away."""
    mine = shelf.is_own(row, viewer)
    told = {name: row[name] for name in ("id", "game", "title", "author", "seats", "created", "changed")}
    return told | {"mine": mine, "link": link_of(row) if mine else None}


def link_of(row: RowMapping) -> str:
    """The address under which others see a scenario."""
    return f"/workshop/{row['id']}?key={row['share_key']}"


def whole(row: RowMapping, viewer: User | None) -> dict[str, Any]:
    """A scenario with its contents."""
    return head(row, viewer) | {"values": row["document"]}
