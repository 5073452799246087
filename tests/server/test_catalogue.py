"""The server's data about its games: rulebooks and their diagrams, for every game."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from bellona.gamekit.catalog import LANGUAGES
from bellona.registry import game_slugs
from bellona.server.errors import install_errors
from bellona.server.play.catalogue import router


@pytest.fixture(scope="module")
def client() -> TestClient:
    """An app with nothing but the catalogue."""
    app = FastAPI()
    install_errors(app)
    app.include_router(router)
    return TestClient(app)


PICTURES = Path(__file__).parents[2] / "web" / "public" / "scenarios"


def test_every_scenario_of_the_lobby_has_a_picture_a_length_and_a_difficulty(client: TestClient):
    bare = [
        f"{game['slug']}/{each['slug']}"
        for game in client.get("/api/games").json()
        for each in game["scenarios"]
        if not (each["minutes"] and each["difficulty"] and (PICTURES / game["slug"] / f"{each['slug']}.webp").is_file())
    ]
    assert bare == []


@pytest.mark.parametrize("slug", game_slugs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_diagram_of_a_rulebook_is_served(client: TestClient, slug: str, language: str):
    sections = client.get(f"/api/games/{slug}/rulebook/{language}").json()["sections"]
    for rule in (rule for section in sections for rule in section["rules"]):
        for diagram in rule["diagrams"]:
            drawn = client.get(f"/api/games/{slug}/diagrams/{diagram['name']}.svg")
            assert drawn.status_code == 200
            assert drawn.headers["content-type"] == "image/svg+xml"
            assert ElementTree.fromstring(drawn.text).tag.endswith("svg")


@pytest.mark.parametrize(
    "path", ["dbsa/diagrams/nothing.svg", "chess/diagrams/pose.svg", "dbsa/diagrams/..%2Fpose.svg"]
)
def test_what_is_no_diagram_is_not_found(client: TestClient, path: str):
    assert client.get(f"/api/games/{path}").status_code == 404
