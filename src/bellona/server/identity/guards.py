"""Who sends a request: the person of a cookie or a token, and whether it really comes from their own page."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection

from ..errors import ApiError
from ..state import server_of
from .people import User
from .sessions import COOKIE, find_session, hash_of

__all__ = [
    "SignedIn",
    "User",
    "Viewer",
    "address_of",
    "check_csrf",
    "check_origin",
    "csrf_of",
    "require_user",
    "session_of",
    "shown_pass",
    "viewer",
]

CSRF_HEADER = "x-bellona-csrf"
SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Pass:
    """The credentials of a request: its token, and whether a cookie carried it."""

    token: str
    by_cookie: bool


def shown_pass(connection: HTTPConnection) -> Pass | None:
    """The token of a request: from the Authorization header, else from the cookie."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Pass(bearer.strip(), by_cookie=False)
    cookie = connection.cookies.get(COOKIE)
    return Pass(cookie, by_cookie=True) if cookie else None


def viewer(connection: HTTPConnection) -> User | None:
    """The person who sends a request, if known; an unsafe request with a cookie needs the page's own header."""
    shown = shown_pass(connection)
    if shown is None:
        return None
    found = find_session(server_of(connection), shown.token)
    if found is None:
        return None
    if shown.by_cookie and connection.scope.get("method", "GET") not in SAFE:
        check_origin(connection)
        check_csrf(connection, shown.token)
    return found


def session_of(connection: HTTPConnection) -> str | None:
    """The session of the token in a request."""
    shown = shown_pass(connection)
    return hash_of(shown.token) if shown else None


def require_user(found: Annotated[User | None, Depends(viewer)]) -> User:
    """The person who sends a request, who must be logged in."""
    if found is None:
        raise ApiError(401, "not-signed-in")
    return found


Viewer = Annotated[User | None, Depends(viewer)]
SignedIn = Annotated[User, Depends(require_user)]


def csrf_of(connection: HTTPConnection, token: str) -> str:
    """The token that a session's page must send with unsafe requests."""
    return server_of(connection).secrets.sign("csrf", token)


def check_csrf(connection: HTTPConnection, token: str) -> None:
    """Refuse a request that another page made the browser send."""
    told = connection.headers.get(CSRF_HEADER, "")
    if not server_of(connection).secrets.is_signed("csrf", token, told):
        raise ApiError(403, "csrf")


def check_origin(connection: HTTPConnection) -> None:
    """Refuse requests from pages of other sites; programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    own = urlsplit(server_of(connection).config.public_url).netloc
    if not origin_host(origin) or origin_host(origin) not in (own.lower(), connection.headers.get("host", "").lower()):
        raise ApiError(403, "foreign-origin")


def origin_host(origin: str) -> str:
    """The host and port of an origin, empty if it has none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def address_of(connection: HTTPConnection) -> str:
    """The source of a request, for limits: an IPv4 address, or one customer's IPv6 network."""
    host = connection.client.host if connection.client else "local"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
