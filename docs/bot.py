"""A bot that plays at random over plain HTTP: `python docs/bot.py http://localhost:8000 TABLE SEAT`.

It takes an open seat and plays until the match is over. It needs only the standard library.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Player:
    """A client of a Bellona server."""

    def __init__(self, server: str) -> None:
        self.api = f"{server.rstrip('/')}/api"
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.ask('/guest', {'name': 'Random'})['token']}"

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Get something, or post a body; returns the server's answer."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.api + path, data, self.headers), timeout=60) as answer:
            return json.load(answer)


def play(server: str, table: str, seat: str) -> dict[str, Any]:
    """Take the seat and play; returns the result."""
    me = Player(server)
    me.ask(f"/tables/{table}/join", {"seat": seat})
    seen = 0
    while True:
        view = me.ask(f"/tables/{table}/view?since={seen}&wait=25")
        now = view["now"]
        seen = now["version"]
        if now["result"]:
            result: dict[str, Any] = now["result"]
            return result
        if now["choices"]:
            try:
                action = random.choice(now["choices"])
                me.ask(f"/tables/{table}/actions", {"version": now["version"], "actions": [action]})
            except HTTPError as refused:
                if refused.code != 409:  # 409: the match has changed meanwhile, so look again
                    raise


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
