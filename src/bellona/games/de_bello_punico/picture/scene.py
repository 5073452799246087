"""One position being drawn, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bellona.kernel.words import Words

from ..notation import SEATS
from ..position import UNITS, Battle, Status


class Speech(NamedTuple):
    """The game's messages in one language."""

    words: Words
    language: str

    def __call__(self, name: str, /, **args: Any) -> str:
        return self.words.say(name, args, self.language)

    def knows(self, name: str) -> bool:
        """Whether there is such a message."""
        return self.words.has(name, self.language)


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
        """The battle's name."""
        data, name = self.setting.data, f"scenario-{self.setting.data.id}"
        if self.say.knows(name):
            return self.say(name)
        return self.say("picture-title", name=data.id.replace("_", " ").capitalize(), year=data.date.bc)

    def leader(self, side: int) -> Any:
        """What the scenario says of a commander."""
        return self.setting.data.army(SEATS[side]).leader


def is_doubtful(provenance: Mapping[str, str], *values: str) -> bool:
    """Whether any of these values is reconstructed."""
    return any(provenance.get(value, "").startswith("reconstructed") for value in values)
