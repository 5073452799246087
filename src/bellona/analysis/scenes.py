"""Turning points in the words and pictures of their game, for those who have the match at hand."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from typing import NamedTuple

from bellona.match import Match
from bellona.registry import package_of

from .report import Report

SENTENCES = 6
"""How many sentences tell what happened at a turning point."""
DRAWN = 5
"""How many turning points are drawn, the greatest ones: a map is large."""


class Scene(NamedTuple):
    """A turning point."""

    sentences: tuple[str, ...]
    """What happened."""
    picture: str = ""
    """The position before it, as the address of a picture."""


def scenes_of(match: Match, report: Report, language: str, drawn: int = 0) -> Mapping[int, Scene]:
    """The turning points by their steps, so many of them with a picture."""
    steps = list(dict.fromkeys(point.step for point in report.turning_points))
    return {
        step: Scene(sentences(match, step, language), picture(match, step, language) if number < drawn else "")
        for number, step in enumerate(steps)
    }


def sentences(match: Match, step: int, language: str) -> tuple[str, ...]:
    """The beginning of what the journal tells of a step."""
    told = [event.say(language) for event in match.steps[step].events]
    return tuple([*told[:SENTENCES], "…"] if len(told) > SENTENCES else told)


def picture(match: Match, step: int, language: str) -> str:
    """The position before a step, with nothing hidden: the match is over."""
    draw = package_of(match.game.slug).picture.draw
    drawn = draw(match.setting, match.steps[step].before, overlays=(), language=language)
    return f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
