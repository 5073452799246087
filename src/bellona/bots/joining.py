"""A program of one's own at a table of a server: it is asked here, and its choices are sent there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

from bellona.gamekit.values import BellonaError, NotUnderstood

from .failure import quoted
from .outside import BotLimits, OutsideBot

WAIT = 25
"""Seconds for which a server holds back its answer until something happens."""
CHANGED = 409
"""The status of an answer to a choice in a match that has changed meanwhile."""
PAGE = "/t/"


def join(address: str, seat: str, command: str, limits: BotLimits, seated: Callable[[], None]) -> dict[str, Any]:
    """Take a seat at the table of an address, and play until the match is over; returns its result."""
    table = Table(address)
    with OutsideBot(command, limits) as bot:
        told = table.ask("")
        bot.greet(told["game"], told["scenario"], seat)
        table.sign_in(bot.name)
        table.ask("/join", {"seat": seat, **table.key})
        seated()
        seen = 0
        while True:
            view = table.ask(f"/view?as={quote(seat)}&since={seen}&wait={WAIT}&json=1")
            now = view["now"]
            seen = now["version"]
            if now["result"]:
                result: dict[str, Any] = now["result"]
                return result
            if now["choices"]:
                table.play(seen, bot.ask(seat, now["prompt"], view["json"], now["choices"]), bot)


class Table:
    """A table of a server, asked over HTTP."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc or not parts.path.startswith(PAGE):
            raise NotUnderstood(f"{address!r} is not the address of a table, such as http://localhost:8000/t/ID")
        self._api = f"{parts.scheme}://{parts.netloc}/api"
        self._path = f"/tables/{quote(parts.path.removeprefix(PAGE).strip('/'))}"
        self._headers = {"Content-Type": "application/json"}
        self.key = {"key": found[0]} if (found := parse_qs(parts.query).get("key")) else {}

    def sign_in(self, name: str) -> None:
        """Become a guest of the server."""
        token = self._call("/guest", {"name": name[:40]})["token"]
        self._headers["Authorization"] = f"Bearer {token}"

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Get something of the table, or post a body."""
        joint = "&" if "?" in path else "?"
        key = f"{joint}key={quote(self.key['key'])}" if self.key and body is None else ""
        return self._call(f"{self._path}{path}{key}", body)

    def play(self, version: int, action: str, bot: OutsideBot) -> None:
        """Send a choice; where the match has changed meanwhile, the bot is asked again."""
        try:
            self.ask("/actions", {"version": version, "actions": [action]})
        except Refused as refused:
            if refused.status != CHANGED:
                raise bot.failed("misplays", action=quoted(action), why=str(refused)) from None

    def _call(self, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self._api + path, data, self._headers), timeout=2 * WAIT) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise Refused(error.code, _sentence(error)) from None
        except (URLError, OSError, ValueError) as error:
            raise BellonaError(f"{self._api} does not answer: {error}") from None


class Refused(BellonaError):
    """What a server has not allowed, in a sentence."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {error.code}"
