"""The games, their messages and their rulebooks."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from markdown_it import MarkdownIt
from pydantic import BaseModel

from bellona.bots import levels
from bellona.contract import BrokenGame
from bellona.gamekit.catalog import LANGUAGES
from bellona.match import game
from bellona.registry import (
    game_slugs,
    glances_of,
    glossary_of,
    has_scenario,
    lessons_of,
    options_of,
    package_of,
    scenarios_of,
    seats_of,
    title_of,
)
from bellona.rulebook import load_rulebook

from ..errors import ApiError, answers, problems
from ..lobby.forms import Message
from ..words import WORDS

router = APIRouter(prefix="/api", tags=["games"])
_log = logging.getLogger("bellona.games")
NAMES = ("-", "game-", "scenario-", "side-", "level-")
ENTRY = re.compile(r"^[a-z-][^\n]*\n(?:(?:[ \t}][^\n]*)?\n)*", re.MULTILINE)
"""A message or a term of Fluent: a line with its name, and indented or empty lines."""
Slug = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Path(max_length=2)]


class ScenarioView(BaseModel):
    """A scenario: its name and description; how long it takes in minutes and how hard it is, from 1 to 3, if known."""

    slug: str
    title: Message
    blurb: Message
    seats: list[str]
    minutes: int | None
    difficulty: int | None


class SeatsView(BaseModel):
    """Who plays in a scenario."""

    seats: list[str]


class Named(BaseModel):
    """One value to choose."""

    slug: str
    title: Message


class Seeded(BaseModel):
    """A value made from a number, which is written after the prefix."""

    prefix: str
    most: int
    title: Message


class PartView(BaseModel):
    """A part of a scenario: the values to choose from, and perhaps one made from a number."""

    slug: str
    label: Message
    values: list[Named]
    default: str
    seed: Seeded | None


class OptionsView(BaseModel):
    """How a scenario is composed: one value of each part, with the separator between them."""

    separator: str
    parts: list[PartView]


class LessonHead(BaseModel):
    """A guided first game or an exercise: its title and what it is about by language, and how long it takes."""

    slug: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: int
    exercise: bool


class TermView(BaseModel):
    """A term in one language: how it is written, a plain word, what it means, its rule, and controls it explains."""

    id: str
    forms: list[str]
    plain: str
    text: str
    rule: str
    controls: list[str]


class GlossaryView(BaseModel):
    """The terms of a game in one language."""

    terms: list[TermView]


class GameView(BaseModel):
    """A game and its scenarios."""

    slug: str
    title: Message
    blurb: Message
    seats: list[str]
    levels: list[str]
    scenarios: list[ScenarioView]
    options: OptionsView | None
    lessons: list[LessonHead]


class DiagramView(BaseModel):
    """A small picture of a rule, and its description."""

    name: str
    words: str


class RuleView(BaseModel):
    """A rule, its text as HTML, and its diagrams."""

    id: str
    title: str
    html: str
    diagrams: list[DiagramView] = []


class SectionView(RuleView):
    """A chapter and its rules."""

    rules: list[RuleView]


class RulebookView(BaseModel):
    """A rulebook in one language."""

    sections: list[SectionView]


@router.get("/games", summary="The games and their scenarios", response_model=list[GameView])
def games() -> list[dict[str, Any]]:
    return list(_games())


def _games() -> Iterator[dict[str, Any]]:
    """All games that can be played; the log explains why others cannot."""
    for slug in game_slugs():
        try:
            yield _game(slug)
        except BrokenGame as error:
            _log.warning("%s", error)


@cache
def _game(slug: str) -> dict[str, Any]:
    return {
        "slug": slug,
        "title": {"$": "game-title"},
        "blurb": {"$": "game-blurb"},
        "seats": list(game(slug).seats),
        "levels": list(levels(slug)),
        "scenarios": [_scenario(slug, name) for name in scenarios_of(slug)],
        "options": options_of(slug),
        "lessons": [
            {
                "slug": name,
                "title": lesson.title,
                "about": lesson.about,
                "minutes": lesson.minutes,
                "exercise": lesson.is_exercise,
            }
            for name, lesson in lessons_of(slug).items()
        ],
    }


def _scenario(slug: str, name: str) -> dict[str, Any]:
    glance = glances_of(slug).get(name)
    return {
        "slug": name,
        "title": title_of(slug, name).wire,
        "blurb": {"$": f"scenario-{name}-blurb"},
        "seats": list(seats_of(slug, name)),
        "minutes": glance.minutes if glance else None,
        "difficulty": glance.difficulty if glance else None,
    }


@router.get(
    "/games/{slug}/scenarios/{scenario}/seats",
    summary="Who plays in a scenario, shipped or put together",
    response_model=SeatsView,
    responses=problems(404),
)
def seats(slug: Slug, scenario: Annotated[str, Path(max_length=80)]) -> dict[str, Any]:
    if slug not in game_slugs() or not has_scenario(slug, scenario):
        raise ApiError(404, "not-found")
    return {"seats": list(seats_of(slug, scenario))}


@router.get(
    "/games/{slug}/words/{language}",
    summary="A game's messages, in Fluent",
    response_class=Response,
    responses=answers("text/plain") | problems(404),
)
def game_words(slug: Slug, language: Language, part: Literal["all", "names"] = "all") -> PlainTextResponse:
    """All messages, or only those by which a lobby names the game, its scenarios, seats and opponents."""
    _require(slug, language)
    return _words(game(slug).rules.folder, language, names_among if part == "names" else str)


def names_among(messages: str) -> str:
    """The Fluent messages that name a game and what can be chosen before it is played, with the terms they may use."""
    return "".join(entry for entry in ENTRY.findall(messages) if entry.startswith(NAMES))


@router.get(
    "/words/{language}",
    summary="The server's own messages, in Fluent",
    response_class=Response,
    responses=answers("text/plain") | problems(404),
)
def words(language: Language) -> PlainTextResponse:
    if language not in LANGUAGES:
        raise ApiError(404, "not-found")
    return _words(WORDS.folders[0], language)


def _words(folder: Any, language: str, choose: Callable[[str], str] = str) -> PlainTextResponse:
    text = folder.joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    return PlainTextResponse(choose(text), headers={"Cache-Control": "public, max-age=300"})


@router.get(
    "/games/{slug}/rulebook/{language}",
    summary="The rules in the project's own words",
    response_model=RulebookView,
    responses=problems(404),
)
def rulebook(slug: Slug, language: Language) -> dict[str, Any]:
    _require(slug, language)
    return _rulebook(slug, language)


@cache
def _rulebook(slug: str, language: str) -> dict[str, Any]:
    render = MarkdownIt("commonmark", {"html": False}).enable("table").render
    return {
        "sections": [
            {
                "id": chapter.id,
                "title": chapter.title,
                "html": render(chapter.text),
                "rules": [
                    {
                        "id": rule.id,
                        "title": rule.title,
                        "html": render(rule.text),
                        "diagrams": [asdict(diagram) for diagram in rule.diagrams],
                    }
                    for rule in chapter.rules
                ],
            }
            for chapter in load_rulebook(slug, language).chapters
        ]
    }


@router.get(
    "/games/{slug}/glossary/{language}",
    summary="The terms of a game, explained",
    response_model=GlossaryView,
    responses=problems(404),
)
def glossary(slug: Slug, language: Language) -> dict[str, Any]:
    _require(slug, language)
    terms = [
        {name: getattr(term, name) for name in ("id", "rule", "controls")}
        | {name: getattr(term, name)[language] for name in ("forms", "plain", "text")}
        for term in glossary_of(slug).terms
    ]
    return {"terms": terms}


@router.get(
    "/games/{slug}/diagrams/{name}.svg",
    summary="A diagram of the rules",
    response_class=Response,
    responses=answers("image/svg+xml") | problems(404),
)
def diagram(slug: Slug, name: Slug) -> Response:
    _require(slug, "en")
    if name not in {found.name for rule in load_rulebook(slug).rules for found in rule.diagrams}:
        raise ApiError(404, "not-found")
    diagrams = package_of(slug).diagrams
    if diagrams is None:
        raise ApiError(404, "not-found")
    return Response(
        diagrams.draw_diagram(name), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=300"}
    )


@router.get(
    "/games/{slug}/art.svg",
    summary="Drawings that belong to no position, such as portraits, as symbols",
    response_class=Response,
    responses=answers("image/svg+xml") | problems(404),
)
def art(slug: Slug) -> Response:
    _require(slug, "en")
    drawn = package_of(slug).art
    if drawn is None:
        raise ApiError(404, "not-found")
    return Response(drawn.art(), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})


def _require(slug: str, language: str) -> None:
    if slug not in game_slugs() or language not in LANGUAGES:
        raise ApiError(404, "not-found")
