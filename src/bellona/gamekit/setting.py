"""Common behaviour of all games: choices as numbers and as texts, events in words, cached scenarios, documents."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec
import numpy as np
from msgspec import Struct

from ..kernel.buffers import plain_type
from ..kernel.changes import uncovers
from ..kernel.dice import Dice, dice_from, objection
from ..kernel.dictation import dictation
from ..kernel.errors import BadOpeningDice
from ..kernel.log import Log
from ..kernel.record import clone, dtype_of, one
from .action_codec import Key
from .catalog import Catalog, Text
from .data_files import OWN_FILE, DataError, Document, Own, outside, own_scenario, parsed
from .engine import PUBLIC, READER, AnyEngine
from .event_table import EventTable, Happened, Slots, rows_of
from .notation import Notation
from .overrides import OVERRIDES, SCHEMA, with_overrides
from .ranges import refuse_out_of_range
from .reading import refuse_monsters
from .rule_codes import RuleCode
from .rule_codes import named as named
from .standing import Choosing, Standing
from .told_events import ToldEvent
from .values import Action, BadPosition, Event, NotUnderstood, Odds, Prompt, Refusal, Result
from .variants import base_of, variants_in, with_variant

P = TypeVar("P")
KEPT = 48
"""How many composed scenarios are kept ready."""
NOTHING = ("nobody", "nowhere", "none", "-")
"""The name of nothing."""


class Dumps(Protocol):
    """How a game writes and reads its positions."""

    scenario: str

    def dump(self, position: Any) -> dict[str, Any]: ...

    def lay(self, doc: Mapping[str, Any]) -> Any:
        """The position of a document, before any rule has run."""
        ...

    def go_on(self, position: Any, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Compute what follows from the document, and let the rules act by themselves until a player has a choice."""
        ...


def plain_word(message: str) -> str | None:
    """The word of a message such as `side-NAME`; None for nobody and nothing."""
    word = message.partition("-")[2].replace("-", "_")
    return None if word in NOTHING else word


class _Paper(threading.local):
    """Space for a list of choices, one per thread."""

    def __init__(self, kind: type[Any]) -> None:
        self.choices: Any = one(kind)


class Setting(ABC, Generic[P]):
    """One scenario ready to be played."""

    engine: ClassVar[AnyEngine]
    seats: ClassVar[tuple[str, ...]]
    words: ClassVar[Catalog]
    echoes: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that tell a seat nothing but its own order, which may therefore be taken back."""
    changing: ClassVar[frozenset[str]] = frozenset()
    """Kinds of numbers in events that stand for something else in another position of the scenario."""

    def __init__(self, scenario: str, world: Any, notation: Notation, document: Dumps) -> None:
        self.scenario = scenario
        self.world = world
        self._notation: Any = notation
        self._document = document
        self._paper = _Paper(self.engine.choices)
        self.texts: dict[Key, str] = {}
        """Texts of actions that mean the same in every position, by their keys."""
        self.standings: dict[tuple[bytes, tuple[str, ...] | None], Standing] = {}
        """How its matches stand, by the facts of the prompt and, where several may have to choose, who has to."""
        self.lists: dict[bytes, Choosing] = {}
        """Lists of choices that mean the same in every position, by the bytes of their actions."""
        self.masks: dict[tuple[str, str], dict[str, str] | None] = {}
        """Actions as every view may know them, or None if all know all: by their texts and those who act."""
        self.told: dict[tuple[int, ...], ToldEvent] = {}
        """Events that read the same in every position, by their numbers."""
        self.event_parts: dict[tuple[str, str, int], bytes] = {}
        """What numbers of events stand for in every position, as it is told: by argument, kind and number."""

    def within(self, world: Any) -> Self:
        """The same scenario in another world."""
        found = copy(self)
        found.world = world
        vars(found).pop("plain_world", None)
        return found

    @cached_property
    def plain_world(self) -> Any:
        """The world in an ordinary array, which is fastest to pass to compiled code."""
        return np.frombuffer(self.world.tobytes(), plain_type(self.world.dtype))

    # Seats

    @property
    def playing(self) -> tuple[str, ...]:
        """The seats that this scenario has; by default all of the game's."""
        return self.seats

    def waiting(self, position: P) -> tuple[str, ...]:
        """The seats that have to choose now: for a sealed question, all that have not answered it."""
        return self.alone(self.seat(position))

    def alone(self, seat: str | None) -> tuple[str, ...]:
        """The seat in turn as the only one that has to choose."""
        return () if seat is None else (seat,)

    @cached_property
    def asks_several(self) -> bool:
        """Whether several seats may have to choose at once."""
        return type(self).waiting is not Setting.waiting

    def turned_to(self, position: P, seat: str | None) -> P:
        """The position as it is when a given waiting seat chooses first; by default only one ever waits."""
        if seat is None or seat == self.seat(position):
            return position
        raise self.not_waiting(position, seat)

    def made_by(self, action: Action, seat: str | None, position: P) -> Action:
        """An action as the choice of a seat, if several wait; by default only one ever does."""
        self.turned_to(position, seat)
        return action

    def choice(self, position: P, action: Action | str, seat: str | None = None) -> Action:
        """An action, or its text, as the choice of a seat: ready to be checked and carried out."""
        read = action if isinstance(action, Action) and action.code else self.read(position, str(action))
        return self.made_by(read, seat, position)

    def not_waiting(self, position: P, seat: str) -> NotUnderstood:
        """The complaint about a seat that chooses when it has nothing to choose."""
        asked = self.waiting(position)
        rest = f"{' and '.join(asked)} {'has' if len(asked) == 1 else 'have'}" if asked else "it is over"
        return NotUnderstood(f"{seat} has nothing to choose now; {rest}")

    # Playing

    def begin(self, dice: Dice, log: Log) -> P:
        """The position at the first choice."""
        position: P = one(self.engine.position)
        self.engine.begin(self.world, position, dice, log)
        return position

    def codes(self, position: P, seat: str | None = None) -> list[tuple[int, ...]]:
        """The listed actions as numbers, for a seat if several wait."""
        choices = self._paper.choices
        count = self.engine.legal(self.world, self.turned_to(position, seat), choices)
        return self.engine.codes.numbers(choices.actions[:count])

    def legal(self, position: P) -> list[Action]:
        """The listed actions in words."""
        return [self.action(position, code) for code in self.codes(position)]

    def action(self, position: P, code: Sequence[int]) -> Action:
        """An action from its numbers."""
        record = self.engine.codes.filled(tuple(code))
        return Action(self._notation.write(self.world, position, record), tuple(code))

    def read(self, position: P, text: str) -> Action:
        """An action from its text."""
        record = self._notation.read(self.world, position, text)
        return Action(" ".join(text.split()), self.engine.codes.numbers(record)[0])

    def knows(self, action: Action) -> bool:
        """Whether the numbers of an action are those of one of this game."""
        spans, code = self.engine.spans, action.code
        if not isinstance(code, tuple) or code[0] not in spans or len(code) != len(spans[code[0]]):
            return False
        return all(number in span for number, span in zip(code, spans[code[0]], strict=True))

    def check(self, position: P, action: Action) -> Refusal | None:
        """Why an action is not allowed, or None."""
        record = self.engine.codes.filled(action.code)
        code = self.engine.refusals[self.engine.check(self.world, position, record)]
        if not code:
            return None
        args = {"action": action.text, "ask": Text(f"ask-{self.prompt(position).ask or 'over'}")}
        args |= self.refused(position, action, code)
        return Refusal(
            named("refusal", code), args, self.words, rule=self.rule_against(code), at=self.places(position, action)
        )

    def allows(self, position: P, action: Action) -> bool:
        """Whether an action may be chosen without being listed."""
        return bool(action.code) and action.code[0] in self.engine.free and self.check(position, action) is None

    def places(self, position: P, action: Action) -> tuple[str, ...]:
        """The places on the map that a refusal of an action refers to: by default the hexes that it names."""
        return tuple(word for word in action.text.split() if word.isdigit() and len(word) == 4)

    def apply(self, position: P, action: Action, dice: Dice, log: Log) -> None:
        """Carry out a legal action."""
        self.engine.apply(self.world, position, self.engine.codes.filled(action.code), dice, log)

    @abstractmethod
    def refused(self, position: P, action: Action, code: Any) -> dict[str, Any]:
        """The arguments of a refusal."""

    def rule_against(self, code: RuleCode) -> str:
        """The rule that a refusal cites."""
        return self.rule_here(code.rule)

    def rule_here(self, rule: str) -> str:
        """The rule for this scenario, if scenarios state it in different rules; by default the same."""
        return rule

    def observe(self, position: P, seat: str | None) -> P:
        """The position as a seat knows it (None: the public), as a copy."""
        seen = clone(position)
        self.engine.observe(self.world, seen, PUBLIC if seat is None else self.seats.index(seat))
        return seen

    def mask(self, action: Action) -> Action:
        """An action as the other seats see it."""
        return Action(self._notation.masked(action.text))

    def mask_for(self, viewer: str | None, action: Action, seat: str) -> Action:
        """A seat's action as a viewer may know it; None is the public."""
        return action if viewer == seat else self.mask(action)

    def uncovers(self, before: P, after: P, seat: str) -> bool:
        """Whether a step has shown a seat something that was hidden from it."""
        views = (before, after, self.observe(before, seat), self.observe(after, seat))
        return uncovers(*(np.frombuffer(view.tobytes(), np.uint8) for view in views))  # type: ignore[attr-defined]

    def tells_secret(self, kind: str, readers: Collection[str]) -> bool:
        """Whether an event tells some seats only what they did not know: not what one of them has just ordered."""
        return bool(readers) and kind not in self.echoes

    # Telling

    def seat(self, position: P) -> str | None:
        """Who has to choose."""
        number = int(position.seat)  # type: ignore[attr-defined]
        return None if number < 0 else self.seats[number]

    def prompt(self, position: P) -> Prompt:
        """Who has to choose, and what is asked."""
        facts = one(self.engine.prompt_facts)
        self.engine.note(self.world, position, facts)
        return self.prompt_of(self.engine.prompt_tuple(*facts.tolist()))

    def prompt_for(self, position: P, viewer: str | None) -> Prompt:
        """The prompt as a viewer may know it; for one of several waiting seats, its own question."""
        seen = self.observe(position, viewer)
        return self.prompt(self.turned_to(seen, viewer) if viewer in self.waiting(position) else seen)

    @abstractmethod
    def prompt_of(self, noted: Any) -> Prompt:
        """The prompt of an observed position."""

    def events(self, position: P, log: Log) -> list[Event]:
        """Events in words."""
        return [self.event(position, self.happened(raw)) for raw in rows_of(log)]

    @cached_property
    def _event_table(self) -> EventTable:
        return EventTable(self.engine)

    def happened(self, raw: Sequence[int]) -> Happened:
        """An event of the log, decoded."""
        return self._event_table.read(self, raw)

    def event(self, position: P, happened: Happened) -> Event:
        """An event in words."""
        args: dict[str, Any] = {}
        values: dict[str, int | str | None] = {}
        for (name, kind), value in zip(happened.slots, happened.numbers, strict=False):
            args[name] = self.say_number(position, kind, value)
            values[name] = self.value_of(kind, value, args[name])
        if happened.cause:
            args["cause"] = Text(happened.cause)
            values["cause"] = plain_word(happened.cause)
        return Event(
            happened.name, args, self.words, happened.kind, happened.rule, readers=happened.readers, values=values
        )

    def value_of(self, kind: str, number: int, said: Any) -> int | str | None:
        """A number of an event as a plain value, given its form in a sentence."""
        if isinstance(said, Text):
            return self.value_of(kind, number, said.args["id"]) if "id" in said.args else plain_word(said.name)
        return None if said in NOTHING else said

    def event_name(self, kind: str, name: str, slots: Slots, numbers: Sequence[int]) -> str:
        """The message of an event, if its numbers select another than usual; by default the usual one."""
        return name

    def say_number(self, position: P, kind: str, value: int) -> Any:
        """A number of an event as it appears in a sentence: a number, a text, or words."""
        if kind in ("side", READER):
            return self.say_side(value)
        if kind == "hex":
            return self._notation.hex(value)
        if kind == "part":
            return Text(named("modifier", self.engine.parts[value]))
        return value

    def say_side(self, side: int) -> Text:
        """A side in a sentence."""
        return Text(f"side-{self.seats[side] if 0 <= side < len(self.seats) else 'nobody'}")

    @abstractmethod
    def result(self, position: P) -> Result | None:
        """Who won and why, once it is over."""

    @abstractmethod
    def odds(self, position: P, action: Action) -> Odds | None:
        """The exact distribution of results; None if no die decides."""

    # Documents

    def call(self, scenario: str) -> None:
        """Give the scenario the name that it has elsewhere."""
        self.scenario = self._document.scenario = scenario

    def from_bytes(self, raw: bytes) -> P:
        """The position from its record's bytes."""
        found: P = np.frombuffer(bytearray(raw), dtype_of(self.engine.position))[0]
        return found

    def dump(self, position: P) -> dict[str, Any]:
        """The position as a document."""
        return self._document.dump(position)

    def load(self, doc: Mapping[str, Any], dice: Sequence[int] = ()) -> P:
        """The position of a document; `dice` dictates all rolls that the rules make on loading."""
        return self.enter(doc, dice_from(0, dictation(dice)), one(Log))

    def enter(self, doc: Mapping[str, Any], dice: Dice, log: Log) -> P:
        """The position of a document, with dice for the rolls on loading; the events are in the log."""
        found: P = self._document.lay(doc)
        refuse_out_of_range(self.engine.position, found, self.world)
        self._document.go_on(found, doc, dice, log)
        refuse_out_of_range(self.engine.position, found, self.world)
        wrong = objection(dice, "load")
        if wrong:
            raise BadOpeningDice(f"dice: {wrong}")
        return found


S = TypeVar("S", bound=Setting[Any])


class GameRules(Generic[S]):
    """A game: its scenarios and their settings."""

    slug: ClassVar[str]
    ruleset: ClassVar[int]
    seats: ClassVar[tuple[str, ...]]
    words: ClassVar[Catalog]
    folder: ClassVar[Traversable]
    slugs: ClassVar[tuple[str, ...]] = ()
    """The scenarios that come with the game."""
    setting_class: ClassVar[type[Any]]
    """The class of its settings, made of a scenario's name and an owner's tables."""
    scenario_model: ClassVar[type[Struct] | None] = None
    """What a scenario file of one's own holds; None if the game reads none."""
    scenario_folder: ClassVar[str] = "scenarios"
    """The folder of `data` with the files of shipped scenarios."""
    varied_in: ClassVar[str] = ""
    """The package with the variants of its scenarios, if it has any."""
    carries_scenarios: ClassVar[bool] = False
    """Whether its settings can also be made of the contents of a scenario file."""

    def __init__(self) -> None:
        self._shipped: dict[str, S] = {}
        self._agreed = lru_cache(KEPT)(lambda scenario: self.make(scenario, None))

    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that come with the game."""
        return self.slugs

    def make(self, scenario: str, tables: Own | None) -> S:
        """A new setting of a scenario."""
        made: S = self.setting_class(scenario, tables)
        return made

    def make_own(self, own: Document, tables: Own | None) -> S:
        """A new setting of a designer's own scenario."""
        made: S = self.setting_class(own, tables)
        return made

    def own_scenario(self, path: Path) -> Document | None:
        """A scenario file with all that it refers to, to be carried along; None if that cannot be done."""
        return outside(path) if self.carries_scenarios else None

    def scenario_schema(self) -> dict[str, Any] | None:
        """The JSON schema of a scenario file, from its declaration; None if the game reads none."""
        if self.scenario_model is None:
            return None
        head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"A scenario of {self.slug}"}
        found = head | msgspec.json.schema(self.scenario_model)
        if self.carries_scenarios:
            found["$defs"][found["$ref"].rpartition("/")[2]]["properties"][OVERRIDES] = SCHEMA
        return found

    def scenario_text(self, scenario: str) -> str | None:
        """The file of a shipped scenario, to begin one's own from; None if it has no file of its own."""
        file = self.folder.joinpath("data", self.scenario_folder, f"{scenario}.toml")
        return file.read_text(encoding="utf-8") if scenario in self.scenarios() and file.is_file() else None

    def scenario_values(self, scenario: str) -> dict[str, Any] | None:
        """The contents of a shipped scenario or a variant with all that it refers to, to begin one's own from."""
        is_variant = scenario in self.variants()
        text = self.scenario_text(base_of(scenario) if is_variant else scenario)
        if text is None:
            return None
        values = parsed(scenario, text.encode())
        return with_variant(values, self.varied_in, scenario) if is_variant else values

    def variants(self) -> tuple[str, ...]:
        """The variants of the game's scenarios."""
        return tuple(variants_in(self.varied_in)) if self.varied_in else ()

    def setting(self, scenario: str | Document, tables: Own | None = None) -> S:
        """A scenario ready to be played; shipped ones are made once, of others the latest are kept."""
        if isinstance(scenario, Document):
            return self._setting_of(scenario, tables)
        own = own_scenario(scenario)
        whole = self.own_scenario(own) if isinstance(own, Path) else None
        if whole and OVERRIDES in whole.data:
            return self._setting_of(whole, tables)
        if tables or own:
            return self.make(scenario, tables)
        if scenario not in self.scenarios():
            return self._agreed(scenario)
        if scenario not in self._shipped:
            self._shipped[scenario] = self.make(scenario, None)
        return self._shipped[scenario]

    def _setting_of(self, own: Document, tables: Own | None) -> S:
        """The setting of a designer's own scenario, with the values that it brings along."""
        scenario, values = with_overrides(own, tables)
        try:
            return self.make_own(scenario, values)
        except DataError as error:
            if values is tables or error.file == own.file:
                raise
            raise DataError(own.file, f"{OVERRIDES}.{error.place}", error.kind, error.sentence) from None

    def dump(self, position: Any) -> dict[str, Any]:
        """A position of a shipped scenario as a document."""
        if not hasattr(position, "scenario"):
            raise BadPosition(f"this is no position of {self.slug}: {position!r}")
        if position.scenario == 0:
            raise BadPosition("a position of a scenario of your own is dumped by its match")
        return self.setting(self.scenarios()[position.scenario - 1]).dump(position)

    def load(
        self,
        doc: Mapping[str, Any],
        dice: Sequence[int] = (),
        tables: Own | None = None,
        scenario_file: Own | None = None,
    ) -> tuple[S, Any]:
        """A position from its document, and its setting; a scenario file must be given."""
        setting = self.setting_of(doc, tables, scenario_file)
        return setting, setting.load(doc, dice)

    def setting_of(self, doc: Mapping[str, Any], tables: Own | None = None, scenario_file: Own | None = None) -> S:
        """The setting of a position's document."""
        refuse_monsters(doc)
        if not isinstance(doc, Mapping) or doc.get("game", self.slug) != self.slug:
            raise BadPosition(f"game: this is no position of {self.slug}")
        scenario = doc.get("scenario")
        if not isinstance(scenario, str):
            raise BadPosition("scenario: a position names its scenario")
        brought = scenario_file if isinstance(scenario_file, Document) else str(scenario_file or "")
        source = brought if scenario.endswith(OWN_FILE) else scenario
        if not source:
            raise BadPosition(f"scenario: {scenario!r} is a file, and no file is read that only a document names")
        try:
            setting = self.setting_to_load(doc, source, tables)
        except DataError as error:
            raise BadPosition(str(error)) from None
        setting.call(scenario)
        return setting

    def setting_to_load(self, doc: Mapping[str, Any], scenario: str | Document, tables: Own | None) -> S:
        """The setting in which a document is read."""
        return self.setting(scenario, tables)
