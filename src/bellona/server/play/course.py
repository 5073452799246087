"""The course of a match: a position and the rows that led to it. Knows neither sockets nor a database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from bellona.kernel.values import NotUnderstood, Refusal
from bellona.match import Seed
from bellona.registry import require, rules_of

from ..lobby.endings import by_declaration
from ..lobby.pace import Clocks
from .rows import Row


class Course:
    """A match from its beginning, row by row. Everything in it follows from its rows."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        slug = require(table["game"])
        self.rules = rules_of(slug)
        self.seats: tuple[str, ...] = self.rules.seats
        self.seed = Seed(bytes(table["seed"]))
        self.rows: list[Row] = []
        self.plays = 0
        self.declared: dict[str, Any] | None = None
        self._undoable: list[tuple[str, tuple[bytes, bytes]]] = []
        self._live = import_module(f"bellona.games.{slug}.live").Live
        self.opening: list[dict[str, Any]] = []
        if table["origin"] is None:
            self.live = self._live(self.rules.setting(table["scenario"]))
            _, self.opening = self.live.begin(self.seed.key(0))
        else:
            self.live = self._live(*self.rules.load(table["origin"]))
        self.clocks = Clocks(table["pace"], self.seats)
        self.clocks.start(table["started"] or table["created"], self.live.seat)
        self._settle()

    # What is so

    @property
    def version(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        found: dict[str, Any] | None = self.declared or self.live.result()
        return found

    def why_no_undo(self, seats: Sequence[str]) -> dict[str, Any] | None:
        """Why these seats cannot take anything back; None if they can."""
        if self.is_over:
            return {"$": "undo-over"}
        if self.plays == 0:
            return {"$": "undo-nothing"}
        if not self._undoable:
            return {"$": "undo-dice"}
        return None if self._undoable[-1][0] in seats else {"$": "undo-other"}

    def refusal(self, text: str) -> Refusal | None:
        """Why the seat in turn may not do this; NotUnderstood if it is no action at all."""
        found: Refusal | None = self.live.refusal(text)
        return found

    # Going on

    def play(self, text: str, by: str, at: int) -> Row:
        """Make a choice that is allowed now."""
        return self._carry_out(Row(self.version + 1, "play", self.live.seat, by, text, b"", at), ())

    def allows(self, text: str) -> bool:
        """Whether this may be played now."""
        return self.live.code_of(text) is not None

    def undo(self, at: int) -> Row:
        """Take back the last play."""
        return self._take_back(Row(self.version + 1, "undo", self._undoable[-1][0], "player", "", b"", at))

    def declare(self, kind: str, seat: str, by: str, at: int, text: str = "") -> Row:
        """End the match by resignation or time-out, or let a stand-in step in (`text` names it)."""
        return self._announce(Row(self.version + 1, kind, seat, by, text, b"", at))

    def follow(self, row: Row) -> Row:
        """Go on by a row that is stored already."""
        if row.number != self.version + 1:
            raise NotUnderstood(f"row {row.number} does not follow row {self.version}")
        if row.kind == "play":
            return self._carry_out(row, tuple(row.rolls))
        return self._take_back(row) if row.kind == "undo" else self._announce(row)

    def _carry_out(self, row: Row, rolls: Sequence[int]) -> Row:
        code = self.live.code_of(row.text)
        if code is None:
            raise NotUnderstood(f"row {row.number}: {row.text!r} is no choice here")
        row.text = self.live.text_of(code)
        drawn, row.events = self.live.play(code, self.seed.key(self.plays + 1), rolls)
        row.rolls = bytes(drawn)
        self.plays += 1
        if drawn or (self._undoable and self._undoable[-1][0] != row.seat):
            self._undoable.clear()
        if not drawn:
            self._undoable.append((row.seat, self.live.change()))
        return self._add(row)

    def _take_back(self, row: Row) -> Row:
        if not self._undoable:
            raise NotUnderstood(f"row {row.number}: there is nothing to take back")
        self.live.undo(self._undoable.pop()[1])
        self.plays -= 1
        return self._add(row)

    def _announce(self, row: Row) -> Row:
        if not row.text:
            self.declared = by_declaration(row.kind, row.seat, self.seats)
        added = self._add(row)
        if row.text:
            self.clocks.refill(row.seat)
        return added

    def _settle(self) -> None:
        """Note whose choice it is (None when the match is over) and whether it has ended, by its rules or otherwise."""
        self.is_over: bool = self.declared is not None or self.live.is_over
        self.seat: str | None = None if self.is_over else self.live.seat

    def _add(self, row: Row) -> Row:
        self.rows.append(row)
        self._settle()
        self.clocks.row(row.at, self.seat, back=row.kind == "undo")
        return row
