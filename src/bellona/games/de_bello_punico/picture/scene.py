"""One position being drawn, and its messages."""

from __future__ import annotations

from typing import Any

from bellona.ornaments import Speech

from ..data.options import is_composed
from ..data.options import title as variant_title
from ..position.records import UNITS, Battle, Status
from ..text.notation import SEATS


class Scene:
    """One position being drawn."""

    def __init__(self, setting: Any, battle: Battle, language: str) -> None:
        self.setting = setting
        self.battle = battle
        self.field = setting.field
        self.tables = setting.tables
        self.notation = setting.notation
        self.prompt = setting.prompt(battle)
        self.say = Speech(self.prompt.words, language)
        self.present = [n for n in range(UNITS) if battle.units[n].status != Status.ABSENT]

    def title(self) -> str:
        """The battle's name; one of a designer's own is called so, whatever it calls itself."""
        data, name = self.setting.data, f"scenario-{self.setting.data.id}"
        if is_composed(self.setting.scenario):
            told = variant_title(self.setting.scenario)
            return self.say(told.name, **told.args)
        if self.setting.scenario == data.id and self.say.knows(name):
            return self.say(name)
        title = self.say("picture-title", name=data.id.replace("_", " ").capitalize(), year=data.date.bc)
        return self.say("picture-own-title", title=title)

    def leader(self, side: int) -> Any:
        """The scenario's data about a commander."""
        return self.setting.data.army(SEATS[side]).leader
