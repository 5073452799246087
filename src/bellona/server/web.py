"""The built browser client, and the security headers of a page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.datastructures import MutableHeaders
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .config import Config
from .errors import ApiError, language_of
from .words import WORDS

CLIENT = Path(__file__).parent / "client"
PAGES = ("/", "/t/{table}", "/enter/{signed}", "/account", "/learn", "/workshop", "/workshop/{scenario}")
FILES = ("/{file}", "/assets/{file:path}", "/scenarios/{file:path}")
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
WORTH_PACKING = 1000
PACKED_ALREADY = ("font/woff2", "image/png", "image/webp")
FOR_EVER = "public, max-age=31536000, immutable"
LOOK_AGAIN = "no-cache"
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


@dataclass(frozen=True)
class Built:
    """A file of the built client, plain and compressed."""

    media_type: str
    cache: str
    plain: bytes
    packed: dict[str, bytes] = field(default_factory=dict)

    @cached_property
    def tag(self) -> str:
        """The ETag of the file."""
        return f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """The file in the smallest form that the browser accepts."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        for encoding, _ in ENCODINGS:
            if encoding in accepted and encoding in self.packed:
                return Response(
                    self.packed[encoding], media_type=self.media_type, headers=headers | {"Content-Encoding": encoding}
                )
        return Response(self.plain, media_type=self.media_type, headers=headers)


class Client:
    """The files of the built client, read on demand and again after a new build."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self._built_at = -1
        self._files: dict[str, Built] = {}

    def file(self, path: str) -> Built | None:
        """A file by its path in the folder."""
        index = self.folder / "index.html"
        built_at = index.stat().st_mtime_ns if index.is_file() else 0
        if built_at != self._built_at:
            self._files, self._built_at = read_files(self.folder) if built_at else {}, built_at
        return self._files.get(path)


def read_files(folder: Path) -> dict[str, Built]:
    """Every file of a folder, by its path."""
    packed = {suffix for _, suffix in ENCODINGS}
    return {
        path.relative_to(folder).as_posix(): read_file(path, path.relative_to(folder).parts[0] == "assets")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in packed
    }


def read_file(path: Path, is_hashed: bool) -> Built:
    """A file with its compressed forms; one whose name contains its hash may be cached for ever."""
    plain, kind = path.read_bytes(), media_type(path)
    beside = {encoding: path.with_name(path.name + suffix) for encoding, suffix in ENCODINGS}
    packed = {encoding: other.read_bytes() for encoding, other in beside.items() if other.is_file()}
    if "gzip" not in packed and len(plain) > WORTH_PACKING and not kind.startswith(PACKED_ALREADY):
        packed["gzip"] = gzip.compress(plain, 9)
    return Built(kind, FOR_EVER if is_hashed else LOOK_AGAIN, plain, packed)


def media_type(path: Path) -> str:
    """The content type of a file by its name, independent of the machine's tables for important types."""
    known = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
    return known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def install_client(app: FastAPI, folder: Path = CLIENT) -> None:
    """Serve the client: its page under every address that it has, and its files. Call it after all routers."""
    client = Client(folder)

    async def page(request: Request) -> Response:
        index = client.file("index.html")
        return index.answer(request) if index else not_built(request)

    async def asset(request: Request) -> Response:
        found = client.file(request.url.path.removeprefix("/"))
        if found is not None:
            return found.answer(request)
        if "text/html" in request.headers.get("accept", ""):
            return RedirectResponse("/")
        raise ApiError(404, "not-found")

    for address in PAGES:
        app.add_api_route(address, page, methods=["GET", "HEAD"], include_in_schema=False)
    for address in FILES:
        app.add_api_route(address, asset, methods=["GET", "HEAD"], include_in_schema=False)


def not_built(request: Request) -> HTMLResponse:
    """A page that says what is missing."""
    language = language_of(request)
    title, text = WORDS.say("no-client-title", {}, language), WORDS.say("no-client-text", {}, language)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f'<body style="font:1.1rem/1.5 system-ui;max-width:36rem;margin:15vh auto;padding:0 1rem">'
        f"<h1>{title}</h1><p>{text}</p></body></html>",
        503,
    )


class SafePages:
    """Gives every answer the security headers; browsers do not cache answers of the interface."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.headers = dict(SAFE_HEADERS)
        if config.secure:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, sending)
