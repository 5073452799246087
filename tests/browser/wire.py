"""Everything that a browser receives: the frames of its sockets and the bodies of its requests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket


class Wire:
    """Notes what comes to a page, in order."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _note(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self._responses.append(response)

    def bodies(self) -> list[Any]:
        """What requests were answered with."""
        return [response.json() for response in self._responses]
