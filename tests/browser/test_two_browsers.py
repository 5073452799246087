"""Two people at two browsers: hidden markers stay hidden, and nothing acknowledged is lost when the server dies."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.serving import Running
from ..server.test_secrecy import check_history
from .commander import Commander, fight
from .conftest import Come
from .screen import Screen
from .visitor import Visitor
from .wire import Wire

A_WHILE = 45
"""Steps in which both have laid their markers and come to blows."""


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
    """Nothing has come to a seat that only the other may know."""
    documents = [*wire.frames, *({"t": "hello", **body} for body in wire.bodies() if "steps" in body)]
    assert check_history(schema, seat, documents) > A_WHILE
    for frame in documents:
        for step in frame.get("steps", ()):
            assert step["seat"] == seat or not step["action"].endswith(" false")
    for body in wire.bodies():
        assert ' false"' not in json.dumps(body)


def test_hidden_markers_and_a_killed_server(come: Come, own_server: Running):
    fabia, gaius = come(own_server.url), come(own_server.url)
    wires = {"rome": Wire(fabia.page), "carthage": Wire(gaius.page)}
    rome, carthage = meet(fabia, gaius)
    schema = fabia.get(f"/tables/{fabia.page.url.split('/')[-1]}/board")["schema"]
    commanders = Commander(rome), Commander(carthage)
    fight(*commanders, until=A_WHILE)
    assert {"box", "reach"} <= commanders[0].clicked | commanders[1].clicked
    for seat, wire in wires.items():
        check_secrecy(wire, seat, schema)
        assert any(step["action"].endswith(" false") for frame in wire.frames for step in frame.get("steps", ()))

    rome.until(lambda: rome.version == carthage.version, "the same step on both screens")
    version, prompt = rome.version, rome.prompt.removeprefix("Your turn.\n")
    power_cut(own_server)
    for visitor in (fabia, gaius):
        expect(visitor.by("offline")).to_be_visible()
    own_server.start()
    for visitor, screen in ((fabia, rome), (gaius, carthage)):
        expect(visitor.by("offline")).to_be_hidden(timeout=40_000)
        assert screen.version == version
        assert screen.prompt.removeprefix("Your turn.\n") == prompt
    fight(*commanders, until=version + 10)
    told = fabia.get(f"/tables/{fabia.page.url.split('/')[-1]}/view")
    assert [step["n"] for step in told["steps"]] == list(range(1, told["now"]["version"] + 1))
    carthage.until(lambda: rome.version == carthage.version == told["now"]["version"], "the same step on both screens")
    for seat, wire in wires.items():
        check_secrecy(wire, seat, schema)
