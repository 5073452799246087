"""A battle at a table: played step by step, and told as JSON to whoever sits or looks on."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from bellona.kernel.dice import Dice
from bellona.kernel.log import Log
from bellona.kernel.record import clone, dtype_of
from bellona.kernel.values import Action, Refusal
from bellona.kernel.words import Said

from . import flow
from .desk import ANYWHERE, EVERYTHING, Desk, compare, look, serve, show
from .events import Cause, Part, Told
from .field import battle_grid
from .game import Noted, Setting, say_number
from .moves import Action as ActionRecord
from .moves import Verb
from .notation import SEATS
from .picture import draw_ground
from .position import HEXES, NONE, Battle, Phase
from .table import FACTS, describe

VIEWS = (*SEATS, "public", "all")
ALL = VIEWS.index("all")
assert ALL == EVERYTHING
TOLD = tuple(Told)
CAUSES = tuple({"cause": Said(f"cause-{cause.word.replace('_', '-')}").wire} if cause else {} for cause in Cause)
CAUSE_RULES = tuple(cause.rule for cause in Cause)
PART_RULES = tuple(part.rule for part in Part)
MODIFIER = int(Told.MODIFIER)
KINDS = tuple((told.word, f"event-{told.word.replace('_', '-')}", told.rule, tuple(told.numbers)) for told in TOLD)
EVERYWHERE = frozenset(int(verb) for verb in Verb if ANYWHERE >> verb & 1)
OVER = int(Phase.OVER)


class Bench:
    """Space shared by all battles of a thread, with views into it that cost nothing to read.

    `before` and `after` hold the position of the last step as every view knows it, padded to whole words.
    """

    def __init__(self) -> None:
        self.desk, self.log, self.dice, self.trial = _plain(Desk), _plain(Log), _plain(Dice), _plain(Dice)
        self.action = _plain(ActionRecord)
        self.brief = self.desk["brief"]
        self.codes = self.desk["choices"]["actions"].reshape(-1).view(np.int64)
        self.count, self.rolls = self.desk["choices"]["count"], self.desk["rolls"][0]
        self.events, self.event_count = self.log["events"].reshape(-1), self.log["count"]
        self.dice_bytes = self.dice.view(np.uint8)
        self.key, self.drawn, self.drawn_count = self.dice["key"], self.dice["drawn"][0], self.dice["count"]
        self.dictated, self.dictated_count = self.dice["dictated"][0], self.dice["dictated_count"]
        self.action_code = self.action.view(np.int64)
        size = dtype_of(Battle).itemsize
        padded = np.zeros((2, len(VIEWS), -(-size // 8) * 8), np.uint8)
        self.bytes, self.words = padded, padded.view(np.uint64)
        self.before, self.after = (_battles(part) for part in padded)
        self.at = np.zeros((len(VIEWS), size), np.int64)
        self.old, self.new = np.zeros((2, len(VIEWS), size), np.uint8)
        self.counts = np.zeros(len(VIEWS), np.int64)

    def compare(self) -> None:
        """Find what the last step changed."""
        compare(self.bytes[0], self.bytes[1], self.words, self.at, self.old, self.new, self.counts)

    def set_dice(self, key: int, dictated: Sequence[int]) -> None:
        """Fresh dice: the dictated rolls first, then the stream of the key."""
        self.dice_bytes[:] = 0
        self.key[0] = key
        if dictated:
            self.dictated[: len(dictated)] = dictated
            self.dictated_count[0] = len(dictated)


def _plain(declared: type[Any], count: int = 1) -> Any:
    """Records in an ordinary array, which is the quickest thing to hand to compiled code."""
    return np.zeros(count, np.dtype((np.void, dtype_of(declared))))


def _battles(rows: Any) -> Any:
    """Positions that lie in padded rows of bytes."""
    dtype = np.dtype((np.void, dtype_of(Battle)))
    return np.ndarray((len(rows),), dtype, rows, strides=(rows.strides[0],))


class _Benches(threading.local):
    """One bench for each thread."""

    @cached_property
    def own(self) -> Bench:
        """The bench of this thread."""
        return Bench()


_benches = _Benches()


class Live:
    """A battle under way. Positions go out as the bytes of the observed record."""

    views = VIEWS

    def __init__(self, setting: Setting, position: Battle | None = None) -> None:
        self.setting = setting
        self._bench = _benches.own
        self._field = setting.plain_field
        self._record = _plain(Battle)
        self._bytes = self._record.view(np.uint8).reshape(-1)
        self.position: Any = self._bytes.view(dtype_of(Battle))[0]
        self._texts = setting.texts
        self.codes: dict[str, int] = {}
        self.rolling: list[int] = []
        self._prompt: dict[str, Any] | None = None
        self._pieces: list[dict[str, Any]] = []
        self.noted: Noted = Noted(*(0,) * len(Noted._fields))
        if position is not None:
            self.restore(position.tobytes())  # type: ignore[attr-defined]

    # Playing

    def begin(self, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[dict[str, Any]]]:
        """The first position of a scenario: what was rolled and told."""
        bench = self._bench
        bench.set_dice(key, dictated)
        bench.event_count[0] = 0
        flow.begin(self.setting.field, self.position, _record(bench.dice, Dice), _record(bench.log, Log))
        self._name_pieces()
        told = self._told()
        self._look()
        return told

    def play(self, code: int, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[dict[str, Any]]]:
        """Carry out one of the present choices: what was rolled and told."""
        bench = self._bench
        bench.set_dice(key, dictated)
        bench.action_code[0] = code
        serve(
            self._field, self._record, bench.action, bench.dice, bench.log, bench.desk, bench.trial, bench.before,
            bench.after,
        )  # fmt: skip
        bench.compare()
        told = self._told()
        self._note()
        return told

    def undo(self, change: tuple[bytes, bytes]) -> None:
        """Take a step back, by what `change` told of it."""
        bench = self._bench
        show(self._record, bench.before)
        self._bytes[np.frombuffer(change[0], np.int64)] = np.frombuffer(change[1], np.uint8)
        self._look()
        bench.compare()

    def change(self) -> tuple[bytes, bytes]:
        """What the step just made has changed: where, and what was there. To be asked before anything else is done."""
        bench = self._bench
        count = bench.counts[ALL]
        return bench.at[ALL, :count].tobytes(), bench.old[ALL, :count].tobytes()

    def patch(self, view: str) -> dict[str, list[int]]:
        """What the step just made has changed for a view. To be asked before anything else is done."""
        bench, number = self._bench, VIEWS.index(view)
        count = bench.counts[number]
        return {"at": bench.at[number, :count].tolist(), "to": bench.new[number, :count].tolist()}

    def bytes_for(self, view: str) -> bytes:
        """The position as a view knows it."""
        position: Any = self.snapshot(view)
        raw: bytes = position.tobytes()
        return raw

    def raw(self) -> bytes:
        """The whole position."""
        raw: bytes = self._bytes.tobytes()
        return raw

    def restore(self, raw: bytes) -> None:
        """Go to a position that was taken with `raw`."""
        self._bytes[:] = np.frombuffer(raw, np.uint8)
        self._name_pieces()
        self._look()

    def _name_pieces(self) -> None:
        self._pieces = self._pieces or [said.wire for said in self.setting.names(self.position)]

    def _look(self) -> None:
        bench = self._bench
        look(self._field, self._record, bench.log, bench.desk, bench.trial, bench.after)
        self._note()

    def _told(self) -> tuple[list[int], list[dict[str, Any]]]:
        bench = self._bench
        rolls = bench.drawn[: bench.drawn_count[0]].tolist()
        return rolls, [self._event(event) for event in bench.events[: bench.event_count[0]].tolist()]

    def _note(self) -> None:
        """Keep what the desk holds, before another battle uses it."""
        bench = self._bench
        self.noted = noted = Noted(*bench.brief.tolist()[0])
        self.seat: str | None = None if noted.seat == NONE else SEATS[noted.seat]
        self.is_over: bool = noted.phase == OVER
        self._prompt = None
        count = bench.count[0]
        self.codes = {self._text(code): code for code in bench.codes[:count].tolist()}
        self.rolling = bench.rolls[:count].tolist()

    def _text(self, code: int) -> str:
        """An action's text; what it means depends on the position only for support."""
        text = self._texts.get(code)
        if text is None:
            numbers = np.array([code], np.int64).view(np.int16).tolist()
            text = self.setting.action(self.position, tuple(numbers)).text
            if numbers[0] != Verb.SUPPORT:
                self._texts[code] = text
        return text

    # Looking

    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        result = self.setting.result(self.position)
        return None if result is None else {"winner": result.winner, "reason": result.reason, "message": result.wire}

    def prompt(self) -> dict[str, Any]:
        """Whose choice it is, and what is asked."""
        if self._prompt is None:
            prompt = self.setting.prompt_of(self.noted)
            self._prompt = {
                "message": prompt.wire, "seat": prompt.seat, "ask": prompt.ask, "phase": prompt.phase,
                "turn": prompt.turn, "rule": FACTS.rules.get(prompt.ask, ""),
            }  # fmt: skip
        return self._prompt

    def buttons(self) -> list[dict[str, Any]]:
        """The choices that are not about a place on the map."""
        return [
            button(text, rolls=bool(rolls))
            for (text, code), rolls in zip(self.codes.items(), self.rolling, strict=True)
            if code & 0xFFFF in EVERYWHERE
        ]

    def refusal(self, text: str) -> Refusal | None:
        """Why an action is not allowed; NotUnderstood if it is none at all."""
        return self.setting.check(self.position, self.setting.read(self.position, text))

    def mask(self, text: str, view: str, seat: str) -> str:
        """An action as a view may know it."""
        return text if view in (seat, "all") else self.setting.mask(Action(text)).text

    def board(self) -> dict[str, Any]:
        """What stays the same while it is played."""
        return describe(self.setting, self.position)

    def ground(self, theme: str, language: str) -> str:
        """The map without pieces, as a picture."""
        return draw_ground(self.setting, theme, language)

    def snapshot(self, view: str) -> Battle:
        """The position as a view knows it, to be asked about elsewhere."""
        return clone(self.position) if view == "all" else self.setting.observe(self.position, _seat_of(view))

    def _event(self, event: Sequence[int]) -> dict[str, Any]:
        kind, cause = event[0], event[1]
        word, name, rule, numbers = KINDS[kind]
        message: dict[str, Any] = {"$": name}
        for (arg, what), value in zip(numbers, event[2:], strict=False):
            message[arg] = self._wired(what, value)
        if cause:
            message |= CAUSES[cause]
        part = PART_RULES[event[3]] if kind == MODIFIER else ""
        return {"kind": word, "message": message, "rule": part or CAUSE_RULES[cause] or rule}

    def _wired(self, what: str, value: int) -> Any:
        if what == "number":
            return value
        if what == "piece":
            return self._pieces[value]
        if what == "hex":
            return HEX_WIRES[value] if value >= 0 else "none"
        said = say_number(what, value)
        return said.wire if isinstance(said, Said) else said


def _record(plain: Any, declared: type[Any]) -> Any:
    """The first record of a plain array, with named fields."""
    return plain.view(dtype_of(declared))[0]


def _seat_of(view: str) -> str | None:
    return None if view == "public" else view


HEX_WIRES = tuple({"hex": battle_grid().name(h)} for h in range(HEXES))


def button(text: str, rolls: bool = False, refusal: Refusal | None = None) -> dict[str, Any]:
    """A choice as a button."""
    verb = text.split()[0]
    return {
        "action": text,
        "label": {"$": f"verb-{verb}"},
        "key": FACTS.keys.get(verb, ""),
        "rolls": rolls,
        "reveals": False,
        "enabled": refusal is None,
        "refusal": refusal and {"rule": refusal.rule, "message": refusal.wire, "at": list(refusal.at)},
    }
