"""Hints at a table: for a player who has to choose, from what that player sees, thought out by a bot."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

import msgspec

from bellona.registry import package_of

from ..errors import ApiError
from .bots import Asked, asked_at, runner_for

if TYPE_CHECKING:
    from .hub import Hub
    from .match import TableMatch
    from .viewers import Viewer

MOST = 4
"""How many hints are thought out at a time; bots have to choose as well."""
ALL, BOTS = "all", "bots"
"""Tables at which everybody may ask for hints, or those who play against bots alone."""


class Hints:
    """The hints that are being thought out."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._asking: dict[str, asyncio.Event] = {}
        """For each client that has asked, when its answer is there."""
        self._next: set[str] = set()
        """Those who have played on and asked again before that."""

    async def ask(self, match: TableMatch, viewer: Viewer) -> dict[str, Any]:
        """The best choices for a viewer whose turn it is."""
        client = viewer.client
        if not may_ask(match, viewer):
            raise ApiError(403, "no-hints")
        if client in self._next or (client not in self._asking and len(self._asking) >= MOST):
            raise ApiError(429, "too-many", seconds=1)
        self._hub.server.limits.take(client, "hint")
        log = match.match_log
        asked, seen = asked_at(match, viewer.view), log.live.bytes_for(viewer.view)
        chance = log.seed.chance_of_bot(f"hint for {viewer.view}", log.version)
        await self._answered(client)
        self._asking[client] = answered = asyncio.Event()
        try:
            return await self._hub.bots.work(seek, asked, seen, chance, self._hub.bots.threads)
        except BrokenProcessPool:
            raise ApiError(503, "match-busy") from None
        finally:
            del self._asking[client]
            answered.set()

    async def _answered(self, client: str) -> None:
        """Wait until what a client asked before is answered."""
        if client in self._asking:
            self._next.add(client)
            try:
                await self._asking[client].wait()
            finally:
                self._next.discard(client)


def may_ask(match: TableMatch, viewer: Viewer) -> bool:
    """Whether the table allows hints to a player: by its option, always or if no other person plays."""
    others = {held.user_id for held in match.seats.values()} - {None, viewer.user.id if viewer.user else None}
    allowed = match.table["hints"]
    return allowed == ALL or (allowed == BOTS and not others)


def seek(asked: Asked, seen: bytes, chance: int, threads: int = 1) -> dict[str, Any]:
    """A hint for a seat in its view; in a bot's process."""
    from bellona.analysis.budget import Budget
    from bellona.analysis.hints import SECONDS, hint
    from bellona.analysis.judge import Judge

    runner = runner_for(asked)
    position = runner.setting.turned_to(runner.setting.from_bytes(seen), asked.seat)
    judge = Judge(runner, chance, Budget(SECONDS, clock=time.monotonic), threads=threads)
    found: dict[str, Any] = msgspec.to_builtins(hint(judge, package_of(asked.game).queries, position, asked.seat))
    return found
