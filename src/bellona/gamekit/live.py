"""A match at a table: played step by step, and sent as JSON to players and spectators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from msgspec import Raw
from msgspec.json import encode

from ..kernel.buffers import first, plain
from ..kernel.dice import Dice
from ..kernel.log import Log
from ..kernel.record import clone, dtype_of
from .action_codec import Key
from .standing import Asking, Choosing, Standing
from .step_buffers import ServedGame, StepBuffers
from .told_events import EventWriter, ToldEvent
from .values import Action, NotUnderstood, Prompt, Refusal

NOBODY = -1
EVERYTHING = "all"
MOST_STANDINGS, MOST_MASKS, MOST_LISTS = 4096, 16384, 4096
"""How many standings of a scenario, actions as others may know them, and lists of choices are remembered."""
LONGEST_LIST = 64
"""How many choices a list may have to be remembered."""


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
        self._events = EventWriter(setting)
        self._last: StepBuffers = self._buffers
        """Those that hold the last step."""
        if position is not None:
            self.restore(position.tobytes())

    @property
    def _buffers(self) -> StepBuffers:
        """The buffers of the thread that plays now: a match may be read in one thread and continued in another."""
        return self.served.buffers_by_thread.own

    # Playing

    def begin(self, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[ToldEvent]]:
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

    def play(self, code: Key, key: int, dictated: Sequence[int] = ()) -> tuple[list[int], list[ToldEvent]]:
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

    @property
    def is_patched_alike(self) -> bool:
        """Whether all views have the same patch. Call it before anything else."""
        return not any(self._last.like)

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

    def _told(self, buffers: StepBuffers) -> tuple[list[int], list[ToldEvent]]:
        return buffers.rolls(), self._events.written(self.position, buffers.events())

    def _note(self, buffers: StepBuffers) -> None:
        """Save the contents of the buffers, before another match uses them."""
        setting = self.setting
        waiting = setting.waiting(self.position) if setting.asks_several else None
        about = buffers.raw_facts(), waiting
        standing: Standing | None = setting.standings.get(about)
        if standing is None:
            standing = self._standing_of(about, buffers)
        self._standing = standing
        self.facts, self.seat, self.is_over = standing.facts, standing.seat, standing.is_over
        self.waiting: tuple[str, ...] = standing.waiting
        self._own = self._listed(buffers)
        self._others: dict[str, tuple[Any, Choosing]] = {}

    def _standing_of(self, about: tuple[bytes, tuple[str, ...] | None], buffers: StepBuffers) -> Standing:
        """How the match stands, from now on among the known standings of the scenario."""
        served, known, facts = self.served, self.setting.standings, buffers.facts()
        seat = None if facts.seat == NOBODY else served.seats[facts.seat]
        waiting = self.setting.alone(seat) if about[1] is None else about[1]
        if len(known) >= MOST_STANDINGS:
            known.clear()
        found = known[about] = Standing(facts, seat, waiting, facts.phase == served.over)
        return found

    def _listed(self, buffers: StepBuffers) -> Choosing:
        """The choices in the buffers; a short list is made once for all positions of the scenario that have it."""
        count = buffers.count
        if count > LONGEST_LIST or not buffers.is_narrow:
            return self._list(buffers)[0]
        known, about = self.setting.lists, buffers.raw_choices()
        found: Choosing | None = known.get(about)
        if found is None:
            found, lasts = self._list(buffers)
            if lasts:
                if len(known) >= MOST_LISTS:
                    known.clear()
                known[about] = found
        return found

    def _list(self, buffers: StepBuffers) -> tuple[Choosing, bool]:
        """The choices in the buffers, and whether all of them are known to read the same in every position."""
        (keys, rolling), lasts = buffers.choices(), True
        try:
            texts = list(map(self._texts.__getitem__, keys))
        except KeyError:
            texts, lasts = list(map(self.text_of, keys)), False
        return Choosing(buffers.packed(keys), texts, rolling, buffers.buttons()), lasts

    def _made_by(self, code: Key, seat: str) -> Key:
        codes = self.served.engine.codes
        return codes.key_of(self.setting.choice(self.position, Action("", codes.numbers_of(code)), seat).code)

    @property
    def codes(self) -> dict[str, Key]:
        """The listed choices of the seat in turn: their texts, and the keys they are played by."""
        return dict(zip(self._own.texts, self._own.keys, strict=True))

    def choosing(self, seat: str) -> Choosing:
        """The choices of a waiting seat. Call it after patches and changes."""
        return self._own if seat == self.seat else self._other(seat)[1]

    def _other(self, seat: str) -> tuple[Any, Choosing]:
        """The facts of the prompt and the choices of a waiting seat that is not in turn."""
        found = self._others.get(seat)
        if found is None:
            buffers, turned = self._buffers, plain(self.served.engine.position)
            turned.view(np.uint8)[:] = np.frombuffer(self.setting.turned_to(self.position, seat).tobytes(), np.uint8)
            self.served.look(self._world, turned, buffers.log, buffers.served_step, buffers.trial, buffers.after)
            listed, _ = self._list(buffers)
            keys = [self._made_by(key, seat) for key in listed.keys]
            found = self._others[seat] = buffers.facts(), Choosing(keys, listed.texts, listed.rolling, listed.buttons)
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
        return self.asking(view).said

    def asking(self, view: str) -> Asking:
        """The same with its JSON."""
        if view != self.seat and view in self.waiting:
            return self._tell_prompt(self.setting.prompt_of(self._other(view)[0]))
        if self.facts.ask in self.served.veiled and view not in (self.seat, EVERYTHING):
            return self._tell_prompt(self.setting.prompt_for(self.position, None if view == "public" else view))
        standing = self._standing
        if standing.asking is None:
            standing.asking = self._tell_prompt(self.setting.prompt_of(standing.facts))
        return standing.asking

    @property
    def is_formal(self) -> bool:
        """Whether the current question is asked without regard to whether there is a choice."""
        formal = self.served.facts.formal
        return bool(formal) and self.prompt()["ask"] in formal

    def _tell_prompt(self, prompt: Prompt) -> Asking:
        rule = self.setting.rule_here(self.served.facts.rules.get(prompt.ask, ""))
        said = {
            "message": prompt.wire, "seat": prompt.seat, "ask": prompt.ask, "phase": prompt.phase,
            "turn": prompt.turn, "rule": rule, "waiting": list(self.waiting),
        }  # fmt: skip
        return Asking(said, encode(said))

    def offered(self, seat: str) -> bytes:
        """The choices of a waiting seat and the buttons among them, in JSON without the first brace."""
        choosing = self.choosing(seat)
        if not choosing.written:
            buttons = b",".join(self.buttons(seat))
            choosing.written = b'"choices":%b,"buttons":[%b]}' % (encode(choosing.texts), buttons)
        return choosing.written

    def buttons(self, seat: str | None = None) -> list[Raw]:
        """The choices that do not name a place on the map, in JSON."""
        served, choosing = self.served, self._own if seat is None else self.choosing(seat)
        texts, rolling = choosing.texts, choosing.rolling
        return [served.button(texts[place], bool(rolling[place])) for place in choosing.buttons]

    def refusal(self, text: str, seat: str | None = None) -> Refusal | None:
        """Why an action is not allowed; NotUnderstood if it is not an action."""
        found: Refusal | None = self.setting.check(self.position, self.setting.choice(self.position, text, seat))
        return found

    def events_for(self, events: Sequence[ToldEvent], view: str) -> bytes:
        """Those of some events that a view may read, in JSON."""
        return b"[%b]" % b",".join(
            [event.written for event in events if not event.readers or view == EVERYTHING or view in event.readers]
        )

    def mask(self, text: str, view: str, seat: str) -> str:
        """An action as a view may know it."""
        masked = self.masked(text, seat)
        return masked[view] if masked else text

    def masked(self, text: str, seat: str) -> dict[str, str] | None:
        """An action as each view may know it; None if all may know all of it."""
        known: dict[tuple[str, str], dict[str, str] | None] = self.setting.masks
        about = text, seat
        if about in known:
            return known[about]
        if len(known) >= MOST_MASKS:
            known.clear()
        mask, action = self.setting.mask_for, Action(text)
        seen = {view: text if view == EVERYTHING else str(mask(view, action, seat).text) for view in self.views}
        found = known[about] = seen if any(told != text for told in seen.values()) else None
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
