"""The first minute of a server: which game is compiled when."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bellona.server.play import warming


class ColdHub:
    """The part of a hub that warming touches."""

    def __init__(self, *cold: str) -> None:
        self.warming = set(cold)
        self.wanted: list[str] = []


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    slugs = ["first", "second", "third", "warm"]
    monkeypatch.setattr(warming, "game_slugs", lambda: slugs)
    monkeypatch.setattr(warming, "is_warm", lambda slug: slug == "warm")
    return slugs


def test_a_compiled_game_is_ready_at_once_and_one_that_somebody_waits_for_comes_next(
    games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, order = ColdHub(*games), []

    async def compile_it(_: Any, slug: str, compiled: asyncio.Event) -> None:
        assert "warm" not in hub.warming
        order.append(slug)
        hub.wanted.append("third")
        compiled.set()
        hub.warming.discard(slug)

    monkeypatch.setattr(warming, "_compile", compile_it)
    asyncio.run(warming.warm_up(cast(Any, hub)))
    assert order == ["first", "third", "second"]
    assert not hub.warming


def test_the_next_game_begins_while_the_one_before_is_tried_out(
    games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, begun = ColdHub(*games), asyncio.Event()

    async def compile_it(_: Any, slug: str, compiled: asyncio.Event) -> None:
        if slug == "second":
            begun.set()
        compiled.set()
        if slug == "first":
            await asyncio.wait_for(begun.wait(), 20)
        hub.warming.discard(slug)

    monkeypatch.setattr(warming, "_compile", compile_it)
    asyncio.run(warming.warm_up(cast(Any, hub)))
    assert not hub.warming


def test_the_command_says_when_only_the_trial_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends with the server."""
    hub, compiled = ColdHub("first"), asyncio.Event()
    monkeypatch.setattr(warming, "COMMAND", ("-c", "import time; print('compiled', flush=True); time.sleep(600)"))

    async def follow() -> None:
        under_way = asyncio.create_task(warming._compile(cast(Any, hub), "first", compiled))
        await asyncio.wait_for(compiled.wait(), 20)
        assert hub.warming == {"first"}, "it is still being tried out"
        under_way.cancel()
        with pytest.raises(asyncio.CancelledError):
            await under_way

    asyncio.run(follow())
