"""A game of Latium in the browser, and tables of it that begin at a given position."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page

from bellona.match import Match
from bellona.replays import to_replay
from bellona.server.lobby.records import SIGNED_FOR
from bellona.server.secrets import load_secrets

from ..server.serving import Running
from .screen import Screen
from .visitor import Visitor

SEATS = ("nersae", "alatrium", "nomentum", "roma", "caere", "ecetra")
BOT = "bot:greedy"


class Realm(Screen):
    """The page of a table of Latium."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.duel = page.get_by_test_id("duel")

    def ready(self) -> None:
        """Wait until the table is there, be it the tabula or a field."""
        self.board.wait_for()

    def part(self, name: str) -> None:
        """Open a part of the panel."""
        self.page.get_by_test_id(f"part-{name}").click()

    def deed(self, action: str) -> Locator:
        """A button for an action, in the panel or on the field."""
        return self.page.locator(f':is([data-action="{action}"], [data-testid="button-{action}"]):visible').first

    def do(self, action: str) -> None:
        """Press the button of an action, twice if it warns first; the game must advance."""
        self.my_turn()
        with self.stepping():
            self.deed(action).click()
            if action == "done" and self.refusal.is_visible():
                self.deed(action).click()

    def order(self, *actions: str) -> None:
        """Type orders at the command line, one after another."""
        for action in actions:
            self.my_turn()
            self.page.get_by_test_id("map").press("/")
            self.page.get_by_test_id("command").fill(action)
            with self.stepping():
                self.page.get_by_test_id("command").press("Enter")

    # What is asked

    @property
    def asked(self) -> str:
        """The current question, to any seat."""
        return self.prompt_bar.get_attribute("data-ask") or ""

    def asked_for(self, ask: str) -> bool:
        """Whether this is the current question to this seat."""
        return self.asked == ask and self.is_asked()

    def is_asked(self) -> bool:
        """Whether this seat is asked."""
        return "turn" in (self.prompt_bar.get_attribute("class") or "").split()

    def await_question(self, ask: str) -> None:
        """Wait until this seat is asked something."""
        self.until(lambda: self.asked_for(ask), f"the question {ask}")

    # Offers and the event

    def seal_of(self, seat: str) -> Locator:
        """The mark that shows whether a Rex has made his sealed choice."""
        return self.page.get_by_test_id(f"seal-{seat}")

    def prepare_offer(self, aes: int) -> None:
        """Set a sum, and do not seal it yet."""
        self.await_question("offer")
        self.page.get_by_test_id("offer-aes").locator("input").fill(str(aes))

    @property
    def prepared_offer(self) -> int:
        """The sum that is set."""
        return int(self.page.get_by_test_id("offer-aes").locator("input").input_value())

    def seal(self, aes: int | None = None) -> None:
        """Seal an offer: of a sum, or of what is set."""
        if aes is not None:
            self.prepare_offer(aes)
        with self.stepping():
            self.page.get_by_test_id("seal-offer").click()

    @property
    def event(self) -> Locator:
        """The event card of the turn."""
        return self.page.get_by_test_id("event-card")

    # Battle

    def unit(self, name: str) -> Locator:
        """A unit on the field."""
        return self.page.get_by_test_id(f"unit-{name}")

    def arma(self, role: int, pair: int) -> Locator:
        """A card of the duel: of the attacker (0) or of the target (1)."""
        return self.duel.locator(".side").nth(role).locator("[data-card]").nth(pair)


def open_realm(
    server: Running, sitting: Mapping[str, Visitor], match: Match, seed: int | None = None, **terms: Any
) -> str:
    """A table that begins at a match's position, with dictated dice; seats without a browser are bots. Its id."""
    host = next(iter(sitting.values()))
    document = to_replay(match) | {"signature": _signature(server, match)}
    upload = host.post("/replays", document)
    wanted = {seat: "open" if seat in sitting else BOT for seat in match.setting.playing}
    wanted |= {seat: "me" for seat, visitor in sitting.items() if visitor is host}
    body = {"n": len(match.steps), "seats": wanted, "visibility": "open"} | terms
    table_id = str(host.post(f"/tables/{upload['id']}/fork", body)["id"])
    if seed is not None:
        server.seed(table_id, seed)
    for seat, visitor in sitting.items():
        if visitor is not host:
            visitor.post(f"/tables/{table_id}/join", {"seat": seat})
    return table_id


def _signature(server: Running, match: Match) -> str:
    """The server's own signature of a position, without which it accepts none from outside."""
    secrets = load_secrets(server.folder / "data")
    return secrets.sign(SIGNED_FOR, json.dumps(match.origin))


def sit_at_realm(visitor: Visitor, table_id: str) -> Realm:
    """Go to a table of Latium and wait until it is there."""
    screen = Realm(visitor.page)
    visitor.visit(f"/t/{table_id}")
    screen.ready()
    return screen
