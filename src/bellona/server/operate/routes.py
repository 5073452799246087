"""Endpoints for an operator's tools: health, readiness and metrics."""

from __future__ import annotations

import asyncio
import hmac
from functools import cache
from ipaddress import ip_address
from typing import Any

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ..config import Config
from ..errors import ApiError, problems
from ..state import Server, TheServer
from .metrics import exposition

router = APIRouter(tags=["operating"])
EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"
READY_SECONDS, READY_THREADS = 3.0, 4
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


@router.get("/healthz", summary="Is the process alive?", response_class=PlainTextResponse)
async def healthz() -> PlainTextResponse:
    return PlainTextResponse("ok\n")


@router.get("/readyz", summary="Can it serve?", responses={503: {"description": "Not yet, or not now."}})
async def readyz(server: TheServer) -> JSONResponse:
    checks = {"database": await answers_soon(server), "rules": not server.hub.warming}
    return JSONResponse({"ready": all(checks.values()), **checks}, 200 if all(checks.values()) else 503)


async def answers_soon(server: Server) -> bool:
    """Whether the database can be reached within a short time."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            return await to_thread.run_sync(database_answers, server, abandon_on_cancel=True, limiter=_limiter())
    except TimeoutError:
        return False


@cache
def _limiter() -> CapacityLimiter:
    """Separate threads: those of other requests may all be waiting for the database."""
    return CapacityLimiter(READY_THREADS)


def database_answers(server: Server) -> bool:
    """Whether the database can be reached."""
    try:
        with server.database.connect() as connection:
            connection.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return False
    return True


@router.get(
    "/metrics",
    summary="What the server counts, for Prometheus",
    response_class=PlainTextResponse,
    responses=problems(403, 404),
)
def metrics(request: Request, server: TheServer) -> Response:
    allow_metrics(request, server.config)
    return Response(exposition(server.metrics), media_type=EXPOSITION)


def allow_metrics(request: Request, config: Config) -> None:
    """Only clients allowed by the configuration may read the metrics."""
    if config.metrics == "off":
        raise ApiError(404, "not-found")
    if config.metrics_token:
        told = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        if not hmac.compare_digest(told.encode(), config.metrics_token.encode()):
            raise ApiError(403, "forbidden")
    elif config.metrics == "local" and not is_local(request):
        raise ApiError(403, "forbidden")


def is_local(request: Any) -> bool:
    """Whether a request comes from this machine itself, not through a proxy on it."""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is None or ip_address(request.client.host).is_loopback
    except ValueError:
        return False
