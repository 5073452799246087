"""A game that the client does not know, installed into a new environment and played against a bot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ..fresh import LATRUNCULI, environment_with
from ..server.serving import Running
from .conftest import Come
from .screen import Screen


@pytest.fixture(scope="module")
def with_latrunculi(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in an environment in which the game has been installed."""
    folder = tmp_path_factory.mktemp("latrunculi")
    with Running(folder, python=environment_with(LATRUNCULI, folder / "venv")) as running:
        yield running


def test_it_is_played_by_pointing_at_squares(come: Come, with_latrunculi: Running) -> None:
    fabia = come(with_latrunculi.url)
    seats = {"white": "me", "black": "bot:greedy"}
    table = fabia.post("/tables", {"game": "latrunculi", "scenario": "skirmish", "seats": seats})["id"]
    fabia.visit(f"/t/{table}")
    screen = Screen(fabia.page)
    fabia.by("place-d1").wait_for()
    screen.my_turn()
    assert "White moves" in screen.prompt
    expect(screen.board.locator("[data-piece]")).to_have_count(16)
    expect(fabia.page.locator("path.next")).to_have_count(8)
    fabia.by("place-d1").dispatch_event("click")
    expect(fabia.page.locator("path.said")).to_have_count(1)
    before = screen.version
    fabia.by("place-d5").dispatch_event("click")
    screen.until(lambda: screen.version >= before + 2, "the move and the answer of the bot")
    screen.my_turn()
    expect(screen.piece("d5")).to_be_attached()
    expect(screen.log.filter(has_text="White moves from d1 to d5")).to_have_count(1)


def test_it_speaks_italian_and_is_told_in_words(come: Come, with_latrunculi: Running) -> None:
    fabia = come(with_latrunculi.url, locale="it-IT")
    seats = {"white": "me", "black": "bot:greedy"}
    table = fabia.post("/tables", {"game": "latrunculi", "scenario": "full", "seats": seats})["id"]
    fabia.visit(f"/t/{table}")
    screen = Screen(fabia.page)
    fabia.by("place-d2").wait_for()
    screen.my_turn()
    assert "Muove Bianco" in screen.prompt
    fabia.page.keyboard.press("v")
    expect(fabia.by("text-view")).to_contain_text("Bianco in d2")
