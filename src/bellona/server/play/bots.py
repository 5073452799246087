"""Bots run in separate processes: they receive the view of their seat, and return one choice."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from bellona.registry import package_of, rules_of

if TYPE_CHECKING:
    from bellona.gamekit.planning import Intent

    from .match import TableMatch

T = TypeVar("T")
PAUSE_SECONDS = 2.0
_log = logging.getLogger("bellona.bots")


class Asked(NamedTuple):
    """Which bot has to choose, and where."""

    game: str
    scenario: str
    origin: str
    """The document of a position from which the match began, if it is not the scenario's own."""
    level: str
    seat: str


def asked_at(match: TableMatch, seat: str, level: str = "") -> Asked:
    """A bot that is asked at a table."""
    origin = json.dumps(match.table["origin"]) if match.table["origin"] else ""
    return Asked(match.table["game"], match.table["scenario"], origin, level, seat)


class BotPool:
    """Processes for bots; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: set[tuple[str, str]] = set()
        self._intents: WeakKeyDictionary[TableMatch, dict[str, Intent]] = WeakKeyDictionary()
        """What bots intend in their present impulse, by match and seat; one that is lost is found again."""

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
        version, guide = match.match_log.version, match.match_log.guide
        if guide is not None and not guide.is_free:
            self._thinking.discard((match.id, seat))
            scripted = guide.scripted(seat)
            if scripted is not None:
                match.move_bot(version, seat, scripted)
            return
        seen = match.match_log.live.bytes_for(seat)
        intents = self._intents.setdefault(match, {})
        asked = asked_at(match, seat, level)
        try:
            chance = match.match_log.seed.chance_of_bot(seat, version)
            future = self._running().submit(choose, asked, seen, chance, intents.get(seat))
            text, intent = await asyncio.wrap_future(future)
            if intent is not None:
                intents[seat] = intent
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

    async def work(self, task: Callable[..., T], *args: Any) -> T:
        """The result of some other short work, done by a bot."""
        return await asyncio.wrap_future(self._running().submit(task, *args))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=settle_down)
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


def settle_down() -> None:
    """Bots ignore interrupts meant for the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


@lru_cache(maxsize=64)
def runner_for(slug: str, scenario: str, origin: str) -> Any:
    rules = rules_of(slug)
    setting = rules.load(json.loads(origin))[0] if origin else rules.setting(scenario)
    return package_of(slug).bots.Runner(setting)


def choose(asked: Asked, seen: bytes, chance: int, intent: Intent | None) -> tuple[str, Intent | None]:
    """The choice of a bot in its seat's view, with dice derived from the seed of the match, and what it intends."""
    runner = runner_for(asked.game, asked.scenario, asked.origin)
    position = runner.setting.turned_to(runner.setting.from_bytes(seen), asked.seat)
    code, intent = runner.decide(position, asked.level, chance, intent)
    return str(runner.setting.action(position, code)), intent and intent._replace(thought=None)
