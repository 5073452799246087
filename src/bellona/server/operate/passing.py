"""Connections that another process of the same server has accepted and passed on."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any

from uvicorn import Server

from .arriving import ArrivingProtocol
from .siblings import Siblings
from .stopping import uvicorn_here

_log = logging.getLogger("bellona.server")


def receive_from(siblings: Siblings, changed: Callable[[str], None]) -> None:
    """Serve the connections that siblings pass on, in the running event loop. Call it while the app starts."""
    here = uvicorn_here()
    if here is None:
        return
    under_way: set[asyncio.Task[None]] = set()

    def connected(connection: socket.socket, request: bytes) -> None:
        task = asyncio.get_running_loop().create_task(_serve(here, connection, request))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    siblings.start(connected, changed)


async def _serve(here: Server, connection: socket.socket, request: bytes) -> None:
    """Serve a connection as if it had been accepted here, beginning with the request that was read elsewhere."""
    loop = asyncio.get_running_loop()

    def protocol() -> Any:
        made = ArrivingProtocol(here.config, here.server_state, here.lifespan.state, loop)
        made.is_passed_on = True
        return made

    connection.setblocking(False)
    try:
        _, made = await loop.connect_accepted_socket(protocol, connection)
    except OSError as error:
        _log.info("a connection was gone before it was passed on: %s", error)
        connection.close()
        return
    made.data_received(request)
