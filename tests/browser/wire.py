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

    def brought(self, text: str) -> bool:
        """Whether a socket has brought a text."""
        return any(text in str(frame) for frame in self.frames)

    def has_told_since_the_last_step(self, piece: str) -> bool:
        """Whether the last answer about a piece came after the last step."""
        for frame in reversed(self.frames):
            if frame["t"] == "answer" and (frame.get("inspect") or {}).get("piece") == piece:
                return True
            if frame["t"] in ("hello", "state", "steps"):
                return False
        return False

    def bodies(self) -> list[Any]:
        """What requests were answered with."""
        return [response.json() for response in self._responses]
