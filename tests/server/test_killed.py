"""A server that is killed in the middle of many matches and started again: every acknowledged move is there."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from .guests import LOOK_EVERY, PATIENCE, Guest, Line, come_in, pick
from .serving import Running
from .test_play_checks import rows_of

MATCHES = 6
LOAD_SECONDS = 1.5


@pytest.fixture(params=["sqlite", "postgresql"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Running:
    """A separate server on a database of either kind, not started yet."""
    if request.param == "sqlite":
        return Running(tmp_path)
    make: Callable[[], str] = request.getfixturevalue("postgresql")
    return Running(tmp_path, BELLONA_DATABASE_URL=make())


class Player:
    """A player who plays as fast as the answers arrive, and records acknowledged moves."""

    def __init__(self, guest: Guest, table_id: str, seed: int) -> None:
        self.line = Line(guest, table_id)
        self.dice = Random(seed)
        self.acknowledged: dict[int, str] = {}

    async def play(self) -> None:
        """Play until the connection breaks, or until stopped."""
        line = self.line
        try:
            while not line.is_over and not line.is_closed:
                await line.until(lambda: bool(line.choices) or line.is_over or line.is_closed)
                if line.choices and not line.is_closed:
                    await self.choose()
        except (ConnectionClosed, AssertionError):
            await line.until(lambda: line.is_closed)

    async def choose(self) -> None:
        """Make one choice."""
        line, action = self.line, pick(self.line.now, self.dice)
        answer = await line.act(action)
        if answer["t"] == "done":
            self.acknowledged[answer["version"]] = action
            await line.until(lambda: line.version >= answer["version"] or line.is_closed)


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(mortal: Running):
    with mortal:
        guest = await come_in(mortal.url)
        opponents = ["me", "bot:random"] * (MATCHES // 2)
        ids = [await guest.open(carthage=other) for other in opponents]
        players = [Player(guest, table_id, seed) for seed, table_id in enumerate(ids)]
        for player in players:
            await player.line.connect()
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(LOAD_SECONDS)
        async with asyncio.timeout(PATIENCE):
            while sum(len(player.acknowledged) for player in players) <= MATCHES:
                await asyncio.sleep(LOOK_EVERY)
        await asyncio.to_thread(mortal.kill)
        await asyncio.gather(*playing)
        await asyncio.to_thread(mortal.start)
        for player in players:
            stored = {row[0]: row[3] for row in rows_of(mortal, player.line.table_id)}
            assert list(stored) == list(range(1, len(stored) + 1))
            assert player.acknowledged.items() <= stored.items()
            assert len(stored) >= player.line.version, "nobody was shown what is not stored"
        await asyncio.gather(*(go_on(player) for player in players))


async def go_on(player: Player) -> None:
    """Reconnect, and play some more, against a bot too; before and after the kill is one match."""
    line = player.line
    before = line.version
    await line.resume()
    assert line.version >= before
    goal = line.version + 8
    while line.version < goal and not line.is_over:
        await line.until(lambda: bool(line.choices) or line.is_over)
        if line.choices:
            await player.choose()
    assert sorted(line.steps) == list(range(1, line.version + 1))
    async with line.guest.sit(line.table_id, **{"as": line.seat or "auto"}) as later:
        assert later.version >= line.version
    await line.hang_up()
    assert not line.disorder


async def test_a_server_that_is_told_to_stop_tells_its_clients_and_stores_everything(tmp_path: Path):
    with Running(tmp_path) as running:
        guest = await come_in(running.url)
        player = Player(guest, await guest.open(), 1)
        await player.line.connect()
        playing = asyncio.create_task(player.play())
        await asyncio.sleep(0.5)
        status = await asyncio.to_thread(running.stop)
        await playing
        assert status in (0, -signal.SIGTERM)
        assert player.line.bye is not None
        assert (player.line.bye["why"], player.line.close_code) == ("shutdown", 1012)
        stored = {row[0]: row[3] for row in rows_of(running, player.line.table_id)}
        assert player.acknowledged.items() <= stored.items()
        assert "Traceback" not in running.log
