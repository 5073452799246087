"""The log of a match: a position and the rows that led to it. Knows neither sockets nor a database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bellona.gamekit.action_codec import Key
from bellona.gamekit.guide import Guide
from bellona.gamekit.progress import NoUndo, Progress
from bellona.gamekit.told_events import ToldEvent
from bellona.gamekit.values import NotUnderstood, Refusal
from bellona.match import Seed
from bellona.registry import lessons_of, package_of, require, rules_of

from ..lobby.endings import by_declaration, by_exercise
from ..lobby.own_scenarios import document_at, setting_for, text_at
from ..lobby.pace import Clocks
from .rows import Row

UNDO_OVER = "undo-over"
_WHY_NO_UNDO = {reason: f"undo-{reason}" for reason in NoUndo}


class MatchLog:
    """A match from its beginning, row by row. All its state follows from its rows."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        slug = require(table["game"])
        self.rules = rules_of(slug)
        self.seed = Seed(bytes(table["seed"]))
        self.rows: list[Row] = []
        self.version = 0
        """The number of the last row."""
        self.plays = 0
        self.declared: dict[str, Any] | None = None
        self._live = package_of(slug).live
        self.opening: list[ToldEvent] = []
        if table["origin"] is None:
            self.live = self._live(setting_for(slug, table["scenario"], text_at(table)))
            _, self.opening = self.live.begin(self.seed.key(0))
        else:
            self.live = self._live(*self.rules.load(table["origin"], scenario_file=document_at(table)))
        self.seats: tuple[str, ...] = self.live.setting.playing
        self.clocks = Clocks(table["pace"], self.seats)
        self._progress: Progress[tuple[bytes, bytes]] = Progress(self.live.waiting)
        lesson = lessons_of(slug).get(table.get("lesson") or "")
        self.guide = Guide(lesson) if lesson else None
        """Where the learner is, if the match is a lesson."""
        self._settle()
        self.clocks.start(table["started"] or table["created"], self.waiting)

    # The current state

    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        found: dict[str, Any] | None = self.declared or self.live.result()
        if found is None and self.guide is not None and self.guide.is_done:
            return by_exercise(self.guide.lesson.seat)
        return found

    def why_no_undo(self, seats: Sequence[str]) -> str | None:
        """The message why these seats cannot take anything back; None if they can."""
        if self.is_over:
            return UNDO_OVER
        reason = self._progress.why_no_undo(seats)
        return None if reason is None else _WHY_NO_UNDO[reason]

    def refusal(self, text: str, seat: str) -> Refusal | None:
        """Why a seat that has to choose may not do this; NotUnderstood if it is not an action."""
        found: Refusal | None = self.live.refusal(text, seat)
        return found

    # Continuing

    def play(self, text: str, by: str, at: int, seat: str | None = None, key: Key | None = None) -> Row:
        """Make an allowed choice for the seat in turn or another that has to choose; `key`: what `allows` has found."""
        dictated = self.guide.dice() if self.guide else ()
        row = Row(self.version + 1, "play", seat or self.live.seat or "", by, text, b"", at)
        made = self._carry_out(row, dictated, key)
        made.dictated = bool(dictated and made.rolls)
        return made

    def slip(self, seat: str, key: Key) -> int | None:
        """The number of the guide's reply, if an allowed action is not what a lesson asks for now."""
        return self.guide.slip(seat, self.live.text_of(key)) if self.guide else None

    def allows(self, text: str, seat: str) -> Key | None:
        """By which key a seat that has to choose may play this now, if it may."""
        found: Key | None = self.live.code_of(text, seat)
        return found

    def undo(self, at: int) -> Row:
        """Take back the last play."""
        return self._take_back(Row(self.version + 1, "undo", self._progress.made[-1].seat, "player", "", b"", at))

    def declare(self, kind: str, seat: str, by: str, at: int, text: str = "") -> Row:
        """End the match by resignation or time-out, or let a stand-in take over (named in `text`)."""
        return self._announce(Row(self.version + 1, kind, seat, by, text, b"", at))

    def follow(self, row: Row) -> Row:
        """Apply a stored row."""
        if row.number != self.version + 1:
            raise NotUnderstood(f"row {row.number} does not follow row {self.version}")
        if row.kind == "play":
            return self._carry_out(row, tuple(row.rolls))
        return self._take_back(row) if row.kind == "undo" else self._announce(row)

    def _carry_out(self, row: Row, rolls: Sequence[int], key: Key | None = None) -> Row:
        live = self.live
        if key is None and row.seat in self.waiting:
            key = self.allows(row.text, row.seat)
        if key is None:
            raise NotUnderstood(f"row {row.number}: {row.text!r} is no choice here")
        row.text = live.text_of(key)
        drawn, row.events = live.play(key, self.seed.key(self.plays + 1), rolls)
        row.rolls = bytes(drawn)
        self.plays += 1
        if self.guide:
            self.guide.went_on(row.seat, row.text, len(drawn), self._document)
        opens = self._progress.went_on(
            row.number, row.seat, live.waiting, bool(drawn), partial(self._tells_secrets, row), live.change
        )
        return self._add(row, sealed_by=row.seat if opens else None)

    def _document(self) -> dict[str, Any]:
        found: dict[str, Any] = self.live.setting.dump(self.live.position)
        return found

    def _tells_secrets(self, row: Row) -> bool:
        """Whether a play revealed hidden information: to some seats only, or to its own seat."""
        tells = self.live.setting.tells_secret
        told = row.has_readers and any(tells(event.kind, event.readers) for event in row.events)
        return told or self.live.uncovers(row.seat)

    def _take_back(self, row: Row) -> Row:
        if not self._progress.made:
            raise NotUnderstood(f"row {row.number}: there is nothing to take back")
        self.live.undo(self._progress.take_back(row.number).way_back)
        self.plays -= 1
        if self.guide:
            self.guide.took_back()
        return self._add(row)

    def _announce(self, row: Row) -> Row:
        if not row.text:
            self.declared = by_declaration(row.kind, row.seat, self.seats)
        added = self._add(row)
        if row.text:
            self.clocks.refill(row.seat)
        return added

    def _settle(self) -> None:
        """Record who has to choose (nobody when it is over), and whether it has ended, by its rules or otherwise."""
        self.is_over: bool = (
            self.declared is not None or self.live.is_over or (self.guide is not None and self.guide.is_done)
        )
        self.seat: str | None = None if self.is_over else self.live.seat
        self.waiting: tuple[str, ...] = () if self.is_over else self.live.waiting
        question = self._progress.question
        self.asked_at = question.asked_at
        """The version at which the current question was asked; others may have answered it since, under seal."""
        self.answered = question.answered
        """The seats that have already answered the current question, while others are still asked."""

    def _add(self, row: Row, sealed_by: str | None = None) -> Row:
        self.rows.append(row)
        self.version += 1
        self._settle()
        self.clocks.row(row.at, self.waiting, back=row.kind == "undo", sealed_by=sealed_by)
        return row
