"""Requests and answers of the workshop, as the documentation of the interface shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, Field

from ..lobby.forms import Form, Word
from .shelf import MOST_IN_TITLE

ScenarioId = Annotated[str, Path(pattern="^[a-z0-9]{1,16}$", examples=["k3v9x2mwq7ta"])]
Values = Annotated[dict[str, Any], Field(description="The scenario as its game's schema describes it.")]


def _in_one_line(title: str) -> str:
    found = " ".join(title.split())
    if not found or not found.isprintable():
        raise ValueError("a title is one line of text")
    return found


Title = Annotated[
    str, Field(min_length=1, max_length=MOST_IN_TITLE, examples=["My Zama"]), AfterValidator(_in_one_line)
]


class Draft(Form):
    """A scenario to be looked at."""

    values: Values
    theme: Literal["light", "dark"] = "light"
    language: Annotated[str, Field(max_length=2)] = "en"


class FileText(Form):
    """The text of a scenario file, in TOML."""

    text: Annotated[str, Field(max_length=1 << 20)]


class Kept(Form):
    """A scenario to be kept."""

    title: Title
    values: Values


class NewScenario(Kept):
    """A new scenario to be kept."""

    game: Word


class FaultView(BaseModel):
    """What is wrong with a scenario, and where."""

    place: str
    reason: str


class Look(BaseModel):
    """How a scenario begins, or what is wrong with it."""

    fault: FaultView | None
    seats: list[str]
    picture: str


class FileValues(BaseModel):
    """The contents of a scenario file."""

    values: dict[str, Any]


class FileWords(BaseModel):
    """A scenario as the text of a file, and the name of the file."""

    name: str
    text: str


class ScenarioHead(BaseModel):
    """A scenario that somebody has made; it is no scenario of the game's own."""

    id: str
    game: str
    title: str
    author: str
    mine: bool
    seats: list[str]
    created: int
    changed: int
    link: str | None


class ScenarioWhole(ScenarioHead):
    """The same with its contents."""

    values: dict[str, Any]


class WorkshopView(BaseModel):
    """What an editor needs to know of a game's scenarios.

    `schema` is their JSON schema, `starts` the contents of shipped ones, `layers` tells which of the contents stand
    where on the board, and `places` are the places on a board of this size.
    """

    scenario_schema: dict[str, Any]
    starts: dict[str, dict[str, Any]]
    layers: list[dict[str, Any]]
    size: dict[str, float]
    shape: str
    places: dict[str, list[float]]
