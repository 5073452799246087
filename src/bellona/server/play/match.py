"""A match at its table: players, spectators, and every change in order: made, stored, then sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bellona.gamekit.values import NotUnderstood

from ..lobby.access import fits
from ..lobby.seating import usual_stand_in
from ..storage.database import now
from .jobs import Job
from .match_log import UNDO_OVER, MatchLog
from .past import Past, marks_of
from .pauses import Pauses
from .rows import TOLD, Row
from .telling import Present, encode, position, tell_again, tell_step
from .viewers import Viewer, view_of

if TYPE_CHECKING:
    from .hub import Hub

RECENT = 32
MOST_WAITING = 64
WATCHED_SECONDS = 30.0
"""How long a stand-in waits for the one whose seat it plays to have seen what happened."""
LOOK_SECONDS = 0.1
BOTS_SHARE = 0.3
"""Bots take this share of a person's pause before an answer that may have been no choice."""
NO_TABLE = 4404
_log = logging.getLogger("bellona.match")

Answer = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who has a seat, and the bot that plays for it, if any."""

    user_id: str | None
    bot: str | None
    stand_in: str | None


class PublishedStep(Struct, gc=False):
    """A step, who had to choose before it, and its form for each view."""

    row: Row
    asked: tuple[str, ...]
    views: dict[str, bytes]
    marks: dict[str, bytes]
    """The position for each view, at some steps."""


class TableMatch:
    """One match of this process. Everything here runs in the event loop."""

    def __init__(self, hub: Hub, table: Mapping[str, Any], seats: Mapping[str, Seat], match_log: MatchLog) -> None:
        self.hub = hub
        self.id: str = table["id"]
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self.reading = asyncio.Lock()
        """Held while the table is read and told, so that nothing read earlier is told later."""
        self._waiting: deque[tuple[Callable[[], None], Answer]] = deque()
        self._looking: list[Callable[[], None]] = []
        self._busy = False
        self.is_away = False
        """Whether what is stored of it cannot be read at present."""
        self.is_shared = False
        """Whether another process holds it too, and has to be told of its rows."""
        self._board: bytes | None = None
        self.retelling: dict[str, asyncio.Task[Past]] = {}
        self.pauses = Pauses(hub.server.config.answer_pause)
        self.reset(table, seats, match_log)

    def reset(self, table: Mapping[str, Any], seats: Mapping[str, Seat], match_log: MatchLog) -> None:
        """Begin again from the stored rows."""
        self._seat(table, seats)
        self.match_log = match_log
        self.stored = match_log.version
        self.recent: deque[PublishedStep] = deque(maxlen=RECENT)
        self.pasts: dict[str, Past] = {}
        """What has been told, for views that somebody has asked for."""

    def _seat(self, table: Mapping[str, Any], seats: Mapping[str, Seat]) -> None:
        """Use this table and these seats from now on."""
        self.table, self.seats = dict(table), dict(seats)
        found = {seat: self._level(held) for seat, held in seats.items()}
        self._levels = {seat: level for seat, level in found.items() if level}
        """The seats that bots play, and their levels."""
        self.is_slow = table["pace"]["kind"] == "days"
        """Whether its players are told elsewhere when it is their turn."""

    # State

    @property
    def is_playing(self) -> bool:
        """Whether choices are accepted."""
        return self.table["status"] == "playing" and not self.match_log.is_over

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it, nothing of it is under way, and no bot has to choose: it may leave memory."""
        under_way = self._busy or self._waiting or self._looking or self.retelling or self.reading.locked()
        return not (self.viewers or under_way or self.bots)

    @property
    def has_no_secrets(self) -> bool:
        """Whether everybody may see everything: the match is over, or a replay."""
        return self.table["kind"] == "replay" or self.table["status"] == "over" or self.match_log.is_over

    @property
    def commitment(self) -> str:
        """The match's commitment to its seed."""
        return self.match_log.seed.commitment(self.table["game"], self.table["scenario"])

    @property
    def bots(self) -> dict[str, str]:
        """The seats in which bots have to choose, and their levels."""
        if not self._levels or not self.is_playing:
            return {}
        return {seat: self._levels[seat] for seat in self.match_log.waiting if seat in self._levels}

    @property
    def people(self) -> tuple[str, ...]:
        """The seats in which people have to choose."""
        if not self.is_playing:
            return ()
        asked = self.match_log.waiting
        return tuple(seat for seat in asked if seat not in self._levels) if self._levels else asked

    def _level(self, seat: Seat) -> str | None:
        """The level of the bot that plays a seat, including that of a player who has left for good."""
        return seat.bot or seat.stand_in or (usual_stand_in(self.table["game"]) if seat.user_id is None else None)

    def seats_of(self, user_id: str | None) -> tuple[str, ...]:
        """The seats that a user holds."""
        return tuple(seat for seat, held in self.seats.items() if user_id is not None and held.user_id == user_id)

    def view_for(self, viewer: Viewer) -> str:
        """What a viewer may see now."""
        return view_of(self.match_log, viewer.eyes, viewer.seats, self.has_no_secrets, viewer.view)

    def board(self) -> bytes:
        """The data that stays the same during the match."""
        if self._board is None:
            self._board = encode(self.match_log.live.board())
        return self._board

    # Changes, one after another

    def act(
        self, seats: Sequence[str], version: int, texts: Sequence[str], answer: Answer, seat: str | None = None
    ) -> None:
        """Play actions in order, for one seat; a die, revealed information, or another seat's choice ends it."""
        wait = self._pause_before(seats) if self.pauses.longest else 0.0
        if wait:
            asyncio.get_running_loop().call_later(wait, self.act, seats, version, texts, answer, seat)
        elif self._busy:
            self._in_turn(lambda: self._act(seats, version, texts, answer, seat), answer)
        else:
            self._act(seats, version, texts, answer, seat)

    def _pause_before(self, seats: Sequence[str], share: float = 1.0) -> float:
        """Seconds that an answer waits: none where nobody else could learn anything from its time."""
        if not self.pauses.longest:
            return 0.0
        log = self.match_log
        asked = self.is_playing and log.live.is_formal and any(seat in log.waiting for seat in seats)
        if not asked or not self._has_witness(seats):
            return 0.0
        return self.pauses.left(log.asked_at, share)

    def _has_witness(self, seats: Sequence[str]) -> bool:
        """Whether another person plays or watches."""
        others = any(held.user_id is not None for seat, held in self.seats.items() if seat not in seats)
        return others or any(not set(viewer.seats) & set(seats) for viewer in self.viewers)

    def undo(self, seats: Sequence[str], version: int, answer: Answer, steps: int = 1) -> None:
        """Take back the last play, or as many of the last ones as can be."""
        self._in_turn(lambda: self._undo(seats, version, answer, steps), answer)

    def declare(self, kind: str, seat: str, by: str, text: str, answer: Answer) -> None:
        """Resign, or apply a time-out."""
        self._in_turn(lambda: self._declare(kind, seat, by, text, answer), answer)

    def move_bot(self, version: int, seat: str, text: str, patience: float = WATCHED_SECONDS) -> None:
        """Play a bot's choice, if the match has not changed since; a stand-in waits for the one who watches it."""
        if patience > 0 and self.seats[seat].stand_in and self._is_followed(version, seat):
            left = patience - LOOK_SECONDS
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self.move_bot, version, seat, text, left)
            return
        wait = self._pause_before((seat,), BOTS_SHARE)
        if wait:
            asyncio.get_running_loop().call_later(wait, self.move_bot, version, seat, text, patience)
            return
        self._in_turn(lambda: self._move_bot(version, seat, text), _nobody)

    def follow(self, rows: Sequence[Row]) -> None:
        """Apply rows that another process has stored."""
        self._in_turn(lambda: self._follow(rows), _nobody)

    def refresh(self, table: Mapping[str, Any], seats: Mapping[str, Seat]) -> None:
        """Apply changes of the table other than the match."""
        self._seat(table, seats)
        for viewer in self.viewers:
            viewer.seats = self.seats_of(viewer.user.id if viewer.user else None)
            if not self._may_stay(viewer):
                viewer.line.push(encode({"t": "bye", "why": "no-table"}))
                viewer.line.close(NO_TABLE)

    def left(self, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()

    def _may_stay(self, viewer: Viewer) -> bool:
        """Whether a viewer may still see the table: a private one is for its players and holders of its key."""
        owned = viewer.user is not None and viewer.user.id == self.table["owner_id"]
        return self.table["visibility"] != "private" or owned or bool(viewer.seats) or fits(self.table, viewer.key)

    def when_settled(self, look: Callable[[], None]) -> None:
        """Look at the match as soon as all its rows are stored: only stored rows are shown."""
        if self._busy:
            self._looking.append(look)
        else:
            look()

    def _in_turn(self, change: Callable[[], None], answer: Answer) -> None:
        if not self._busy:
            change()
        elif self.is_away:
            answer(_refused("database-away", self.stored))
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append((change, answer))
        else:
            answer(_refused("busy", self.match_log.version))

    def put_off(self) -> None:
        """Refuse waiting and new changes until the stored state can be read again."""
        self.is_away = True
        waiting, self._waiting = self._waiting, deque()
        for _, answer in waiting:
            answer(_refused("database-away", self.stored))

    def _go_on(self) -> None:
        self._busy = False
        if self._looking:
            looking, self._looking = self._looking, []
            for look in looking:
                look()
        while self._waiting and not self._busy:
            self._waiting.popleft()[0]()

    def _act(
        self, seats: Sequence[str], version: int, texts: Sequence[str], answer: Answer, chosen: str | None
    ) -> None:
        start = time.perf_counter()
        seat = self._choosing(seats, chosen)
        trouble = self._trouble(seat, version)
        if trouble or seat is None:
            answer(_refused(trouble or "not-your-turn", self.match_log.version))
            return
        told: list[PublishedStep] = []
        refused, match_log = None, self.match_log
        for text in texts:
            key = match_log.allows(text, seat)
            if key is None:
                refused = self._refusal(text, seat)
                break
            slip = match_log.slip(seat, key)
            if slip is not None:
                refused = {**_refused("lesson", match_log.version), "slip": slip}
                break
            told.append(self._made(match_log.waiting, match_log.play(text, "player", now(), seat, key)))
            if len(texts) > 1 and (seat not in match_log.waiting or match_log.why_no_undo((seat,))):
                break
        if not told:
            answer(refused or _refused("empty", version))
            return
        self.hub.metrics.stage("apply", time.perf_counter() - start)
        self._store(told, lambda: answer(refused or self._done()), answer)

    def _done(self) -> dict[str, Any]:
        return {"t": "done", "version": self.match_log.version}

    def _undo(self, seats: Sequence[str], version: int, answer: Answer, steps: int) -> None:
        if version != self.match_log.version:
            answer(_refused("stale", self.match_log.version))
            return
        why = self.match_log.why_no_undo(seats) if self.is_playing else UNDO_OVER
        if why is not None:
            answer({**_refused("no-undo", self.match_log.version), "why": {"$": why}})
            return
        told: list[PublishedStep] = []
        while len(told) < steps and (not told or self.match_log.why_no_undo(seats) is None):
            told.append(self._made(self.match_log.waiting, self.match_log.undo(now())))
        self._store(told, lambda: answer(self._done()), answer)

    def _declare(self, kind: str, seat: str, by: str, text: str, answer: Answer) -> None:
        if not self.is_playing:
            answer(_refused("over", self.match_log.version))
            return
        told = [self._made(self.match_log.waiting, self.match_log.declare(kind, seat, by, now(), text))]
        self._store(told, lambda: answer(self._done()), answer)

    def _is_followed(self, version: int, seat: str) -> bool:
        """Whether the user of a seat watches a stand-in, and has not yet seen everything up to a version."""
        return any(
            viewer.followed is not None and viewer.followed < version for viewer in self.viewers if seat in viewer.seats
        )

    def _move_bot(self, version: int, seat: str, text: str) -> None:
        if not self.is_timely(version) or seat not in self.bots:
            self.hub.bots.think(self)
            return
        by = "bot" if self.seats[seat].bot else "stand-in"
        told = self._made(self.match_log.waiting, self.match_log.play(text, by, now(), seat))
        self._store([told], _nothing, _nobody)

    def _follow(self, rows: Sequence[Row]) -> None:
        fresh = [row for row in rows if row.number > self.match_log.version]
        if fresh and fresh[0].number > self.match_log.version + 1:
            self.hub.fell_behind(self.id)
            return
        try:
            told = [self._made(self.match_log.waiting, self.match_log.follow(row)) for row in fresh]
        except NotUnderstood:
            self.hub.reload(self)
            return
        if told:
            if self.is_playing:
                self.table |= self._turn()
            self._publish(told, own=False)

    def _choosing(self, seats: Sequence[str], chosen: str | None) -> str | None:
        """The acting seat: the named one, else the first of the user's seats that has to choose."""
        if chosen is not None:
            return chosen if chosen in seats else None
        asked = [seat for seat in self.match_log.waiting if seat in seats]
        return next((seat for seat in asked if seat not in self.bots), asked[0] if asked else None)

    def is_timely(self, version: int) -> bool:
        """Whether a choice made at a version is still valid: only other sealed answers have arrived since."""
        return self.match_log.asked_at <= version <= self.match_log.version

    def _trouble(self, seat: str | None, version: int) -> str | None:
        """Why a seat cannot play now at this version."""
        if not self.is_playing:
            return "over" if self.match_log.is_over else "not-playing"
        if not self.is_timely(version):
            return "stale"
        if seat not in self.match_log.waiting:
            return "not-your-turn"
        return "stand-in-plays" if self._levels and seat in self.bots else None

    def _refusal(self, text: str, seat: str) -> dict[str, Any]:
        """Why an action is not among the choices of a seat."""
        try:
            found = self.match_log.refusal(text, seat)
        except NotUnderstood as error:
            return {**_refused("not-understood", self.match_log.version), "text": str(error)}
        if found is None:
            return _refused("illegal", self.match_log.version)
        refusal = {"rule": found.rule, "message": found.wire, "at": list(found.at)}
        return {**_refused("illegal", self.match_log.version), "refusal": refusal}

    def _made(self, asked: tuple[str, ...], row: Row) -> PublishedStep:
        """A row that has just been made, when these seats were asked, for everybody who may ask for it."""
        views = {*self.match_log.seats, *self.pasts, *self.retelling, *[viewer.view for viewer in self.viewers]}
        return PublishedStep(row, asked, tell_step(self.match_log, row, views), marks_of(self.match_log, views))

    def keep(self, view: str, past: Past) -> bool:
        """Record the steps of a view from now on, if all steps since its last are still in memory."""
        missing = [told for told in self.recent if told.row.number > past.upto]
        if past.upto + len(missing) != self.stored or any(view not in told.views for told in missing):
            return False
        for told in missing:
            past.add(told.views[view], told.marks.get(view))
        self.pasts[view] = past
        return True

    def note_turn(self) -> None:
        """Store whose turn it is if no row has: at the start, and when a stand-in comes or goes."""
        turn = self._turn()
        if self.is_playing and turn != {name: self.table[name] for name in turn}:
            self.table |= turn
            self.hub.writer.submit(Job(self.id, [], turn, lambda _: self.hub.turn_noted(self, self.people)))

    # Storing, then sending

    def _store(self, told: list[PublishedStep], stored: Callable[[], None], answer: Answer) -> None:
        self._busy = True
        self.used = start = time.monotonic()

        def done(outcome: str | None) -> None:
            self.hub.metrics.stage("store", time.monotonic() - start)
            if outcome is None:
                self._publish(told)
                stored()
                self._go_on()
            else:
                self.hub.metrics.moves.inc(outcome)
                self.hub.reload(self)
                if outcome == "stale":
                    self.when_settled(lambda: answer(_refused(outcome, self.stored)))
                else:
                    answer(_refused(outcome, self.stored))

        rows = [entry.row.values(self.id) for entry in told]
        news = f"{self.hub.process} rows {self.id} {self.match_log.version}" if self.is_shared else ""
        self.hub.writer.submit(Job(self.id, rows, self._changes(told), done, news))

    def _changes(self, told: Sequence[PublishedStep]) -> dict[str, Any] | None:
        """The changes of the table's own row: the end of the match, or whose turn it is."""
        if self.match_log.is_over:
            self.table["status"] = "over"
            return {
                "status": "over", "ended": told[-1].row.at, "result": self.match_log.result(), "turn_seats": None,
                "deadline": None,
            }  # fmt: skip
        begins, stays = told[0].row.number == 1, told[0].asked == self.match_log.waiting
        return None if stays and not begins and told[-1].row.kind == "play" else self._turn()

    def _turn(self) -> dict[str, Any]:
        """Whose turn it is, and the first deadline of the people among them."""
        deadlines = [self.match_log.clocks.deadline(seat) for seat in self.people]
        until = min((deadline for deadline in deadlines if deadline is not None), default=None)
        return {"turn_seats": ",".join(self.match_log.waiting) or None, "deadline": until}

    def _publish(self, told: list[PublishedStep], *, own: bool = True) -> None:
        start = time.perf_counter()
        self.stored = told[-1].row.number
        self.recent.extend(told)
        for entry in told:
            entry.row.events = TOLD
            self._keep_up(entry)
        frames: dict[tuple[str, tuple[str, ...], bool], bytes] = {}
        present, no_secrets, match_log = self._present(), self.has_no_secrets, self.match_log
        known = set.intersection(*(set(entry.views) for entry in told)) if len(told) > 1 else told[0].views
        for viewer in list(self.viewers):
            if viewer.joining:
                continue
            view = view_of(match_log, viewer.eyes, viewer.seats, no_secrets, viewer.view)
            if view not in known:
                self.hub.greet_again(self, viewer)
                continue
            key = (view, viewer.seats, view != viewer.view)
            viewer.view = view
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self._frame(told, present, *key)
            viewer.line.push(frame)
        if self.pauses.longest and self.match_log.live.is_formal:
            self.pauses.asked(self.match_log.asked_at)
        metrics = self.hub.metrics
        metrics.moves.inc("stored", by=len(told))
        metrics.stage("tell", time.perf_counter() - start)
        self.hub.went_on(self, told, own)

    def _keep_up(self, entry: PublishedStep) -> None:
        """Add a step to the cache; an entry requested after the step was made is dropped."""
        views, marks = entry.views, entry.marks
        for view, past in list(self.pasts.items()):
            if view in views:
                past.add(views[view], marks.get(view))
            else:
                del self.pasts[view]

    def _frame(
        self, told: list[PublishedStep], present: Present, view: str, seats: tuple[str, ...], turned: bool
    ) -> bytes:
        last = told[-1].views[view]
        if turned:
            last = tell_again(last, self.match_log, view)
        earlier = [entry.views[view] for entry in told[:-1]]
        steps = b",".join([*earlier, last]) if earlier else last
        now = present.told_to(seats if self.is_playing else (), view)
        return b"".join((b'{"t":"steps","steps":[', steps, b'],"now":', now, b"}"))

    def _present(self) -> Present:
        return Present(self.match_log, "bot" if self._levels and self.bots and not self.people else None)

    def now(self, seats: Sequence[str], view: str) -> bytes:
        """The current state for some seats."""
        return self._present().told_to(seats if self.is_playing else (), view)

    def state(self, view: str, seats: Sequence[str]) -> bytes:
        """The whole current position, for a client that is out of date or changes the view."""
        start = encode({"n": self.match_log.version, "position": position(self.match_log, view)})
        return b'{"t":"state","start":%b,"steps":[],"now":%b}' % (start, self.now(seats, view))

    def reloaded(self) -> None:
        """Show everybody the stored state, and continue with waiting changes."""
        self.is_away = False
        self.show_state()
        self._go_on()

    def show_state(self) -> None:
        """Show everybody the whole current state."""
        for viewer in self.viewers:
            if not viewer.joining:
                viewer.view = self.view_for(viewer)
                viewer.line.push(self.state(viewer.view, viewer.seats))

    def hold(self) -> None:
        """Accept no change until `reloaded`."""
        self._busy = True


def _refused(error: str, version: int) -> dict[str, Any]:
    return {"t": "refused", "error": error, "refusal": None, "version": version}


def _nobody(_: dict[str, Any]) -> None:
    """Nobody waits for this answer."""


def _nothing() -> None:
    """Nothing more to do once it is stored."""
