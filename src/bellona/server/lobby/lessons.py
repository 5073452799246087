"""Lessons over HTTP: what they say, and a table to play one at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel
from sqlalchemy import select

from bellona.gamekit.lessons import Lesson, Step
from bellona.registry import game_slugs, lessons_of

from ..errors import ApiError, problems
from ..identity.guards import SignedIn, Viewer
from ..reading import READING
from ..state import TheServer
from ..storage.schema import seats, tables
from .endings import REASONS
from .forms import TableView
from .opening import Terms, occupants, open_table
from .tables import describe_one

router = APIRouter(prefix="/api", tags=["lobby"])
LESSON = "/games/{slug}/lessons/{name}"
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
    """A guided first game, or an exercise if it has words for when it is done; texts are given by language."""

    title: Words
    about: Words
    seat: str
    minutes: int
    steps: list[StepView]
    not_now: Words
    won: Words | None
    lost: Words | None
    drawn: Words | None
    done: Words | None


class Learnt(BaseModel):
    """A lesson that was played to its end."""

    game: str
    lesson: str


@router.get("/me/lessons", response_model=list[Learnt], summary="The lessons that I have done", dependencies=READING)
def learnt(server: TheServer, user: Viewer) -> list[dict[str, str]]:
    """Those whose tables I have not given up before the end."""
    if user is None:
        return []
    query = (
        select(tables.c.game, tables.c.lesson, tables.c.result)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user.id, tables.c.lesson.is_not(None), tables.c.status == "over")
    )
    with server.database.connect() as connection:
        rows = connection.execute(query).all()
    ended = {(row.game, row.lesson) for row in rows if row.result and row.result["reason"] not in REASONS.values()}
    return [{"game": game, "lesson": name} for game, name in sorted(ended)]


@router.get(
    LESSON,
    response_model=LessonView,
    summary="A lesson",
    responses=problems(404),
    dependencies=READING,
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


@router.post(LESSON, response_model=TableView, summary="Begin a lesson", responses=problems(401, 403, 404))
def begin(server: TheServer, user: SignedIn, slug: Slug, name: Name) -> dict[str, Any]:
    """A private table at which bots have the other seats; positions, dice and their first moves are the lesson's."""
    server.limits.take(user.id, "table")
    found = find_lesson(slug, name)
    origin = found.position if isinstance(found.position, dict) else None
    terms = Terms(slug, found.scenario, "private", {"kind": "none"}, "stand-in", origin=origin, lesson=name)
    others = dict.fromkeys(terms.seats, f"bot:{found.opponent}")
    seated = occupants(slug, terms.seats, others | {found.seat: "me"}, user)
    with server.database.begin() as connection:
        table_id = open_table(connection, user, terms, seated)
    server.hub.changed(table_id)
    with server.database.connect() as connection:
        return describe_one(connection, table_id, user, server.hub)
