"""Whoever only looks is bound by limits, too: known people each by themselves, others by where they come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .identity.guards import User, address_of, viewer
from .state import server_of


def client_of(connection: HTTPConnection, user: User | None) -> str:
    """For whom something is done: a person or, if they are not known, an address."""
    return user.id if user else address_of(connection)


def client(connection: HTTPConnection, user: Annotated[User | None, Depends(viewer)]) -> str:
    """The same as a dependency of routes."""
    return client_of(connection, user)


Client = Annotated[str, Depends(client)]


def limited(kind: str) -> Callable[..., None]:
    """A dependency of routes that takes one token of a kind from whoever asks."""

    def take(connection: HTTPConnection, who: Client) -> None:
        server_of(connection).limits.take(who, kind)

    return take


def limit_address(connection: HTTPConnection) -> None:
    """A dependency of routes that do without the database: whoever asks is known by the address alone."""
    server_of(connection).limits.take(address_of(connection), "read")
