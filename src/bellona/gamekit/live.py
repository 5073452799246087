"""A match at a table: played step by step, and sent as JSON to players and spectators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np

from ..kernel.buffers import first, plain
from ..kernel.dice import Dice
from ..kernel.log import Log
from ..kernel.record import clone, dtype_of
from .action_codec import Key
from .catalog import Text
from .step_buffers import ServedGame, StepBuffers
from .values import Action, NotUnderstood, Prompt, Refusal

NOBODY = -1
EVERYTHING = "all"
MOST_PROMPTS, MOST_MASKS = 4096, 4096
"""How many prompts of a scenario, and how many actions as others may know them, are remembered."""


class Choosing(NamedTuple):
    """The choices of one of the waiting seats."""

    facts: Any
    texts: list[str]
    """The listed choices."""
    keys: list[Key]
    """What each of them is played by."""
    rolling: list[int]
    """1 for each of them that rolls a die."""

    def key_of(self, text: str) -> Key | None:
        """The key of a choice, if it is listed."""
        try:
            return self.keys[self.texts.index(text)]
        except ValueError:
            return None


class Live:
    """A match under way. Positions are sent as the bytes of the observed record.

    A game names its `served`, and supplies its board and the picture of its ground.
    """

    served: ClassVar[ServedGame]
    describe: ClassVar[staticmethod[[Any], dict[str, Any]]]
    """What stays the same while a setting is played."""
    draw_ground: ClassVar[staticmethod[..., str]]
    views: ClassVar[tuple[str, ...]]
    places: ClassVar[dict[str, int]]
    """Where each view stands among them."""

    def __init_subclass__(cls) -> None:
        cls.views = cls.served.views
        cls.places = {view: place for place, view in enumerate(cls.views)}

    def __init__(self, setting: Any, position: Any = None) -> None:
        self.setting = setting
        self._world = setting.plain_world
        self._record = plain(self.served.engine.position)
        self._bytes = self._record.view(np.uint8).reshape(-1)
        self.position: Any = self._bytes.view(dtype_of(self.served.engine.position))[0]
        self._texts: dict[Key, str] = setting.texts
        self._wires: dict[tuple[str, int], Any] = {}
        self._choosing: dict[str | None, Choosing] = {}
        self._last: StepBuffers = self._buffers
        """Those that hold the last step."""
        self.facts: Any = None
        if position is not None:
            self.restore(position.tobytes())

    @property
    def _buffers(self) -> StepBuffers:
        """The buffers of the thread that plays now: a match may be read in one thread and continued in another."""
        return self.served.buffers_by_thread.own

    # Playing

    def begin(self, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[dict[str, Any]]]:
        """The first position of a scenario; returns its rolls and events."""
        buffers = self._buffers
        buffers.set_dice(key, dictated)
        buffers.event_count[0] = 0
        opening = self.setting.begin(first(buffers.dice, Dice), first(buffers.log, Log))
        self._bytes[:] = np.frombuffer(opening.tobytes(), np.uint8)
        self.meet()
        told = self._told(buffers)
        self._look()
        return told

    def play(self, code: Key, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[dict[str, Any]]]:
        """Carry out an allowed choice; returns its rolls and events."""
        buffers = self._buffers
        buffers.set_dice(key, dictated)
        buffers.action_code[0] = code
        self.served.serve(
            self._world, self._record, buffers.action, buffers.dice, buffers.log, buffers.served_step, buffers.trial,
            buffers.before, buffers.after,
        )  # fmt: skip
        buffers.compare()
        self._last = buffers
        told = self._told(buffers)
        self._note(buffers)
        return told

    def undo(self, change: tuple[bytes, bytes]) -> None:
        """Take a step back, using the result of `change`."""
        buffers = self._buffers
        self.served.show(self._world, self._record, buffers.before)
        self._bytes[np.frombuffer(change[0], np.int64)] = np.frombuffer(change[1], np.uint8)
        self._look()
        buffers.compare()
        self._last = buffers

    def change(self) -> tuple[bytes, bytes]:
        """What the last step changed: where, and the old values. Call it before anything else."""
        at, old, _ = self._last.change(self.places[EVERYTHING])
        return at.tobytes(), old.tobytes()

    def patch(self, view: str) -> dict[str, list[int]]:
        """What the last step changed for a view. Call it before anything else."""
        at, _, new = self._last.change(self.places[view])
        return {"at": at.tolist(), "to": new.tolist()}

    def patched_like(self, view: str) -> int:
        """The first of the views that have the same patch. Call it before anything else."""
        return self._last.like[self.places[view]]

    def uncovers(self, view: str) -> bool:
        """Whether the last step shows a view what was hidden from it. Call it before anything else."""
        return bool(self._last.uncovered[self.places[view]])

    def bytes_for(self, view: str) -> bytes:
        """The position as a view knows it."""
        raw: bytes = self.snapshot(view).tobytes()
        return raw

    def raw(self) -> bytes:
        """The whole position."""
        raw: bytes = self._bytes.tobytes()
        return raw

    def restore(self, raw: bytes) -> None:
        """Go to a position that was saved with `raw`."""
        self._bytes[:] = np.frombuffer(raw, np.uint8)
        self.meet()
        self._look()

    def meet(self) -> None:
        """Read what differs between positions of the same scenario; by default nothing."""
        return

    def _look(self) -> None:
        buffers = self._buffers
        self.served.look(self._world, self._record, buffers.log, buffers.served_step, buffers.trial, buffers.after)
        self._note(buffers)

    def _told(self, buffers: StepBuffers) -> tuple[list[int], list[dict[str, Any]]]:
        return buffers.rolls(), [self._event(event) for event in buffers.events()]

    def _note(self, buffers: StepBuffers) -> None:
        """Save the contents of the buffers, before another match uses them."""
        served = self.served
        self.facts = facts = buffers.facts()
        self.seat: str | None = None if facts.seat == NOBODY else served.seats[facts.seat]
        setting = self.setting
        several: bool = setting.asks_several
        self.waiting: tuple[str, ...] = setting.waiting(self.position) if several else setting.alone(self.seat)
        self.is_over: bool = facts.phase == served.over
        self._choosing = {self.seat: self._served_step(buffers)}
        self._prompt: dict[str, Any] | None = None

    def _served_step(self, buffers: StepBuffers, seat: str | None = None) -> Choosing:
        """The contents of the buffers, as the choice of a seat if several wait."""
        count = buffers.count.item()
        facts, keys, rolling = self.facts, buffers.codes[:count].tolist(), buffers.rolling[:count].tolist()
        texts: list[Any] = list(map(self._texts.get, keys))
        if None in texts:
            texts = list(map(self.text_of, keys))
        if seat is not None:
            facts = buffers.facts()
            keys = [self._made_by(key, seat) for key in keys]
        return Choosing(facts, texts, keys, rolling)

    def _made_by(self, code: Key, seat: str) -> Key:
        codes = self.served.engine.codes
        return codes.key_of(self.setting.choice(self.position, Action("", codes.numbers_of(code)), seat).code)

    @property
    def codes(self) -> dict[str, Key]:
        """The listed choices of the seat in turn: their texts, and the keys they are played by."""
        choosing = self._choosing[self.seat]
        return dict(zip(choosing.texts, choosing.keys, strict=True))

    def choosing(self, seat: str) -> Choosing:
        """The choices of a waiting seat. Call it after patches and changes."""
        found = self._choosing.get(seat)
        if found is None:
            buffers, turned = self._buffers, plain(self.served.engine.position)
            turned.view(np.uint8)[:] = np.frombuffer(self.setting.turned_to(self.position, seat).tobytes(), np.uint8)
            self.served.look(self._world, turned, buffers.log, buffers.served_step, buffers.trial, buffers.after)
            found = self._choosing[seat] = self._served_step(buffers, seat)
        return found

    def code_of(self, text: str, seat: str | None = None) -> Key | None:
        """The key of an action that is listed, or allowed without being listed; else None."""
        found = self.choosing(seat or self.seat).key_of(text) if self.seat else None
        if found is None and self.served.engine.free:
            try:
                action = self.setting.choice(self.position, text, seat)
            except NotUnderstood:
                return None
            if self.setting.allows(self.position, action):
                return self.served.engine.codes.key_of(action.code)
        return found

    def text_of(self, code: Key) -> str:
        """An action's text, as it is stored: each action has one canonical text."""
        text = self._texts.get(code)
        if text is None:
            numbers = self.served.engine.codes.numbers_of(code)
            text = str(self.setting.action(self.position, numbers).text)
            if numbers[0] not in self.served.fleeting:
                self._texts[code] = text
        return text

    # Looking

    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        result = self.setting.result(self.position)
        return None if result is None else {"winner": result.winner, "reason": result.reason, "message": result.wire}

    def prompt(self, view: str = EVERYTHING) -> dict[str, Any]:
        """Who has to choose and what is asked, as far as a view may know it."""
        if view in self.waiting and view != self.seat:
            return self._tell_prompt(self.setting.prompt_of(self.choosing(view).facts))
        if self.facts.ask in self.served.veiled and view not in (self.seat, EVERYTHING):
            return self._tell_prompt(self.setting.prompt_for(self.position, None if view == "public" else view))
        if self._prompt is None:
            self._prompt = self._prompt_for_all()
        return self._prompt

    def _prompt_for_all(self) -> dict[str, Any]:
        """What is asked, as everybody may know it; each prompt of a scenario is made once."""
        known, about = self.setting.prompts, (self.facts, self.waiting)
        found: dict[str, Any] | None = known.get(about)
        if found is None:
            if len(known) >= MOST_PROMPTS:
                known.clear()
            found = known[about] = self._tell_prompt(self.setting.prompt_of(self.facts))
        return found

    @property
    def is_formal(self) -> bool:
        """Whether the current question is asked without regard to whether there is a choice."""
        formal = self.served.facts.formal
        return bool(formal) and self.prompt()["ask"] in formal

    def _tell_prompt(self, prompt: Prompt) -> dict[str, Any]:
        rule = self.setting.rule_here(self.served.facts.rules.get(prompt.ask, ""))
        return {
            "message": prompt.wire, "seat": prompt.seat, "ask": prompt.ask, "phase": prompt.phase,
            "turn": prompt.turn, "rule": rule, "waiting": list(self.waiting),
        }  # fmt: skip

    def buttons(self, seat: str | None = None) -> list[dict[str, Any]]:
        """The choices that do not name a place on the map."""
        served, choosing = self.served, self._choosing[self.seat] if seat is None else self.choosing(seat)
        texts, rolling = choosing.texts, choosing.rolling
        places = served.engine.codes.places_of(choosing.keys, served.anywhere)
        return [served.button(texts[place], bool(rolling[place])) for place in places]

    def refusal(self, text: str, seat: str | None = None) -> Refusal | None:
        """Why an action is not allowed; NotUnderstood if it is not an action."""
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
        if view == EVERYTHING:
            return text
        known: dict[tuple[str, str, str], str] = self.setting.masks
        found = known.get((text, view, seat))
        if found is None:
            if len(known) >= MOST_MASKS:
                known.clear()
            found = known[text, view, seat] = str(self.setting.mask_for(view, Action(text), seat).text)
        return found

    def board(self) -> dict[str, Any]:
        """The data that stays the same during a match."""
        return type(self).describe(self.setting)

    def ground(self, theme: str, language: str) -> str:
        """The map without pieces, as a picture."""
        return type(self).draw_ground(self.setting, theme, language)

    def snapshot(self, view: str) -> Any:
        """The position as a view knows it, for questions elsewhere."""
        if view == EVERYTHING:
            return clone(self.position)
        return self.setting.observe(self.position, None if view == "public" else view)

    def _event(self, event: Sequence[int]) -> dict[str, Any]:
        happened, wires = self.setting.happened(event), self._wires
        message: dict[str, Any] = {"$": happened.name}
        for (arg, what), value in zip(happened.slots, happened.numbers, strict=False):
            message[arg] = value if what == "number" else wires.get((what, value)) or self._wired(what, value)
        if happened.cause:
            message["cause"] = {"$": happened.cause}
        told = {"kind": happened.kind, "message": message, "rule": happened.rule}
        return told | {"readers": list(happened.readers)} if happened.readers else told

    def _wired(self, what: str, value: int) -> Any:
        """A number that stands for something, as JSON, from now on among the known ones."""
        said = self.setting.say_number(self.position, what, value)
        wire = {"hex": said} if what == "hex" and value >= 0 else said
        found = self._wires[what, value] = said.wire if isinstance(said, Text) else wire
        return found
