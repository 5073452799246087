"""Limits for reading: known people count individually, others by their address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .identity.guards import User, address_of, viewer
from .state import server_of


def client_of(connection: HTTPConnection, user: User | None) -> str:
    """The client: a person or, if not known, an address."""
    return user.id if user else address_of(connection)


def client(connection: HTTPConnection, user: Annotated[User | None, Depends(viewer)]) -> str:
    """The same as a dependency of routes."""
    return client_of(connection, user)


Client = Annotated[str, Depends(client)]


def limited(kind: str) -> Callable[..., None]:
    """A dependency of routes that takes one token of a kind from the client."""

    def take(connection: HTTPConnection, who: Client) -> None:
        server_of(connection).limits.take(who, kind)

    return take


READING = [Depends(limited("read"))]
"""For routes that only read."""


def limit_address(connection: HTTPConnection) -> None:
    """A dependency of routes that do not use the database: the client is known only by its address."""
    server_of(connection).limits.take(address_of(connection), "read")
