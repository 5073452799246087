"""Errors as a client sees them: `{"error": code, "text": one sentence in its language, ...}`, never a stack trace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from bellona.gamekit.values import BellonaError

from .state import server_of
from .storage.outage import in_brief, outage_of
from .words import WORDS, Trouble, preferred

_CODES = {
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "not-json",
}
_FIELD_LENGTH = 60


class ApiError(Exception):
    """A request that cannot be granted: a status, a code, and the arguments of its sentence."""

    def __init__(self, status: int, code: str, **details: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.details = details

    def say(self, language: str) -> str:
        """The sentence in a language."""
        return WORDS.say(f"error-{self.code}", self.details, language)

    def body(self, language: str) -> dict[str, Any]:
        """The body for the client."""
        return {"error": self.code, "text": self.say(language), **self.details}


class Problem(BaseModel):
    """An error: its code, and one clear sentence in the language of the Accept-Language header."""

    model_config = ConfigDict(extra="allow")
    error: str = Field(examples=["not-found"])
    text: str = Field(examples=["There is nothing here."])


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route, for its documentation."""
    return {status: {"model": Problem} for status in (*statuses, 422, 429)}


def answers(kind: str) -> dict[int | str, dict[str, Any]]:
    """The content type of a route that does not answer in JSON; its `response_class` is Response."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def language_of(connection: HTTPConnection) -> str:
    """The language that a request asks for."""
    return preferred(connection.headers.get("accept-language", ""))


def respond(connection: HTTPConnection, error: ApiError, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """The answer for an error."""
    told = dict(headers or {})
    if "seconds" in error.details:
        told["Retry-After"] = str(error.details["seconds"])
    return JSONResponse(error.body(language_of(connection)), error.status, told)


def install_errors(app: FastAPI) -> None:
    """Install the error handlers of an app."""

    @app.exception_handler(ApiError)
    async def api_error(request: Request, error: ApiError) -> JSONResponse:
        return respond(request, error)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 400:
            return respond(request, ApiError(422, "invalid-json"))
        code = _CODES.get(error.status_code, "bad-request")
        return respond(request, ApiError(error.status_code, code), error.headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return respond(request, invalid_request(error.errors()))

    @app.exception_handler(BellonaError)
    async def refused(request: Request, error: BellonaError) -> JSONResponse:
        text = error.say(language_of(request)) if isinstance(error, Trouble) else str(error)
        return JSONResponse({"error": "not-accepted", "text": text}, 422)

    @app.exception_handler(SQLAlchemyError)
    async def database_error(request: Request, error: SQLAlchemyError) -> JSONResponse:
        if isinstance(error, DataError):
            return respond(request, ApiError(422, "bad-request"))
        if isinstance(error, IntegrityError):
            return respond(request, ApiError(409, "changed-meanwhile"))
        if not is_away(error):
            raise error
        outage_of(server_of(request).database).noted(in_brief(error))
        return respond(request, database_away())


def database_away() -> ApiError:
    """The database does not answer."""
    return ApiError(503, "database-away", seconds=2)


def is_away(error: SQLAlchemyError) -> bool:
    """Whether an error means that the database does not answer or is full; others are bugs of the program."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, (OperationalError, NoneFree))


def invalid_request(found: Any) -> ApiError:
    """One sentence about the first error in a request."""
    first = found[0] if found else {}
    field = _field(first.get("loc", ()))
    kind, context = str(first.get("type", "")), first.get("ctx") or {}
    reported: dict[str, Any] = {"field": field}
    if kind == "missing":
        return ApiError(422, "invalid-missing", **reported)
    if kind == "extra_forbidden":
        return ApiError(422, "invalid-unknown", **reported)
    if kind == "json_invalid":
        return ApiError(422, "invalid-json")
    if kind in ("string_too_long", "too_long"):
        return ApiError(422, "invalid-long", **reported, limit=context.get("max_length", 0))
    if kind in ("string_too_short", "too_short"):
        return ApiError(422, "invalid-short", **reported, limit=context.get("min_length", 0))
    if kind == "literal_error":
        return ApiError(422, "invalid-choice", **reported, choices=str(context.get("expected", "")))
    return ApiError(422, "invalid-value", **reported)


def _field(location: Any) -> str:
    """The field of an error, as a client would name it, whatever bytes it consists of."""
    words = [str(word) for word in location if word not in ("body", "query", "path", "header", "cookie")]
    printable = "".join(sign if sign.isprintable() else "?" for sign in ".".join(words))
    return printable.encode("utf-8", "replace").decode()[:_FIELD_LENGTH] or "body"
