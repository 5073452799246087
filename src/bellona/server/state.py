"""The shared state of a running server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from sqlalchemy import Engine
from starlette.requests import HTTPConnection

if TYPE_CHECKING:
    from .config import Config
    from .identity.limits import Limits
    from .operate.metrics import Metrics
    from .play.hub import Hub
    from .secrets import Secrets


@dataclass
class Server:
    """One process of the server."""

    config: Config
    database: Engine
    secrets: Secrets
    limits: Limits
    metrics: Metrics
    hub: Hub


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request or a socket has reached; also a dependency of routes."""
    found: Server = connection.app.state.server
    return found


TheServer = Annotated[Server, Depends(server_of)]
"""The same as an argument of routes."""
