"""Limits the size of requests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError, respond

USUAL = 64 * 1024
BODY_SECONDS = 45.0
"""How long a request may take to arrive completely."""
STATUS = {"too-large": 413, "too-slow": 408}
LARGER: Mapping[str, int] = {"/api/replays": 2 * 1024 * 1024}


class Refused(Exception):
    """A request is too large or too slow."""


class BodyLimit:
    """Refuses a request that announces too much, sends too much unannounced, or takes too long."""

    def __init__(self, app: ASGIApp, seconds: float = BODY_SECONDS) -> None:
        self.app = app
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = LARGER.get(scope["path"], USUAL)
        if announced(scope) > limit:
            await refuse(scope, receive, send, "too-large")
            return
        await self._count(scope, receive, send, limit)

    async def _count(self, scope: Scope, receive: Receive, send: Send, limit: int) -> None:
        came, answered, refused = 0, False, ""
        late = asyncio.get_running_loop().time() + self.seconds
        is_whole = False

        async def counting() -> Message:
            nonlocal came, refused, is_whole
            try:
                async with asyncio.timeout_at(None if is_whole else late):
                    message = await receive()
            except TimeoutError:
                refused = "too-slow"
                raise Refused from None
            came += len(message.get("body", b""))
            is_whole = not message.get("more_body", False)
            if came > limit:
                refused = "too-large"
                raise Refused
            return message

        async def sending(message: Message) -> None:
            nonlocal answered
            if refused and not answered:
                return
            answered = True
            await send(message)

        with contextlib.suppress(Refused):
            await self.app(scope, counting, sending)
        if refused and not answered:
            await refuse(scope, receive, send, refused)


def announced(scope: Scope) -> int:
    """The announced length of the request."""
    told = Headers(scope=scope).get("content-length", "0")
    return int(told) if told.isascii() and told.isdigit() else 0


async def refuse(scope: Scope, receive: Receive, send: Send, code: str) -> None:
    """Answer that the request was too large or too slow."""
    response = respond(HTTPConnection(scope), ApiError(STATUS[code], code), {"Connection": "close"})
    await response(scope, receive, send)
