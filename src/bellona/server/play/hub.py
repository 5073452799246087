"""The matches of this process: loaded on demand, kept while in use, and sent to everybody concerned."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from bellona.registry import game_slugs

from ..balance.runs import Balances
from ..errors import ApiError, database_away
from ..identity.sessions import lasting
from ..lobby import talk
from ..lobby.own_scenarios import setting_for, text_at
from ..lobby.tables import describe
from ..notify.turns import your_turn
from ..storage.outage import in_brief, outage_of
from .analyses import Analyses
from .bots import BotPool
from .bus import Bus
from .expectations import Expectations
from .greeting import greet
from .hints import Hints
from .lanes import Lane
from .lines import TRY_AGAIN
from .match import PublishedStep, TableMatch
from .passes import Passes
from .past import Shelf, play_through
from .rows import Row, from_words, row_from
from .store import Stored, note_seen, read_match
from .telling import encode
from .viewers import Viewer
from .warming import load
from .writer import Writer

if TYPE_CHECKING:
    from ..operate.siblings import Siblings
    from ..state import Server

T = TypeVar("T")
PATIENCE, MARGIN = 30.0, 2.0
"""The default time-out for the database in seconds, and the margin on a configured one."""
LONGEST_PAUSE = 5.0
AWAY = 503
ASKERS, MOST_QUESTIONS = 2, 32
"""Threads for questions about positions, and how many questions of one client may wait."""
WORKERS, MOST_WORKS = 2, 8
"""Threads that replay whole matches, and how many such tasks of one client may wait."""
SHORT = 300
"""The number of rows that are replayed without queueing."""
SHOW_AFTER = 0.3
BOT_PAUSE = 1.0
"""Seconds before a bot chooses in a match that has just been read; another process may be asking it already."""
SOON = 2
"""After how many seconds a client asks again for a match whose rules are not ready."""
SWITCH_SECONDS = 0.0001
"""How long the writer waits for a busy event loop to let it run."""
SESSIONS = "sessions"
"""The name of news about ended sessions; they are sent in place of a table."""
IN_ONE_NOTE = 100
HOLDS, ROWS = "holds", "rows"
"""News that a process holds a match, with the number of its last row, and that a match has so many rows."""
CHAT = "chat:"
"""The prefix of news about a private line; its two readers follow."""
GARBAGE = (20_000, 50, 100)
"""Rows of matches are not cyclic; frequent garbage collection among them would delay everybody."""
_log = logging.getLogger("bellona.hub")


class Hub:
    """The live state. Methods without `async` that say so may be called from any thread."""

    def __init__(self, siblings: Siblings | None = None) -> None:
        self.process = secrets.token_hex(4)
        self.siblings = siblings
        """The other processes of this server on the same machine."""
        self.matches: dict[str, TableMatch] = {}
        self.warming = set(game_slugs())
        """The games that cannot be played yet."""
        self.uncompiled: set[str] = set()
        """Those among them that could not be compiled."""
        self._loading: dict[str, asyncio.Task[TableMatch]] = {}
        self._rules: dict[str, asyncio.Task[None]] = {}
        self._showing: set[str] = set()
        self._held_elsewhere: set[str] = set()
        """Matches that another process has turned out to hold while they were being read here."""
        self.passes = Passes()
        self.shelf = Shelf()
        self.patience = PATIENCE
        self.is_stopping = False

    def start(self, server: Server) -> None:
        """Start serving, in the running event loop."""
        self.server = server
        self.metrics = server.metrics
        self.loop = asyncio.get_running_loop()
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*GARBAGE)
        self.writer = Writer(server.database, self.loop)
        self.bots = BotPool(server.config.bot_workers, server.config.bot_threads)
        self.hints = Hints(self)
        self.expectations = Expectations(self)
        self.analyses = Analyses(self)
        self.balances = Balances(self)
        self.patience = server.config.database_seconds + MARGIN
        self.outage = outage_of(server.database)
        self.asker = Lane("asker", ASKERS, MOST_QUESTIONS)
        self.workshop = Lane("workshop", WORKERS, MOST_WORKS)
        self.helpers = ThreadPoolExecutor(4, thread_name_prefix="helper")
        self.bus = Bus(server.database, self.process, self._hear)

    def last_word(self) -> None:
        """Notify everybody that the server stops; clients reconnect automatically."""
        for match in self.matches.values():
            for viewer in list(match.viewers):
                viewer.line.push(encode({"t": "bye", "why": "shutdown"}))
                viewer.line.close(1012)

    async def stop(self) -> None:
        """Store pending rows, and stop."""
        self.is_stopping = True
        self.last_word()
        self.bus.stop()
        self.bots.stop()
        self.analyses.stop()
        self.balances.stop()
        await self.writer.close()
        self.asker.shutdown()
        self.workshop.shutdown()
        self.helpers.shutdown(wait=False, cancel_futures=True)

    # Matches

    async def match(self, table_id: str, status: str | None = None, client: str = "") -> TableMatch:
        """A match, loaded if necessary; one without the required status is read again."""
        found = self.matches.get(table_id) or await self._loaded(table_id, client)
        found.used = time.monotonic()
        if status not in (None, found.table["status"]):
            await self._table_changed(table_id)
        return found

    async def _loaded(self, table_id: str, client: str) -> TableMatch:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self.loop.create_task(self._load(table_id, client))
            task.add_done_callback(partial(self._load_ended, table_id))
        return await asyncio.shield(task)

    def _load_ended(self, table_id: str, task: asyncio.Task[TableMatch]) -> None:
        """The error concerns only those who still wait."""
        self._loading.pop(table_id, None)
        self._held_elsewhere.discard(table_id)
        if not task.cancelled():
            task.exception()

    async def _load(self, table_id: str, client: str) -> TableMatch:
        stored = await self.in_helper(read_match, self.server.database, table_id, 0, self.bus.words(HOLDS, table_id))
        if stored.table["game"] in self.warming:
            raise ApiError(503, "uncompiled" if stored.table["game"] in self.uncompiled else "warming", seconds=SOON)
        await self._prepared(stored.table)
        match_log = await self.worked(client, len(stored.rows), play_through, stored.table, stored.rows)
        match = self.matches[table_id] = TableMatch(self, stored.table, stored.seats, match_log)
        self.metrics.matches.set(len(self.matches))
        if table_id in self._held_elsewhere:
            self._share(match)
        match.note_turn()
        self.loop.call_later(BOT_PAUSE, self.bots.think, match)
        return match

    async def _prepared(self, table: Mapping[str, Any]) -> None:
        """Load the rules of a game when its first table is opened, and prepare its scenario, outside the event loop."""
        slug = table["game"]
        if slug not in self._rules:
            self._rules[slug] = self.loop.create_task(asyncio.to_thread(load, slug))
        try:
            await asyncio.shield(self._rules[slug])
        except Exception:
            self._rules.pop(slug, None)
            _log.exception("%s could not be loaded", slug)
            raise ApiError(503, "warming", seconds=SOON) from None
        if table["origin"] is None:
            await self.in_asker("", setting_for, slug, table["scenario"], text_at(table))

    def reload(self, match: TableMatch) -> None:
        """Reload a match from the database; it accepts no change until then."""
        match.hold()
        if not self.is_stopping:
            self.loop.create_task(self._reload(match))

    async def _reload(self, match: TableMatch) -> None:
        pause = 0.1
        while True:
            try:
                stored = await self.in_helper(read_match, self.server.database, match.id)
                match_log = await self.worked("", len(stored.rows), play_through, stored.table, stored.rows)
                break
            except (SQLAlchemyError, ApiError) as error:
                self.could_not(error)
                match.put_off()
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        match.reset(stored.table, stored.seats, match_log)
        match.reloaded()
        self.came_or_went(match)
        self.loop.call_later(BOT_PAUSE, self.bots.think, match)

    def forget_idle(self) -> None:
        """Let go of matches that nobody has looked at for a while; whoever asks for one reads it again."""
        limit = time.monotonic() - self.server.config.idle_seconds
        for match in [match for match in self.matches.values() if match.used < limit and match.is_idle]:
            del self.matches[match.id]
            self.shelf.forget(match)
        self.metrics.matches.set(len(self.matches))

    def went_on(self, match: TableMatch, told: Sequence[PublishedStep], own: bool) -> None:
        """After rows are stored and sent: the process that stored them starts bots and notices."""
        row = told[-1].row
        self.expectations.look(match)
        if own:
            self.bots.think(match)
        if own and match.is_slow and match.match_log.asked_at == row.number:
            self.turn_noted(match, [seat for seat in match.people if seat != row.seat])
        if row.kind != "play" or match.match_log.is_over:
            self.loop.create_task(self._table_changed(match.id, own))

    def turn_noted(self, match: TableMatch, seats: Sequence[str]) -> None:
        """It is the turn of these seats: the players of a slow match are notified."""
        if match.is_slow:
            for seat in seats:
                self.helpers.submit(your_turn, self.server, match.id, seat, match.match_log.clocks.deadline(seat))

    # Called from routes, in any thread

    def changed(self, table_id: str) -> None:
        """A table or its seats have changed: notify everybody, and start bots. From any thread."""
        self.loop.call_soon_threadsafe(self._changed, table_id)
        self.bus.tell("table", table_id)

    def look_at(self, table_id: str) -> None:
        """A table has changed, perhaps through another process of this server, and its matches are played here."""
        self.loop.create_task(self._table_changed(table_id))

    def without_others(self, table_ids: Sequence[str]) -> list[str]:
        """Some tables without those that another process of this server looks after."""
        siblings = self.siblings
        if siblings is None:
            return list(table_ids)
        return [found for found in table_ids if found in self.matches or not siblings.is_elsewhere(found)]

    def said(self, table_id: str, line: dict[str, Any]) -> None:
        """Show a line of chat to its readers. From any thread."""
        self.loop.call_soon_threadsafe(self._said, table_id, line)
        pair = talk.pair_of(line["user"]["id"], line["to"]["id"]) if line["to"] else ""
        self.bus.tell(f"{CHAT}{pair}", table_id, line["n"])

    def signed_out(self, ended: Sequence[str]) -> None:
        """Sessions have ended: close the lines that they opened, in every process. From any thread."""
        self.loop.call_soon_threadsafe(self.passes.end, ended)
        for start in range(0, len(ended), IN_ONE_NOTE):
            with suppress(SQLAlchemyError):
                self.bus.tell(SESSIONS, ",".join(ended[start : start + IN_ONE_NOTE]))

    async def check_passes(self) -> None:
        """Close the lines of sessions that have expired, or ended unnoticed."""
        held = self.passes.sessions
        if held:
            self.passes.end(set(held) - await self.in_helper(lasting, self.server.database, held))

    def declare(self, table_id: str, kind: str, seat: str, by: str, text: str = "") -> None:
        """Resign, or apply a time-out; returns when it is stored. From any thread but the event loop's."""
        declared = asyncio.run_coroutine_threadsafe(self.declared(table_id, kind, seat, by, text), self.loop)
        try:
            declared.result(2 * self.patience)
        except TimeoutError:
            raise database_away() from None

    def online(self, table_id: str) -> set[str]:
        """The users who look at a table."""
        match = self.matches.get(table_id)
        return {viewer.user.id for viewer in list(match.viewers) if viewer.user} if match else set()

    def watchers(self, table_id: str) -> int:
        """How many watch without a seat."""
        match = self.matches.get(table_id)
        return sum(not viewer.seats for viewer in list(match.viewers)) if match else 0

    async def declared(self, table_id: str, kind: str, seat: str, by: str, text: str = "") -> None:
        """The same in the event loop."""
        answer = await self.answered(partial((await self.match(table_id)).declare, kind, seat, by, text))
        if answer["t"] == "refused":
            raise ApiError(409, f"match-{answer['error']}")

    async def answered(self, change: Callable[[Callable[[dict[str, Any]], None]], None]) -> dict[str, Any]:
        """The answer to a change of a match."""
        answer: asyncio.Future[dict[str, Any]] = self.loop.create_future()
        change(lambda told: None if answer.done() else answer.set_result(told))
        return await self._in_time(answer)

    async def settled(self, match: TableMatch, look: Callable[[], T]) -> T:
        """The view of a match when all its rows are stored."""
        if match.is_away:
            raise database_away()
        seen: asyncio.Future[T] = self.loop.create_future()
        match.when_settled(lambda: None if seen.done() else seen.set_result(look()))
        return await self._in_time(seen)

    async def _in_time(self, answer: asyncio.Future[T]) -> T:
        try:
            return await asyncio.wait_for(answer, self.patience)
        except TimeoutError:
            raise database_away() from None

    async def in_helper(self, work: Callable[..., T], *args: Any) -> T:
        """Run something that waits for the database."""
        return await self._in_time(self.loop.run_in_executor(self.helpers, partial(work, *args)))

    def could_not(self, error: Exception) -> None:
        """Something has failed because the database does not answer; other refusals are not logged."""
        if isinstance(error, SQLAlchemyError):
            self.outage.noted(in_brief(error))
        elif isinstance(error, ApiError) and error.status == AWAY:
            self.outage.noted(f"no answer for {self.patience:.0f} s")

    async def in_asker(self, client: str, work: Callable[..., T], *args: Any) -> T:
        """Run a question about a position, for a client (none: the server itself)."""
        return await self.asker.run(client, work, *args)

    async def in_workshop(self, client: str, work: Callable[..., T], *args: Any) -> T:
        """Run a long task, such as replaying a match."""
        return await self.workshop.run(client, work, *args)

    async def worked(self, client: str, rows: int, work: Callable[..., T], *args: Any) -> T:
        """Run a task that goes through this many rows of a match."""
        return await (self.in_workshop if rows > SHORT else self.in_asker)(client, work, *args)

    # News

    def _hear(self, kind: str, table_id: str, number: int, rows: str) -> None:
        self.loop.call_soon_threadsafe(self._heard, kind, table_id, number, rows)

    def _heard(self, kind: str, table_id: str, number: int, rows: str) -> None:
        """News from another process; a match that is not open here is read when it is opened."""
        if kind == SESSIONS:
            self.passes.end(table_id.split(","))
        elif kind == "listening":
            self.loop.create_task(self._check_passes_again())
            for match in list(self.matches.values()):
                self.loop.create_task(self._catch_up(match.id, tell=True))
        elif table_id not in self.matches and table_id not in self._loading:
            return
        elif kind == "table":
            self.loop.create_task(self._table_changed(table_id, own=False))
        elif kind.startswith(CHAT):
            self.loop.create_task(self._heard_chat(table_id, kind.removeprefix(CHAT), number))
        elif table_id in self.matches:
            self._heard_of(self.matches[table_id], kind, number, rows)
        else:
            self._held_elsewhere.add(table_id)
            self.fell_behind(table_id)

    def _heard_of(self, match: TableMatch, kind: str, number: int, rows: str) -> None:
        """Another process holds a match too, and has so many rows of it."""
        match.is_shared = True
        if kind == HOLDS:
            self._share(match)
        if number > match.stored:
            self._follow(match, from_words(rows) if rows else [])

    def _share(self, match: TableMatch) -> None:
        """Another process holds a match too: from now on it is told every row, and first how many there are."""
        match.is_shared = True
        match.when_settled(lambda: self._tell_rows(match))

    def _tell_rows(self, match: TableMatch) -> None:
        self.helpers.submit(self.bus.tell, ROWS, match.id, match.stored)

    def _follow(self, match: TableMatch, rows: list[Row]) -> None:
        """Go on by rows that were told; where more than the match may have changed, what is stored is read."""
        told = rows and match.table["status"] == "playing" and all(row.kind == "play" for row in rows)
        if told and not match.reading.locked():
            match.follow(rows)
        else:
            self.fell_behind(match.id)

    def fell_behind(self, table_id: str) -> None:
        """Rows of another process have to be read."""
        self.loop.create_task(self._catch_up(table_id))

    async def _catch_up(self, table_id: str, tell: bool = False) -> None:
        """Apply the rows of another process, and `tell` the others that this one holds the match."""
        try:
            match = await self.match(table_id)
        except (ApiError, SQLAlchemyError):
            return
        async with match.reading:
            try:
                words = self.bus.words(HOLDS, table_id, match.stored) if tell else None
                stored = await self.in_helper(read_match, self.server.database, table_id, match.stored, words)
            except (ApiError, SQLAlchemyError):
                match.when_settled(lambda: self.reload(match))
                return
            match.refresh(stored.table, stored.seats)
            match.follow([row_from(entry) for entry in stored.rows])

    async def _check_passes_again(self) -> None:
        with suppress(ApiError, SQLAlchemyError):
            await self.check_passes()

    async def _heard_chat(self, table_id: str, pair: str, number: int) -> None:
        def read() -> dict[str, Any] | None:
            with self.server.database.connect() as connection:
                return talk.line_of(connection, table_id, pair, number)

        with suppress(ApiError, SQLAlchemyError):
            line = await self.in_helper(read)
            if line is not None:
                self._said(table_id, line)

    def _said(self, table_id: str, line: dict[str, Any]) -> None:
        match = self.matches.get(table_id)
        if match:
            message = encode({"t": "chat", "chat": line})
            for viewer in match.viewers:
                if talk.may_read(line, viewer.user.id if viewer.user else None):
                    viewer.line.push(message)

    def _changed(self, table_id: str) -> None:
        elsewhere = self.siblings if table_id not in self.matches else None
        if elsewhere is None or not elsewhere.tell_changed(table_id):
            self.look_at(table_id)

    async def _table_changed(self, table_id: str, own: bool = True) -> None:
        """Show everybody the changed table; in the process that changed it, start a bot in turn."""
        try:
            match = await self.match(table_id)
            async with match.reading:
                self._take_over(match, await self.in_helper(read_match, self.server.database, table_id, match.stored))
        except (ApiError, SQLAlchemyError):
            return
        if own:
            match.when_settled(match.note_turn)
            self.bots.think(match)
        await self.show_table(match)

    def _take_over(self, match: TableMatch, stored: Stored) -> None:
        """Apply the stored state of a table; a match that begins now begins from it."""
        started = match.table["status"] != stored.table["status"]
        match.refresh(stored.table, stored.seats)
        if started and stored.table["status"] == "playing" and not match.match_log.version:
            match.reset(stored.table, stored.seats, play_through(stored.table, stored.rows))

    def came_or_went(self, match: TableMatch) -> None:
        """Soon show everybody who is there and the state of the table; many changes are shown together."""
        self.expectations.look(match)
        if match.id not in self._showing:
            self._showing.add(match.id)
            self.loop.call_later(SHOW_AFTER, lambda: self.loop.create_task(self._show_presence(match)))

    async def _show_presence(self, match: TableMatch) -> None:
        self._showing.discard(match.id)
        with suppress(ApiError, SQLAlchemyError, RuntimeError):
            await self.show_table(match, with_state=False)

    async def show_table(self, match: TableMatch, with_state: bool = True) -> None:
        """Send the table to all its viewers, with their current choices."""
        async with match.reading:
            viewers = [viewer for viewer in match.viewers if not viewer.joining]
            if not viewers:
                return
            tables = await self.in_helper(self._tables_for, match.id, [viewer.user for viewer in viewers])
            for viewer, table in zip(viewers, tables, strict=True):
                viewer.line.push(encode({"t": "table", "table": table}))
        if with_state:
            match.when_settled(match.show_state)

    def _tables_for(self, table_id: str, users: list[Any]) -> list[dict[str, Any]]:
        with self.server.database.connect() as connection:
            return [describe(connection, [table_id], user, self)[0] for user in users]

    # Viewers

    def greet_again(self, match: TableMatch, viewer: Viewer) -> None:
        """Send a viewer everything again, because its view is new here."""
        viewer.joining = True
        self.loop.create_task(self._greet_again(match, viewer))

    async def _greet_again(self, match: TableMatch, viewer: Viewer) -> None:
        try:
            await greet(self, match, viewer, 0)
        except (ApiError, SQLAlchemyError, WebSocketDisconnect):
            viewer.line.close(TRY_AGAIN)
        self.came_or_went(match)

    def seen(self, match: TableMatch, viewer: Viewer, number: int) -> None:
        """Record the last step that a viewer has seen."""
        if viewer.user and viewer.seats and 0 <= number <= match.match_log.version:
            self.helpers.submit(note_seen, self.server.database, match.id, viewer.user.id, number)
