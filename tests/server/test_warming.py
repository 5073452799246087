"""The first minute of a server: the order in which games are compiled, and what happens when that fails."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from bellona.server.app import create_app
from bellona.server.play import warming

from .small_app import QuietHub, as_guest, browser, small_config

GAMES = ("first", "second", "warm")
GAME = "de_bello_punico"
PATIENCE = 60.0


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(warming, "game_slugs", lambda: GAMES)
    monkeypatch.setattr(warming, "is_warm", lambda slug: slug == "warm")
    monkeypatch.setattr(warming, "is_compiled_here", lambda slug: True)
    monkeypatch.setattr(warming, "PAUSE", 0.01)
    monkeypatch.setattr(warming, "QUIET", 0.01)
    quiet = QuietHub()
    quiet.warming = set(GAMES)
    return quiet


def test_a_game_begins_when_the_one_before_can_be_played(hub: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    second_begun = asyncio.Event()

    async def compile_game(slug: str, playable: Callable[[], None]) -> str:
        assert hub.warming == ({"first", "second"} if slug == "first" else {"second"}), "the warm one is ready"
        if slug == "second":
            second_begun.set()
        playable()
        await asyncio.wait_for(second_begun.wait(), 20)
        return ""

    monkeypatch.setattr(warming, "_compile", compile_game)
    asyncio.run(warming.warm_up(hub))
    assert hub.warming == set()


def test_a_game_that_cannot_be_compiled_is_said_to_be_so_and_tried_again(
    hub: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[str] = []

    async def compile_game(slug: str, playable: Callable[[], None]) -> str:
        tried.append(slug)
        if slug == "first" and tried.count(slug) < 3:
            assert hub.uncompiled == (set() if tried.count(slug) == 1 else {"first"})
            return "no memory"
        return ""

    monkeypatch.setattr(warming, "_compile", compile_game)
    asyncio.run(warming.warm_up(hub))
    assert sorted(tried) == ["first"] * 3 + ["second"]
    assert (hub.warming, hub.uncompiled) == (set(), set())
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert said[0].endswith("first could not be compiled and is tried again in 0 s: no memory")


def test_a_game_that_can_be_played_stays_open_when_the_rest_fails(
    hub: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def compile_game(slug: str, playable: Callable[[], None]) -> str:
        playable()
        return "no memory"

    monkeypatch.setattr(warming, "_compile", compile_game)
    asyncio.run(warming.warm_up(hub))
    assert (hub.warming, hub.uncompiled) == (set(), set())
    assert "first can be played" in caplog.text


def test_a_shipped_game_is_ready_at_once_and_compiled_for_this_machine_afterwards(
    hub: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    async def compile_game(slug: str, playable: Callable[[], None], *options: str) -> str:
        if not tried:
            assert "warm" not in hub.warming
        tried.append(" ".join((*options, slug)))
        return ""

    monkeypatch.setattr(warming, "_compile", compile_game)
    monkeypatch.setattr(warming, "is_compiled_here", lambda slug: slug != "warm")
    asyncio.run(warming.warm_up(hub))
    assert tried == ["first", "second", "--gently warm"]


def run_command(monkeypatch: pytest.MonkeyPatch, code: str) -> tuple[str, bool]:
    """Why a command fails as a compiler, and whether it said before that the game can be played."""
    opened: list[bool] = []
    monkeypatch.setattr(warming, "COMMAND", (sys.executable, "-c", code))
    return asyncio.run(warming._compile("first", lambda: opened.append(True))), bool(opened)


def test_the_command_says_first_that_a_game_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_command(monkeypatch, "print('first can be played')") == ("", True)
    assert run_command(monkeypatch, "raise MemoryError('so small')") == ("MemoryError: so small", False)
    assert run_command(monkeypatch, "import os; os._exit(3)") == ("it ended with status 3", False)


def test_the_command_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        warming, "COMMAND", (sys.executable, "-c", "import time; print(1, flush=True); time.sleep(600)")
    )

    async def follow() -> None:
        playable = asyncio.Event()
        under_way = asyncio.create_task(warming._compile("first", playable.set))
        await asyncio.wait_for(playable.wait(), 20)
        under_way.cancel()
        with pytest.raises(asyncio.CancelledError):
            await under_way

    asyncio.run(follow())


COMPILES_WHEN_TOLD = """
import pathlib, sys
if not pathlib.Path(sys.argv[1]).exists():
    sys.exit("no memory")
"""


def test_a_table_says_why_it_does_not_open_and_opens_when_an_attempt_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = tmp_path / "compile now"
    monkeypatch.setattr(warming, "COMMAND", (sys.executable, "-c", COMPILES_WHEN_TOLD, str(sign)))
    monkeypatch.setattr(warming, "PAUSE", 0.05)
    monkeypatch.setattr(warming, "is_warm", lambda slug: False)
    with browser(create_app(small_config(tmp_path))) as client:
        as_guest(client)
        hub = cast(Any, client.app).state.server.hub
        await_that(lambda: GAME in hub.uncompiled)
        seats = {"rome": "me", "carthage": "me"}
        table = client.post("/api/tables", json={"game": GAME, "scenario": "beneventum", "seats": seats}).json()["id"]
        assert greeting(client, table)["why"] == "uncompiled"
        assert client.get("/readyz").json()["rules"] is False
        sign.touch()
        await_that(lambda: GAME not in hub.warming)
        assert greeting(client, table)["t"] == "hello"


def await_that(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def greeting(client: TestClient, table: str) -> dict[str, Any]:
    """The first message at a table."""
    address, headers = f"/api/tables/{table}/socket", {"origin": "http://testserver"}
    with client.websocket_connect(address, headers=headers) as line:
        heard: dict[str, Any] = line.receive_json()
        return heard
