"""A match at a table: played step by step, and told as JSON to whoever sits or looks on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np

from .bench import Bench, Works
from .changes import uncovers
from .codes import Key
from .dice import Dice
from .log import Log
from .plain import first, plain
from .record import clone, dtype_of
from .values import Action, NotUnderstood, Prompt, Refusal
from .words import Said

NOBODY = -1
EVERYTHING = "all"


class Choosing(NamedTuple):
    """What one of those who wait has to choose from."""

    noted: Any
    codes: dict[str, Key]
    """The listed choices: their texts, and the keys they are played by."""
    rolling: list[int]
    """1 for each of them that rolls a die."""


class Live(ABC):
    """A match under way. Positions go out as the bytes of the observed record.

    A game names its `works`, and says what its board is and how its ground is drawn.
    """

    works: ClassVar[Works]
    views: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        cls.views = cls.works.views

    def __init__(self, setting: Any, position: Any = None) -> None:
        self.setting = setting
        self._world = setting.plain_world
        self._record = plain(self.works.engine.position)
        self._bytes = self._record.view(np.uint8).reshape(-1)
        self.position: Any = self._bytes.view(dtype_of(self.works.engine.position))[0]
        self._texts: dict[Key, str] = setting.texts
        self._wires: dict[tuple[str, int], Any] = {}
        self._choosing: dict[str | None, Choosing] = {}
        self._prompt: dict[str, Any] | None = None
        self.noted: Any = None
        if position is not None:
            self.restore(position.tobytes())

    @property
    def _bench(self) -> Bench:
        """The bench of the thread that plays at present: a match may be read in one and go on in another."""
        return self.works.benches.own

    # Playing

    def begin(self, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[dict[str, Any]]]:
        """The first position of a scenario: what was rolled and told."""
        bench = self._bench
        bench.set_dice(key, dictated)
        bench.event_count[0] = 0
        opening = self.setting.begin(first(bench.dice, Dice), first(bench.log, Log))
        self._bytes[:] = np.frombuffer(opening.tobytes(), np.uint8)
        self.meet()
        told = self._told()
        self._look()
        return told

    def play(self, code: Key, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[dict[str, Any]]]:
        """Carry out a choice that is allowed now: what was rolled and told."""
        bench = self._bench
        bench.set_dice(key, dictated)
        bench.action_code[0] = code
        self.works.serve(
            self._world, self._record, bench.action, bench.dice, bench.log, bench.desk, bench.trial, bench.before,
            bench.after,
        )  # fmt: skip
        bench.compare()
        told = self._told()
        self._note()
        return told

    def undo(self, change: tuple[bytes, bytes]) -> None:
        """Take a step back, by what `change` told of it."""
        bench = self._bench
        self.works.show(self._world, self._record, bench.before)
        self._bytes[np.frombuffer(change[0], np.int64)] = np.frombuffer(change[1], np.uint8)
        self._look()
        bench.compare()

    def change(self) -> tuple[bytes, bytes]:
        """What the step just made has changed: where, and what was there. To be asked before anything else is done."""
        bench, everything = self._bench, len(self.views) - 1
        count = bench.counts[everything]
        return bench.at[everything, :count].tobytes(), bench.old[everything, :count].tobytes()

    def patch(self, view: str) -> dict[str, list[int]]:
        """What the step just made has changed for a view. To be asked before anything else is done."""
        bench, number = self._bench, self.views.index(view)
        count = bench.counts[number]
        return {"at": bench.at[number, :count].tolist(), "to": bench.new[number, :count].tolist()}

    def uncovers(self, view: str) -> bool:
        """Whether the step just made shows a view what was there before. To be asked before anything else is done."""
        (before, after), number = self._bench.bytes, self.views.index(view)
        return uncovers(before[-1], after[-1], before[number], after[number])

    def bytes_for(self, view: str) -> bytes:
        """The position as a view knows it."""
        raw: bytes = self.snapshot(view).tobytes()
        return raw

    def raw(self) -> bytes:
        """The whole position."""
        raw: bytes = self._bytes.tobytes()
        return raw

    def restore(self, raw: bytes) -> None:
        """Go to a position that was taken with `raw`."""
        self._bytes[:] = np.frombuffer(raw, np.uint8)
        self.meet()
        self._look()

    def meet(self) -> None:
        """Learn what a position just come to has that others of its scenario may not have; by default nothing."""
        return

    def _look(self) -> None:
        bench = self._bench
        self.works.look(self._world, self._record, bench.log, bench.desk, bench.trial, bench.after)
        self._note()

    def _told(self) -> tuple[list[int], list[dict[str, Any]]]:
        bench = self._bench
        rolls = bench.drawn[: bench.drawn_count[0]].tolist()
        return rolls, [self._event(event) for event in bench.events[: bench.event_count[0]].tolist()]

    def _note(self) -> None:
        """Keep what the desk holds, before another match uses it."""
        bench, works = self._bench, self.works
        self.noted = noted = works.engine.noted(*bench.brief.tolist()[0])
        self.seat: str | None = None if noted.seat == NOBODY else works.seats[noted.seat]
        self.waiting: tuple[str, ...] = self.setting.waiting(self.position)
        self.is_over: bool = noted.phase == works.over
        self._prompt = None
        self._choosing = {self.seat: self._desk()}

    def _desk(self, seat: str | None = None) -> Choosing:
        """What the desk holds, as the choice of a seat if several wait."""
        bench, count = self._bench, self._bench.count[0]
        codes = {self.text_of(code): self._made_by(code, seat) for code in bench.codes[:count].tolist()}
        return Choosing(self.works.engine.noted(*bench.brief.tolist()[0]), codes, bench.rolls[:count].tolist())

    def _made_by(self, code: Key, seat: str | None) -> Key:
        if seat is None:
            return code
        codes = self.works.engine.codes
        return codes.key_of(self.setting.choice(self.position, Action("", codes.numbers_of(code)), seat).code)

    @property
    def codes(self) -> dict[str, Key]:
        """The listed choices of the seat in turn: their texts, and the keys they are played by."""
        return self._choosing[self.seat].codes

    def choosing(self, seat: str) -> Choosing:
        """What a seat has to choose from that is among those who wait. To be asked after patches and changes."""
        if seat not in self._choosing:
            bench, turned = self._bench, plain(self.works.engine.position)
            turned.view(np.uint8)[:] = np.frombuffer(self.setting.turned_to(self.position, seat).tobytes(), np.uint8)
            self.works.look(self._world, turned, bench.log, bench.desk, bench.trial, bench.after)
            self._choosing[seat] = self._desk(seat)
        return self._choosing[seat]

    def code_of(self, text: str, seat: str | None = None) -> Key | None:
        """By which key an action is played that is listed, or allowed without being listed; None if it is neither."""
        found = self.choosing(seat or str(self.seat)).codes.get(text) if self.seat else None
        if found is None and self.works.engine.free:
            try:
                action = self.setting.choice(self.position, text, seat)
            except NotUnderstood:
                return None
            if self.setting.allows(self.position, action):
                return self.works.engine.codes.key_of(action.code)
        return found

    def text_of(self, code: Key) -> str:
        """An action's text, as it is stored: an action that can be written in several ways has one."""
        text = self._texts.get(code)
        if text is None:
            numbers = self.works.engine.codes.numbers_of(code)
            text = str(self.setting.action(self.position, numbers).text)
            if numbers[0] not in self.works.fleeting:
                self._texts[code] = text
        return text

    # Looking

    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        result = self.setting.result(self.position)
        return None if result is None else {"winner": result.winner, "reason": result.reason, "message": result.wire}

    def prompt(self, view: str = EVERYTHING) -> dict[str, Any]:
        """Whose choice it is, and what is asked, as far as a view may know it."""
        if view in self.waiting and view != self.seat:
            return self._tell_prompt(self.setting.prompt_of(self.choosing(view).noted))
        if self.noted.ask in self.works.veiled and view not in (self.seat, EVERYTHING):
            return self._tell_prompt(self.setting.prompt_for(self.position, None if view == "public" else view))
        if self._prompt is None:
            self._prompt = self._tell_prompt(self.setting.prompt_of(self.noted))
        return self._prompt

    def _tell_prompt(self, prompt: Prompt) -> dict[str, Any]:
        rule = self.setting.rule_here(self.works.facts.rules.get(prompt.ask, ""))
        return {
            "message": prompt.wire, "seat": prompt.seat, "ask": prompt.ask, "phase": prompt.phase,
            "turn": prompt.turn, "rule": rule, "waiting": list(self.waiting),
        }  # fmt: skip

    def buttons(self, seat: str | None = None) -> list[dict[str, Any]]:
        """The choices that are not about a place on the map."""
        works, choosing = self.works, self._choosing[self.seat] if seat is None else self.choosing(seat)
        return [
            works.facts.button(text, rolls=bool(rolls))
            for (text, code), rolls in zip(choosing.codes.items(), choosing.rolling, strict=True)
            if works.engine.codes.verb_of(code) in works.anywhere
        ]

    def refusal(self, text: str, seat: str | None = None) -> Refusal | None:
        """Why an action is not allowed; NotUnderstood if it is none at all."""
        found: Refusal | None = self.setting.check(self.position, self.setting.choice(self.position, text, seat))
        return found

    def events_for(self, events: Sequence[dict[str, Any]], view: str) -> list[dict[str, Any]]:
        """Those of some events that a view may read."""
        return [
            {name: part for name, part in event.items() if name != "readers"}
            for event in events
            if view == EVERYTHING or view in event.get("readers", (view,))
        ]

    def mask(self, text: str, view: str, seat: str) -> str:
        """An action as a view may know it."""
        return text if view == EVERYTHING else str(self.setting.mask_for(view, Action(text), seat).text)

    @abstractmethod
    def board(self) -> dict[str, Any]:
        """What stays the same while it is played."""

    @abstractmethod
    def ground(self, theme: str, language: str) -> str:
        """The map without pieces, as a picture."""

    def snapshot(self, view: str) -> Any:
        """The position as a view knows it, to be asked about elsewhere."""
        if view == EVERYTHING:
            return clone(self.position)
        return self.setting.observe(self.position, None if view == "public" else view)

    def _event(self, event: Sequence[int]) -> dict[str, Any]:
        happened = self.setting.happened(event)
        message: dict[str, Any] = {"$": happened.name}
        for (arg, what), value in zip(happened.slots, happened.numbers, strict=False):
            message[arg] = value if what == "number" else self._wired(what, value)
        if happened.cause:
            message["cause"] = {"$": happened.cause}
        told = {"kind": happened.kind, "message": message, "rule": happened.rule}
        return told | {"readers": list(happened.readers)} if happened.readers else told

    def _wired(self, what: str, value: int) -> Any:
        """A number that stands for something, as JSON."""
        found = self._wires.get((what, value))
        if found is None:
            said = self.setting.say_number(self.position, what, value)
            wire = {"hex": said} if what == "hex" and value >= 0 else said
            found = self._wires[what, value] = said.wire if isinstance(said, Said) else wire
        return found
