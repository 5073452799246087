"""An app with only the routes of identity and operation, and a hub that only records its calls."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI
from starlette.testclient import TestClient

from bellona.server.config import Config, load_config
from bellona.server.errors import install_errors
from bellona.server.identity.limits import Limits
from bellona.server.identity.routes import router as identity
from bellona.server.operate.layers import install_layers
from bellona.server.operate.metrics import Metrics
from bellona.server.operate.routes import router as operating
from bellona.server.secrets import load_secrets
from bellona.server.state import Server
from bellona.server.storage.database import open_database
from bellona.server.storage.migrate import upgrade
from bellona.server.web import install_client

CSRF = "X-Bellona-CSRF"


class QuietHub:
    """A hub without matches."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.ended: list[str] = []
        self.warming: set[str] = set()
        self.uncompiled: set[str] = set()

    def changed(self, table_id: str) -> None:
        self.told.append(table_id)

    def signed_out(self, ended: Sequence[str]) -> None:
        self.ended.extend(ended)


def small_config(folder: Path, **options: Any) -> Config:
    """A configuration in a separate folder, without limits unless some are given."""
    return load_config(None, {}, **({"data": str(folder / "data"), "limits": "off", "answer_pause": 0} | options))


def small_app(config: Config, client_folder: Path) -> FastAPI:
    """The app."""
    app = FastAPI()
    secrets = load_secrets(config.folder)
    database, limits, metrics = open_database(config.database_url), Limits(config.limits), Metrics()
    app.state.server = Server(config, database, secrets, limits, metrics, cast(Any, QuietHub()))
    upgrade(database)
    install_errors(app)
    install_layers(app, config, metrics)
    app.include_router(identity)
    app.include_router(operating)
    install_client(app, client_folder)
    return app


def browser(app: FastAPI) -> TestClient:
    """A client with a separate cookie jar, at an address that a browser would show."""
    return TestClient(app, base_url="http://testserver", client=("127.0.0.1", 50000))


def as_guest(client: TestClient, name: str = "Fabia") -> dict[str, Any]:
    """Log in as a guest; unsafe requests carry the page's header from now on."""
    answer = client.post("/api/guest", json={"name": name})
    assert answer.status_code == 200, answer.text
    return arrived(client, answer.json())


def arrived(client: TestClient, told: dict[str, Any]) -> dict[str, Any]:
    """Store what a page stores."""
    client.headers[CSRF] = told["csrf"]
    return told
