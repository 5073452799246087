"""In which order a server compiles games, and how many at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bellona.kernel.sources import functions_to_compile
from bellona.registry import game_slugs
from bellona.server.play import warming

from .small_app import QuietHub


def compiled_by(monkeypatch: pytest.MonkeyPatch, processors: int) -> tuple[list[str], int]:
    """The games in the order in which their compilation begins, and the most that are compiled at once."""
    hub: Any = QuietHub()
    hub.warming = set(game_slugs())
    begun: list[str] = []
    most = running = 0

    async def compile_game(slug: str) -> None:
        nonlocal most, running
        begun.append(slug)
        running += 1
        most = max(most, running)
        assert slug in hub.warming
        await asyncio.sleep(0)
        running -= 1

    monkeypatch.setattr(warming, "_compile", compile_game)
    monkeypatch.setattr(warming, "is_warm", lambda slug: False)
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    asyncio.run(warming.warm_up(hub))
    assert hub.warming == set()
    return begun, most


@pytest.mark.parametrize(("processors", "most"), [(1, 1), (2, 2), (16, warming.SIDE_BY_SIDE)])
def test_games_are_compiled_side_by_side(monkeypatch: pytest.MonkeyPatch, processors: int, most: int) -> None:
    assert compiled_by(monkeypatch, processors)[1] == most


def test_the_first_game_is_compiled_first_and_then_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, _ = compiled_by(monkeypatch, 2)
    first, *others = game_slugs()
    assert begun == [first, *sorted(others, key=functions_to_compile, reverse=True)]
