"""Lessons over HTTP: what they say, and a table to play one at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path
from pydantic import BaseModel

from bellona.gamekit.lessons import Lesson, Step
from bellona.registry import game_slugs, lessons_of, seats_of

from ..errors import ApiError, problems
from ..identity.guards import SignedIn
from ..reading import limited
from ..state import Server, server_of
from .forms import TableView
from .opening import Terms, occupants, open_table
from .tables import describe_one

router = APIRouter(prefix="/api/games/{slug}/lessons/{name}", tags=["lobby"])
TheServer = Annotated[Server, Depends(server_of)]
Slug = Annotated[str, Path(max_length=40)]
Name = Annotated[str, Path(max_length=80)]
Words = dict[str, str]


class SlipView(BaseModel):
    """A reply of the guide to an action that was not asked for."""

    text: Words


class StepView(BaseModel):
    """A step of a lesson: its text by language, what it points at, the seat that plays it, and what completes it."""

    text: Words
    point: list[str]
    seat: str
    kind: Literal["page", "task", "free"]
    shown: list[str]
    slips: list[SlipView]


class LessonView(BaseModel):
    """A guided first game; its texts are given by language."""

    title: Words
    about: Words
    seat: str
    minutes: int
    steps: list[StepView]
    not_now: Words
    won: Words
    lost: Words
    drawn: Words


@router.get(
    "", response_model=LessonView, summary="A lesson", responses=problems(404), dependencies=[Depends(limited("read"))]
)
def lesson(slug: Slug, name: Name) -> dict[str, Any]:
    found = find_lesson(slug, name)
    told = {field: getattr(found, field) for field in LessonView.model_fields if field != "steps"}
    return told | {"steps": [_step(each) for each in found.steps]}


def _step(step: Step) -> dict[str, Any]:
    kind = "page" if step.is_page else "free" if step.free else "task"
    slips = [{"text": slip.text} for slip in step.slips]
    return {
        "text": step.text,
        "point": step.point,
        "seat": step.seat,
        "kind": kind,
        "shown": step.shown,
        "slips": slips,
    }


def find_lesson(slug: str, name: str) -> Lesson:
    """A lesson of a game, if there is one of that name."""
    found = lessons_of(slug).get(name) if slug in game_slugs() else None
    if found is None:
        raise ApiError(404, "not-found")
    return found


@router.post("", response_model=TableView, summary="Begin a lesson", responses=problems(401, 403, 404))
def begin(server: TheServer, user: SignedIn, slug: Slug, name: Name) -> dict[str, Any]:
    """A private table at which bots have the other seats; positions, dice and their first moves are the lesson's."""
    server.limits.take(user.id, "table")
    found = find_lesson(slug, name)
    origin = found.position if isinstance(found.position, dict) else None
    terms = Terms(slug, found.scenario, "private", {"kind": "none"}, "stand-in", origin=origin, lesson=name)
    others = dict.fromkeys(seats_of(slug, found.scenario), f"bot:{found.opponent}")
    seated = occupants(slug, found.scenario, others | {found.seat: "me"}, user)
    with server.database.begin() as connection:
        table_id = open_table(connection, user, terms, seated)
    server.hub.changed(table_id)
    with server.database.connect() as connection:
        return describe_one(connection, table_id, user, server.hub)
