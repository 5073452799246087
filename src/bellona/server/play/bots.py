"""Bots run in separate processes: they receive the view of their seat, and return one choice."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

from bellona.registry import package_of, rules_of

if TYPE_CHECKING:
    from .match import TableMatch

PAUSE_SECONDS = 2.0
_log = logging.getLogger("bellona.bots")


class BotPool:
    """Processes for bots; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: set[tuple[str, str]] = set()

    def think(self, match: TableMatch) -> None:
        """Let the asked bots choose, unless they are already choosing; their choices are played."""
        for seat, level in match.bots.items():
            if (match.id, seat) not in self._thinking:
                self._thinking.add((match.id, seat))
                asyncio.get_running_loop().create_task(self._think(match, level, seat))

    async def _think(self, match: TableMatch, level: str, seat: str) -> None:
        if seat not in match.bots:  # its earlier choice has been played meanwhile
            self._thinking.discard((match.id, seat))
            return
        version = match.match_log.version
        origin = json.dumps(match.table["origin"]) if match.table["origin"] else ""
        seen = match.match_log.live.bytes_for(seat)
        try:
            chance = match.match_log.seed.chance_of_bot(seat, version)
            future = self._running().submit(
                choose, match.table["game"], match.table["scenario"], origin, seen, level, seat, chance
            )
            text = await asyncio.wrap_future(future)
        except Exception as error:
            _log.error("a bot could not think: %s: %s", type(error).__name__, error)
            self._renew()
            await asyncio.sleep(PAUSE_SECONDS)
            text = None
        finally:
            self._thinking.discard((match.id, seat))
        if text is None:
            self.think(match)
        else:
            match.move_bot(version, seat, text)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle_down)
        return self._pool

    def _renew(self) -> None:
        """Start new processes next time."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """End the processes; their work is repeated after a restart."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle_down() -> None:
    """Bots ignore interrupts meant for the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


@lru_cache(maxsize=64)
def _runner(slug: str, scenario: str, origin: str) -> Any:
    rules = rules_of(slug)
    setting = rules.load(json.loads(origin))[0] if origin else rules.setting(scenario)
    return package_of(slug).bots.Runner(setting)


def choose(slug: str, scenario: str, origin: str, seen: bytes, level: str, seat: str, chance: int) -> str:
    """The choice of a bot of a level in its seat's view, with dice derived from the seed of the match."""
    runner = _runner(slug, scenario, origin)
    position = runner.setting.turned_to(runner.setting.from_bytes(seen), seat)
    code = runner.choose(position, level, chance)
    return str(runner.setting.action(position, code))
