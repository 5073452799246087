"""Shared parts of the server tests: databases of either kind, and a server that plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from .postgres import postgresql_server
from .receiving import Receiver, receiving
from .serving import Running
from .small_app import browser, small_app, small_config


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes a new database in a server of this test run; its URL."""
    with postgresql_server() as make:
        yield make


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bellona.db'}"
    make: Callable[[], str] = request.getfixturevalue("postgresql")
    return make()


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite without limits, for all tests that do not damage it."""
    with Running(tmp_path_factory.mktemp("table")) as running:
        yield running


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """The parts of the server that need no match."""
    return small_app(small_config(tmp_path), tmp_path / "no client")


@pytest.fixture
def page(app: FastAPI) -> Iterator[TestClient]:
    """A browser that has come to it."""
    with browser(app) as client:
        yield client


@pytest.fixture
def receiver() -> Iterator[tuple[str, Receiver]]:
    """The URL of a real HTTP server, and the requests it receives."""
    with receiving() as found:
        yield found
