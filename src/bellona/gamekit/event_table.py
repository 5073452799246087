"""Events as compiled rules emit them, six numbers each, with the meaning of their codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ..kernel.log import Log
from .rule_codes import named

if TYPE_CHECKING:
    from .engine import AnyEngine
    from .setting import Setting

Slots: TypeAlias = tuple[tuple[str, str], ...]
"""For each number of an event, its argument in the message and its kind."""
FIRST_NUMBER = 2
"""Where the numbers of an event begin, after its kind and its cause."""


class Happened(NamedTuple):
    """An event with decoded codes: formatted by `Setting.event`, sent by `Live`."""

    kind: str
    name: str
    """Its message."""
    rule: str
    slots: Slots
    numbers: Sequence[int]
    cause: str
    """The message of its cause, if it has one."""
    readers: tuple[str, ...]
    """Its only readers; empty if everybody may read it."""


class EventTable:
    """The meaning of the codes in the events of a game."""

    def __init__(self, engine: AnyEngine) -> None:
        self._kinds = tuple((told.word, named("event", told), told.rule, told.numbers) for told in engine.event_kinds)
        self._causes = tuple((cause.rule, named("cause", cause) if cause else "") for cause in engine.causes)
        self._part_rules = tuple(part.rule for part in engine.parts)
        self._modifier = next((place for place, told in enumerate(engine.event_kinds) if told.word == "modifier"), -1)
        self._part_place = FIRST_NUMBER + engine.part_place
        self._readers = engine.readers

    def read(self, setting: Setting[Any], event: Sequence[int]) -> Happened:
        """An event of a scenario."""
        kind, numbers = event[0], event[FIRST_NUMBER:]
        word, name, rule, slots = self._kinds[kind]
        cause_rule, cause = self._causes[event[1]]
        if kind == self._modifier:
            rule = self._part_rules[event[self._part_place]]
        else:
            rule = setting.rule_here(cause_rule or rule)
        places = self._readers[kind]
        readers = tuple(setting.seats[numbers[place]] for place in places if numbers[place] >= 0) if places else ()
        return Happened(word, setting.event_name(word, name, slots, numbers), rule, slots, numbers, cause, readers)


def rows_of(log: Log) -> list[tuple[int, ...]]:
    """The events of a log as plain numbers: kind, cause and arguments."""
    events: Any = log.events
    found: list[tuple[int, ...]] = events[: int(log.count)].tolist()
    return found
