"""The types of the browser client are generated from the server, and the server's data about each game fits them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bellona.cli.client_types import differing
from bellona.match import game
from bellona.registry import game_slugs, package_of
from bellona.server.play.answers import Answer, Argument, Board, Branch

CLIENT = Path(__file__).parents[2] / "web"


def test_the_types_in_the_client_are_those_of_the_server() -> None:
    assert not list(differing(CLIENT)), "run: python -m bellona.cli.client_types web"


@pytest.fixture(params=game_slugs())
def begun(request: pytest.FixtureRequest) -> tuple[str, Any]:
    """A match of each game at its beginning."""
    slug: str = request.param
    live = package_of(slug).live(game(slug).rules.setting(package_of(slug).scenarios.scenario_slugs()[0]))
    live.begin(7)
    return slug, live


def test_boards_are_as_they_are_declared(begun: tuple[str, Any]) -> None:
    _, live = begun
    board = msgspec.convert(live.board(), Board)
    for verb in board.verbs.values():
        for part in verb.form:
            msgspec.convert(part, Branch if "by" in part else Argument)


def test_answers_are_as_they_are_declared(begun: tuple[str, Any]) -> None:
    slug, live = begun
    queries = package_of(slug).queries
    position = live.snapshot(live.seat)
    pieces = [piece["id"] for piece in live.board()["pieces"] if piece["seat"] == live.seat]
    msgspec.convert({"overlays": queries.overlays(live.setting, position, None)}, Answer)
    for piece in pieces[:6]:
        msgspec.convert({"inspect": queries.inspect(live.setting, position, piece, True)}, Answer)
        msgspec.convert({"why": queries.why(live.setting, position, piece, pieces[0])}, Answer)
