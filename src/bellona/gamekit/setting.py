"""What every game does alike: choices as numbers and as texts, events in words, scenarios made once, documents."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import numpy as np

from ..kernel.buffers import plain_type
from ..kernel.dice import Dice, dice_from, dictation, objection
from ..kernel.log import Log
from ..kernel.record import dtype_of, one
from .action_codec import Codes, Key
from .catalog import Catalog, Text
from .data_files import DataError, Own
from .ranges import refuse_out_of_range
from .reading import refuse_monsters
from .rule_codes import RuleCode
from .values import Action, BadPosition, Event, NotUnderstood, Odds, Prompt, Refusal, Result

P = TypeVar("P")
KEPT = 48
"""How many scenarios put together from options are kept ready."""
OWN_FILE = ".toml"
"""How the name of a scenario of one's own ends."""
READER = "reader"
"""The kind of an event's number that is a seat which may read it, when others may not."""


@dataclass(frozen=True)
class Engine:
    """The compiled part of a game: its records, the functions over them, and the codes they speak in."""

    position: type[Any]
    choices: type[Any]
    action: type[Any]
    brief: type[Any]
    noted: type[Any]
    """A brief as plain numbers, in the order of its fields."""
    begin: Callable[..., None]
    apply: Callable[..., None]
    legal: Callable[..., int]
    check: Callable[..., int]
    note: Callable[..., None]
    told: tuple[RuleCode, ...]
    causes: tuple[RuleCode, ...]
    parts: tuple[RuleCode, ...]
    refusals: tuple[RuleCode, ...]
    free: frozenset[int] = frozenset()
    """The verbs of actions that may be chosen without being listed; the list is then a selection."""

    @cached_property
    def codes(self) -> Codes:
        """How actions are turned into numbers and back."""
        return Codes(self.action)

    @cached_property
    def part_place(self) -> int:
        """Which number of a modifier says what part it is."""
        modifier = next((told for told in self.told if told.word == "modifier"), None)
        kinds = [kind for _, kind in modifier.numbers] if modifier else []
        return kinds.index("part") if "part" in kinds else 0

    @cached_property
    def readers(self) -> tuple[tuple[int, ...], ...]:
        """For each kind of event the places of the numbers that are its only readers."""
        return tuple(
            tuple(place for place, (_, kind) in enumerate(told.numbers) if kind == READER) for told in self.told
        )


class Writes(Protocol):
    """How a game writes and reads its actions; one whose events name hexes writes those too, with `hex`."""

    def write(self, world: Any, position: Any, action: Any) -> str: ...
    def read(self, world: Any, position: Any, text: str) -> Any: ...


class Dumps(Protocol):
    """How a game writes and reads its positions."""

    scenario: str

    def dump(self, position: Any) -> dict[str, Any]: ...

    def lay(self, doc: Mapping[str, Any]) -> Any:
        """The position that a document tells of, before any rule has looked at it."""
        ...

    def go_on(self, position: Any, doc: Mapping[str, Any], dice: Dice) -> None:
        """What follows from the document, and what the rules do by themselves until somebody has a choice."""
        ...


def named(family: str, code: RuleCode) -> str:
    """The message of a code: `refusal-not-asked`."""
    return f"{family}-{code.word.replace('_', '-')}"


class _Paper(threading.local):
    """Room for a list of choices, for each thread its own."""

    def __init__(self, kind: type[Any]) -> None:
        self.choices: Any = one(kind)


class Setting(ABC, Generic[P]):
    """One scenario ready to be played."""

    engine: ClassVar[Engine]
    seats: ClassVar[tuple[str, ...]]
    words: ClassVar[Catalog]

    def __init__(self, scenario: str, world: Any, notation: Writes, document: Dumps) -> None:
        self.scenario = scenario
        self.world = world
        self._notation: Any = notation
        self._document = document
        self._paper = _Paper(self.engine.choices)
        self.texts: dict[Key, str] = {}
        """Texts of actions that mean the same in every position, by their keys."""

    @cached_property
    def plain_world(self) -> Any:
        """The world in an ordinary array, which is the quickest thing to hand to compiled code."""
        return np.frombuffer(self.world.tobytes(), plain_type(self.world.dtype))

    # Seats

    @property
    def playing(self) -> tuple[str, ...]:
        """The seats that this scenario has; by default all of the game's."""
        return self.seats

    def waiting(self, position: P) -> tuple[str, ...]:
        """Those who have to choose now: of a sealed question all who have not answered it."""
        seat = self.seat(position)
        return () if seat is None else (seat,)

    def turned_to(self, position: P, seat: str | None) -> P:
        """The position as it is when a seat chooses first of those who wait; by default only one ever waits."""
        if seat is None or seat == self.seat(position):
            return position
        raise self.not_waiting(position, seat)

    def made_by(self, action: Action, seat: str | None, position: P) -> Action:
        """An action as the choice of a seat, where several wait; by default only one ever does."""
        self.turned_to(position, seat)
        return action

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
        """The listed actions as numbers, of a seat if several wait."""
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
        """Whether an action may be chosen although it need not be listed."""
        return bool(action.code) and action.code[0] in self.engine.free and self.check(position, action) is None

    def places(self, position: P, action: Action) -> tuple[str, ...]:
        """The places on the map that a refusal of an action is about: by default the hexes that it names."""
        return tuple(word for word in action.text.split() if word.isdigit() and len(word) == 4)

    def apply(self, position: P, action: Action, dice: Dice, log: Log) -> None:
        """Carry out a legal action."""
        self.engine.apply(self.world, position, self.engine.codes.filled(action.code), dice, log)

    @abstractmethod
    def refused(self, position: P, action: Action, code: Any) -> dict[str, Any]:
        """What a refusal speaks of."""

    def rule_against(self, code: RuleCode) -> str:
        """The rule that a refusal cites."""
        return self.rule_here(code.rule)

    def rule_here(self, rule: str) -> str:
        """The rule by which this scenario has it, where each says it in a rule of its own; by default the same."""
        return rule

    @abstractmethod
    def observe(self, position: P, seat: str | None) -> P:
        """The position as a seat knows it."""

    @abstractmethod
    def mask(self, action: Action) -> Action:
        """An action as the other seat sees it."""

    # Telling

    def seat(self, position: P) -> str | None:
        """Whose choice it is."""
        number = int(position.seat)  # type: ignore[attr-defined]
        return None if number < 0 else self.seats[number]

    def prompt(self, position: P) -> Prompt:
        """Whose choice it is, and what is asked."""
        brief = one(self.engine.brief)
        self.engine.note(self.world, position, brief)
        return self.prompt_of(self.engine.noted(*brief.tolist()))

    @abstractmethod
    def prompt_of(self, noted: Any) -> Prompt:
        """The prompt of a position that has been looked at."""

    def events(self, position: P, log: Log) -> list[Event]:
        """What happened, in words."""
        return [self._event(position, log.events[place]) for place in range(log.count)]

    def readers(self, raw: Any) -> tuple[str, ...]:
        """Who alone may read an event; nobody in particular if all may."""
        numbers = (raw.a, raw.b, raw.c, raw.d)
        return tuple(self.seats[numbers[place]] for place in self.engine.readers[raw.kind] if numbers[place] >= 0)

    def _event(self, position: P, raw: Any) -> Event:
        told, cause = self.engine.told[raw.kind], self.engine.causes[raw.cause]
        numbers = zip(told.numbers, (raw.a, raw.b, raw.c, raw.d), strict=False)
        args = {name: self.say_number(position, kind, int(value)) for (name, kind), value in numbers}
        if cause:
            args["cause"] = Text(named("cause", cause))
        rule = self.rule_of(told, cause, int((raw.a, raw.b, raw.c, raw.d)[self.engine.part_place]))
        return Event(named("event", told), args, self.words, kind=told.word, rule=rule, readers=self.readers(raw))

    def rule_of(self, told: RuleCode, cause: RuleCode, part: int) -> str:
        """The rule by which something happened: of its cause, of the part that it tells, else of its kind."""
        return self.engine.parts[part].rule if told.word == "modifier" else self.rule_here(cause.rule or told.rule)

    def say_number(self, position: P, kind: str, value: int) -> Any:
        """A number of an event as it is put in a sentence: a number, a text, or words."""
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
        """The exact distribution of what dice decide; None where no die decides."""

    # Documents

    def call(self, scenario: str) -> None:
        """Give the scenario the name under which it is known elsewhere."""
        self.scenario = self._document.scenario = scenario

    def from_bytes(self, raw: bytes) -> P:
        """The position of its record's bytes."""
        found: P = np.frombuffer(bytearray(raw), dtype_of(self.engine.position))[0]
        return found

    def dump(self, position: P) -> dict[str, Any]:
        """The position as a document."""
        return self._document.dump(position)

    def load(self, doc: Mapping[str, Any], dice: Sequence[int] = ()) -> P:
        """The position of a document; `dice` dictates all rolls that the rules make by themselves on the way to it."""
        rolls = dice_from(0, dictation(dice))
        found: P = self._document.lay(doc)
        refuse_out_of_range(self.engine.position, found, self.world)
        self._document.go_on(found, doc, rolls)
        refuse_out_of_range(self.engine.position, found, self.world)
        wrong = objection(rolls, "load")
        if wrong:
            raise BadPosition(f"dice: {wrong}")
        return found


S = TypeVar("S", bound=Setting[Any])


class GameRules(ABC, Generic[S]):
    """A game: its scenarios and how to set them."""

    slug: ClassVar[str]
    ruleset: ClassVar[int]
    seats: ClassVar[tuple[str, ...]]
    words: ClassVar[Catalog]
    folder: ClassVar[Traversable]

    def __init__(self) -> None:
        self._shipped: dict[str, S] = {}
        self._agreed = lru_cache(KEPT)(lambda scenario: self.make(scenario, None))

    @abstractmethod
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that come with the game."""

    @abstractmethod
    def make(self, scenario: str, tables: Own | None) -> S:
        """A new setting of a scenario."""

    def setting(self, scenario: str, tables: Own | None = None) -> S:
        """A scenario ready to be played; one that comes with the game is made once, of others the latest are kept."""
        if tables or scenario.endswith(OWN_FILE):
            return self.make(scenario, tables)
        if scenario not in self.scenarios():
            return self._agreed(scenario)
        if scenario not in self._shipped:
            self._shipped[scenario] = self.make(scenario, None)
        return self._shipped[scenario]

    def dump(self, position: Any) -> dict[str, Any]:
        """A position of a shipped scenario as a document."""
        if position.scenario == 0:
            raise BadPosition("a position of a scenario of your own is dumped by its match")
        return self.setting(self.scenarios()[position.scenario - 1]).dump(position)

    def load(
        self,
        doc: Mapping[str, Any],
        dice: Sequence[int] = (),
        tables: Own | None = None,
        scenario_file: Path | None = None,
    ) -> tuple[S, Any]:
        """A position from its document, and its setting; the file of a scenario of one's own has to be given."""
        refuse_monsters(doc)
        if not isinstance(doc, Mapping) or doc.get("game", self.slug) != self.slug:
            raise BadPosition(f"game: this is no position of {self.slug}")
        scenario = doc.get("scenario")
        if not isinstance(scenario, str):
            raise BadPosition("scenario: a position names its scenario")
        source = str(scenario_file or "") if scenario.endswith(OWN_FILE) else scenario
        if not source:
            raise BadPosition(f"scenario: {scenario!r} is a file, and no file is read that only a document names")
        try:
            setting = self.setting_to_load(doc, source, tables)
        except DataError as error:
            raise BadPosition(str(error)) from None
        setting.call(scenario)
        return setting, setting.load(doc, dice)

    def setting_to_load(self, doc: Mapping[str, Any], scenario: str, tables: Own | None) -> S:
        """The setting in which a document is read."""
        return self.setting(scenario, tables)
