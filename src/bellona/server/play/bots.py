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
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache, partial
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from bellona.gamekit.data_files import Document
from bellona.gamekit.search import Limits
from bellona.registry import package_of, rules_of

from ..lobby.own_scenarios import setting_for, text_at
from .reins import NONE as NO_REIN
from .reins import Reins, hold, is_pulled

if TYPE_CHECKING:
    from bellona.gamekit.planning import Intent

    from .match import TableMatch

T = TypeVar("T")
Choice = tuple[str, "Intent | None"]
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
    own: str = ""
    """The contents of the scenario, if it is of somebody's own."""


def asked_at(match: TableMatch, seat: str, level: str = "") -> Asked:
    """A bot that is asked at a table."""
    origin = json.dumps(match.table["origin"]) if match.table["origin"] else ""
    return Asked(match.table["game"], match.table["scenario"], origin, level, seat, text_at(match.table))


class Thinking(NamedTuple):
    """A thought under way: what its match was like, and the rein that ends it."""

    version: int
    rein: int


class BotPool:
    """Processes for bots; one that dies is replaced."""

    def __init__(self, workers: int, threads: int = 1) -> None:
        self._workers, self.threads = workers, threads
        self._context = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._reins = Reins(self._context)
        self._thinking: dict[tuple[str, str], Thinking] = {}
        self._loaded: set[str] = set()
        """Games that the processes have been told to load before a bot has to choose."""
        self._intents: WeakKeyDictionary[TableMatch, dict[str, Intent]] = WeakKeyDictionary()
        """What bots intend in their present impulse, by match and seat; one that is lost is found again."""

    def think(self, match: TableMatch) -> None:
        """Let the asked bots choose, unless they are already choosing; their choices are played."""
        if match.match_log.guide is not None:
            self._get_ready(match)
        if self._thinking:
            self._recall(match)
        for seat, level in match.bots.items():
            if (match.id, seat) not in self._thinking:
                self._thinking[match.id, seat] = Thinking(match.match_log.version, NO_REIN)
                asyncio.get_running_loop().create_task(self._think(match, level, seat))

    def _recall(self, match: TableMatch) -> None:
        """End thoughts of bots that are no longer asked, or were asked before the match changed."""
        for seat in match.seats:
            thinking = self._thinking.get((match.id, seat))
            if thinking and not (seat in match.bots and match.is_timely(thinking.version)):
                self._reins.pull(thinking.rein)

    async def _think(self, match: TableMatch, level: str, seat: str) -> None:
        if seat not in match.bots:  # its earlier choice has been played meanwhile
            del self._thinking[match.id, seat]
            return
        text: str | None = None
        version, guide = match.match_log.version, match.match_log.guide
        if guide is not None and not guide.is_free:
            del self._thinking[match.id, seat]
            scripted = guide.scripted(seat)
            if scripted is not None:
                match.move_bot(version, seat, scripted)
            return
        intents, rein = self._intents.setdefault(match, {}), self._reins.take()
        self._thinking[match.id, seat] = Thinking(version, rein)
        try:
            future = self._ask(match, level, seat, intents.get(seat), rein)
            choice, intent = await asyncio.wrap_future(future)
            if not self._reins.is_pulled(rein):
                text = choice
                if intent is not None:
                    intents[seat] = intent
        except Exception as error:
            _log.error("a bot could not think: %s: %s", type(error).__name__, error)
            self._renew()
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            del self._thinking[match.id, seat]
            self._reins.give_back(rein)
        if text is None:
            self.think(match)
        else:
            match.move_bot(version, seat, text)

    def _ask(
        self, match: TableMatch, level: str, seat: str, intent: Intent | None, rein: int = NO_REIN
    ) -> Future[Choice]:
        log = match.match_log
        asked, chance = asked_at(match, seat, level), log.seed.chance_of_bot(seat, log.version)
        return self._running().submit(choose, asked, log.live.bytes_for(seat), chance, intent, self.threads, rein)

    def _get_ready(self, match: TableMatch) -> None:
        """Have a game loaded once a learner has begun: who asks for a hint when free then waits for it less."""
        log, slug = match.match_log, match.table["game"]
        if log.guide is None or log.guide.is_free or not (log.version and log.waiting) or slug in self._loaded:
            return
        self._loaded.add(slug)
        with suppress(BrokenProcessPool):  # they are replaced when a bot has to choose
            self._ask(match, log.guide.lesson.opponent, log.waiting[0], None)

    async def work(self, task: Callable[..., T], *args: Any) -> T:
        """The result of some other short work, done by a bot."""
        return await asyncio.wrap_future(self._running().submit(task, *args))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, self._context, initializer=_come_to_work, initargs=(self._reins.shared,)
            )
        return self._pool

    def _renew(self) -> None:
        """Start new processes next time."""
        self._loaded.clear()
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """End the processes; their work is repeated after a restart."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _come_to_work(reins: Any) -> None:
    """A process of bots begins."""
    hold(reins)
    settle_down()


def settle_down(niceness: int = 0) -> None:
    """Bots ignore interrupts meant for the server, and end with it, however it ends; some give way to all others."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


@lru_cache(maxsize=64)
def _runner(slug: str, scenario: str, origin: str, own: str) -> Any:
    if origin:
        brought = Document(scenario, json.loads(own)) if own else None
        setting = rules_of(slug).load(json.loads(origin), scenario_file=brought)[0]
    else:
        setting = setting_for(slug, scenario, own)
    return package_of(slug).bots.Runner(setting)


def runner_for(asked: Asked) -> Any:
    """The bots at a table; the latest are kept."""
    return _runner(asked.game, asked.scenario, asked.origin, asked.own)


def choose(
    asked: Asked, seen: bytes, chance: int, intent: Intent | None, threads: int = 1, rein: int = NO_REIN
) -> Choice:
    """The choice of a bot in its seat's view, with dice derived from the seed of the match, and what it intends.

    When its rein is pulled it chooses at once, and the choice is not played.
    """
    runner = runner_for(asked)
    position = runner.setting.turned_to(runner.setting.from_bytes(seen), asked.seat)
    limits = Limits(threads=threads, stopped=partial(is_pulled, rein))
    code, intent = runner.decide(position, asked.level, chance, intent, limits)
    return str(runner.setting.action(position, code)), intent and intent._replace(thought=None)
