"""A person with a separate browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, Locator

from .screen import PATIENCE, Screen

BENEVENTUM = {"game": "de_bello_punico", "scenario": "beneventum"}
KNOWS_ALL_GOALS = "localStorage.getItem('bellona.goals') ?? localStorage.setItem('bellona.goals', '[\"*\"]')"
"""A visitor who has read what every scenario is about, so that no table opens with it."""
GOLDEN = Path(__file__).parents[1] / "golden" / "de_bello_punico" / "beneventum.bell.json"


class Visitor:
    """A browser context with one page; errors on the page are recorded."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        context.set_default_timeout(PATIENCE)
        self.page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def visit(self, path: str = "/") -> None:
        """Go to a page of the site."""
        self.page.goto(self.url + path)

    def by(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    # Requests of the same person without a page

    def get(self, path: str) -> Any:
        """What the server answers."""
        return self._body(self.context.request.get(f"{self.url}/api{path}"))

    def post(self, path: str, body: Any = None) -> Any:
        """The server's answer; a client without a user becomes a guest."""
        me = self.get("/me")
        if me["user"] is None:
            me = self._body(self.context.request.post(f"{self.url}/api/guest", data={}))
        headers = {"X-Bellona-CSRF": me["csrf"], "Content-Type": "application/json"}
        data = json.dumps({} if body is None else body)
        return self._body(self.context.request.post(f"{self.url}/api{path}", data=data, headers=headers))

    def _body(self, response: APIResponse) -> Any:
        assert response.ok, response.text()
        return response.json()

    def open_table(self, rome: str = "me", carthage: str = "me", **terms: Any) -> str:
        """Open a table of Beneventum; its id."""
        return str(self.post("/tables", BENEVENTUM | {"seats": {"rome": rome, "carthage": carthage}} | terms)["id"])

    def open_replay(self, path: Path = GOLDEN) -> str:
        """Put a replay file on the table; the table's id."""
        return str(self.post("/replays", json.loads(path.read_text()))["id"])

    def open_before(self, seat: str, verb: str, rome: str = "me", carthage: str = "me", **more: Any) -> str:
        """Continue from a recorded battle, where a seat is about to do something; the id of the new table."""
        steps = json.loads(GOLDEN.read_text())["steps"]
        here = (n for n, step in enumerate(steps) if step["seat"] == seat and step["action"].split()[0] == verb)
        terms = {"n": next(here), "seats": {"rome": rome, "carthage": carthage}} | more
        return str(self.post(f"/tables/{self.open_replay()}/fork", terms)["id"])

    def sit_at(self, table_id: str) -> Screen:
        """Go to a table and wait until it is there."""
        screen = Screen(self.page)
        self.visit(f"/t/{table_id}")
        screen.ready()
        return screen
