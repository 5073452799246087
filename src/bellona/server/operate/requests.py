"""Every request gets an id, is counted and timed, and leaves one line in the log."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..config import Config
from ..errors import ApiError, respond
from .logs import request_id
from .metrics import Metrics

_log = logging.getLogger("bellona.requests")
_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
QUIET = ("/healthz", "/readyz", "/metrics")
SECRET_PATHS = ("/enter/", "/api/mail/")


class Requests:
    """The layer around every request; errors of the program end here and appear only in the log."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        mark = request_id.set(asked_id(scope) or secrets.token_hex(8))
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = request_id.get()
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except asyncio.CancelledError:  # the server is stopping and does not wait
            if not status:
                await respond(HTTPConnection(scope), ApiError(503, "stopping", seconds=5))(scope, receive, sending)
        except Exception:
            _log.exception("a request failed", extra={"path": shown_path(scope)})
            if not status:
                await respond(HTTPConnection(scope), ApiError(500, "internal"))(scope, receive, sending)
        finally:
            self.note(scope, status, time.perf_counter() - began)
            request_id.reset(mark)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request and write its line."""
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self.metrics.request(method, route_of(scope), status, seconds)
        if not self.config.access_log or scope["path"] in QUIET:
            return
        facts = {"status": status, "ms": round(seconds * 1000, 1)}
        if self.config.log_addresses and scope.get("client"):
            facts["address"] = scope["client"][0]
        _log.info("%s %s", method, shown_path(scope), extra=facts)


def asked_id(scope: Scope) -> str:
    """The id that a proxy in front has given the request."""
    told = Headers(scope=scope).get("x-request-id", "")
    return told if _ID.fullmatch(told) else ""


def route_of(scope: Scope) -> str:
    """The route pattern, so that there is one counter per route and not per address."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) or "other"


def shown_path(scope: Scope) -> str:
    """A path that may be logged: without its query, and without a login link."""
    path: str = scope["path"]
    for secret in SECRET_PATHS:
        if path.startswith(secret):
            return f"{secret}..."
    return quote(path, errors="replace")[:200]
