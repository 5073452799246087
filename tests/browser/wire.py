"""Everything that a browser receives: the frames of its sockets and the bodies of its requests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket


class Wire:
    """Records everything that a page receives, in order."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []
        """What the page has sent over its sockets."""
        self._unanswered: set[int] = set()
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        self._unanswered.clear()
        socket.on("framesent", lambda frame: self._ask(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _ask(self, frame: dict[str, Any]) -> None:
        self.asked.append(frame)
        if "id" in frame:
            self._unanswered.add(frame["id"])

    def _hear(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["t"] in ("done", "refused", "answer"):
            self._unanswered.discard(frame["id"])

    def _note(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self._responses.append(response)

    @property
    def is_quiet(self) -> bool:
        """Whether everything the page has asked over its socket has been answered."""
        return not self._unanswered

    def brought(self, text: str) -> bool:
        """Whether a socket has received a text."""
        return any(text in str(frame) for frame in self.frames)

    def bodies(self) -> list[Any]:
        """What requests were answered with."""
        return [response.json() for response in self._responses]
