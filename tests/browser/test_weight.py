"""How much a browser has to fetch before something is seen: compressed as it is served, without pictures."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Request

from tests.server.serving import Running

from .conftest import Come
from .visitor import Visitor

FIRST_PAGE = 100_000
TABLE = 300_000
ART = (".webp", ".svg", "/ground")


def test_the_first_page_is_light(come: Come, tmp_path: Path):
    """At a server of its own: a lobby with tables of every game needs the words of every game."""
    with Running(tmp_path) as fresh:
        fabia = come(fresh.url)
        fetched = weigh(fabia)
        fabia.visit()
        fabia.by("play-now").wait_for()
        fabia.page.wait_for_load_state("networkidle")
        fabia.context.close()
    assert "/assets" in str(fetched), "the client itself was weighed"
    assert sum(fetched.values()) <= FIRST_PAGE, fetched


def test_every_game_is_light_at_its_table(come: Come):
    fabia = come()
    for game in fabia.get("/games"):
        first = game["scenarios"][0]
        seats = dict.fromkeys(first["seats"], "me")
        table = fabia.post("/tables", {"game": game["slug"], "scenario": first["slug"], "seats": seats})["id"]
        guest = come()
        guest.context.add_cookies(fabia.context.cookies())  # type: ignore[arg-type]
        fetched = weigh(guest)
        guest.visit(f"/t/{table}")
        guest.by("board").wait_for()
        guest.page.wait_for_load_state("networkidle")
        assert sum(fetched.values()) <= TABLE, (game["slug"], fetched)


def weigh(visitor: Visitor) -> dict[str, int]:
    """The bytes of every answer from now on, by address, without pictures."""
    fetched: dict[str, int] = {}

    def note(request: Request) -> None:
        path = request.url.removeprefix(visitor.url)
        if not path.split("?")[0].endswith(ART):
            fetched[path] = request.sizes()["responseBodySize"]

    visitor.page.on("requestfinished", note)
    return fetched
