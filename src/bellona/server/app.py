"""The whole server as one app."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import Depends, FastAPI
from starlette.routing import WebSocketRoute

from bellona import __version__

from .balance.routes import router as balance
from .config import Config
from .errors import install_errors
from .identity.limits import Limits
from .identity.routes import router as identity
from .lobby.lessons import router as lessons
from .lobby.routes import router as lobby
from .notify import sender
from .notify.routes import router as notify
from .operate.layers import install_layers
from .operate.metrics import Metrics
from .operate.passing import receive_from
from .operate.routes import router as operate
from .operate.siblings import Siblings
from .operate.stopping import before_stopping, cancelled, end_with_parent
from .play.analysis_routes import router as analysis
from .play.catalogue import router as catalogue
from .play.hub import Hub
from .play.socket import table_socket
from .play.views import router as views
from .play.warming import find_compiled, warm_up
from .play.watch import watch
from .reading import limit_address
from .secrets import load_secrets
from .state import Server
from .storage.database import open_database
from .storage.migrate import bring_up_to_date
from .web import install_client
from .workshop.routes import router as workshop

MARGIN_SECONDS = 5
"""How much longer than the running work the rest of a stop may take."""


def create_app(config: Config) -> FastAPI:
    """A server with this configuration; it opens its database when it starts."""
    metrics = Metrics(several=config.workers > 1)
    app = FastAPI(
        title="Bellona",
        version=__version__,
        summary="Games of ancient war with their rules enforced, at one table.",
        lifespan=lambda app: _life(app, config, metrics),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    install_errors(app)
    install_layers(app, config, metrics)
    app.include_router(catalogue, dependencies=[Depends(limit_address)])
    for router in (identity, lobby, lessons, workshop, balance, views, analysis, notify, operate):
        app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/socket", table_socket))
    install_client(app)
    return app


@asynccontextmanager
async def _life(app: FastAPI, config: Config, metrics: Metrics) -> AsyncIterator[dict[str, Any]]:
    """From opening the database until everything is stored."""
    secrets = load_secrets(config.folder)
    await asyncio.to_thread(bring_up_to_date, config.database_url)
    database = open_database(config.database_url, config.database_seconds)
    siblings = Siblings.of_this_process(config.workers)
    hub = Hub(siblings)
    server = Server(config, database, secrets, Limits(config.limits), metrics, hub)
    app.state.server = server
    hub.start(server)
    if siblings is not None:
        await find_compiled(hub)  # or it would be sent players before it can let them play
        receive_from(siblings, hub.look_at)
        await siblings.gather()
    before_stopping(hub.last_word, config.shutdown_seconds + MARGIN_SECONDS)
    tasks = [asyncio.create_task(warm_up(hub)), asyncio.create_task(watch(hub))]
    if config.workers > 1:
        tasks.append(asyncio.create_task(end_with_parent()))
    sending = sender.start(server)
    try:
        yield {"siblings": siblings}
    finally:
        if siblings is not None:
            siblings.stop()
        for task in tasks:
            await cancelled(task)
        if sending is not None:
            await asyncio.to_thread(sending.stop)
        await hub.stop()
        database.dispose()
