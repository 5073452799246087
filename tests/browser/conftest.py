"""Shared parts of the browser tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ..server.postgres import postgresql_server
from ..server.serving import Running
from .chromium import chromium
from .screen import PATIENCE
from .visitor import KNOWS_ALL_GOALS, Visitor

expect.set_options(timeout=PATIENCE)
DESK = {"width": 1280, "height": 800}
Come = Callable[..., Visitor]
ASK_ALWAYS = """
if (location.protocol.startsWith('http') && !localStorage.getItem('bellona.settings'))
    localStorage.setItem('bellona.settings', '{"askAlways": true, "watchOthers": true}');
"""
"""Tests say what they answer, also where there is only one answer, and see all that others do among themselves."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file: its loop must have ended before any other test runs one."""
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do it no harm."""
    quick = {"BELLONA_BALANCE_GAMES": "8", "BELLONA_BALANCE_NICENESS": "0", "BELLONA_ANALYSIS_NICENESS": "0"}
    with Running(tmp_path_factory.mktemp("browser"), **quick) as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes a new database in a server of this test run; its URL."""
    with postgresql_server() as make:
        yield make


@pytest.fixture
def come(browser: Browser, server: Running) -> Iterator[Come]:
    """Opens a separate browser for a player; at the end no error may have occurred on the page."""
    visitors: list[Visitor] = []

    def arrive(url: str = server.url, ask_always: bool = True, **options: Any) -> Visitor:
        terms = {"viewport": DESK, "locale": "en-US", "reduced_motion": "reduce"} | options
        context = browser.new_context(**terms)
        context.add_init_script(KNOWS_ALL_GOALS)
        if ask_always:
            context.add_init_script(ASK_ALWAYS)
        visitor = Visitor(context, url)
        visitors.append(visitor)
        return visitor

    yield arrive
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
