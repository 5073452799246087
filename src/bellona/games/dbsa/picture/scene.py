"""One position being drawn, and its messages."""

from __future__ import annotations

from typing import Any

from bellona.drawing import Point
from bellona.ornaments import Speech

from ..data.options import title
from ..position.records import ARMY, ELEMENTS, Kind, Status
from ..text.notation import ELEMENT_NAMES
from .measures import paces


class Scene:
    """One position being drawn."""

    def __init__(self, setting: Any, battle: Any, language: str) -> None:
        self.setting = setting
        self.battle = battle
        self.world = setting.world
        self.say = Speech(setting.words, language)
        self.height = paces(self.world.height)
        self.width = paces(self.world.width)

    def title(self) -> str:
        """The name of the battle."""
        if self.setting.scenario.endswith(".toml"):
            return self.say("scenario-own")
        told = title(self.setting.scenario)
        return self.say(told.name, **told.args)

    def army(self, side: int) -> str:
        """A side in words: its army and its colour."""
        told = self.setting.label(side)
        return self.say(told.name, **told.args)

    def kind(self, e: int) -> str:
        """The short name of an element's type, in small letters."""
        return Kind(int(self.battle.elements[e].kind)).name.lower()

    def element(self, e: int) -> str:
        """An element in words."""
        name = "piece-general" if self.battle.elements[e].general else "piece-element"
        return self.say(name, id=ELEMENT_NAMES[e], kind=self.say(f"kind-{self.kind(e)}"))

    def depth(self, e: int) -> float:
        """The depth of an element's base."""
        return paces(self.world.troops[int(self.battle.elements[e].kind)].depth)

    def pose(self, thing: Any) -> tuple[Point, float]:
        """Where the middle of a front edge lies on paper, and how far it is turned."""
        return (paces(thing.x), self.height - paces(thing.y)), int(thing.facing) / 100

    def present(self) -> list[int]:
        """The elements on the board."""
        return [e for e in range(ELEMENTS) if self.battle.elements[e].status == Status.ON_BOARD]

    def army_of(self, side: int) -> list[int]:
        """The elements of a side that take part."""
        first = side * ARMY
        return [e for e in range(first, first + ARMY) if self.battle.elements[e].status != Status.ABSENT]
