"""Requests may not be larger than what they are for."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError, respond

USUAL = 64 * 1024
LARGER: Mapping[str, int] = {"/api/replays": 2 * 1024 * 1024}


class TooLarge(Exception):
    """More came than may come."""


class BodyLimit:
    """Refuses a request that announces too much, and one that sends too much without saying so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = LARGER.get(scope["path"], USUAL)
        if announced(scope) > limit:
            await refuse(scope, receive, send)
            return
        await self._count(scope, receive, send, limit)

    async def _count(self, scope: Scope, receive: Receive, send: Send, limit: int) -> None:
        came, answered = 0, False

        async def counting() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > limit:
                raise TooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal answered
            if came > limit and not answered:
                return
            answered = True
            await send(message)

        with contextlib.suppress(TooLarge):
            await self.app(scope, counting, sending)
        if came > limit and not answered:
            await refuse(scope, receive, send)


def announced(scope: Scope) -> int:
    """The length that the request says it has."""
    told = Headers(scope=scope).get("content-length", "0")
    return int(told) if told.isascii() and told.isdigit() else 0


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer that it was too much."""
    response = respond(HTTPConnection(scope), ApiError(413, "too-large"), {"Connection": "close"})
    await response(scope, receive, send)
