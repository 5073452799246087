"""Two people at two browsers: hidden markers stay hidden, and nothing acknowledged is lost when the server dies."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from ..server.serving import Running
from ..server.test_secrecy import check_history
from .commander import Commander, fight
from .conftest import Come
from .screen import Screen
from .visitor import Visitor
from .wire import Wire

RETURN = 40_000
"""Milliseconds within which a screen is back after the server is."""
A_WHILE = 45
"""Steps in which both have placed their markers and begun to fight."""


@pytest.fixture(params=["sqlite", "postgresql"])
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server that a test may kill: one process on SQLite, or two on PostgreSQL."""
    options: tuple[str, ...] = ()
    environ: dict[str, str] = {}
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("postgresql")
        options, environ = ("--workers", "2"), {"BELLONA_DATABASE_URL": make()}
    with Running(tmp_path, *options, **environ) as running:
        yield running
        power_cut(running)


def power_cut(server: Running) -> None:
    """End every process of a server at once."""
    os.killpg(server.process.pid, signal.SIGKILL)
    server.kill()


def meet(fabia: Visitor, gaius: Visitor) -> tuple[Screen, Screen]:
    """Fabia opens a table for a friend, Gaius follows her link and sits down at the other side."""
    fabia.visit()
    fabia.by("friend").click()
    link = fabia.by("invite-link").input_value()
    assert link.startswith(fabia.url)
    gaius.page.goto(link)
    gaius.by("join-carthage").click()
    screens = Screen(fabia.page), Screen(gaius.page)
    for screen in screens:
        screen.ready()
        screen.whole()
    return screens


def check_secrecy(wire: Wire, seat: str, schema: dict[str, object]) -> None:
    """No seat has received anything that only the other may know."""
    documents = [*wire.frames, *({"t": "hello", **body} for body in wire.bodies() if "steps" in body)]
    assert check_history(schema, seat, documents) > A_WHILE
    for frame in documents:
        for step in frame.get("steps", ()):
            assert step["seat"] == seat or not step["action"].endswith(" false")
    for body in wire.bodies():
        assert ' false"' not in json.dumps(without_own_actions(body))


def without_own_actions(told: Any) -> Any:
    """A body without choices and steps: a seat may know what it can do and has done, and steps are checked above."""
    if isinstance(told, dict):
        return {name: without_own_actions(value) for name, value in told.items() if name not in ("choices", "steps")}
    return [without_own_actions(value) for value in told] if isinstance(told, list) else told


def cut_and_restart(server: Running, *screens: Screen) -> None:
    """The server dies; both screens say so, and continue automatically from where they were."""
    screens[0].until(lambda: len({each.version for each in screens}) == 1, "the same step on both screens")
    before = [(each.version, each.prompt) for each in screens]
    power_cut(server)
    for screen in screens:
        expect(screen.page.get_by_test_id("offline")).to_be_visible()
    server.start()
    for screen in screens:
        expect(screen.page.get_by_test_id("offline")).to_be_hidden(timeout=RETURN)
    assert [(each.version, each.prompt) for each in screens] == before


def test_hidden_markers_and_a_killed_server(come: Come, own_server: Running):
    fabia, gaius = come(own_server.url), come(own_server.url)
    wires = {"rome": Wire(fabia.page), "carthage": Wire(gaius.page)}
    screens = meet(fabia, gaius)
    table = urlsplit(fabia.page.url).path.rpartition("/")[2]
    schema = fabia.get(f"/tables/{table}/board")["schema"]
    commanders = [Commander(screen) for screen in screens]
    fight(*commanders, until=A_WHILE)
    cut_and_restart(own_server, *screens)
    fight(*commanders, until=A_WHILE + 15)

    told = fabia.get(f"/tables/{table}/view")
    last = told["now"]["version"]
    assert [step["n"] for step in told["steps"]] == list(range(1, last + 1))
    screens[0].until(lambda: {each.version for each in screens} == {last}, "the same step on both screens")
    for seat, wire in wires.items():
        check_secrecy(wire, seat, schema)
        own = [step["action"] for frame in wire.frames for step in frame.get("steps", ()) if step["seat"] == seat]
        assert any(action.endswith(" false") for action in own)
